### The player page and the list of a player's matches.

# $name (string)
player-title = { $name }, player
# $date (string)
player-since = Member since { $date }
player-online = online
player-offline = offline
player-bot = Bot
player-guest = Guest
player-challenge = Challenge
player-play = Play
player-you = This is you
player-ratings = Ratings
# $n (string)
player-experience = Experience { $n }
# $points (number)
player-missing-experience =
    Provisional: on the leaderboard after { $points } more { $points ->
        [one] point
       *[other] points
    } of experience
# $days (number)
player-missing-days =
    Not on the leaderboard yet: play rated matches on { $days ->
        [one] 1 more day
       *[other] { $days } more days
    }
# $people (number)
player-missing-opponents =
    Not on the leaderboard yet: play { $people } more established { $people ->
        [one] player
       *[other] players
    } or bots in rated matches
# $points (number)
player-missing-debt = Not on the leaderboard: { $points } points come from accounts that are new or play mostly you. Play other players and bots
player-missing-hidden = Not on the leaderboard: a moderator has removed the player
# $rating (string)
player-listedBelow = On the leaderboard with { $rating }: the rest comes from accounts that are new or play mostly this player
player-results = Results
player-played = Matches
player-won = Won
player-lost = Lost
player-drawn = Drawn
player-completion = Completion rate
player-streak = Winning streak
# $n (string)
player-bestStreak = longest { $n }
player-winRate = Win rate
player-recent = Recent matches
player-all = All matches
player-none = No finished matches yet.
player-noneOwn = You have not finished a match yet.
# $name (string)
player-notFound = There is no player named “{ $name }”.
player-notFoundText = Check the spelling. Names are never given to another player.

player-chart = Rating chart
# $list (string)
player-chartOf = Rating in the list { $list }
player-chartEmpty = The chart begins with the first rated match.
player-chartHelp = Use the left and right arrow keys to go from match to match.
# $count (number)
# $from (string)
# $to (string)
# $low (string)
# $high (string)
player-chartSummary =
    { $count } rated { $count ->
        [one] match
       *[other] matches
    }, from { $from } to { $to }; lowest { $low }, highest { $high }.
# $date (string)
# $rating (string)
# $change (string)
# $opponent (string)
player-chartPoint = { $date }: { $rating } ({ $change }) against { $opponent }
player-change = Change
player-openMatch = Open the match

player-historyTitle = Match history
# $name (string)
player-historyOf = Matches of { $name }
player-filter = Show
player-filterResult = Result
player-filterKind = Game
player-filterRated = Rating
player-filterOpponents = Opponents
player-any = All
player-people = People
player-bots = Bots
player-more = Show older matches
player-loadingMore = Loading …
player-end = No more matches.
player-nothingFits = No matches fit these filters.
player-nothingFitsYet = None of the matches loaded so far fit these filters.
player-clearFilter = Show all
player-against = against
player-score = Score
player-voided = voided
player-ratingChange = Rating
player-replay = Open
player-dice = Dice
# $opponent (string)
player-checkDice = Check the dice of the match against { $opponent }
# $opponent (string)
player-reviewMatchWith = Review the match against { $opponent }
# $opponent (string)
player-openMatchWith = Open the match against { $opponent }
player-today = Today
player-yesterday = Yesterday
