### What a player does and reads at the table.

## The buttons, and what the player waits for

play-actions-label = Was du tun kannst
play-actions-roll = Würfeln
play-actions-double = Doppeln
play-actions-redouble = Redoppeln
play-actions-doubleSure = Doppel auf { $value } anbieten?
play-actions-keepCube = Noch nicht
play-actions-take = Annehmen
play-actions-pass = Ablehnen
play-actions-beaver = Beaver
play-actions-raccoon = Raccoon
play-actions-undo = Zurück
play-actions-reset = Von vorn
play-actions-confirm = Bestätigen
play-actions-backToGame = Zurück zum Spiel
play-actions-showResult = Ergebnis zeigen
play-actions-stop = Hier aufhören
play-actions-abort = Abbrechen
play-actions-abortHint = Kein Ergebnis, keine Wertung, Einsätze zurück
play-actions-abortSent = Du hast { $name } gefragt, ob ihr das Match abbrecht
play-actions-abortOffered = { $name } möchte abbrechen: kein Ergebnis, keine Wertung, Einsätze zurück
play-actions-abortAccept = Match abbrechen
play-actions-abortDecline = Weiterspielen
play-actions-decided = Das Match ist entschieden. Beide können sich auf das Ende einigen.
play-actions-offered = Doppel auf { $value } angeboten
play-actions-beavered = Beaver: Doppler auf { $value }
play-actions-raccooned = Raccoon: Doppler auf { $value }
play-actions-stopOffered = { $name } möchte hier aufhören
play-actions-gone = { $name } ist nicht mehr da. Nimm den Sieg, beende das Match ohne Ergebnis oder warte.
play-actions-goneWait = { $name } ist nicht mehr da. In { $time } kannst du den Sieg nehmen.
play-actions-claimMatch = Sieg nehmen
play-actions-claimNoResult = Ohne Ergebnis
play-actions-thinking = { $name } ist am Zug
play-actions-otherRoom = Warten auf den anderen Raum. Die Uhren stehen.
play-actions-absent =
    { $presence ->
        [reconnecting] { $name } verbindet sich neu; die Uhr läuft weiter
        [elsewhere] { $name } ist auf einer anderen Seite; die Uhr läuft weiter
       *[gone] { $name } ist getrennt; die Uhr läuft weiter
    }
play-actions-answering = { $name } entscheidet über das Doppel
play-actions-illegalPlaySent = { $name } entscheidet, ob der regelwidrige Zug gilt
play-actions-resignationSent = { $name } entscheidet über deine Aufgabe
play-actions-yourMove = Zieh deine Steine

## The menu of the table

play-menu-label = Tisch
play-menu-settings = Brett und Ton
play-menu-resign = Aufgeben
play-menu-leave = Match verlassen
play-menu-moves = Züge
play-menu-chat = Chat
play-menu-unread = { $count } neu

## Notes on the board

play-notes-openingRoll = Eröffnungswurf
play-notes-opening = { $name } beginnt mit { $dice }
play-notes-youStart = Du beginnst mit { $dice }
play-notes-ties = Gleiche Würfe: { $dice }
play-notes-atBoard-illegal_play = Das Brett zeigt keinen erlaubten Zug
play-notes-atBoard-sensor_fault = Die Sensoren des Bretts melden eine unmögliche Stellung
play-notes-atBoard-rolled_early = Es wurde zu früh gewürfelt; der Wurf gilt
play-notes-noPlay = Kein Zug möglich
play-notes-wins = { $name } gewinnt
play-notes-youWin = Du gewinnst
play-notes-worth =
    { $cube ->
        [1]
            { $result ->
                [single] Einfaches Spiel
                [gammon] Gammon
               *[backgammon] Backgammon
            } · { $won } { $won ->
                [one] Punkt
               *[other] Punkte
            }
       *[other]
            { $result ->
                [single] Einfaches Spiel
                [gammon] Gammon
               *[backgammon] Backgammon
            } × { $cube } · { $won } { $won ->
                [one] Punkt
               *[other] Punkte
            }
    }
play-notes-go = Weiter

## Illegal plays that may stand

play-illegal-question = { $name } zieht { $first }-{ $second }: { $notation }. Das ist nicht erlaubt. Soll es gelten?
play-illegal-accept = Gelten lassen
play-illegal-decline = Auf einem erlaubten Zug bestehen

## The list of moves

play-moves-label = Züge
play-moves-empty = Noch keine Züge
play-moves-openingRoll = Eröffnungswurf { $dice }: { $starter } beginnt
play-moves-noPlay = kein Zug
play-moves-illegalPlay = { $notation } (regelwidrig)
play-moves-declinesIllegalPlay = Besteht auf einem erlaubten Zug
play-moves-doubles = Doppelt auf { $value }
play-moves-takes = Nimmt an
play-moves-passes = Lehnt ab
play-moves-beavers = Beaver auf { $value }
play-moves-raccoons = Raccoon auf { $value }
play-moves-offersResignation =
    Bietet Aufgabe an: { $result ->
        [single] einfach
        [gammon] Gammon
       *[backgammon] Backgammon
    }
