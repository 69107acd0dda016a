### Several games in a row against the same opponent.

session-title = Sesión
session-game = Partida { $number }
session-score = Marcador
session-youWon = Has ganado la partida
session-youLost = Has perdido la partida
session-won = { $name } ha ganado la partida
session-result =
    { $name ->
        [none] Sin resultado
       *[other]
            { $name } ganó { $count } { $count ->
                [one] punto
               *[other] puntos
            }
    }
session-running = En juego
session-games = Partidas de esta sesión
session-next = Siguiente partida
session-accept = Aceptar y jugar
session-wants = { $name } quiere otra partida
session-proposes = { $name } quiere otra partida con otras opciones:
session-asked = Esperando a { $name }…
session-yours = Tu propuesta:
session-noOptions = Sin opciones
session-change = Cambiar las opciones
session-keep = Dejar las opciones
session-propose = Proponer y jugar
session-end = Terminar la sesión
session-ended = { $name } ha terminado la sesión.
session-youEnded = Has terminado la sesión.
session-again = Pedir otra partida
session-toNext = Ir a la siguiente partida
session-leaveTitle = ¿Abandonar la partida?
session-leave = Abandonar la partida
session-leaveEnds = Abandonar también termina la sesión.
