### The page of a match: names, clocks, connections.

match-gated = Beide Räume spielen dieselben Würfe. Jeder Zug erscheint, wenn ihn beide Räume gespielt haben.
match-title = Match
match-against = { $white } – { $black }
match-rated =
    { $list ->
        [none] Nicht gewertet
        [stakes] Gewertet · Mit Einsatz
       *[other] Gewertet · Frei
    }
match-game = Spiel { $game }
match-crawford = Crawford
match-series =
    { $points ->
        [none] Serie: { $won }
       *[other] Serie: { $won } (Punkte { $points })
    }
match-points =
    { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    }
match-result =
    { $result ->
        [single] ein einfaches Spiel
        [gammon] ein Gammon
       *[backgammon] ein Backgammon
    }
match-resultName =
    { $result ->
        [single] Einfaches Spiel
        [gammon] Gammon
       *[backgammon] Backgammon
    }
match-spectators = { $count } Zuschauer
match-pips = Pips
match-scoreOf = Stand { $score }
match-bot = Bot
match-yourTurn = Du bist dran
match-freeSeat = Freier Platz
match-onVacation = im Urlaub bis { $until }
match-clockStands = angehalten
match-boardAwaited = Warten auf das Brett
match-atSensorBoard = Sensorbrett
match-presence-good = Am Tisch
match-presence-slow = Langsame Verbindung
match-presence-reconnecting = Verbindet neu …
match-presence-elsewhere = Auf anderer Seite
match-presence-gone = Getrennt
match-clockRuns = Die Uhr läuft weiter.
match-signal-good = Deine Verbindung ist gut
match-signal-slow = Deine Verbindung ist langsam
match-signal-reconnecting = Verbindung verloren. Neuer Versuch …
match-onTurn = Am Zug
match-reserve = Restzeit { $text }
match-takeBack-ask = Zug zurücknehmen
match-takeBack-hint = Deinen Wurf noch einmal ziehen, wenn dein Gegner zustimmt
match-takeBack-asked = { $name } möchte den letzten Zug zurücknehmen
match-takeBack-sent = Du hast { $name } gefragt, ob du deinen Zug zurücknehmen darfst
match-takeBack-allow = Erlauben
match-takeBack-decline = Zug bleibt
match-pause-title = Pause
match-pause-until = Die Uhren stehen, bis einer von euch weiterspielt, längstens bis { $time }.
match-pause-resume = Weiterspielen
match-pause-ask = Pause
match-pause-hint = Die Uhren bis zu 15 Min anhalten, wenn dein Gegner zustimmt
match-pause-asked = { $name } möchte bis zu 15 Min Pause machen
match-pause-sent = Du hast { $name } um eine Pause gebeten
match-pause-decline = Nicht jetzt
match-hold-title = Von der Turnierleitung angehalten
match-hold-clocks = Die Uhren stehen, bis die Leitung die Partie fortsetzt.
match-hold-until = Die Uhren stehen. Weiter geht es etwa um { $time }.
match-connectionLost = Verbindung verloren. Neuer Versuch …
match-loading = Das Brett wird aufgebaut …
match-notFound = Dieses Match gibt es nicht.
