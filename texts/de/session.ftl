### Several games in a row against the same opponent.

session-title = Sitzung
session-game = Spiel { $number }
session-score = Stand
session-youWon = Du hast das Spiel gewonnen
session-youLost = Du hast das Spiel verloren
session-won = { $name } hat das Spiel gewonnen
session-result =
    { $name ->
        [none] Ohne Ergebnis
       *[other]
            { $name } gewann { $count } { $count ->
                [one] Punkt
               *[other] Punkte
            }
    }
session-running = Läuft
session-games = Spiele dieser Sitzung
session-next = Nächstes Spiel
session-accept = Annehmen und spielen
session-wants = { $name } möchte weiterspielen
session-proposes = { $name } möchte mit anderen Optionen weiterspielen:
session-asked = Wartet auf { $name } …
session-yours = Dein Vorschlag:
session-noOptions = Keine Optionen
session-change = Optionen ändern
session-keep = Optionen behalten
session-propose = Vorschlagen und spielen
session-end = Sitzung beenden
session-ended = { $name } hat die Sitzung beendet.
session-youEnded = Du hast die Sitzung beendet.
session-again = Doch noch ein Spiel
session-toNext = Zum nächsten Spiel
session-leaveTitle = Spiel verlassen?
session-leave = Spiel verlassen
session-leaveEnds = Damit endet auch die Sitzung.
