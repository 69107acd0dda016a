### The board, for screen readers.

board-label = Tavla tahtası
board-side =
    { $seat ->
        [white] Beyaz
       *[other] Siyah
    }
board-point = { $point }. hane
board-barOf = { $side }, kırık
board-offOf = { $side }, toplanan pullar
board-holds =
    { $count ->
        [0] boş
       *[other] { $side }: { $count } pul
    }
board-source = oynanabilir
board-target = gidilebilir
board-picked = seçili
board-swapDice = Zarların yerini değiştir
board-confirmByDice = Hamleyi onayla
board-keys = Oklar oynayabilen pullara, Shift ve oklar her haneye gider. M ile hamle yazılır. Soru işareti bütün tuşları gösterir.
board-dice = { $side } zarları: { $dice }
board-cube =
    { $side ->
        [none] Küp ortada, değeri { $value }
       *[other] Küp { $side } tarafında, değeri { $value }
    }
