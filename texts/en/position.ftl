### The analysis board.

position-lead = Set up any position: see its equity, the best plays and the cube decision.
position-signIn = Sign in to analyse positions. A guest account is enough.
position-id = XGID, or GNU Backgammon position id
position-load = Load
position-board = The board: set up a position
position-brush = Click to place
position-erase = Remove
position-start = Start
position-clear = Clear
position-turnRound = Swap sides
position-hint = Click or tap to place a checker, right-click to remove one. Keyboard: Enter places, Delete removes, arrow keys move on.
position-needsCheckers = Both sides need checkers on the board.
position-copied = Copied.
position-found = Evaluation
position-exact = These values are exact.
position-thinking = Thinking …
position-about = Situation
position-depth = Plies
position-turn = On roll
position-dice = Dice
position-noDice = Before the roll
# $number (number)
position-die = Die { $number }
position-length = Length
position-money = Money
# $points (number)
position-matchTo = Match to { $points }
# $side (string)
position-points = { $side }’s points
position-cube = Cube
position-owner = Cube owner
position-centred = Centred
position-jacoby = Jacoby
position-beavers = Beavers
position-crawford = Crawford game
position-equity = Equity
position-noDouble = No double
position-doubleTake = Double, take
position-doublePass = Double, pass
position-actions-no_double = No double
position-actions-double_take = Double, take
position-actions-double_pass = Double, pass
position-actions-too_good = Too good to double
position-noPlay = No legal play.
position-rollOut = Roll out
position-goOn = Continue
position-stop = Stop
position-rolling = Rolling out …
position-rollOutHint = Plays the position out, 36 games at a time.
position-rollout = Rollout
position-games = Games
position-open = Analyse this position
