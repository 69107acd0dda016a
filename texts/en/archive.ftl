### Imports, the profile over all matches, and the position library.

archive-lead = How well you play over all your matches, played here or imported. Only you can see this.
archive-none = No analysed matches yet
archive-noneText = Play a match, or add your files from elsewhere to the library.
archive-toLibrary = Add matches
archive-toPositions = Find positions
archive-toProfile = My statistics
archive-toTrainer = Start the trainer
archive-source = Matches
archive-sources-all = All
archive-sources-played = Played here
archive-sources-imported = Imported
archive-everybody = All opponents
archive-against = Opponent
# $count (number)
archive-matches =
    { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
# $count (number)
archive-decisions = { $count } decisions
# $matches (string)
# $decisions (string)
archive-summary = PR · { $matches } · { $decisions }
# $from (string)
# $to (string)
archive-interval = 95 % between { $from } and { $to }
archive-hint = PR is 500 × the average error per decision. Lower is better.
# $count (number)
archive-unknownSide =
    { $count ->
        [one] 1 imported match is left out, because it is not clear which player you are.
       *[other] { $count } imported matches are left out, because it is not clear which player you are.
    }
# $count (number)
archive-undated =
    { $count ->
        [one] 1 match has no date and is missing here.
       *[other] { $count } matches have no date and are missing here.
    }
archive-overTime = Over time
archive-overTimeHint = The bars show the range that contains your true PR with 95 % confidence.
# $from (string)
# $pr (string)
# $matches (string)
archive-period = From { $from }: PR { $pr }, { $matches }
archive-byPart = By kind of decision and phase
# $players (number)
# $matches (number)
archive-field = The line is the median of the { $players } rated players of this site ({ $matches } matches, bots left out).
# $players (number)
archive-fieldSmall =
    { $players ->
        [one] Too few rated players for a comparison: 1.
       *[other] Too few rated players for a comparison: { $players }.
    }
# $low (string)
# $high (string)
archive-quartiles = Half of them have a PR between { $low } and { $high }.
archive-byTheme = By kind of mistake
archive-themeHint = What each kind adds to your PR.
# $share (string)
archive-fieldShare = the field: { $share }
archive-byOpponent = By opponent
archive-opponent = Opponent
archive-you = You
archive-they = They
archive-byMode = By kind of match
archive-byScore = By score
archive-byScoreHint = Your PR by the points you need (rows) and the points your opponent needs (columns). 7 means 7 or more.
# $own (string)
# $other (string)
# $pr (string)
# $decisions (string)
archive-scoreCell = { $own } away, opponent { $other } away: PR { $pr }, { $decisions }
archive-parts-all = All decisions
archive-parts-plays = Checker plays
archive-parts-doubles = Doubles
archive-parts-answers = Takes and passes
archive-parts-opening = Opening
archive-parts-contact = Contact
archive-parts-race = Race
archive-parts-bear_off = Bear-off
archive-modes-short_match = Matches to 1–3
archive-modes-medium_match = Matches to 4–8
archive-modes-long_match = Matches to 9 or more
archive-modes-money = Money games
archive-modes-cubeless = Without the cube

## Who the player is

archive-whoTitle = Which of these players are you?
archive-whoText = Choose every name you have played under. Your statistics and the trainer’s questions depend on it.
archive-whoConfirm = That is me
archive-whoChange = Change my names
archive-whoSaved = Saved. The trainer’s questions are ready in a moment.
archive-whoMore = More names
archive-whoLikely = in most files

## The import

archive-folder = choose a folder
archive-importHint = Folders and zips of up to 10,000 files. If the import is interrupted, add the same folder again.
# $read (number)
# $files (number)
archive-sent = { $read } of { $files } files read
# $done (number)
# $matches (number)
archive-analysed = { $done } of { $matches } matches analysed
# $done (number)
# $matches (number)
archive-deeper = { $done } of { $matches } analysed in depth
archive-keepOpen = You can look at other pages meanwhile. Keep this window open until all files are read.
archive-closeNow = You can close this window. The analysis goes on.
# $arrived (number)
# $files (number)
archive-interrupted = This import was interrupted after { $arrived } of { $files } files. Add the same folder or zip again to continue.
archive-waitingForServer = The server cannot be reached. The import continues when it is back.
# $name (string)
archive-report = Import of { $name }
archive-codePages-title = Check the letters of these files
archive-codePages-explained = These files do not say how their letters are encoded. If the names look wrong, choose another code page for all of them.
archive-codePages-choice = Read the letters as
archive-codePages-each = Each file as its letters suggest
archive-codePages-samples = Words from the files
# $count (number)
archive-codePages-more =
    { $count ->
        [one] and 1 more file
       *[other] and { $count } more files
    }
archive-codePages-go = Import
archive-codePages-names-western = Western European (Windows-1252)
archive-codePages-names-central_european = Central European (Windows-1250)
archive-codePages-names-turkish = Turkish (Windows-1254)
archive-codePages-names-cyrillic = Cyrillic (Windows-1251)
archive-codePages-names-greek = Greek (Windows-1253)
archive-codePages-names-hebrew = Hebrew (Windows-1255)
archive-codePages-names-japanese = Japanese (Shift-JIS)
archive-outcomes-read = Read
archive-outcomes-partly = Read with gaps or changes
archive-outcomes-duplicate = Already here
archive-outcomes-played_here = Played here
archive-outcomes-refused = Not read
# $count (number)
archive-left =
    { $count ->
        [one] 1 file left out
       *[other] { $count } files left out
    }
archive-leftOut-hidden = hidden file
archive-leftOut-ending = not a match file
archive-leftOut-convert = not read here; open it in GNU Backgammon and export it as .mat
archive-leftOut-too_large = too large for a match file
archive-leftOut-empty = empty
archive-tooMany = More than 10,000 files. Add the folder in parts.
# $name (string)
archive-brokenZip = { $name } cannot be read. Pack it again, or add the folder instead.
archive-nothing = No match files found. Choose another folder or zip.
archive-nothingSent = None of these files can hold a match, so nothing was sent.
archive-dismiss = Close the report
archive-reports = Earlier imports
# $name (string)
archive-showReport = Show the report on { $name }
# $name (string)
archive-forgetReport = Delete the report on { $name }
archive-playedHere = This match was played here.
# $names (string)
# $path (string)
archive-sameAs = Same match: { $names }, { $path }
# $count (number)
archive-moreNotes =
    { $count ->
        [one] 1 more note
       *[other] { $count } more notes
    }
archive-showFiles = Show files
archive-more = Show more

## Positions

archive-positions = Positions
archive-positionsLead = Search the decisions of your own matches by position, score, cube and error.
archive-sketch = Position
archive-sketchHint = Click a point to require a checker there. Each further click requires one more.
archive-sketchOwn = My checkers
archive-sketchTheirs = Opponent’s checkers
# $point (number)
# $count (number)
archive-sketchPoint = Point { $point }: at least { $count }
archive-bar = Bar
archive-clear = Clear
archive-search = Search
archive-by = Decisions of
archive-deciders-own = Me
archive-deciders-opponents = Opponents
archive-deciders-everybody = Everyone
archive-part = Kind of decision or phase
archive-theme = Kind of mistake
archive-any = Any
archive-error = Error at least
archive-lead1 = Pips ahead, at least
archive-lead2 = Pips ahead, at most
archive-ownAway = Points I need
archive-opponentAway = Points they need
archive-cube = Cube
archive-cubeAt = Cube at
archive-cubePlaces-centre = the middle
archive-cubePlaces-own = my side
archive-cubePlaces-opponent = their side
archive-order = Order
archive-orders-error = Largest error
archive-orders-newest = Newest
# $total (number)
# $searched (number)
archive-found =
    { $total ->
        [one] 1 of { $searched } decisions
       *[other] { $total } of { $searched } decisions
    }
archive-noneFound = Nothing found. Remove a condition.
archive-previous = Previous
archive-next = Next
archive-open = Review
archive-share = Share
archive-shared = Link copied. It shows the position without your opponent’s name.
archive-note = Note
archive-noteSave = Save note
archive-saveAs = Name of the search
archive-save = Save search
archive-saved = Saved searches
# $name (string)
archive-forget = Delete { $name }
# $own (number)
# $other (number)
archive-away = { $own } away – { $other } away
archive-money = money
# $first (number)
# $second (number)
archive-rolls = to play { $first }-{ $second }
archive-cubeDecision = cube decision
# $name (string)
archive-sharedTitle = A position from a match of { $name }
archive-sharedGone = This position is no longer shared.
archive-stopSharing = Stop sharing
archive-stopped = The link no longer works.
# $name (string)
# $day (string)
archive-shownBy = Shared by { $name } on { $day }

## The repair of a file

archive-repairTitle = Repair this match
archive-repairLead = Some rows of the file could not be read. Correct them here, or leave out the rest of the game. Nothing is guessed.
# $game (number)
archive-repairBoard = The position before this row, game { $game }
# $name (string)
archive-repairToAct = { $name } to act
# $game (number)
# $line (number)
archive-repairRow = Game { $game }, line { $line }
# $line (number)
archive-repairLine = Line { $line }
# $first (number)
# $second (number)
archive-repairPlay = How was { $first }-{ $second } played?
archive-repairChoose = Choose a play
archive-repairText = The row as it should be
archive-repairSave = Replace the row
archive-repairSkip = Leave out the rest of this game
archive-repairSkipped = The rest of the game is left out.
archive-repaired = Corrected by you
archive-repairUndo = Undo
archive-repairLater = The match is still being analysed. Try again when that is done.
