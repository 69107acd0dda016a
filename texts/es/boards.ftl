### Sensor boards: enrol, seat, watch and revoke them.

boards-title = Tableros con sensores
boards-lead = Juega en un tablero real con sensores bajo los puntos. Tú mueves las fichas; tu rival lo ve en una pantalla o en su propio tablero.
boards-intro-howTitle = Cómo se juega un match en un tablero
boards-intro-steps-1 = Pide un código en esta página e introdúcelo en el tablero. Desde entonces es tuyo.
boards-intro-steps-2 = Empieza un match en la web y pulsa aquí el botón para usar el tablero.
boards-intro-steps-3 = El tablero muestra tu tirada. Mueve tus fichas y pulsa Listo: el tablero lee tu jugada.
boards-intro-steps-4 = El tablero muestra la jugada de tu rival, y tú mueves sus fichas.
boards-intro-whoTitle = Quién puede jugar con quién
boards-intro-who-1 = Un tablero y una pantalla: tu rival no necesita tablero.
boards-intro-who-2 = Dos tableros en dos sitios, cada uno con su jugador.
boards-intro-who-3 = Un tablero para los dos, en el club o en casa.
boards-intro-who-4 = Un tablero y un bot.
boards-intro-withoutTitle = Pruébalo sin tablero
boards-intro-without = El programa fullprime-board es un tablero en un terminal; viene con el código fuente de Fullprime. Ábrelo con un código de esta página y mueve las fichas con el teclado:
boards-intro-makersTitle = Para fabricantes de tableros
boards-intro-makers = Se puede conectar cualquier tablero con sensores que siga el protocolo abierto.
boards-intro-protocol = El protocolo (en inglés)
boards-guest = Los invitados no pueden añadir tableros. Conserva tu cuenta para añadir uno.
boards-addTitle = Añadir un tablero
boards-name = Nombre del tablero
boards-namePlaceholder = Sala del club
boards-getCode = Pedir un código
boards-codeLabel = Introduce este código en el tablero
boards-codeHelp = El código sirve para un tablero, hasta las { $time }. El tablero aparece aquí en cuanto se une.
boards-noneTitle = Aún no hay tableros
boards-noneText = Pide un código e introdúcelo en el tablero.
boards-status-connected = Conectado
boards-status-away = Sin conexión
boards-status-frozen = Bloqueado
boards-frozenHelp = Lo que comunica este tablero contradice lo que comunicó antes, así que ya no se acepta nada de él. Revócalo y añádelo otra vez.
boards-model = Modelo
boards-firmware = Firmware
boards-battery = Batería
boards-noBattery = Sin batería
boards-senses = Sensores
boards-sensesText =
    { $colour ->
        [true] con
       *[false] sin
    } color, hasta { $depth } { $depth ->
        [one] ficha
       *[other] fichas
    } por punto
boards-lastHeard = Último mensaje
boards-never = Nunca
boards-frames = Lecturas guardadas
boards-faults = Sensores defectuosos
boards-noFaults = Ninguno
boards-fault =
    { $point ->
        [none] Barra, sensor { $sensor }
       *[other] Punto { $point }, sensor { $sensor }
    }
boards-clockAhead = Reloj
boards-clockText-correct = en hora
boards-clockText-fast = { $seconds } s adelantado
boards-clockText-slow = { $seconds } s atrasado
boards-plays = { $white } contra { $black }
boards-toMatch = Abrir el match
boards-seatTitle = Match en este tablero
boards-seatNone = No hay ningún match en juego. Empieza uno y vuelve para usar en él este tablero.
boards-seat = Usar este tablero
boards-match = Match
boards-share = Mi rival también juega en él
boards-shareHelp = Tu rival lo confirma con el número del tablero, en su página de tableros con sensores.
boards-unseat = Dejar de usar este tablero
boards-seated = El tablero se usa ahora en este match.
boards-find = Buscar mi tablero
boards-found = El tablero parpadea.
boards-rename = Cambiar el nombre
boards-revoke = Revocar
boards-revokeTitle = ¿Revocar { $name }?
boards-revokeText = El tablero se desconecta al momento. Para usarlo otra vez, añádelo con un código nuevo.
boards-revoked = { $name }: revocado.
boards-mirror = Lo que ve el tablero
boards-mirrorShow = Mostrar lo que ve el tablero
boards-mirrorHide = Ocultar
boards-mirrorNothing = El tablero aún no ha comunicado ninguna posición.
boards-mirrorLabel =
    { $unlike ->
        [0] El tablero coincide con la posición.
        [one] 1 lugar es distinto.
       *[other] { $unlike } lugares son distintos.
    }
boards-unlikeLine =
    { $point ->
        [none] Barra
       *[other] Punto { $point }
    }: se ven { $seen }, se esperan { $expected }
boards-moving = Mientras un jugador mueve, el tablero difiere hasta que termina la jugada.
boards-joinTitle = Jugar en el tablero de tu rival
boards-joinText = Tu rival tiene que compartir antes el tablero en este match. El número está en su página de tableros con sensores.
boards-joinNumber = Número del tablero
boards-join = Sentarse
boards-number = Número
boards-hall-free = Tus tableros libres
boards-hall-screen = juega en pantalla
boards-hall-bot = un programa
boards-hall-closed = Las posiciones de una sala cerrada no se ven hasta que el tablero termina en ambas salas.
