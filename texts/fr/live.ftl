### The game on the front page, and the sentence about it.

live-label = Une partie en cours
live-chance = Chances de gagner cette partie, { $name } : { $percent } %
live-others = Autres parties en cours
live-deeds-hits =
    { $count ->
        [one] frappe
        [2] frappe deux pions
        [3] frappe trois pions
        [4] frappe quatre pions
       *[other] frappe { $count } pions
    }
live-deeds-bearsOff =
    { $count ->
        [one] sort un pion
        [2] sort deux pions
        [3] sort trois pions
        [4] sort quatre pions
       *[other] sort { $count } pions
    }
live-deeds-anchors = s’ancre sur le point { $point }
live-deeds-primes =
    { $length ->
        [6] complète une prime de six
       *[other] construit une prime de { $length } points
    }
live-deeds-makesPoint =
    { $point ->
        [7] fait le point de barre
       *[other] fait le point { $point }
    }
live-deeds-breaksContact = rompt le contact
live-deeds-escapes = libère son dernier pion arrière
live-deeds-enters = rentre de la barre
live-deeds-cannotMove = ne peut pas bouger
live-deeds-doubles = double à { $value }
live-deeds-takes = prend le double
live-deeds-passes = passe le double
live-deeds-winsGame =
    gagne la partie, { $points } { $points ->
        [one] point
       *[other] points
    }
live-deeds-winsMatch = gagne le match
live-standings-onBar =
    { $closed ->
        [true]
            a { $count ->
                [one] un pion
                [2] deux pions
                [3] trois pions
                [4] quatre pions
               *[other] { $count } pions
            } sur la barre face à un jan fermé
       *[false]
            a { $count ->
                [one] un pion
                [2] deux pions
                [3] trois pions
                [4] quatre pions
               *[other] { $count } pions
            } sur la barre
    }
live-standings-hasPrime =
    { $length ->
        [6] a une prime de six
       *[other] a une prime de { $length } points
    }
live-standings-bearsOff =
    n’a plus { $left ->
        [one] qu’un pion
        [2] que deux pions
        [3] que trois pions
        [4] que quatre pions
       *[other] que { $left } pions
    }, contre { $theirs }
live-standings-leads =
    { $loose ->
        [0] mène la course de { $pips }
        [1] mène la course de { $pips } mais a un blot
        [2] mène la course de { $pips } mais a deux blots
        [3] mène la course de { $pips } mais a trois blots
        [4] mène la course de { $pips } mais a quatre blots
       *[other] mène la course de { $pips } mais a { $loose } blots
    }
live-standings-hasBlots =
    a { $count ->
        [one] un blot
        [2] deux blots
        [3] trois blots
        [4] quatre blots
       *[other] { $count } blots
    }
live-even = la course est à égalité
live-evenAlone = La course est à égalité.
live-one = { $who } { $does }.
live-both = { $who } { $does } et { $is }.
live-then = { $who } { $does } ; { $clause }.
