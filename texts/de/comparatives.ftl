### Comparative events: everyone plays the same boards against the same bot.

comparatives-kind = Vergleichsturnier
comparatives-title = Vergleichsturniere
comparatives-make = Neues Vergleichsturnier
comparatives-lead = Alle spielen mit denselben Würfen gegen denselben Bot. Wer gegenüber dem Feld am besten abschneidet, gewinnt.
comparatives-loading = Das Turnier wird geladen …
comparatives-notFound = Turnier nicht gefunden
comparatives-phase-announced = Beginnt bald
comparatives-phase-open = Offen
comparatives-phase-closing = Wird geschlossen
comparatives-phase-over = Vorbei
comparatives-phase-cancelled = Abgesagt
comparatives-weekly = Turnier der Woche, { $monday }
comparatives-weeklyTitle = Turnier der Woche
comparatives-weeklyText =
    { $boards ->
        [one] 1 Brett
       *[other] { $boards } Bretter
    } gegen { $bot }, mit denselben Würfen für alle.
comparatives-boards =
    { $count ->
        [one] 1 Brett
       *[other] { $count } Bretter
    }
comparatives-against = gegen { $bot }
comparatives-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
comparatives-until = bis { $when }
comparatives-from = ab { $when }
comparatives-bothSides = beide Seiten jedes Bretts
comparatives-newcomers = auch für neue Konten
comparatives-directedBy = Leitung: { $name }
comparatives-winners-one = { $name } hat gewonnen
comparatives-winners-tied = Gleichauf an der Spitze: { $names }
comparatives-progress = Du hast { $finished } von { $boards } Brettern beendet.
comparatives-done = Du hast alle Bretter gespielt. Bis zum Schluss können sich deine IMP noch ändern, wenn andere fertig werden.
comparatives-play = Spielen
comparatives-playBoard = Brett { $board } spielen
comparatives-continueBoard = Brett { $board } fortsetzen
comparatives-results = Ergebnisse
comparatives-signIn = Zum Spielen anmelden
comparatives-guest = Gäste können hier nicht spielen: Ein Gast könnte die Würfe eines Bretts sehen und es dann noch einmal spielen. Behalte zuerst dein Konto.
comparatives-keep = Konto behalten
comparatives-how-title = So geht es
comparatives-how-lines-1 = Jedes Brett ist ein einzelnes Spiel mit dem Doppler, ohne Matchstand. Die Würfe sind für alle dieselben: dein zehnter Wurf ist der zehnte Wurf aller.
comparatives-how-lines-2 = Jedes Ergebnis zählt in kleinen Matchpunkten (SMP), wie in Duplicate-Matches. Sie werden mit dem Mittel des Feldes auf diesem Brett verglichen; der Abstand wird zu IMP, und die höchste Summe der IMP gewinnt.
comparatives-how-lines-3 = Spiele die Bretter der Reihe nach und wann du willst. Du kannst die Seite verlassen und wiederkommen; ein Brett, das du aufgibst oder bis zum Schluss nicht beendet hast, ist verloren, als hättest du das Spiel verlassen.
comparatives-how-lines-4 = Einen Platz bekommt nur, wer alle Bretter gespielt hat. Wie andere ein Brett gespielt haben, siehst du, wenn du es selbst beendet hast; ist das Turnier vorbei, sehen alle alles.
comparatives-standings = Tabelle
comparatives-field = Teilnehmende
comparatives-hidden = Plätze sieht, wer alle Bretter gespielt hat, und nach dem Ende sehen sie alle.
comparatives-incomplete = Ohne Platz: es fehlen Bretter.
comparatives-nobody = Noch spielt niemand mit.
comparatives-columns-place = Platz
comparatives-columns-player = Name
comparatives-columns-boards = Bretter
comparatives-columns-imp = IMP
comparatives-columns-board = Brett
comparatives-columns-played = Gespielt
comparatives-columns-datum = Mittel
comparatives-columns-yours = Deine SMP
comparatives-columns-smp = SMP
comparatives-columns-side = Seite
comparatives-columns-result = Ergebnis
comparatives-columns-cube = Doppler
comparatives-columns-left = Übrig
comparatives-columns-game = Spiel
comparatives-boardsTitle = Bretter
comparatives-board = Brett { $board }
comparatives-openBoard = Brett { $board } vergleichen
comparatives-notYet = wenn du es gespielt hast
comparatives-commitments = Die Würfe
comparatives-commitmentsText = Die Würfe jedes Bretts wurden gezogen und festgelegt, bevor das Turnier begann. Wenn es vorbei ist, lässt sich jedes Spiel an diesen Zahlen prüfen.
comparatives-files = Ergebnisse herunterladen
comparatives-cancelled = Das Turnier wurde abgesagt: { $reason }
comparatives-cancel = Turnier absagen
comparatives-cancelReason = Grund (für alle sichtbar)
comparatives-toEvent = Zum Turnier
comparatives-table = { $name }: Brett { $board } von { $boards }
comparatives-side-white = Weiß
comparatives-side-black = Schwarz
comparatives-end-pass = abgelehnt
comparatives-end-single = einfach
comparatives-end-gammon = Gammon
comparatives-end-backgammon = Backgammon
comparatives-won = gewonnen, { $end }
comparatives-lost = verloren, { $end }
comparatives-replay = Nachspielen
comparatives-review = Analyse
comparatives-openReplay = Das Spiel von { $name } nachspielen
comparatives-openReview = Analyse des Spiels von { $name }
comparatives-compare-title = Brett { $board }: { $name }
comparatives-compare-locked = Spiele dieses Brett zu Ende, um zu sehen, wie andere es gespielt haben, oder warte das Ende des Turniers ab.
comparatives-compare-nobody = Noch hat niemand dieses Brett beendet.
comparatives-compare-results = Alle Ergebnisse
comparatives-compare-partings = Wo sich das Feld teilt
comparatives-compare-partingsText = Die ersten Züge, in denen sich die Wege nach gleichem Spiel trennten. SMP ist das mittlere Ergebnis am Ende.
comparatives-compare-none = Bisher haben alle gleich gespielt.
comparatives-compare-cut = Das Feld ist zu groß: Hier wird nur ein Teil verglichen.
comparatives-compare-turn = Zug { $turn }
comparatives-compare-came =
    { $count ->
        [one] von 1 Person erreicht
       *[other] von { $count } Personen erreicht
    }
comparatives-compare-position = Stellung vor Zug { $turn }
comparatives-compare-nothing = Spiel beendet
comparatives-compare-others = und { $count } weitere
comparatives-cube-double = doppelt
comparatives-cube-take = nimmt an
comparatives-cube-pass = lehnt ab
comparatives-cube-resign = gibt auf
comparatives-cube-leave = geht
comparatives-form-title = Neues Vergleichsturnier
comparatives-form-name = Name
comparatives-form-namePlaceholder = Bretter am Freitag
comparatives-form-about = Über das Turnier
comparatives-form-bot = Gegner (Bot)
comparatives-form-boards = Bretter
comparatives-form-sides = Seiten
comparatives-form-same = Für alle dieselbe
comparatives-form-both = Je das halbe Feld
comparatives-form-sidesHint = Spielt je das halbe Feld eine Seite, wird nur mit denen verglichen, die dieselbe Seite spielen.
comparatives-form-clock = Uhr
comparatives-form-noClock = Keine
comparatives-form-live = Live-Uhr
comparatives-form-days = Offen für
comparatives-form-dayCount =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
comparatives-form-create = Turnier anlegen
comparatives-form-missing = Gib einen Namen mit mindestens drei Buchstaben ein.
