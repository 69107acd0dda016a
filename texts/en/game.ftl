### Formats, clocks, options and results, for every place that names a match or a table.

# $length (number)
game-format-points =
    Match to { $length } { $length ->
        [one] point
       *[other] points
    }
game-format-three_games = Three games, no cube
game-format-normal = Game by game
game-format-single = Single game by the point
# $seconds (number)
game-duration-seconds = { $seconds } s
# $minutes (number)
game-duration-minutes = { $minutes } min
# $minutes (number)
# $seconds (number)
game-duration-both = { $minutes } min { $seconds } s
game-clock-none = No clock
# `reserve` is a length of time.
# $delay (number)
# $reserve (string)
game-clock-live = { $delay } s + { $reserve }
# $days (number)
game-clock-correspondence =
    { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
game-clockLong-none = No clock
# $delay (number)
# $reserve (string)
game-clockLong-live = { $delay } s delay per turn, plus a reserve of { $reserve } for the whole match
# $days (number)
game-clockLong-correspondence =
    { $days ->
        [one] One day per turn
       *[other] { $days } days per turn
    }
# `amount` is written with its sign.
# $amount (string)
# $byThePoint (boolean)
game-stake =
    { $byThePoint ->
        [true] { $amount } per point
       *[false] { $amount } each
    }
game-rated = Rated
game-unrated = Unrated
game-list-casual = Casual
game-list-stakes = Stakes
game-options-jacoby = Jacoby
game-options-automatic_doubles = Automatic doubles
game-options-beavers = Beavers
game-options-raccoons = Raccoons
# $times (number)
game-automaticUpTo = Automatic doubles, up to { $times }
game-illegalPlays = Illegal plays may stand
game-thrown = Dice rolled by hand
game-alternate = Alternating start
game-provisional = Provisional: experience below 20 in this list
game-bot = Bot
game-guest = Guest
game-result-single = single game
game-result-gammon = gammon
game-result-backgammon = backgammon
game-reason-borne_off = played out
game-reason-passed = double passed
game-reason-resigned = resigned
game-reason-left = opponent left
game-reason-timed_out = out of time
game-reason-completed = played out
game-reason-agreed = agreed to stop
game-reason-aborted = aborted
game-won = Won
game-lost = Lost
game-drawn = Drawn
game-aborted = Aborted
game-running = In play
# $rating (string)
game-band = Band { $rating }
# $rating (string)
game-bandBelow = below { $rating }
# $rating (string)
game-bandAbove = above { $rating }
game-diceCommitted = Dice committed
# $hex (string)
game-commitmentWhole = Dice commitment: { $hex }
game-copy = Copy
game-copied = Copied
game-copyFailed = This browser does not allow copying.
