### The board, for screen readers.

board-label = Backgammon board
# $seat (Seat)
board-side =
    { $seat ->
        [white] White
       *[other] Black
    }
# $point (number)
board-point = Point { $point }
# $side (string)
board-barOf = { $side }'s bar
# $side (string)
board-offOf = Borne off by { $side }
# $count (number)
# $side (string)
board-holds =
    { $count ->
        [0] empty
        [one] 1 { $side } checker
       *[other] { $count } { $side } checkers
    }
board-source = can move
board-target = can be reached
board-picked = selected
board-swapDice = Swap dice
board-confirmByDice = Confirm play
board-keys = Arrows go to the checkers that can move, Shift and arrows to every point. M enters a play as notation. The question mark lists all keys.
# $side (string)
# $dice (readonly number[])
board-dice = { $side } dice: { $dice }
# $value (number)
# $side (string | null)
board-cube =
    { $side ->
        [none] Cube at { $value }, in the middle
       *[other] Cube at { $value }, { $side }
    }
