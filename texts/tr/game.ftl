### Formats, clocks, options and results, for every place that names a match or a table.

game-format-points = { $length } sayılık maç
game-format-three_games = Üç oyun, küpsüz
game-format-normal = Oyun oyun
game-format-single = Sayısına tek oyun
game-duration-seconds = { $seconds } sn
game-duration-minutes = { $minutes } dk
game-duration-both = { $minutes } dk { $seconds } sn
game-clock-none = Süresiz
game-clock-live = { $delay } sn + { $reserve }
game-clock-correspondence = Hamle başına { $days } gün
game-clockLong-none = Süresiz
game-clockLong-live = Her elde { $delay } sn gecikme, ayrıca bütün maç için yedek süre: { $reserve }
game-clockLong-correspondence = Hamle başına { $days } gün
game-stake =
    { $byThePoint ->
        [true] sayı başına { $amount }
       *[false] kişi başına { $amount }
    }
game-rated = Reytingli
game-unrated = Reytingsiz
game-list-casual = Serbest
game-list-stakes = Bahisli
game-options-jacoby = Jacoby
game-options-automatic_doubles = Otomatik katlama
game-options-beavers = Beaver
game-options-raccoons = Raccoon
game-automaticUpTo = Otomatik katlama, en çok { $times }
game-illegalPlays = Kural dışı hamle kalabilir
game-thrown = Elle atılan zar
game-alternate = Sırayla başlama
game-provisional = Geçici: bu listede deneyim 20’nin altında
game-bot = Bot
game-guest = Misafir
game-result-single = tek oyun
game-result-gammon = mars
game-result-backgammon = katmerli mars
game-reason-borne_off = sonuna kadar oynandı
game-reason-passed = katlamaya pas
game-reason-resigned = pes edildi
game-reason-left = rakip ayrıldı
game-reason-timed_out = süre bitti
game-reason-completed = sonuna kadar oynandı
game-reason-agreed = anlaşarak durduruldu
game-reason-aborted = yarıda kesildi
game-won = Kazandı
game-lost = Kaybetti
game-drawn = Berabere
game-aborted = Yarıda kesildi
game-running = Sürüyor
game-band = Dilim { $rating }
game-bandBelow = { $rating } altı
game-bandAbove = { $rating } üstü
game-diceCommitted = Zarlar mühürlü
game-commitmentWhole = Zar mührü: { $hex }
game-copy = Kopyala
game-copied = Kopyalandı
game-copyFailed = Bu tarayıcı kopyalamaya izin vermiyor.
