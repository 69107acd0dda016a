### Duplicate team matches: creating one, its results, its director's desk.

teamMatches-kind = Team match
teamMatches-title = Team matches
teamMatches-make = New team match
teamMatches-lead = Two teams, two rooms, the same rolls in both: the better play wins, not the better dice.
teamMatches-loading = Loading the team match …
teamMatches-notFound = Team match not found
teamMatches-phase-line_ups = Line-ups
teamMatches-phase-playing = In play
teamMatches-phase-over = Over
teamMatches-phase-cancelled = Called off
# $count (number)
teamMatches-boards = { $count } boards
# $known (number)
# $all (number)
teamMatches-revealed = { $known } of { $all } boards finished
# $name (string)
teamMatches-directedBy = Directed by { $name }
teamMatches-barometer = Running score
teamMatches-noBarometer = Score at the end only
teamMatches-vp = Victory points
# $imp (number)
teamMatches-difference = Difference { $imp } IMP
teamMatches-room-open = Open room
teamMatches-room-closed = Closed room
# $team (DuplicateTeam)
teamMatches-team = Team { $team }
teamMatches-toTable = To your table
teamMatches-watch = Watch the open room
teamMatches-gatedNote = You can watch the open room once both rooms have begun the board. Each turn is shown once both rooms have played it.
teamMatches-ungatedNote = The open room can be watched live, so the match counts in no list.
teamMatches-lockStepNote = Both rooms play in step: a roll comes when the same player has decided about the cube in both rooms.
teamMatches-lockStep-final = final turn by turn
teamMatches-lockStep-all = both rooms turn by turn
# $minutes (number)
teamMatches-graceNote = A team that has not come { $minutes } min after the start loses the match.
teamMatches-seatProofNote = Every player confirms with a passkey when taking a seat.
teamMatches-seatProof-final = passkey at the seats of the final
teamMatches-seatProof-all = passkey at every seat
teamMatches-closedNote = The closed room cannot be watched. Its games are shown when the board is over in both rooms.
teamMatches-protocol = Results
teamMatches-columns-board = Board
teamMatches-columns-room = Room
teamMatches-columns-players = White – Black
teamMatches-columns-opening = Opening
teamMatches-columns-cube = Cube
teamMatches-columns-left = Left
teamMatches-columns-result = Result
teamMatches-columns-smp = SMP
teamMatches-columns-imp = IMP
teamMatches-notYet = not finished
teamMatches-end-single = single
teamMatches-end-gammon = gammon
teamMatches-end-backgammon = backgammon
teamMatches-end-pass = passed
teamMatches-assigned = assigned
# $cube (number)
# $team (string)
teamMatches-proposed = { $cube }, offered by { $team }
teamMatches-sum = Sum
teamMatches-game = View the game
teamMatches-compare = Compare both rooms
teamMatches-comparing = The comparison appears as soon as both games are analysed …
teamMatches-files = Download the results
teamMatches-teams = Teams and line-ups
teamMatches-captain = Captain
teamMatches-noLineUp = The captain has not named the line-up.
teamMatches-invitation = You are invited to play in this match
# $names (string)
teamMatches-declined = Not playing: { $names }
teamMatches-changeHint = New players get an invitation. You can change the players until the first board begins.
teamMatches-nameLineUp = Name the line-up

teamMatches-rolls = Source of the rolls
teamMatches-origin-committed = committed in advance
teamMatches-origin-imported = from the director’s file
teamMatches-origin-thrown = rolled at real boards
teamMatches-rollsText = Each board has a roll set for both rooms. Its commitment is published now, and its key once the board is over in both rooms.
teamMatches-rollsThrownText = Real dice decide: the room that comes to a roll first rolls it on its sensor board, and the other room gets the same roll. These rolls cannot be verified; the opening roll follows from the commitment.
# $set (number)
teamMatches-set = roll set { $set }
teamMatches-notes = From the director
# $board (number)
# $room (DuplicateRoom)
teamMatches-deed-assigned =
    { $room ->
        [open] Board { $board }, open room: a result was assigned
       *[closed] Board { $board }, closed room: a result was assigned
    }
# $board (number)
# $set (number)
teamMatches-deed-board_cancelled = Board { $board } was replaced and is played with roll set { $set }
# $room (DuplicateRoom)
teamMatches-deed-held =
    { $room ->
        [open] The open room was paused
       *[closed] The closed room was paused
    }
