### The lobby, its dialogs, and a table that waits.

lobby-title = Jugar al backgammon
lobby-heroTitle = Backgammon en el que puedes confiar.
lobby-heroText = Matches con rating contra personas y bots con redes neuronales, y dados que cualquiera puede comprobar.
lobby-welcome = ¡Qué bueno verte, { $name }!
lobby-welcomeText = Elige un bot, únete a una mesa o abre la tuya.
lobby-playBot = Jugar contra un bot
lobby-playNow = Jugar ya contra un bot, como invitado
lobby-openTable = Abrir una mesa
lobby-orSignUp = No hace falta una cuenta. Para conservar tu historial en todos tus dispositivos:
lobby-signUp = Crea una cuenta
lobby-or = o
lobby-signIn = inicia sesión
lobby-guestNote = Juegas como { $name }.
lobby-keepAccount = Conservar esta cuenta

lobby-yourMatches = Tus matches
lobby-continue = Continuar
lobby-against = contra { $name }
lobby-score = { $own } : { $other }
lobby-invitations = Invitaciones
lobby-invitesYou = { $name } te invita
lobby-accept = Aceptar
lobby-decline = Rechazar
lobby-waiting = Esperando rival
lobby-waitingFor = Esperando a { $name }
lobby-closeTable = Cerrar la mesa
lobby-tableClosed = Mesa cerrada.

lobby-openTables = Mesas abiertas
lobby-join = Unirse
lobby-joinTable = Unirse a { $name }, { $format }
lobby-noTables = Nadie espera rival.
lobby-noTablesHelp = Abre la primera mesa, o juega mientras tanto contra un bot.
lobby-inPlay = En juego
lobby-watch = Ver
lobby-watchMatch = Ver { $white } contra { $black }
lobby-showAll = Ver todo ({ $n })
lobby-play = Jugar
lobby-noMatches = Ahora mismo no hay matches en juego.
lobby-online = En línea
lobby-people = Personas
lobby-bots = Bots
lobby-nobody = Aún no hay nadie. Los bots siempre están listos.
lobby-activity-online = en línea
lobby-activity-ready = quiere jugar
lobby-activity-playing = jugando
lobby-activity-idle = ausente
lobby-everybody = Todos
lobby-filter = Filtrar jugadores
lobby-find = Buscar
lobby-findName = Buscar un jugador
lobby-findMore = Ver más
lobby-notFound = Ahora no hay aquí ningún jugador con ese nombre.
lobby-unlisted =
    { $named ->
        [0]
            y { $guests } { $guests ->
                [one] invitado
               *[other] invitados
            } más
        [one]
            y { $named } jugador y { $guests } { $guests ->
                [one] invitado
               *[other] invitados
            } más
       *[other]
            y { $named } jugadores y { $guests } { $guests ->
                [one] invitado
               *[other] invitados
            } más
    }
lobby-talk-title = Chat general
lobby-talk-empty = Aún no hay mensajes.
lobby-talk-placeholder = Mensaje para todos
lobby-talk-members = Los invitados pueden leer. Crea una cuenta para escribir aquí.
lobby-talk-more = Acciones para el mensaje de { $name }
lobby-talk-report = Denunciar
lobby-challenge = Retar
lobby-challengeName = Retar a { $name }
lobby-playName = Jugar contra { $name }
lobby-newTable = Mesa nueva: { $name }, { $format }
lobby-loading = Cargando jugadores…

lobby-botTitle = Jugar contra un bot
lobby-chooseBot = Elige un rival
lobby-level = Nivel { $n }
lobby-noBots = Ahora mismo no hay bots disponibles. Inténtalo en un momento.
lobby-whatIsPlayed = Formato
lobby-start = Empezar
lobby-startAgainst = Jugar contra { $name }
lobby-botIsShort = { $bot } no tiene créditos para esta apuesta, así que juegas sin ella.
lobby-ratedLimit-limited = Estos jugadores han llegado al límite de matches con rating en 24 horas, o uno ha abandonado tres nada más empezar. Por eso el match es sin rating y sin apuesta.
lobby-ratedLimit-left = Hoy te quedan { $left } de { $max } matches con rating contra este jugador
lobby-ratedLimit-usedUp = Has jugado { $max } matches con rating contra { $bot } en 24 horas. Hasta { $until }, los matches entre los dos son sin rating y sin apuesta.
lobby-ratedLimit-why = ¿Por qué?
lobby-ratedLimit-playUnrated = Jugar sin rating
lobby-moreChoices = Más opciones

