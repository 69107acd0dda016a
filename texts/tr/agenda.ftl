### The list behind the bell, notices on the page and notifications of the browser.

agenda-title = Sizi bekleyenler
agenda-open =
    { $count ->
        [0] Sizi bekleyen bir şey yok
       *[other] Sizi bekleyen: { $count }
    }
agenda-correspondence = { $count } yazışmalı maç sizi bekliyor.
agenda-nothing = Sizi bekleyen bir şey yok.
agenda-yourTurn = Sıra sizde, rakip: { $name }
agenda-theirTurn = Sıra: { $name }
agenda-until = son: { $at }
agenda-since = başlangıç: { $at }
agenda-duty-calls = { $count } direktör çağrısı: { $name }
agenda-duty-lineup = Kadronuzu bildirin: { $name }
agenda-duty-check_in = Geldiğinizi bildirin: { $name }
agenda-duty-begins = Bir saat içinde başlıyor: { $name }
agenda-duty-protests = Karar bekleyen { $count } itiraz: { $name }
agenda-duty-start = Başlamaya hazır: { $name }
agenda-duty-invitation = Bir takım sizi davet ediyor: { $name }
agenda-duty-players = Bir takıma { $count } oyuncu daha gerekiyor: { $name }
agenda-duty-boards = Oynanacak { $count } bord: { $name }
agenda-duty-announcement = Duyuru: { $name }
agenda-duty-directs = Artık direktörsünüz: { $name }
agenda-duty-leads = Artık sorumlu sizsiniz: { $name }
agenda-duty-reports = İncelenecek { $count } şikâyet
agenda-moreDuties = Etkinliklerinizde { $count } iş daha
agenda-moreTables = { $count } meydan okuma daha
agenda-challenge = { $name } size meydan okuyor
agenda-tournament = Turnuva maçınız hazır, rakip: { $name }
agenda-team_match = Takım maçındaki bordunuz hazır, rakip: { $name }
agenda-rematch = { $name } rövanş teklif ediyor
agenda-begun = Maçınız başladı, rakip: { $name }
agenda-notifications = Bildirimler
agenda-lead = Her sayfanın üstündeki zil, sizi bekleyenleri listeler.
agenda-browser = Tarayıcı bildirimleri
agenda-browserText = Siz başka bir sayfaya bakarken bu sitenin bir sekmesi açık kaldıkça: sıranız, meydan okumalar, yeni maçlar, rövanşlar ve etkinlikler için
agenda-refused = Tarayıcınız bu sitenin bildirimlerini engelliyor. Tarayıcının ayarlarından izin verin.
agenda-none = Bu tarayıcı bildirimleri desteklemiyor.
