### The director's desk, and calls for the director.

# $count (number)
desk-tables = Tables · { $count }
desk-noTables = No matches in play.
# $open (number)
desk-calls =
    { $open ->
        [0] Calls for the director
       *[other] Calls for the director · { $open } open
    }
desk-closed = Closed room: its game is not shown.
desk-notShown = This game is not shown to you.
desk-notBegun = not started
# $name (string)
desk-trouble-absent = { $name } is absent
# $name (string)
desk-trouble-away = { $name } is disconnected
# $name (string)
desk-trouble-thinks = { $name } has been thinking for a long time
# $name (string)
desk-trouble-little_time = { $name } is short of time
# $name (string)
desk-trouble-board = Check { $name }’s board
# $when (string)
desk-lastStep = last action { $when }
desk-watch = Watch
desk-toMatch = To the team match
desk-act = Act
# $where (string)
desk-actTitle = At the table: { $where }
desk-answer = Answer
desk-answerHint = Reply to the player (optional)
desk-heard = Got it
# $when (string)
desk-answered = Seen at { $when }
# $name (string)
desk-newCall = { $name } calls the director
desk-call = Call the director
desk-callTitle = Call the director
desk-callText = Describe the problem in a few words. The director sees your call at once. Your clock keeps running.
desk-reason = Problem
desk-reasonMissing = Describe the problem.
desk-send = Call
desk-own = Your calls from this table
desk-waits = Not seen yet
desk-wasHeard = The director has seen your call.
# $text (string)
desk-says = The director: { $text }
desk-log-title = Log and corrections
desk-log-all = Show every step
desk-log-none = No step that can be undone or corrected.
# $step (number)
desk-log-step = Step { $step }
desk-log-site = automatic
# $step (number)
desk-log-of = step { $step }
# $by (number)
desk-log-fate-corrected = corrected by step { $by }
# $by (number)
desk-log-fate-undone = undone by step { $by }
# $by (number)
desk-log-fate-taken_back = taken back by step { $by }
desk-log-kind-entered = Entry
desk-log-kind-entered_late = Late entry
desk-log-kind-late_entries = Late entries
desk-log-kind-paused = Pause lengthened
desk-log-kind-repaired = Players exchanged
desk-log-kind-changed = Team changed
desk-log-kind-withdrawn = Withdrawal
desk-log-kind-check_in_opened = Check-in opened
desk-log-kind-checked_in = Checked in
desk-log-kind-drawn = Draw
desk-log-kind-begun = Started
desk-log-kind-result = Result
desk-log-kind-awarded = Decided by the director
desk-log-kind-final_week = Last week of the round
desk-log-kind-warned = Warning
desk-log-kind-protested = Protest
desk-log-kind-ruled = Ruling
desk-log-kind-announced = Announcement
desk-log-kind-paid = Prizes paid
desk-log-kind-fee_returned = Fee returned by an earlier version
desk-log-kind-accepted = Invitation accepted
desk-log-kind-declined = Invitation declined
desk-log-kind-line_up = Line-up
desk-log-kind-board_cancelled = Board replaced
desk-log-kind-held = Paused
desk-log-kind-released = Resumed
desk-log-kind-hold_ended = Resumed: held as long as a match under way may be
desk-log-kind-time_given = More time
desk-log-kind-substituted = Substitution
desk-log-kind-rolls_imported = Rolls from a file
desk-log-kind-commentators = Commentators named
desk-log-kind-two_people = Two people of one address
desk-log-kind-replayed = To be replayed
desk-log-kind-lot_drawn = Lot drawn
desk-log-kind-closed = Closed
desk-log-kind-cancelled = Called off
desk-log-kind-undone = Undone
desk-log-kind-corrected = Corrected
desk-log-kind-director_added = Director added
desk-log-kind-director_removed = Director removed
desk-log-kind-handed_over = Handed over
desk-log-change-result = Result
desk-log-change-pairing = Pairing
desk-log-change-standing = Standings
desk-log-change-winner = Winner
desk-log-change-prize = Prize
desk-log-undo = Undo
desk-log-correct = Correct
# $step (number)
desk-log-undoTitle = Undo step { $step }?
# $step (number)
desk-log-correctTitle = Correct step { $step }
desk-log-changes = What changes
desk-log-noChanges = Players see no changes.
desk-log-callsOff = The next match has begun with the wrong player. It no longer counts in the event and is played again.
desk-log-takenBack = These automatic steps are taken back and made again if they are still due:
desk-log-nothing = none
desk-log-reason = Reason
desk-log-reasonHint = Everyone can read it in the log.
desk-log-reasonMissing = Give a reason.
desk-log-preview = Show what changes
desk-log-winner = Winner
desk-log-vp = Victory points of the first team (0 to 30)
desk-log-points = IMP (0 to 24)
desk-log-team = Team
desk-log-cube = Cube
desk-log-left = Checkers left (1 to 15)
desk-hold-pause = Pause the event
desk-hold-pauseTable = Pause
desk-hold-resume = Resume the event
desk-hold-resumeTable = Resume
desk-hold-title = Pause play?
desk-hold-text = Clocks stop and no game starts until you resume. The players read your reason. A match under way can be paused for 24 hours in total at most.
desk-hold-minutes = Expected length in minutes (optional)
desk-hold-badMinutes = Enter 1 to 1440 minutes, or leave this empty.
# $reason (string)
desk-hold-held = Paused: { $reason }
desk-hold-resumed = Play goes on
desk-time-give = More time
desk-time-giveAll = More time for all
desk-time-title = Give more time
desk-time-text = Both players get this time on their clocks at once. You can undo this until the time is used.
desk-time-textAll = All players of games in play get this time on their clocks at once. You can undo this until the time is used.
desk-time-minutes = Minutes for each player
# $minutes (number)
desk-time-count = { $minutes } min
desk-team-title = Directors
desk-team-lead = in charge
desk-team-name = Player’s name
desk-team-add = Add director
desk-team-remove = Remove
desk-team-leave = Stop directing
desk-team-accept = Accept
desk-team-asked = not accepted yet
desk-team-handOver = Hand over
# $name (string)
desk-team-handOverTitle = Hand the event over to { $name }?
desk-team-handOverText = That player then names and removes directors. You stay a director, and can leave once they have accepted.
