### Protocols of team matches and crosstables of team events, as pages, as documents to print and as tables for programs.

protocols-teams = Mannschaft A ist { $a }, Mannschaft B ist { $b }. Jedes Brett wird in beiden Räumen mit denselben Würfen gespielt.
protocols-room =
    { $room ->
        [open] offen
       *[closed] geschlossen
    }
protocols-place =
    { $room ->
        [open] Brett { $board }, offener Raum
       *[closed] Brett { $board }, geschlossener Raum
    }
protocols-game = Das Spiel
protocols-imp_for = IMP für { $team }
protocols-cube-passed_by = { $cube } von { $team } angeboten, abgelehnt
protocols-cube-passed = { $cube } angeboten, abgelehnt
protocols-cube-turned_by = { $cube } (von { $team })
protocols-imp = IMP: { $a } { $imp_a }, { $b } { $imp_b }, Differenz { $difference }.
protocols-won = { $winner } hat den Kampf mit { $most } zu { $least } Siegpunkten gewonnen.
protocols-drawn = Der Kampf endete unentschieden, mit je { $points } Siegpunkten.
protocols-explained = Der Sieger jedes Spiels bekommt SMP nach der veröffentlichten Tabelle, die die verbliebenen Steine des Verlierers und den Doppler berücksichtigt. Eine Skala macht aus SMP IMP. Die Differenz der IMP aller Spiele verteilt 30 Siegpunkte auf die Mannschaften.
protocols-unfinished = Dieses Spiel wurde nicht beendet.
protocols-no_result = Noch kein Ergebnis.
protocols-opening = Weiß warf zu Beginn { $white } und Schwarz { $black }.
protocols-played-pass = { $winner } verdoppelte auf { $cube }, und { $loser } lehnte ab.
protocols-played-gammon =
    { $cube ->
        [1] { $winner } gewann ein Gammon; der Doppler wurde nicht gedreht.
       *[other] { $winner } gewann ein Gammon; der Doppler stand auf { $cube }.
    }
protocols-played-backgammon =
    { $cube ->
        [1] { $winner } gewann ein Backgammon; der Doppler wurde nicht gedreht.
       *[other] { $winner } gewann ein Backgammon; der Doppler stand auf { $cube }.
    }
protocols-played-single =
    { $cube ->
        [1] { $winner } gewann; der Doppler wurde nicht gedreht.
       *[other] { $winner } gewann; der Doppler stand auf { $cube }.
    }
protocols-played-single_left =
    { $winner } gewann, als { $loser } noch { $left ->
        [one] einen Stein
       *[other] { $left } Steine
    } hatte; { $cube ->
        [1] der Doppler wurde nicht gedreht
       *[other] der Doppler stand auf { $cube }
    }.
protocols-played-unknown = { $winner } hat gewonnen.
protocols-given = Die Leitung hat dieses Spiel { $winner } zugesprochen.
protocols-given_instead = Die Leitung hat dieses Spiel { $winner } zugesprochen, anstelle des gespielten Ergebnisses.
protocols-act = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: { $deed }.
protocols-reason = Grund: { $reason }
protocols-log-step = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: Schritt { $step }: { $what }, durch { $by }.
protocols-log-automatic = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: Schritt { $step }: { $what }, automatisch.
protocols-log-of = { $kind }: Schritt { $step }
protocols-against = Siegpunkte gegen { $team }
protocols-imp_difference = IMP-Differenz
protocols-cells = Jede Zelle zeigt die Siegpunkte der Mannschaft links gegen die Mannschaft mit dem Platz darüber.
protocols-final_match = Finale
protocols-player =
    { $name } ({ $team }): { $difference } IMP in { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }
