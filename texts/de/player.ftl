### The player page and the list of a player's matches.

player-title = { $name }, Spieler
player-since = Dabei seit { $date }
player-online = da
player-offline = nicht da
player-bot = Bot
player-guest = Gast
player-challenge = Herausfordern
player-play = Spielen
player-you = Das bist du
player-ratings = Wertungen
player-experience = Erfahrung { $n }
player-missing-experience = Vorläufig: in der Rangliste nach { $points } weiteren Erfahrungspunkten
player-missing-days =
    Noch nicht in der Rangliste: Spiele an { $days ->
        [one] einem weiteren Tag
       *[other] { $days } weiteren Tagen
    } gewertete Matches
player-missing-opponents =
    Noch nicht in der Rangliste: Es fehlen gewertete Matches gegen { $people ->
        [one] einen weiteren etablierten Spieler oder Bot
       *[other] { $people } weitere etablierte Spieler oder Bots
    }
player-missing-debt = Nicht in der Rangliste: { $points } Punkte stammen von Konten, die neu sind oder vor allem gegen dich spielen. Spiele gegen andere und gegen Bots
player-missing-hidden = Nicht in der Rangliste: von der Moderation herausgenommen
player-listedBelow = In der Rangliste mit { $rating }: Der Rest stammt von Konten, die neu sind oder vor allem gegen diesen Spieler spielen
player-results = Ergebnisse
player-played = Matches
player-won = Gewonnen
player-lost = Verloren
player-drawn = Unentschieden
player-completion = Quote beendeter Matches
player-streak = Siegesserie
player-bestStreak = längste { $n }
player-winRate = Siegquote
player-recent = Letzte Matches
player-all = Alle Matches
player-none = Noch kein beendetes Match.
player-noneOwn = Du hast noch kein Match beendet.
player-notFound = Es gibt keinen Spieler namens „{ $name }“.
player-notFoundText = Prüfe die Schreibweise. Namen werden nie an jemand anderen vergeben.

player-chart = Verlauf der Wertung
player-chartOf = Wertung in der Liste { $list }
player-chartEmpty = Der Verlauf beginnt mit dem ersten gewerteten Match.
player-chartHelp = Mit den Pfeiltasten links und rechts gehst du von Match zu Match.
player-chartSummary =
    { $count } { $count ->
        [one] gewertetes Match
       *[other] gewertete Matches
    }, von { $from } auf { $to }; Tiefstand { $low }, Höchststand { $high }.
player-chartPoint = { $date }: { $rating } ({ $change }) gegen { $opponent }
player-change = Änderung
player-openMatch = Match öffnen

player-historyTitle = Verlauf
player-historyOf = Matches von { $name }
player-filter = Zeige
player-filterResult = Ergebnis
player-filterKind = Spiel
player-filterRated = Wertung
player-filterOpponents = Gegner
player-any = Alle
player-people = Menschen
player-bots = Bots
player-more = Ältere Matches zeigen
player-loadingMore = Lädt …
player-end = Keine weiteren Matches.
player-nothingFits = Kein Match passt zu diesen Filtern.
player-nothingFitsYet = Von den bisher geladenen Matches passt keines zu diesen Filtern.
player-clearFilter = Alle zeigen
player-against = gegen
player-score = Stand
player-voided = annulliert
player-ratingChange = Wertung
player-replay = Öffnen
player-dice = Würfel
player-checkDice = Würfel des Matches gegen { $opponent } prüfen
player-reviewMatchWith = Analyse des Matches gegen { $opponent }
player-openMatchWith = Match gegen { $opponent } öffnen
player-today = Heute
player-yesterday = Gestern
