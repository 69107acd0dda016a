### The board, for screen readers.

board-label = Tablero de backgammon
board-side =
    { $seat ->
        [white] Blanco
       *[other] Negro
    }
board-point = Punto { $point }
board-barOf = Barra de { $side }
board-offOf = Retiradas por { $side }
board-holds =
    { $count ->
        [0] vacío
        [one] 1 ficha de { $side }
       *[other] { $count } fichas de { $side }
    }
board-source = se puede mover
board-target = se puede alcanzar
board-picked = seleccionada
board-swapDice = Cambiar el orden de los dados
board-confirmByDice = Confirmar la jugada
board-keys = Las flechas van a las fichas que se pueden mover; Mayús y flechas, a cada punto. M escribe una jugada en notación. El signo de interrogación muestra todas las teclas.
board-dice = Dados de { $side }: { $dice }
board-cube =
    { $side ->
        [none] Cubo a { $value }, en el centro
       *[other] Cubo a { $value }, { $side }
    }
