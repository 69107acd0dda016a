### Comparative events: everyone plays the same boards against the same bot.

comparatives-kind = Comparative event
comparatives-title = Comparative events
comparatives-make = New comparative event
comparatives-lead = Everyone plays the same rolls against the same bot. The player who does best against the field wins.
comparatives-loading = Loading the event …
comparatives-notFound = Event not found
comparatives-phase-announced = Opens soon
comparatives-phase-open = Open
comparatives-phase-closing = Closing
comparatives-phase-over = Over
comparatives-phase-cancelled = Called off
# $monday (string)
comparatives-weekly = Event of the week, { $monday }
comparatives-weeklyTitle = Event of the week
# $boards (number)
# $bot (string)
comparatives-weeklyText =
    { $boards ->
        [one] 1 board
       *[other] { $boards } boards
    } against { $bot }, with the same rolls for everyone.
# $count (number)
comparatives-boards =
    { $count ->
        [one] 1 board
       *[other] { $count } boards
    }
# $bot (string)
comparatives-against = against { $bot }
# $count (number)
comparatives-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
# $when (string)
comparatives-until = until { $when }
# $when (string)
comparatives-from = from { $when }
comparatives-bothSides = both sides of each board
comparatives-newcomers = open to new accounts
# $name (string)
comparatives-directedBy = Directed by { $name }
# $name (string)
comparatives-winners-one = { $name } won
# $names (readonly string[])
comparatives-winners-tied = Tied for first: { $names }
# $finished (number)
# $boards (number)
comparatives-progress =
    You have finished { $finished } of { $boards ->
        [one] 1 board
       *[other] { $boards } boards
    }.
comparatives-done = You have played all boards. Your IMP can still change until the event closes, as others finish theirs.
comparatives-play = Play
# $board (number)
comparatives-playBoard = Play board { $board }
# $board (number)
comparatives-continueBoard = Continue board { $board }
comparatives-results = Results
comparatives-signIn = Sign in to play
comparatives-guest = Guests cannot play here, because a guest could see a board’s rolls and then play it again. Keep your account first.
comparatives-keep = Keep account
comparatives-how-title = How it works
comparatives-how-lines-1 = Each board is one game with the cube, without a match score. Its rolls are the same for everyone: your tenth roll is everyone’s tenth roll.
comparatives-how-lines-2 = Each result counts in small match points (SMP), as in duplicate matches. Your SMP are compared with the datum, the field’s average on that board; the difference becomes IMP, and the highest sum of IMP wins.
comparatives-how-lines-3 = Play the boards in order, whenever you like. You can leave the page and come back. A board that you give up, or do not finish before the event closes, is lost as if you had left the game.
comparatives-how-lines-4 = Only players who finish all boards get a place. You see how others played a board once you have finished it. When the event is over, everyone sees everything.
comparatives-standings = Standings
comparatives-field = Players
comparatives-hidden = Places are shown to players who have finished all boards, and to everyone when the event is over.
comparatives-incomplete = No place: boards are missing.
comparatives-nobody = No one has entered yet.
comparatives-columns-place = Place
comparatives-columns-player = Player
comparatives-columns-boards = Boards
comparatives-columns-imp = IMP
comparatives-columns-board = Board
comparatives-columns-played = Played
comparatives-columns-datum = Datum
comparatives-columns-yours = Your SMP
comparatives-columns-smp = SMP
comparatives-columns-side = Side
comparatives-columns-result = Result
comparatives-columns-cube = Cube
comparatives-columns-left = Left
comparatives-columns-game = Game
comparatives-boardsTitle = Boards
# $board (number)
comparatives-board = Board { $board }
# $board (number)
comparatives-openBoard = Compare board { $board }
comparatives-notYet = after you have played it
comparatives-commitments = The rolls
comparatives-commitmentsText = Each board’s rolls were drawn and committed to before the event opened. When it is over, every game can be verified against these numbers.
comparatives-files = Download the results
# $reason (string)
comparatives-cancelled = The event was called off: { $reason }
comparatives-cancel = Call the event off
comparatives-cancelReason = Reason (shown to everyone)
comparatives-toEvent = To the event
# $name (string)
# $board (number)
# $boards (number)
comparatives-table = { $name }: board { $board } of { $boards }
comparatives-side-white = White
comparatives-side-black = Black
comparatives-end-pass = pass
comparatives-end-single = single
comparatives-end-gammon = gammon
comparatives-end-backgammon = backgammon
# $end (string)
comparatives-won = won, { $end }
# $end (string)
comparatives-lost = lost, { $end }
comparatives-replay = Replay
comparatives-review = Analysis
# $name (string)
comparatives-openReplay = Replay the game of { $name }
# $name (string)
comparatives-openReview = Analysis of the game of { $name }
# $board (number)
# $name (string)
comparatives-compare-title = Board { $board }: { $name }
comparatives-compare-locked = Finish this board to see how others played it, or wait until the event is over.
comparatives-compare-nobody = No one has finished this board yet.
comparatives-compare-results = All results
comparatives-compare-partings = Where the field split
comparatives-compare-partingsText = The first turns where players chose differently after identical games. SMP is their average final result.
comparatives-compare-none = So far, everyone has played the same.
comparatives-compare-cut = The field is too large: only part of it is compared here.
# $turn (number)
comparatives-compare-turn = Turn { $turn }
# $count (number)
comparatives-compare-came =
    { $count ->
        [one] reached by 1 player
       *[other] reached by { $count } players
    }
# $turn (number)
comparatives-compare-position = Position before turn { $turn }
comparatives-compare-nothing = ended the game
# $count (number)
comparatives-compare-others = and { $count } more
comparatives-cube-double = double
comparatives-cube-take = take
comparatives-cube-pass = pass
comparatives-cube-resign = resigns
comparatives-cube-leave = leaves
comparatives-form-title = New comparative event
comparatives-form-name = Name
comparatives-form-namePlaceholder = Friday boards
comparatives-form-about = About the event
comparatives-form-bot = Opponent (bot)
comparatives-form-boards = Boards
comparatives-form-sides = Sides
comparatives-form-same = Same for everyone
comparatives-form-both = Half the field each
comparatives-form-sidesHint = With half the field on each side, players are compared only with others on the same side.
comparatives-form-clock = Clock
comparatives-form-noClock = None
comparatives-form-live = Live clock
comparatives-form-days = Open for
# $days (number)
comparatives-form-dayCount =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
comparatives-form-create = Set up the event
comparatives-form-missing = Enter a name of at least three letters.