play-moves-resigns =
    Gibt auf: { $result ->
        [single] einfach
        [gammon] Gammon
       *[backgammon] Backgammon
    }
play-moves-declines = Spielt weiter
play-moves-timedOut = Zeit abgelaufen
play-moves-left = Hat verlassen
play-moves-end =
    { $result ->
        [single]
            { $name } gewinnt { $won } { $won ->
                [one] Punkt
               *[other] Punkte
            }
        [gammon]
            { $name } gewinnt { $won } { $won ->
                [one] Punkt
               *[other] Punkte
            } (Gammon)
       *[backgammon]
            { $name } gewinnt { $won } { $won ->
                [one] Punkt
               *[other] Punkte
            } (Backgammon)
    }
play-moves-first = Anfang des Matches
play-moves-previous = Ein Schritt zurück
play-moves-next = Ein Schritt vor
play-moves-present = Aktuelle Stellung

## The chat

play-chat-empty = Noch keine Nachrichten. Sei freundlich.
play-chat-placeholder = Sag etwas
play-chat-send = Senden
play-chat-mute = { $name } stumm schalten
play-chat-unmute = { $name } wieder hören
play-chat-spectator = (schaut zu)
play-chat-muted = { $name } ist stumm: Neue Nachrichten bleiben verborgen.

## Resigning

play-resign-title = Dieses Spiel aufgeben?
play-resign-text = Dein Gegner kann annehmen, ablehnen oder einfach weiterspielen.
play-resign-costs =
    { $endsMatch ->
        [true]
            { $asks ->
                [true]
                    { $count } { $count ->
                        [one] Punkt
                       *[other] Punkte
                    } und das Match
               *[false]
                    { $count } { $count ->
                        [one] Punkt
                       *[other] Punkte
                    } und das Match, gilt sofort
            }
       *[false]
            { $asks ->
                [true]
                    { $count } { $count ->
                        [one] Punkt
                       *[other] Punkte
                    }
               *[false]
                    { $count } { $count ->
                        [one] Punkt
                       *[other] Punkte
                    }, gilt sofort
            }
    }
play-resign-offer = Aufgabe anbieten
play-resign-resignNow = Aufgeben
play-resign-offered =
    { $result ->
        [single]
            { $name } bietet die Aufgabe an: ein einfaches Spiel, { $count } { $count ->
                [one] Punkt
               *[other] Punkte
            }
        [gammon]
            { $name } bietet die Aufgabe an: ein Gammon, { $count } { $count ->
                [one] Punkt
               *[other] Punkte
            }
       *[backgammon]
            { $name } bietet die Aufgabe an: ein Backgammon, { $count } { $count ->
                [one] Punkt
               *[other] Punkte
            }
    }
play-resign-accept = Annehmen
play-resign-decline = Ablehnen

## Leaving

play-leave-title = Match verlassen?
play-leave-matchLost = Du verlierst sofort das ganze Match, und deine Wertung ändert sich wie bei jeder Niederlage.
play-leave-matchLostUnrated = Du verlierst sofort das ganze Match. Es wird nicht gewertet.
play-leave-unplayed =
    { $staked ->
        [true] Gewertet wird erst, wenn beide einen Zug gemacht haben. Den Einsatz verlierst du trotzdem, und deine Quote beendeter Matches sinkt. Nach drei solchen Abgängen in einer Stunde ist die Schnellsuche für dich eine Stunde geschlossen. Du kannst auch vorschlagen, das Match abzubrechen.
       *[false] Gewertet wird erst, wenn beide einen Zug gemacht haben. Deine Quote beendeter Matches sinkt trotzdem. Nach drei solchen Abgängen in einer Stunde ist die Schnellsuche für dich eine Stunde geschlossen. Du kannst auch vorschlagen, das Match abzubrechen.
    }
play-leave-gameLost =
    { $credits ->
        [none]
            Du verlierst sofort das Spiel: { $count } { $count ->
                [one] Punkt
               *[other] Punkte
            }.
       *[other]
            Du verlierst sofort das Spiel: { $count } { $count ->
                [one] Punkt
               *[other] Punkte
            }, { $credits } deines Einsatzes.
    }
play-leave-stay = Bleiben
play-leave-leave = Verlassen
play-leave-hint = Wenn nur die Verbindung abbricht oder du die Seite schließt, bleibt dein Platz frei, solange deine Uhr läuft.

## The end of the match

play-over-backToLesson = Zurück zur Lektion
play-over-youWon = Du hast das Match gewonnen
play-over-youLost = Du hast das Match verloren
play-over-won = { $name } hat das Match gewonnen
play-over-drawn = Unentschieden
play-over-aborted = Match abgebrochen
play-over-unplayed = Nicht gewertet: Es endete, bevor beide einen Zug gemacht hatten.
play-over-noChange = Dieses Match hat keine Wertung verändert.
play-over-reason =
    { $reason ->
        [borne_off] Alle Steine ausgewürfelt
        [passed] { $loser } hat das Doppel abgelehnt
        [resigned] { $loser } hat aufgegeben
        [left] { $loser } hat das Match verlassen
        [timed_out] { $loser } hat die Zeit überschritten
        [completed] Zu Ende gespielt
        [agreed] Im Einvernehmen
       *[aborted] Kein Ergebnis, keine Wertung, Einsätze zurück
    }
