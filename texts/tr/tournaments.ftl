### Tournaments: the list, one of them, its standings and brackets, and its director's desk.

tournaments-kind = Turnuva
tournaments-title = Etkinlikler
tournaments-lead = Canlı ya da kendi temponuzda oynanan turnuvalar ve takım maçları.
tournaments-none = Henüz turnuva yok
tournaments-noneText = İlkini siz oluşturun: siz yönetirsiniz, başkaları kaydolur.
tournaments-make = Yeni turnuva
tournaments-open = Kayda açık
tournaments-running = Sürüyor
tournaments-entries = { $entries } / { $places } yer
tournaments-directedBy = Direktör: { $name }
tournaments-winner = Kazanan: { $name }
tournaments-format-knock_out = Eleme
tournaments-format-swiss = İsviçre sistemi, { $rounds } tur
tournaments-format-unbeaten = İsviçre sistemi, tek yenilgisiz kalana kadar
tournaments-format-lives = { $lives } can
tournaments-format-all =
    { $twice ->
        [true] Herkes herkesle iki kez
       *[false] Herkes herkesle
    }
tournaments-format-groups = { $groups } grup
tournaments-thenFinal = { $format }, sonra { $count } kişilik eleme
tournaments-again = Aynısını yinele
tournaments-phase-entries = Kayıtlar açık
tournaments-phase-check_in = Yoklama
tournaments-phase-round = { $number }. tur
tournaments-phase-between_rounds = { $number }. tur belli oldu
tournaments-phase-over = Bitti
tournaments-phase-cancelled = İptal edildi
tournaments-notFound = Turnuva bulunamadı
tournaments-loading = Turnuva yükleniyor…
tournaments-form-title = Yeni turnuva
tournaments-form-lead = Eşleşmeler kayıtlı bir tohumdan kurayla çekilir, sonuçlar maçların kendisinden gelir.
tournaments-form-name = Ad
tournaments-form-namePlaceholder = Sonbahar kupası
tournaments-form-nameMissing = 3 ile 60 karakter arası bir ad girin.
tournaments-form-about = Oyuncuların bilmesi gerekenler (isteğe bağlı)
tournaments-form-format = Sistem
tournaments-form-kinds-knock_out = Eleme
tournaments-form-kinds-swiss = İsviçre: herkes her turda oynar
tournaments-form-kinds-lives = Can: bu kadar yenilgiden sonra elenir
tournaments-form-kinds-round_robin = Herkes herkesle oynar
tournaments-form-rounds = Tur sayısı
tournaments-form-untilUnbeaten = Tek yenilgisiz kalana kadar
tournaments-form-lives = Can sayısı
tournaments-form-groups = Grup sayısı
tournaments-form-twice = Her çift iki kez karşılaşır
tournaments-form-finalOf = Elemeli finale kalanlar
tournaments-form-finalOfEach = Her gruptan elemeli finale kalanlar
tournaments-form-noFinal = Final yok
tournaments-form-best =
    { $count ->
        [1] Birinci
       *[other] İlk { $count } oyuncu
    }
