### The player page and the list of a player's matches.

player-title = Perfil de { $name }
player-since = Desde el { $date }
player-online = en línea
player-offline = sin conexión
player-bot = Bot
player-guest = Invitado
player-challenge = Retar
player-play = Jugar
player-you = Eres tú
player-ratings = Rating
player-experience = Experiencia { $n }
player-missing-experience =
    Provisional: entra en la clasificación con { $points } { $points ->
        [one] punto
       *[other] puntos
    } más de experiencia
player-missing-days =
    Aún fuera de la clasificación: juega matches con rating { $days ->
        [one] un día más
       *[other] { $days } días más
    }
player-missing-opponents =
    Aún fuera de la clasificación: juega matches con rating contra { $people } { $people ->
        [one] jugador asentado o bot más
       *[other] jugadores asentados o bots más
    }
player-missing-debt = Fuera de la clasificación: { $points } puntos vienen de cuentas nuevas o que juegan sobre todo contigo. Juega contra otros jugadores y contra bots
player-missing-hidden = Fuera de la clasificación por decisión de un moderador
player-listedBelow = En la clasificación con { $rating }: el resto viene de cuentas nuevas o que juegan sobre todo con este jugador
player-results = Resultados
player-played = Matches
player-won = Ganados
player-lost = Perdidos
player-drawn = Empatados
player-completion = Matches terminados
player-streak = Racha ganadora
player-bestStreak = la más larga: { $n }
player-winRate = Victorias
player-recent = Matches recientes
player-all = Todos los matches
player-none = Aún no hay matches terminados.
player-noneOwn = Aún no has terminado ningún match.
player-notFound = No hay ningún jugador que se llame «{ $name }».
player-notFoundText = Revisa cómo lo has escrito. Un nombre nunca pasa a otro jugador.

player-chart = Gráfico del rating
player-chartOf = Rating en la lista { $list }
player-chartEmpty = El gráfico empieza con el primer match con rating.
player-chartHelp = Usa las flechas izquierda y derecha para ir de un match a otro.
player-chartSummary =
    { $count } { $count ->
        [one] match
       *[other] matches
    } con rating, de { $from } a { $to }; mínimo { $low }, máximo { $high }.
player-chartPoint = { $date }: { $rating } ({ $change }) contra { $opponent }
player-change = Cambio
player-openMatch = Abrir el match

player-historyTitle = Historial de matches
player-historyOf = Matches de { $name }
player-filter = Mostrar
player-filterResult = Resultado
player-filterKind = Juego
player-filterRated = Rating
player-filterOpponents = Rivales
player-any = Todos
player-people = Personas
player-bots = Bots
player-more = Ver matches anteriores
player-loadingMore = Cargando…
player-end = No hay más matches.
player-nothingFits = Ningún match cumple estos filtros.
player-nothingFitsYet = De los matches cargados hasta ahora, ninguno cumple estos filtros.
player-clearFilter = Ver todos
player-against = contra
player-score = Marcador
player-voided = anulado
player-ratingChange = Rating
player-replay = Abrir
player-dice = Dados
player-checkDice = Comprobar los dados del match contra { $opponent }
player-reviewMatchWith = Revisar el match contra { $opponent }
player-openMatchWith = Abrir el match contra { $opponent }
player-today = Hoy
player-yesterday = Ayer