play-over-rating = Wertung
play-over-voided = Ein Moderator hat dieses Match annulliert. Es zählt nicht.
play-over-arithmetic = So wurde gerechnet
play-over-formula = 4 × K × √n × P
play-over-k = K, aus der Erfahrung vor dem Match
play-over-p = P, die Gewinnchance des Verlierers
play-over-n = n, das Gewicht des Formats
play-over-unrated = Dieses Match wurde nicht gewertet.
play-over-credits = Credits
play-over-creditsTo = { $name } erhält
play-over-house = Das Haus behält
play-over-stakesTogether = Beide Einsätze: { $each } + { $each } = { $both }
play-over-wholeHouse = Haus: ein Zehntel von { $both } = { $house }
play-over-drawHouse = Gleiche Punkte: Jeder Einsatz von { $each } geht ohne ein Zehntel zurück
play-over-pointsGain =
    { $isLimit ->
        [true] Gewonnen: { $points } × { $point }, höchstens die Grenze von { $gain }
       *[false] Gewonnen: { $points } × { $point } = { $gain }
    }
play-over-gainHouse = Haus: ein Zehntel von { $gain } = { $house }
play-over-rematch = Revanche
play-over-acceptRematch = Revanche annehmen
play-over-rematchSent = Revanche angeboten …
play-over-rematchWanted = { $name } hätte gern eine Revanche
play-over-decline = Ablehnen
play-over-declined = { $name } möchte keine Revanche.
play-over-toRematch = Zur Revanche
play-over-review = Ansehen
play-over-analysis = Analyse
play-over-lobby = Lobby
play-over-verify = Würfel prüfen

## Waiting

play-waiting-title = Wartet auf einen Gegner
play-waiting-free = Ein Platz ist frei
play-waiting-text = Das Match beginnt, sobald sich jemand setzt.
play-waiting-link = Link zu diesem Tisch
play-waiting-copy = Link kopieren
play-waiting-copied = Link kopiert
play-waiting-close = Tisch schließen
play-waiting-sit = Platz nehmen
play-waiting-commitment = Siegel der Würfel

## The keys

play-keys-title = Tastatur
play-keys-rows-1-1 = R
play-keys-rows-1-2 = würfeln
play-keys-rows-2-1 = D
play-keys-rows-2-2 = doppeln
play-keys-rows-3-1 = T
play-keys-rows-3-2 = annehmen
play-keys-rows-4-1 = P
play-keys-rows-4-2 = ablehnen
play-keys-rows-5-1 = Tab, Pfeile
play-keys-rows-5-2 = zwischen den Steinen wechseln, die ziehen können
play-keys-rows-6-1 = Umschalt + Pfeile
play-keys-rows-6-2 = jedes Feld lesen
play-keys-rows-7-1 = Pos1, Ende
play-keys-rows-7-2 = erstes und letztes Feld
play-keys-rows-8-1 = Enter
play-keys-rows-8-2 = wählen, ziehen, bestätigen
play-keys-rows-9-1 = 1 bis 6
play-keys-rows-9-2 = diesen Würfel mit dem gewählten Feld spielen
play-keys-rows-10-1 = M
play-keys-rows-10-2 = einen Zug als Notation eingeben, etwa 8/5 6/5
play-keys-rows-11-1 = U
play-keys-rows-11-2 = zurücknehmen
play-keys-rows-12-1 = S
play-keys-rows-12-2 = Würfel tauschen
play-keys-asks = Wenn das Brett den Fokus hat
play-keys-askRows-1-1 = I
play-keys-askRows-1-2 = Pips beider Seiten
play-keys-askRows-2-1 = H
play-keys-askRows-2-2 = Blots und die Würfe, die sie schlagen
play-keys-askRows-3-1 = C
play-keys-askRows-3-2 = Dopplerwürfel
play-keys-askRows-4-1 = G
play-keys-askRows-4-2 = Spielstand
play-keys-askRows-5-1 = W
play-keys-askRows-5-2 = wer am Zug ist, mit Wurf und Dopplerwürfel
play-keys-askRows-6-1 = A
play-keys-askRows-6-2 = alle Steine
play-keys-askRows-7-1 = L
play-keys-askRows-7-2 = letzte Ansage wiederholen

## A play entered as notation

play-typed-open = Zug eingeben
play-typed-label = Dein Zug
play-typed-hint = Zum Beispiel 8/5 6/5, 13/7*, bar/22, 6/off oder nur off.
play-typed-move = Ziehen
play-typed-empty = Gib einen Zug ein, zum Beispiel 8/5.
play-typed-unreadable = { $part } ist kein Zug. Schreib Züge wie 8/5, bar/22 oder 6/off.
play-typed-noChecker = Du hast zu wenige Steine auf { $place }.
play-typed-noHit = Auf { $place } wird nichts geschlagen. Lass den Stern weg.
play-typed-illegal = Dieser Zug ist mit deinem Wurf nicht erlaubt.
