### Duplicate team matches: creating one, its results, its director's desk.

teamMatches-kind = Mannschaftskampf
teamMatches-title = Mannschaftskämpfe
teamMatches-make = Neuer Mannschaftskampf
teamMatches-lead = Zwei Mannschaften, zwei Räume, in beiden dieselben Würfe: Das bessere Spiel entscheidet, nicht das Würfelglück.
teamMatches-loading = Der Mannschaftskampf wird geladen …
teamMatches-notFound = Mannschaftskampf nicht gefunden
teamMatches-phase-line_ups = Aufstellung
teamMatches-phase-playing = Läuft
teamMatches-phase-over = Beendet
teamMatches-phase-cancelled = Abgesagt
teamMatches-boards = { $count } Bretter
teamMatches-revealed = { $known } von { $all } Brettern beendet
teamMatches-directedBy = Leitung: { $name }
teamMatches-barometer = Laufender Stand
teamMatches-noBarometer = Stand erst am Ende
teamMatches-vp = Siegpunkte
teamMatches-difference = Differenz { $imp } IMP
teamMatches-room-open = Offener Raum
teamMatches-room-closed = Geschlossener Raum
teamMatches-team = Mannschaft { $team }
teamMatches-toTable = Zu deinem Tisch
teamMatches-watch = Dem offenen Raum zusehen
teamMatches-gatedNote = Dem offenen Raum kann man zusehen, sobald beide Räume das Brett begonnen haben. Jeder Zug erscheint, wenn ihn beide Räume gespielt haben.
teamMatches-ungatedNote = Dem offenen Raum kann man live zusehen; der Kampf zählt deshalb in keiner Liste.
teamMatches-lockStepNote = Beide Räume spielen im Gleichschritt: Ein Wurf fällt erst, wenn in beiden Räumen über das Doppeln entschieden ist.
teamMatches-lockStep-final = Finale im Gleichschritt
teamMatches-lockStep-all = beide Räume im Gleichschritt
teamMatches-graceNote = Wer { $minutes } Min nach Beginn nicht da ist, verliert den Kampf.
teamMatches-seatProofNote = Alle nehmen mit einem Passkey Platz.
teamMatches-seatProof-final = Passkey am Platz im Finale
teamMatches-seatProof-all = Passkey an jedem Platz
teamMatches-closedNote = Dem geschlossenen Raum kann man nicht zusehen. Seine Spiele werden gezeigt, wenn das Brett in beiden Räumen beendet ist.
teamMatches-protocol = Ergebnisse
teamMatches-columns-board = Brett
teamMatches-columns-room = Raum
teamMatches-columns-players = Weiß – Schwarz
teamMatches-columns-opening = Eröffnung
teamMatches-columns-cube = Doppler
teamMatches-columns-left = Übrig
teamMatches-columns-result = Ergebnis
teamMatches-columns-smp = SMP
teamMatches-columns-imp = IMP
teamMatches-notYet = nicht beendet
teamMatches-end-single = einfach
teamMatches-end-gammon = Gammon
teamMatches-end-backgammon = Backgammon
teamMatches-end-pass = abgelehnt
teamMatches-assigned = zugeteilt
teamMatches-proposed = { $cube }, angeboten von { $team }
teamMatches-sum = Summe
teamMatches-game = Das Spiel ansehen
teamMatches-compare = Beide Räume vergleichen
teamMatches-comparing = Der Vergleich erscheint, sobald beide Spiele analysiert sind …
teamMatches-files = Ergebnisse herunterladen
teamMatches-teams = Mannschaften und Aufstellung
teamMatches-captain = Kapitän
teamMatches-noLineUp = Der Kapitän hat noch nicht aufgestellt.
teamMatches-invitation = Du bist zu diesem Kampf eingeladen
teamMatches-declined = Spielen nicht mit: { $names }
teamMatches-changeHint = Neue Spieler erhalten eine Einladung. Bis zum ersten Brett kannst du die Spieler ändern.
teamMatches-nameLineUp = Aufstellen