lobby-tableTitle = Abrir una mesa
lobby-challengeTitle = Retar a { $name }
lobby-format = Juego
lobby-points = Match a puntos
lobby-threeGames = Tres partidas, sin cubo
lobby-threeGamesText = Se suman los puntos de las tres
lobby-normal = Partida a partida
lobby-normalText = Partida tras partida con cubo y resultado acumulado, hasta que alguien pare
lobby-single = Una partida por puntos
lobby-singleText = Una partida con cubo; cada punto cuenta, hasta un límite
lobby-stake = Apuesta
lobby-noStake = Ninguna
lobby-stakeText-none = Juegas solo por el rating. Los créditos no son dinero; solo sirven para llevar la cuenta.
lobby-stakeText-match = Cada jugador pone { $each }. El ganador recibe { $paid }; la casa se queda el resto.
lobby-stakeText-single = Cada jugador pone el límite de { $limit }. El ganador recibe lo que ha ganado, menos una décima parte.
lobby-stakeText-guest = Los invitados juegan sin apuesta. Conserva tu cuenta para recibir créditos.
lobby-stakeText-balance = Tienes { $balance }.
lobby-stakeToPutIn = Al sentarte, { $amount } de tus créditos pasan al depósito.
lobby-pointsText = Con cubo y regla de Crawford
lobby-length = Longitud
lobby-rated = Con rating
lobby-ratedText = El resultado cambia el rating de ambos.
lobby-ratedOnlyFive = Tienen rating el match a 5 puntos, las tres partidas sin cubo, la partida a partida y la partida por puntos.
lobby-clock = Reloj
lobby-pace-none = Sin reloj
lobby-pace-fast = Rápido
lobby-pace-normal = Normal
lobby-pace-slow = Lento
lobby-pace-correspondence = Días
lobby-days = Días por turno
lobby-optionsTitle = Opciones
lobby-optionText-jacoby = Los gammons solo cuentan si se ha girado el cubo
lobby-optionText-automatic_doubles = Un empate en la tirada de salida dobla el cubo
lobby-optionText-beavers = Quien acepta puede redoblar al momento y conservar el cubo
lobby-optionText-raccoons = Tras un beaver, quien dobló puede redoblar al momento
lobby-automaticLimit = Como máximo
lobby-illegalPlays = Se pueden admitir jugadas ilegales
lobby-illegalPlaysText = En un tablero con sensores: tras una jugada ilegal, se pregunta al rival si la admite. Si no, hay que corregirla.
lobby-thrown = Dados tirados a mano
lobby-thrownText = En tableros con sensores. Estas tiradas no se pueden comprobar. Quien juega en pantalla recibe los dados del servidor. El match es sin rating.
lobby-starts = Quién empieza
lobby-openingThrow = Tirada de salida
lobby-alternate = Alternando
lobby-alternateText = Empieza quien abre la mesa; en la revancha, el otro. La primera tirada puede ser de dobles.
lobby-opponent = Rival
lobby-anyone = Cualquiera
lobby-somebody = Un jugador concreto
lobby-inviteName = Nombre
lobby-inviteHint = El sitio queda reservado para este jugador.
lobby-open = Abrir la mesa

lobby-joinTitle = Jugar contra { $name }
lobby-joinText = El match empieza en cuanto te sientas.
lobby-sitDown = Sentarse
lobby-sitAsGuest = Sentarse como invitado
lobby-waitingHelp = El match empieza en cuanto alguien se sienta, aunque estés mirando otra página.
lobby-toYourTable = Ir a tu mesa
lobby-waitingHelpEvent = Aquí juegas a continuación. El match empieza cuando los dos jugadores ocupan su sitio.
lobby-copyLink = Copiar el enlace
lobby-linkCopied = Enlace copiado.
lobby-commitmentHelp = Los dados de este match están fijados y sellados. Tu navegador añade sus propios bytes al azar cuando te sientas.
lobby-howItWorks = Cómo funciona

lobby-steps-guest = Creando una cuenta de invitado…
lobby-steps-opening = Abriendo la mesa…
lobby-steps-committed = Dados sellados. Ocupando tu sitio…
lobby-steps-seated = Listo.
