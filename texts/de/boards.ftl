### Sensor boards: enrol, seat, watch and revoke them.

boards-title = Sensorbretter
boards-lead = Spiele an einem echten Brett mit Sensoren unter den Feldern. Du ziehst die Steine, dein Gegner sieht es am Bildschirm oder an einem eigenen Brett.
boards-intro-howTitle = So spielst du ein Match an einem Brett
boards-intro-steps-1 = Hole auf dieser Seite einen Code und gib ihn am Brett ein. Dann ist es deins.
boards-intro-steps-2 = Beginne ein Match im Web und drücke hier „Dieses Brett benutzen“.
boards-intro-steps-3 = Das Brett zeigt deinen Wurf. Ziehe deine Steine und drücke auf Fertig: Das Brett liest deinen Zug.
boards-intro-steps-4 = Den Zug deines Gegners zeigt das Brett an, und du ziehst seine Steine.
boards-intro-whoTitle = Wer gegen wen spielen kann
boards-intro-who-1 = Brett gegen Bildschirm: Dein Gegner braucht kein Brett.
boards-intro-who-2 = Zwei Bretter an zwei Orten, jedes mit eigenem Spieler.
boards-intro-who-3 = Ein Brett für beide Spieler, im Club oder zu Hause.
boards-intro-who-4 = Ein Brett gegen einen Bot.
boards-intro-withoutTitle = Ohne Brett ausprobieren
boards-intro-without = Das Programm fullprime-board ist ein Brett im Terminal; es liegt dem Quelltext von Fullprime bei. Starte es mit einem Code von dieser Seite und ziehe mit der Tastatur:
boards-intro-makersTitle = Für Hersteller von Brettern
boards-intro-makers = Jedes Brett mit Sensoren lässt sich anschließen, wenn es dem offenen Protokoll folgt.
boards-intro-protocol = Das Protokoll (englisch)
boards-guest = Gäste können keine Bretter hinzufügen. Behalte dein Konto, um eines hinzuzufügen.
boards-addTitle = Brett hinzufügen
boards-name = Name des Bretts
boards-namePlaceholder = Clubraum
boards-getCode = Code holen
boards-codeLabel = Gib diesen Code am Brett ein
boards-codeHelp = Ein Brett kann ihn benutzen, bis { $time }. Diese Seite zeigt das Brett, sobald es dazugehört.
boards-noneTitle = Noch kein Brett
boards-noneText = Hol einen Code und gib ihn am Brett ein.
boards-status-connected = Verbunden
boards-status-away = Nicht verbunden
boards-status-frozen = Gesperrt
boards-frozenHelp = Was das Brett meldet, widerspricht seinen früheren Meldungen; deshalb wird nichts mehr von ihm angenommen. Widerrufe es und füge es neu hinzu.
boards-model = Modell
boards-firmware = Firmware-Version
boards-battery = Akku
boards-noBattery = Kein Akku
boards-senses = Sensoren
boards-sensesText =
    { $colour ->
        [true] mit
       *[false] ohne
    } Farbe, { $depth } { $depth ->
        [one] Stein
       *[other] Steine
    } tief
boards-lastHeard = Letzte Meldung
boards-never = Nie
boards-frames = Gespeicherte Meldungen
boards-faults = Defekte Sensoren
boards-noFaults = Keine
boards-fault =
    { $point ->
        [none] Bar, Sensor { $sensor }
       *[other] Feld { $point }, Sensor { $sensor }
    }
boards-clockAhead = Uhr
boards-clockText-correct = geht richtig
boards-clockText-fast = geht { $seconds } s vor
boards-clockText-slow = geht { $seconds } s nach
boards-plays = { $white } gegen { $black }
boards-toMatch = Match öffnen
boards-seatTitle = Match an diesem Brett
boards-seatNone = Gerade läuft kein Match. Beginne eines, dann kannst du dieses Brett dafür benutzen.
boards-seat = Dieses Brett benutzen
boards-match = Match
boards-share = Mein Gegner spielt auch daran
boards-shareHelp = Dein Gegner bestätigt das, indem er auf seiner Seite „Sensorbretter“ die Nummer des Bretts eingibt.
boards-unseat = Brett nicht mehr benutzen
boards-seated = Das Brett wird jetzt in diesem Match benutzt.
boards-find = Mein Brett finden
boards-found = Das Brett blinkt.
boards-rename = Umbenennen
boards-revoke = Widerrufen
boards-revokeTitle = { $name } widerrufen?
boards-revokeText = Das Brett wird sofort getrennt. Mit einem neuen Code kannst du es wieder hinzufügen.
boards-revoked = { $name } ist widerrufen.
boards-mirror = Was das Brett sieht
boards-mirrorShow = Zeigen, was das Brett sieht
boards-mirrorHide = Ausblenden
boards-mirrorNothing = Das Brett hat noch keine Stellung gemeldet.
boards-mirrorLabel =
    { $unlike ->
        [0] Das Brett stimmt mit der Stellung überein.
        [one] { $unlike } Stelle weicht ab.
       *[other] { $unlike } Stellen weichen ab.
    }
boards-unlikeLine =
    { $point ->
        [none] Bar
       *[other] Feld { $point }
    }: { $seen } gesehen, { $expected } erwartet
boards-moving = Während jemand zieht, weicht das Brett ab, bis der Zug fertig ist.
boards-joinTitle = Am Brett deines Gegners spielen
boards-joinText = Dein Gegner muss das Brett in diesem Match zuerst teilen. Die Nummer steht auf seiner Seite „Sensorbretter“.
boards-joinNumber = Nummer des Bretts
boards-join = Hinsetzen
boards-number = Nummer
boards-hall-free = Deine freien Bretter
boards-hall-screen = spielt am Bildschirm
boards-hall-bot = ein Programm
boards-hall-closed = Stellungen aus einem geschlossenen Raum bleiben verborgen, bis das Brett in beiden Räumen beendet ist.
