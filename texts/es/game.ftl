### Formats, clocks, options and results, for every place that names a match or a table.

game-format-points =
    Match a { $length } { $length ->
        [one] punto
       *[other] puntos
    }
game-format-three_games = Tres partidas, sin cubo
game-format-normal = Partida a partida
game-format-single = Una partida por puntos
game-duration-seconds = { $seconds } s
game-duration-minutes = { $minutes } min
game-duration-both = { $minutes } min { $seconds } s
game-clock-none = Sin reloj
game-clock-live = { $delay } s + { $reserve }
game-clock-correspondence =
    { $days ->
        [one] 1 día por turno
       *[other] { $days } días por turno
    }
game-clockLong-none = Sin reloj
game-clockLong-live = { $delay } s de margen por turno, más una reserva de { $reserve } para todo el match
game-clockLong-correspondence =
    { $days ->
        [one] Un día por turno
       *[other] { $days } días por turno
    }
game-stake =
    { $byThePoint ->
        [true] { $amount } por punto
       *[false] { $amount } cada uno
    }
game-rated = Con rating
game-unrated = Sin rating
game-list-casual = Libres
game-list-stakes = Con apuesta
game-options-jacoby = Jacoby
game-options-automatic_doubles = Dobles automáticos
game-options-beavers = Beavers
game-options-raccoons = Raccoons
game-automaticUpTo = Dobles automáticos, hasta { $times }
game-illegalPlays = Se pueden admitir jugadas ilegales
game-thrown = Dados tirados a mano
game-alternate = Salida alterna
game-provisional = Provisional: experiencia menor que 20 en esta lista
game-bot = Bot
game-guest = Invitado
game-result-single = partida simple
game-result-gammon = gammon
game-result-backgammon = backgammon
game-reason-borne_off = jugada hasta el final
game-reason-passed = doble rechazado
game-reason-resigned = rendición
game-reason-left = abandono del rival
game-reason-timed_out = por tiempo
game-reason-completed = jugado hasta el final
game-reason-agreed = fin acordado
game-reason-aborted = anulado
game-won = Ganado
game-lost = Perdido
game-drawn = Empatado
game-aborted = Anulado
game-running = En juego
game-band = Franja { $rating }
game-bandBelow = menos de { $rating }
game-bandAbove = desde { $rating }
game-diceCommitted = Dados sellados
game-commitmentWhole = Sello de los dados: { $hex }
game-copy = Copiar
game-copied = Copiado
game-copyFailed = Este navegador no permite copiar.
