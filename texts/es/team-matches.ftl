### Duplicate team matches: creating one, its results, its director's desk.

teamMatches-kind = Match por equipos
teamMatches-title = Matches por equipos
teamMatches-make = Nuevo match por equipos
teamMatches-lead = Dos equipos, dos salas y las mismas tiradas en ambas: gana el mejor juego, no los mejores dados.
teamMatches-loading = Cargando el match por equipos…
teamMatches-notFound = No se encuentra el match por equipos
teamMatches-phase-line_ups = Alineaciones
teamMatches-phase-playing = En juego
teamMatches-phase-over = Terminado
teamMatches-phase-cancelled = Cancelado
teamMatches-boards =
    { $count } { $count ->
        [one] tablero
       *[other] tableros
    }
teamMatches-revealed = { $known } de { $all } tableros terminados
teamMatches-directedBy = Dirige { $name }
teamMatches-barometer = Marcador en vivo
teamMatches-noBarometer = Marcador solo al final
teamMatches-vp = Puntos de victoria
teamMatches-difference = Diferencia { $imp } IMP
teamMatches-room-open = Sala abierta
teamMatches-room-closed = Sala cerrada
teamMatches-team = Equipo { $team }
teamMatches-toTable = Ir a tu mesa
teamMatches-watch = Ver la sala abierta
teamMatches-gatedNote = Puedes ver la sala abierta cuando ambas salas han empezado el tablero. Cada turno se muestra cuando ambas lo han jugado.
teamMatches-ungatedNote = La sala abierta se puede ver en vivo, así que el match no cuenta en ninguna lista.
teamMatches-lockStepNote = Las dos salas avanzan a la vez: se tira cuando en ambas se ha decidido sobre el cubo.
teamMatches-lockStep-final = final turno a turno
teamMatches-lockStep-all = ambas salas turno a turno
teamMatches-graceNote = El equipo que no haya llegado { $minutes } min después del comienzo pierde el match.
teamMatches-seatProofNote = Los jugadores ocupan su sitio con una llave de acceso.
teamMatches-seatProof-final = llave de acceso en la final
teamMatches-seatProof-all = llave de acceso en cada sitio
teamMatches-closedNote = La sala cerrada no se puede ver. Sus partidas se muestran cuando el tablero termina en ambas salas.
teamMatches-protocol = Resultados
teamMatches-columns-board = Tablero
teamMatches-columns-room = Sala
teamMatches-columns-players = Blanco – Negro
teamMatches-columns-opening = Salida
teamMatches-columns-cube = Cubo
teamMatches-columns-left = Quedan
teamMatches-columns-result = Resultado
teamMatches-columns-smp = SMP
teamMatches-columns-imp = IMP
teamMatches-notYet = sin terminar
teamMatches-end-single = simple
teamMatches-end-gammon = gammon
teamMatches-end-backgammon = backgammon
teamMatches-end-pass = rechazo
teamMatches-assigned = asignado
teamMatches-proposed = { $cube }, ofrecido por { $team }
teamMatches-sum = Suma
teamMatches-game = Ver la partida
teamMatches-compare = Comparar las dos salas
teamMatches-comparing = La comparación aparece en cuanto se analizan las dos partidas…
teamMatches-files = Descargar los resultados
teamMatches-teams = Equipos y alineaciones
teamMatches-captain = Capitán
teamMatches-noLineUp = El capitán no ha presentado la alineación.
teamMatches-invitation = Tienes una invitación para jugar este match
teamMatches-declined = No juegan: { $names }
teamMatches-changeHint = Los jugadores nuevos reciben una invitación. Puedes cambiarlos hasta que empiece el primer tablero.
teamMatches-nameLineUp = Presentar la alineación

teamMatches-rolls = Origen de las tiradas
teamMatches-origin-committed = selladas de antemano
teamMatches-origin-imported = del archivo del director
teamMatches-origin-thrown = tiradas en tableros reales
teamMatches-rollsText = Cada tablero tiene un juego de tiradas para ambas salas. Su sello se publica ahora, y su clave cuando el tablero termina en ambas salas.
teamMatches-rollsThrownText = Deciden los dados reales: la sala que llega primero a una tirada la hace en su tablero con sensores, y la otra recibe la misma. Estas tiradas no se pueden comprobar; la tirada de salida sale del sello.
teamMatches-set = juego de tiradas { $set }
teamMatches-notes = Del director
teamMatches-deed-assigned =
    { $room ->
        [open] Tablero { $board }, sala abierta: se asignó un resultado
       *[closed] Tablero { $board }, sala cerrada: se asignó un resultado
    }
teamMatches-deed-board_cancelled = El tablero { $board } se sustituyó y se juega con el juego de tiradas { $set }
teamMatches-deed-held =
    { $room ->
        [open] La sala abierta se puso en pausa
       *[closed] La sala cerrada se puso en pausa
    }
