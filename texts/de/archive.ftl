### Imports, the profile over all matches, and the position library.

archive-lead = Wie gut du spielst, über alle deine Matches, hier gespielt oder importiert. Niemand außer dir sieht das.
archive-none = Noch keine analysierten Matches
archive-noneText = Spiele ein Match, oder füge deine Dateien von anderswo zur Bibliothek hinzu.
archive-toLibrary = Matches hinzufügen
archive-toPositions = Stellungen suchen
archive-toProfile = Meine Statistik
archive-toTrainer = Zum Trainer
archive-source = Matches
archive-sources-all = Alle
archive-sources-played = Hier gespielt
archive-sources-imported = Importiert
archive-everybody = Alle Gegner
archive-against = Gegner
archive-matches =
    { $count ->
        [one] 1 Match
       *[other] { $count } Matches
    }
archive-decisions =
    { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }
archive-summary = PR · { $matches } · { $decisions }
archive-interval = 95 % zwischen { $from } und { $to }
archive-hint = PR ist 500 × der mittlere Fehler je Entscheidung. Weniger ist besser.
archive-unknownSide =
    { $count ->
        [one] 1 importiertes Match fehlt, weil nicht klar ist, welcher Spieler du bist.
       *[other] { $count } importierte Matches fehlen, weil nicht klar ist, welcher Spieler du bist.
    }
archive-undated =
    { $count ->
        [one] 1 Match hat kein Datum und fehlt hier.
       *[other] { $count } Matches haben kein Datum und fehlen hier.
    }
archive-overTime = Im Lauf der Zeit
archive-overTimeHint = Die Balken zeigen den Bereich, in dem deine wahre PR mit 95 % Sicherheit liegt.
archive-period = Ab { $from }: PR { $pr }, { $matches }
archive-byPart = Nach Art der Entscheidung und Spielphase
archive-field = Der Strich ist der Median der { $players } gewerteten Spieler hier ({ $matches } Matches, ohne Bots).
archive-fieldSmall =
    { $players ->
        [one] Zu wenige gewertete Spieler für einen Vergleich: 1.
       *[other] Zu wenige gewertete Spieler für einen Vergleich: { $players }.
    }
archive-quartiles = Die Hälfte von ihnen hat eine PR zwischen { $low } und { $high }.
archive-byTheme = Nach Art des Fehlers
archive-themeHint = Was jede Art zu deiner PR beiträgt.
archive-fieldShare = das Feld: { $share }
archive-byOpponent = Nach Gegner
archive-opponent = Gegner
archive-you = Du
archive-they = Gegner
archive-byMode = Nach Art des Matches
archive-byScore = Nach Spielstand
archive-byScoreHint = Deine PR nach den Punkten, die dir (Zeilen) und dem Gegner (Spalten) fehlen. 7 steht für 7 und mehr.
archive-scoreCell = dir fehlen { $own }, dem Gegner { $other }: PR { $pr }, { $decisions }
archive-parts-all = Alle Entscheidungen
archive-parts-plays = Züge
archive-parts-doubles = Verdopplungen
archive-parts-answers = Annehmen oder ablehnen
archive-parts-opening = Eröffnung
archive-parts-contact = Kontakt
archive-parts-race = Rennen
archive-parts-bear_off = Auswürfeln
archive-modes-short_match = Matches bis 1–3
archive-modes-medium_match = Matches bis 4–8
archive-modes-long_match = Matches bis 9 und mehr
archive-modes-money = Geldspiele
archive-modes-cubeless = Ohne Doppler

## Who the player is

archive-whoTitle = Welche dieser Spieler bist du?
archive-whoText = Wähle alle Namen, unter denen du gespielt hast. Deine Statistik und die Fragen des Trainers richten sich danach.
archive-whoConfirm = Das bin ich
archive-whoChange = Meine Namen ändern
archive-whoSaved = Gespeichert. Die Fragen des Trainers sind gleich bereit.
archive-whoMore = Weitere Namen
archive-whoLikely = in den meisten Dateien

## The import

archive-folder = Ordner wählen
archive-importHint = Ordner und Zips mit bis zu 10.000 Dateien. Nach einer Unterbrechung füge denselben Ordner noch einmal hinzu.
archive-sent = { $read } von { $files } Dateien gelesen
archive-analysed = { $done } von { $matches } Matches analysiert
archive-deeper = { $done } von { $matches } tief analysiert
archive-keepOpen = Du kannst inzwischen andere Seiten ansehen. Lass dieses Fenster offen, bis alle Dateien gelesen sind.
archive-closeNow = Du kannst dieses Fenster schließen. Die Analyse läuft weiter.
archive-interrupted = Dieser Import wurde nach { $arrived } von { $files } Dateien unterbrochen. Füge denselben Ordner oder dasselbe Zip noch einmal hinzu, um ihn fortzusetzen.
archive-waitingForServer = Der Server ist nicht erreichbar. Der Import geht weiter, sobald er zurück ist.
archive-report = Import von { $name }
archive-codePages-title = Prüfe die Buchstaben dieser Dateien
archive-codePages-explained = Diese Dateien sagen nicht, wie ihre Buchstaben kodiert sind. Sehen die Namen falsch aus, wähle für alle eine andere Codepage.
archive-codePages-choice = Buchstaben lesen als
archive-codePages-each = Jede Datei so, wie ihre Buchstaben es nahelegen
archive-codePages-samples = Wörter aus den Dateien
archive-codePages-more =
    { $count ->
        [one] und 1 weitere Datei
       *[other] und { $count } weitere Dateien
    }
