### Comparative events: everyone plays the same boards against the same bot.

comparatives-kind = Evento comparativo
comparatives-title = Eventos comparativos
comparatives-make = Nuevo evento comparativo
comparatives-lead = Todos juegan las mismas tiradas contra el mismo bot. Gana quien lo haga mejor que los demás.
comparatives-loading = Cargando el evento…
comparatives-notFound = No se encuentra el evento
comparatives-phase-announced = Abre pronto
comparatives-phase-open = Abierto
comparatives-phase-closing = Cerrándose
comparatives-phase-over = Terminado
comparatives-phase-cancelled = Cancelado
comparatives-weekly = Evento de la semana, { $monday }
comparatives-weeklyTitle = Evento de la semana
comparatives-weeklyText =
    { $boards } { $boards ->
        [one] tablero
       *[other] tableros
    } contra { $bot }, con las mismas tiradas para todos.
comparatives-boards =
    { $count } { $count ->
        [one] tablero
       *[other] tableros
    }
comparatives-against = contra { $bot }
comparatives-players =
    { $count } { $count ->
        [one] jugador
       *[other] jugadores
    }
comparatives-until = hasta el { $when }
comparatives-from = desde el { $when }
comparatives-bothSides = los dos lados de cada tablero
comparatives-newcomers = abierto a cuentas nuevas
comparatives-directedBy = Dirige { $name }
comparatives-winners-one = Ganó { $name }
comparatives-winners-tied = Empate en cabeza: { $names }
comparatives-progress =
    Has terminado { $finished } de { $boards } { $boards ->
        [one] tablero
       *[other] tableros
    }.
comparatives-done = Has jugado todos los tableros. Tus IMP aún pueden cambiar hasta el cierre, según terminen los demás.
comparatives-play = Jugar
comparatives-playBoard = Jugar el tablero { $board }
comparatives-continueBoard = Seguir con el tablero { $board }
comparatives-results = Resultados
comparatives-signIn = Inicia sesión para jugar
comparatives-guest = Los invitados no pueden jugar aquí, porque podrían ver las tiradas de un tablero y jugarlo otra vez. Conserva antes tu cuenta.
comparatives-keep = Conservar la cuenta
comparatives-how-title = Cómo funciona
comparatives-how-lines-1 = Cada tablero es una partida con cubo, sin marcador de match. Sus tiradas son las mismas para todos: tu décima tirada es la décima de todos.
comparatives-how-lines-2 = Cada resultado se convierte en small match points (SMP), como en los matches duplicados. Tus SMP se comparan con la media de ese tablero; la diferencia se convierte en IMP, y gana la mayor suma de IMP.
comparatives-how-lines-3 = Juega los tableros por orden, cuando quieras. Puedes salir de la página y volver. Un tablero que abandonas, o que no terminas antes del cierre, se pierde como si hubieras dejado la partida.
comparatives-how-lines-4 = Solo entra en la clasificación quien termina todos los tableros. Ves cómo jugaron los demás un tablero cuando tú lo has terminado. Al acabar el evento, todos lo ven todo.
comparatives-standings = Clasificación
comparatives-field = Jugadores
comparatives-hidden = Los puestos los ven quienes han terminado todos los tableros, y todo el mundo cuando el evento ha terminado.
comparatives-incomplete = Sin puesto: faltan tableros.
comparatives-nobody = Aún no se ha inscrito nadie.
comparatives-columns-place = Puesto
comparatives-columns-player = Jugador
comparatives-columns-boards = Tableros
comparatives-columns-imp = IMP
comparatives-columns-board = Tablero
comparatives-columns-played = Jugado
comparatives-columns-datum = Media
comparatives-columns-yours = Tus SMP
comparatives-columns-smp = SMP
comparatives-columns-side = Lado
comparatives-columns-result = Resultado
comparatives-columns-cube = Cubo
comparatives-columns-left = Quedan
comparatives-columns-game = Partida
comparatives-boardsTitle = Tableros
comparatives-board = Tablero { $board }
comparatives-openBoard = Comparar el tablero { $board }
comparatives-notYet = cuando lo hayas jugado
comparatives-commitments = Las tiradas
comparatives-commitmentsText = Las tiradas de cada tablero se sortearon y sellaron antes de abrir el evento. Cuando termine, cada partida se podrá comprobar con estos números.
comparatives-files = Descargar los resultados
comparatives-cancelled = El evento se canceló: { $reason }
comparatives-cancel = Cancelar el evento
comparatives-cancelReason = Motivo (lo ven todos)
comparatives-toEvent = Ir al evento
comparatives-table = { $name }: tablero { $board } de { $boards }
comparatives-side-white = Blanco
comparatives-side-black = Negro
comparatives-end-pass = rechazo
comparatives-end-single = simple
comparatives-end-gammon = gammon
comparatives-end-backgammon = backgammon
comparatives-won = ganó, { $end }
comparatives-lost = perdió, { $end }
comparatives-replay = Repetición
comparatives-review = Análisis
comparatives-openReplay = Repetición de la partida de { $name }
comparatives-openReview = Análisis de la partida de { $name }
comparatives-compare-title = Tablero { $board }: { $name }
comparatives-compare-locked = Termina este tablero para ver cómo lo jugaron los demás, o espera al final del evento.
comparatives-compare-nobody = Nadie ha terminado aún este tablero.
comparatives-compare-results = Todos los resultados
comparatives-compare-partings = Dónde se separan las partidas
comparatives-compare-partingsText = Los primeros turnos en que los jugadores eligieron distinto tras partidas idénticas. SMP es la media de su resultado final.
comparatives-compare-none = Hasta ahora, todos han jugado lo mismo.
comparatives-compare-cut = Hay demasiados jugadores: aquí solo se compara una parte.
comparatives-compare-turn = Turno { $turn }
comparatives-compare-came =
    { $count ->
        [one] llegó { $count } jugador
       *[other] llegaron { $count } jugadores
    }
comparatives-compare-position = Posición antes del turno { $turn }
comparatives-compare-nothing = acabó la partida
comparatives-compare-others = y { $count } más
comparatives-cube-double = dobla
comparatives-cube-take = acepta
comparatives-cube-pass = rechaza
comparatives-cube-resign = se rinde
comparatives-cube-leave = abandona
comparatives-form-title = Nuevo evento comparativo
comparatives-form-name = Nombre
comparatives-form-namePlaceholder = Tableros del viernes
comparatives-form-about = Sobre el evento
comparatives-form-bot = Rival (bot)
comparatives-form-boards = Tableros
comparatives-form-sides = Lados
comparatives-form-same = El mismo para todos
comparatives-form-both = La mitad en cada uno
comparatives-form-sidesHint = Con la mitad en cada lado, cada jugador se compara solo con los de su mismo lado.
comparatives-form-clock = Reloj
comparatives-form-noClock = Ninguno
comparatives-form-live = Reloj en vivo
comparatives-form-days = Abierto durante
comparatives-form-dayCount =
    { $days } { $days ->
        [one] día
       *[other] días
    }
comparatives-form-create = Crear el evento
comparatives-form-missing = Escribe un nombre de al menos tres letras.
