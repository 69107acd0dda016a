### The page with all rolls.

dice-title = Alle Würfe dieses Servers
dice-lead = Alle Würfe aus beendeten Matches auf dieser Seite. Bretter, die noch jemand spielen könnte, zählen nicht mit.
dice-who-all = Alle Würfe
dice-who-people = Würfe von Menschen
dice-who-programs = Würfe von Programmen der Spieler
dice-who-house_bots = Würfe der Bots des Hauses

dice-counted = { NUMBER($rolls, useGrouping: "auto") } Würfe und { NUMBER($openings, useGrouping: "auto") } Würfel von Eröffnungswürfen
dice-counts = { $who }: Anzahlen
dice-tests = { $who }: Tests
dice-numbers = Zahl
dice-doubles = Pasch
dice-test = Prüfung
dice-degrees = Freiheitsgrade
dice-testNumbers = Alle Zahlen sind gleich häufig
dice-testDoubles = Jeder sechste Wurf ist ein Pasch
dice-testRolls = Alle 36 Würfe sind gleich häufig
dice-testSerial = Eine Zahl hängt nicht von der vorigen ab
dice-tooFew = Noch zu wenige Würfe
dice-readTitle = Wie man das liest
dice-read-1 = p ist die Wahrscheinlichkeit, dass faire Würfel mindestens so ungleich aussehen wie diese. Jeder Wert von 0 bis 1 kommt vor: Bei fairen Würfeln liegt jeder zwanzigste Test unter 0,05 und jeder tausendste unter 0,001. Ein Wert, der winzig bleibt, während die Anzahlen wachsen, wäre ein Zeichen für einen Fehler.
dice-read-2 = Für Menschen und Bots wird nach derselben Regel geworfen. Wären Bots im Vorteil, sähe ihre Tabelle anders aus als die der Menschen.
dice-read-3 = Würfe, die sich mehrere Tische eines Duplicate-Bretts teilen, zählen einmal. Von Hand geworfene Würfel, Würfe aus der Datei einer Turnierleitung und Übungsspiele zählen nicht.
dice-verify = Ein Match prüfen
