### Several games in a row against the same opponent.

session-title = Oturum
session-game = { $number }. oyun
session-score = Skor
session-youWon = Oyunu kazandınız
session-youLost = Oyunu kaybettiniz
session-won = Oyunu kazanan: { $name }
session-result =
    { $name ->
        [none] Sonuç yok
       *[other] { $name } { $count } sayı kazandı
    }
session-running = Sürüyor
session-games = Bu oturumun oyunları
session-next = Sonraki oyun
session-accept = Kabul et ve oyna
session-wants = { $name } bir oyun daha istiyor
session-proposes = { $name } başka seçeneklerle bir oyun daha istiyor:
session-asked = Bekleniyor: { $name }…
session-yours = Teklifiniz:
session-noOptions = Seçenek yok
session-change = Seçenekleri değiştir
session-keep = Seçenekler kalsın
session-propose = Teklif et ve oyna
session-end = Oturumu bitir
session-ended = { $name } oturumu bitirdi.
session-youEnded = Oturumu bitirdiniz.
session-again = Bir oyun daha iste
session-toNext = Sonraki oyuna git
session-leaveTitle = Oyundan ayrılıyor musunuz?
session-leave = Oyundan ayrıl
session-leaveEnds = Ayrılmak oturumu da bitirir.
