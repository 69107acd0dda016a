### Tournaments: the list, one of them, its standings and brackets, and its director's desk.

tournaments-kind = Tournament
tournaments-title = Events
tournaments-lead = Tournaments and duplicate team matches, played live or at your own pace.
tournaments-none = No tournaments yet
tournaments-noneText = Create the first one: you direct it, others enter.
tournaments-make = New tournament
tournaments-open = Open for entry
tournaments-running = In play
# $entries (number)
# $places (number)
tournaments-entries = { $entries } of { $places } places
# $name (string)
tournaments-directedBy = Directed by { $name }
# $name (string)
tournaments-winner = Won by { $name }
tournaments-format-knock_out = Knock-out
# $rounds (number)
tournaments-format-swiss =
    { $rounds ->
        [one] Swiss, 1 round
       *[other] Swiss, { $rounds } rounds
    }
tournaments-format-unbeaten = Swiss until one is unbeaten
# $lives (number)
tournaments-format-lives =
    { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }
# $twice (boolean)
tournaments-format-all =
    { $twice ->
        [true] Everybody meets everybody twice
       *[false] Everybody meets everybody
    }
# $groups (number)
tournaments-format-groups = { $groups } groups
# $format (string)
# $count (number)
tournaments-thenFinal = { $format }, then a knock-out of { $count }
tournaments-again = Same again
tournaments-phase-entries = Entries open
tournaments-phase-check_in = Check-in
# $number (number)
tournaments-phase-round = Round { $number }
# $number (number)
tournaments-phase-between_rounds = Round { $number } decided
tournaments-phase-over = Over
tournaments-phase-cancelled = Called off
tournaments-notFound = Tournament not found
tournaments-loading = Loading the tournament …
tournaments-form-title = New tournament
tournaments-form-lead = Pairings are drawn from a recorded seed, and results come from the matches themselves.
tournaments-form-name = Name
tournaments-form-namePlaceholder = Autumn cup
tournaments-form-nameMissing = Enter a name of 3 to 60 characters.
tournaments-form-about = What players should know (optional)
tournaments-form-format = Format
tournaments-form-kinds-knock_out = Knock-out
tournaments-form-kinds-swiss = Swiss: everybody plays every round
tournaments-form-kinds-lives = Lives: out after so many losses
tournaments-form-kinds-round_robin = Everybody meets everybody
tournaments-form-rounds = Rounds
tournaments-form-untilUnbeaten = Until one is unbeaten
tournaments-form-lives = Lives
tournaments-form-groups = Groups
tournaments-form-twice = Everybody meets twice
tournaments-form-finalOf = On to a knock-out final
tournaments-form-finalOfEach = On to a knock-out final, from each group
tournaments-form-noFinal = No final
# $count (number)
tournaments-form-best =
    { $count ->
        [one] The best
       *[other] The best { $count }
    }
tournaments-form-length = Matches to
# $n (number)
tournaments-form-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
tournaments-form-places = Places
# $players (number)
tournaments-form-forecast-players = With { $players } players:
# `range` is the least and the most, such as 5–6; `most` decides the plural.
# $range (string)
# $most (number)
tournaments-form-forecast-rounds =
    { $most ->
        [one] { $range } round
       *[other] { $range } rounds
    }
# $range (string)
# $most (number)
tournaments-form-forecast-matches =
    { $most ->
        [one] { $range } match for each player
       *[other] { $range } matches for each player
    }
# $count (number)
tournaments-form-forecast-boards =
    { $count ->
        [one] 1 board
       *[other] { $count } boards
    }
# $time (string)
tournaments-form-forecast-time = about { $time } of play
tournaments-form-pace = Pace
tournaments-form-correspondence = At their own pace
tournaments-form-live = Live
tournaments-form-days = Days per turn
tournaments-form-daysHint = A player who does not move for this long forfeits the match. Warnings come at half the time and a day before.
tournaments-form-liveHint = Both players sit down when they meet; the clock runs from then on.
tournaments-form-start = Start
tournaments-form-byDirector = By the director
tournaments-form-timed = At a set time
tournaments-form-byDirectorHint = You draw the first round when you are ready.
tournaments-form-timedHint = Entries close at this time, and the first round is drawn. With fewer than two players, the event is called off.
# $zone (string)
tournaments-form-startsAt = Date and time (your time, { $zone })
tournaments-form-startWrong = Enter a date and time in the future.
tournaments-form-every = Next rounds
tournaments-form-everyMinutes-soon = As soon as possible
# $minutes (number)
tournaments-form-everyMinutes-minutes = Every { $minutes } min
tournaments-form-everyMinutes-day = Every day
tournaments-form-everyMinutes-week = Every week
tournaments-form-grace = Players may be late by
tournaments-form-graceHint = A player who has not sat down by then loses the match. If both are absent, both lose.
tournaments-form-pause = Pause before the next round
tournaments-form-pauseHint = Time to correct a wrong result. The director can end the pause or lengthen it.
tournaments-form-noPause = None
tournaments-form-late = Late entries
# $kind (string)
tournaments-form-lateHint =
    { $kind ->
        [knock_out] After the start a late player can take the place of a bye.
        [lives] After the start late players can join in, with all their lives.
       *[other] After the start late players can join in, without points for rounds that they have missed.
    }
