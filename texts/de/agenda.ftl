### The list behind the bell, notices on the page and notifications of the browser.

agenda-title = Wartet auf dich
agenda-open =
    { $count ->
        [0] Nichts wartet auf dich
       *[other] Wartet auf dich: { $count }
    }
agenda-correspondence =
    { $count ->
        [one] 1 Fernpartie wartet auf dich.
       *[other] { $count } Fernpartien warten auf dich.
    }
agenda-nothing = Nichts wartet auf dich.
agenda-yourTurn = Du bist dran gegen { $name }
agenda-theirTurn = { $name } ist dran
agenda-until = bis { $at }
agenda-since = seit { $at }
agenda-duty-calls =
    { $count } { $count ->
        [one] Ruf
       *[other] Rufe
    } nach der Leitung: { $name }
agenda-duty-lineup = Nenne deine Aufstellung: { $name }
agenda-duty-check_in = Checke ein: { $name }
agenda-duty-begins = Beginnt innerhalb einer Stunde: { $name }
agenda-duty-protests =
    { $count } { $count ->
        [one] Protest
       *[other] Proteste
    } zu entscheiden: { $name }
agenda-duty-start = Bereit zum Start: { $name }
agenda-duty-invitation = Eine Mannschaft lädt dich ein: { $name }
agenda-duty-players =
    Einer Mannschaft { $count ->
        [one] fehlt 1
       *[other] fehlen { $count }
    } Spieler: { $name }
agenda-duty-boards =
    Noch { $count } { $count ->
        [one] Brett
       *[other] Bretter
    } zu spielen: { $name }
agenda-duty-announcement = Durchsage: { $name }
agenda-duty-directs = Du gehörst jetzt zur Turnierleitung: { $name }
agenda-duty-leads = Du leitest jetzt: { $name }
agenda-duty-reports =
    { $count } { $count ->
        [one] Meldung
       *[other] Meldungen
    } zu prüfen
agenda-moreDuties = { $count } weitere in deinen Turnieren
agenda-moreTables =
    { $count } weitere { $count ->
        [one] Herausforderung
       *[other] Herausforderungen
    }
agenda-challenge = { $name } fordert dich heraus
agenda-tournament = Dein Turniermatch gegen { $name } ist bereit
agenda-team_match = Dein Brett im Mannschaftskampf gegen { $name } ist bereit
agenda-rematch = { $name } bietet dir eine Revanche an
agenda-begun = Dein Match gegen { $name } hat begonnen
agenda-notifications = Mitteilungen
agenda-lead = Die Glocke oben auf jeder Seite zeigt, was auf dich wartet.
agenda-browser = Browser-Mitteilungen
agenda-browserText = Wenn du dran bist, bei Herausforderungen, neuen Matches, Revanchen und in Turnieren, während du woanders bist und ein Tab offen bleibt
agenda-refused = Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie in den Einstellungen des Browsers.
agenda-none = Dieser Browser unterstützt keine Mitteilungen.
