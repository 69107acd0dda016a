### Duplicate team matches: creating one, its results, its director's desk.

teamMatches-kind = Takım maçı
teamMatches-title = Takım maçları
teamMatches-make = Yeni takım maçı
teamMatches-lead = İki takım, iki oda, ikisinde de aynı zarlar: iyi zar değil, iyi oyun kazanır.
teamMatches-loading = Takım maçı yükleniyor…
teamMatches-notFound = Takım maçı bulunamadı
teamMatches-phase-line_ups = Kadrolar
teamMatches-phase-playing = Sürüyor
teamMatches-phase-over = Bitti
teamMatches-phase-cancelled = İptal edildi
teamMatches-boards = { $count } bord
teamMatches-revealed = { $known } / { $all } bord bitti
teamMatches-directedBy = Direktör: { $name }
teamMatches-barometer = Süren skor
teamMatches-noBarometer = Skor yalnızca sonunda
teamMatches-vp = Zafer puanı
teamMatches-difference = Fark { $imp } IMP
teamMatches-room-open = Açık oda
teamMatches-room-closed = Kapalı oda
teamMatches-team = { $team } takımı
teamMatches-toTable = Masanıza
teamMatches-watch = Açık odayı izle
teamMatches-gatedNote = Açık odayı, iki oda da borda başlayınca izleyebilirsiniz. Her el, iki oda da oynadıktan sonra gösterilir.
teamMatches-ungatedNote = Açık oda canlı izlenebilir; bu yüzden maç hiçbir listede sayılmaz.
teamMatches-lockStepNote = İki oda birlikte ilerler: zar, aynı oyuncu iki odada da küp kararını verince gelir.
teamMatches-lockStep-final = final el el
teamMatches-lockStep-all = iki oda el el
teamMatches-graceNote = Başlangıçtan { $minutes } dk sonra hâlâ gelmeyen takım maçı kaybeder.
teamMatches-seatProofNote = Her oyuncu, yerine otururken geçiş anahtarıyla onaylar.
teamMatches-seatProof-final = finalde otururken geçiş anahtarı
teamMatches-seatProof-all = her oturuşta geçiş anahtarı
teamMatches-closedNote = Kapalı oda izlenemez. Oyunları, bord iki odada da bitince gösterilir.
teamMatches-protocol = Sonuçlar
teamMatches-columns-board = Bord
teamMatches-columns-room = Oda
teamMatches-columns-players = Beyaz – Siyah
teamMatches-columns-opening = Açılış
teamMatches-columns-cube = Küp
teamMatches-columns-left = Kalan
teamMatches-columns-result = Sonuç
teamMatches-columns-smp = SMP
teamMatches-columns-imp = IMP
teamMatches-notYet = bitmedi
teamMatches-end-single = tek oyun
teamMatches-end-gammon = mars
teamMatches-end-backgammon = katmerli mars
teamMatches-end-pass = pas
teamMatches-assigned = direktör verdi
teamMatches-proposed = { $cube }, teklif eden { $team }
teamMatches-sum = Toplam
teamMatches-game = Oyunu gör
teamMatches-compare = İki odayı karşılaştır
teamMatches-comparing = Karşılaştırma, iki oyun da analiz edilir edilmez görünür…
teamMatches-files = Sonuçları indir
teamMatches-teams = Takımlar ve kadrolar
teamMatches-captain = Kaptan
teamMatches-noLineUp = Kaptan kadroyu bildirmedi.
teamMatches-invitation = Bu maçta oynamaya davetlisiniz
teamMatches-declined = Oynamıyor: { $names }
teamMatches-changeHint = Yeni oyunculara davet gider. Oyuncuları ilk bord başlayana kadar değiştirebilirsiniz.
teamMatches-nameLineUp = Kadroyu bildir