tournaments-form-length = Maç uzunluğu
tournaments-form-points = { $n } sayı
tournaments-form-places = Yer
tournaments-form-forecast-players = { $players } oyuncuyla:
tournaments-form-forecast-rounds = { $range } tur
tournaments-form-forecast-matches = her oyuncuya { $range } maç
tournaments-form-forecast-boards = { $count } tahta
tournaments-form-forecast-time = yaklaşık { $time } oyun
tournaments-form-pace = Tempo
tournaments-form-correspondence = Kendi temposunda
tournaments-form-live = Canlı
tournaments-form-days = Hamle başına gün
tournaments-form-daysHint = Bu süre boyunca oynamayan oyuncu maçı hükmen kaybeder. Sürenin yarısında ve bir gün kala uyarı gelir.
tournaments-form-liveHint = İki oyuncu karşılaşınca oturur; süre o andan itibaren işler.
tournaments-form-start = Başlangıç
tournaments-form-byDirector = Direktör başlatır
tournaments-form-timed = Belirli bir zamanda
tournaments-form-byDirectorHint = Hazır olunca ilk turun kurasını siz çekersiniz.
tournaments-form-timedHint = Kayıtlar bu saatte kapanır ve ilk turun kurası çekilir. İkiden az oyuncu varsa etkinlik iptal edilir.
tournaments-form-startsAt = Tarih ve saat (sizin saatiniz, { $zone })
tournaments-form-startWrong = Gelecekte bir tarih ve saat girin.
tournaments-form-every = Sonraki turlar
tournaments-form-everyMinutes-soon = Olabildiğince çabuk
tournaments-form-everyMinutes-minutes = { $minutes } dakikada bir
tournaments-form-everyMinutes-day = Her gün
tournaments-form-everyMinutes-week = Her hafta
tournaments-form-grace = Oyuncuların gecikme payı
tournaments-form-graceHint = O zamana kadar oturmayan oyuncu maçı kaybeder. İkisi de yoksa ikisi de kaybeder.
tournaments-form-pause = Sonraki turdan önce ara
tournaments-form-pauseHint = Yanlış bir sonucu düzeltme zamanı. Direktör arayı bitirebilir ya da uzatabilir.
tournaments-form-noPause = Yok
tournaments-form-late = Geç kayıt
tournaments-form-lateHint =
    { $kind ->
        [knock_out] Başlangıçtan sonra, geç kalan bir oyuncu bir bayın yerini alabilir.
        [lives] Başlangıçtan sonra, geç kalan oyuncular bütün canlarıyla katılabilir.
       *[other] Başlangıçtan sonra geç kalanlar katılabilir; kaçırdıkları turlardan puan almazlar.
    }
tournaments-form-noLate = Yok
tournaments-form-minutes = { $minutes } dk
tournaments-form-checkIn = Kuradan önce yoklama
tournaments-form-checkInHint = Yalnızca geldiğini bildirenler eşleştirilir; bekleme listesindekiler yukarı çıkar.
tournaments-form-byRating = Reytinge göre seribaşı
tournaments-form-byRatingHint =
    { $kind ->
        [knock_out] En güçlü, en zayıfla karşılaşır. Yoksa eşleşmeler kurayla çekilir.
        [round_robin] En güçlüler gruplara dağıtılır. Yoksa kura belirler.
       *[other] Eşitler arasında güçlü yarı, zayıf yarıyla karşılaşır. Yoksa eşitler arasındaki eşleşmeler kurayla çekilir.
    }
tournaments-form-prizes = Kredi ödülleri, birinciden başlayarak (isteğe bağlı)
tournaments-form-prizesHint = Örneğin 100, 50, 25, 25. Yalnızca sitenin atadığı direktörler ödül verebilir.
tournaments-form-prizesWrong = Sıfırdan büyük tutarları virgülle ayırarak girin.
tournaments-form-fee = Katılım ücreti
tournaments-form-free = Yok
tournaments-form-freeHint = Maçlar “Serbest” listesine sayılır.
tournaments-form-feeHint = Kayıtta krediyle ödenir; kuradan önce çekilirseniz iade edilir. Maçlar “Bahisli” listesine sayılır.
tournaments-form-shares = Havuzdan paylar, yüzde olarak, birinciden başlayarak
tournaments-form-sharesHint = Bütün ücretlerin onda biri kasada kalır; gerisi böyle bölünür. Bir sırayı paylaşanlar yüzdelerini paylaşır. Direktörün başlamadan karara bağladığı bir maçı kaybeden oyuncu ücretini geri alır.
tournaments-form-sharesWrong = Azalan sırada, toplamı 100 olan yüzdeler girin, örneğin 50, 30, 20.
tournaments-form-create = Turnuvayı oluştur
tournaments-enter = Kaydol
tournaments-free = Katılım ücretsiz
tournaments-feeOf = Katılım { $fee }
tournaments-pool = Havuzda şimdi { $pool } var.
tournaments-houseTenth = Ücretlerin onda biri kasada kalır; gerisi kazananlara gider.
tournaments-enterFor = Kaydol ({ $fee })
tournaments-signInToEnter = Kaydolmak için giriş yap
tournaments-withdraw = Çekil
tournaments-checkIn = Geldiğimi bildir
tournaments-toYourMatch = Maçınız, rakip: { $name }
tournaments-entered = Kaydoldunuz.
tournaments-waitingForDraw = Kaydoldunuz. İlk turun kurasını direktör çeker.
tournaments-startsTitle = Zaman çizelgesi
tournaments-starts = Başlangıç: { $when }
tournaments-checkInAt = Yoklamanın açılışı: { $when }
tournaments-nextRoundAt = Sonraki turun başlangıcı: { $when }
tournaments-grace = Geç kalan oyuncular { $minutes } dk sonra maçı kaybeder
tournaments-enterLate = Geç kaydol
tournaments-lateUntil =
    { $kind ->
        [knock_out] Geç kalan oyuncular bir bayın yerini alabilir, son: { $when }
       *[other] Geç kalan oyuncular katılabilir, son: { $when }
    }
