### The leaderboards, the records, and the score between two players.

leaderboards-title = Leaderboards
leaderboards-lead = Ratings change right after every rated match. Bots are always marked.
leaderboards-list = List
leaderboards-listHelp-stakes = Stakes: matches to 5 points, three games without the cube, and single games by the point. You can play them for a stake or for nothing.
leaderboards-listHelp-casual = Casual: sessions played game by game, never for a stake.
leaderboards-active = Active
leaderboards-days-ever = any time
leaderboards-days-7 = last 7 days
leaderboards-days-30 = last 30 days
leaderboards-days-90 = last 90 days
leaderboards-days-365 = last year
leaderboards-experience = Experience
# $n (number)
leaderboards-atLeast =
    { $n ->
        [0] any
       *[other] { $n } or more
    }
leaderboards-bots = Show bots
leaderboards-rank = Rank
leaderboards-player = Player
leaderboards-rating = Rating
leaderboards-played = Last match
leaderboards-you = you
leaderboards-more = Show more
leaderboards-top = To the top
leaderboards-aroundMe = My rank
leaderboards-notRated = You are not on this leaderboard yet. Your player page says what is missing.
# $date (string)
leaderboards-peopleFrom = This site is new: people appear on the leaderboards from { $date }. Until then they show the bots.
leaderboards-search = Find a player
leaderboards-searchHint = Start of the name
leaderboards-find = Find
# $count (number)
leaderboards-found =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
leaderboards-foundNobody = No name starts like this. Check the spelling.
leaderboards-unrated = unrated
leaderboards-nobody = No players match these filters.
leaderboards-nobodyText = Widen the filters to see more players.
leaderboards-empty = This list is still empty
leaderboards-emptyText = Players are listed from experience 20, once they have played rated matches on three days, and with five established players or bots. Your player page says what is missing.
leaderboards-play = Play a match
leaderboards-records = Records
leaderboards-mostPlayed = Most matches
leaderboards-bestStreak = Longest winning streaks
leaderboards-streak = Current winning streaks
leaderboards-streakHelp = Rated matches won in a row
leaderboards-noRecord = None yet.
leaderboards-headToHead = Against you
leaderboards-neverMet = You have not finished a match against each other yet.
# $name (string)
# $won (string)
leaderboards-wins = { $name } won { $won }
# $count (string)
# $date (string)
leaderboards-met = Matches: { $count }, last on { $date }