teamMatches-deed-released =
    { $room ->
        [open] La sala abierta se reanudó
       *[closed] La sala cerrada se reanudó
    }
teamMatches-deed-substituted =
    { $board ->
        [none]
            { $room ->
                [open] { $player } juega por { $before } en la sala abierta
               *[closed] { $player } juega por { $before } en la sala cerrada
            }
       *[other]
            { $room ->
                [open] { $player } juega por { $before } en la sala abierta, en pleno tablero { $board }
               *[closed] { $player } juega por { $before } en la sala cerrada, en pleno tablero { $board }
            }
    }
teamMatches-deed-team_changed = Se nombró a otras personas para { $team }
teamMatches-deed-walked_over = { $team } ganó por incomparecencia
teamMatches-deed-two_people = { $one } y { $other } son dos personas
teamMatches-deed-cancelled = El match se canceló
teamMatches-vugraph-title = Las dos salas, lado a lado
teamMatches-vugraph-board = Tablero
teamMatches-vugraph-hint = Cada turno se muestra cuando las dos salas lo han jugado.
teamMatches-vugraph-chances = Las probabilidades son las de antes de la tirada del turno.
teamMatches-vugraph-empty = Las dos salas aún no han jugado ningún turno.
teamMatches-vugraph-turns = Turnos
teamMatches-vugraph-latest = Último turno
teamMatches-vugraph-commentary = Comentarios
teamMatches-vugraph-none = Todavía no hay comentarios.
teamMatches-vugraph-by = Comentan: { $names }
teamMatches-vugraph-turn = Turno { $turn }
teamMatches-vugraph-write = Comentar el turno { $turn }
teamMatches-vugraph-about = Turno
teamMatches-vugraph-inPlay = { $turn }, en juego
teamMatches-vugraph-held = El público lo lee cuando las dos salas han jugado el turno.
teamMatches-desk-title = Mesa de dirección
teamMatches-desk-board =
    { $board ->
        [none] todos los tableros terminados
       *[other] tablero { $board }
    }
