### The page that checks dice.

verify-title = Würfel prüfen
verify-lead = Dein Browser rechnet jeden Wurf eines Matches nach. Dem Server musst du dabei nichts glauben.
verify-idLabel = Kennung des Matches
verify-idHint = 11 Buchstaben und Ziffern: der letzte Teil der Adresse eines Matches
verify-idProblem = Die Kennung eines Matches hat nur Buchstaben und Ziffern.
verify-check = Prüfen
verify-chooseFile = Datei wählen
verify-fileHint = Die Aufzeichnung eines Matches oder was der Server über seine Würfel offengelegt hat (JSON). Die Datei bleibt auf deinem Gerät.
verify-fileTooLarge = Diese Datei ist zu groß für die Aufzeichnung eines Matches.
verify-fileNotJson = Diese Datei ist kein JSON.
verify-fileField =
    { $field ->
        [none] Diese Datei ist keine Aufzeichnung eines Matches.
       *[other] Diese Datei ist keine Aufzeichnung eines Matches: Das Feld „{ $field }“ fehlt oder ist falsch.
    }
verify-fileThrown = Die Würfel dieses Matches wurden von Hand geworfen. Solche Würfel lassen sich nicht prüfen.
verify-fileUnknown = Diese Aufzeichnung sagt nicht, woher ihre Würfel kamen.
verify-importedTitle = Diese Würfe kommen aus einem eingelesenen Satz
verify-imported = Die Turnierleitung hat die Würfe dieses Mannschaftskampfs aus einer Datei importiert. Sie lassen sich gegen keine Festlegung prüfen; beide Räume hatten dieselben.
verify-download = Offenlegung speichern
verify-downloadRecord = Aufzeichnung speichern
verify-checking = Jeder Wurf wird geprüft …
verify-notFound = Es gibt kein Match mit dieser Kennung.
verify-toMatch = Match öffnen

verify-agrees = Die Würfel sind ehrlich
verify-agreesText =
    { $throws ->
        [one] 1 Wurf
       *[other] { $throws } Würfe
    } in { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    } neu berechnet. Jeder ist genau der, den die versiegelten Zahlen ergeben.
verify-pending = Bisher stimmt alles
verify-pendingText =
    { $throws ->
        [0] Das Match läuft noch, und kein Spiel ist zu Ende. Seine Würfel sind versiegelt; komm später wieder.
        [one] Das Match läuft noch. 1 Wurf seiner beendeten Spiele stimmt; der Startwert wird am Ende offengelegt.
       *[other] Das Match läuft noch. { $throws } Würfe seiner beendeten Spiele stimmen; der Startwert wird am Ende offengelegt.
    }
verify-differs = Etwas stimmt nicht
verify-differsText =
    { $bad ->
        [0] Die Würfe passen zu ihren Schlüsseln, aber eine der Aussagen unten gilt nicht.
        [one]
            { $throws ->
                [one] { $bad } von 1 Wurf ist nicht, was die versiegelten Zahlen ergeben.
               *[other] { $bad } von { $throws } Würfen ist nicht, was die versiegelten Zahlen ergeben.
            }
       *[other]
            { $throws ->
                [one] { $bad } von 1 Wurf sind nicht, was die versiegelten Zahlen ergeben.
               *[other] { $bad } von { $throws } Würfen sind nicht, was die versiegelten Zahlen ergeben.
            }
    }

