### The score sheet of a duplicate team match.

scoreSheet-title = Anschreibeblatt
scoreSheet-lead = Für einen Duplicate-Mannschaftskampf an echten Brettern: Jedes Brett wird in beiden Räumen mit denselben Würfen gespielt. Trage die Ergebnisse ein; die Punkte folgen den veröffentlichten Tafeln.
scoreSheet-open = Duplicate-Kampf anschreiben
scoreSheet-boards = Anzahl der Bretter
scoreSheet-board = Brett Nr.
scoreSheet-team = Mannschaft { $team }
scoreSheet-nameOf = Name der Mannschaft { $team }
scoreSheet-room-open = offener Raum
scoreSheet-room-closed = geschlossener Raum
scoreSheet-game = Brett { $board }, { $room }
scoreSheet-winner = Sieger
scoreSheet-result = Ergebnis
scoreSheet-end-single = Einfach
scoreSheet-end-gammon = Gammon
scoreSheet-end-backgammon = Backgammon
scoreSheet-end-pass = Doppel abgelehnt
scoreSheet-cube = Doppler
scoreSheet-left = Steine übrig
scoreSheet-difference = Differenz
scoreSheet-incomplete =
    { $missing ->
        [one] 1 Spiel fehlt
       *[other] { $missing } Spiele fehlen
    }
scoreSheet-print = Drucken
scoreSheet-csv = Als CSV herunterladen
scoreSheet-clear = Blatt leeren
