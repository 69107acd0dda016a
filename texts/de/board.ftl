### The board, for screen readers.

board-label = Backgammonbrett
board-side =
    { $seat ->
        [white] Weiß
       *[other] Schwarz
    }
board-point = Feld { $point }
board-barOf = Bar von { $side }
board-offOf = Ausgewürfelt von { $side }
board-holds =
    { $count ->
        [0] leer
        [one] 1 Stein von { $side }
       *[other] { $count } Steine von { $side }
    }
board-source = kann ziehen
board-target = ist erreichbar
board-picked = gewählt
board-swapDice = Würfel tauschen
board-confirmByDice = Zug bestätigen
