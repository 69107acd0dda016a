### The blunder trainer and performances.

trainer-lead = Your mistakes and missed puzzles come back when you are about to forget them.
# $due (number)
# $waiting (number)
# $learned (number)
trainer-counts = Due now: { $due } · later: { $waiting } · learned: { $learned }
trainer-nothingYet = No mistakes to learn from yet
trainer-nothingYetText = Play a match. Your mistakes appear here shortly after it ends.
trainer-doneForNow = Done for now
# $day (string)
# $time (string)
trainer-nextAt = The next question comes back on { $day } at { $time }.
trainer-you = you
# $opponent (string)
# $day (string | null)
trainer-from =
    { $day ->
        [none] Against { $opponent }
       *[other] Against { $opponent }, { $day }
    }
# $own (number)
# $other (number)
# $length (number)
trainer-score = { $own }–{ $other } to { $length }
trainer-money = money
trainer-askCube = Your cube action?
# $high (number)
# $low (number)
trainer-askPlay = How do you play { $high }-{ $low }?
trainer-right = Correct
trainer-wrong = Not the best
# $day (string)
trainer-again = Comes back on { $day }.
trainer-missedPuzzle = A puzzle you missed
trainer-next = Next question
trainer-inMatch = See it in the match
trainer-performance = Performance
trainer-performanceHint = PR of recent matches: 500 × the average error per decision. Lower is better.
trainer-performanceNone = No analysed matches yet.
trainer-byPart = By phase of the game
trainer-typical = Typical mistakes
trainer-typicalNone = None yet.
# $count (number)
trainer-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
trainer-chart = PR by match
# $day (string)
# $pr (string)
# $opponent (string)
trainer-point = { $day }, PR { $pr } against { $opponent }
trainer-mistakeThemes-missed_double = Missed doubles
trainer-mistakeThemes-wrong_double = Doubles too early
trainer-mistakeThemes-too_good = Cashing instead of playing on
trainer-mistakeThemes-wrong_take = Wrong takes
trainer-mistakeThemes-wrong_pass = Wrong passes
trainer-mistakeThemes-missed_hit = Missed hits
trainer-mistakeThemes-wrong_hit = Wrong hits
trainer-mistakeThemes-point_not_made = Missed points
trainer-mistakeThemes-stayed_back = Back checkers stayed too long
trainer-mistakeThemes-ran_too_soon = Back checkers ran too soon
trainer-mistakeThemes-too_loose = Too many blots
trainer-mistakeThemes-too_safe = Too careful
trainer-mistakeThemes-race = Races
trainer-mistakeThemes-bear_off = Bear-offs
trainer-mistakeThemes-other = Other mistakes