teamMatches-rolls = Herkunft der Würfe
teamMatches-origin-committed = vorab festgelegt
teamMatches-origin-imported = aus der Datei der Turnierleitung
teamMatches-origin-thrown = an echten Brettern gewürfelt
teamMatches-rollsText = Jedes Brett hat einen Wurfsatz für beide Räume. Die Festlegung ist schon jetzt veröffentlicht, der Schlüssel, wenn das Brett in beiden Räumen beendet ist.
teamMatches-rollsThrownText = Echte Würfel entscheiden: Der Raum, der zuerst an einen Wurf kommt, würfelt ihn an seinem Sensorbrett, der andere bekommt denselben. Diese Würfe lassen sich nicht prüfen; der Eröffnungswurf folgt aus der Festlegung.
teamMatches-set = Wurfsatz { $set }
teamMatches-notes = Von der Turnierleitung
teamMatches-deed-assigned =
    { $room ->
        [open] Brett { $board }, offener Raum: Ergebnis zugeteilt
       *[closed] Brett { $board }, geschlossener Raum: Ergebnis zugeteilt
    }
teamMatches-deed-board_cancelled = Brett { $board } wurde ersetzt und wird mit Wurfsatz { $set } gespielt
teamMatches-deed-held =
    { $room ->
        [open] Angehalten: offener Raum
       *[closed] Angehalten: geschlossener Raum
    }
teamMatches-deed-released =
    { $room ->
        [open] Geht weiter: offener Raum
       *[closed] Geht weiter: geschlossener Raum
    }
teamMatches-deed-substituted =
    { $board ->
        [none]
            { $room ->
                [open] { $player } spielt für { $before }, offener Raum
               *[closed] { $player } spielt für { $before }, geschlossener Raum
            }
       *[other]
            { $room ->
                [open] { $player } spielt für { $before }, offener Raum, mitten in Brett { $board }
               *[closed] { $player } spielt für { $before }, geschlossener Raum, mitten in Brett { $board }
            }
    }
teamMatches-deed-team_changed = Für { $team } wurden andere Leute genannt
teamMatches-deed-walked_over = { $team } hat kampflos gewonnen
teamMatches-deed-two_people = { $one } und { $other } sind zwei Personen
teamMatches-deed-cancelled = Der Kampf wurde abgesagt
teamMatches-vugraph-title = Beide Räume nebeneinander
teamMatches-vugraph-board = Brett
teamMatches-vugraph-hint = Jeder Zug erscheint, sobald ihn beide Räume gespielt haben.
teamMatches-vugraph-chances = Die Chancen gelten vor dem Wurf des Zuges.
teamMatches-vugraph-empty = Noch kein Zug ist in beiden Räumen gespielt.
teamMatches-vugraph-turns = Züge
teamMatches-vugraph-latest = Letzter Zug
teamMatches-vugraph-commentary = Kommentar
teamMatches-vugraph-none = Noch keine Kommentare.
teamMatches-vugraph-by = Kommentar: { $names }
teamMatches-vugraph-turn = Zug { $turn }
teamMatches-vugraph-write = Kommentar zu Zug { $turn }
teamMatches-vugraph-about = Zug
teamMatches-vugraph-inPlay = { $turn }, läuft noch
teamMatches-vugraph-held = Das Publikum liest dies, sobald beide Räume den Zug gespielt haben.
teamMatches-desk-title = Turnierleitung
teamMatches-desk-board =
    { $board ->
        [none] alle Bretter beendet
       *[other] Brett { $board }
    }
