### The game on the front page, and the sentence about it.

live-label = Una partida en juego
live-chance = Probabilidad de que { $name } gane esta partida: { $percent } %
live-others = También en juego
live-deeds-hits =
    { $count ->
        [one] golpea
        [0] golpea ninguna ficha
        [2] golpea dos fichas
        [3] golpea tres fichas
        [4] golpea cuatro fichas
       *[other] golpea { $count } fichas
    }
live-deeds-bearsOff =
    { $count ->
        [0] retira ninguna ficha
        [one] retira una ficha
        [2] retira dos fichas
        [3] retira tres fichas
        [4] retira cuatro fichas
       *[other] retira { $count } fichas
    }
live-deeds-anchors = hace un ancla en el punto { $point }
live-deeds-primes =
    { $length ->
        [6] completa un full prime
       *[other] construye una barrera de { $length } puntos
    }
live-deeds-makesPoint = hace el punto { $point }
live-deeds-breaksContact = rompe el contacto
live-deeds-escapes = saca su última ficha de atrás
live-deeds-enters = entra desde la barra
live-deeds-cannotMove = no puede mover
live-deeds-doubles = dobla a { $value }
live-deeds-takes = acepta el doble
live-deeds-passes = rechaza el doble
live-deeds-winsGame =
    gana la partida, { $points } { $points ->
        [one] punto
       *[other] puntos
    }
live-deeds-winsMatch = gana el match
live-standings-onBar =
    { $count ->
        [0]
            { $closed ->
                [true] tiene ninguna ficha en la barra ante una casa cerrada
               *[false] tiene ninguna ficha en la barra
            }
        [one]
            { $closed ->
                [true] tiene una ficha en la barra ante una casa cerrada
               *[false] tiene una ficha en la barra
            }
        [2]
            { $closed ->
                [true] tiene dos fichas en la barra ante una casa cerrada
               *[false] tiene dos fichas en la barra
            }
        [3]
            { $closed ->
                [true] tiene tres fichas en la barra ante una casa cerrada
               *[false] tiene tres fichas en la barra
            }
        [4]
            { $closed ->
                [true] tiene cuatro fichas en la barra ante una casa cerrada
               *[false] tiene cuatro fichas en la barra
            }
       *[other]
            { $closed ->
                [true] tiene { $count } fichas en la barra ante una casa cerrada
               *[false] tiene { $count } fichas en la barra
            }
    }
live-standings-hasPrime =
    { $length ->
        [6] tiene un full prime
       *[other] tiene una barrera de { $length } puntos
    }
live-standings-bearsOff =
    { $left ->
        [0] tiene ninguna ficha por retirar, contra { $theirs }
        [one] tiene una ficha por retirar, contra { $theirs }
        [2] tiene dos fichas por retirar, contra { $theirs }
        [3] tiene tres fichas por retirar, contra { $theirs }
        [4] tiene cuatro fichas por retirar, contra { $theirs }
       *[other] tiene { $left } fichas por retirar, contra { $theirs }
    }
live-standings-leads =
    { $loose ->
        [0] lleva { $pips } pips de ventaja en la carrera
        [one] lleva { $pips } pips de ventaja en la carrera, pero tiene un blot
        [2] lleva { $pips } pips de ventaja en la carrera, pero tiene dos blots
        [3] lleva { $pips } pips de ventaja en la carrera, pero tiene tres blots
        [4] lleva { $pips } pips de ventaja en la carrera, pero tiene cuatro blots
       *[other] lleva { $pips } pips de ventaja en la carrera, pero tiene { $loose } blots
    }
live-standings-hasBlots =
    { $count ->
        [one] tiene un blot
        [2] tiene dos blots
        [3] tiene tres blots
        [4] tiene cuatro blots
       *[other] tiene { $count } blots
    }
live-even = la carrera está igualada
live-evenAlone = La carrera está igualada.
live-one = { $who } { $does }.
live-both = { $who } { $does } y { $is }.
live-then = { $who } { $does }; { $clause }.