teamMatches-rolls = Zarların kaynağı
teamMatches-origin-committed = önceden mühürlü
teamMatches-origin-imported = direktörün dosyasından
teamMatches-origin-thrown = gerçek tahtalarda atılan
teamMatches-rollsText = Her bordun iki oda için ortak bir zar dizisi vardır. Mührü şimdi, anahtarı ise bord iki odada da bitince yayımlanır.
teamMatches-rollsThrownText = Gerçek zarlar belirler: bir zara önce gelen oda onu kendi sensörlü tahtasında atar, diğer oda aynı zarı alır. Bu zarlar doğrulanamaz; açılış zarı mühürden çıkar.
teamMatches-set = { $set }. zar dizisi
teamMatches-notes = Direktörden
teamMatches-deed-assigned =
    { $room ->
        [open] { $board }. bord, açık oda: sonucu direktör verdi
       *[closed] { $board }. bord, kapalı oda: sonucu direktör verdi
    }
teamMatches-deed-board_cancelled = { $board }. bord değiştirildi; { $set }. zar dizisiyle oynanıyor
teamMatches-deed-held =
    { $room ->
        [open] Açık oda duraklatıldı
       *[closed] Kapalı oda duraklatıldı
    }
teamMatches-deed-released =
    { $room ->
        [open] Açık oda sürdürüldü
       *[closed] Kapalı oda sürdürüldü
    }
teamMatches-deed-substituted =
    { $board ->
        [none]
            { $room ->
                [open] Açık odada oyuncu değişikliği: { $before } çıktı, { $player } girdi
               *[closed] Kapalı odada oyuncu değişikliği: { $before } çıktı, { $player } girdi
            }
       *[other]
            { $room ->
                [open] Açık odada, { $board }. bordun ortasında oyuncu değişikliği: { $before } çıktı, { $player } girdi
               *[closed] Kapalı odada, { $board }. bordun ortasında oyuncu değişikliği: { $before } çıktı, { $player } girdi
            }
    }
teamMatches-deed-team_changed = { $team } için başka kişiler belirlendi
teamMatches-deed-walked_over = { $team } hükmen kazandı
teamMatches-deed-two_people = { $one } ve { $other } iki ayrı kişi
teamMatches-deed-cancelled = Maç iptal edildi
teamMatches-vugraph-title = İki oda yan yana
teamMatches-vugraph-board = Bord
teamMatches-vugraph-hint = Her el, iki oda da oynadıktan sonra gösterilir.
teamMatches-vugraph-chances = Şanslar, eldeki zardan öncekilerdir.
teamMatches-vugraph-empty = Henüz iki odada da oynanmış el yok.
teamMatches-vugraph-turns = Eller
teamMatches-vugraph-latest = Son el
teamMatches-vugraph-commentary = Yorum
teamMatches-vugraph-none = Henüz yorum yok.
teamMatches-vugraph-by = Yorum: { $names }
teamMatches-vugraph-turn = { $turn }. el
teamMatches-vugraph-write = { $turn }. ele yorum
teamMatches-vugraph-about = El
teamMatches-vugraph-inPlay = { $turn }, sürüyor
teamMatches-vugraph-held = İzleyiciler bunu, iki oda da eli oynayınca okur.
teamMatches-desk-title = Direktör masası
teamMatches-desk-board =
    { $board ->
        [none] bütün bordlar bitti
       *[other] { $board }. bord
    }
