### Team events: creating one, entering, standings, the director's desk.

teamEvents-kind = Evento por equipos
teamEvents-title = Eventos por equipos
teamEvents-make = Nuevo evento por equipos
teamEvents-lead = Tres o más equipos juegan todos contra todos con las mismas tiradas, y los dos primeros disputan la final.
teamEvents-loading = Cargando el evento…
teamEvents-notFound = No se encuentra el evento por equipos
teamEvents-phase-entries = Inscripción abierta
teamEvents-phase-round_robin = Todos contra todos
teamEvents-phase-final = Final
teamEvents-phase-over = Terminado
teamEvents-phase-cancelled = Cancelado
teamEvents-teamCount = { $count } de { $places } equipos
teamEvents-each =
    { $boards } { $boards ->
        [one] tablero
       *[other] tableros
    } por match
teamEvents-meetings-once = cada pareja se enfrenta una vez
teamEvents-meetings-twice = cada pareja se enfrenta dos veces
teamEvents-finalOf =
    final a { $boards } { $boards ->
        [one] tablero
       *[other] tableros
    }
teamEvents-noFinal = sin final
teamEvents-directedBy = Dirige { $name }
teamEvents-winner = Ganó { $name }
teamEvents-standings = Clasificación y cuadro de resultados
teamEvents-standingsNote = Por puntos de victoria, después por diferencia de IMP, después por los matches entre los empatados.
teamEvents-columns-place = Puesto
teamEvents-columns-team = Equipo
teamEvents-columns-vp = PV
teamEvents-columns-imp = IMP
teamEvents-columns-played = Jugados
teamEvents-columns-player = Jugador
teamEvents-columns-boards = Tableros
teamEvents-columns-mean = IMP por tablero
teamEvents-schedule = Matches
teamEvents-round = Ronda { $number }
teamEvents-final = Final
teamEvents-rests = Descansa: { $name }
teamEvents-tie-waiting = sin empezar
teamEvents-tie-line_ups = alineaciones
teamEvents-tie-playing = en juego
teamEvents-tie-called_off = cancelado, decide el director
teamEvents-tie-over = terminado
teamEvents-awarded = decidido por el director
teamEvents-boardsOver = tableros terminados: { $count }
teamEvents-openTie = Abrir el match { $a } contra { $b }
teamEvents-individuals = Jugadores
teamEvents-individualsNote = IMP de las partidas que jugó cada uno, en los matches terminados.
teamEvents-teams = Equipos
teamEvents-captain = Capitán
teamEvents-needsPlayer = le falta un segundo jugador
teamEvents-drawn = El calendario se sorteó con la semilla { $seed }.
teamEvents-lot = Los empates se resolvieron por sorteo con la semilla { $seed }.
teamEvents-notes = Del director
teamEvents-deed-awarded = Se decidió el match { $tie }: { $first }–{ $second }
teamEvents-deed-replayed = Se repite el match { $tie }
teamEvents-deed-team_changed = Se cambió el equipo { $team }
teamEvents-deed-draw_undone = El sorteo se deshizo
teamEvents-deed-cancelled = El evento se canceló
teamEvents-lists-title = Equipos
teamEvents-lists-lead = El rating de los equipos, y los jugadores con mejores resultados en matches por equipos.
teamEvents-lists-teams = Rating de equipos
teamEvents-lists-players = IMP por tablero
teamEvents-lists-none = Aún no hay matches por equipos terminados.
teamEvents-lists-nobody =
    Nadie ha jugado aún { $boards } { $boards ->
        [one] tablero
       *[other] tableros
    }.
