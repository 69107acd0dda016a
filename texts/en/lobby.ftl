### The lobby, its dialogs, and a table that waits.

lobby-title = Play backgammon
lobby-heroTitle = Backgammon you can trust.
lobby-heroText = Rated matches against people and neural-net bots, with dice that anyone can check afterwards.
# $name (string)
lobby-welcome = Good to see you, { $name }.
lobby-welcomeText = Pick a bot, join a table, or open your own.
lobby-playBot = Play a bot
lobby-playNow = Play a bot now, as a guest
lobby-openTable = Open a table
lobby-orSignUp = No account needed. To keep your record on every device:
lobby-signUp = Sign up
lobby-or = or
lobby-signIn = sign in
# $name (string)
lobby-guestNote = You play as { $name }.
lobby-keepAccount = Keep this account

lobby-yourMatches = Your matches
lobby-continue = Continue
# $name (string)
lobby-against = against { $name }
# $own (number)
# $other (number)
lobby-score = { $own } : { $other }
lobby-invitations = Invitations
# $name (string)
lobby-invitesYou = { $name } invites you
lobby-accept = Accept
lobby-decline = Decline
lobby-waiting = Waiting for an opponent
# $name (string)
lobby-waitingFor = Waiting for { $name }
lobby-closeTable = Close the table
lobby-tableClosed = Table closed.

lobby-openTables = Open tables
lobby-join = Join
# $name (string)
# $format (string)
lobby-joinTable = Join { $name }, { $format }
lobby-noTables = No one is waiting for an opponent.
lobby-noTablesHelp = Open a table and be the first, or play a bot in the meantime.
lobby-inPlay = In play
lobby-watch = Watch
# $white (string)
# $black (string)
lobby-watchMatch = Watch { $white } against { $black }
# $n (number)
lobby-showAll = Show all { $n }
lobby-play = Play
lobby-noMatches = No matches in play right now.
lobby-online = Online
lobby-people = People
lobby-bots = Bots
lobby-nobody = No people here yet. The bots are always ready.
lobby-activity-online = online
lobby-activity-ready = wants to play
lobby-activity-playing = playing
lobby-activity-idle = away
lobby-everybody = All
lobby-filter = Filter players
lobby-find = Find
lobby-findName = Find a player
lobby-findMore = Show more
lobby-notFound = No player by that name is here now.
# $named (number)
# $guests (number)
lobby-unlisted =
    { $named ->
        [0]
            and { $guests } more { $guests ->
                [one] guest
               *[other] guests
            }
        [one]
            and { $named } more player and { $guests } { $guests ->
                [one] guest
               *[other] guests
            }
       *[other]
            and { $named } more players and { $guests } { $guests ->
                [one] guest
               *[other] guests
            }
    }
lobby-talk-title = Lobby chat
lobby-talk-empty = No messages yet.
lobby-talk-placeholder = Message everyone
lobby-talk-members = Guests can read along. Sign up to write here.
# $name (string)
lobby-talk-more = Actions for { $name }’s message
lobby-talk-report = Report
lobby-challenge = Challenge
# $name (string)
lobby-challengeName = Challenge { $name }
# $name (string)
lobby-playName = Play { $name }
# $name (string)
# $format (string)
lobby-newTable = New table: { $name }, { $format }
lobby-loading = Loading players …

lobby-botTitle = Play a bot
lobby-chooseBot = Choose an opponent
# $n (number)
lobby-level = Level { $n }
lobby-noBots = No bots are available right now. Try again in a moment.
lobby-whatIsPlayed = Format
lobby-start = Start
# $name (string)
lobby-startAgainst = Play { $name }
# $bot (string)
lobby-botIsShort = { $bot } has too few credits for this stake, so you play unstaked.
lobby-ratedLimit-limited = These players have reached the limit of rated matches within 24 hours, or one of them has left three right after they began. So the match is unrated and unstaked.
# $left (number)
# $max (number)
lobby-ratedLimit-left = { $left } of { $max } rated matches with this player left today
# $bot (string)
# $max (number)
# $until (string)
lobby-ratedLimit-usedUp = You have played { $max } rated matches against { $bot } within 24 hours. Until { $until }, your matches are unrated and unstaked.
lobby-ratedLimit-why = Why?
lobby-ratedLimit-playUnrated = Play unrated
lobby-moreChoices = More options

