### Tournaments: the list, one of them, its standings and brackets, and its director's desk.

tournaments-kind = Torneo
tournaments-title = Eventos
tournaments-lead = Torneos y matches duplicados por equipos, en vivo o a tu ritmo.
tournaments-none = Aún no hay torneos
tournaments-noneText = Crea el primero: tú lo diriges y otros se inscriben.
tournaments-make = Nuevo torneo
tournaments-open = Inscripción abierta
tournaments-running = En juego
tournaments-entries = { $entries } de { $places } plazas
tournaments-directedBy = Dirige { $name }
tournaments-winner = Ganó { $name }
tournaments-format-knock_out = Eliminatoria
tournaments-format-swiss =
    { $rounds ->
        [one] Sistema suizo, 1 ronda
       *[other] Sistema suizo, { $rounds } rondas
    }
tournaments-format-unbeaten = Sistema suizo hasta que quede un solo invicto
tournaments-format-lives =
    { $lives ->
        [one] 1 vida
       *[other] { $lives } vidas
    }
tournaments-format-all =
    { $twice ->
        [true] Todos contra todos, a doble vuelta
       *[false] Todos contra todos
    }
tournaments-format-groups = { $groups } grupos
tournaments-thenFinal = { $format }, luego eliminatoria de { $count }
tournaments-again = Otro igual
tournaments-phase-entries = Inscripción abierta
tournaments-phase-check_in = Confirmación de asistencia
tournaments-phase-round = Ronda { $number }
tournaments-phase-between_rounds = Ronda { $number } decidida
tournaments-phase-over = Terminado
tournaments-phase-cancelled = Cancelado
tournaments-notFound = No se encuentra el torneo
tournaments-loading = Cargando el torneo…
tournaments-form-title = Nuevo torneo
tournaments-form-lead = Los emparejamientos se sortean con una semilla registrada; los resultados salen de los propios matches.
tournaments-form-name = Nombre
tournaments-form-namePlaceholder = Copa de otoño
tournaments-form-nameMissing = Escribe un nombre de 3 a 60 caracteres.
tournaments-form-about = Lo que deben saber los jugadores (opcional)
tournaments-form-format = Sistema
tournaments-form-kinds-knock_out = Eliminatoria
tournaments-form-kinds-swiss = Suizo: todos juegan todas las rondas
tournaments-form-kinds-lives = Vidas: fuera tras ese número de derrotas
tournaments-form-kinds-round_robin = Todos contra todos
tournaments-form-rounds = Rondas
tournaments-form-untilUnbeaten = Hasta que quede un solo invicto
tournaments-form-lives = Vidas
tournaments-form-groups = Grupos
tournaments-form-twice = A doble vuelta
tournaments-form-finalOf = Pasan a una final por eliminatorias
tournaments-form-finalOfEach = De cada grupo pasan a una final por eliminatorias
tournaments-form-noFinal = Sin final
tournaments-form-best =
    { $count ->
        [one] El primero
       *[other] Los { $count } primeros
    }
tournaments-form-length = Matches a
tournaments-form-points =
    { $n } { $n ->
        [one] punto
       *[other] puntos
    }
tournaments-form-places = Plazas
tournaments-form-forecast-players = Con { $players } jugadores:
tournaments-form-forecast-rounds =
    { $most ->
        [one] { $range } ronda
       *[other] { $range } rondas
    }
tournaments-form-forecast-matches =
    { $most ->
        [one] { $range } match para cada jugador
       *[other] { $range } matches para cada jugador
    }
tournaments-form-forecast-boards =
    { $count ->
        [one] 1 tablero
       *[other] { $count } tableros
    }
