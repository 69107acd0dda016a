### Sentences for screen readers. Where `$who` or `$starter` is none, it is the reader.

speech-you = Siz
speech-gameStarted =
    { $starter ->
        [none]
            { $first ->
                [none]
                    { $crawford ->
                        [true] { $game }. oyun, Crawford. Siz başlıyorsunuz.
                       *[false] { $game }. oyun. Siz başlıyorsunuz.
                    }
               *[other]
                    { $crawford ->
                        [true] { $game }. oyun, Crawford. Siz başlıyorsunuz, zar { $first } ve { $second }.
                       *[false] { $game }. oyun. Siz başlıyorsunuz, zar { $first } ve { $second }.
                    }
            }
       *[other]
            { $first ->
                [none]
                    { $crawford ->
                        [true] { $game }. oyun, Crawford. { $starter } başlıyor.
                       *[false] { $game }. oyun. { $starter } başlıyor.
                    }
               *[other]
                    { $crawford ->
                        [true] { $game }. oyun, Crawford. { $starter } başlıyor, zar { $first } ve { $second }.
                       *[false] { $game }. oyun. { $starter } başlıyor, zar { $first } ve { $second }.
                    }
            }
    }
speech-rolled =
    { $who ->
        [none] { $first } ve { $second } attınız.
       *[other] { $who } { $first } ve { $second } attı.
    }
speech-played =
    { $who ->
        [none] Hamleniz { $notation }.
       *[other] { $who } oynuyor: { $notation }.
    }
speech-noPlay =
    { $who ->
        [none] Oynayacak hamleniz yok.
       *[other] { $who } oynayamıyor.
    }
speech-illegalPlay =
    { $who ->
        [none] Tahtanızda görünen { $notation } kural dışı. Kalsın mı?
       *[other] { $who }, tahtada görünen { $notation } kural dışı. Kalsın mı?
    }
speech-acceptsIllegal =
    { $who ->
        [none] Kural dışı hamleyi kabul ediyorsunuz.
       *[other] { $who } kural dışı hamleyi kabul ediyor.
    }
speech-declinesIllegal =
    { $who ->
        [none] Kurala uygun bir hamle istiyorsunuz.
       *[other] { $who } kurala uygun bir hamle istiyor.
    }
speech-doubled =
    { $who ->
        [none] Katlıyorsunuz, küp { $value }.
       *[other] { $who } katlıyor, küp { $value }.
    }
speech-taken =
    { $who ->
        [none] Kabul ediyorsunuz; küp sizde, değeri { $value }.
       *[other] { $who } kabul ediyor; küp onda, değeri { $value }.
    }
speech-passed =
    { $who ->
        [none] Pas diyorsunuz.
       *[other] { $who } pas diyor.
    }
speech-beavered =
    { $who ->
        [none] Beaver diyorsunuz, küp { $value }.
       *[other] { $who } beaver diyor, küp { $value }.
    }
speech-raccooned =
    { $who ->
        [none] Raccoon diyorsunuz, küp { $value }.
       *[other] { $who } raccoon diyor, küp { $value }.
    }
speech-resigns =
    { $who ->
        [none] Pes etmeyi teklif ediyorsunuz: { $result }.
       *[other] { $who } pes etmeyi teklif ediyor: { $result }.
    }
speech-declines =
    { $who ->
        [none] Pes etme teklifini reddediyorsunuz.
       *[other] { $who } pes etme teklifini reddediyor.
    }
speech-resigned =
    { $who ->
        [none] Pes ediyorsunuz: { $result }.
       *[other] { $who } pes ediyor: { $result }.
    }
speech-stopAgreed =
    { $who ->
        [none] Durmayı kabul ediyorsunuz.
       *[other] { $who } durmayı kabul ediyor.
    }
speech-abortAgreed =
    { $who ->
        [none] Maçı yarıda kesmek istiyorsunuz.
       *[other] { $who } maçı yarıda kesmek istiyor.
    }
