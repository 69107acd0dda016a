### Puzzles.

puzzles-lead = Find the best play or cube action. Every answer is explained with rollouts.
puzzles-daily = Puzzle of the day
# $day (string)
puzzles-dailyText = { $day }, the same for everyone
puzzles-dailyDone = Solved today
puzzles-dailyMissed = Missed today
puzzles-solve = Solve
puzzles-look = Look again
puzzles-start = Solve puzzles
puzzles-rating = Puzzle rating
puzzles-provisional = Provisional: few answers so far
puzzles-streak = Days in a row
# $days (number)
puzzles-bestStreak = Best: { $days }
puzzles-today = Solve a puzzle today to keep your streak.
puzzles-record = Solved
# $solved (number)
# $answered (number)
puzzles-of = { $solved } of { $answered }
puzzles-guest = You can solve all puzzles. Sign up to get a puzzle rating and to practise the ones you miss.
puzzles-signUp = Sign up
puzzles-byTheme = By theme
# $answered (number)
# $count (number)
puzzles-themeCount = { $answered } of { $count } answered
puzzles-themes-opening = Opening
puzzles-themes-blitz = Blitz
puzzles-themes-priming = Priming
puzzles-themes-anchor = Anchor
puzzles-themes-back_game = Back game
puzzles-themes-middle_game = Middle game
puzzles-themes-race = Race
puzzles-themes-bear_off = Bear-off
puzzles-themes-double = Double
puzzles-themes-take = Take
puzzles-panel = Puzzle
# $side (string)
# $high (number)
# $low (number)
puzzles-askPlay = { $side } to play { $high }-{ $low }
# $side (string)
puzzles-askDouble = { $side } to roll: double or not?
# $side (string)
puzzles-askTake = { $side } is doubled: take or pass?
puzzles-how = Move on the board, then confirm.
puzzles-howCube = Choose on the board.
puzzles-rated = Counts for your puzzle rating
puzzles-unrated = For practice
puzzles-money = Money game
# $own (number)
# $other (number)
# $length (number)
puzzles-matchScore = { $own }–{ $other } in a match to { $length }
# $value (number)
puzzles-cube = Cube at { $value }
puzzles-solved = Solved
puzzles-missed = Not the best
# $choice (string)
puzzles-best = Best: { $choice }
# $choice (string)
puzzles-yours = You: { $choice }
# $equity (string)
puzzles-costs = It costs { $equity }.
puzzles-table = All answers, best first
puzzles-answer = Answer
puzzles-equity = Equity
puzzles-wins = Wins
# $text (string)
puzzles-error = ±{ $text }
# $games (number)
puzzles-evidence = Close answers were rolled out, up to { $games } games each. Clearly worse ones were not.
# $before (number)
# $after (number)
puzzles-change = Your rating: { $before } → { $after }
# $rating (number)
puzzles-puzzleRating = This puzzle: { $rating }
# $day (string)
puzzles-returns = It comes back in the trainer on { $day }.
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-analyse = Open in analysis
puzzles-toPuzzles = All puzzles
puzzles-allDone = You have answered every puzzle here. Choose another theme.
puzzles-notFound = There is no such puzzle.
# $side (string)
puzzles-picture = The board, { $side } at the bottom, with arrows for your answer and the best one
# $ask (string)
# $place (string)
puzzles-spokenQuestion = { $ask }. { $place }.
# $best (string)
puzzles-spokenSolved = Solved. { $best }.
# $yours (string)
# $cost (string)
# $best (string)
puzzles-spokenMissed = Not the best. { $yours }. { $cost } { $best }.