tournaments-form-forecast-time = alrededor de { $time } de juego
tournaments-form-pace = Ritmo
tournaments-form-correspondence = A su propio ritmo
tournaments-form-live = En vivo
tournaments-form-days = Días por turno
tournaments-form-daysHint = Quien no mueva en este plazo pierde el match. Se avisa a la mitad del tiempo y un día antes.
tournaments-form-liveHint = Los dos jugadores se sientan cuando se encuentran; desde entonces corre el reloj.
tournaments-form-start = Comienzo
tournaments-form-byDirector = Lo decide el director
tournaments-form-timed = A una hora fija
tournaments-form-byDirectorHint = Tú sorteas la primera ronda cuando quieras.
tournaments-form-timedHint = A esta hora se cierra la inscripción y se sortea la primera ronda. Con menos de dos jugadores, se cancela.
tournaments-form-startsAt = Fecha y hora (la tuya, { $zone })
tournaments-form-startWrong = Escribe una fecha y hora futuras.
tournaments-form-every = Rondas siguientes
tournaments-form-everyMinutes-soon = Cuanto antes
tournaments-form-everyMinutes-minutes = Cada { $minutes } min
tournaments-form-everyMinutes-day = Cada día
tournaments-form-everyMinutes-week = Cada semana
tournaments-form-grace = Retraso permitido
tournaments-form-graceHint = Quien no se haya sentado para entonces pierde el match. Si faltan los dos, pierden los dos.
tournaments-form-pause = Pausa antes de la ronda siguiente
tournaments-form-pauseHint = Tiempo para corregir un resultado. El director puede acabar la pausa o alargarla.
tournaments-form-noPause = Ninguna
tournaments-form-late = Inscripción tardía
tournaments-form-lateHint =
    { $kind ->
        [knock_out] Después del comienzo, un jugador tardío puede ocupar el lugar de un descanso.
        [lives] Después del comienzo, los jugadores tardíos pueden incorporarse con todas sus vidas.
       *[other] Después del comienzo, los jugadores tardíos pueden incorporarse, sin puntos por las rondas perdidas.
    }
tournaments-form-noLate = No
tournaments-form-minutes = { $minutes } min
tournaments-form-checkIn = Confirmar asistencia antes del sorteo
tournaments-form-checkInHint = Solo se empareja a quien confirma; los demás pasan desde la lista de espera.
tournaments-form-byRating = Cabezas de serie por rating
tournaments-form-byRatingHint =
    { $kind ->
        [knock_out] El más fuerte juega contra el más débil. Si no, se sortean los emparejamientos.
        [round_robin] Los más fuertes se reparten entre los grupos. Si no, decide el sorteo.
       *[other] Entre iguales, la mitad más fuerte juega contra la más débil. Si no, se sortean los emparejamientos entre iguales.
    }
tournaments-form-prizes = Premios en créditos, desde el primer puesto (opcional)
tournaments-form-prizesHint = Por ejemplo 100, 50, 25, 25. Solo pueden dar premios los directores nombrados por el sitio.
tournaments-form-prizesWrong = Escribe importes mayores que cero, separados por comas.
tournaments-form-fee = Inscripción
tournaments-form-free = Gratis
tournaments-form-freeHint = Los matches cuentan para la lista «Libres».
tournaments-form-feeHint = Se paga en créditos al inscribirse; se devuelve a quien se retira antes del sorteo. Los matches cuentan para la lista «Con apuesta».
tournaments-form-shares = Reparto de la bolsa en porcentajes, desde el primer puesto
tournaments-form-sharesHint = La casa se queda una décima parte de las inscripciones; el resto se reparte así. Quienes comparten puesto comparten sus porcentajes. Quien pierde un match que la dirección decide antes de empezar recupera su inscripción.
tournaments-form-sharesWrong = Escribe porcentajes decrecientes que sumen 100, por ejemplo 50, 30, 20.
tournaments-form-create = Crear el torneo
tournaments-enter = Inscribirse
tournaments-free = Inscripción gratuita
tournaments-feeOf = Inscripción { $fee }
tournaments-pool = { $pool } en la bolsa ahora.
tournaments-houseTenth = La casa se queda una décima parte de las inscripciones; el resto es para los ganadores.
tournaments-enterFor = Inscribirse por { $fee }
tournaments-signInToEnter = Inicia sesión para inscribirte
tournaments-withdraw = Retirarse
tournaments-checkIn = Confirmar asistencia
tournaments-toYourMatch = Tu match contra { $name }
tournaments-entered = Inscripción hecha.
tournaments-waitingForDraw = Inscripción hecha. El director sortea la primera ronda.
tournaments-startsTitle = Horario
tournaments-starts = Empieza el { $when }
tournaments-checkInAt = La confirmación de asistencia abre el { $when }
tournaments-nextRoundAt = La siguiente ronda empieza el { $when }
tournaments-grace = Quien se retrasa pierde su match a los { $minutes } min
tournaments-enterLate = Inscribirse tarde
tournaments-lateUntil =
    { $kind ->
        [knock_out] Hasta el { $when } se puede ocupar el lugar de un descanso
       *[other] Hasta el { $when } los jugadores tardíos pueden incorporarse
    }