tournaments-retireTitle = Turnuvadan çekiliyor musunuz?
tournaments-retireText = Açık maçtaki rakibiniz kazanır; sonraki her rakibiniz de. Süren bir maç, masadan ayrılmışsınız gibi biter. Geri dönemezsiniz.
tournaments-waitingForStart = Kaydoldunuz. İlk turun kurası başlangıçta çekilir.
tournaments-bothLost = İkisi de yok: ikisi de kaybeder
tournaments-people = Oyuncular
tournaments-nobody = Henüz kimse kaydolmadı
tournaments-outOfDraw = Kurada değil
tournaments-state-placed = Kayıtlı
tournaments-state-checked_in = Geldi
tournaments-state-waiting = Bekleme listesi
tournaments-state-withdrawn = Çekildi
tournaments-branch-main = Ana tablo
tournaments-branch-consolation = Teselli
tournaments-branch-final = Final aşaması
tournaments-round = { $number }. tur
tournaments-final = Final
tournaments-semiFinals = Yarı finaller
tournaments-quarterFinals = Çeyrek finaller
tournaments-fromRound = Başlangıç turu
tournaments-find = Oyuncu bul
tournaments-foundInBracket =
    { $more ->
        [0] { $name }
       *[other] { $name } ve { $more } kişi daha
    }