lobby-tableTitle = Open a table
# $name (string)
lobby-challengeTitle = Challenge { $name }
lobby-format = Game
lobby-points = Match to points
lobby-threeGames = Three games, no cube
lobby-threeGamesText = The points of all three are added up
lobby-normal = Game by game
lobby-normalText = Game after game with the cube and a running score, until a player stops
lobby-single = Single game by the point
lobby-singleText = One game with the cube; each point counts, up to a limit
lobby-stake = Stake
lobby-noStake = None
lobby-stakeText-none = You play for rating only. Credits are not money; they only keep the score.
# $each (string)
# $paid (string)
lobby-stakeText-match = Each player stakes { $each }. The winner gets { $paid }; the house keeps the rest.
# $limit (string)
lobby-stakeText-single = Each player stakes the limit of { $limit }. The winner gets what was won, less a tenth.
lobby-stakeText-guest = Guests play without stakes. Keep your account to get credits.
# $balance (string)
lobby-stakeText-balance = You have { $balance }.
# $amount (string)
lobby-stakeToPutIn = { $amount } of your credits go into escrow when you sit down.
lobby-pointsText = With the cube and the Crawford rule
lobby-length = Length
lobby-rated = Rated
lobby-ratedText = The result changes both ratings.
lobby-ratedOnlyFive = Rated formats are the match to 5 points, three games without the cube, game by game, and the single game by the point.
lobby-clock = Clock
lobby-pace-none = None
lobby-pace-fast = Fast
lobby-pace-normal = Normal
lobby-pace-slow = Slow
lobby-pace-correspondence = Days
lobby-days = Days per turn
lobby-optionsTitle = Options
lobby-optionText-jacoby = Gammons count only if the cube has been turned
lobby-optionText-automatic_doubles = A tie on the opening roll doubles the cube
lobby-optionText-beavers = After a take, the taker may redouble at once and keep the cube
lobby-optionText-raccoons = After a beaver, the doubler may redouble at once
lobby-automaticLimit = At most
lobby-illegalPlays = Illegal plays may stand
lobby-illegalPlaysText = On a sensor board: after an illegal play, the opponent is asked whether it may stand. Otherwise it has to be corrected.
lobby-thrown = Dice rolled by hand
lobby-thrownText = On sensor boards. These rolls cannot be checked. Players at a screen get the server’s dice. The match is unrated.
lobby-starts = Who starts
lobby-openingThrow = Opening roll
lobby-alternate = Alternate
lobby-alternateText = The player who opens the table starts; in a rematch, the other one. The first roll may be a double.
lobby-opponent = Opponent
lobby-anyone = Anyone
lobby-somebody = A specific player
lobby-inviteName = Name
lobby-inviteHint = The seat is reserved for this player.
lobby-open = Open the table

# $name (string)
lobby-joinTitle = Play { $name }
lobby-joinText = The match begins as soon as you sit down.
lobby-sitDown = Sit down
lobby-sitAsGuest = Sit down as a guest
lobby-waitingHelp = The match begins as soon as someone sits down, even while you look at another page.
lobby-toYourTable = To your table
lobby-waitingHelpEvent = You play here next. The match begins when both players have taken their seats.
lobby-copyLink = Copy link
lobby-linkCopied = Link copied.
lobby-commitmentHelp = The dice of this match are fixed and sealed. Your browser adds random bytes of its own when you sit down.
lobby-howItWorks = How this works

lobby-steps-guest = Creating a guest account …
lobby-steps-opening = Opening the table …
lobby-steps-committed = Dice committed. Sitting down …
lobby-steps-seated = Seated.
