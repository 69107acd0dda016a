### Sensor boards: enrol, seat, watch and revoke them.

boards-title = Sensor boards
boards-lead = Play on a real board with sensors under its points. You move the checkers; your opponent sees it on a screen, or on a board of their own.
boards-intro-howTitle = How a match is played on a board
boards-intro-steps-1 = Get a code on this page and enter it on the board. The board is then yours.
boards-intro-steps-2 = Begin a match on the web, then press “Use this board” on this page.
boards-intro-steps-3 = The board shows your roll. Move your checkers, then press Done: the board reads your play.
boards-intro-steps-4 = Your opponent’s play is shown on the board, and you move the checkers for your opponent.
boards-intro-whoTitle = Who can play whom
boards-intro-who-1 = A board and a screen: your opponent needs no board.
boards-intro-who-2 = Two boards in two places, each with its own player.
boards-intro-who-3 = One board for both players, in a club or at home.
boards-intro-who-4 = A board and a bot.
boards-intro-withoutTitle = Try it without a board
boards-intro-without = The program fullprime-board is a board in a terminal; it comes with Fullprime’s source code. Start it with a code from this page, and move its checkers with the keyboard:
boards-intro-makersTitle = For makers of boards
boards-intro-makers = Any sensor board that follows the open protocol can be connected.
boards-intro-protocol = The protocol
boards-guest = Guests cannot add boards. Keep your account to add one.
boards-addTitle = Add a board
boards-name = Board name
boards-namePlaceholder = Club room
boards-getCode = Get a code
boards-codeLabel = Enter this code on the board
# $time (string)
boards-codeHelp = The code works for one board, until { $time }. The board appears here as soon as it has joined.
boards-noneTitle = No boards yet
boards-noneText = Get a code and enter it on the board.
boards-status-connected = Connected
boards-status-away = Not connected
boards-status-frozen = Frozen
boards-frozenHelp = What this board reports contradicts what it reported before, so nothing more is accepted from it. Revoke it, then add it again.
boards-model = Model
boards-firmware = Firmware
boards-battery = Battery
boards-noBattery = No battery
boards-senses = Sensors
# $colour (boolean)
# $depth (number)
boards-sensesText =
    { $colour ->
        [true] with
       *[false] without
    } colour, { $depth } { $depth ->
        [one] checker
       *[other] checkers
    } deep
boards-lastHeard = Last message
boards-never = Never
boards-frames = Frames stored
boards-faults = Faulty sensors
boards-noFaults = None
# `sensor` counts from 1.
# $point (number | null)
# $sensor (number)
boards-fault =
    { $point ->
        [none] Bar, sensor { $sensor }
       *[other] Point { $point }, sensor { $sensor }
    }
boards-clockAhead = Clock
boards-clockText-correct = correct
# $seconds (number)
boards-clockText-fast = { $seconds } s fast
# $seconds (number)
boards-clockText-slow = { $seconds } s slow
# $white (string)
# $black (string)
boards-plays = { $white } against { $black }
boards-toMatch = Open the match
boards-seatTitle = Match on this board
boards-seatNone = No match in progress. Start a match, then come back to use this board in it.
boards-seat = Use this board
boards-match = Match
boards-share = My opponent plays on it too
boards-shareHelp = Your opponent confirms by entering the board’s number on their own Sensor boards page.
boards-unseat = Stop using this board
boards-seated = The board is now used in this match.
boards-find = Find my board
boards-found = The board is blinking.
boards-rename = Rename
boards-revoke = Revoke
# $name (string)
boards-revokeTitle = Revoke { $name }?
boards-revokeText = The board is disconnected at once. To use it again, add it with a new code.
# $name (string)
boards-revoked = { $name } revoked.
boards-mirror = What the board sees
boards-mirrorShow = Show what the board sees
boards-mirrorHide = Hide
boards-mirrorNothing = The board has not reported a position yet.
# $unlike (number)
boards-mirrorLabel =
    { $unlike ->
        [0] The board matches the position.
        [one] { $unlike } place differs.
       *[other] { $unlike } places differ.
    }
# $point (number | null)
# $seen (number)
# $expected (number)
boards-unlikeLine =
    { $point ->
        [none] Bar
       *[other] Point { $point }
    }: { $seen } seen, { $expected } expected
boards-moving = While a player moves, the board differs until the play is complete.
boards-joinTitle = Play on your opponent’s board
boards-joinText = Your opponent has to share the board in this match first. Its number is on their Sensor boards page.
boards-joinNumber = Board number
boards-join = Sit down
boards-number = Number
boards-hall-free = Your free boards
boards-hall-screen = plays on screen
boards-hall-bot = a program
boards-hall-closed = Positions in a closed room are hidden until the board has been played in both rooms.