tournaments-notFoundInBracket = Bu adda oyuncu yok
tournaments-rounds = Turlar
tournaments-notDrawn = Kurası çekilmedi
tournaments-notDrawnText = Bu turun eşleşmeleri, önceki tur belli olunca çekilir.
tournaments-bye = Bay
tournaments-byes-swiss = bay geçiyor: bir puan
tournaments-byes-lives = bay geçiyor: can kaybı yok
tournaments-byes-round_robin = bu turda oynamıyor
tournaments-lucky = Şanslı kaybeden
tournaments-drawnFrom = kura tohumu { $seed }
tournaments-bracketLabel = Turnuva tablosu; sonraki turlar için yana kaydırın
tournaments-pairingLabel = { $first } – { $second }, { $score }, { $state }
tournaments-openMatches = Bu turun maçları
tournaments-notBegun = Başlamadı
tournaments-inPlay = Sürüyor
tournaments-won = Kazanan: { $name }
tournaments-how-played = oynandı
tournaments-how-idle = çok uzun süre hamle yok
tournaments-how-director = direktör kararı
tournaments-how-points = tur sonunda daha çok sayı
tournaments-how-last_game_time = son oyunda daha az süre
tournaments-how-current_game_time = bu oyunda daha az süre
tournaments-how-lot = kurayla
tournaments-how-ruling = itiraz kararıyla
tournaments-how-absent = rakip yok
tournaments-how-neither_came = ikisi de gelmedi, kurayla
tournaments-how-withdrew = rakip çekildi
tournaments-how-both_absent = ikisi de yok
tournaments-warned = { $name } uyarıldı: hamle bekleniyor
tournaments-protested = { $name } itiraz ediyor; direktör karar verecek
tournaments-thought = Kullanılan süre: { $first } ve { $second }
tournaments-endsAt = Maçların dörtte üçü belli oldu. Açık maçlara karar verileceği zaman: { $when }. Sıra: sayı, kullanılan süre, kura.
tournaments-protestsUntil = Sonraki turun kurası en geç { $when } tarihinde çekilir; direktör daha erken çekebilir. O zamana kadar %75 kuralıyla verilen kararlara itiraz edebilirsiniz.
tournaments-protest = İtiraz et
tournaments-standings-title = Puan durumu
tournaments-standings-group = { $number }. grup
tournaments-standings-place = Sıra
tournaments-standings-player = Oyuncu
tournaments-standings-goesOn = finale kalıyor
tournaments-standings-note = Bitmemiş maçlar henüz sayılmaz. Bütün sütunlarda eşit olanlar bir sırayı paylaşır.
tournaments-standings-meaning = Sütunların anlamı
tournaments-columns-points-short = Puan
tournaments-columns-points-name = Puanlar
tournaments-columns-points-text = Her galibiyete, İsviçre sisteminde baya da bir puan. Örnek: iki galibiyet ve bir bay 3 eder.
tournaments-columns-wins-short = Gal.
tournaments-columns-wins-name = Galibiyet sayısı
tournaments-columns-wins-text = Kazanılan maçlar. Can sisteminde bay da galibiyet sayılır. Örnek: iki galibiyet ve bir bay 3 eder.
tournaments-columns-head_to_head-short = Ara
tournaments-columns-head_to_head-name = Aralarındaki maçlar
tournaments-columns-head_to_head-text = Buraya kadar eşit olanların aralarındaki maçlardan aldıkları puanlar; ancak hepsi karşılaştıysa. Örnek: iki oyuncunun 4’er puanı var; ötekini yenenin burada 1, yenilenin 0 puanı olur.
tournaments-columns-buchholz-short = BH
tournaments-columns-buchholz-name = Buchholz
tournaments-columns-buchholz-text = Rakiplerin puanlarının toplamı; güçlü rakiplerle oynayanda daha yüksektir. Bay ve gelmeyen rakip, oyuncunun kendisi kadar puanı olan bir rakip sayılır. Örnek: 3, 2 ve 1 puanlı rakipler 6 eder.
tournaments-columns-buchholz_cut-short = BH−1
tournaments-columns-buchholz_cut-name = En düşüğü atılmış Buchholz
tournaments-columns-buchholz_cut-text = En az puanlı rakip olmadan Buchholz. Örnek: 3, 2 ve 1 puanlı rakipler 5 eder.
tournaments-columns-sonneborn_berger-short = SB
tournaments-columns-sonneborn_berger-name = Sonneborn-Berger
tournaments-columns-sonneborn_berger-text = Yenilen rakiplerin puanlarının toplamı. Örnek: 3 ve 1 puanlı oyunculara karşı galibiyetler 4 eder.
tournaments-columns-lives-short = Can
tournaments-columns-lives-name = Kalan can
tournaments-columns-lives-text = Oyuncunun kalan canları. Örnek: iki candan biri gitmişse 1 kalır.
tournaments-columns-survived-short = Son tur
tournaments-columns-survived-name = Dayandığı tur
tournaments-columns-survived-text = Son canın kaybedildiği tur. Hâlâ oyunda olanlarda bir sonraki tur yazar. Örnek: 3. turda elenende 3 yazar.
tournaments-rules-title = Nasıl oynanır
tournaments-rules-knock_out = Maçı kazanan tur atlar, kaybeden elenir. Bir turun kurası, önceki tur belli olunca çekilir. Oyuncu sayısı tekse ilk turda bir oyuncu bay geçer. Sonra ilk turda kaybedenlerden kurayla seçilen şanslı kaybedenler ikinci turu tamamlar.
tournaments-rules-swiss = Kimse elenmez: herkes her turda, aşağı yukarı kendisi kadar puanı olan biriyle oynar. Bir turun kurası, önceki tur belli olunca çekilir. Olanak oldukça kimse aynı rakiple iki kez karşılaşmaz. Oyuncu sayısı tekse bir oyuncu bay geçer; bu bir puan değerindedir. Herkes bay geçmeden kimse ikinci kez geçmez.
tournaments-rules-lives = Her yenilgi bir can götürür, canı kalmayan elenir. Bir turun kurası, önceki tur belli olunca çekilir: aynı sayıda canı olanlar karşılaşır, olanak oldukça kimse aynı rakiple iki kez oynamaz. Oyuncu sayısı tekse, en az bay geçmiş olanlardan biri bay geçer; bu can götürmez.
tournaments-rules-round_robin = Herkes herkesle, başta belirlenen bir sırayla karşılaşır. Bir tur, önceki belli olunca başlar. Oyuncu sayısı tekse her turda bir oyuncu boştur; bunun bir değeri yoktur, çünkü herkes aynı sayıda boş kalır. Maçlarının yarısını oynamadan ayrılanın sonuçları silinir. Daha sonra ayrılırsa kalan rakipleri kazanır.
tournaments-rules-finalOf = Sonra ilk { $count } oyuncu elemeli bir final oynar.
tournaments-rules-finalOfEach =
    { $count ->
        [1] Sonra her grubun birincisi elemeli bir final oynar.
       *[other] Sonra her gruptan ilk { $count } oyuncu elemeli bir final oynar.
    }