tournaments-retireTitle = ¿Retirarte del torneo?
tournaments-retireText = Tu rival del match pendiente gana, y también cualquier rival posterior. Un match en juego termina como si lo hubieras abandonado en la mesa. No puedes volver.
tournaments-waitingForStart = Inscripción hecha. La primera ronda se sortea al comienzo.
tournaments-bothLost = Faltaron los dos: pierden los dos
tournaments-people = Jugadores
tournaments-nobody = Aún no se ha inscrito nadie
tournaments-outOfDraw = Fuera del sorteo
tournaments-state-placed = Con plaza
tournaments-state-checked_in = Asistencia confirmada
tournaments-state-waiting = Lista de espera
tournaments-state-withdrawn = Se ha retirado
tournaments-branch-main = Cuadro principal
tournaments-branch-consolation = Consolación
tournaments-branch-final = Fase final
tournaments-round = Ronda { $number }
tournaments-final = Final
tournaments-semiFinals = Semifinales
tournaments-quarterFinals = Cuartos de final
tournaments-fromRound = Desde la ronda
tournaments-find = Buscar un jugador
tournaments-foundInBracket =
    { $more ->
        [0] { $name }
       *[other] { $name } y { $more } más
    }
tournaments-notFoundInBracket = No hay ningún jugador con ese nombre
tournaments-rounds = Rondas
tournaments-notDrawn = Sin sortear
tournaments-notDrawnText = Los emparejamientos de esta ronda se sortean cuando se decide la anterior.
tournaments-bye = Descansa
tournaments-byes-swiss = descansa: un punto
tournaments-byes-lives = descansa: no pierde ninguna vida
tournaments-byes-round_robin = no juega en esta ronda
tournaments-lucky = Repesca
tournaments-drawnFrom = sorteado con { $seed }
tournaments-bracketLabel = El cuadro; desplázate a los lados para ver las rondas siguientes
tournaments-pairingLabel = { $first } contra { $second }, { $score }, { $state }
tournaments-openMatches = Matches de esta ronda
tournaments-notBegun = Sin empezar
tournaments-inPlay = En juego
tournaments-won = Gana { $name }
tournaments-how-played = jugado
tournaments-how-idle = demasiado tiempo sin mover
tournaments-how-director = por el director
tournaments-how-points = más puntos al final de la ronda
tournaments-how-last_game_time = menos tiempo en la última partida
tournaments-how-current_game_time = menos tiempo en esta partida
tournaments-how-lot = por sorteo
tournaments-how-ruling = resolución de una reclamación
tournaments-how-absent = rival ausente
tournaments-how-neither_came = no vino nadie, por sorteo
tournaments-how-withdrew = rival retirado
tournaments-how-both_absent = ausentes los dos
tournaments-warned = Aviso a { $name }: le toca mover
tournaments-protested = { $name } reclama; decidirá el director
tournaments-thought = Tiempo usado: { $first } y { $second }
tournaments-endsAt = Tres cuartas partes de los matches están decididas. Los pendientes se deciden el { $when }: por puntos, luego por tiempo usado y, por último, por sorteo.
tournaments-protestsUntil = La siguiente ronda se sortea el { $when }, o antes si lo decide el director. Hasta entonces puedes reclamar contra las decisiones por la regla del 75 %.
tournaments-protest = Reclamar
tournaments-standings-title = Clasificación
tournaments-standings-group = Grupo { $number }
tournaments-standings-place = Puesto
tournaments-standings-player = Jugador
tournaments-standings-goesOn = pasa
tournaments-standings-note = Los matches sin terminar aún no cuentan. Quienes son iguales en todas las columnas comparten puesto.
tournaments-standings-meaning = Qué significan las columnas
tournaments-columns-points-short = Pts
tournaments-columns-points-name = Puntos
tournaments-columns-points-text = Un punto por cada victoria y, en un suizo, por un descanso. Ejemplo: dos victorias y un descanso suman 3.
tournaments-columns-wins-short = Vict.
tournaments-columns-wins-name = Número de victorias
tournaments-columns-wins-text = Los matches ganados. Con vidas, un descanso cuenta como victoria. Ejemplo: dos victorias y un descanso suman 3.
tournaments-columns-head_to_head-short = ED
tournaments-columns-head_to_head-name = Encuentro directo
tournaments-columns-head_to_head-text = Los puntos de los matches entre quienes son iguales hasta aquí, si todos ellos se han enfrentado. Ejemplo: dos jugadores tienen 4 puntos; el que ganó al otro tiene aquí 1, y el otro 0.
tournaments-columns-buchholz-short = BH
tournaments-columns-buchholz-name = Buchholz
tournaments-columns-buchholz-text = La suma de los puntos de los rivales: es mayor para quien tuvo rivales fuertes. Un descanso y un rival ausente cuentan como un rival con tantos puntos como el propio jugador. Ejemplo: rivales con 3, 2 y 1 puntos suman 6.
tournaments-columns-buchholz_cut-short = BH−1
tournaments-columns-buchholz_cut-name = Buchholz sin el más bajo
tournaments-columns-buchholz_cut-text = Buchholz sin el rival que tiene menos puntos. Ejemplo: rivales con 3, 2 y 1 puntos suman 5.
tournaments-columns-sonneborn_berger-short = SB
tournaments-columns-sonneborn_berger-name = Sonneborn-Berger
tournaments-columns-sonneborn_berger-text = La suma de los puntos de los rivales vencidos. Ejemplo: victorias contra jugadores con 3 y 1 puntos suman 4.
tournaments-columns-lives-short = Vidas
tournaments-columns-lives-name = Vidas restantes
tournaments-columns-lives-text = Las vidas que le quedan al jugador. Ejemplo: de dos vidas ha perdido una, así que queda 1.
tournaments-columns-survived-short = Hasta
tournaments-columns-survived-name = Última ronda
tournaments-columns-survived-text = La ronda en la que se perdió la última vida. Quienes siguen dentro tienen la ronda siguiente. Ejemplo: fuera en la ronda 3 es 3.
tournaments-rules-title = Cómo se juega
tournaments-rules-knock_out = Quien gana un match pasa y quien pierde queda fuera. Cada ronda se sortea cuando se decide la anterior. Si el número es impar, un jugador descansa en la ronda uno. Después, la ronda dos se completa con jugadores repescados por sorteo entre los que perdieron en la primera.
tournaments-rules-swiss = Nadie queda fuera: todos juegan todas las rondas, contra alguien con más o menos los mismos puntos. Cada ronda se sortea cuando se decide la anterior. Nadie se enfrenta dos veces al mismo rival mientras sea posible. Si el número es impar, un jugador descansa, y eso vale un punto. Nadie descansa por segunda vez antes de que todos hayan descansado.
tournaments-rules-lives = Cada derrota cuesta una vida, y quien no tiene ninguna queda fuera. Cada ronda se sortea cuando se decide la anterior: se enfrentan jugadores con las mismas vidas, y mientras sea posible nadie se enfrenta dos veces al mismo rival. Si el número es impar, descansa uno de los que menos han descansado, y eso no cuesta ninguna vida.
tournaments-rules-round_robin = Todos juegan contra todos, en un orden fijado al comienzo. Cada ronda empieza cuando se decide la anterior. Si el número es impar, en cada ronda un jugador no juega; eso no vale nada, porque a todos les toca el mismo número de veces. Si alguien se va antes de jugar la mitad de sus matches, esos resultados se anulan. Más tarde, ganan los rivales que quedan.
tournaments-rules-finalOf = Después, los { $count } primeros juegan una final por eliminatorias.
tournaments-rules-finalOfEach =
    { $count ->
        [one] Después, el primero de cada grupo juega una final por eliminatorias.
       *[other] Después, los { $count } primeros de cada grupo juegan una final por eliminatorias.
    }