speech-abortDeclined =
    { $who ->
        [none] Oynamaya devam etmek istiyorsunuz.
       *[other] { $who } oynamaya devam etmek istiyor.
    }
speech-takeBackAsked =
    { $who ->
        [none] Son hamleyi geri almak istiyorsunuz.
       *[other] { $who } son hamleyi geri almak istiyor.
    }
speech-takeBackDeclined =
    { $who ->
        [none] Hamlenin kalmasını istiyorsunuz.
       *[other] { $who } hamlenin kalmasını istiyor.
    }
speech-tookBack =
    { $who ->
        [none] Hamleyi geri alıyorsunuz.
       *[other] { $who } hamleyi geri alıyor.
    }
speech-pauseAsked =
    { $who ->
        [none] Ara istiyorsunuz.
       *[other] { $who } ara istiyor.
    }
speech-pauseDeclined =
    { $who ->
        [none] Oynamaya devam etmek istiyorsunuz.
       *[other] { $who } oynamaya devam etmek istiyor.
    }
speech-paused = Maç duraklatıldı. Süreler durdu.
speech-resumed =
    { $who ->
        [none] Maçı sürdürüyorsunuz. Süreler yeniden işliyor.
       *[other] { $who } maçı sürdürüyor. Süreler yeniden işliyor.
    }
speech-pauseEnded = Ara bitti. Süreler yeniden işliyor.
speech-abandoned = İki oyuncu da ayrıldı. Maç yarıda kesildi.
speech-calledOff = Bu oyun sonuçsuz bitti. Neyin sayıldığını etkinliğin sayfası söyler.
speech-calledOffTooLong = Maçta çok fazla olay var, bu yüzden iptal edildi. Kimse için sayılmaz.
speech-held = Direktör bu oyunu duraklattı: { $reason }. Süreler durdu.
speech-released = Direktör bu oyunu sürdürdü. Süreler yeniden işliyor.
speech-rollAsked =
    { $who ->
        [none] Diğer oda hazır olunca zar atacaksınız.
       *[other] { $who } diğer oda hazır olunca zar atacak.
    }
speech-turnOpened = İki oda da zar atmaya hazır.
speech-substituted = Oyuncu değişikliği: { $left } çıktı, { $came } girdi.
speech-extraTime =
    { $minutes ->
        [0] Direktör ek süreyi geri aldı.
       *[other] Direktör ek süre verdi: oyuncu başına { $minutes } dk.
    }
speech-outage-seconds = Site { $seconds } sn devre dışıydı. Hiçbir süre sayılmadı; sırası gelen oyuncunun en az 15 sn süresi var.
speech-outage-minutes = Site { $minutes } dk devre dışıydı. Hiçbir süre sayılmadı; sırası gelen oyuncunun en az 15 sn süresi var.
speech-atBoard-awaited =
    { $who ->
        [none] Tahtanız bekleniyor.
       *[other] Tahtası beklenen: { $who }.
    }
speech-atBoard-ready =
    { $who ->
        [none] Tahtanız hazır.
       *[other] Tahtası hazır: { $who }.
    }
speech-atBoard-illegal_play =
    { $who ->
        [none] Tahtanızda kurala uygun bir hamle görünmüyor. El açık kalıyor.
       *[other] { $who }: tahtada kurala uygun bir hamle görünmüyor. El açık kalıyor.
    }
speech-atBoard-sensor_fault =
    { $who ->
        [none] Tahtanızın sensörleri olanaksız bir pozisyon bildiriyor.
       *[other] { $who }: tahtanın sensörleri olanaksız bir pozisyon bildiriyor.
    }
speech-atBoard-rolled_early =
    { $who ->
        [none] Zarı çok erken attınız. Geçerli sayılır.
       *[other] { $who } zarı çok erken attı. Geçerli sayılır.
    }
speech-vacation =
    { $who ->
        [none] Tatiliniz değişti.
       *[other] Tatili değişti: { $who }.
    }
speech-timedOut =
    { $who ->
        [none] Süreniz bitti.
       *[other] Süresi bitti: { $who }.
    }
