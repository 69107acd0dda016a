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
board-keys = Mit den Pfeilen zu den Steinen, die ziehen können, mit Umschalt und Pfeilen zu jedem Feld. M gibt einen Zug als Notation ein. Das Fragezeichen nennt alle Tasten.
board-dice = Würfel von { $side }: { $dice }
board-cube =
    { $side ->
        [none] Dopplerwürfel auf { $value }, in der Mitte
       *[other] Dopplerwürfel auf { $value }, { $side }
    }