tournaments-results = Puestos finales
tournaments-place = { $place }.º
tournaments-prize = Premio
tournaments-prizes = Premios
tournaments-notes = Del director
tournaments-drawUndone = El sorteo se deshizo
tournaments-about = Acerca de
tournaments-match = Match n.º { $place }
tournaments-csv = Matches en CSV
tournaments-desk-title = Mesa de dirección
tournaments-desk-openCheckIn = Abrir la confirmación de asistencia
tournaments-desk-draw = Sortear la ronda 1
tournaments-desk-drawNext = Sortear ya la siguiente ronda
tournaments-desk-drawHint = Cierra la inscripción. Las rondas siguientes se sortean automáticamente.
tournaments-desk-console = Empezar el cuadro de consolación
tournaments-desk-announce = Anunciar
tournaments-desk-cancel = Cancelar el torneo
tournaments-desk-pause = Alargar la pausa
tournaments-desk-pauseTitle = Alargar la pausa
tournaments-desk-pauseText = La ronda siguiente no se sortea antes de que acabe la pausa. Los jugadores ven la hora nueva.
tournaments-desk-pauseMinutes = Minutos desde ahora (1 a 1440)
tournaments-desk-pauseWrong = Escribe de 1 a 1440 minutos.
tournaments-desk-lateEntries = Inscripción tardía
tournaments-desk-lateTitle = Abrir la inscripción tardía
tournaments-desk-lateText =
    { $kind ->
        [knock_out] Hasta esta hora, un jugador tardío puede inscribirse y ocupar el lugar del descanso de la ronda uno.
       *[other] Hasta esta hora pueden inscribirse jugadores tardíos. Ocupan el lugar del descanso de la ronda uno, o juegan desde la ronda siguiente.
    }