teamMatches-desk-state-waiting = wartet
teamMatches-desk-state-seating = Spieler nehmen Platz
teamMatches-desk-state-playing = spielt
teamMatches-desk-state-finished = ist fertig
teamMatches-desk-missing = Noch nicht da: { $names }
teamMatches-desk-held = angehalten
teamMatches-desk-what = Aktion wählen
teamMatches-desk-hold = Anhalten
teamMatches-desk-release = Fortsetzen
teamMatches-desk-assign = Ergebnis zuteilen
teamMatches-desk-cancelBoard = Brett ersetzen
teamMatches-desk-substitute = Auswechseln
teamMatches-desk-substituteHint = Ein anderer Spieler der Mannschaft übernimmt den Platz, auch mitten im Spiel. Stellung und Uhr bleiben, wie sie sind. Wer geht, verliert den Platz sofort und liest deinen Grund. Wer dieses Brett im anderen Raum gesehen hat, darf nicht übernehmen. Rückgängig machen kannst du das, bis der neue Spieler gehandelt hat.
teamMatches-desk-cancel = Absagen
teamMatches-desk-twoPeople = Zwei Personen
teamMatches-desk-twoPeopleHint = Ihre Konten teilen sich einen Browser oder eine Adresse und gelten deshalb als eine Person. Wenn du weißt, dass es zwei sind, dürfen beide spielen. Das lässt sich zurücknehmen, bis beide einen Platz haben.
teamMatches-desk-pair = Spieler
teamMatches-desk-pairMissing = Wähle die beiden Spieler.
teamMatches-desk-linked-browser = { $one } und { $other } haben denselben Browser benutzt. Sie gelten als eine Person, und kein Brett beginnt, solange beide einen Platz haben.
teamMatches-desk-linked-address = { $one } und { $other } spielen von derselben Adresse. Sie gelten als eine Person, und kein Brett beginnt, solange beide einen Platz haben.
teamMatches-desk-areTwo = { $one } und { $other } teilen sich einen Browser oder eine Adresse. Die Turnierleitung hat erklärt, dass sie zwei Personen sind.
teamMatches-desk-reason = Grund (bei den Ergebnissen sichtbar)
teamMatches-desk-minutes = Minuten, falls bekannt (die Spieler lesen sie)
teamMatches-desk-assignHint = Die Partie erhält dieses Ergebnis. Wird dort noch gespielt, endet sie sofort, und der Raum geht zum nächsten Brett. Du kannst das Ergebnis später berichtigen.
teamMatches-desk-replaceHint = Beide Räume spielen dieses Brett noch einmal mit anderen Würfen. Seine laufenden Partien enden sofort, und seine Ergebnisse zählen im Kampf nicht mehr.
teamMatches-desk-cancelHint = Die laufenden Partien enden sofort, und der Kampf endet ohne Sieger. Er lässt sich nicht fortsetzen.
teamMatches-desk-releaseHint = Die Uhren laufen sofort weiter, und Bretter können beginnen.
teamMatches-desk-holdHint = Die Uhren der Partie stehen, und kein Brett beginnt. Beide Spieler lesen den Grund. Ein laufendes Match kann insgesamt höchstens 24 Stunden unterbrochen werden.
teamMatches-desk-badMinutes = 1 bis 1440 Minuten, oder nichts.
teamMatches-desk-to = Für
teamMatches-desk-points = IMP, 0 bis 24
teamMatches-desk-player = Neuer Spieler
teamMatches-desk-nobody = Niemand aus dieser Mannschaft kann den Platz einnehmen.
teamMatches-desk-act = Anwenden
teamMatches-desk-roomMissing = Wähle einen Raum.
teamMatches-desk-boardMissing = Wähle ein Brett.
teamMatches-desk-teamMissing = Wähle eine Mannschaft.
teamMatches-desk-playerMissing = Wähle den neuen Spieler.
teamMatches-desk-badPoints = Gib 0 bis 24 IMP ein.
teamMatches-desk-reasonMissing = Gib einen Grund an.
teamMatches-desk-ownTeam = Du gehörst zu einer Mannschaft dieses Kampfes, darum werden dir die Räume hier nicht gezeigt.
teamMatches-desk-enter = Das nächste Ergebnis eintragen
teamMatches-desk-enterButton = Eintragen
teamMatches-desk-winner = Gewinner
teamMatches-desk-cube = Gezählter Doppler
teamMatches-desk-left = Steine übrig
teamMatches-desk-import = Würfe importieren (CSV)
teamMatches-desk-imported = Die Bretter werden mit den Würfen der Datei gespielt. Der Kampf zählt dann in keiner Liste.
teamMatches-desk-named = Kommentatoren, durch Kommas getrennt
teamMatches-desk-namedHint = Bis zu 8 Personen aus keinem der Teams. Sie sehen so viel wie das Publikum.
teamMatches-desk-save = Kommentatoren speichern
teamMatches-form-title = Neuer Mannschaftskampf
teamMatches-form-name = Name
teamMatches-form-namePlaceholder = Vereinsfinale
teamMatches-form-preset = Klassisch: sechs Bretter, laufender Stand
teamMatches-form-bots = Bots füllen beide Mannschaften
teamMatches-form-boards = Bretter
teamMatches-form-where = Wo gespielt wird
teamMatches-form-here = Hier, an Tischen
teamMatches-form-byHand = An echten Brettern; ich trage die Ergebnisse ein
teamMatches-form-pace = Tempo
teamMatches-form-live = Live
teamMatches-form-correspondence = In eigenem Tempo
teamMatches-form-thrown = Von Hand gewürfelt
teamMatches-form-thrownText = An Sensorbrettern: Der Raum, der zuerst an einen Wurf kommt, würfelt ihn, der andere bekommt denselben. Wer am Bildschirm spielt, bekommt Würfe vom Server. Diese Würfe lassen sich nicht prüfen.
teamMatches-form-barometer = Laufender Stand
teamMatches-form-barometerText = Der Stand wird nach jedem Brett gezeigt, sonst erst am Ende.
teamMatches-form-exchange = Änderung der Aufstellung
teamMatches-form-exchangeText = Kapitäne dürfen zwischen den Brettern umstellen, bis am nächsten der erste Wurf fällt.
teamMatches-form-ungated = Offener Raum live
teamMatches-form-ungatedText = Zuschauer sehen den offenen Raum, während er spielt. Nur einschalten, wenn niemand dem geschlossenen Raum seine Würfe verraten kann; sonst erscheint jeder Zug, wenn ihn beide Räume gespielt haben. Ein Kampf mit solchen Zuschauern zählt in keiner Liste.
teamMatches-form-lockStep = Räume im Gleichschritt
teamMatches-form-lockStepText = Ein Wurf fällt erst, wenn die Seite in beiden Räumen über das Doppeln entschieden hat. Solange ein Raum wartet, stehen seine Uhren. Empfohlen.
teamMatches-form-atOnce = Sobald beide Aufstellungen stehen
teamMatches-form-timedHint = Bis dahin nennen die Kapitäne ihre Aufstellung.
teamMatches-form-grace = Mannschaften dürfen sich verspäten um
teamMatches-form-graceHint = Eine Mannschaft, die bis dahin nicht da ist, verliert den Kampf. Kommt keine, wird er abgesagt.
teamMatches-form-seatProof = Passkey am Platz
teamMatches-form-seatProofText = Wer Platz nimmt, bestätigt das mit einem Passkey. So sitzt dort, wem das Konto gehört. Bots der Seite brauchen keinen.
teamMatches-form-inMatches-off = Nein
teamMatches-form-inMatches-final = Im Finale
teamMatches-form-inMatches-all = In allen Kämpfen
teamMatches-form-teamName = Name der Mannschaft
teamMatches-form-captain = Kapitän
teamMatches-form-players = Spieler, durch Kommas getrennt
teamMatches-form-playersHint = Zwei bis sechs: Namen von Konten oder von Bots.
teamMatches-form-playersHintByHand = Zwei bis sechs beliebige Namen; der erste sitzt im offenen, der zweite im geschlossenen Raum.
teamMatches-form-missing = Gib dem Kampf und beiden Mannschaften einen Namen, dazu je einen Kapitän und mindestens zwei Spieler.
teamMatches-form-create = Kampf anlegen
teamMatches-toTeamMatch = Zum Mannschaftskampf
teamMatches-table =
    { $room ->
        [open] Brett { $board }, Offener Raum
       *[closed] Brett { $board }, Geschlossener Raum
    }
