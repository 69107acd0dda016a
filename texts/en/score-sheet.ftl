### The score sheet of a duplicate team match.

scoreSheet-title = Score sheet
scoreSheet-lead = For a duplicate team match at real boards: each board is played in both rooms with the same rolls. Fill in the results; points follow the published tables.
scoreSheet-open = Score a duplicate match
scoreSheet-boards = Boards
scoreSheet-board = Board
# $team (DuplicateTeam)
scoreSheet-team = Team { $team }
# $team (DuplicateTeam)
scoreSheet-nameOf = Name of team { $team }
scoreSheet-room-open = open room
scoreSheet-room-closed = closed room
# $board (number)
# $room (string)
scoreSheet-game = board { $board }, { $room }
scoreSheet-winner = Winner
scoreSheet-result = Result
scoreSheet-end-single = Single game
scoreSheet-end-gammon = Gammon
scoreSheet-end-backgammon = Backgammon
scoreSheet-end-pass = Double passed
scoreSheet-cube = Cube
scoreSheet-left = Checkers left
scoreSheet-difference = Difference
# $missing (number)
scoreSheet-incomplete =
    { $missing ->
        [one] 1 game is missing
       *[other] { $missing } games are missing
    }
scoreSheet-print = Print
scoreSheet-csv = Download as CSV
scoreSheet-clear = Clear the sheet