tournaments-form-noLate = None
# $minutes (number)
tournaments-form-minutes = { $minutes } min
tournaments-form-checkIn = Check-in before the draw
tournaments-form-checkInHint = Only checked-in players are paired; others move up from the waiting list.
tournaments-form-byRating = Seeding by rating
# $kind (string)
tournaments-form-byRatingHint =
    { $kind ->
        [knock_out] The strongest meets the weakest. Otherwise pairings are drawn by lot.
        [round_robin] The strongest are spread over the groups. Otherwise lots decide.
       *[other] Among equals, the stronger half meets the weaker half. Otherwise pairings among equals are drawn by lot.
    }
tournaments-form-prizes = Prizes in credits, from the first place (optional)
tournaments-form-prizesHint = For example 100, 50, 25, 25. Only directors appointed by the site can give prizes.
tournaments-form-prizesWrong = Enter amounts above zero, separated by commas.
tournaments-form-fee = Entry fee
tournaments-form-free = None
tournaments-form-freeHint = Matches count for the list “Casual”.
tournaments-form-feeHint = Paid in credits on entry; refunded if you withdraw before the draw. Matches count for the list “Stakes”.
tournaments-form-shares = Shares of the pool in percent, from the first place
tournaments-form-sharesHint = The house keeps a tenth of all fees; the rest is divided like this. Players who share places share their percentages. A player who loses a match that the director decides before it starts gets the fee back.
tournaments-form-sharesWrong = Enter percentages in falling order that add up to 100, for example 50, 30, 20.
tournaments-form-create = Create tournament
tournaments-enter = Enter
tournaments-free = No entry fee
# $fee (string)
tournaments-feeOf = Entry { $fee }
# $pool (string)
tournaments-pool = { $pool } in the pool now.
tournaments-houseTenth = The house keeps a tenth of the fees; the rest goes to the winners.
# $fee (string)
tournaments-enterFor = Enter for { $fee }
tournaments-signInToEnter = Sign in to enter
tournaments-withdraw = Withdraw
tournaments-checkIn = Check in
# $name (string)
tournaments-toYourMatch = Your match against { $name }
tournaments-entered = You have entered.
tournaments-waitingForDraw = You have entered. The director draws the first round.
tournaments-startsTitle = Timetable
# $when (string)
tournaments-starts = Starts { $when }
# $when (string)
tournaments-checkInAt = Check-in opens { $when }
# $when (string)
tournaments-nextRoundAt = The next round starts { $when }
# $minutes (number)
tournaments-grace = Late players lose their match after { $minutes } min
tournaments-enterLate = Enter late
# $when (string)
# $kind (string)
tournaments-lateUntil =
    { $kind ->
        [knock_out] Late players may take the place of a bye until { $when }
       *[other] Late players may join in until { $when }
    }
tournaments-retireTitle = Withdraw from the tournament?
tournaments-retireText = Your opponent in the open match wins, and so does any later opponent. A match in play ends as if you had left it at the table. You cannot come back.
tournaments-waitingForStart = You have entered. The first round is drawn at the start.
tournaments-bothLost = Both absent: both lose
tournaments-people = Players
tournaments-nobody = No one has entered yet
tournaments-outOfDraw = Not in the draw
tournaments-state-placed = Entered
tournaments-state-checked_in = Checked in
tournaments-state-waiting = Waiting list
tournaments-state-withdrawn = Withdrawn
tournaments-branch-main = Main bracket
tournaments-branch-consolation = Consolation
tournaments-branch-final = Final stage
# $number (number)
tournaments-round = Round { $number }
tournaments-final = Final
tournaments-semiFinals = Semi-finals
tournaments-quarterFinals = Quarter-finals
tournaments-fromRound = From round
tournaments-find = Find a player
# `more` is the number of other players who were found.
# $name (string)
# $more (number)
tournaments-foundInBracket =
    { $more ->
        [0] { $name }
       *[other] { $name } and { $more } more
    }
