### The board, for screen readers.

board-label = Plateau de backgammon
board-side =
    { $seat ->
        [white] Blanc
       *[other] Noir
    }
board-point = Point { $point }
board-barOf = barre de { $side }
board-offOf = Sortis par { $side }
board-holds =
    { $count ->
        [0] vide
        [one] { $count } pion de { $side }
       *[other] { $count } pions de { $side }
    }
board-source = peut bouger
board-target = peut être atteint
board-picked = sélectionné
board-swapDice = Échanger les dés
board-confirmByDice = Confirmer le coup
board-keys = Les flèches vont aux pions qui peuvent bouger, Maj et flèches à chaque point. M saisit un coup en notation. Le point d’interrogation donne toutes les touches.
board-dice = Dés de { $side } : { $dice }
board-cube =
    { $side ->
        [none] Videau à { $value }, au centre
       *[other] Videau à { $value }, { $side }
    }
