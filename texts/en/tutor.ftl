### What the tutor says about a decision, from facts that the engine has counted. Their subject is the better play.

tutor-title = What the better play does
tutor-cubeTitle = The numbers behind the cube
# The object of "makes" and "keeps".
# $point (number)
# $kind (PointKind)
tutor-point =
    { $kind ->
        [bar_point] the bar-point
        [midpoint] the midpoint
        [opponents_bar_point] the opponent’s bar-point
        [anchor] the anchor on the { $point }-point
       *[other] the { $point }-point
    }
# $play (ComparedPlay)
# $name (string)
tutor-makes =
    { $play ->
        [better] Makes { $name }.
       *[played] Does not make { $name }; the other play does.
    }
# $play (ComparedPlay)
# $name (string)
tutor-keeps =
    { $play ->
        [better] Keeps { $name }.
       *[played] Breaks { $name }; the other play does not.
    }
# $better (number)
# $betterPips (number)
# $playedPips (number)
tutor-hits =
    { $better ->
        [0] Does not hit. The other play does; pips that the opponent loses by it: { $playedPips }.
        [one] Sends a checker back. Pips that the opponent loses: { $betterPips } instead of { $playedPips }.
       *[other] Sends { $better } checkers back. Pips that the opponent loses: { $betterPips } instead of { $playedPips }.
    }
# $better (number)
# $played (number)
tutor-shots =
    { $better ->
        [0] Leaves no shot; after the other play, { $played } of 36 rolls hit.
        [one] Leaves { $better } roll of 36 that hits instead of { $played }.
       *[other] Leaves { $better } rolls of 36 that hit instead of { $played }.
    }
# $better (number)
# $played (number)
tutor-blots =
    { $better ->
        [0] Leaves no blot in the opponent’s way; the other play leaves { $played }.
        [one] Leaves { $better } blot in the opponent’s way instead of { $played }.
       *[other] Leaves { $better } blots in the opponent’s way instead of { $played }.
    }
# $better (number)
# $played (number)
tutor-dances =
    { $better ->
        [one] { $better } roll of 36 keeps the opponent on the bar instead of { $played }.
       *[other] { $better } rolls of 36 keep the opponent on the bar instead of { $played }.
    }
# $better (number)
# $played (number)
tutor-back =
    { $better ->
        [0] Leaves no checker in the opponent’s home board or on the bar; the other play leaves { $played }.
        [one] Leaves { $better } checker in the opponent’s home board or on the bar instead of { $played }.
       *[other] Leaves { $better } checkers in the opponent’s home board or on the bar instead of { $played }.
    }
# $better (number)
# $played (number)
tutor-prime = Longest prime in front of an opponent’s checker: { $better } instead of { $played }.
# $better (number)
# $played (number)
tutor-builders = Builders, which are spare checkers on the 6-point to the 11-point: { $better } instead of { $played }.
# $better (number)
# $played (number)
tutor-borneOff =
    { $better ->
        [0] Bears off no checker; the other play bears off { $played }.
        [one] Bears off { $better } checker instead of { $played }.
       *[other] Bears off { $better } checkers instead of { $played }.
    }
# $better (number)
# $played (number)
tutor-outside = Checkers still outside the home board: { $better } instead of { $played }.
# $better (number)
# $played (number)
tutor-gaps = Empty points in the home board: { $better } instead of { $played }.
# $better (number)
# $played (number)
tutor-fullRolls = Next rolls that bear off two checkers or more: { $better } of 36 instead of { $played }.
# $pips (number)
# $ahead (boolean)
tutor-race =
    { $pips ->
        [0] The race is then even.
        [one]
            { $ahead ->
                [true] Is then { $pips } pip ahead in the race.
               *[false] Is then { $pips } pip behind in the race.
            }
       *[other]
            { $ahead ->
                [true] Is then { $pips } pips ahead in the race.
               *[false] Is then { $pips } pips behind in the race.
            }
    }
# $live (string)
# $dead (string)
# $chance (string)
tutor-takePoint = Take point at this score: { $live } with a live cube, { $dead } with a dead one. The side that answers wins { $chance }.
# $from (string)
# $to (string)
# $chance (string)
tutor-window = The doubler’s window is { $from } to { $to } with a live cube; the doubler wins { $chance }.
# $sequences (number)
# $share (string)
tutor-marketLosers = Market losers: { $share }, which is { $sequences } of 1296 pairs of rolls after which a double would be passed or the game is won.
# $won (string)
# $lost (string)
tutor-gammons = Gammons: the doubler wins { $won } and loses { $lost }.
# $doubler (number)
# $opponent (number)
tutor-pips = Pip counts: { $doubler } for the doubler, { $opponent } for the opponent.
