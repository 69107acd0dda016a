### The review of a match.

review-title = Revisión
review-heading = { $white } – { $black }
review-lead =
    { $plies ->
        [0] Un análisis rápido. Después llega otro más profundo.
       *[other] Análisis a { $plies }-ply de cada decisión.
    }
review-leadDeep = Análisis a { $plies }-ply de cada decisión; después, rollouts de los errores y las decisiones ajustadas, de hasta { $games } partidas por opción.
review-leadBefore = Lo que estuvo bien, lo que no, y lo que fue suerte.
review-waiting = Analizando cada tirada y cada decisión de este match…
review-deeper = Analizando más a fondo…
review-deepen = Hacer rollout de los errores
review-deepenHint = Juega cientos de veces los errores y las decisiones ajustadas de ambos lados; algunos resultan no ser errores. Tarda entre un minuto y media hora, porque los matches nuevos se analizan antes. Mientras tanto puedes salir de esta página.
review-deepening = Rollout de los errores en marcha…
review-deepenBusy = Ya hay otro match tuyo en rollout. Inténtalo cuando termine.
review-deepenEnough = Has llegado al límite de hoy de matches con rollout. Inténtalo mañana.
review-progress =
    { $total ->
        [0] En cola
       *[other] { $done } de { $total }
    }
review-notOver = Un match se puede revisar cuando ha terminado.
review-notFound = No hay ningún match con este id.
review-none = No hay análisis de este match.
review-empty = En este match no se jugó nada.
review-toMatch = Ir al match
review-share = Copiar el enlace
review-shared = Enlace copiado. Abre esta posición.

review-summary = Los dos jugadores
review-pr = PR
review-prHint = 500 × el error medio por decisión. Menos de 3: clase mundial. Menos de 8: buen nivel. Más de 15: mucho por aprender.
review-error = Error
review-luck = Suerte
review-mistakes = Dudosas, malas, muy malas
review-snowie = Tasa de error Snowie
review-decisions = Decisiones
review-plays = Movimientos de fichas
review-doubles = Dobles
review-answers = Aceptar o rechazar
review-phase-opening = Apertura
review-phase-contact = Contacto
review-phase-race = Carrera
review-phase-bear_off = Retirada de fichas
review-withoutLuck = Sin la suerte, la probabilidad de { $name } de ganar el match habría sido del { $share }.
review-withoutLuckPoints = Sin la suerte, { $name } tendría { $points } puntos.
review-cost = Coste
review-noDecisions = —

review-board = Posición antes de la decisión de { $name }
review-steps = Recorrer el match
review-first = Al principio
review-previous = Atrás
review-next = Adelante
review-last = Al final
review-previousMistake = Error anterior
review-nextMistake = Error siguiente
review-keys = Teclas: izquierda y derecha recorren el match, arriba y abajo saltan entre errores.
review-place = Partida { $game } · { $number } de { $total }
review-score = { $white } { $own } – { $other } { $black }
review-crawford = Crawford

review-chart = Probabilidad de { $name } de ganar el match
review-chartPoints = Puntos de { $name }
review-chartPlace = partida { $game }, { $value }

review-moves = Jugadas
review-course = Desarrollo del match
review-worstOf = Peores errores de { $name }
review-class-good = Buena
review-class-doubtful = Dudosa
review-class-bad = Mala
review-class-very_bad = Muy mala
review-rolled = { $name } saca { $dice }
review-doesCube =
    { $name } { $choice ->
        [no_double] tira
        [double] dobla
        [take] acepta
        [pass] rechaza
        [beaver] hace un beaver
       *[raccoon] hace un raccoon
    }
review-did-no_double = tira
review-did-double = dobla
review-did-take = acepta
review-did-pass = rechaza
review-did-beaver = hace un beaver
review-did-raccoon = hace un raccoon
review-choices-no_double = no doblar
review-choices-double = doblar
review-choices-take = aceptar
review-choices-pass = rechazar
review-choices-beaver = hacer un beaver
review-choices-raccoon = hacer un raccoon
review-optional = Doblaje opcional: tirar vale lo mismo.
review-tooGood = demasiado bueno para doblar
review-forced = Forzada
review-illegal = { $notation } no es legal. El rival la admitió, así que no se analiza.
review-illegalShort = { $notation } (ilegal)
review-notPlayed = La partida terminó antes de jugarse esto.
review-best = Mejor
review-made = Jugado
review-play = Jugada
review-equity = Equity
review-wins = Gana
review-gammons = Gammons
review-losses = Gammons en contra
review-others = Otros programas, según el archivo
review-program = Programa
review-fromFile = { $program }, de { $file }
review-prOf = PR según { $program }
review-prHere = aquí { $rating }
review-prOfHint = Sobre las decisiones que ambos programas analizaron, con las reglas de este sitio.
review-choice = Opción
review-rolledOut = con rollout
review-rollout-why-mistake = Con rollout, porque el primer análisis lo consideró un error.
review-rollout-why-close = Con rollout, porque las dos mejores estaban a menos de 0,02.
review-rollout-why-depths_disagree = Con rollout, porque dos profundidades no coincidían.
review-rollout-confirmed = Tras { $games } partidas, { $best } sigue siendo lo mejor, por { $margin } (95 %: de { $low } a { $high }).
review-rollout-changed = Tras { $games } partidas, lo mejor es { $best } y no { $before }, por { $margin } (95 %: de { $low } a { $high }).
review-rollout-undecided = Demasiado igualado tras { $games } partidas: { $best } va por delante por { $margin } (95 %: de { $low } a { $high }).
review-rollout-cost = Coste: { $before } antes del rollout, { $now } ahora.
review-plies = { $plies }-ply
review-lucky-very_unlucky = una tirada con muy mala suerte
review-lucky-unlucky = una tirada con mala suerte
review-lucky-usual = { "" }
review-lucky-lucky = una tirada con suerte
review-lucky-very_lucky = una tirada con mucha suerte
review-luckOf = Suerte { $amount }
review-why-better = { $play } es mejor:
review-why-wins =
    { $more ->
        [true] gana { $games } más de cada 100 partidas
       *[false] aunque gana { $games } menos de cada 100 partidas
    }
review-why-gammons =
    { $more ->
        [true] gana { $games } gammons más en 100 partidas
       *[false] aunque gana { $games } gammons menos en 100 partidas
    }
review-why-losses =
    { $fewer ->
        [true] pierde { $games } gammons menos en 100 partidas
       *[false] aunque pierde { $games } gammons más en 100 partidas
    }
review-why-cube = las probabilidades son parecidas, pero aprovecha mejor el cubo
review-why-missedDouble = Doblar valía { $gain } más; el rival debería { $answer }.
review-why-wrongDouble = Con un { $win } de victorias, era mejor tirar sin doblar, por { $gain }.
review-why-tooGood = Con un { $gammons } de gammons, era mejor seguir jugando por el gammon que cobrar el punto.
review-why-wrongTake = Con un { $win } de victorias y un { $gammons } de gammons en contra, rechazar pierde menos.
review-why-wrongPass = Con un { $win } de victorias, aceptar pierde menos que rechazar.
review-why-beaver = Un beaver habría valido el doble.
review-why-fine = Era lo mejor.
review-worst = Peor error
review-list = Mayores errores
review-listEmpty = Ninguna decisión dudosa: bien jugado.
