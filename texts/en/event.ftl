### The event of a match, as its page shows it.

event-label = Event
# $board (number)
# $boards (number)
event-board = Board { $board } of { $boards }
event-nextBoard = Next board
event-nextMatch = To your next match
# $names (string)
event-awaits = Waiting for { $names }
event-awaitsText = Play begins when both players have taken their seats.
event-expected = You are expected here
event-passkey = Your browser asks for your passkey when you take the seat.
event-toPasskeys = Your passkeys
# $board (number)
event-boardOver = Board { $board } is over in this room
# $team (string)
# $imp (number)
event-gains = { $imp } IMP for { $team }
event-running = IMP of the teams so far
# `imp` is written with its sign.
# $imp (string)
event-againstField = { $imp } IMP against the field
event-groups-yours = Your events
event-groups-live = In play
event-groups-open = Open for entry
event-groups-upcoming = Upcoming
event-groups-finished = Finished
event-loadingList = Loading the events …
event-all = All events
event-makeTitle = Direct an event
event-makeText = Set up a tournament, a team match or a league for your club or friends.
# $when (string)
event-starts = Starts { $when }
# $days (number)
# $hours (number)
event-left-days = in { $days } d { $hours } h
# $hours (number)
# $minutes (number)
event-left-hours = in { $hours } h { $minutes } min
# $minutes (number)
# $seconds (number)
event-left-minutes = in { $minutes } min { $seconds } s
# $seconds (number)
event-left-seconds = in { $seconds } s
