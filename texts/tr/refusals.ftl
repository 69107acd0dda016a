### Why something is refused, and what one can do instead.

## The session and the account.

refusals-sign_in_required = Oturumunuz sona erdi. Yeniden giriş yapın.
refusals-wrong_credentials = Ad ya da parola yanlış.
refusals-second_factor_required = Doğrulama uygulamanızdaki kodu da girin.
refusals-wrong_passkey = Buradaki hiçbir hesap bu geçiş anahtarını kullanmıyor. Parolanızla giriş yapın.
refusals-wrong_code = Bu kod yanlış ya da daha önce kullanıldı. En yenisini girin.
refusals-scope_missing = Token’da şu izin yok: { $scope }.
refusals-wrong_csrf_token = Bu sayfa güncel değil. Yeniden yükleyin.
refusals-wrong_origin = Bu sayfanın bunu yapmasına izin yok. Yeniden yükleyin.
refusals-action_arrived = Bu istek zaten ulaştı. Sonucunu görmek için sayfayı yeniden yükleyin.
refusals-address_blocked = Ağınızdan gelen istekler engelleniyor. Bunun bir yanlışlık olduğunu düşünüyorsanız sitenin işletmecilerine yazın.
refusals-address_blocked_until = Ağınızdan gelen istekler şu zamana kadar engelleniyor: { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Bunun bir yanlışlık olduğunu düşünüyorsanız sitenin işletmecilerine yazın.
refusals-suspended = Bu hesap askıya alındı. Nedenini, ne zamana kadar sürdüğünü ve nasıl itiraz edileceğini hesap sayfanız söyler.
refusals-restricted = Bir moderatör, hesaplardan birini bahissiz ve katılım ücretsiz, reytingsiz maçlarla sınırladı.
refusals-name_taken = Bu ad alınmış ya da alınmış bir ada çok benziyor. Başka bir ad seçin.
refusals-common_password = Bu parola çok yaygın. Daha uzun bir parola seçin, örneğin birkaç sözcük.
refusals-begins_with_letter = Ad bir harfle başlar.
refusals-name_character = Yalnızca harf, rakam, - ve _ kullanılabilir; { $character } kullanılamaz.
refusals-name_reserved = { $name } sunucuya ayrılmıştır. Başka bir ad seçin.
refusals-name_looks_reserved = { $name }, sunucuya ayrılmış { $kept } adına benziyor. Başka bir ad seçin.
refusals-sign_out_to_be_a_guest = Misafir olarak oynamadan önce çıkış yapın.
refusals-passkeys_need_a_host_name = Geçiş anahtarları için sitenin IP adresi değil, localhost gibi bir alan adı olmalı.
refusals-malformed_token = Token bozuk: fp_ ve 64 onaltılık rakam bekleniyordu.
refusals-unknown_token = Bu token artık geçerli değil.
refusals-browser_only = Bunu hiçbir token yapamaz. Tarayıcıyla giriş yapın.
refusals-sockets_of_token = Bir token’ın en çok { $max } açık soketi ve akışı olabilir. Önce birini kapatın.

## Accounts, passwords, passkeys and programs.

refusals-not_a_guest = Yalnızca bir misafirin hesabı yeni bir adla korunabilir.
refusals-no_guest_any_more = Bu hesap artık bir misafirin değil.
refusals-no_guest_name = Boşta misafir adı bulunamadı. Yeniden deneyin.
refusals-guests_have_no_password = Misafirlerin parolası yoktur. Önce hesabınızı koruyun.
refusals-password_changed = Parola bu arada değiştirildi.
refusals-passwords_busy = Çok fazla parola denetlenmeyi bekliyor. Yeniden deneyin.
refusals-one_character_repeated = Tek bir karakterin tekrarı çok kolay tahmin edilir.
refusals-password_is_name = Parola, hesabın adıyla aynı olamaz.
refusals-codes_required = Kod zaten isteniyor. Önce iki aşamalı doğrulamayı kapatın.
refusals-no_codes_required = Kod istenmiyor.
refusals-no_set_up = İlk kodunu bekleyen bir kurulum yok. Yeniden başlayın.
refusals-set_up_begun_again = Kuruluma bu arada yeniden başlandı.
refusals-session_confirms_itself = Bir oturum kendini onaylayamaz. Başka bir oturumu ya da e-postadaki bağlantıyı kullanın.
refusals-passkeys_full = Bir hesabın en çok { $max } geçiş anahtarı olabilir.
refusals-passkey_stored = Bu geçiş anahtarı zaten kayıtlı.
refusals-passkey_too_late = Geçiş anahtarının oluşturulması çok uzun sürdü ya da anahtar zaten kayıtlı. Yeniden başlayın.
refusals-passkey_client_data = Geçiş anahtarının istemci verileri bu işleme ait değil.
refusals-passkey_of_other_site = Geçiş anahtarı başka bir site için yapılmış.
refusals-passkey_data_unreadable = Geçiş anahtarının kimlik doğrulayıcı verileri okunamıyor.
refusals-passkey_not_verified = Cihaz, kullanıcısını doğrulamadı.
refusals-passkey_not_es256 = Geçiş anahtarının anahtarı ES256 değil.
refusals-passkey_signature = İmza, geçiş anahtarına uymuyor.
refusals-passkey_copied = Geçiş anahtarı kopyalanmış.
refusals-base64url = Bu, dolgusuz base64url değil.
refusals-guests_have_no_programs = Misafirlerin programı olmaz. Önce hesabınızı koruyun.
refusals-bots_have_no_programs = Bir botun kendi programları olamaz.
refusals-bots_full = Zaten { $max } botunuz var; daha fazlası olamaz.
refusals-tokens_full = Zaten { $max } token’ınız var; daha fazlası olamaz.
refusals-account_still_wanted = Önce maçlarınızı ve etkinliklerinizi bitirin ya da bırakın; botlarınızınkileri de. Kaydolduğunuz bir karşılaştırmalı etkinlik bitene kadar hesap silinemez.
refusals-guests_have_no_credits = Misafirlerin kredisi yoktur. Kredi almak için hesabınızı koruyun.
refusals-no_top_up = Kredi, ilk maçtan sonra günde bir kez tamamlanabilir: sizin ve botlarınızın kredisi, oyundaki bahisler dahil, toplam { $credits } tutarının altındaysa.
refusals-guests_keep_no_settings = Misafirlerin ayarları tarayıcıda kalır. Onları saklamak için hesabınızı koruyun.
refusals-at_most_settings = En çok { $max } ayar.
refusals-names_of_settings = Ayarların adları 1 ile { $max } arası harf, rakam ve _ içerir.
refusals-values_of_settings = Değerler metin, sayı ya da mantıksal değerdir.
refusals-guests_have_no_profile = Misafirlerin profili olmaz. Profil oluşturmak için hesabınızı koruyun.
refusals-no_such_drawing = Bu adda bir resim yok.
refusals-no_country_code = Bayrak, TR gibi iki büyük harfli bir ülke kodudur.
refusals-guests_have_no_contacts = Misafirler kişi ekleyemez. Önce hesabınızı koruyun.
refusals-friend_and_blocked = Bir kişi aynı anda hem arkadaş hem engelli olamaz.
refusals-contacts_full = Listenizde zaten { $max } kişi var; daha fazlası olamaz.

## Mail and notifications.

refusals-no_mail_here = Bu site e-posta göndermez.
refusals-guests_get_no_mail = Misafirler e-posta alamaz. Önce hesabınızı koruyun.
refusals-no_mail_address = Önce bir adres girin.
refusals-not_a_mail_address = Bu bir e-posta adresi değil.
refusals-too_many_resets = Yeni parola için çok fazla istek var. Yeniden deneyin.
refusals-no_such_link = Böyle bir bağlantı yok; kullanılmış ya da süresi dolmuş da olabilir.
refusals-no_web_push_here = Bu site web push bildirimi göndermez.
refusals-guests_get_no_notifications = Misafirler bildirim alamaz. Önce hesabınızı koruyun.
refusals-no_push_address = Sunucu adı olan, kullanıcı adı içermeyen bir https adresi bekleniyordu.
refusals-push_port = Bir push hizmetinin portu 443’tür.
refusals-no_public_address = Bu, herkese açık bir adres değil.
refusals-no_push_key = Bu, base64url ile yazılmış bir P-256 noktası değil.
refusals-no_push_auth = base64url ile yazılmış 16 bayt bekleniyordu.

## The rules of a match. The codes are those of `play::Refused`.

refusals-not_started = Maç henüz başlamadı.
refusals-started = Maç zaten başladı.
refusals-match_over = Maç bitti.
refusals-held = Direktör bu maçı duraklattı: maç sürdürülene kadar süreler durur.
refusals-waits_for_other_room = Diğer odayı bekleyin: o bu eli oynayana kadar süreniz durur.
refusals-no_game = Süren bir oyun yok.
refusals-game_not_over = Oyun henüz bitmedi.
refusals-not_your_turn = Sıra sizde değil.
refusals-already_rolled = Zarınızı zaten attınız.
refusals-dice_are_served = Bu maçın zarlarını sunucu atar.
refusals-not_rolled = Henüz zar atmadınız.
refusals-answer_cube_first = Size katlama teklif edildi: önce ona cevap verin.
refusals-answer_resignation_first = Rakibiniz pes etmeyi teklif ediyor: önce ona cevap verin.
refusals-wait_for_answer = Rakibiniz teklifinize henüz cevap vermedi.
refusals-nothing_to_answer = Cevaplanacak bir şey yok.
refusals-no_cube = Bu maç küpsüz oynanır.
refusals-crawford_game = Crawford oyununda küp kullanılmaz.
refusals-first_turn = Bir oyunun ilk eli zarla başlar.
refusals-cube_not_yours = Küp sizde değil.
refusals-cube_dead = Küp ölü: bu değerdeki bir oyun maçı kazanmanıza zaten yeter.
refusals-cube_at_limit = Küp { $limit } değerinin üstüne çıkamaz.
refusals-no_beavers = Bu masada beaver kararlaştırılmadı.
refusals-no_raccoons = Bu masada raccoon kararlaştırılmadı.
refusals-illegal_plays_are_corrected = Bu masada kural dışı hamleler düzeltilir.
refusals-no_illegal_play = Bu pozisyon bir hamle olarak kabul edilemez.
refusals-illegal_plays_declined = Rakibiniz bu elde { $max } kural dışı hamleyi reddetti: kurallara uygun bir hamle oynayın.
refusals-answer_illegal_play_first = Rakibinizin hamlesi kural dışı: önce kabul edin ya da reddedin.
refusals-resignation_too_low =
    { $least ->
        [single] Tek oyundan azıyla pes edemezsiniz.
        [gammon] Marstan azıyla pes edemezsiniz.
       *[backgammon] Katmerli marstan azıyla pes edemezsiniz.
    }
refusals-resignation_too_high =
    { $most ->
        [single] Burada en çok tek oyun kaybedebilirsiniz.
        [gammon] Burada en çok marsla kaybedebilirsiniz.
       *[backgammon] Burada en çok katmerli marsla kaybedebilirsiniz.
    }
refusals-resignation_declined = Rakibiniz bunu bu elde zaten reddetti: daha fazlasını teklif edin ya da oynamaya devam edin.
refusals-too_many_offers = Rakibiniz bu oyunda { $max } teklifi reddetti: kaybedebileceğiniz her şeyi teklif edin ya da oynamaya devam edin.
refusals-not_decided = Maç henüz belli olmadı: ancak kimse yetişemeyecek olunca durdurulabilir.
refusals-cannot_stop = Bu maç anlaşarak durdurulamaz.
refusals-no_next_game = Bu maçın sonraki oyunu kendiliğinden başlar.
refusals-too_late_to_abort = Maç sürüyor: yalnızca iki taraf da ilk elini tamamlayana kadar yarıda kesilebilir.
refusals-abort_declined = Rakibiniz oynamak istiyor: maç devam ediyor.
refusals-paused = Maç duraklatıldı: önce sürdürün.
refusals-paused_while_away = Rakibiniz şu an yok ve şu zamana kadar ara vermek üzere anlaştınız: { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Rakibiniz dönünce sürdürebilirsiniz.
refusals-no_pause = Yalnızca süreli bir canlı maça ara verilebilir.
refusals-pause_declined = Rakibiniz bu oyunda ara istemiyor.
refusals-too_many_pauses = Bu maça { $max } kez ara verildi, artık ara verilemez.
refusals-no_take_back = Burada geri alınabilecek hamle yok: bu, sonraki zara ya da katlamaya kadar olur.
refusals-take_back_declined = Rakibiniz bu hamleyi geri almanıza izin vermiyor.
refusals-too_many_take_backs = Bu maçta { $max } hamle geri alındı, artık hamle geri alınamaz.
refusals-opponent_not_gone = Rakibiniz kendi sırasında iki dakika boyunca yoksa maçı talep edebilirsiniz.
refusals-no_claim_by_post = Yazışmalı bir maç talep edilemez: süre belirler.
refusals-already_said = Bunu zaten yaptınız.
refusals-time_is_up = Süre bitti.

## Plays that are not legal. `$moved` is a move such as 8/5 or bar/20.

refusals-game_over = Oyun bitti.
refusals-too_many_moves = Kural dışı hamle: zar { $made } değil, { $allowed } hamleye izin veriyor.
refusals-no_such_checker = Kural dışı hamle: { $moved } için oynatacak pulunuz yok.
refusals-must_enter_first = Kural dışı hamle: { $moved } oynamadan önce kırık pul girmeli.
refusals-no_such_number = Kural dışı hamle: kalan zarların hiçbiri { $moved } hamlesini yaptırmıyor.
refusals-point_blocked = Kural dışı hamle: { $point }. haneniz rakibin elinde.
refusals-cannot_bear_off_yet = Kural dışı hamle: { $moved } bir pul topluyor; toplama, bütün pullarınız eve gelince başlar.
refusals-rearmost_first = Kural dışı hamle: { $moved } için sayı, { $rearmost }. haneden ya da tahtanın içinde oynanmalı.
refusals-must_play_both = Kural dışı hamle: iki sayı da oynanabiliyorsa ikisi de oynanmalı.
refusals-must_play_larger = Kural dışı hamle: yalnızca bir sayı oynanabiliyor; bu da büyük olan { $die } olmalı.
refusals-must_play = Kural dışı hamle: kurala uygun bir hamle var ve oynanmalı.
refusals-must_play_more = Kural dışı hamle: sayı { $made } değil, { $possible } kez oynanmalı.
refusals-not_a_move = “{ $part }” 13/8, bar/20* ya da 6/off(2) gibi bir hamle değil.
refusals-not_the_roll = “{ $part }” atılan zar değil.
refusals-moves_backwards = “{ $part }” eve doğru gitmiyor.
refusals-more_moves_than_roll = Hamle, zarın izin verdiğinden fazla adım istiyor.
refusals-nothing_to_hit = Orada kırılacak pul yok: { $place }.
refusals-ambiguous_play = Bu hamle farklı pulları kırabilir. Kırdığı haneleri belirtin.
refusals-unplayable = Zarlar pulları böyle oynatmaz.
refusals-no_move = { $from }/{ $to } bir hamle değil: “from” 1 ile 24 arası ya da bar için 25, “to” 1 ile 24 arası ya da toplama için 0 olur.

## What a player does in a match.

refusals-only_players = Bunu yalnızca maçın oyuncuları yapabilir.
refusals-plays_at_board = Bu maçta bir sensörlü tahtada oturuyorsunuz. Orada oynayın ya da tahtayı bırakın.
refusals-match_busy = Bu maçta aynı anda başkaları da işlem yapıyor. Yeniden deneyin.
refusals-cannot_save = Veritabanı şu anda yazma kabul etmiyor; bu yüzden işlemler kaydedilemiyor. Birazdan yeniden deneyin.
refusals-too_many_events = Bu maç { $max } olaylık sınırına yaklaştı: artık yalnızca oynamaya devam edebilir, pes edebilir ya da maçtan ayrılabilirsiniz.
refusals-match_moved_on = Maç ilerledi: { $seen }. olaydan { $last }. olaya geçti.
refusals-to_be_thrown = Bu zarı henüz kimse atmadı. Zarı atın.
refusals-only_director_calls_off = Maç bir etkinliğin, bu yüzden oyuncuları onu iptal edemez. Direktöre başvurun.
refusals-call_the_director = Maç bir etkinliğin. Direktörünü çağırın; kararı o verir.
refusals-only_director_holds = Maç bir etkinliğin. Onu yalnızca direktörü duraklatır.
refusals-take_back_unrated = Hamleler yalnızca reytingsiz ve bahissiz maçlarda geri alınır.
refusals-no_take_back_on_board = Sensörlü tahtada yapılan bir hamle geri alınamaz.
refusals-in_team_match = Bu masa bir takım maçının: izleyiciler açık odayı iki odanın da oynadığı yere kadar görür; bord iki odada da bitince her şeyi görürler.
refusals-seat_proof = Bu maçın oyuncuları yerlerine geçiş anahtarıyla oturur. Oyuncuyu iki bord arasında değiştirin.
refusals-sensor_board = Bu yerde bir sensörlü tahta var. Önce oyuncusu tahtayı bırakmalı.
refusals-too_late = Oyun ya da bu tarafın süresi bitti.
refusals-hexadecimal_digits = { $count } onaltılık rakam.
refusals-record_not_yet = Kayıt, maç bitince yazılır.
refusals-match_not_over = Maç bitmedi.
refusals-no_rematch_in_event = Bir etkinliğin maçında rövanş olmaz.
refusals-rematch_too_late = Rövanş için çok geç. Yeni bir masa açın.
refusals-rematch_asked = Rövanşı zaten istediniz.
refusals-rematch_offered_twice = İki kez rövanş istediniz. Artık yalnızca rakibiniz isteyebilir.
refusals-rematch_busy = İkiniz de aynı anda kabul ettiniz. Yeniden deneyin.
refusals-terms_stay = Koşullar yalnızca oyun oyun oynanan bir oturumda değişebilir.
refusals-on_vacation = Zaten tatildesiniz.
refusals-not_on_vacation = Tatilde değilsiniz.
refusals-guests_have_no_vacation = Misafirlerin tatili olmaz. Önce hesabınızı koruyun.
refusals-vacation_days = 1 ile { $max } arası; kalan günleriniz kadar.

## Passkeys at a seat.

refusals-passkey_needed = Bu maç, yerinize otururken geçiş anahtarı istiyor. Sayfayı yeniden yükleyip tekrar deneyin.
refusals-passkey_missing = Bu maç geçiş anahtarı istiyor, hesabınızda ise yok. Hesap sayfanızda bir tane ekleyin, sonra oturun.
refusals-passkey_wrong = Bu, hesabınızın geçiş anahtarı değil ya da beş dakikadan uzun sürdü. Kendi anahtarlarınızdan biriyle yeniden deneyin.
refusals-passkey_not_for_programs = Bu maç geçiş anahtarı istiyor, programların ise yoktur. Yerleri insanlar içindir.
refusals-passkey_board = Bu maç geçiş anahtarı istiyor, sensörlü tahta ise pulları kimin oynattığını bilemez. Ekranda oynayın.

## Tables and their terms.

refusals-seat_taken = Bu yere başkası oturdu. Başka bir masa seçin.
refusals-credits_short = { $name } adlı oyuncunun { $each } tutarındaki bahse yetecek kredisi yok. Yeni hesaplar ilk maçlarıyla kredi alır.
refusals-rated_limit = { $name } ve { $other } 24 saat içinde { $max } reytingli maç oynadı. { $other } adlı oyuncuyu reytingsiz ve bahissiz bir maça davet edin.
refusals-left_too_often = { $name } üç reytingli maçı başladıktan hemen sonra terk etti ve şu zamana kadar yalnızca reytingsiz ve bahissiz oynayabilir: { DATETIME($until, dateStyle: "medium", timeStyle: "short") }.
refusals-first_turns_open = { $name } adlı oyuncunun ilk elini oynamadığı ya da 24 saat içinde bu aşamada terk ettiği üç reytingli maçı var. Açık olanlarda ilk elinizi tamamlayın ya da reytingsiz ve bahissiz oynayın.
refusals-first_turns_awaited = { $name } adlı oyuncunun, rakibin ilk elini bekleyen ya da 24 saat içinde başladıktan hemen sonra terk edilen üç reytingli maçı var. Yeni bir reytingli yazışmalı maç şu zamandan sonra başlayabilir: { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. O zamana kadar canlı maç oynayın ya da reytingsiz ve bahissiz oynayın.
refusals-open_tables_left = 24 saat içinde başkalarının masalarında beş maçı başladıktan hemen sonra terk ettiniz. Şu zamandan itibaren yeniden açık masalara oturabilirsiniz: { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. O zamana kadar kendiniz masa açın, meydan okuyun ya da bir botla oynayın.
refusals-open_tables_unplayed = Başkalarının açık masalarında ilk elinizi oynamadığınız ya da 24 saat içinde bu aşamada terk ettiğiniz beş maç var. Açık olanlarda ilk elinizi tamamlayın ya da kendiniz masa açın, meydan okuyun ya da bir botla oynayın.
refusals-stake_limit = Bu bahisle { $name }, yeni hesaplardan 24 saat içinde { $most } krediden fazlasını kazanabilirdi. Bahissiz oynayın ya da daha sonra yeniden deneyin.
refusals-pairing_closed = Hızlı eşleşme bir süre size kapalı: bir saat içinde üç maçı başladıktan hemen sonra terk ettiniz. Yine de masalara katılabilir, meydan okuyabilirsiniz.
refusals-own_account = Aynı tarayıcıda kullanılan hesaplar birbirleriyle yalnızca reytingsiz ve bahissiz oynayabilir.
refusals-match_in_play = Bu pozisyon süren maçınızda geçiyor; motor, maç bitene kadar onun hakkında bir şey söylemez.
refusals-library_full = Kütüphane { $matches } maç ve { $mib } MiB alır; bu, sınırı aşardı. Artık gerekmeyen maçları kaldırın.
refusals-library_full_of_guest = Bir misafirin kütüphanesi { $matches } maç ve { $mib } MiB alır; bu, sınırı aşardı. Daha çok yer için kaydolun ya da artık gerekmeyen maçları kaldırın.
refusals-too_many_tables = Çok fazla açık masanız var. Önce birini kapatın.
refusals-challenge_declined = { $name } meydan okumanızı geri çevirdi. Şu zamandan itibaren yeniden meydan okuyabilirsiniz: { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. { $name } size meydan okursa beklemeniz gerekmez.
refusals-challenged_often = { $name } ile son meydan okumalarınızdan maç çıkmadı. Şu zamandan itibaren yeniden meydan okuyabilirsiniz: { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. { $name } size meydan okursa beklemeniz gerekmez.
refusals-table_gone = Maç başladı ya da masa artık yok.
refusals-match_begun = Maç başladı. Şimdi ayrılan, maçı kaybeder.
refusals-only_director_decides = Maç bir etkinliğin. Kararı yalnızca direktörü verir.
refusals-only_opener_closes = Masayı yalnızca açan ya da davet edilen oyuncu kapatır.
refusals-own_table_taken = Az önce kendi masanıza başka bir oyuncu oturdu.
refusals-opener_not_seated = Masayı açan oyuncu henüz oturmadı.
refusals-seat_kept = Yer başka bir oyuncuya ayrıldı.
refusals-seat_kept_already = Yer zaten bir oyuncuya ayrıldı.
refusals-no_passkey_asked = Bu masa geçiş anahtarı istemiyor.
refusals-cannot_invite_self = Kendinizi davet edemezsiniz.
refusals-kept_apart = Siz ve bu oyuncu birbirinizle oynayamazsınız.
refusals-one_person_unrated = Tek kişinin hesapları birbirleriyle reytingli ya da krediyle oynayamaz.
refusals-guests_play_unrated = Misafirler reytingsiz oynar. Reytingli oynamak için hesabınızı koruyun.
refusals-illegal_plays_between_people = Kural dışı hamleye yalnızca, onu kabul ya da reddedebilen iki insan arasında izin verilir.
refusals-rating_outside = Reytinginiz, bu masanın istediği aralığın dışında.
refusals-lowest_above_highest = En düşük değer en yüksekten büyük.
refusals-thrown_dice_unrated = Sunucu elle atılan zarları denetleyemez; bu yüzden böyle bir maç reytingsizdir.
refusals-pairing_is_live = Eşleşme, canlı süre içindir.
refusals-stake_needs_served_dice = Bahisli maç sunucunun zarlarıyla oynanır.
refusals-illegal_plays_unrated = Kural dışı hamle yalnızca reytingsiz ve bahissiz oyunda kabul edilir.
refusals-format_unrated = Yalnızca şu biçimler reytinglidir: 5 sayılık maç, küpsüz üç oyun, sayısına tek oyun ve oyun oyun.
refusals-format_without_stake = Yalnızca şu biçimler bahisli oynanabilir: 5 sayılık maç, küpsüz üç oyun ve sayısına tek oyun.
refusals-stake_not_offered = { $wanted } tutarında bahis yok. { $one } ya da { $other } seçin.
refusals-stake_needs_rated = Bahisli maç reytingli olmalı.
refusals-raccoons_need_beavers = Raccoon için beaver gerekir.
refusals-no_automatic_doubles = Otomatik katlama olmadan sınırı da olmaz.
refusals-rated_needs_clock = Reytingli maç süreli olmalı.
refusals-match_too_long = Bir maç en çok { $max } sayılık olabilir.
refusals-automatic_doubles_limit = Otomatik katlama sınırı oyun başına 1 ile 6 arasıdır.
refusals-delay_too_long = Gecikme en çok 10 dakika olabilir.
refusals-reserve_too_long = Yedek süre en çok 24 saat olabilir.
refusals-clock_too_short = Gecikme ve yedek süre birlikte en az 5 saniye olmalı.
refusals-days_per_turn = Yazışmalı maçta hamle başına 1 ile 60 gün arası verilir.
refusals-option_not_in_mode =
    { $option ->
        [jacoby] Bu oyun biçiminde Jacoby kuralı kararlaştırılamaz.
        [automatic_doubles] Bu oyun biçiminde otomatik katlama kararlaştırılamaz.
       *[beavers] Bu oyun biçiminde beaver kararlaştırılamaz.
    }
refusals-automatic_doubles_without_throw = Otomatik katlama için açılış zarı gerekir.

## Chats and private messages.

refusals-muted = Bir moderatör sizi susturdu. Nedenini, ne zamana kadar sürdüğünü ve nasıl itiraz edileceğini hesap sayfanız söyler.
refusals-chat_busy = Aynı anda başkaları da yazıyor. Yeniden deneyin.
refusals-guests_read_lobby_chat = Misafirler lobi sohbetini yalnızca okuyabilir. Yazmak için kaydolun.
refusals-guests_write_in_own_matches = Misafirler yalnızca kendi maçlarında yazabilir. Buraya yazmak için kaydolun.
refusals-next_game_has_chat = Bu oyuncuların sonraki oyunu başladı. İzleyiciler onun sohbetine yazar.
refusals-chat_closed_by_team_match = Bu takım maçının bir bordu sürüyor; bitene kadar diğer masalarında kimse yazamaz.
refusals-only_players_chat = Zarları ortak olan bir bordun masasında, zarlar açıklanana kadar yalnızca oyuncular sohbet edebilir.
refusals-chat_full = Bu maçta zaten { $max } sohbet satırı var; daha fazlası olamaz.
refusals-kept_apart_in_messages = Siz ve bu oyuncu birbirinize yazamazsınız.
refusals-guests_send_no_messages = Misafirler mesaj gönderemez. Başka oyunculara yazmak için hesabınızı koruyun.
refusals-messages_not_for_bots = Mesajlar botlar için değil, insanlar içindir.
refusals-guests_read_no_messages = Misafirler mesaj okuyamaz.
refusals-bots_read_no_messages = Botlar mesaj okuyamaz.
refusals-messages_held = Süren bordlar bitene kadar { $max } mesajınız bekletiliyor; daha fazlası bekletilemez.
refusals-conversations_full = Zaten { $max } konuşmanız var; daha fazlası olamaz. Önce bazılarını silin.

## Sensor boards.

refusals-guests_have_no_boards = Misafirler tahta ekleyemez. Önce hesabınızı koruyun.
refusals-too_many_boards = Çok fazla tahtanız ya da açık kodunuz var.
refusals-board_not_connected = Tahta bağlı değil.
refusals-board_only_in_play = Tahta yalnızca maç sürerken kullanılabilir.
refusals-bot_needs_no_board = Orada bir bot oynuyor; botlara tahta gerekmez.
refusals-only_neutral_director = Bunu yalnızca etkinliğin kendisi oynamayan bir direktörü yapabilir.
refusals-board_budget = Bu hesabın tahtaları şimdilik gönderebileceklerinin hepsini gönderdi. Ekranda oynayın; tahta sonra yeniden katılabilir.

## Calls for the director.

refusals-no_director = Maç, direktörü olan bir etkinliğin değil.
refusals-director_in_team = Direktör bu maçta bir takımda.
refusals-too_many_calls = Direktör son çağrılarınızı henüz görmedi. Cevabı bekleyin.
refusals-no_open_call = Burada cevap bekleyen böyle bir çağrı yok.
refusals-only_players_call = Direktörü bir masaya yalnızca o masanın oyuncusu çağırabilir.

## Competitions: who may do what.

refusals-guests_direct_no_events = Misafirler etkinlik yönetemez. Kaydolun ya da önce hesabınızı koruyun.
refusals-guests_enter_no_events = Misafirler etkinliklere kaydolamaz. Bir hesap açın ya da önce misafir hesabınızı koruyun.
refusals-only_director = Bunu yalnızca direktör yapabilir.
refusals-only_director_sees_desk = Etkinliğin masasını yalnızca direktörlerinden biri görür; takım maçında ise yalnızca oynamayan bir direktör.
refusals-only_people_direct = Etkinlikleri yalnızca hesabı olan insanlar yönetir.
refusals-only_people_comment = Maçlara yalnızca hesabı olan insanlar yorum yapar.
refusals-only_prize_directors = Yalnızca sitenin atadığı direktörler ödül verebilir.
refusals-only_prize_directors_enter_bots = Ücretli bir etkinliğe yalnızca ödül verebilen direktörler bot ekleyebilir.
refusals-members_only = Bu etkinlik bir kulübün üyeleri içindir. Önce kulübe katılın.
refusals-not_established = Yeni hesaplar henüz kaydolamaz: hesap en az { $days } günlük olmalı ve { $rated } ayrı günde reytingli maç bitirmiş olmalı.
refusals-one_person = Aynı tarayıcıyı ya da adresi paylaşan hesaplar, burada tek yeri olan tek kişi sayılır. Takım maçında direktör, bunların iki kişi olduğunu bildirebilir.
refusals-own_match = Bu maçta siz ya da sizin sayılan bir hesap oynuyor. Kararı başka bir direktör verir.
refusals-own_event = Bu etkinlikte siz ya da sizin sayılan bir hesap oynuyor; bu yüzden kararı başka bir direktör verir. Sorumlu direktör, masada bir direktör ekleyebilir.
refusals-own_turn = Bu etkinliğin bir oyununda sıra sizde. Önce orada oynayın ya da oyunu başka bir direktör duraklatsın.
refusals-own_fees = Bu etkinliğin ücretleri için oynuyorsunuz; bu yüzden onu yalnızca oynamayan bir direktör iptal edebilir.
refusals-final_under_way = Final başladıktan sonra direktör ücretli bir etkinliği iptal edemez. Finale kendisi karar verebilir.
refusals-too_many_directed = Bu türden, bitmemiş { $max } etkinlik yönetiyorsunuz. Önce birini bitirin, iptal edin ya da devredin.
refusals-event_busy = Bu etkinlikte aynı anda başkaları da işlem yapıyor. Yeniden deneyin.
refusals-log_full = Bu etkinliğin günlüğünde bunun için yer yok. Kuraları, sonuçları, devam kararlarını, kabulleri, çekilmeleri ve etkinliğin bitişini hâlâ kaydeder.
refusals-entered_often = Bu etkinliğe { $max } kez kaydoldunuz; daha fazlası mümkün değil.
refusals-directors_of_event = Bu maçın direktörleri, etkinliğinin direktörleridir. Onları etkinliğin masasında değiştirin.
refusals-no_event_of_match = Bu maç bir etkinliğin değil.

## Competitions: the phases of an event.

refusals-not_open = Etkinlik henüz açılmadı.
refusals-closed = Etkinlik kapandı.
refusals-still_open = Etkinlik hâlâ açık.
refusals-boards_in_play = Hâlâ oynanan bordlar var.
refusals-begun = Oyun başladı; takımlar olduğu gibi kalır. Direktör geç kalan bir takımı kaydedebilir ya da bir oyuncuyu değiştirebilir.
refusals-not_begun = Etkinlik henüz başlamadı.
refusals-over = Etkinlik bitti.
refusals-cancelled = Bu etkinlik iptal edildi.

## Competitions: entries and invitations.

refusals-same_hour = Oynadığınız “{ $event }” etkinliği, “{ $wanted }” ile aynı saatte başlıyor. Önce oradan çekilin.
refusals-entered_already = { $name } bu etkinliğe zaten kayıtlı.
refusals-not_entered = Bu etkinliğe kayıtlı değilsiniz.
refusals-withdrawn_already = { $name } zaten çekildi.
refusals-entries_closed = Kayıtlar kapalı: ilk turun kurası çekildi.
refusals-no_late_entries = İlk turun kurası çekildi ve geç kayıt açık değil.
refusals-full = Bu etkinliğin bütün yerleri dolu.
refusals-not_invited = Davetli değilsiniz. Kaptandan ya da direktörden sizi eklemesini isteyin.
refusals-accepted_already = Daveti zaten kabul ettiniz.
refusals-accept_first = Kadroyu bildirmeden önce daveti kabul edin.
refusals-not_accepted = { $name } daveti kabul etmedi. Başka bir oyuncu belirtin ya da bekleyin.
refusals-name_others = { $name } daveti kabul etmedi. Şu oyunculardan seçin: { $others }.

## Competitions: the desk and the log.

refusals-held_already = Oyun zaten duraklatıldı.
refusals-held_long_enough = Bu maç toplam { $hours } saat duraklatıldı; süren bir maç en çok bu kadar duraklatılabilir. Maç sürer, direktör karar da verebilir.
refusals-not_held = Burada oyun duraklatılmış değil.
refusals-no_time = Ek süre { $min } ile { $max } dakika arasıdır ve yalnızca süreli bir oyunun sürdüğü masada verilir.
refusals-too_much_time = Bu masanın oyuncularına zaten 24 saat ek süre verildi.
refusals-time_used = Bir oyuncu bu sürenin bir kısmını kullandı bile.
refusals-directs_already = Bu oyuncu zaten etkinliğin direktörü.
refusals-does_not_direct = Bu oyuncu etkinliğin direktörü değil.
refusals-not_the_leader = Direktörleri yalnızca sorumlu direktör atar ve çıkarır.
refusals-leader_stays = Önce etkinliği devredin. Yeni sorumlu direktör kabul eder etmez bırakabilirsiniz.
refusals-heir_is_asked = Bu oyuncu etkinliği yönetmeyi kabul etmedi. Onu önce direktör olarak ekleyin, kabul ettikten sonra etkinliği devredin.
refusals-heir_leads_enough = { $name } bu türden, bitmemiş { $max } etkinliğin sorumlu direktörü. Bunu başka birine devredin.
refusals-too_many_directors = Bir etkinliğin en çok { $max } direktörü olabilir.
refusals-undone_already = { $step }. adım zaten { $by }. adımla geri alındı. Yeniden geçerli kılmak için { $by }. adımı geri alın.
refusals-corrected_since = { $step }. adım sonradan { $by }. adımla düzeltildi. Önce { $by }. adımı geri alın.
refusals-not_replaceable = { $step }. adım bir düzeltmedir. Onu geri alın ya da düzelttiği adımı düzeltin.
refusals-desk_act_stays = { $step }. adım bir duraklatma, sürdürme ya da direktör değişikliğidir ve geri alınmaz. Oyunu yeniden duraklatın, sürdürün ya da direktörleri yeniden belirleyin.
refusals-not_undone = Yalnızca direktörün işlemleri ve sonuçlar geri alınabilir ya da düzeltilebilir.
refusals-other_form = Bu adım başka türlü düzeltilir.
refusals-corrects_nothing = Bu sonuç zaten sayılıyor. Başka bir sonuç seçin.
refusals-step_depends =
    { $remedy ->
        [call_off] { $step }. adım{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } buna bağlı: oyunu başladı. Düzeltilen sonuçla o oyun etkinlikten çıkarılabilir (call_off); maç yeniden oynanır.
        [undo] { $step }. adım{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } buna bağlı. Önce { $step }. adımı geri alın.
       *[none] { $step }. adım{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } buna bağlı ve geri alınamaz; bu yüzden bu adım olduğu gibi kalır.
    }
refusals-begins_again = { $meeting } yeni baştan başlardı: başladıktan sonra iptal edilen bir maç bir daha başlamaz, sonucu geri alınan bir maç da yalnızca bir kez yeniden başlar.
refusals-board_replaced = { $step }. adım bordu değiştirdi; ondan önce o bordda olanlar sayılmaz. Bunu değiştirmek için önce { $step }. adımı geri alın.
refusals-replaced_since =
    { $author ->
        [person] Daha yeni bir sonuç var: { $what }, giren { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Ona bakın; sizinki doğruysa yeniden girin. Programlar o zaman “replaces” alanında { $step }. adımı belirtir.
       *[site] Daha yeni bir sonuç var: { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Ona bakın; sizinki doğruysa yeniden girin. Programlar o zaman “replaces” alanında { $step }. adımı belirtir.
    }
refusals-replaces_nothing = Değiştirmek istediğiniz sonuç artık sayılmıyor. Şimdiki sonuca bakın; sizinki doğruysa yeniden girin. Programlar o zaman “replaces” alanını boş bırakır.
refusals-decided_already = { $pairing } maçı zaten karara bağlandı.
refusals-decided_by_step =
    { $author ->
        [person] { $pairing } maçı karara bağlandı: { $what }, giren { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Değiştirmek için kayıtta { $step }. adımı düzeltin.
       *[site] { $pairing } maçı karara bağlandı: { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Değiştirmek için kayıtta { $step }. adımı düzeltin.
    }

## Competitions: tournaments.

refusals-no_check_in = Yoklama zaten açık ya da bu turnuvada yoklama yok.
refusals-check_in_closed = Yoklama açık değil.
refusals-no_consolation = Teselli tablosu, ana tabloda ikinci turun kurası çekilince, en az iki oyuncuyla başlayabilir.
refusals-no_final = Final, önceki maçlar sonuçlanınca, en az iki oyuncuyla başlar.
refusals-pause_not_longer = Ara, belli olmuş bir tur sonrakini beklerken ve yalnızca daha geç bir saate uzatılabilir.
refusals-begun_already = { $pairing } maçı zaten kuruldu ya da karara bağlandı.
refusals-no_bye = Geç kalan oyuncuya yer kalmadı: elemede bu, ilk turdaki bir baydır; İsviçre sisteminde ve can sisteminde sonraki bir turdur.
refusals-not_in_round = Bu turda maçı olmayan oyuncu: { $name }.
refusals-paired_already = Bu ikisi zaten birbiriyle karşılaşıyor. İki ayrı maçın oyuncularını değiştirin.
refusals-lucky_losers_meet = İkinci turda iki şanslı kaybeden karşılaşırdı.
refusals-paired_by_table = Lig usulünde kimin kiminle oynayacağına tablo karar verir, bu yüzden kimse değiştirilmez.
refusals-exchange_against_pairing = İsviçre sisteminde veya canlarla, bir değiştirme kimseye bay vermez ve kimseyi aynı rakiple iki kez karşılaştırmaz.
refusals-too_few = Bir turnuva için en az iki oyuncu gerekir; şu anda kuraya girebilen oyuncu sayısı: { $count }. Geldiğini bildirmeyenler sayılmaz.
refusals-round_open =
    { $open ->
        [one] { $round }. turun bir maçında henüz kazanan yok.
       *[other] { $round }. turun { $open } maçında henüz kazanan yok.
    }
refusals-protest_open = { $pairing } maçındaki itiraz karar bekliyor.
refusals-pairing_begun = Bu oyuncuların bir maçı başladı.
refusals-bracket_not_drawn = Bu tablonun kurası henüz çekilmedi.
refusals-match_not_decided = { $pairing } maçı hâlâ oynanıyor.
refusals-not_in_match = Bu oyuncu { $pairing } maçında oynamıyor.
refusals-nothing_to_protest = Yalnızca %75 kuralıyla verilen kararlara itiraz edilebilir.
refusals-protested_already = { $pairing } maçında zaten itiraz edildi.
refusals-no_protest = { $pairing } maçında karara bağlanacak itiraz yok.
refusals-no_final_week = %75 kuralı şu anda uygulanamaz.
refusals-week_not_over = Turun son haftası henüz başlamadı.
refusals-unsettled = Ödüller hâlâ ödenemiyor. Sitenin işletmecisi uyarıldı.
refusals-fees_returned = Bunun üzerine katılım ücretleri iade edildi. Oyuncular yeniden kaydolmalı.
refusals-prizes_paid = Bu sonuç için ödüller ödendi. Geri almak yerine düzeltin.
refusals-prize_spent = { $name }, bu düzeltmenin geri alacağı ödülü çoktan harcadı.

## Competitions: team events.

refusals-team_size = Bir takımda { $min } ile { $max } arası oyuncu olur.
refusals-team_entered_already = { $team } zaten kayıtlı.
refusals-team_incomplete = { $team } eksik: kaptan ve daveti kabul etmiş en az { $min } oyuncu gerekir.
refusals-in_another_team = Bir oyuncu bu etkinlikte başka bir takımda ya da iki kez yazılmış. Başka bir oyuncu belirtin.
refusals-too_few_teams = Lig için en az iki takım gerekir.
refusals-match_not_due = { $pairing }. maç şu anda başlayamaz.
refusals-match_not_playing = { $pairing }. maç oynanmıyor; bu yüzden yeniden oynatılamaz.
refusals-not_thirty = Bir maçın zafer puanlarının toplamı 30’dur.
refusals-no_lot_needed = Kura gerekmiyor.
refusals-enters_own_team = Bir takımı kaptanı ya da direktör kaydeder.
refusals-late_teams_by_director = Etkinlik başladı. Geç kalan bir takımı direktörü kaydedebilir.
refusals-changes_own_team = Bir takımı yalnızca kaptanı ya da direktör değiştirir.
refusals-not_in_your_team = Bu takımda değilsiniz.
refusals-bots_play_here = Botlar yalnızca bu sitenin masalarında oynar.
refusals-no_free_bots = Evin bütün botları bu etkinliğin takımlarında.
refusals-called_off = Yerini aldığı maç iptal edildi ve oyunları bitti.

## Competitions: team matches. A room is `open` or `closed`.

refusals-in_both_teams = Kimse iki takımda birden oynamaz. Farklı oyuncular belirtin.
refusals-not_in_team = Bu oyuncu şu takımda değil: { $team }.
refusals-in_both_rooms = { $name } iki odada birden oturamaz. İki farklı oyuncu belirtin.
refusals-knows_the_board =
    { $room ->
        [open] { $name }, { $board }. bordu diğer odada oynadı; bord açık odada bitmeden orada oturamaz.
       *[closed] { $name }, { $board }. bordu diğer odada oynadı; bord kapalı odada bitmeden orada oturamaz.
    }
refusals-roll_sets = { $boards } bordluk bir maça { $boards } zar dizisi gerekir.
refusals-line_ups_named = İki kadro da belirlendi; direktör artık takımları değiştirmez. Kaptan başka kişiler belirler ya da direktör takımdan bir oyuncuyu oyuna alır.
refusals-line_up_stands = Kadro, ilk bord başlayınca kesinleşti. Oyuncuyu yalnızca direktör değiştirebilir.
refusals-exchange_too_late = Oyuncu yalnızca bir bordun ilk zarından önce değiştirilir; bu masada ise oyun başladı.
refusals-no_line_up = { $team } kadrosunu bildirmedi.
refusals-already_playing =
    { $room ->
        [open] Açık oda { $board }. bordu oynuyor.
       *[closed] Kapalı oda { $board }. bordu oynuyor.
    }
refusals-room_not_playing =
    { $room ->
        [open] Açık oda oynamıyor.
       *[closed] Kapalı oda oynamıyor.
    }
refusals-no_board_left =
    { $room ->
        [open] Açık oda bütün bordlarını oynadı.
       *[closed] Kapalı oda bütün bordlarını oynadı.
    }
refusals-room_held =
    { $room ->
        [open] Direktör açık odayı duraklattı.
       *[closed] Direktör kapalı odayı duraklattı.
    }
refusals-roll_set_used = { $set }. zar dizisi bu maçta kullanıldı.
refusals-rolls_are_public = { $board }. bordun zarları açıklandı; bu yüzden başka bir zar dizisi gerekir.
refusals-nothing_to_cancel = { $board }. bord hiçbir odada başlamadı; değiştirilecek bir şey yok.
refusals-sits_already = { $name } zaten orada oturuyor.
refusals-commentator_plays = { $name } bu maçta bir takımda; bu yüzden maçın yorumcusu olamaz.
refusals-commentator_twice = Yorumcular farklı kişiler olmalı.
refusals-too_many_commentators = Bir maçın en çok { $max } yorumcusu olabilir.
refusals-not_at_board =
    { $room ->
        [open] Açık odada { $board }. bordun sonucu zaten var ya da önce başka bir bord oynanacak.
       *[closed] Kapalı odada { $board }. bordun sonucu zaten var ya da önce başka bir bord oynanacak.
    }
refusals-only_captain = Kadroyu yalnızca kaptan bildirir.
refusals-cancelled_already = { $board }. bord { $step }. adımla değiştirildi ve yeni zarlarıyla henüz hiçbir oyun başlamadı.
refusals-games_counted_here = Bu maçın oyunları burada oynanır ve biter bitmez sayılır.
refusals-games_not_here = Bu maçın oyunları burada oynanmıyor.
refusals-table_not_set_up = Bu bordun masası henüz kurulmadı.
refusals-pair_is_seated = { $one } ve { $other } bu maçta yer aldı ya da oynadı; bu yüzden geri alınamaz.
refusals-own_pair = Bunu kendiniz ya da sizin sayılan bir hesap için söyleyemezsiniz. Başka bir direktör söyleyebilir.
refusals-games_ended = Maç iptal edilince süren oyunlar bitti.
refusals-game_ended_by_it = Bunun üzerine bir oyun bitti ya da zarları duyulmuş olabilir. Başka zarlarla yeniden oynatmak için bordu değiştirin.
refusals-seat_taken_over = Direktör yerinizi { $name } adlı oyuncuya verdi. Gerekçe: { $reason }
refusals-substitute_acted = Yeni oyuncu o zamandan beri oynadı. Öbür oyuncuyu yeni bir oyuncu değişikliğiyle yeniden oturtun.
refusals-imported_the_rolls = Bu maçın zarlarını içe aktaran { $name } burada oynayamaz. Başka bir oyuncu belirtin.
refusals-passkey_program = { $name } bir program ve yeri için geçiş anahtarı yok. İnsanları ya da evin botlarını seçin.
refusals-both_rooms_when_over = İki takımın üyeleri iki odayı, bord ikisinde de bitince görür.
refusals-no_running_score = Bu maç süren skoru gizler. İki oda, maç bitince yan yana gösterilir.
refusals-board_not_begun = Bu bord iki odada da başlamış değil.
refusals-only_commentators = Buraya yalnızca direktörün belirlediği yorumcular yazar.
refusals-too_many_lines = Bu bord hakkında { $max } satır yazıldı. Daha fazlası saklanmaz.

## Competitions: files of rolls.

refusals-imported_before_play = Zarlar yalnızca ilk bord başlamadan önce içe aktarılabilir.
refusals-dice_by_hand = Bu maçın zarları elle atılır; bu yüzden zar dosyası ne alır ne verir.
refusals-too_few_roll_sets = Dosyada { $sets } zar dizisi var, maçta ise { $boards } bord. Dosyaya dizi ekleyin.
refusals-rolls_not_json = İçinde JSON biçiminde zar dizisi yok: { $detail }
refusals-rolls_unequal = { $set }. dizide beyazın ve siyahın zar sayısı eşit olmalı.
refusals-rolls_header = İlk satır set,turn,white,black olmalı.
refusals-rolls_row = { $line }. satır: tam sayılarla set,turn,white,black bekleniyordu.
refusals-rolls_dice =
    { $turn ->
        [0] { $set }. dizi, açılış zarı: “{ $value }” 1 ile 6 arası bir zar değil.
       *[other] { $set }. dizi, { $turn }. el: “{ $value }” 31 gibi iki zar değil.
    }
refusals-rolls_turn = { $set }. dizi: { $expected }. el bekleniyordu, { $got }. el geldi.
refusals-rolls_equal_opening = { $set }. dizi: açılış zarı iki farklı zarla bitmeli.
refusals-rolls_opening_goes_on = { $set }. dizi: açılış zarı daha önce belli oldu.
refusals-rolls_too_few = { $set }. dizide { $turns } ellik zar var. En az { $min } el gerekir.
refusals-rolls_set_twice = { $set }. dizi dosyada iki kez var.
refusals-rolls_same = { $set }. dizinin zarları { $first }. dizininkilerle aynı. Her bordun kendi zarları olmalı.
refusals-rolls_too_much = Bir dosyada en çok { $sets } dizi, her dizide en çok { $turns } el olabilir.
refusals-rolls_none = Dosyada zar dizisi yok.

## Competitions: comparative events.

refusals-played_already = { $board }. borda zaten başladınız; her bord bir kez oynanır.
refusals-not_the_next_board = Bordlar sırayla oynanır; sizin sıradakiniz { $board }. bord.
refusals-board_in_play = { $board }. bordu hâlâ oynuyorsunuz.
refusals-not_playing = { $board }. bordu oynamıyorsunuz.
refusals-in_comparative_event = Bu masa bir karşılaştırmalı etkinliğin. Biten oyunları bordu bitiren oyuncular görür. Kayıtlar, analizler ve zarlar etkinlik bitince herkese gösterilir.
refusals-rolls_published = Etkinlik iptal edildikten sonra zarlar yayımlandı.

## Competitions: values of a field.

refusals-needs_clock = Bunun için süre gerekir.
refusals-only_with_live_clock = Yalnızca canlı süreyle.
refusals-only_with_start_and_live_clock = Yalnızca başlangıç saati ve canlı süreyle.
refusals-no_correspondence = Bir bord süresiz ya da canlı süreyle oynanır.
refusals-starts_in_future = Başlangıç gelecekte olmalı.
refusals-first_round_in_future = İlk tur gelecekte başlamalı.
refusals-year_ahead = Başlangıç en çok bir yıl sonra olabilir.
refusals-days_ahead = Açılış en çok { $days } gün sonra olabilir.
refusals-days_after_opening = Kapanış, açılıştan en çok { $days } gün sonra olabilir.
refusals-later_than_opening = Kapanış, açılıştan sonra olmalı.
refusals-ascending_times = En çok { $max } zaman olabilir; her biri öncekinden sonra olmalı.
refusals-start_only_here = Yalnızca bu sitenin masalarındaki bir maç için.
refusals-starts_only_here = Yalnızca bu sitenin masalarındaki, hemen başlamayan bir etkinlik için.
refusals-late_until = İlk turun başlangıcından sonra olmalı; ilk turun da başlangıç saati belli olmalı.
refusals-until_a_year = Etkinliğin oluşturulduğu an ile bugünden bir yıl sonrası arasında olmalı.
refusals-too_many_teams = En çok { $max } takımlık yer var.
refusals-prizes = En çok { $max } ödül olabilir; her biri sıfırdan büyük ve en çok { $most } olmalı.
refusals-prizes_are_shares = Katılım ücreti varsa ödüller, ücretlerin paylarıdır.
refusals-final_of_knock_out = Yalnızca İsviçre sistemi, canlar veya gruplar bir finale götürür.
refusals-fee_only_in_knock_out = Katılım ücreti yalnızca eleme turnuvasında olabilir.
refusals-fee_from_to = { $min } ile { $max } arası.
refusals-shares_without_fee = Katılım ücreti yoksa paylaşılacak bir şey de yoktur.
refusals-shares = 1 ile { $max } arası yüzde girilir; hiçbiri öncekinden büyük olamaz, toplamları 100 olmalı.
refusals-different_players = { $min } ile { $max } arası farklı oyuncu.
refusals-lock_step_here = Odaların birlikte ilerlemesi için bu sitenin masaları ve sunucunun zarları gerekir.
refusals-seat_proof_here = Otururken geçiş anahtarı için bu sitenin masaları ve sunucunun zarları gerekir.
refusals-unavailable_player = { $name } takım maçınızda oynayamaz. Başka bir oyuncu belirtin.
refusals-no_player_named = “{ $name }” adında bir oyuncu yok.
refusals-no_player_named_here = Burada “{ $name }” adında bir oyuncu yok.
refusals-did_you_mean = Burada “{ $name }” adında bir oyuncu yok. Şunu mu demek istediniz: { $nearest }?
refusals-no_bot_named = Sitenin “{ $name }” adında bir botu yok. Botları: { $bots }.
refusals-reason_missing = Direktörün kararı için gerekçe gerekir.
refusals-ten_points = Küçük maç puanı 10’un katıdır.
refusals-opening_dice = Açılış zarı, 1 ile 6 arası iki farklı zardır.
refusals-game_is_single = { $left } pulu kalan taraf tek oyun kaybetmiştir, daha fazlası değil.
refusals-game_is_gammon = Katlamaya pas demeden 15 pulunun hepsi kalan taraf tek oyun değil, mars kaybetmiştir.

## Score sheets of duplicate matches.

refusals-duplicate_boards = Bir takım maçında 4, 5, 6, 7, 8, 10 ya da 12 bord olur.
refusals-duplicate_cube = Takım maçında bir oyun 1, 2, 4, 8, 16, 32 ya da 64 değerindeki küple sayılır.
refusals-duplicate_checkers_left = Kaybedenin 1 ile 15 arası pulu kalır.
refusals-sheet_board_beyond = Maçın bordları 1 ile { $boards } arasıdır; { $board }. bord yok.
refusals-sheet_game_twice =
    { $board }. bord, { $room ->
        [closed] kapalı
       *[open] açık
    } oda, kâğıtta iki kez var.
refusals-sheet_game_missing =
    { $board }. bord, { $room ->
        [closed] kapalı
       *[open] açık
    } oda, kâğıtta eksik.
refusals-sheet_game_is_single =
    { $board }. bord, { $room ->
        [closed] kapalı
       *[open] açık
    } oda: { $left } pulu kalan taraf tek oyun kaybetmiştir, daha fazlası değil.
refusals-sheet_game_is_gammon =
    { $board }. bord, { $room ->
        [closed] kapalı
       *[open] açık
    } oda: katlamaya pas demeden 15 pulunun hepsi kalan taraf tek oyun değil, mars kaybetmiştir.

## Clubs.

refusals-guests_join_no_clubs = Misafirler kulüplere katılamaz. Önce hesabınızı koruyun.
refusals-bots_join_no_clubs = Botlar kulüplere üye olmaz.
refusals-only_people_join_clubs = Misafirler ve botlar kulüplere katılamaz.
refusals-only_members_read = Bir kulübün sohbetini yalnızca üyeleri okur.
refusals-only_members_write = Bir kulübün sohbetine yalnızca üyeleri yazar.
refusals-only_officers = Bunu yalnızca kulübün sahibi ve yöneticileri yapabilir.
refusals-only_club_owner = Bunu yalnızca kulübün sahibi yapabilir.
refusals-club_not_offered = Bu kulüp size teklif edilmedi.
refusals-only_higher_role = Bunu yalnızca daha yetkili biri yapabilir.
refusals-club_changed = Kulübü başka biri değiştirdi. Sayfayı yeniden yükleyip tekrar deneyin.
refusals-club_member = Bu oyuncu üye.
refusals-not_a_club_member = Bu oyuncu üye değil.
refusals-you_are_club_member = Bu kulübün üyesisiniz.
refusals-you_are_no_club_member = Bu kulübün üyesi değilsiniz.
refusals-no_club_request = İstek de davet de yok.
refusals-no_longer_asks = Bu oyuncu artık katılmak istemiyor.
refusals-nothing_to_dismiss = Geri çevrilecek bir şey kalmadı.
refusals-club_invitation_open = Bu oyuncu, bir kulübe yaptığınız son davete henüz cevap vermedi.
refusals-club_barred = Bu oyuncunun girişi yasak. Önce yasağı kaldırın.
refusals-cannot_invite_to_club = Bu oyuncuyu davet edemezsiniz.
refusals-cannot_join_club = Bu kulübe katılamazsınız.
refusals-club_by_invitation = Bu kulübe yalnızca davetle katılınır.
refusals-event_has_club = Etkinlik zaten bir kulübün.
refusals-club_full = Bir kulübün en çok { $max } üyesi olabilir.
refusals-club_outsiders_full = Kulüpte katılmak isteyen, davetli ya da girişi yasak { $max } kişi var; daha fazlası olamaz.
refusals-club_invitations_full = Davetlerinize { $max } oyuncu henüz cevap vermedi; daha fazlası olamaz. Önce bazılarını geri çekin.
refusals-club_events_full = Bir kulüp en çok { $max } etkinlik gösterir.
refusals-clubs_joined_full = Bir oyuncu en çok { $max } kulübe üye olabilir.
refusals-clubs_owned_full = Zaten { $max } kulübün sahibisiniz; daha fazlası olamaz.
refusals-club_name_length = 3 ile 40 karakter arası; en az 3 tanesi harf ya da rakam.
refusals-club_name_character = Yalnızca harf, rakam, boşluk ve - . ' & kullanılabilir; { $character } kullanılamaz.
refusals-one_script = Bütün harfler aynı alfabeden olmalı.

## Reviews, the library and the archive.

refusals-analysed_afterwards = Maç bitmedi. Bitince analiz edilir.
refusals-reviewed_afterwards = Maç bitmedi. Bitince incelenebilir.
refusals-not_analysed = Maç henüz analiz edilmedi. Bir dakika sonra yeniden deneyin.
refusals-no_rollouts_here = Bu site maçlara rollout yapmaz.
refusals-only_players_roll_out = Bir maça yalnızca oyuncuları rollout yaptırabilir.
refusals-one_rollout_at_a_time = Başka bir maçınıza rollout yapılıyor. Bitene kadar bekleyin.
refusals-guests_comment_own_matches = Misafirler yalnızca kendi maçlarına yorum yapabilir. Bu maça yorum yapmak için kaydolun.
refusals-no_place_in_match = Bu, maçta bir yer değil. İlki 1’dir.
refusals-comments_full = Bu maçta zaten { $max } yorum var; daha fazlası olamaz.
refusals-question_answered = Soru başka bir pencerede cevaplandı.
refusals-no_option_of_question = Bu, sorunun seçeneklerinden biri değil.
refusals-one_upload_at_a_time = Başka bir dosyanız gönderiliyor. Ulaşana kadar bekleyin.
refusals-uploads_busy = Çok fazla dosya gönderiliyor. Birazdan yeniden deneyin.
refusals-mend_after_analysis = Maç analiz ediliyor. Bitince onarın.
refusals-not_a_stop = Okumanın durduğu bir satır bekleniyordu.
refusals-rows_not_editable = Bu biçimin satırları düzeltilemez.
refusals-mends_full = Bu maçın zaten { $max } satırı düzeltildi; daha fazlası olamaz.
refusals-row_does_not_fit = Bu satır uymuyor: { $detail }.
refusals-row_does_not_fit_roll = Bu satır uymuyor: { $detail }. { $roll } zarıyla oynanabilecek hamleler: { $plays }
refusals-row_play_illegal = Bu, { $roll } zarıyla kurallı bir hamle değil. Oynanabilecek hamleler: { $plays }
refusals-row_without_turn = Satırda sırası gelen oyuncunun hamlesi yok.
refusals-row_without_turn_of_roll = Satırda sırası gelen oyuncunun hamlesi yok. { $roll } zarıyla oynanabilecek hamleler: { $plays }
refusals-row_must_continue = Satır kendi oyununu sürdürmeli.
refusals-automatic_double_not_in_mat = Bir .mat dosyası, { $game }. oyunun küp { $cube } iken başladığını söyleyemez. SGF ya da JSON seçin.
refusals-illegal_play_not_in_format = Bu biçim, { $game }. oyunda kabul edilen kural dışı bir hamleyi yazamaz. .xg, OGXM ya da JSON seçin.
refusals-nothing_rolled_not_in_mat = Bir .mat dosyası, { $game }. oyunun ilk zardan önce bittiğini söyleyemez. SGF ya da JSON seçin.
refusals-zip_needed = İçe aktarmanın bir parçası, maç dosyalarından oluşan bir zip’tir.
refusals-zip_broken = Bu zip dosyası eksik. Yeniden paketleyin.
refusals-zip_of_too_many_files = Burada bir zip’te en çok { $max } dosya olabilir. Dosyaları birkaç zip’le gönderin.
refusals-zip_too_large = Burada bir zip’in dosyaları toplam en çok { $mib } MiB olabilir. Dosyaları birkaç zip’le gönderin.
refusals-zip_overlapping = Bu zip’in dosyaları aynı baytları paylaşıyor. Yeniden paketleyin.
refusals-import_in_parts = Bir içe aktarmada 1 ile { $max } dosya arası olabilir. Klasörü parça parça içe aktarın.
refusals-import_announced = Bu içe aktarma için { $files } dosya bildirilmişti. Kalanlar için yenisini başlatın.
refusals-saved_searches_full = Zaten { $max } arama kayıtlı. Önce birini silin.
refusals-position_notes_full = Zaten { $max } not var. Önce bazılarını silin.
refusals-shared_positions_full = Zaten { $max } pozisyon paylaşılıyor. Önce bazılarını paylaşmayı bırakın.
refusals-narrow_the_search = En çok { $max }. Bunun yerine aramayı daraltın.
refusals-places_of_checkers = Yerler 1 ile 25 arası, “least” 1 ile 15 arası olur.

## Positions, practice, puzzles and lessons.

refusals-id_or_setup = “id” ya da “setup” verin, ikisini birden değil.
refusals-over_on_roll = Oyun bitti: zarı atacak taraf bütün pullarını topladı.
refusals-over_not_on_roll = Oyun bitti: zarı atmayacak taraf bütün pullarını topladı.
refusals-over_at_points = Maç { $points } sayıda biter.
refusals-xgid_fields = Bir XGID’de aralarında iki nokta olan 10 alan vardır; burada { $count } var. Bütün satırı kopyalayın.
refusals-xgid_board_length = Bir XGID’nin tahtasında 26 karakter vardır; burada { $count } var. Bütün satırı kopyalayın.
refusals-xgid_board_character = Bir XGID’nin tahtasındaki { $at }. karakter -, A–O ya da a–o olur; “{ $found }” olmaz.
refusals-xgid_field =
    { $field ->
        [cube] XGID’nin 2. alanı (küp) 0 ile 12 arasıdır; “{ $found }” olamaz.
        [cube_owner] XGID’nin 3. alanı (küpün sahibi) 1, 0 ya da -1’dir; “{ $found }” olamaz.
        [turn] XGID’nin 4. alanı (oynayan taraf) 1 ya da -1’dir; “{ $found }” olamaz.
        [dice] XGID’nin 5. alanı (zarlar) 00, iki zar, D, B ya da R’dir; “{ $found }” olamaz.
        [bottom_score] XGID’nin 6. alanı (alttaki oyuncunun sayıları) 0 ile 65535 arasıdır; “{ $found }” olamaz.
        [top_score] XGID’nin 7. alanı (üstteki oyuncunun sayıları) 0 ile 65535 arasıdır; “{ $found }” olamaz.
        [rules] XGID’nin 8. alanı maçta 0 ya da 1 (Crawford), parasına oyunda 0 ile 3 arasıdır (Jacoby, beaver); “{ $found }” olamaz.
        [length] XGID’nin 9. alanı (maçın uzunluğu) 0 ile 65535 arasıdır; “{ $found }” olamaz.
       *[cube_max] XGID’nin 10. alanı (en yüksek küp) 0 ile 15 arasıdır; “{ $found }” olamaz.
    }
refusals-not_a_position_id = Bu ne 4HPwATDgc/ABMA gibi bir pozisyon kimliği ne de bir XGID. Tamamını kopyalayın.
refusals-not_a_match_id = Bu, cAkAAAAAAAAA gibi bir maç kimliği değil. 12 karakterin hepsini kopyalayın.
refusals-id_shows_resignation = Maç kimliğinde bir pes etme teklifi var; bu kurulamaz. Tekliften önceki kimliği alın.
refusals-id_shows_beaver = Maç kimliğinde cevaplanmamış bir beaver var; bu kurulamaz. Beaver’dan önceki kimliği alın.
refusals-no_crawford = Crawford oyunu, birden çok sayılık bir maçta bir tarafa tek sayı gereken ilk oyundur.
refusals-cube_turned_in_crawford = Crawford oyununda kimse küpü çevirmiş olamaz.
refusals-no_score = Yalnızca sayılık maçların skoru olur.
refusals-turned_cube = Küpsüz bir oyunda küp çevrilemez.
refusals-cube_up_to = 2’nin bir kuvveti, en çok { $max }.
refusals-cube_at_one = 1’deki küpün sahibi olmaz.
refusals-cube_cannot_be_turned = Küp çevrilemez.
refusals-play_needs_dice = Hamleyle birlikte zarını da verin.
refusals-dice_need_play = Zarla birlikte, rollout yapılacak hamleyi de verin.
refusals-dice_and_play = Zarı ve hamleyi birlikte verin ya da hiçbirini vermeyin.
refusals-play_ends_game = Hamle oyunu bitiriyor; rollout yapılacak bir şey yok.
refusals-opening_roll = 1 ile 6 arası iki farklı sayı, örneğin 31.
refusals-board_has_points = Bir tahtada 24 hane vardır.
refusals-too_many_checkers_on_roll = Zarı atacak tarafın tahtada { $count } pulu var; 15’ten fazla olamaz.
refusals-too_many_checkers_not_on_roll = Zarı atmayacak tarafın tahtada { $count } pulu var; 15’ten fazla olamaz.
refusals-point_held_by_both = Zarı atacak tarafa göre { $point }. hanede iki tarafın da pulu var.
refusals-both_borne_off = İki taraf da bütün pullarını topladı.
refusals-both_shut_out = İki tarafın da kapalı eve karşı kırığı var.
refusals-practice_changed = Oyun aynı anda değiştirildi. Yeniden yükleyin.
refusals-practice_too_long = Bu alıştırma oyunu çok uzun sürdü. Yenisini başlatın.
refusals-nothing_to_take_back = Geri alınacak bir şey yok.
refusals-nothing_to_decide = Şu anda karar verecek bir şeyiniz yok.
refusals-nobody_acts_after = Bu olaydan sonra hiçbir taraf zar atmıyor ya da oynamıyor.
refusals-double_waits = Bir katlama cevap bekliyor. Ondan önce, aynı tarafın zar atacağı yerden başlayın.
refusals-all_puzzles_answered = Bu bulmacaların hepsini cevapladınız.
refusals-no_answer_to_puzzle = Bu, bu bulmacanın bir cevabı değil. Görünümündeki “allowed” alanına bakın.
refusals-not_in_this_step = Bu adımda yapılamaz.

## Moderation.

refusals-only_moderators = Bunu yalnızca moderatörler yapabilir.
refusals-moderator_involved = Bunda siz ya da sahibi, tarayıcısı veya adresi sizinkiyle aynı olan bir hesap yer aldı. Başka bir moderatör karar vermeli.
refusals-moderator_is_opponent = Siz ya da sahibi, tarayıcısı veya adresi sizinkiyle aynı olan bir hesap bu oyuncuya karşı oynuyor ya da son 30 gün içinde oynadı. Başka bir moderatör karar vermeli.
refusals-moderator_in_competition = Siz ya da sahibi, tarayıcısı veya adresi sizinkiyle aynı olan bir hesap, bu oyuncuyla birlikte bitmemiş bir etkinlikte yer alıyor: { $name }. Başka bir moderatör karar vermeli.
refusals-moderator_decided = Son 30 gün içinde { $name } hakkında karar verdiniz; bu yüzden aynı yarışmada oynayamazsınız.
refusals-moderator_plays_unrated = Son 30 gün içinde { $name } hakkında karar verdiniz; bu yüzden birbirinizle yalnızca reytingsiz ve bahissiz oynarsınız.
refusals-cannot_take_part = { $name } şu anda bu yarışmaya katılamaz.
refusals-reported_already = Bu oyuncuyu zaten şikâyet ettiniz. Moderatörler inceleyecek.
refusals-bots_not_reported = Botlar şikâyet edilemez.
refusals-decides_about_self = Sizin hakkınızda başka bir moderatör karar vermeli.
refusals-house_bot_not_sanctioned = Bu bot evin kendi botu.
refusals-report_of_other = Şikâyet başka bir oyuncu hakkında.
refusals-report_closed = Şikâyet zaten kapatıldı.
refusals-report_needed = Geri çevrilecek şikâyetin kimliğini verin.
refusals-sanction_of_other = Yaptırım başka bir oyuncunun.
refusals-sanction_over = Yaptırım zaten bitti.
refusals-sanction_needed = Kaldırılacak yaptırımın kimliğini verin.
refusals-no_open_case = Bu oyuncunun açık dosyası yok.
refusals-deed_impossible = Bu oyuncu ya da şikâyet için bu yapılamaz.
refusals-reason_needed = Gerekçe gerekir, çünkü oyuncu onu okur.
refusals-needs_hours = Ne kadar süreceğini belirleyin: 1 ile 87600 saat arası.
refusals-has_no_end = Bu işlemin bitiş tarihi yoktur.
refusals-one_appeal = Bir yaptırıma, sürdüğü sürece bir kez itiraz edilebilir. İtiraz zaten edildi ya da yaptırım bitti.
refusals-appeal_decided = İtiraz zaten karara bağlandı.
refusals-appeal_of_own_sanction = Yaptırımı vermemiş bir moderatör karar vermeli.
refusals-not_a_range = Adres aralığını 192.0.2.0/24, 2001:db8::/32 gibi ya da tek bir adres olarak yazın.
refusals-range_too_wide = { $network } çok geniş; en geniş aralık /{ $shortest }.
refusals-blocks_full = Zaten { $max } aralık engelli. Önce bazılarının engelini kaldırın.
refusals-void_changed = Maçlar önizlemeden sonra değişti. Yeni bir önizleme yapın.
refusals-void_undone = Geçersiz sayma zaten geri alındı.
refusals-voids_busy = Şu anda başka maçlar geçersiz sayılıyor. Yeniden deneyin.
refusals-too_many_matches_to_void = Maç sayısı sınırı aşıyor: en çok { $max }. Daha kısa dönemlerle parça parça geçersiz sayın.

## What is not there.

refusals-no_such_address = Böyle bir adres yok.
refusals-no_such_player = Böyle bir oyuncu yok.
refusals-no_such_sign_in = Böyle bir giriş yok.
refusals-no_such_device = Böyle bir cihaz yok.
refusals-no_such_passkey = Böyle bir geçiş anahtarı yok.
refusals-no_such_bot_of_yours = Böyle bir botunuz yok.
refusals-no_such_token = Böyle bir token yok.
refusals-no_such_match = Böyle bir maç yok.
refusals-no_such_game = Böyle bir oyun yok.
refusals-no_such_page = Böyle bir sayfa yok.
refusals-no_such_repair = Böyle bir onarım yok.
refusals-no_such_import = Böyle bir içe aktarma yok.
refusals-no_such_format = Böyle bir biçim yok. json, mat, sgf, xg, ogxm, txt ya da html kullanın.
refusals-no_such_practice_game = Böyle bir alıştırma oyunu yok.
refusals-no_such_rating_list = Böyle bir reyting listesi yok.
refusals-no_such_block = Böyle bir engel yok.
refusals-no_such_event = Böyle bir etkinlik yok.
refusals-no_such_tournament = Böyle bir turnuva yok.
refusals-no_such_team_event = Böyle bir takım etkinliği yok.
refusals-no_such_team_match = Böyle bir takım maçı yok.
refusals-no_such_comparative_event = Böyle bir karşılaştırmalı etkinlik yok.
refusals-no_such_team = Böyle bir takım yok.
refusals-no_such_board = Böyle bir tahta ya da bord yok.
refusals-no_such_appeal = Böyle bir itiraz yok.
refusals-no_such_bot = Böyle bir bot yok.
refusals-no_such_call = Böyle bir çağrı yok.
refusals-no_such_club = Böyle bir kulüp yok.
refusals-no_such_comment = Böyle bir yorum yok.
refusals-no_such_competition = Böyle bir yarışma yok.
refusals-no_such_conversation = Böyle bir konuşma yok.
refusals-no_such_position = Böyle bir pozisyon yok.
refusals-no_such_puzzle = Böyle bir bulmaca yok.
refusals-no_such_question = Böyle bir soru yok.
refusals-no_such_report = Böyle bir şikâyet yok.
refusals-no_such_review = Böyle bir inceleme yok.
refusals-no_such_sanction = Böyle bir yaptırım yok.
refusals-no_such_search = Böyle bir arama yok.
refusals-no_such_session = Böyle bir oturum yok.
refusals-no_such_shared_position = Böyle bir paylaşılan pozisyon yok.
refusals-no_such_step = Böyle bir adım yok.
refusals-no_such_table = Böyle bir masa yok.
refusals-no_such_void = Böyle bir geçersiz sayma işlemi yok.
refusals-no_such_rating = Bu listede böyle bir reyting yok.
refusals-no_such_match_that_counts = Reytinge ya da krediye sayılan böyle bir maç yok.
refusals-no_such_team_match_that_counts = Sayılan böyle bir takım maçı yok.

## The request and the server.

refusals-method_not_allowed = Bu adres bu yöntemi desteklemiyor.
refusals-too_many_requests = Çok fazla deneme yapıldı. { $seconds } saniye sonra yeniden deneyin.
refusals-too_large = Bu çok büyük: en çok { $limit } bayt olabilir.
refusals-head_too_large = İsteğin başlıkları çok büyük.
refusals-too_slow = İsteğin gövdesi çok yavaş geldi.
refusals-unsupported_protocol = Bu sayfa güncel değil. Yeniden yükleyin.
refusals-maintenance = Site bakımda. Süren maçlar devam ediyor; yenileri bakım bitince başlayabilir.
refusals-contended = Aynı anda başkaları da bunu değiştirdi. Yeniden deneyin.
refusals-database_unreachable = Sunucu veritabanına ulaşamıyor. Birazdan yeniden deneyin.
refusals-internal = Sunucuda bir şeyler ters gitti ve kaydedildi. Birazdan yeniden deneyin.
refusals-malformed = İstek okunamıyor: { $detail }
refusals-json_needed = content-type başlığı application/json olmalı.
refusals-websocket_only = Bu adreste yalnızca WebSocket kullanılır: { $detail }.
refusals-text_frames_only = Mesajlar, metin çerçeveleri içinde JSON olmalı.
refusals-server_stopping = Sunucu kapanıyor. Birazdan yeniden deneyin.
refusals-site_full = Site dolu. Giriş yapmış oyuncular yine de girebilir.
refusals-competitions_watched = Bir soket en çok { $max } yarışma izler.
refusals-matches_watched = Bir soket en çok { $max } maç izler.
refusals-disk_nearly_full = Sitenin diski dolmak üzere; bu yüzden yalnızca süren maçlar devam ediyor. Daha sonra yeniden deneyin.
refusals-pictures_busy = Çok fazla resim çiziliyor. Birazdan yeniden deneyin.

## Values of a field. The name of the field comes before the text.

refusals-from_to = { $min } ile { $max } arası.
refusals-at_most = En çok { $max }.
refusals-characters = { $min } ile { $max } karakter arası.
refusals-at_most_characters = En çok { $max } karakter.
refusals-one_of = Şunlardan biri: { $choices }.
refusals-missing = Bu eksik.
refusals-whole_number_from_to = { $min } ile { $max } arası bir tam sayı.
refusals-whole_number = Bir tam sayı.
refusals-must_be = Beklenen: { $expected }.
refusals-visible_characters_only = Görünmez karakter, yazı yönü değişikliği ya da üst üste yığılmış işaret olamaz.
refusals-not_utf8 = Bu, UTF-8 metni değil.
refusals-no_such_theme = Bu, bir bulmaca konusu değil.
refusals-own_network = Kendi adresiniz { $network } içinde; kendinizi engellemiş olurdunuz.
refusals-choose_at_least_one = En az birini seçin.
refusals-match_has_events = Maçta { $last } olay var, daha fazlası yok.
refusals-plain_characters = A-Z a-z 0-9 - _ arasından 1 ile { $max } karakter arası.
refusals-own_name = Bu sizin kendi adınız.
refusals-not_the_next = Başka bir sayfanın “next” değeri bekleniyordu.
refusals-two_players_needed = İki farklı oyuncu belirtin.
refusals-until_before_from = “from” değerinden sonra olmalı.
refusals-start_of_name = 1 ile 20 arası harf, rakam, - ya da _.
refusals-at_most_bytes = En çok { $max } bayt.
refusals-characters_of_text = { $min } ile { $max } karakter arası metin.
refusals-at_most_characters_of_text = En çok { $max } karakterlik metin.
refusals-each_has_characters = Her biri { $min } ile { $max } karakter arası olmalı.
refusals-visible_characters = { $min } ile { $max } karakter arası; hiçbiri görünmez olamaz.
