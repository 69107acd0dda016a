### The review of a match.

review-title = Analyse
review-heading = { $white } – { $black }
review-lead =
    { $plies ->
        [0] Eine schnelle Analyse. Die gründliche folgt.
       *[other] { $plies }-Ply-Analyse jeder Entscheidung.
    }
review-leadDeep = { $plies }-Ply-Analyse jeder Entscheidung; dann Fehler und knappe Entscheidungen ausgespielt, bis zu { $games } Spiele je Wahl.
review-leadBefore = Was gut war, was nicht, und was Glück war.
review-waiting = Jeder Wurf und jede Entscheidung dieses Matches werden analysiert …
review-deeper = Tiefere Analyse läuft …
review-deepen = Fehler ausspielen
review-deepenHint = Spielt Fehler und knappe Entscheidungen beider Seiten hunderte Male aus; mancher Fehler erweist sich als keiner. Das dauert eine Minute bis eine halbe Stunde, denn eben beendete Matches gehen vor. Du kannst die Seite inzwischen verlassen.
review-deepening = Die Fehler werden ausgespielt …
review-deepenBusy = Ein anderes deiner Matches wird gerade ausgespielt. Versuche es wieder, wenn es fertig ist.
review-deepenEnough = Für heute hast du die Grenze ausgespielter Matches erreicht. Versuche es morgen wieder.
review-progress =
    { $total ->
        [0] In der Warteschlange
       *[other] { $done } von { $total }
    }
review-notOver = Ein Match wird analysiert, wenn es zu Ende ist.
review-notFound = Es gibt kein Match mit dieser Kennung.
review-none = Zu diesem Match gibt es keine Analyse.
review-empty = In diesem Match wurde kein Zug gespielt.
review-toMatch = Zum Match
review-share = Link kopieren
review-shared = Link kopiert. Er öffnet diese Stellung.

review-summary = Beide Spieler
review-pr = PR-Wert
review-prHint = 500 × der mittlere Fehler je Entscheidung. Unter 3: Weltklasse. Unter 8: stark. Über 15: viel zu lernen.
review-error = Fehler
review-luck = Glück
review-mistakes = Zweifelhaft, schlecht, sehr schlecht
review-snowie = Snowie-Fehlerrate
review-decisions = Entscheidungen
review-plays = Züge
review-doubles = Doppeln
review-answers = Annehmen und Ablehnen
review-phase-opening = Eröffnung
review-phase-contact = Kontakt
review-phase-race = Wettlauf
review-phase-bear_off = Auswürfeln
review-withoutLuck = Ohne Glück hätte { $name } das Match mit { $share } gewonnen.
review-withoutLuckPoints = Ohne Glück stünde { $name } bei { $points } Punkten.
review-cost = Kosten
review-noDecisions = —

review-board = Stellung vor der Entscheidung von { $name }
review-steps = Durch das Match gehen
review-first = Zum Anfang
review-previous = Zurück
review-next = Weiter
review-last = Zum Ende
review-previousMistake = Voriger Fehler
review-nextMistake = Nächster Fehler
review-keys = Tasten: links und rechts Schritt für Schritt, auf und ab von Fehler zu Fehler.
review-place = Spiel { $game } · { $number } von { $total }
review-score = { $white } { $own } – { $other } { $black }
review-crawford = Crawford

review-chart = Aussicht von { $name }, das Match zu gewinnen
review-chartPoints = Punkte für { $name }
review-chartPlace = Spiel { $game }, { $value }

review-moves = Züge
review-course = Verlauf des Matches
review-worstOf = Schwerste Fehler von { $name }
review-class-good = Gut
review-class-doubtful = Zweifelhaft
review-class-bad = Schlecht
review-class-very_bad = Sehr schlecht
review-rolled = { $name } würfelt { $dice }
review-doesCube =
    { $name } { $choice ->
        [no_double] würfelt
        [double] doppelt
        [take] nimmt an
        [pass] lehnt ab
        [beaver] setzt einen Beaver
       *[raccoon] setzt einen Raccoon
    }
