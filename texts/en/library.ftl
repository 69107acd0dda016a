### The library: matches from other programs.

library-lead = Matches you played elsewhere, reviewed like the ones you play here. Only you can see them.
library-signIn = Sign in to keep your own matches here. A guest account is enough.
library-add = Add matches
library-drop = Drop match files here, or
library-choose = choose files
library-formats = Files from GNU Backgammon, eXtreme Gammon (.xg), BGBlitz (.bgf), Backgammon Galaxy, Jellyfish, JavaFIBS, FIBS (oldmoves), TrueMoneyGames (.tmg), bgammon.org and most clubs (.mat, .txt, .sgf) – single files, folders or zips.
library-empty = No matches yet.
# $count (number)
# $most (number)
library-list = { $count } of { $most }
# $used (string)
# $most (string)
library-room = { $used } of { $most } MB used
# $white (string)
# $black (string)
library-players = { $white } – { $black }
library-session = Session
# $points (number)
library-matchTo = to { $points }
# $count (number)
library-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
# $day (string)
library-addedOn = added { $day }
library-find = Find a file, folder or player
library-noneFound = Nothing found. Change the search.
library-orders-newest = Newest match first
library-orders-oldest = Oldest match first
library-orders-added = Last added first
library-orders-opponent = By opponent
library-orders-worst = Highest PR first
library-orders-best = Lowest PR first
library-orders-most_lost = Largest total error first
library-orders-least_lost = Smallest total error first
library-waiting = being analysed
library-quick = quick analysis
# $white (string)
# $black (string)
library-pr = PR { $white } : { $black }
# $white (string)
# $black (string)
library-lost = total error { $white } : { $black }
# $name (string)
library-sheet = Record sheet of { $name }
# $name (string)
library-file = The file { $name }
# $name (string)
library-forget = Remove { $name }
library-forgetTitle = Remove this match?
library-forgetText = The file and its analysis are deleted.
library-forgetYes = Remove
library-keep = Keep
