### Boards in frames of other sites.

embed-action = Göm
embed-title = Başka bir sitede göster
embed-leadMatch = Bu HTML’yi sayfanıza yapıştırın. Maç sürerken tahtayı gösterir.
embed-leadPosition = Bu HTML’yi sayfanıza yapıştırın. Pozisyonu gösterir.
embed-copy = HTML’yi kopyala
embed-copied = HTML kopyalandı.
embed-look = Önizleme
embed-open = Fullprime’da aç
embed-nothing = Burada gösterilecek tahta yok.
embed-toMove =
    { $side ->
        [white] Sıra beyazda
       *[other] Sıra siyahta
    }
