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