review-did-no_double = würfelt
review-did-double = doppelt
review-did-take = nimmt an
review-did-pass = lehnt ab
review-did-beaver = setzt einen Beaver
review-did-raccoon = setzt einen Raccoon
review-choices-no_double = nicht doppeln
review-choices-double = doppeln
review-choices-take = annehmen
review-choices-pass = ablehnen
review-choices-beaver = einen Beaver setzen
review-choices-raccoon = einen Raccoon setzen
review-optional = Optionales Doppel: Würfeln ist genauso viel wert.
review-tooGood = zu gut zum Doppeln
review-forced = Erzwungen
review-illegal = { $notation } ist nicht erlaubt. Die Gegenseite ließ es gelten, darum wird es nicht analysiert.
review-illegalShort = { $notation } (regelwidrig)
review-notPlayed = Das Spiel endete, bevor gezogen wurde.
review-best = Am besten
review-made = Gespielt
review-play = Zug
review-equity = Equity-Wert
review-wins = Siege
review-gammons = Gammons
review-losses = Verlorene Gammons
review-others = Andere Programme, aus der Datei
review-program = Programm
review-fromFile = { $program }, aus { $file }
review-prOf = PR laut { $program }
review-prHere = hier { $rating }
review-prOfHint = Über die Entscheidungen, die beide Programme beurteilt haben, gezählt wie hier.
review-choice = Wahl
review-rolledOut = ausgespielt
review-rollout-why-mistake = Ausgespielt, weil die erste Analyse einen Fehler sah.
review-rollout-why-close = Ausgespielt, weil die besten beiden weniger als 0,02 auseinanderlagen.
review-rollout-why-depths_disagree = Ausgespielt, weil zwei Suchtiefen Verschiedenes vorzogen.
review-rollout-confirmed = Nach { $games } Spielen bleibt { $best } am besten, um { $margin } (95{ "\u00A0" }%: { $low } bis { $high }).
review-rollout-changed = Nach { $games } Spielen ist { $best } am besten statt { $before }, um { $margin } (95{ "\u00A0" }%: { $low } bis { $high }).
review-rollout-undecided = Auch nach { $games } Spielen zu knapp: { $best } liegt um { $margin } vorn (95{ "\u00A0" }%: { $low } bis { $high }).
review-rollout-cost = Kosten: vorher { $before }, jetzt { $now }.
review-plies = { $plies }-Ply
review-lucky-very_unlucky = großes Pech
review-lucky-unlucky = Pech
review-lucky-usual = { "" }
review-lucky-lucky = Glück
review-lucky-very_lucky = großes Glück
review-luckOf = Glück { $amount }
review-why-better = { $play } ist besser:
review-why-wins =
    { $more ->
        [true] damit gewinnt man { $games } von 100 Spielen mehr
       *[false] obwohl man { $games } von 100 Spielen weniger gewinnt
    }
review-why-gammons =
    { $more ->
        [true] man gewinnt in 100 Spielen { $games } Gammons mehr
       *[false] obwohl man in 100 Spielen { $games } Gammons weniger gewinnt
    }
review-why-losses =
    { $fewer ->
        [true] man verliert in 100 Spielen { $games } Gammons weniger
       *[false] obwohl man in 100 Spielen { $games } Gammons mehr verliert
    }
review-why-cube = die Aussichten sind gleich, aber der Dopplerwürfel nützt dort mehr
review-why-missedDouble = Doppeln war um { $gain } mehr wert; der Gegner sollte { $answer }.
review-why-wrongDouble = Bei { $win } Siegen war es um { $gain } besser, erst zu würfeln.
review-why-tooGood = Bei { $gammons } Gammons war es besser, auf eines zu spielen, als den Punkt zu nehmen.
review-why-wrongTake = Bei { $win } Siegen und { $gammons } verlorenen Gammons verliert man mit Ablehnen weniger.
review-why-wrongPass = Bei { $win } Siegen verliert man mit Annehmen weniger als mit Ablehnen.
review-why-beaver = Ein Beaver wäre doppelt so viel wert gewesen.
review-why-fine = Das war am besten.
review-worst = Schwerster Fehler
review-list = Größte Fehler
review-listEmpty = Keine zweifelhaften Entscheidungen: gut gespielt.
