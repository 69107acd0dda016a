### The page of a match: names, clocks, connections.

match-gated = Both rooms play the same rolls. You see each turn once both rooms have played it.
match-title = Match
# $white (string)
# $black (string)
match-against = { $white } – { $black }
# $list (RatingList | null)
match-rated =
    { $list ->
        [none] Unrated
        [stakes] Rated · Stakes
       *[other] Rated · Casual
    }
# $game (number)
match-game = Game { $game }
match-crawford = Crawford
# $won (string)
# $points (string | null)
match-series =
    { $points ->
        [none] Series: { $won }
       *[other] Series: { $won } (points { $points })
    }
# $count (number)
match-points =
    { $count } { $count ->
        [one] point
       *[other] points
    }
# $result (GameResult)
match-result =
    { $result ->
        [single] a single game
       *[other] a { $result }
    }
# $result (GameResult)
match-resultName =
    { $result ->
        [single] Single game
        [gammon] Gammon
       *[other] Backgammon
    }
# $count (number)
match-spectators = { $count } watching
match-pips = pips
# $score (number)
match-scoreOf = Score { $score }
match-bot = Bot
match-yourTurn = Your turn
match-freeSeat = Free seat
# $until (string)
match-onVacation = on vacation until { $until }
match-clockStands = paused
match-boardAwaited = Waiting for the board
match-atSensorBoard = Sensor board
match-presence-good = At the table
match-presence-slow = Slow connection
match-presence-reconnecting = Reconnecting …
match-presence-elsewhere = On another page
match-presence-gone = Disconnected
match-clockRuns = The clock keeps running.
match-signal-good = Your connection is good
match-signal-slow = Your connection is slow
match-signal-reconnecting = Connection lost. Reconnecting …
match-onTurn = To move
# $text (string)
match-reserve = Time left { $text }
match-takeBack-ask = Take back
match-takeBack-hint = Play your roll again, if your opponent agrees
# $name (string)
match-takeBack-asked = { $name } asks to take the last play back
# $name (string)
match-takeBack-sent = You asked { $name } to let you take your play back
match-takeBack-allow = Allow
match-takeBack-decline = Let it stand
match-pause-title = Paused
# $time (string)
match-pause-until = The clocks are stopped until one of you resumes, or until { $time }.
match-pause-resume = Resume
match-pause-ask = Pause
match-pause-hint = Stop the clocks for up to 15 min, if your opponent agrees
# $name (string)
match-pause-asked = { $name } asks for a pause of up to 15 min
# $name (string)
match-pause-sent = You asked { $name } for a pause
match-pause-decline = Play on
match-hold-title = Paused by the director
match-hold-clocks = The clocks are stopped until the director resumes the game.
# $time (string)
match-hold-until = The clocks are stopped. The game should resume at about { $time }.
match-connectionLost = Connection lost. Reconnecting …
match-loading = Setting up the board …
match-notFound = Match not found.
