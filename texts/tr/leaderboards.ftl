### The leaderboards, the records, and the score between two players.

leaderboards-title = Sıralamalar
leaderboards-lead = Reytingler her reytingli maçtan hemen sonra değişir. Botlar her zaman işaretlidir.
leaderboards-list = Liste
leaderboards-listHelp-stakes = Bahisli: 5 sayılık maçlar, küpsüz üç oyun ve sayısına tek oyunlar. Bunları bahisle ya da bahissiz oynayabilirsiniz.
leaderboards-listHelp-casual = Serbest: oyun oyun oynanan oturumlar, hiçbir zaman bahisle değil.
leaderboards-active = Etkin
leaderboards-days-ever = her zaman
leaderboards-days-7 = son 7 gün
leaderboards-days-30 = son 30 gün
leaderboards-days-90 = son 90 gün
leaderboards-days-365 = son bir yıl
leaderboards-experience = Deneyim
leaderboards-atLeast =
    { $n ->
        [0] fark etmez
       *[other] { $n } ve üstü
    }
leaderboards-bots = Botları göster
leaderboards-rank = Sıra
leaderboards-player = Oyuncu
leaderboards-rating = Reyting
leaderboards-played = Son maç
leaderboards-you = siz
leaderboards-more = Daha fazla göster
leaderboards-top = En başa
leaderboards-aroundMe = Benim sıram
leaderboards-notRated = Henüz bu sıralamada değilsiniz. Neyin eksik olduğunu oyuncu sayfanız söyler.
leaderboards-peopleFrom = Bu site yeni: insanların sıralamada görünmeye başlayacağı tarih { $date }. O zamana kadar botlar gösterilir.
leaderboards-search = Oyuncu ara
leaderboards-searchHint = Adın başı
leaderboards-find = Bul
leaderboards-found = { $count } oyuncu
leaderboards-foundNobody = Böyle başlayan bir ad yok. Yazımı kontrol edin.
leaderboards-unrated = reytingsiz
leaderboards-nobody = Bu filtrelere uyan oyuncu yok.
leaderboards-nobodyText = Daha çok oyuncu görmek için filtreleri genişletin.
leaderboards-empty = Bu liste henüz boş
leaderboards-emptyText = Oyuncular deneyim 20’den itibaren, üç ayrı günde ve oturmuş beş oyuncuya ya da bota karşı reytingli maç oynadıklarında listeye girer. Neyin eksik olduğunu oyuncu sayfanız söyler.
leaderboards-play = Bir maç oyna
leaderboards-records = Rekorlar
leaderboards-mostPlayed = En çok maç
leaderboards-bestStreak = En uzun galibiyet serileri
leaderboards-streak = Süren galibiyet serileri
leaderboards-streakHelp = Üst üste kazanılan reytingli maçlar
leaderboards-noRecord = Henüz yok.
leaderboards-headToHead = Size karşı
leaderboards-neverMet = Henüz birbirinize karşı bir maç bitirmediniz.
leaderboards-wins = { $name } { $won } kazandı
leaderboards-met = Maç sayısı: { $count }, sonuncusu { $date }