teamMatches-desk-state-waiting = en espera
teamMatches-desk-state-seating = los jugadores ocupan su sitio
teamMatches-desk-state-playing = en juego
teamMatches-desk-state-finished = terminada
teamMatches-desk-missing = Aún no está: { $names }
teamMatches-desk-held = en pausa
teamMatches-desk-what = Elige una acción
teamMatches-desk-hold = Pausar
teamMatches-desk-release = Reanudar
teamMatches-desk-assign = Asignar un resultado
teamMatches-desk-cancelBoard = Sustituir un tablero
teamMatches-desk-substitute = Cambiar un jugador
teamMatches-desk-substituteHint = Otro jugador del equipo ocupa el sitio, también en plena partida. La posición y el reloj siguen igual. Quien sale pierde el sitio en el acto y lee tu motivo. No puede entrar quien haya visto este tablero en la otra sala. Puedes deshacerlo hasta que el nuevo jugador haga algo.
teamMatches-desk-cancel = Cancelar el match
teamMatches-desk-twoPeople = Dos personas
teamMatches-desk-twoPeopleHint = Sus cuentas comparten navegador o dirección, así que cuentan como una sola persona. Si sabes que son dos, ambas pueden jugar. Puedes deshacerlo hasta que las dos tengan sitio.
teamMatches-desk-pair = Jugadores
teamMatches-desk-pairMissing = Elige a los dos jugadores.
teamMatches-desk-linked-browser = { $one } y { $other } han usado el mismo navegador. Cuentan como una persona y no empieza ningún tablero mientras los dos tengan sitio.
teamMatches-desk-linked-address = { $one } y { $other } juegan desde la misma dirección. Cuentan como una persona y no empieza ningún tablero mientras los dos tengan sitio.
teamMatches-desk-areTwo = { $one } y { $other } comparten navegador o dirección. La dirección ha dicho que son dos personas.
teamMatches-desk-reason = Motivo (se ve con los resultados)
teamMatches-desk-minutes = Minutos previstos (opcional, los ven los jugadores)
teamMatches-desk-assignHint = La partida recibe este resultado. Si todavía se juega, termina al instante y la sala pasa a su siguiente tablero. Puedes corregir el resultado después.
teamMatches-desk-replaceHint = Las dos salas juegan este tablero otra vez con otras tiradas. Sus partidas en juego terminan al instante y sus resultados ya no cuentan en el match.
teamMatches-desk-cancelHint = Las partidas en juego terminan al instante y el match acaba sin ganador. No se puede reanudar.
teamMatches-desk-releaseHint = Los relojes vuelven a correr al instante y pueden empezar tableros.
teamMatches-desk-holdHint = Los relojes se paran y no empieza ningún tablero. Los dos jugadores leen el motivo. Un match en juego puede estar en pausa 24 horas en total como máximo.
teamMatches-desk-badMinutes = Escribe de 1 a 1440 minutos, o déjalo vacío.
teamMatches-desk-to = Para
teamMatches-desk-points = IMP, de 0 a 24
teamMatches-desk-player = Jugador nuevo
teamMatches-desk-nobody = Nadie de este equipo puede ocupar el sitio.
teamMatches-desk-act = Aplicar
teamMatches-desk-roomMissing = Elige una sala.
teamMatches-desk-boardMissing = Elige un tablero.
teamMatches-desk-teamMissing = Elige un equipo.
teamMatches-desk-playerMissing = Elige al jugador nuevo.
teamMatches-desk-badPoints = Escribe de 0 a 24 IMP.
teamMatches-desk-reasonMissing = Escribe un motivo.
teamMatches-desk-ownTeam = Estás en un equipo de este match, así que la mesa de dirección no te muestra las salas.
teamMatches-desk-enter = Anotar el siguiente resultado
teamMatches-desk-enterButton = Anotar
teamMatches-desk-winner = Ganador
teamMatches-desk-cube = Cubo contado
teamMatches-desk-left = Fichas que quedan
teamMatches-desk-import = Importar tiradas (CSV)
teamMatches-desk-imported = Los tableros se juegan con las tiradas del archivo. El match no cuenta en ninguna lista.
teamMatches-desk-named = Comentaristas, separados por comas
teamMatches-desk-namedHint = Hasta 8 personas que no estén en ningún equipo. Ven lo mismo que el público.
teamMatches-desk-save = Guardar comentaristas
teamMatches-form-title = Nuevo match por equipos
teamMatches-form-name = Nombre
teamMatches-form-namePlaceholder = Final del club
teamMatches-form-preset = Clásico: seis tableros, marcador en vivo
teamMatches-form-bots = Completar ambos equipos con bots
teamMatches-form-boards = Tableros
teamMatches-form-where = Dónde se juegan las partidas
teamMatches-form-here = Aquí, en mesas
teamMatches-form-byHand = En tableros reales; yo anoto los resultados
teamMatches-form-pace = Ritmo
teamMatches-form-live = En vivo
teamMatches-form-correspondence = A su propio ritmo
teamMatches-form-thrown = Dados tirados a mano
teamMatches-form-thrownText = En tableros con sensores: la sala que llega primero a una tirada la hace, y la otra recibe la misma. Quien juega en pantalla recibe las tiradas del servidor. Estas tiradas no se pueden comprobar.
teamMatches-form-barometer = Marcador en vivo
teamMatches-form-barometerText = El marcador se muestra después de cada tablero; si no, al final.
teamMatches-form-exchange = Cambios de alineación
teamMatches-form-exchangeText = Los capitanes pueden cambiar la alineación entre tableros, hasta la primera tirada del siguiente.
teamMatches-form-ungated = Sala abierta en vivo
teamMatches-form-ungatedText = El público ve la sala abierta mientras juega. Actívalo solo si nadie puede contar las tiradas a la sala cerrada. Si no, el público ve cada turno cuando ambas salas lo han jugado. Un match visto en vivo no cuenta en ninguna lista.
teamMatches-form-lockStep = Salas a la vez
teamMatches-form-lockStepText = Se tira cuando el lado ha decidido sobre el cubo en ambas salas. Mientras una sala espera, sus relojes están parados. Recomendado.
teamMatches-form-atOnce = Cuando estén las dos alineaciones
teamMatches-form-timedHint = Hasta entonces los capitanes presentan sus alineaciones.
teamMatches-form-grace = Los equipos pueden retrasarse
teamMatches-form-graceHint = Un equipo que no haya llegado entonces pierde el match. Si no llega ninguno, se cancela.
teamMatches-form-seatProof = Llave de acceso al sentarse
teamMatches-form-seatProofText = Cada jugador confirma con una llave de acceso al ocupar su sitio: así se sabe que juega el dueño de la cuenta. Los bots del sitio no la necesitan.
teamMatches-form-inMatches-off = En ningún match
teamMatches-form-inMatches-final = En la final
teamMatches-form-inMatches-all = En todos los matches
teamMatches-form-teamName = Nombre del equipo
teamMatches-form-captain = Capitán
teamMatches-form-players = Jugadores, separados por comas
teamMatches-form-playersHint = De dos a seis: nombres de cuentas o de bots.
teamMatches-form-playersHintByHand = De dos a seis nombres cualesquiera; el primero juega en la sala abierta, el segundo en la cerrada.
teamMatches-form-missing = Ponle un nombre al match, y a cada equipo un nombre, un capitán y al menos dos jugadores.
teamMatches-form-create = Crear el match
teamMatches-toTeamMatch = Ir al match por equipos
teamMatches-table =
    { $room ->
        [open] Tablero { $board }, sala abierta
       *[closed] Tablero { $board }, sala cerrada
    }