tournaments-notFoundInBracket = No player with this name
tournaments-rounds = Rounds
tournaments-notDrawn = Not drawn yet
tournaments-notDrawnText = Pairings of this round are drawn when the round before it is decided.
tournaments-bye = Bye
tournaments-byes-swiss = has a bye: a point
tournaments-byes-lives = has a bye: no life lost
tournaments-byes-round_robin = does not play in this round
tournaments-lucky = Lucky loser
# $seed (string)
tournaments-drawnFrom = drawn from { $seed }
tournaments-bracketLabel = The bracket; scroll sideways for later rounds
# $first (string)
# $second (string)
# $score (string)
# $state (string)
tournaments-pairingLabel = { $first } against { $second }, { $score }, { $state }
tournaments-openMatches = Matches of this round
tournaments-notBegun = Not started
tournaments-inPlay = In play
# $name (string)
tournaments-won = { $name } wins
tournaments-how-played = played
tournaments-how-idle = no move for too long
tournaments-how-director = by the director
tournaments-how-points = more points at the end of the round
tournaments-how-last_game_time = less time in the last game
tournaments-how-current_game_time = less time in this game
tournaments-how-lot = by lot
tournaments-how-ruling = ruling on a protest
tournaments-how-absent = opponent absent
tournaments-how-neither_came = neither came, by lot
tournaments-how-withdrew = opponent withdrew
tournaments-how-both_absent = both absent
# $name (string)
tournaments-warned = { $name } has been warned: a move is due
# $name (string)
tournaments-protested = { $name } protests; the director will rule
# $first (string)
# $second (string)
tournaments-thought = Time used: { $first } and { $second }
# $when (string)
tournaments-endsAt = Three quarters of the matches are decided. Open matches will be decided on { $when }: by points, then by time used, then by lot.
# $when (string)
tournaments-protestsUntil = The next round will be drawn on { $when }, or earlier by the director. Until then you can protest decisions under the 75 % rule.
tournaments-protest = Protest
tournaments-standings-title = Standings
# $number (number)
tournaments-standings-group = Group { $number }
tournaments-standings-place = Place
tournaments-standings-player = Player
tournaments-standings-goesOn = goes on
tournaments-standings-note = Matches that are not over do not count yet. Players who are equal in all columns share a place.
tournaments-standings-meaning = What the columns mean
tournaments-columns-points-short = Pts
tournaments-columns-points-name = Points
tournaments-columns-points-text = A point for each win, and in a Swiss for a bye. Example: two wins and a bye make 3.
tournaments-columns-wins-short = Wins
tournaments-columns-wins-name = Number of wins
tournaments-columns-wins-text = The matches that were won. With lives, a bye counts as a win. Example: two wins and a bye make 3.
tournaments-columns-head_to_head-short = H2H
tournaments-columns-head_to_head-name = Head to head
tournaments-columns-head_to_head-text = The points from the matches among players who are equal so far, if all of them have met. Example: two players have 4 points each; the one who beat the other has 1 here, the other 0.
tournaments-columns-buchholz-short = BH
tournaments-columns-buchholz-name = Buchholz
tournaments-columns-buchholz-text = The sum of the opponents’ points, so it is higher for a player who met strong opponents. A bye and an absent opponent count as an opponent with as many points as the player. Example: opponents with 3, 2 and 1 points make 6.
tournaments-columns-buchholz_cut-short = BH−1
tournaments-columns-buchholz_cut-name = Buchholz without the lowest
tournaments-columns-buchholz_cut-text = Buchholz without the opponent who has the fewest points. Example: opponents with 3, 2 and 1 points make 5.
tournaments-columns-sonneborn_berger-short = SB
tournaments-columns-sonneborn_berger-name = Sonneborn-Berger
tournaments-columns-sonneborn_berger-text = The sum of the points of the opponents whom the player beat. Example: wins against players with 3 and 1 points make 4.
tournaments-columns-lives-short = Lives
tournaments-columns-lives-name = Lives left
tournaments-columns-lives-text = The lives that the player has left. Example: of two lives one is lost, so 1 is left.
tournaments-columns-survived-short = Until
tournaments-columns-survived-name = Survived until round
tournaments-columns-survived-text = The round in which the last life was lost. Those who are still in have the next round. Example: out in round 3 is 3.
tournaments-rules-title = How it works
tournaments-rules-knock_out = The winner of a match goes on, and the loser is out. A round is drawn when the one before is decided. With an odd number, one player has a bye in round one. Lucky losers, drawn from those who lost in round one, then fill up round two.
tournaments-rules-swiss = Nobody is out: everybody plays in every round, against somebody with about as many points. A round is drawn when the one before is decided. Nobody meets the same opponent twice, as long as that is possible. With an odd number, one player has a bye, which is worth a point. Nobody has a second bye before everybody has had one.
tournaments-rules-lives = Each loss costs a life, and a player without lives is out. A round is drawn when the one before is decided: players with as many lives meet, and second meetings are avoided as long as possible. With an odd number, one of the players with the fewest byes so far has a bye, which costs no life.
tournaments-rules-round_robin = Everybody meets everybody, in an order that is fixed when play begins. A round begins when the one before is decided. With an odd number, one player is free in each round; that is worth nothing, because everybody is free equally often. If somebody leaves before having played half of the matches, those results are cancelled. Later, the other opponents win.
# $count (number)
tournaments-rules-finalOf = The best { $count } then play a knock-out final.
# $count (number)
tournaments-rules-finalOfEach =
    { $count ->
        [one] The best of each group then play a knock-out final.
       *[other] The best { $count } of each group then play a knock-out final.
    }
