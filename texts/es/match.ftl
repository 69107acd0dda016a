### The page of a match: names, clocks, connections.

match-gated = Las dos salas juegan las mismas tiradas. Ves cada turno cuando ambas lo han jugado.
match-title = Match
match-against = { $white } – { $black }
match-rated =
    { $list ->
        [none] Sin rating
        [stakes] Con rating · Con apuesta
       *[other] Con rating · Libres
    }
match-game = Partida { $game }
match-crawford = Crawford
match-series =
    { $points ->
        [none] Serie: { $won }
       *[other] Serie: { $won } (puntos { $points })
    }
match-points =
    { $count } { $count ->
        [one] punto
       *[other] puntos
    }
match-result =
    { $result ->
        [single] una partida simple
        [gammon] un gammon
       *[backgammon] un backgammon
    }
match-resultName =
    { $result ->
        [single] Partida simple
        [gammon] Gammon
       *[backgammon] Backgammon
    }
match-spectators =
    { $count } { $count ->
        [one] espectador
       *[other] espectadores
    }
match-pips = pips
match-scoreOf = Marcador { $score }
match-bot = Bot
match-yourTurn = Tu turno
match-freeSeat = Sitio libre
match-onVacation = de vacaciones hasta el { $until }
match-clockStands = en pausa
match-boardAwaited = Esperando al tablero
match-atSensorBoard = Tablero con sensores
match-presence-good = En la mesa
match-presence-slow = Conexión lenta
match-presence-reconnecting = Reconectando…
match-presence-elsewhere = En otra página
match-presence-gone = Sin conexión
match-clockRuns = El reloj sigue corriendo.
match-signal-good = Tu conexión es buena
match-signal-slow = Tu conexión es lenta
match-signal-reconnecting = Conexión perdida. Reconectando…
match-onTurn = Le toca
match-reserve = Tiempo restante: { $text }
match-takeBack-ask = Deshacer jugada
match-takeBack-hint = Volver a jugar tu tirada, si tu rival está de acuerdo
match-takeBack-asked = { $name } pide deshacer su última jugada
match-takeBack-sent = Has pedido a { $name } deshacer tu jugada
match-takeBack-allow = Permitir
match-takeBack-decline = La jugada vale
match-pause-title = En pausa
match-pause-until = Los relojes están parados hasta que uno de los dos reanude, o hasta las { $time }.
match-pause-resume = Reanudar
match-pause-ask = Pausa
match-pause-hint = Parar los relojes hasta 15 min, si tu rival está de acuerdo
match-pause-asked = { $name } pide una pausa de hasta 15 min
match-pause-sent = Has pedido una pausa a { $name }
match-pause-decline = Seguir jugando
match-hold-title = En pausa por el director
match-hold-clocks = Los relojes están parados hasta que el director reanude la partida.
match-hold-until = Los relojes están parados. La partida debería reanudarse hacia las { $time }.
match-connectionLost = Conexión perdida. Reconectando…
match-loading = Preparando el tablero…
match-notFound = No se encuentra el match.
