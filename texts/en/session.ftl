### Several games in a row against the same opponent.

session-title = Session
# $number (number)
session-game = Game { $number }
session-score = Score
session-youWon = You won the game
session-youLost = You lost the game
# $name (string)
session-won = { $name } won the game
# A finished game in the list; null: it has no winner.
# $name (string | null)
# $count (number)
session-result =
    { $name ->
        [none] No result
       *[other]
            { $name } won { $count } { $count ->
                [one] point
               *[other] points
            }
    }
session-running = In play
session-games = Games of this session
session-next = Next game
session-accept = Accept and play
# $name (string)
session-wants = { $name } wants another game
# $name (string)
session-proposes = { $name } wants another game with other options:
# $name (string)
session-asked = Waiting for { $name } …
session-yours = You propose:
session-noOptions = No options
session-change = Change the options
session-keep = Keep the options
session-propose = Propose and play
session-end = End the session
# $name (string)
session-ended = { $name } has ended the session.
session-youEnded = You have ended the session.
session-again = Ask for another game
session-toNext = Go to the next game
session-leaveTitle = Leave the game?
session-leave = Leave the game
session-leaveEnds = Leaving also ends the session.
