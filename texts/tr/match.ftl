### The page of a match: names, clocks, connections.

match-gated = İki oda aynı zarları oynuyor. Her eli, iki oda da oynadıktan sonra görürsünüz.
match-title = Maç
match-against = { $white } – { $black }
match-rated =
    { $list ->
        [none] Reytingsiz
        [stakes] Reytingli · Bahisli
       *[other] Reytingli · Serbest
    }
match-game = { $game }. oyun
match-crawford = Crawford
match-series =
    { $points ->
        [none] Seri: { $won }
       *[other] Seri: { $won } (sayı { $points })
    }
match-points = { $count } sayı
match-result =
    { $result ->
        [single] tek oyun
        [gammon] mars
       *[other] katmerli mars
    }
match-resultName =
    { $result ->
        [single] Tek oyun
        [gammon] Mars
       *[other] Katmerli mars
    }
match-spectators = { $count } izleyici
match-pips = pip
match-scoreOf = Skor { $score }
match-bot = Bot
match-yourTurn = Sıra sizde
match-freeSeat = Boş yer
match-onVacation = tatilde, dönüş { $until }
match-clockStands = duruyor
match-boardAwaited = Tahta bekleniyor
match-atSensorBoard = Sensörlü tahta
match-presence-good = Masada
match-presence-slow = Yavaş bağlantı
match-presence-reconnecting = Yeniden bağlanıyor…
match-presence-elsewhere = Başka bir sayfada
match-presence-gone = Bağlı değil
match-clockRuns = Süre işlemeye devam ediyor.
match-signal-good = Bağlantınız iyi
match-signal-slow = Bağlantınız yavaş
match-signal-reconnecting = Bağlantı koptu. Yeniden bağlanılıyor…
match-onTurn = Sıradaki
match-reserve = Kalan süre { $text }
match-takeBack-ask = Geri al
match-takeBack-hint = Rakibiniz kabul ederse zarınızı yeniden oynayın
match-takeBack-asked = { $name } son hamleyi geri almak istiyor
match-takeBack-sent = Hamlenizi geri almak istediniz, cevap verecek: { $name }
match-takeBack-allow = İzin ver
match-takeBack-decline = Hamle kalsın
match-pause-title = Duraklatıldı
match-pause-until = Süreler, biriniz sürdürene kadar, en geç şu ana kadar durur: { $time }.
match-pause-resume = Sürdür
match-pause-ask = Ara
match-pause-hint = Rakibiniz kabul ederse süreleri en çok 15 dk durdurun
match-pause-asked = { $name } en çok 15 dk ara istiyor
match-pause-sent = Ara istediniz, cevap verecek: { $name }
match-pause-decline = Oynamaya devam
match-hold-title = Direktör duraklattı
match-hold-clocks = Direktör oyunu sürdürene kadar süreler durur.
match-hold-until = Süreler durdu. Oyunun süreceği tahmini zaman: { $time }.
match-connectionLost = Bağlantı koptu. Yeniden bağlanılıyor…
match-loading = Tahta kuruluyor…
match-notFound = Maç bulunamadı.
