### The game on the front page, and the sentence about it.

live-label = A game in play now
# $name (string)
# $percent (number)
live-chance = { $name }’s chance to win this game: { $percent } %
live-others = Also in play
# A player's action, as a sentence without its subject.
# $count (number)
live-deeds-hits =
    { $count ->
        [one] hits
        [2] hits two checkers
        [3] hits three checkers
        [4] hits four checkers
       *[other] hits { $count } checkers
    }
# $count (number)
live-deeds-bearsOff =
    { $count ->
        [one] bears off a checker
        [2] bears off two checkers
        [3] bears off three checkers
        [4] bears off four checkers
       *[other] bears off { $count } checkers
    }
# $point (number)
live-deeds-anchors = anchors on the { $point }-point
# $length (number)
live-deeds-primes =
    { $length ->
        [6] completes a full prime
       *[other] builds a prime of { $length } points
    }
# $point (number)
live-deeds-makesPoint =
    { $point ->
        [7] makes the bar point
       *[other] makes the { $point }-point
    }
live-deeds-breaksContact = breaks contact
live-deeds-escapes = frees the last back checker
live-deeds-enters = enters from the bar
live-deeds-cannotMove = cannot move
# $value (number)
live-deeds-doubles = doubles to { $value }
live-deeds-takes = takes the double
live-deeds-passes = passes the double
# $points (number)
live-deeds-winsGame =
    wins the game, { $points } { $points ->
        [one] point
       *[other] points
    }
live-deeds-winsMatch = wins the match
# A player's position, as a sentence without its subject.
# $count (number)
# $closed (boolean)
live-standings-onBar =
    { $count ->
        [one]
            { $closed ->
                [true] has a checker on the bar against a closed board
               *[false] has a checker on the bar
            }
        [2]
            { $closed ->
                [true] has two checkers on the bar against a closed board
               *[false] has two checkers on the bar
            }
        [3]
            { $closed ->
                [true] has three checkers on the bar against a closed board
               *[false] has three checkers on the bar
            }
        [4]
            { $closed ->
                [true] has four checkers on the bar against a closed board
               *[false] has four checkers on the bar
            }
       *[other]
            { $closed ->
                [true] has { $count } checkers on the bar against a closed board
               *[false] has { $count } checkers on the bar
            }
    }
# $length (number)
live-standings-hasPrime =
    { $length ->
        [6] has a full prime
       *[other] has a prime of { $length } points
    }
# $left (number)
# $theirs (number)
live-standings-bearsOff =
    { $left ->
        [one] has a checker left, against { $theirs }
        [2] has two checkers left, against { $theirs }
        [3] has three checkers left, against { $theirs }
        [4] has four checkers left, against { $theirs }
       *[other] has { $left } checkers left, against { $theirs }
    }
# $pips (number)
# $loose (number)
live-standings-leads =
    { $loose ->
        [0] leads the race by { $pips }
        [one] leads the race by { $pips } but has a blot
        [2] leads the race by { $pips } but has two blots
        [3] leads the race by { $pips } but has three blots
        [4] leads the race by { $pips } but has four blots
       *[other] leads the race by { $pips } but has { $loose } blots
    }
# $count (number)
live-standings-hasBlots =
    { $count ->
        [one] has a blot
        [2] has two blots
        [3] has three blots
        [4] has four blots
       *[other] has { $count } blots
    }
live-even = the race is even
live-evenAlone = The race is even.
# $who (string)
# $does (string)
live-one = { $who } { $does }.
# $who (string)
# $does (string)
# $is (string)
live-both = { $who } { $does } and { $is }.
# $who (string)
# $does (string)
# $clause (string)
live-then = { $who } { $does }; { $clause }.
