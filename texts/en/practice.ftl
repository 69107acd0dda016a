### The practice room.

practice-title = Practice
practice-lead = Play a bot, or both sides yourself, with nothing at stake. Get hints, let the tutor warn you, and take back any decision.
practice-bot = A bot
practice-self = Yourself
practice-selfText = You play both sides. Hints and the tutor help the side to move.
practice-bothSides = Both sides
practice-forgetBothSides = Delete the game against yourself
# $side (Seat)
practice-sideWon =
    { $side ->
        [white] White has won.
       *[other] Black has won.
    }
practice-what = Game
practice-fresh = New match
practice-position = Position
practice-setup = Set up by hand
practice-setupHint = You play the side on roll. Click or tap to place a checker.
practice-positionLabel = XGID, or GNU Backgammon’s position id and match id
practice-positionHint = Copy it from any other program. You play the side on roll.
practice-positionMissing = Paste a position.
practice-more = Dice
practice-seed = Dice seed
practice-seedHint = The same seed gives the same dice. Leave it empty for new dice.
practice-start = Begin
practice-yours = Your practice games
practice-none = No practice games yet.
# $bot (string)
practice-against = Against { $bot }
practice-fromPosition = from a position
practice-over = finished
practice-goOn = Continue
practice-forget = Delete
# $bot (string)
practice-forgetGame = Delete the game against { $bot }
practice-notFound = This practice game no longer exists. Start a new one.
practice-panel = Practice
practice-hint = Hint
practice-takeBack = Take back
practice-takenBack = Taken back. The dice stay the same.
practice-tutor = Tutor
practice-tutorText = Warns you before a bad mistake.
# $plies (number)
practice-looked = { $plies }-ply analysis
practice-plays = Best plays
practice-play = Play
practice-equity = Equity
practice-wins = Wins
practice-gammons = Gammons
practice-cube = The cube
practice-noDouble = No double
practice-doubleTake = Double, take
practice-doublePass = Double, pass
practice-advice-no_double = No double: roll.
practice-advice-too_good = Too good to double: roll.
practice-advice-double = Double. Your opponent should take.
practice-advice-double_pass = Double. Your opponent should pass.
practice-advice-take = Take.
practice-advice-pass = Pass.
practice-warningTitle = Are you sure?
# $cost (string)
practice-warning = According to the tutor, this costs { $cost } points.
practice-showBetter = Show the best choice
practice-anyway = Play it anyway
practice-again = Think again
practice-won = You won.
practice-lost = You lost.
practice-drawn = A draw.
practice-sameDice = Play again with the same dice
practice-newDice = Play again with new dice
practice-room = Practice room
practice-copyPosition = Copy position
practice-copied = Position copied.
practice-playOn = Play on from here
