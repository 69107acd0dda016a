### Tournaments: the list, one of them, its standings and brackets, and its director's desk.

tournaments-kind = Turnier
tournaments-title = Turniere
tournaments-lead = Turniere und Duplicate-Teammatches, live oder im eigenen Tempo gespielt.
tournaments-none = Noch kein Turnier
tournaments-noneText = Lege das erste an: Du leitest es, andere melden sich an.
tournaments-make = Neues Turnier
tournaments-open = Anmeldung offen
tournaments-running = Wird gespielt
tournaments-entries = { $entries } von { $places } Plätzen
tournaments-directedBy = Leitung: { $name }
tournaments-winner = Sieger: { $name }
tournaments-format-knock_out = K.-o.-System
tournaments-format-swiss =
    { $rounds ->
        [one] Schweizer System, 1 Runde
       *[other] Schweizer System, { $rounds } Runden
    }
tournaments-format-unbeaten = Schweizer System, bis nur einer ungeschlagen ist
tournaments-format-lives =
    { $lives ->
        [one] 1 Leben
       *[other] { $lives } Leben
    }
tournaments-format-all =
    { $twice ->
        [true] Jeder zweimal gegen jeden
       *[false] Jeder gegen jeden
    }
tournaments-format-groups = { $groups } Gruppen
tournaments-thenFinal = { $format }, dann K.-o. mit { $count }
tournaments-again = Genauso noch einmal
tournaments-phase-entries = Anmeldung offen
tournaments-phase-check_in = Check-in läuft
tournaments-phase-round = Runde { $number }
tournaments-phase-between_rounds = Runde { $number } entschieden
tournaments-phase-over = Beendet
tournaments-phase-cancelled = Abgesagt
tournaments-notFound = Turnier nicht gefunden
tournaments-loading = Das Turnier wird geladen …
tournaments-form-title = Neues Turnier
tournaments-form-lead = Die Paarungen werden aus einem festgehaltenen Startwert gelost, Ergebnisse kommen aus den Matches selbst.
tournaments-form-name = Name des Turniers
tournaments-form-namePlaceholder = Herbstpokal
tournaments-form-nameMissing = Gib einen Namen mit 3 bis 60 Zeichen ein.
tournaments-form-about = Was Spieler wissen sollten (freiwillig)
tournaments-form-format = Modus
tournaments-form-kinds-knock_out = K.-o.-System
tournaments-form-kinds-swiss = Schweizer System: alle spielen jede Runde
tournaments-form-kinds-lives = Leben: nach so vielen Niederlagen raus
tournaments-form-kinds-round_robin = Jeder gegen jeden
tournaments-form-rounds = Runden
tournaments-form-untilUnbeaten = Bis nur einer ungeschlagen ist
tournaments-form-lives = Leben
tournaments-form-groups = Gruppen
tournaments-form-twice = Hin- und Rückrunde
tournaments-form-finalOf = Weiter in eine K.-o.-Finalrunde
tournaments-form-finalOfEach = Aus jeder Gruppe weiter in eine K.-o.-Finalrunde
tournaments-form-noFinal = Keine Finalrunde
tournaments-form-best =
    { $count ->
        [one] Der Beste
       *[other] Die besten { $count }
    }
tournaments-form-length = Matches bis
tournaments-form-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
tournaments-form-places = Plätze
tournaments-form-forecast-players = Mit { $players } Spielern:
tournaments-form-forecast-rounds =
    { $most ->
        [one] { $range } Runde
       *[other] { $range } Runden
    }
tournaments-form-forecast-matches =
    { $most ->
        [one] { $range } Match für jeden
       *[other] { $range } Matches für jeden
    }
tournaments-form-forecast-boards =
    { $count ->
        [one] 1 Brett
       *[other] { $count } Bretter
    }
