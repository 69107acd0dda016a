### What a player does and reads at the table.


## The buttons, and what the player waits for

play-actions-label = Yapabilecekleriniz
play-actions-roll = Zar at
play-actions-double = Katla
play-actions-redouble = Yeniden katla
play-actions-doubleSure = Küp { $value } olarak teklif edilsin mi?
play-actions-keepCube = Şimdi değil
play-actions-take = Kabul
play-actions-pass = Pas
play-actions-beaver = Beaver
play-actions-raccoon = Raccoon
play-actions-undo = Geri al
play-actions-reset = Baştan
play-actions-confirm = Onayla
play-actions-backToGame = Oyuna dön
play-actions-showResult = Sonucu göster
play-actions-stop = Burada dur
play-actions-abort = Yarıda kes
play-actions-abortHint = Sonuç yok, reyting yok, bahisler geri
play-actions-abortSent = Maçı yarıda kesmek istediniz, cevap verecek: { $name }
play-actions-abortOffered = { $name } maçı yarıda kesmek istiyor: sonuç yok, reyting yok, bahisler geri
play-actions-abortAccept = Maçı yarıda kes
play-actions-abortDecline = Oynamaya devam
play-actions-decided = Maç belli oldu. İkiniz de isterseniz burada durabilirsiniz.
play-actions-offered = Katlama teklifi, küp { $value }
play-actions-beavered = Beaver: küp { $value }
play-actions-raccooned = Raccoon: küp { $value }
play-actions-stopOffered = { $name } burada durmayı teklif ediyor
play-actions-gone = { $name } gitti. Maçı talep edin, sonuçsuz bitirin ya da bekleyin.
play-actions-goneWait = { $name } gitti. Maçı talep edebilmeniz için kalan: { $time }.
play-actions-claimMatch = Maçı talep et
play-actions-claimNoResult = Sonuçsuz bitir
play-actions-thinking = Sıra: { $name }
play-actions-otherRoom = Diğer oda bekleniyor. Süreler durdu.
play-actions-absent =
    { $presence ->
        [reconnecting] { $name } yeniden bağlanıyor; süre işlemeye devam ediyor
        [elsewhere] { $name } başka bir sayfada; süre işlemeye devam ediyor
       *[gone] { $name } bağlı değil; süre işlemeye devam ediyor
    }
play-actions-answering = { $name } katlamayı düşünüyor
play-actions-illegalPlaySent = { $name } kural dışı hamleye karar veriyor
play-actions-resignationSent = { $name } pes etme teklifinizi düşünüyor
play-actions-yourMove = Pullarınızı oynatın

## The menu of the table

play-menu-label = Masa
play-menu-settings = Tahta ve ses
play-menu-resign = Pes et
play-menu-leave = Maçtan ayrıl
play-menu-moves = Hamleler
play-menu-chat = Sohbet
play-menu-unread = { $count } yeni

## Notes on the board

play-notes-openingRoll = Açılış zarı
play-notes-opening = { $name } başlıyor, zar { $dice }
play-notes-youStart = Siz başlıyorsunuz, zar { $dice }
play-notes-ties = Eşit zarlar: { $dice }
play-notes-atBoard-illegal_play = Tahtada kurala uygun bir hamle görünmüyor
play-notes-atBoard-sensor_fault = Tahtanın sensörleri olanaksız bir pozisyon bildiriyor
play-notes-atBoard-rolled_early = Zar çok erken atıldı; geçerli sayılır
play-notes-noPlay = Oynanacak hamle yok
play-notes-wins = { $name } kazandı
play-notes-youWin = Kazandınız
play-notes-worth =
    { $cube ->
        [1]
            { $result ->
                [single] Tek oyun
                [gammon] Mars
               *[other] Katmerli mars
            } · { $won } sayı
       *[other]
            { $result ->
                [single] Tek oyun
                [gammon] Mars
               *[other] Katmerli mars
            } × { $cube } · { $won } sayı
    }
play-notes-go = Devam

## Illegal plays that may stand

play-illegal-question = { $name } { $first }-{ $second } oynuyor: { $notation }. Bu hamle kural dışı. Kalsın mı?
play-illegal-accept = Kalsın
play-illegal-decline = Kurala uygun hamle iste

## The list of moves

play-moves-label = Hamleler
play-moves-empty = Henüz hamle yok
play-moves-openingRoll = Açılış zarı { $dice }: { $starter } başlıyor
play-moves-noPlay = hamle yok
play-moves-illegalPlay = { $notation } (kural dışı)
play-moves-declinesIllegalPlay = Kurala uygun hamle istiyor
play-moves-doubles = Katlıyor, küp { $value }
play-moves-takes = Kabul ediyor
play-moves-passes = Pas diyor
play-moves-beavers = Beaver, küp { $value }
play-moves-raccoons = Raccoon, küp { $value }
play-moves-offersResignation =
    Pes etmeyi teklif ediyor: { $result ->
        [single] tek oyun
        [gammon] mars
       *[other] katmerli mars
    }
