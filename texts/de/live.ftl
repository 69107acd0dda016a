### The game on the front page, and the sentence about it.

live-label = Eine laufende Partie
live-chance = Gewinnchance von { $name } in diesem Spiel: { $percent } %
live-others = Außerdem läuft
live-deeds-hits =
    { $count ->
        [one] schlägt
        [2] schlägt zwei Steine
        [3] schlägt drei Steine
        [4] schlägt vier Steine
       *[other] schlägt { $count } Steine
    }
live-deeds-bearsOff =
    { $count ->
        [one] würfelt einen Stein aus
        [2] würfelt zwei Steine aus
        [3] würfelt drei Steine aus
        [4] würfelt vier Steine aus
       *[other] würfelt { $count } Steine aus
    }
live-deeds-anchors = setzt einen Anker auf Feld { $point }
live-deeds-primes =
    { $length ->
        [6] schließt eine Full Prime
       *[other] baut eine Prime aus { $length } Feldern
    }
live-deeds-makesPoint = macht Feld { $point }
live-deeds-breaksContact = löst den Kontakt
live-deeds-escapes = bringt den letzten hinteren Stein heraus
live-deeds-enters = kommt von der Bar ins Spiel
live-deeds-cannotMove = kann nicht ziehen
live-deeds-doubles = doppelt auf { $value }
live-deeds-takes = nimmt das Doppel an
live-deeds-passes = lehnt das Doppel ab
live-deeds-winsGame =
    gewinnt das Spiel, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
live-deeds-winsMatch = gewinnt das Match
live-standings-onBar =
    { $count ->
        [one]
            { $closed ->
                [true] hat einen Stein auf der Bar vor geschlossenem Heimfeld
               *[false] hat einen Stein auf der Bar
            }
        [2]
            { $closed ->
                [true] hat zwei Steine auf der Bar vor geschlossenem Heimfeld
               *[false] hat zwei Steine auf der Bar
            }
        [3]
            { $closed ->
                [true] hat drei Steine auf der Bar vor geschlossenem Heimfeld
               *[false] hat drei Steine auf der Bar
            }
        [4]
            { $closed ->
                [true] hat vier Steine auf der Bar vor geschlossenem Heimfeld
               *[false] hat vier Steine auf der Bar
            }
       *[other]
            { $closed ->
                [true] hat { $count } Steine auf der Bar vor geschlossenem Heimfeld
               *[false] hat { $count } Steine auf der Bar
            }
    }
live-standings-hasPrime =
    { $length ->
        [6] hat eine Full Prime
       *[other] hat eine Prime aus { $length } Feldern
    }
live-standings-bearsOff =
    { $left ->
        [one] hat noch einen Stein gegen { $theirs }
        [2] hat noch zwei Steine gegen { $theirs }
        [3] hat noch drei Steine gegen { $theirs }
        [4] hat noch vier Steine gegen { $theirs }
       *[other] hat noch { $left } Steine gegen { $theirs }
    }
live-standings-leads =
    { $loose ->
        [0] führt im Rennen mit { $pips }
        [one] führt im Rennen mit { $pips }, hat aber einen Blot
        [2] führt im Rennen mit { $pips }, hat aber zwei Blots
        [3] führt im Rennen mit { $pips }, hat aber drei Blots
        [4] führt im Rennen mit { $pips }, hat aber vier Blots
       *[other] führt im Rennen mit { $pips }, hat aber { $loose } Blots
    }
live-standings-hasBlots =
    { $count ->
        [one] hat einen Blot
        [2] hat zwei Blots
        [3] hat drei Blots
        [4] hat vier Blots
       *[other] hat { $count } Blots
    }
live-even = das Rennen ist ausgeglichen
live-evenAlone = Das Rennen ist ausgeglichen.
live-one = { $who } { $does }.
live-both = { $who } { $does } und { $is }.
live-then = { $who } { $does }; { $clause }.
