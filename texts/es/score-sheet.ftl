### The score sheet of a duplicate team match.

scoreSheet-title = Hoja de resultados
scoreSheet-lead = Para un match duplicado por equipos en tableros reales: cada tablero se juega en las dos salas con las mismas tiradas. Anota los resultados; los puntos siguen las tablas publicadas.
scoreSheet-open = Anotar un match duplicado
scoreSheet-boards = Tableros
scoreSheet-board = Tablero
scoreSheet-team = Equipo { $team }
scoreSheet-nameOf = Nombre del equipo { $team }
scoreSheet-room-open = sala abierta
scoreSheet-room-closed = sala cerrada
scoreSheet-game = tablero { $board }, { $room }
scoreSheet-winner = Ganador
scoreSheet-result = Resultado
scoreSheet-end-single = Partida simple
scoreSheet-end-gammon = Gammon
scoreSheet-end-backgammon = Backgammon
scoreSheet-end-pass = Doble rechazado
scoreSheet-cube = Cubo
scoreSheet-left = Fichas que quedan
scoreSheet-difference = Diferencia
scoreSheet-incomplete =
    { $missing ->
        [one] falta 1 partida
       *[other] faltan { $missing } partidas
    }
scoreSheet-print = Imprimir
scoreSheet-csv = Descargar como CSV
scoreSheet-clear = Vaciar la hoja
