### The review of a match.

review-title = Review
# $white (string)
# $black (string)
review-heading = { $white } – { $black }
# $plies (number)
review-lead =
    { $plies ->
        [0] A quick analysis. A deeper one follows.
       *[other] { $plies }-ply analysis of every decision.
    }
# $plies (number)
# $games (number)
review-leadDeep = { $plies }-ply analysis of every decision; then mistakes and close decisions rolled out, up to { $games } games per choice.
review-leadBefore = What was good, what was not, and what was luck.
review-waiting = Analysing every roll and every decision of this match …
review-deeper = Analysing deeper …
review-deepen = Roll out the mistakes
review-deepenHint = Plays out the mistakes and close decisions of both sides hundreds of times. Some turn out not to be mistakes. This takes a minute to half an hour: new matches are analysed first. You can leave this page meanwhile.
review-deepening = Rolling out the mistakes …
review-deepenBusy = Another match of yours is being rolled out. Try again when it is done.
review-deepenEnough = You have reached today’s limit of rolled-out matches. Try again tomorrow.
# $done (number)
# $total (number)
review-progress =
    { $total ->
        [0] In the queue
       *[other] { $done } of { $total }
    }
review-notOver = A match can be reviewed once it is over.
review-notFound = There is no match with this id.
review-none = There is no analysis of this match.
review-empty = No moves were played in this match.
review-toMatch = To the match
review-share = Copy link
review-shared = Link copied. It opens this position.

review-summary = Both players
review-pr = PR
review-prHint = 500 × the average error per decision. Below 3: world class. Below 8: strong. Above 15: much to learn.
review-error = Error
review-luck = Luck
review-mistakes = Doubtful, bad, very bad
review-snowie = Snowie error rate
review-decisions = Decisions
review-plays = Checker plays
review-doubles = Doubles
review-answers = Takes and passes
review-phase-opening = Opening
review-phase-contact = Contact
review-phase-race = Race
review-phase-bear_off = Bear-off
# $name (string)
# $share (string)
review-withoutLuck = Without luck, { $name }’s chance to win the match would have been { $share }.
# $name (string)
# $points (string)
review-withoutLuckPoints = Without luck, { $name } would have { $points } points.
review-cost = Cost
review-noDecisions = —

# $name (string)
review-board = Position before { $name }’s decision
review-steps = Step through the match
review-first = To the start
review-previous = Back
review-next = Forward
review-last = To the end
review-previousMistake = Previous mistake
review-nextMistake = Next mistake
review-keys = Keys: left and right step through the match, up and down jump between mistakes.
# $game (number)
# $number (number)
# $total (number)
review-place = Game { $game } · { $number } of { $total }
# $white (string)
# $own (number)
# $black (string)
# $other (number)
review-score = { $white } { $own } – { $other } { $black }
review-crawford = Crawford

# $name (string)
review-chart = { $name }’s chance of winning the match
# $name (string)
review-chartPoints = Points for { $name }
# $game (number)
# $value (string)
review-chartPlace = game { $game }, { $value }

review-moves = Moves
review-course = Course of the match
# $name (string)
review-worstOf = Worst mistakes of { $name }
review-class-good = Good
review-class-doubtful = Doubtful
review-class-bad = Bad
review-class-very_bad = Very bad
# $name (string)
# $dice (string)
review-rolled = { $name } rolls { $dice }
# $name (string)
# $choice (CubeChoice)
review-doesCube =
    { $name } { $choice ->
        [no_double] rolls
        [double] doubles
        [take] takes
        [pass] passes
        [beaver] beavers
       *[raccoon] raccoons
    }
review-did-no_double = rolls
review-did-double = doubles
review-did-take = takes
review-did-pass = passes
review-did-beaver = beavers
review-did-raccoon = raccoons
review-choices-no_double = no double
review-choices-double = double
review-choices-take = take
review-choices-pass = pass
review-choices-beaver = beaver
review-choices-raccoon = raccoon
review-optional = Optional double: rolling is worth the same.
review-tooGood = too good to double
review-forced = Forced
# $notation (string)
review-illegal = { $notation } is not legal. The opponent let it stand, so it is not analysed.
# $notation (string)
review-illegalShort = { $notation } (illegal)
review-notPlayed = The game ended before this was played.
review-best = Best
review-made = Played
review-play = Play
review-equity = Equity
review-wins = Wins
review-gammons = Gammons
review-losses = Lost gammons
review-others = Other programs, from the file
review-program = Program
# $program (string)
# $file (string)
review-fromFile = { $program }, from { $file }
# $program (string)
review-prOf = PR by { $program }
# $rating (string)
review-prHere = here { $rating }
review-prOfHint = Over the decisions that both programs analysed, by this site’s rules.
review-choice = Choice
review-rolledOut = rolled out
review-rollout-why-mistake = Rolled out because the first analysis called it a mistake.
review-rollout-why-close = Rolled out because the best two were within 0.02.
review-rollout-why-depths_disagree = Rolled out because two search depths disagreed.
# $best (string)
# $games (number)
# $margin (string)
# $low (string)
# $high (string)
review-rollout-confirmed = After { $games } games, { $best } is still best, by { $margin } (95%: { $low } to { $high }).
# $best (string)
# $before (string)
# $games (number)
# $margin (string)
# $low (string)
# $high (string)
review-rollout-changed = After { $games } games, { $best } is best instead of { $before }, by { $margin } (95%: { $low } to { $high }).
# $best (string)
# $games (number)
# $margin (string)
# $low (string)
# $high (string)
review-rollout-undecided = Too close to call after { $games } games: { $best } leads by { $margin } (95%: { $low } to { $high }).
# $before (string)
# $now (string)
review-rollout-cost = Cost: { $before } before the rollout, { $now } now.
# $plies (number)
review-plies = { $plies }-ply
review-lucky-very_unlucky = a very unlucky roll
review-lucky-unlucky = an unlucky roll
review-lucky-usual = { "" }
review-lucky-lucky = a lucky roll
review-lucky-very_lucky = a very lucky roll
# $amount (string)
review-luckOf = Luck { $amount }
# $play (string)
review-why-better = { $play } is better:
# In 100 games, because "24% more" would be understood as a share of the other play's wins.
# $games (string)
# $more (boolean)
review-why-wins =
    { $more ->
        [true] it wins { $games } more games in 100
       *[false] although it wins { $games } fewer games in 100
    }
# $games (string)
# $more (boolean)
review-why-gammons =
    { $more ->
        [true] it wins { $games } more gammons in 100 games
       *[false] although it wins { $games } fewer gammons in 100 games
    }
# $games (string)
# $fewer (boolean)
review-why-losses =
    { $fewer ->
        [true] it loses { $games } fewer gammons in 100 games
       *[false] although it loses { $games } more gammons in 100 games
    }
review-why-cube = the chances are similar, but it makes better use of the cube
# $gain (string)
# $answer (string)
review-why-missedDouble = Doubling was worth { $gain } more; the opponent should { $answer }.
# $win (string)
# $gain (string)
review-why-wrongDouble = With { $win } wins, rolling without a double was better by { $gain }.
# $gammons (string)
review-why-tooGood = With { $gammons } gammons, it was better to play on for a gammon than to cash.
# $win (string)
# $gammons (string)
review-why-wrongTake = With { $win } wins and { $gammons } gammon losses, passing loses less.
# $win (string)
review-why-wrongPass = With { $win } wins, taking loses less than passing.
review-why-beaver = A beaver would have been worth twice as much.
review-why-fine = This was best.
review-worst = Worst mistake
review-list = Biggest mistakes
review-listEmpty = No doubtful decisions: well played.