verify-claims = Was geprüft wurde
verify-ok = stimmt
verify-bad = stimmt nicht
verify-open = noch nicht bekannt
verify-claim-commitment = Das Siegel ist unversehrt
verify-claim-commitmentOk = Die geheime Zahl hat genau den Fingerabdruck, der veröffentlicht wurde, bevor sich jemand setzte.
verify-claim-commitmentBad = Die geheime Zahl hat nicht den veröffentlichten Fingerabdruck: Sie wurde ausgetauscht.
verify-claim-commitmentOpen = Die geheime Zahl wird offengelegt, wenn das Match vorbei ist.
verify-claim-seats = Beide Spieler haben beigetragen
verify-claim-seatGiven = { $seat } hat 32 eigene Bytes gegeben.
verify-claim-seatZeros = { $seat } hat keine gegeben; an ihrer Stelle stehen Nullen.
verify-claim-seatHouse = { $seat } ist ein Bot des Hauses und zählt als Nullen, denn der Server darf keine Bytes wählen.
verify-claim-seatDrawn = { $seat } ist ein Bot des Hauses. Seine Bytes hat der Server gezogen, wie in Matches der ersten Fassung.
verify-claim-seatRefused = { $seat } ist ein Bot des Hauses und muss als Nullen zählen, hat aber Bytes, die der Server gewählt hat.
verify-claim-seatHidden = Die Bytes von { $seat } werden gezeigt, wenn das Match vorbei ist.
verify-claim-chain = Die Schlüssel der Spiele bilden eine Kette
verify-claim-chainOk = Die Schlüssel folgen aus der geheimen Zahl und den Bytes beider Spieler und enden bei dem Wert, der am Anfang veröffentlicht wurde.
verify-claim-chainBad = Die Schlüssel führen nicht zu dem Wert, der am Anfang veröffentlicht wurde.
verify-claim-chainOpen = Die Schlüssel der beendeten Spiele führen zu dem Wert vom Anfang; der Rest folgt am Ende.
verify-claim-chainNone = Die Schlüssel werden Spiel für Spiel offengelegt.
verify-claim-complete = Kein Spiel fehlt
verify-claim-completeOk = Die Spiele sind ohne Lücke nummeriert.
verify-claim-completeBad = Ein Spiel fehlt.
verify-claim-noted = Es ist das Siegel, das du gesehen hast
verify-claim-notedOk = Als du dich gesetzt hast, hat dieser Browser den Fingerabdruck und seine eigenen Zufallsbytes gespeichert. Beides stimmt.
verify-claim-notedBad = Als du dich gesetzt hast, hat dieser Browser einen anderen Fingerabdruck oder andere Bytes gespeichert.
verify-claim-notedOpen = Der Fingerabdruck ist der, den dieser Browser notiert hat. Seine Bytes werden am Ende verglichen.
verify-game = Spiel { $n }
verify-gameThrows =
    { $n ->
        [one] 1 Wurf
       *[other] { $n } Würfe
    }
verify-gameKey = Schlüssel
verify-keyNotInChain = führt nicht zum veröffentlichten Wert
verify-throwMissing = Ein Wurf einer Seite fehlt: Ihre Nummern haben eine Lücke.
verify-opening = Anwurf
verify-ties = nach gleichen Würfen: { $faces }
verify-columnSide = Seite
verify-columnTurn = Zug
verify-columnShown = Geworfen
verify-columnComputed = Berechnet
verify-columnAgrees = Stimmt
verify-white = Weiß
verify-black = Schwarz
verify-details = Die Zahlen
verify-commitment = Siegel
verify-seed = Startwert
verify-whiteBytes = Bytes von Weiß
verify-blackBytes = Bytes von Schwarz
verify-g0 = Ende der Kette, g0
verify-none = keine
verify-sealed = bis zum Ende versiegelt

verify-howTitle = Wie es geht
verify-how-1 = Bevor sich jemand setzt, zieht der Server eine geheime Zahl und veröffentlicht ihren Fingerabdruck (SHA-256). Keine andere Zahl hat denselben, also kann sie nicht mehr geändert werden.
verify-how-2 = Dann gibt der Browser jedes Spielers 32 Zufallsbytes dazu. Weder der Server noch ein Spieler konnte wählen, was aus allen dreien entsteht.
verify-how-3 = Daraus wird für jedes Spiel ein Schlüssel gemacht, in einer Kette: Jeder Schlüssel ist der Fingerabdruck des nächsten. Ist ein Spiel vorbei, wird sein Schlüssel gezeigt, und er muss zu der Kette passen, die am Anfang veröffentlicht wurde.
verify-how-4 = Jeder Wurf wird aus dem Schlüssel des Spiels, der Seite und der Nummer des Zuges berechnet. Sonst geht nichts ein: nicht die Stellung, nicht der Dopplerwürfel, nicht, wer ein Bot ist.
verify-how-5 = Diese Seite macht das alles noch einmal. Sie fände einen einzigen geänderten, vertauschten oder ausgelassenen Wurf.
verify-recipe = Das Rezept, Byte für Byte
verify-statistics = Alle Würfe dieses Servers
verify-commandLine = Möchtest du auch dieser Seite nicht glauben? Das Programm kann dasselbe auf der Kommandozeile:
