### The score sheet of a duplicate team match.

scoreSheet-title = Skor kâğıdı
scoreSheet-lead = Gerçek tahtalarda oynanan bir takım maçı için: her bord iki odada aynı zarlarla oynanır. Sonuçları doldurun; puanlar yayımlanmış tablolara göre hesaplanır.
scoreSheet-open = Takım maçı skoru tut
scoreSheet-boards = Bordlar
scoreSheet-board = Bord
scoreSheet-team = { $team } takımı
scoreSheet-nameOf = { $team } takımının adı
scoreSheet-room-open = açık oda
scoreSheet-room-closed = kapalı oda
scoreSheet-game = { $board }. bord, { $room }
scoreSheet-winner = Kazanan
scoreSheet-result = Sonuç
scoreSheet-end-single = Tek oyun
scoreSheet-end-gammon = Mars
scoreSheet-end-backgammon = Katmerli mars
scoreSheet-end-pass = Katlamaya pas
scoreSheet-cube = Küp
scoreSheet-left = Kalan pul
scoreSheet-difference = Fark
scoreSheet-incomplete = { $missing } oyun eksik
scoreSheet-print = Yazdır
scoreSheet-csv = CSV olarak indir
scoreSheet-clear = Kâğıdı temizle