tournaments-form-forecast-time = etwa { $time } Spielzeit
tournaments-form-pace = Tempo
tournaments-form-correspondence = Im eigenen Tempo
tournaments-form-live = Live am Brett
tournaments-form-days = Tage je Zug
tournaments-form-daysHint = Wer so lange nicht zieht, verliert das Match. Gewarnt wird nach der halben Zeit und einen Tag vorher.
tournaments-form-liveHint = Beide setzen sich, wenn sie sich treffen; ab da läuft die Uhr.
tournaments-form-start = Beginn
tournaments-form-byDirector = Durch die Leitung
tournaments-form-timed = Zu einer festen Zeit
tournaments-form-byDirectorHint = Du lost die erste Runde aus, wenn du so weit bist.
tournaments-form-timedHint = Dann endet die Anmeldung, und die erste Runde wird ausgelost. Mit weniger als zwei Spielern fällt das Turnier aus.
tournaments-form-startsAt = Datum und Uhrzeit (deine Zeit, { $zone })
tournaments-form-startWrong = Gib ein Datum und eine Uhrzeit in der Zukunft an.
tournaments-form-every = Weitere Runden
tournaments-form-everyMinutes-soon = So bald wie möglich
tournaments-form-everyMinutes-minutes = Alle { $minutes } Min
tournaments-form-everyMinutes-day = Jeden Tag
tournaments-form-everyMinutes-week = Jede Woche
tournaments-form-grace = Verspätung höchstens
tournaments-form-graceHint = Wer bis dahin nicht Platz genommen hat, verliert das Match. Fehlen beide, verlieren beide.
tournaments-form-pause = Pause vor der nächsten Runde
tournaments-form-pauseHint = Zeit, ein falsches Ergebnis zu berichtigen. Die Turnierleitung kann die Pause beenden oder verlängern.
tournaments-form-noPause = Keine
tournaments-form-late = Nachmeldungen
tournaments-form-lateHint =
    { $kind ->
        [knock_out] Nach Beginn kann jemand, der zu spät kommt, den Platz eines Freiloses einnehmen.
        [lives] Wer zu spät kommt, kann nach Beginn einsteigen und hat alle Leben.
       *[other] Wer zu spät kommt, kann nach Beginn einsteigen und bekommt für versäumte Runden keine Punkte.
    }
tournaments-form-noLate = Keine
tournaments-form-minutes = { $minutes } Min
tournaments-form-checkIn = Check-in vor der Auslosung
tournaments-form-checkInHint = Nur eingecheckte Spieler werden gepaart; andere rücken von der Warteliste nach.
tournaments-form-byRating = Setzen nach Wertung
tournaments-form-byRatingHint =
    { $kind ->
        [knock_out] Der Stärkste trifft auf den Schwächsten. Sonst werden die Paarungen gelost.
        [round_robin] Die Stärksten werden auf die Gruppen verteilt. Sonst entscheidet das Los.
       *[other] Unter Gleichen trifft die stärkere Hälfte auf die schwächere. Sonst werden die Paarungen unter Gleichen gelost.
    }
tournaments-form-prizes = Preise in Credits, vom ersten Platz an (freiwillig)
tournaments-form-prizesHint = Zum Beispiel 100, 50, 25, 25. Preise vergeben nur Leiter, die der Betreiber benannt hat.
tournaments-form-prizesWrong = Gib Beträge über null ein, durch Kommas getrennt.
tournaments-form-fee = Startgeld
tournaments-form-free = Keines
tournaments-form-freeHint = Die Matches zählen für die Liste „Frei“.
tournaments-form-feeHint = Wird bei der Anmeldung in Credits bezahlt und erstattet, wenn du dich vor der Auslosung abmeldest. Die Matches zählen für die Liste „Mit Einsatz“.
tournaments-form-shares = Anteile am Topf in Prozent, vom ersten Platz an
tournaments-form-sharesHint = Das Haus behält ein Zehntel aller Startgelder; der Rest wird so geteilt. Wer sich Plätze teilt, teilt sich deren Prozente. Wer ein Match verliert, das die Turnierleitung vor dem Beginn entscheidet, bekommt das Startgeld zurück.
tournaments-form-sharesWrong = Gib fallende Prozente ein, die zusammen 100 ergeben, zum Beispiel 50, 30, 20.
tournaments-form-create = Turnier anlegen
tournaments-enter = Anmelden
tournaments-free = Kein Startgeld
tournaments-feeOf = Startgeld { $fee }
tournaments-pool = { $pool } sind jetzt im Topf.
tournaments-houseTenth = Das Haus behält ein Zehntel der Startgelder; der Rest geht an die Gewinner.
tournaments-enterFor = Für { $fee } anmelden
tournaments-signInToEnter = Melde dich an, um mitzuspielen
tournaments-withdraw = Abmelden
tournaments-checkIn = Einchecken
tournaments-toYourMatch = Dein Match gegen { $name }
tournaments-entered = Du bist angemeldet.
tournaments-waitingForDraw = Du bist angemeldet. Die Leitung lost die erste Runde aus.
tournaments-startsTitle = Zeitplan
tournaments-starts = Beginn { $when }
tournaments-checkInAt = Check-in ab { $when }
tournaments-nextRoundAt = Die nächste Runde beginnt { $when }
tournaments-grace = Wer { $minutes } Min zu spät kommt, verliert das Match
tournaments-enterLate = Nachmelden
tournaments-lateUntil =
    { $kind ->
        [knock_out] Wer zu spät kommt, kann bis { $when } den Platz eines Freiloses einnehmen
       *[other] Wer zu spät kommt, kann bis { $when } einsteigen
    }