archive-codePages-go = Importieren
archive-codePages-names-western = Westeuropäisch (Windows-1252)
archive-codePages-names-central_european = Mitteleuropäisch (Windows-1250)
archive-codePages-names-turkish = Türkisch (Windows-1254)
archive-codePages-names-cyrillic = Kyrillisch (Windows-1251)
archive-codePages-names-greek = Griechisch (Windows-1253)
archive-codePages-names-hebrew = Hebräisch (Windows-1255)
archive-codePages-names-japanese = Japanisch (Shift-JIS)
archive-outcomes-read = Gelesen
archive-outcomes-partly = Mit Lücken oder Änderungen gelesen
archive-outcomes-duplicate = Schon vorhanden
archive-outcomes-played_here = Hier gespielt
archive-outcomes-refused = Nicht gelesen
archive-left =
    { $count ->
        [one] 1 Datei ausgelassen
       *[other] { $count } Dateien ausgelassen
    }
archive-leftOut-hidden = versteckte Datei
archive-leftOut-ending = keine Match-Datei
archive-leftOut-convert = wird hier nicht gelesen; öffne sie in GNU Backgammon und exportiere sie als .mat
archive-leftOut-too_large = zu groß für eine Match-Datei
archive-leftOut-empty = leer
archive-tooMany = Mehr als 10.000 Dateien. Füge den Ordner in Teilen hinzu.
archive-brokenZip = { $name } lässt sich nicht lesen. Packe es neu, oder füge stattdessen den Ordner hinzu.
archive-nothing = Keine Match-Dateien gefunden. Wähle einen anderen Ordner oder ein anderes Zip.
archive-nothingSent = Keine dieser Dateien kann ein Match enthalten. Es wurde nichts gesendet.
archive-dismiss = Bericht schließen
archive-reports = Frühere Importe
archive-showReport = Bericht über { $name } zeigen
archive-forgetReport = Bericht über { $name } löschen
archive-playedHere = Dieses Match wurde hier gespielt.
archive-sameAs = Dasselbe Match: { $names }, { $path }
archive-moreNotes =
    { $count ->
        [one] 1 weitere Anmerkung
       *[other] { $count } weitere Anmerkungen
    }
archive-showFiles = Dateien zeigen
archive-more = Mehr zeigen

## Positions

archive-positions = Stellungen
archive-positionsLead = Durchsuche die Entscheidungen deiner Matches nach Stellung, Spielstand, Doppler und Fehler.
archive-sketch = Stellung
archive-sketchHint = Klicke auf ein Feld, um dort Steine zu verlangen. Jeder Klick verlangt einen mehr.
archive-sketchOwn = Meine Steine
archive-sketchTheirs = Steine des Gegners
archive-sketchPoint = Feld { $point }: mindestens { $count }
archive-bar = Bar
archive-clear = Leeren
archive-search = Suchen
archive-by = Entscheidungen von
archive-deciders-own = mir
archive-deciders-opponents = Gegnern
archive-deciders-everybody = allen
archive-part = Art der Entscheidung oder Spielphase
archive-theme = Art des Fehlers
archive-any = Beliebig
archive-error = Fehler mindestens
archive-lead1 = Pips voraus, mindestens
archive-lead2 = Pips voraus, höchstens
archive-ownAway = Mir fehlen (Punkte)
archive-opponentAway = Dem Gegner fehlen (Punkte)
archive-cube = Doppler
archive-cubeAt = Doppler bei
archive-cubePlaces-centre = der Mitte
archive-cubePlaces-own = mir
archive-cubePlaces-opponent = dem Gegner
archive-order = Reihenfolge
archive-orders-error = Größter Fehler
archive-orders-newest = Neueste
archive-found = { $total } von { $searched } Entscheidungen
archive-noneFound = Nichts gefunden. Entferne eine Bedingung.
archive-previous = Zurück
archive-next = Weiter
archive-open = Analyse
archive-share = Teilen
archive-shared = Link kopiert. Er zeigt die Stellung ohne den Namen deines Gegners.
archive-note = Notiz
archive-noteSave = Notiz speichern
archive-saveAs = Name der Suche
archive-save = Suche speichern
archive-saved = Gespeicherte Suchen
archive-forget = { $name } löschen
archive-away = es fehlen { $own } – { $other }
archive-money = Geldspiel
archive-rolls = Wurf { $first }-{ $second }
archive-cubeDecision = Doppler-Entscheidung
archive-sharedTitle = Eine Stellung aus einem Match von { $name }
archive-sharedGone = Diese Stellung wird nicht mehr geteilt.
archive-stopSharing = Nicht mehr teilen
archive-stopped = Der Link funktioniert nicht mehr.
archive-shownBy = Geteilt von { $name } am { $day }

## The repair of a file

archive-repairTitle = Dieses Match reparieren
archive-repairLead = Einige Zeilen der Datei waren nicht lesbar. Berichtige sie hier, oder lass den Rest des Spiels aus. Nichts wird geraten.
archive-repairBoard = Das Brett vor der Zeile, Spiel { $game }
archive-repairToAct = { $name } ist am Zug
archive-repairRow = Spiel { $game }, Zeile { $line }
archive-repairLine = Zeile { $line }
archive-repairPlay = Wie wurde { $first }-{ $second } gespielt?
archive-repairChoose = Zug wählen
archive-repairText = Die Zeile, wie sie sein soll
archive-repairSave = Zeile ersetzen
archive-repairSkip = Den Rest dieses Spiels auslassen
archive-repairSkipped = Der Rest des Spiels ist ausgelassen.
archive-repaired = Von dir berichtigt
archive-repairUndo = Rückgängig
archive-repairLater = Das Match wird noch analysiert. Versuche es danach noch einmal.