# $room (DuplicateRoom)
teamMatches-deed-released =
    { $room ->
        [open] The open room was resumed
       *[closed] The closed room was resumed
    }
# $player (string)
# $before (string)
# $room (DuplicateRoom)
# $board (number | null)
teamMatches-deed-substituted =
    { $board ->
        [none]
            { $room ->
                [open] { $player } plays for { $before } in the open room
               *[closed] { $player } plays for { $before } in the closed room
            }
       *[other]
            { $room ->
                [open] { $player } plays for { $before } in the open room, from the middle of board { $board }
               *[closed] { $player } plays for { $before } in the closed room, from the middle of board { $board }
            }
    }
# $team (string)
teamMatches-deed-team_changed = Other people were named for { $team }
# $team (string)
teamMatches-deed-walked_over = { $team } won by walk-over
# $one (string)
# $other (string)
teamMatches-deed-two_people = { $one } and { $other } are two people
teamMatches-deed-cancelled = The match was called off
teamMatches-vugraph-title = Both rooms side by side
teamMatches-vugraph-board = Board
teamMatches-vugraph-hint = Each turn is shown once both rooms have played it.
teamMatches-vugraph-chances = The chances are those before the roll of the turn.
teamMatches-vugraph-empty = No turn has been played in both rooms yet.
teamMatches-vugraph-turns = Turns
teamMatches-vugraph-latest = Latest turn
teamMatches-vugraph-commentary = Commentary
teamMatches-vugraph-none = No comments yet.
# $names (string)
teamMatches-vugraph-by = Commentary: { $names }
# $turn (number)
teamMatches-vugraph-turn = Turn { $turn }
# $turn (number)
teamMatches-vugraph-write = Comment on turn { $turn }
teamMatches-vugraph-about = Turn
# $turn (number)
teamMatches-vugraph-inPlay = { $turn }, in play
teamMatches-vugraph-held = Spectators read this once both rooms have played the turn.
teamMatches-desk-title = Director’s desk
# $board (number | null)
teamMatches-desk-board =
    { $board ->
        [none] all boards over
       *[other] board { $board }
    }