tournaments-retireTitle = Vom Turnier abmelden?
tournaments-retireText = Dein Gegner im offenen Match gewinnt, jeder spätere auch. Ein laufendes Match endet, als hättest du es am Tisch verlassen. Du kannst nicht zurückkommen.
tournaments-waitingForStart = Du bist angemeldet. Die erste Runde wird zu Beginn ausgelost.
tournaments-bothLost = Beide nicht da: beide verlieren
tournaments-people = Teilnehmer
tournaments-nobody = Noch ist niemand angemeldet
tournaments-outOfDraw = Nicht ausgelost
tournaments-state-placed = Angemeldet
tournaments-state-checked_in = Eingecheckt
tournaments-state-waiting = Warteliste
tournaments-state-withdrawn = Abgemeldet
tournaments-branch-main = Hauptfeld
tournaments-branch-consolation = Trostrunde
tournaments-branch-final = Finalrunde
tournaments-round = Runde { $number }
tournaments-final = Finale
tournaments-semiFinals = Halbfinale
tournaments-quarterFinals = Viertelfinale
tournaments-fromRound = Ab Runde
tournaments-find = Spieler suchen
tournaments-foundInBracket =
    { $more ->
        [0] { $name }
       *[other] { $name } und { $more } weitere
    }
tournaments-notFoundInBracket = Niemand heißt so
tournaments-rounds = Runden
tournaments-notDrawn = Noch nicht ausgelost
tournaments-notDrawnText = Diese Runde wird ausgelost, sobald die vorige entschieden ist.
tournaments-bye = Freilos
tournaments-byes-swiss = hat ein Freilos: ein Punkt
tournaments-byes-lives = hat ein Freilos: kein Leben verloren
tournaments-byes-round_robin = ist in dieser Runde spielfrei
tournaments-lucky = Lucky Loser (nachgerückt)
tournaments-drawnFrom = gelost aus { $seed }
tournaments-bracketLabel = Der Turnierbaum; für spätere Runden seitwärts rollen
tournaments-pairingLabel = { $first } gegen { $second }, { $score }, { $state }
tournaments-openMatches = Matches dieser Runde
tournaments-notBegun = Nicht begonnen
tournaments-inPlay = Läuft
tournaments-won = { $name } gewinnt
tournaments-how-played = gespielt
tournaments-how-idle = zu lange nicht gezogen
tournaments-how-director = durch die Leitung
tournaments-how-points = mehr Punkte am Ende der Runde
tournaments-how-last_game_time = weniger Zeit im letzten Spiel
tournaments-how-current_game_time = weniger Zeit in diesem Spiel
tournaments-how-lot = durch das Los
tournaments-how-ruling = Entscheidung über einen Protest
tournaments-how-absent = Gegner nicht da
tournaments-how-neither_came = keiner kam, durch Los
tournaments-how-withdrew = Gegner abgemeldet
tournaments-how-both_absent = beide nicht da
tournaments-warned = { $name } ist gewarnt: ein Zug ist fällig
tournaments-protested = { $name } protestiert; die Leitung entscheidet
tournaments-thought = Verbrauchte Zeit: { $first } und { $second }
tournaments-endsAt = Drei Viertel der Matches sind entschieden. Offene Matches werden am { $when } entschieden: mehr Punkte, dann weniger Zeit, dann das Los.
tournaments-protestsUntil = Die nächste Runde wird am { $when } ausgelost, wenn die Leitung es nicht früher tut; bis dahin kann gegen Entscheidungen der 75-%-Regel protestiert werden.
tournaments-protest = Protestieren
tournaments-standings-title = Tabelle
tournaments-standings-group = Gruppe { $number }
tournaments-standings-place = Platz
tournaments-standings-player = Spieler
tournaments-standings-goesOn = kommt weiter
tournaments-standings-note = Laufende Matches zählen noch nicht. Wer in allen Spalten gleich ist, teilt sich einen Platz.
tournaments-standings-meaning = Was die Spalten bedeuten
tournaments-columns-points-short = Pkt.
tournaments-columns-points-name = Punkte
tournaments-columns-points-text = Ein Punkt für jeden Sieg, im Schweizer System auch für ein Freilos. Beispiel: Zwei Siege und ein Freilos ergeben 3.
tournaments-columns-wins-short = Siege
tournaments-columns-wins-name = Zahl der Siege
tournaments-columns-wins-text = Die gewonnenen Matches. Wo es Leben gibt, zählt ein Freilos als Sieg. Beispiel: Zwei Siege und ein Freilos ergeben 3.
tournaments-columns-head_to_head-short = DV
tournaments-columns-head_to_head-name = Direkter Vergleich
tournaments-columns-head_to_head-text = Die Punkte aus den Matches unter denen, die bisher gleich sind, wenn alle von ihnen aufeinandergetroffen sind. Beispiel: Zwei haben je 4 Punkte; wer den anderen geschlagen hat, hat hier 1, der andere 0.
tournaments-columns-buchholz-short = BH
tournaments-columns-buchholz-name = Buchholz
tournaments-columns-buchholz-text = Die Summe der Punkte aller Gegner; wer starke Gegner hatte, hat hier mehr. Ein Freilos und ein Gegner, der nicht kam, zählen wie ein Gegner mit ebenso vielen eigenen Punkten. Beispiel: Gegner mit 3, 2 und 1 Punkten ergeben 6.
tournaments-columns-buchholz_cut-short = BH−1
tournaments-columns-buchholz_cut-name = Buchholz mit Streichwertung
tournaments-columns-buchholz_cut-text = Buchholz ohne den Gegner mit den wenigsten Punkten. Beispiel: Gegner mit 3, 2 und 1 Punkten ergeben 5.
tournaments-columns-sonneborn_berger-short = SB
tournaments-columns-sonneborn_berger-name = Sonneborn-Berger
tournaments-columns-sonneborn_berger-text = Die Summe der Punkte der geschlagenen Gegner. Beispiel: Siege gegen Spieler mit 3 und 1 Punkten ergeben 4.
tournaments-columns-lives-short = Leben
tournaments-columns-lives-name = Verbliebene Leben
tournaments-columns-lives-text = Die Leben, die noch da sind. Beispiel: Von zwei Leben ist eines verloren, also bleibt 1.
tournaments-columns-survived-short = Bis
tournaments-columns-survived-name = Dabei bis Runde
tournaments-columns-survived-text = Die Runde, in der das letzte Leben verloren ging; wer noch dabei ist, hat die nächste Runde. Beispiel: Ausgeschieden in Runde 3 ist 3.
tournaments-rules-title = So wird gespielt
tournaments-rules-knock_out = Wer ein Match gewinnt, kommt weiter, wer verliert, scheidet aus. Eine Runde wird ausgelost, sobald die vorige entschieden ist. Bei ungerader Zahl hat in Runde eins ein Spieler ein Freilos. Lucky Loser, gelost aus den Verlierern von Runde eins, füllen dann Runde zwei auf.
tournaments-rules-swiss = Niemand scheidet aus: Alle spielen in jeder Runde, gegen jemanden mit etwa gleich vielen Punkten. Eine Runde wird ausgelost, sobald die vorige entschieden ist. Niemand trifft zweimal auf denselben Gegner, solange das möglich ist. Bei ungerader Zahl hat ein Spieler ein Freilos, das einen Punkt wert ist. Ein zweites bekommt niemand, bevor alle eines hatten.
tournaments-rules-lives = Jede Niederlage kostet ein Leben, und wer keines mehr hat, scheidet aus. Eine Runde wird ausgelost, sobald die vorige entschieden ist: Es treffen sich Spieler mit gleich vielen Leben, und niemand trifft zweimal auf denselben Gegner, solange sich das vermeiden lässt. Bei ungerader Zahl hat einer von denen mit den wenigsten Freilosen ein Freilos, das kein Leben kostet.
tournaments-rules-round_robin = Jeder spielt gegen jeden, in einer Reihenfolge, die zu Beginn feststeht. Eine Runde beginnt, sobald die vorige entschieden ist. Bei ungerader Zahl ist in jeder Runde ein Spieler spielfrei; das ist nichts wert, denn alle sind gleich oft spielfrei. Wer geht, bevor die Hälfte seiner Matches gespielt ist, dessen Ergebnisse werden gestrichen. Später gewinnen die übrigen Gegner.
tournaments-rules-finalOf = Die besten { $count } spielen danach eine Finalrunde im K.-o.-System.
tournaments-rules-finalOfEach =
    { $count ->
        [one] Der Beste jeder Gruppe spielt danach in einer Finalrunde im K.-o.-System.
       *[other] Die besten { $count } jeder Gruppe spielen danach in einer Finalrunde im K.-o.-System.
    }