teamMatches-desk-state-waiting = bekliyor
teamMatches-desk-state-seating = oyuncular yerlerine oturuyor
teamMatches-desk-state-playing = sürüyor
teamMatches-desk-state-finished = bitti
teamMatches-desk-missing = Henüz gelmeyen: { $names }
teamMatches-desk-held = duraklatıldı
teamMatches-desk-what = Bir işlem seçin
teamMatches-desk-hold = Duraklat
teamMatches-desk-release = Sürdür
teamMatches-desk-assign = Sonuç ver
teamMatches-desk-cancelBoard = Bir bordu değiştir
teamMatches-desk-substitute = Oyuncu değiştir
teamMatches-desk-substituteHint = Yeri takımdan başka bir oyuncu alır, oyunun ortasında da. Tahta ve süre olduğu gibi kalır. Çıkan oyuncu yerini hemen kaybeder ve gerekçenizi okur. Bu bordu diğer odada görmüş bir oyuncu yeri alamaz. Yeni oyuncu bir şey yapana kadar geri alabilirsiniz.
teamMatches-desk-cancel = Maçı iptal et
teamMatches-desk-twoPeople = İki kişi
teamMatches-desk-twoPeopleHint = Hesapları aynı tarayıcıyı ya da adresi paylaştığı için tek kişi sayılırlar. İki kişi olduklarını biliyorsanız ikisinin de yeri olabilir. İkisi de yer alana kadar geri alabilirsiniz.
teamMatches-desk-pair = Oyuncular
teamMatches-desk-pairMissing = İki oyuncuyu seçin.
teamMatches-desk-linked-browser = { $one } ve { $other } aynı tarayıcıyı kullandı. Tek kişi sayılırlar ve ikisinin de yeri oldukça hiçbir bord başlamaz.
teamMatches-desk-linked-address = { $one } ve { $other } aynı adresten oynuyor. Tek kişi sayılırlar ve ikisinin de yeri oldukça hiçbir bord başlamaz.
teamMatches-desk-areTwo = { $one } ve { $other } bir tarayıcıyı ya da adresi paylaşıyor. Bir direktör, iki kişi olduklarını bildirdi.
teamMatches-desk-reason = Gerekçe (sonuçlarla birlikte gösterilir)
teamMatches-desk-minutes = Tahmini süre, dakika (isteğe bağlı, oyunculara gösterilir)
teamMatches-desk-assignHint = Oyun bu sonucu alır. Hâlâ oynanıyorsa hemen biter ve oda sonraki borduna geçer. Sonucu sonra düzeltebilirsiniz.
teamMatches-desk-replaceHint = İki oda bu bordu başka bir zar dizisiyle yeniden oynar. Süren oyunları hemen biter, sonuçları artık maçta sayılmaz.
teamMatches-desk-cancelHint = Süren oyunlar hemen biter ve maç kazananı olmadan sona erer. Yeniden sürdürülemez.
teamMatches-desk-releaseHint = Süreler hemen işlemeye başlar ve bordlar başlayabilir.
teamMatches-desk-holdHint = Süreler durur ve hiçbir bord başlamaz. İki oyuncu da gerekçenizi okur. Süren bir maç toplam en çok 24 saat duraklatılabilir.
teamMatches-desk-badMinutes = 1 ile 1440 arası dakika girin ya da boş bırakın.
teamMatches-desk-to = Lehine
teamMatches-desk-points = IMP, 0 ile 24 arası
teamMatches-desk-player = Yeni oyuncu
teamMatches-desk-nobody = Bu takımda yeri alabilecek kimse yok.
teamMatches-desk-act = Uygula
teamMatches-desk-roomMissing = Bir oda seçin.
teamMatches-desk-boardMissing = Bir bord seçin.
teamMatches-desk-teamMissing = Bir takım seçin.
teamMatches-desk-playerMissing = Yeni oyuncuyu seçin.
teamMatches-desk-badPoints = 0 ile 24 arası IMP girin.
teamMatches-desk-reasonMissing = Bir gerekçe girin.
teamMatches-desk-ownTeam = Bu maçta bir takımdasınız; bu yüzden masa size odaları göstermez.
teamMatches-desk-enter = Sonraki sonucu gir
teamMatches-desk-enterButton = Gir
teamMatches-desk-winner = Kazanan
teamMatches-desk-cube = Sayılan küp
teamMatches-desk-left = Kalan pul
teamMatches-desk-import = Zarları içe aktar (CSV)
teamMatches-desk-imported = Bordlar dosyadaki zarlarla oynanacak. Maç hiçbir listede sayılmaz.
teamMatches-desk-named = Yorumcular, virgülle ayrılmış
teamMatches-desk-namedHint = İki takımda da olmayan en çok 8 kişi. İzleyicilerin gördüğünü görürler.
teamMatches-desk-save = Yorumcuları kaydet
teamMatches-form-title = Yeni takım maçı
teamMatches-form-name = Ad
teamMatches-form-namePlaceholder = Kulüp finali
teamMatches-form-preset = Klasik: altı bord, süren skor
teamMatches-form-bots = İki takımı da botlarla doldur
teamMatches-form-boards = Bord sayısı
teamMatches-form-where = Oyunların oynandığı yer
teamMatches-form-here = Burada, masalarda
teamMatches-form-byHand = Gerçek tahtalarda; sonuçları ben girerim
teamMatches-form-pace = Tempo
teamMatches-form-live = Canlı
teamMatches-form-correspondence = Kendi temposunda
teamMatches-form-thrown = Elle atılan zar
teamMatches-form-thrownText = Sensörlü tahtalarda: bir zara önce gelen oda onu atar, diğer oda aynı zarı alır. Ekrandaki oyuncular zarlarını sunucudan alır. Bu zarlar doğrulanamaz.
teamMatches-form-barometer = Süren skor
teamMatches-form-barometerText = Skor her borddan sonra gösterilir; yoksa sonunda.
teamMatches-form-exchange = Kadro değişikliği
teamMatches-form-exchangeText = Kaptanlar kadroyu bordlar arasında, sonrakinin ilk zarına kadar değiştirebilir.
teamMatches-form-ungated = Açık oda canlı
teamMatches-form-ungatedText = İzleyiciler açık odayı oynanırken izler. Bunu yalnızca, kimse kapalı odaya zarlarını söyleyemiyorsa açın. Yoksa izleyiciler her eli, iki oda da oynayınca görür. Canlı izlenen maç hiçbir listede sayılmaz.
teamMatches-form-lockStep = Odalar birlikte ilerlesin
teamMatches-form-lockStepText = Zar, taraf iki odada da küp kararını verince gelir. Bir oda beklerken süreler durur. Önerilir.
teamMatches-form-atOnce = İki kadro da bildirilince
teamMatches-form-timedHint = O zamana kadar kaptanlar kadrolarını bildirir.
teamMatches-form-grace = Takımların gecikme payı
teamMatches-form-graceHint = O zamana kadar gelmeyen takım maçı kaybeder. İkisi de gelmezse maç iptal edilir.
teamMatches-form-seatProof = Otururken geçiş anahtarı
teamMatches-form-seatProofText = Her oyuncu, hesabın sahibinin orada olduğu bilinsin diye, yerine otururken geçiş anahtarıyla onaylar. Evin botlarına gerekmez.
teamMatches-form-inMatches-off = Hiçbir maçta
teamMatches-form-inMatches-final = Finalde
teamMatches-form-inMatches-all = Bütün maçlarda
teamMatches-form-teamName = Takımın adı
teamMatches-form-captain = Kaptan
teamMatches-form-players = Oyuncular, virgülle ayrılmış
teamMatches-form-playersHint = İki ile altı arası: hesap ya da bot adları.
teamMatches-form-playersHintByHand = İki ile altı arası: herhangi adlar; ilki açık odada, ikincisi kapalı odada oturur.
teamMatches-form-missing = Maça ve iki takıma birer ad, takımlara bir kaptan ve en az iki oyuncu verin.
teamMatches-form-create = Maçı kur
teamMatches-toTeamMatch = Takım maçına
teamMatches-table =
    { $room ->
        [open] { $board }. bord, açık oda
       *[closed] { $board }. bord, kapalı oda
    }