tournaments-results = Final places
# $place (number)
tournaments-place = { $place }.
tournaments-prize = Prize
tournaments-prizes = Prizes
tournaments-notes = From the director
tournaments-drawUndone = The draw was undone
tournaments-about = About
# $place (string)
tournaments-match = Match { $place }
tournaments-csv = Matches as CSV
tournaments-desk-title = Director’s desk
tournaments-desk-openCheckIn = Open check-in
tournaments-desk-draw = Draw round 1
tournaments-desk-drawNext = Draw the next round now
tournaments-desk-drawHint = Closes the entries. Later rounds are drawn automatically.
tournaments-desk-console = Start the consolation bracket
tournaments-desk-announce = Announce
tournaments-desk-cancel = Call off
tournaments-desk-pause = Lengthen the pause
tournaments-desk-pauseTitle = Lengthen the pause
tournaments-desk-pauseText = The next round is not drawn before the pause ends. Players see the new time.
tournaments-desk-pauseMinutes = Minutes from now (1 to 1440)
tournaments-desk-pauseWrong = Enter 1 to 1440 minutes.
tournaments-desk-lateEntries = Late entries
tournaments-desk-lateTitle = Open late entries
# $kind (string)
tournaments-desk-lateText =
    { $kind ->
        [knock_out] Until this time a late player can enter and takes the place of the bye of round one.
       *[other] Until this time late players can enter. They take the place of the bye of round one, or play from the next round on.
    }
# $zone (string)
tournaments-desk-lateUntil = Until ({ $zone })
tournaments-desk-lateWrong = Enter a date and time in the future.
tournaments-desk-swap = Exchange players
tournaments-desk-swapTitle = Exchange two players
tournaments-desk-swapText = Both matches get new tables. This is possible until one of them starts.
tournaments-desk-swapFirst = Player
tournaments-desk-swapSecond = changes places with
tournaments-desk-addBot = Add a bot
tournaments-desk-remove = Remove
tournaments-desk-award = Decide
tournaments-desk-rule = Rule
tournaments-desk-awardTo = Who wins?
tournaments-desk-reason = Reason (shown to everyone)
tournaments-desk-winnerMissing = Choose who wins.
tournaments-desk-swapMissing = Choose two players.
tournaments-desk-reasonMissing = Enter a reason.
tournaments-desk-announcement = Announcement
tournaments-desk-announcementMissing = Enter an announcement.
tournaments-desk-confirm = Apply
# $name (string)
tournaments-desk-removeTitle = Remove { $name }
# $match (string)
tournaments-desk-awardTitle = Decide match { $match }
# $match (string)
tournaments-desk-ruleTitle = Rule on match { $match }
tournaments-desk-cancelTitle = Call off the tournament
# $when (string)
tournaments-desk-unsettled = The site could not pay the prizes on { $when }. It tries again every minute, and its operator has been alerted.
tournaments-desk-settle = Pay now
tournaments-desk-cancelText = Tables that have not started are closed, and entry fees are refunded. You can undo this in the log only if no fees were refunded.
tournaments-toTournament = To the tournament