tournaments-results = Endstand
tournaments-place = { $place }.
tournaments-prize = Preis
tournaments-prizes = Preise
tournaments-notes = Von der Leitung
tournaments-drawUndone = Die Auslosung wurde rückgängig gemacht
tournaments-about = Zum Turnier
tournaments-match = Match { $place }
tournaments-csv = Matches als CSV
tournaments-desk-title = Turnierleitung
tournaments-desk-openCheckIn = Check-in öffnen
tournaments-desk-draw = Erste Runde auslosen
tournaments-desk-drawNext = Nächste Runde jetzt auslosen
tournaments-desk-drawHint = Schließt die Anmeldung. Spätere Runden werden automatisch ausgelost.
tournaments-desk-console = Trostrunde beginnen
tournaments-desk-announce = Durchsage
tournaments-desk-cancel = Absagen
tournaments-desk-pause = Pause verlängern
tournaments-desk-pauseTitle = Pause verlängern
tournaments-desk-pauseText = Die nächste Runde wird erst nach der Pause ausgelost. Die Spieler sehen die neue Zeit.
tournaments-desk-pauseMinutes = Minuten ab jetzt (1 bis 1440)
tournaments-desk-pauseWrong = Gib 1 bis 1440 Minuten an.
tournaments-desk-lateEntries = Nachmeldungen
tournaments-desk-lateTitle = Nachmeldungen öffnen
tournaments-desk-lateText =
    { $kind ->
        [knock_out] Bis dahin kann sich jemand nachmelden und nimmt den Platz des Freiloses in Runde eins ein.
       *[other] Bis dahin kann man sich nachmelden. Wer das tut, nimmt den Platz des Freiloses in Runde eins ein oder spielt ab der nächsten Runde mit.
    }
