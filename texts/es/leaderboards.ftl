### The leaderboards, the records, and the score between two players.

leaderboards-title = Clasificaciones
leaderboards-lead = El rating cambia justo después de cada match con rating. Los bots siempre van marcados.
leaderboards-list = Lista
leaderboards-listHelp-stakes = Con apuesta: matches a 5 puntos, tres partidas sin cubo y una partida por puntos. Se pueden jugar con apuesta o sin ella.
leaderboards-listHelp-casual = Libres: sesiones jugadas partida a partida, siempre sin apuesta.
leaderboards-active = Última actividad
leaderboards-days-ever = en cualquier momento
leaderboards-days-7 = últimos 7 días
leaderboards-days-30 = últimos 30 días
leaderboards-days-90 = últimos 90 días
leaderboards-days-365 = último año
leaderboards-experience = Experiencia
leaderboards-atLeast =
    { $n ->
        [0] cualquiera
       *[other] { $n } o más
    }
leaderboards-bots = Mostrar bots
leaderboards-rank = Puesto
leaderboards-player = Jugador
leaderboards-rating = Rating
leaderboards-played = Último match
leaderboards-you = tú
leaderboards-more = Ver más
leaderboards-top = Ir al principio
leaderboards-aroundMe = Mi puesto
leaderboards-notRated = Aún no estás en esta clasificación. Tu página de jugador dice qué falta.
leaderboards-peopleFrom = Este sitio es nuevo: las personas aparecen en las clasificaciones desde el { $date }. Hasta entonces muestran a los bots.
leaderboards-search = Buscar un jugador
leaderboards-searchHint = Principio del nombre
leaderboards-find = Buscar
leaderboards-found =
    { $count } { $count ->
        [one] jugador
       *[other] jugadores
    }
leaderboards-foundNobody = Ningún nombre empieza así. Revisa cómo lo has escrito.
leaderboards-unrated = sin rating
leaderboards-nobody = Ningún jugador cumple estos filtros.
leaderboards-nobodyText = Amplía los filtros para ver más jugadores.
leaderboards-empty = Esta lista aún está vacía
leaderboards-emptyText = La lista muestra a quien tiene experiencia 20 y ha jugado matches con rating en tres días y contra cinco jugadores asentados o bots. Tu página de jugador dice qué falta.
leaderboards-play = Jugar un match
leaderboards-records = Récords
leaderboards-mostPlayed = Más matches
leaderboards-bestStreak = Rachas ganadoras más largas
leaderboards-streak = Rachas ganadoras actuales
leaderboards-streakHelp = Matches con rating ganados seguidos
leaderboards-noRecord = Aún no hay.
leaderboards-headToHead = Contra ti
leaderboards-neverMet = Aún no has terminado ningún match contra este jugador.
leaderboards-wins = { $name }: { $won } ganados
leaderboards-met = Matches: { $count }, el último el { $date }
