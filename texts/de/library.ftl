### The library: matches from other programs.

library-lead = Matches, die du anderswo gespielt hast, analysiert wie die von hier. Niemand außer dir sieht sie.
library-signIn = Melde dich an, um hier eigene Matches aufzubewahren. Ein Gastkonto genügt.
library-add = Matches hinzufügen
library-drop = Match-Dateien hier ablegen oder
library-choose = Dateien wählen
library-formats = Matches von GNU Backgammon, eXtreme Gammon (.xg), BGBlitz (.bgf), Backgammon Galaxy, Jellyfish, JavaFIBS, FIBS (oldmoves), TrueMoneyGames (.tmg), bgammon.org und den meisten Vereinen (.mat, .txt, .sgf) – einzelne Dateien, Ordner oder Zips.
library-empty = Noch keine Matches.
library-list = { $count } von { $most }
library-room = { $used } von { $most } MB belegt
library-players = { $white } – { $black }
library-session = Money-Session
library-matchTo = bis { $points }
library-games =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
library-addedOn = hinzugefügt am { $day }
library-find = Datei, Ordner oder Spieler suchen
library-noneFound = Nichts gefunden. Ändere die Suche.
library-orders-newest = Neueste Matches zuerst
library-orders-oldest = Älteste Matches zuerst
library-orders-added = Zuletzt hinzugefügt
library-orders-opponent = Nach Gegner
library-orders-worst = Höchste PR zuerst
library-orders-best = Niedrigste PR zuerst
library-orders-most_lost = Größter Gesamtfehler zuerst
library-orders-least_lost = Kleinster Gesamtfehler zuerst
library-waiting = wird analysiert
library-quick = Schnellanalyse
library-pr = PR { $white } : { $black }
library-lost = Gesamtfehler { $white } : { $black }
library-sheet = Notationsblatt von { $name }
library-file = Die Datei { $name }
library-forget = { $name } entfernen
library-forgetTitle = Dieses Match entfernen?
library-forgetText = Die Datei und ihre Analyse werden gelöscht.
library-forgetYes = Entfernen
library-keep = Behalten