teamEvents-lists-rating = Rating
teamEvents-lists-won = Ganados
teamEvents-lists-how = Un equipo se reconoce por su nombre y su capitán. Un match con más tableros cuenta más; un 15–15 no cambia nada. Los jugadores aparecen cuando han jugado { $boards } tableros. Las partidas cuentan como se jugaron, decida lo que decida después un director. Un match cuenta si las dos salas han jugado cada tablero hasta el final con sus primeras tiradas, y si todos los que jugaron o decidieron en él, y los dos capitanes, estaban asentados cuando empezó: una cuenta con una semana y matches con rating en tres días.
teamEvents-lists-open = Equipos e IMP por tablero
teamEvents-files = Descargar el cuadro de resultados
teamEvents-toTable = Ir a tu mesa
teamEvents-toMatch = Ir al match de tu equipo
teamEvents-toEvent = Parte de { $name }
teamEvents-enter-title = Inscribir un equipo
teamEvents-enter-change = Cambiar el equipo
teamEvents-enter-hint = Tú eres el capitán. De momento basta un jugador; puedes añadir a los demás hasta el comienzo.
teamEvents-enter-hintDirector = Como director puedes inscribir cualquier equipo. Necesita un capitán y al menos un jugador.
teamEvents-enter-button = Inscribir el equipo
teamEvents-enter-save = Guardar
teamEvents-enter-withdraw = Retirar el equipo
teamEvents-enter-leave = Dejar el equipo
teamEvents-enter-signIn = Inicia sesión para inscribir un equipo
teamEvents-enter-accept = Aceptar la invitación
teamEvents-enter-decline = Rechazar
teamEvents-enter-late = Entrará en cuanto acepten el capitán y dos jugadores.
teamEvents-enter-hintLate = La primera ronda sigue en juego: un equipo tardío entra en cuanto su capitán y dos jugadores acepten.
teamEvents-enter-invited = Con invitación: { $names }
teamEvents-enter-missing = Un equipo necesita un nombre, un capitán y al menos un jugador.
teamEvents-desk-title = Mesa de dirección
teamEvents-desk-botName = Nombre del equipo de bots
teamEvents-desk-addBots = Añadir un equipo de bots
teamEvents-desk-start = Empezar el evento
teamEvents-desk-startHint = Sortea el calendario y cierra la inscripción.
teamEvents-desk-fill = Completar los sitios libres con bots
teamEvents-desk-running = Matches en juego
teamEvents-desk-none = No hay matches en juego.
teamEvents-desk-own = Estás en un equipo de este match, así que la mesa de dirección no te muestra sus salas.
teamEvents-desk-toDesk = Abrir su mesa de dirección
teamEvents-desk-what = Elige una acción
teamEvents-desk-award = Decidir un match
teamEvents-desk-replay = Repetir un match
teamEvents-desk-cancel = Cancelar el evento
teamEvents-desk-match = Match
teamEvents-desk-points = PV del primer equipo, de 0 a 30
teamEvents-desk-reason = Motivo (lo ven todos)
teamEvents-desk-matchMissing = Elige un match.
teamEvents-desk-badPoints = Escribe de 0 a 30 puntos de victoria.
teamEvents-desk-reasonMissing = Escribe un motivo.
teamEvents-desk-act = Aplicar
teamEvents-form-title = Nuevo evento por equipos
teamEvents-form-name = Nombre
teamEvents-form-namePlaceholder = Campeonato del club
teamEvents-form-about = Sobre el evento
teamEvents-form-preset = Clásico: tres equipos, seis tableros
teamEvents-form-bots = Tres equipos de bots
teamEvents-form-botTeam = Bots { $letter }
teamEvents-form-boards = Tableros por match
teamEvents-form-finalBoards = Tableros en la final
teamEvents-form-noFinal = Sin final
teamEvents-form-meetings = Enfrentamientos
teamEvents-form-once = Uno
teamEvents-form-twice = Dos
teamEvents-form-where = Dónde se juegan las partidas
teamEvents-form-places = Equipos, como máximo
teamEvents-form-teams = Equipos que inscribes tú
teamEvents-form-teamsHint = Déjalo vacío si los capitanes inscriben a sus equipos en la página del evento.
teamEvents-form-team = Equipo { $number }
teamEvents-form-addTeam = Añadir un equipo
teamEvents-form-removeTeam = Quitar este equipo
teamEvents-form-timedHint = El calendario se sortea a esta hora. Los equipos que no estén completos quedan fuera.
teamEvents-form-byDirectorHint = Tú empiezas el evento cuando los equipos estén listos.
teamEvents-form-begin = Empezar ya
teamEvents-form-beginText = Con los equipos de arriba. Si no, la inscripción sigue abierta.
teamEvents-form-create = Crear el evento
teamEvents-form-missing = Ponle un nombre al evento, y a cada equipo un nombre y sus jugadores.