tournaments-desk-lateUntil = Bis ({ $zone })
tournaments-desk-lateWrong = Gib Datum und Uhrzeit in der Zukunft an.
tournaments-desk-swap = Spieler tauschen
tournaments-desk-swapTitle = Zwei Spieler tauschen
tournaments-desk-swapText = Beide Matches bekommen neue Tische. Das geht, bis eines davon beginnt.
tournaments-desk-swapFirst = Spieler
tournaments-desk-swapSecond = tauscht mit
tournaments-desk-addBot = Bot hinzufügen
tournaments-desk-remove = Streichen
tournaments-desk-award = Entscheiden
tournaments-desk-rule = Urteilen
tournaments-desk-awardTo = Wer gewinnt?
tournaments-desk-reason = Grund (für alle sichtbar)
tournaments-desk-winnerMissing = Wähle, wer gewinnt.
tournaments-desk-swapMissing = Wähle zwei Spieler.
tournaments-desk-reasonMissing = Gib einen Grund an.
tournaments-desk-announcement = Text der Durchsage
tournaments-desk-announcementMissing = Gib einen Text ein.
tournaments-desk-confirm = Anwenden
tournaments-desk-removeTitle = { $name } streichen
tournaments-desk-awardTitle = Match { $match } entscheiden
tournaments-desk-ruleTitle = Über Match { $match } urteilen
tournaments-desk-cancelTitle = Turnier absagen
tournaments-desk-unsettled = Die Preise konnten am { $when } nicht ausgezahlt werden. Die Seite versucht es jede Minute wieder; der Betreiber ist benachrichtigt.
tournaments-desk-settle = Jetzt auszahlen
tournaments-desk-cancelText = Tische, an denen nicht begonnen wurde, werden geschlossen, und Startgelder gehen zurück. Im Protokoll am Leitertisch lässt sich das rückgängig machen, solange kein Startgeld zurückgezahlt ist.
tournaments-toTournament = Zum Turnier