teamMatches-desk-state-waiting = waiting
teamMatches-desk-state-seating = players take their seats
teamMatches-desk-state-playing = in play
teamMatches-desk-state-finished = finished
# $names (string)
teamMatches-desk-missing = Not there yet: { $names }
teamMatches-desk-held = paused
teamMatches-desk-what = Choose an action
teamMatches-desk-hold = Pause
teamMatches-desk-release = Resume
teamMatches-desk-assign = Assign a result
teamMatches-desk-cancelBoard = Replace a board
teamMatches-desk-substitute = Substitute
teamMatches-desk-substituteHint = Another player of the team takes the seat, in a game too. The board and the clock stay as they are. The player who leaves loses the seat at once and reads your reason. A player who has seen this board in the other room cannot take the seat. You can undo this until the new player has acted.
teamMatches-desk-cancel = Call off the match
teamMatches-desk-twoPeople = Two people
teamMatches-desk-twoPeopleHint = Their accounts share a browser or an address, so they count as one person. If you know that they are two, both may have a seat. You can undo this until both have one.
teamMatches-desk-pair = Players
teamMatches-desk-pairMissing = Choose the two players.
# $one (string)
# $other (string)
teamMatches-desk-linked-browser = { $one } and { $other } have used the same browser. They count as one person, and no board starts while both have a seat.
# $one (string)
# $other (string)
teamMatches-desk-linked-address = { $one } and { $other } play from the same address. They count as one person, and no board starts while both have a seat.
# $one (string)
# $other (string)
teamMatches-desk-areTwo = { $one } and { $other } share a browser or an address. A director has said that they are two people.
teamMatches-desk-reason = Reason (shown with the results)
teamMatches-desk-minutes = Expected length in minutes (optional, shown to the players)
teamMatches-desk-assignHint = The game gets this result. If it is still being played, it ends at once, and the room goes on to its next board. You can correct the result later.
teamMatches-desk-replaceHint = Both rooms play this board again with another roll set. Its games in play end at once, and its results no longer count in the match.
teamMatches-desk-cancelHint = The games in play end at once, and the match ends without a winner. It cannot be resumed.
teamMatches-desk-releaseHint = The clocks run on at once, and boards can start.
teamMatches-desk-holdHint = The clocks stop, and no board starts. Both players read your reason. A match under way can be paused for 24 hours in total at most.
teamMatches-desk-badMinutes = Enter 1 to 1440 minutes, or leave this empty.
teamMatches-desk-to = For
teamMatches-desk-points = IMP, 0 to 24
teamMatches-desk-player = New player
teamMatches-desk-nobody = Nobody on this team can take the seat.
teamMatches-desk-act = Apply
teamMatches-desk-roomMissing = Choose a room.
teamMatches-desk-boardMissing = Choose a board.
teamMatches-desk-teamMissing = Choose a team.
teamMatches-desk-playerMissing = Choose the new player.
teamMatches-desk-badPoints = Enter 0 to 24 IMP.
teamMatches-desk-reasonMissing = Enter a reason.
teamMatches-desk-ownTeam = You are in a team of this match, so the desk does not show you the rooms.
teamMatches-desk-enter = Enter the next result
teamMatches-desk-enterButton = Enter
teamMatches-desk-winner = Winner
teamMatches-desk-cube = Cube counted
teamMatches-desk-left = Checkers left
teamMatches-desk-import = Import rolls (CSV)
teamMatches-desk-imported = The boards will be played with the rolls from the file. The match counts in no list.
teamMatches-desk-named = Commentators, separated by commas
teamMatches-desk-namedHint = Up to 8 people who are in neither team. They see what spectators see.
teamMatches-desk-save = Save commentators
teamMatches-form-title = New team match
teamMatches-form-name = Name
teamMatches-form-namePlaceholder = Club final
teamMatches-form-preset = Classic: six boards, running score
teamMatches-form-bots = Let bots fill both teams
teamMatches-form-boards = Boards
teamMatches-form-where = Where the games are played
teamMatches-form-here = Here, at tables
teamMatches-form-byHand = At real boards; I enter the results
teamMatches-form-pace = Pace
teamMatches-form-live = Live
teamMatches-form-correspondence = At their own pace
teamMatches-form-thrown = Dice rolled by hand
teamMatches-form-thrownText = At sensor boards: the room that comes to a roll first rolls it, and the other room gets the same roll. Players at a screen get their rolls from the server. These rolls cannot be verified.
teamMatches-form-barometer = Running score
teamMatches-form-barometerText = The score is shown after each board; otherwise at the end.
teamMatches-form-exchange = Line-up changes
teamMatches-form-exchangeText = Captains may change the line-up between boards, until the first roll of the next one.
teamMatches-form-ungated = Open room live
teamMatches-form-ungatedText = Spectators watch the open room as it plays. Switch this on only if no one can tell the closed room its rolls. Otherwise spectators see each turn once both rooms have played it. A match that is watched live counts in no list.
teamMatches-form-lockStep = Keep the rooms in step
teamMatches-form-lockStepText = A roll comes when the side has decided about the cube in both rooms. Clocks are stopped while a room waits. Recommended.
teamMatches-form-atOnce = When both line-ups are named
teamMatches-form-timedHint = Until then captains name their line-ups.
teamMatches-form-grace = Teams may be late by
teamMatches-form-graceHint = A team that has not come by then loses the match. If neither comes, the match is called off.
teamMatches-form-seatProof = Passkey at the seat
teamMatches-form-seatProofText = Every player confirms with a passkey when taking a seat, so that the owner of the account is there. House bots need none.
teamMatches-form-inMatches-off = In no match
teamMatches-form-inMatches-final = In the final
teamMatches-form-inMatches-all = In all matches
teamMatches-form-teamName = Team name
teamMatches-form-captain = Captain
teamMatches-form-players = Players, separated by commas
teamMatches-form-playersHint = Two to six: names of accounts or of bots.
teamMatches-form-playersHintByHand = Two to six: any names; the first sits in the open room, the second in the closed one.
teamMatches-form-missing = Give the match and both teams a name, a captain and at least two players.
teamMatches-form-create = Set up the match
teamMatches-toTeamMatch = To the team match
# $board (number)
# $room (DuplicateRoom)
teamMatches-table =
    { $room ->
        [open] Board { $board }, open room
       *[closed] Board { $board }, closed room
    }