tournaments-results = Son sıralama
tournaments-place = { $place }.
tournaments-prize = Ödül
tournaments-prizes = Ödüller
tournaments-notes = Direktörden
tournaments-drawUndone = Kura geri alındı
tournaments-about = Hakkında
tournaments-match = Maç { $place }
tournaments-csv = Maçlar, CSV olarak
tournaments-desk-title = Direktör masası
tournaments-desk-openCheckIn = Yoklamayı aç
tournaments-desk-draw = 1. turun kurasını çek
tournaments-desk-drawNext = Sonraki turun kurasını şimdi çek
tournaments-desk-drawHint = Kayıtları kapatır. Sonraki turların kurası kendiliğinden çekilir.
tournaments-desk-console = Teselli tablosunu başlat
tournaments-desk-announce = Duyur
tournaments-desk-cancel = İptal et
tournaments-desk-pause = Arayı uzat
tournaments-desk-pauseTitle = Arayı uzat
tournaments-desk-pauseText = Sonraki turun kurası ara bitmeden çekilmez. Oyuncular yeni saati görür.
tournaments-desk-pauseMinutes = Şu andan itibaren dakika (1 ile 1440 arası)
tournaments-desk-pauseWrong = 1 ile 1440 arası dakika girin.
tournaments-desk-lateEntries = Geç kayıt
tournaments-desk-lateTitle = Geç kaydı aç
tournaments-desk-lateText =
    { $kind ->
        [knock_out] Bu saate kadar geç kalan bir oyuncu kaydolabilir ve ilk turdaki bayın yerini alır.
       *[other] Bu saate kadar geç kalanlar kaydolabilir. İlk turdaki bayın yerini alırlar ya da sonraki turdan itibaren oynarlar.
    }
tournaments-desk-lateUntil = Son ({ $zone })
tournaments-desk-lateWrong = Gelecekte bir tarih ve saat girin.
tournaments-desk-swap = Oyuncuları değiş tokuş et
tournaments-desk-swapTitle = İki oyuncuyu değiş tokuş et
tournaments-desk-swapText = İki maç da yeni masa alır. Bu, biri başlayana kadar olanaklıdır.
tournaments-desk-swapFirst = Oyuncu
tournaments-desk-swapSecond = yer değiştireceği oyuncu
tournaments-desk-addBot = Bot ekle
tournaments-desk-remove = Çıkar
tournaments-desk-award = Karar ver
tournaments-desk-rule = İtirazı karara bağla
tournaments-desk-awardTo = Kim kazanıyor?
tournaments-desk-reason = Gerekçe (herkese gösterilir)
tournaments-desk-winnerMissing = Kimin kazandığını seçin.
tournaments-desk-swapMissing = İki oyuncu seçin.
tournaments-desk-reasonMissing = Bir gerekçe girin.
tournaments-desk-announcement = Duyuru
tournaments-desk-announcementMissing = Bir duyuru girin.
tournaments-desk-confirm = Uygula
tournaments-desk-removeTitle = Çıkar: { $name }
tournaments-desk-awardTitle = Karar ver, maç { $match }
tournaments-desk-ruleTitle = İtirazı karara bağla, maç { $match }
tournaments-desk-cancelTitle = Turnuvayı iptal et
tournaments-desk-unsettled = Site ödülleri ödeyemedi ({ $when }). Her dakika yeniden dener; işletmecisi uyarıldı.
tournaments-desk-settle = Şimdi öde
tournaments-desk-cancelText = Başlamamış masalar kapatılır, katılım ücretleri iade edilir. Bunu kayıtta, yalnızca hiç ücret iade edilmediyse geri alabilirsiniz.
tournaments-toTournament = Turnuvaya