play-moves-resigns =
    Pes ediyor: { $result ->
        [single] tek oyun
        [gammon] mars
       *[other] katmerli mars
    }
play-moves-declines = Reddediyor
play-moves-timedOut = Süre bitti
play-moves-left = Ayrıldı
play-moves-end =
    { $result ->
        [single] { $name } { $won } sayı kazandı
        [gammon] { $name } { $won } sayı kazandı (mars)
       *[other] { $name } { $won } sayı kazandı (katmerli mars)
    }
play-moves-first = Maçın başı
play-moves-previous = Bir adım geri
play-moves-next = Bir adım ileri
play-moves-present = Şimdiki pozisyon

## The chat

play-chat-empty = Henüz mesaj yok. Nazik olun.
play-chat-placeholder = Bir şey söyleyin
play-chat-send = Gönder
play-chat-mute = Sustur: { $name }
play-chat-unmute = Susturmayı kaldır: { $name }
play-chat-spectator = (izleyici)
play-chat-muted = Susturuldu: { $name }. Yeni mesajları gizlenir.

## Resigning

play-resign-title = Bu oyunda pes ediyor musunuz?
play-resign-text = Rakibiniz kabul edebilir, reddedebilir ya da oynamaya devam edebilir.
play-resign-costs =
    { $endsMatch ->
        [true]
            { $asks ->
                [true] { $count } sayı ve maç
               *[false] { $count } sayı ve maç, onay gerekmez
            }
       *[false]
            { $asks ->
                [true] { $count } sayı
               *[false] { $count } sayı, onay gerekmez
            }
    }
play-resign-offer = Pes etmeyi teklif et
play-resign-resignNow = Pes et
play-resign-offered =
    { $name } pes etmeyi teklif ediyor, { $result ->
        [single] tek oyun
        [gammon] mars
       *[other] katmerli mars
    }: { $count } sayı
play-resign-accept = Kabul et
play-resign-decline = Reddet

## Leaving

play-leave-title = Maçtan ayrılıyor musunuz?
play-leave-matchLost = Bütün maçı hemen kaybedersiniz ve reytinginiz her yenilgideki gibi değişir.
play-leave-matchLostUnrated = Bütün maçı hemen kaybedersiniz. Maç reytingsiz.
play-leave-unplayed =
    { $staked ->
        [true] İkiniz de henüz birer el tamamlamadığınız için maç reytinge sayılmaz. Yine de bahsinizi kaybedersiniz ve tamamlama oranınız düşer. Bir saat içinde üç maçtan böyle ayrılırsanız hızlı eşleşme size bir saat kapanır. Rakibinizden maçı yarıda kesmesini de isteyebilirsiniz.
       *[false] İkiniz de henüz birer el tamamlamadığınız için maç reytinge sayılmaz. Yine de tamamlama oranınız düşer. Bir saat içinde üç maçtan böyle ayrılırsanız hızlı eşleşme size bir saat kapanır. Rakibinizden maçı yarıda kesmesini de isteyebilirsiniz.
    }
play-leave-gameLost =
    { $credits ->
        [none] Oyunu hemen kaybedersiniz: { $count } sayı.
       *[other] Oyunu hemen kaybedersiniz: { $count } sayı, bahsinizden { $credits }.
    }
play-leave-stay = Kal
play-leave-leave = Ayrıl
play-leave-hint = Yalnızca bağlantınız koparsa ya da sayfayı kapatırsanız, süreniz işlediği sürece yeriniz korunur.

## The end of the match

play-over-backToLesson = Derse dön
play-over-youWon = Maçı kazandınız
play-over-youLost = Maçı kaybettiniz
play-over-won = Maçı kazanan: { $name }
play-over-drawn = Berabere
play-over-aborted = Maç yarıda kesildi
play-over-unplayed = Reytinge sayılmaz: iki oyuncu birer el tamamlamadan bitti.
play-over-noChange = Hiçbir reyting değişmedi.
play-over-reason =
    { $reason ->
        [borne_off] Bütün pullar toplandı
        [passed] { $loser } katlamaya pas dedi
        [resigned] { $loser } pes etti
        [left] { $loser } maçtan ayrıldı
        [timed_out] Süresi bitti: { $loser }
        [completed] Sonuna kadar oynandı
        [agreed] Anlaşarak
       *[aborted] Sonuç yok, reyting yok, bahisler geri
    }
