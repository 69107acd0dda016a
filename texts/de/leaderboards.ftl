### The leaderboards, the records, and the score between two players.

leaderboards-title = Ranglisten
leaderboards-lead = Jedes gewertete Match zählt sofort. Bots sind immer gekennzeichnet.
leaderboards-list = Liste
leaderboards-listHelp-stakes = Mit Einsatz: Matches bis 5 Punkte, drei Spiele ohne Doppler, Einzelspiele nach Punkten. Ihr könnt um einen Einsatz spielen oder um nichts.
leaderboards-listHelp-casual = Frei: Sitzungen, gespielt Spiel für Spiel, immer ohne Einsatz.
leaderboards-active = Aktiv
leaderboards-days-ever = irgendwann
leaderboards-days-7 = in 7 Tagen
leaderboards-days-30 = in 30 Tagen
leaderboards-days-90 = in 90 Tagen
leaderboards-days-365 = in einem Jahr
leaderboards-experience = Erfahrung
leaderboards-atLeast =
    { $n ->
        [0] beliebig
       *[other] ab { $n }
    }
leaderboards-bots = Bots zeigen
leaderboards-rank = Rang
leaderboards-player = Spieler
leaderboards-rating = Wertung
leaderboards-played = Letztes Match
leaderboards-you = du
leaderboards-more = Weitere zeigen
leaderboards-top = Nach oben
leaderboards-aroundMe = Mein Rang
leaderboards-notRated = Du stehst noch nicht in dieser Rangliste. Was fehlt, steht auf deiner Spielerseite.
leaderboards-peopleFrom = Diese Seite ist neu: Menschen stehen ab { $date } in den Ranglisten. Bis dahin zeigen sie die Bots.
leaderboards-search = Spieler suchen
leaderboards-searchHint = Anfang des Namens
leaderboards-find = Suchen
leaderboards-found = { $count } Spieler
leaderboards-foundNobody = Kein Name beginnt so. Prüfe die Schreibweise.
leaderboards-unrated = ohne Wertung
leaderboards-nobody = Zu diesen Filtern passt niemand.
leaderboards-nobodyText = Mit weiteren Filtern siehst du mehr Spieler.
leaderboards-empty = Diese Liste ist noch leer
leaderboards-emptyText = In der Liste steht, wer Erfahrung 20 hat und an drei Tagen und gegen fünf etablierte Spieler oder Bots gewertete Matches gespielt hat. Was dir noch fehlt, steht auf deiner Spielerseite.
leaderboards-play = Match spielen
leaderboards-records = Rekorde
leaderboards-mostPlayed = Meiste Matches
leaderboards-bestStreak = Längste Siegesserien
leaderboards-streak = Laufende Siegesserien
leaderboards-streakHelp = Gewertete Matches, hintereinander gewonnen
leaderboards-noRecord = Noch keine.
leaderboards-headToHead = Gegen dich
leaderboards-neverMet = Ihr habt noch kein Match miteinander beendet.
leaderboards-wins = { $name } gewann { $won }
leaderboards-met = Matches: { $count }, das letzte am { $date }