tournaments-desk-lateUntil = Hasta ({ $zone })
tournaments-desk-lateWrong = Escribe una fecha y hora futuras.
tournaments-desk-swap = Intercambiar jugadores
tournaments-desk-swapTitle = Intercambiar dos jugadores
tournaments-desk-swapText = Los dos matches reciben mesas nuevas. Es posible hasta que empiece uno de ellos.
tournaments-desk-swapFirst = Jugador
tournaments-desk-swapSecond = cambia de lugar con
tournaments-desk-addBot = Añadir un bot
tournaments-desk-remove = Quitar
tournaments-desk-award = Decidir
tournaments-desk-rule = Resolver
tournaments-desk-awardTo = ¿Quién gana?
tournaments-desk-reason = Motivo (lo ven todos)
tournaments-desk-winnerMissing = Elige quién gana.
tournaments-desk-swapMissing = Elige dos jugadores.
tournaments-desk-reasonMissing = Escribe un motivo.
tournaments-desk-announcement = Anuncio
tournaments-desk-announcementMissing = Escribe un anuncio.
tournaments-desk-confirm = Aplicar
tournaments-desk-removeTitle = Quitar a { $name }
tournaments-desk-awardTitle = Decidir el match { $match }
tournaments-desk-ruleTitle = Resolver el match { $match }
tournaments-desk-cancelTitle = Cancelar el torneo
tournaments-desk-unsettled = No se pudieron pagar los premios el { $when }. El sitio lo intenta de nuevo cada minuto y su operador ya está avisado.
tournaments-desk-settle = Pagar ahora
tournaments-desk-cancelText = Se cierran las mesas que no han empezado y se devuelven las cuotas. Se puede deshacer en el registro mientras no se haya devuelto ninguna cuota.
tournaments-toTournament = Ir al torneo