play-over-rating = Reyting
play-over-voided = Bir moderatör bu maçı geçersiz saydı. Artık sayılmaz.
play-over-arithmetic = Nasıl hesaplandı
play-over-formula = 4 × K × √n × P
play-over-k = K, maçtan önceki deneyime göre
play-over-p = P, kaybedenin kazanma şansı
play-over-n = n, oyun biçiminin ağırlığı
play-over-unrated = Bu maç reytingsizdi.
play-over-credits = Krediler
play-over-creditsTo = Alan: { $name }
play-over-house = Kasada kalan
play-over-stakesTogether = İki bahis: { $each } + { $each } = { $both }
play-over-wholeHouse = Kasa: { $both } ÷ 10 = { $house }
play-over-drawHouse = Sayılar eşit: { $each } tutarındaki her bahis, onda biri eksiğiyle iade edilir
play-over-pointsGain =
    { $isLimit ->
        [true] Kazanılan: { $points } × { $point }, en çok { $gain }
       *[false] Kazanılan: { $points } × { $point } = { $gain }
    }
play-over-gainHouse = Kasa: { $gain } ÷ 10 = { $house }
play-over-rematch = Rövanş
play-over-acceptRematch = Rövanşı kabul et
play-over-rematchSent = Rövanş teklif edildi…
play-over-rematchWanted = { $name } rövanş istiyor
play-over-decline = Reddet
play-over-declined = { $name } rövanşı reddetti.
play-over-toRematch = Rövanşa git
play-over-review = Yeniden izle
play-over-analysis = İncele
play-over-lobby = Lobi
play-over-verify = Zarları denetle

## Waiting

play-waiting-title = Rakip bekleniyor
play-waiting-free = Bir yer boş
play-waiting-text = Maç, biri oturur oturmaz başlar.
play-waiting-link = Bu masanın bağlantısı
play-waiting-copy = Bağlantıyı kopyala
play-waiting-copied = Bağlantı kopyalandı
play-waiting-close = Masayı kapat
play-waiting-sit = Yere otur
play-waiting-commitment = Zar mührü

## The keys

play-keys-title = Klavye
play-keys-rows-1-1 = R
play-keys-rows-1-2 = zar at
play-keys-rows-2-1 = D
play-keys-rows-2-2 = katla
play-keys-rows-3-1 = T
play-keys-rows-3-2 = kabul et
play-keys-rows-4-1 = P
play-keys-rows-4-2 = pas de
play-keys-rows-5-1 = Tab, oklar
play-keys-rows-5-2 = oynayabilen bir pul seç
play-keys-rows-6-1 = Shift + oklar
play-keys-rows-6-2 = her haneyi oku
play-keys-rows-7-1 = Home, End
play-keys-rows-7-2 = ilk ve son yer
play-keys-rows-8-1 = Enter
play-keys-rows-8-2 = seç, oynat, onayla
play-keys-rows-9-1 = 1–6
play-keys-rows-9-2 = seçili haneden bu zarı oyna
play-keys-rows-10-1 = M
play-keys-rows-10-2 = hamleyi yaz, örneğin 8/5 6/5
play-keys-rows-11-1 = U
play-keys-rows-11-2 = geri al
play-keys-rows-12-1 = S
play-keys-rows-12-2 = zarların yerini değiştir
play-keys-asks = Tahta odaktayken
play-keys-askRows-1-1 = I
play-keys-askRows-1-2 = iki tarafın pip sayısı
play-keys-askRows-2-1 = H
play-keys-askRows-2-2 = açık pullar ve onları vuran zarlar
play-keys-askRows-3-1 = C
play-keys-askRows-3-2 = küp
play-keys-askRows-4-1 = G
play-keys-askRows-4-2 = skor
play-keys-askRows-5-1 = W
play-keys-askRows-5-2 = sıra kimde, zar ve küple
play-keys-askRows-6-1 = A
play-keys-askRows-6-2 = bütün pullar
play-keys-askRows-7-1 = L
play-keys-askRows-7-2 = son duyuruyu yinele

## A play entered as notation

play-typed-open = Hamle yaz
play-typed-label = Hamleniz
play-typed-hint = Örneğin 8/5 6/5, 13/7*, bar/22, 6/off ya da yalnızca off.
play-typed-move = Oyna
play-typed-empty = Bir hamle yazın, örneğin 8/5.
play-typed-unreadable = { $part } bir hamle değil. 8/5, bar/22 ya da 6/off gibi yazın.
play-typed-noChecker = Bu yerde yeterli pulunuz yok: { $place }.
play-typed-noHit = Bu yerde vurulan pul yok: { $place }. Yıldızı silin.
play-typed-illegal = Bu hamle attığınız zarla geçerli değil.