speech-left =
    { $who ->
        [none] Ayrıldınız.
       *[other] { $who } ayrıldı.
    }
speech-claimed =
    { $claim ->
        [match]
            { $who ->
                [none] Rakip gittiği için maçı talep ediyorsunuz.
               *[other] { $who }, rakip gittiği için maçı talep ediyor.
            }
       *[other]
            { $who ->
                [none] Rakip gittiği için maçı sonuçsuz bitiriyorsunuz.
               *[other] { $who }, rakip gittiği için maçı sonuçsuz bitiriyor.
            }
    }
speech-gameEnded =
    { $who ->
        [none] Oyunu kazandınız, { $points } sayı.
       *[other] { $who } oyunu kazandı, { $points } sayı.
    }
speech-matchEnded =
    { $who ->
        [none] Maçı kazandınız.
       *[other] { $who } maçı kazandı.
    }
speech-drawn = Maç berabere bitti.
speech-mayRoll = Zar atabilirsiniz.
speech-mayDouble = Zar atabilir ya da katlayabilirsiniz.
speech-mayTake = Kabul edebilir ya da pas diyebilirsiniz.
speech-mayBeaver = Kabul edebilir, beaver ya da pas diyebilirsiniz.
speech-bar = kırık
speech-off = toplandı
speech-complete = Enter onaylar, U geri alır.
speech-undone = Geri alındı.

## The situation, and answers to a player's questions

speech-score =
    { $own ->
        [none] Skor: siz { $points }, { $their } { $theirPoints }.
       *[other] Skor: { $own } { $points }, { $their } { $theirPoints }.
    }
speech-game =
    { $crawford ->
        [true] { $game }. oyun, Crawford.
       *[false] { $game }. oyun.
    }
speech-side = Sizin renginiz: { $side }.
speech-cube-none = Bu oyunda küp yok.
speech-cube-centred = Küp ortada, değeri { $value }.
speech-cube-owned =
    { $who ->
        [none] Küp sizde, değeri { $value }.
       *[other] Küp { $who } oyuncusunda, değeri { $value }.
    }
speech-toRoll = Zar atma sırası: { $who }.
speech-hasRolled =
    { $who ->
        [none] Oynayacağınız zar: { $first } ve { $second }.
       *[other] { $who } oynayacak: { $first } ve { $second }.
    }
speech-cubeOffered =
    { $who ->
        [none] Size { $value } değerinde küp teklif edildi.
       *[other] { $who } oyuncusuna { $value } değerinde küp teklif edildi.
    }
speech-pips =
    { $own ->
        [none] Pip: siz { $points }, { $their } { $theirPoints }.
       *[other] Pip: { $own } { $points }, { $their } { $theirPoints }.
    }
speech-lead =
    { $who ->
        [none] { $pips } pip öndesiniz.
       *[other] { $who } { $pips } pip önde.
    }
speech-even = Yarış eşit.
speech-blots =
    { $who ->
        [none]
            { $count ->
                [one] Açık pulunuz: { $points }.
               *[other] Açık pullarınız: { $points }.
            }
       *[other]
            { $count ->
                [one] { $who }, açık pul: { $points }.
               *[other] { $who }, açık pullar: { $points }.
            }
    }
speech-hits =
    { $who ->
        [none] 36 zardan { $rolls } tanesiyle vurursunuz.
       *[other] { $who } 36 zardan { $rolls } tanesiyle vurur.
    }
speech-noBlots =
    { $who ->
        [none] Menzilde açık pulunuz yok.
       *[other] { $who } menzilde açık pul bırakmamış.
    }
speech-noContact = Temas kalmadı: kimse vurulamaz.
speech-stations-point = { $point }. hanede { $count }
speech-stations-bar = kırık { $count }
speech-stations-off = toplanan { $count }
speech-stations-of =
    { $who ->
        [none] Siz: { $places }.
       *[other] { $who }: { $places }.
    }
speech-toPlay = Oynanacak zar: { $dice }.
speech-confirmed = Oynandı.
speech-log = Olan biten
