### The list behind the bell, notices on the page and notifications of the browser.

agenda-title = Waiting for you
# $count (number)
agenda-open =
    { $count ->
        [0] Nothing is waiting for you
       *[other] { $count } waiting for you
    }
# $count (number)
agenda-correspondence =
    { $count ->
        [one] 1 correspondence match is waiting for you.
       *[other] { $count } correspondence matches are waiting for you.
    }
agenda-nothing = Nothing is waiting for you.
# $name (string)
agenda-yourTurn = Your turn against { $name }
# $name (string)
agenda-theirTurn = { $name } to move
# $at (string)
agenda-until = until { $at }
# $at (string)
agenda-since = since { $at }
# $name (string)
# $count (number)
agenda-duty-calls =
    { $count } { $count ->
        [one] call
       *[other] calls
    } for the director: { $name }
# $name (string)
# $count (number)
agenda-duty-lineup = Name your line-up: { $name }
# $name (string)
# $count (number)
agenda-duty-check_in = Check in: { $name }
# $name (string)
# $count (number)
agenda-duty-begins = Begins within an hour: { $name }
# $name (string)
# $count (number)
agenda-duty-protests =
    { $count } { $count ->
        [one] protest
       *[other] protests
    } to rule on: { $name }
# $name (string)
# $count (number)
agenda-duty-start = Ready to start: { $name }
# $name (string)
# $count (number)
agenda-duty-invitation = A team invites you: { $name }
# $name (string)
# $count (number)
agenda-duty-players =
    A team needs { $count } { $count ->
        [one] more player
       *[other] more players
    }: { $name }
# $name (string)
# $count (number)
agenda-duty-boards =
    { $count } { $count ->
        [one] board
       *[other] boards
    } to play: { $name }
# $name (string)
# $count (number)
agenda-duty-announcement = Announcement: { $name }
# $name (string)
# $count (number)
agenda-duty-directs = You are a director now: { $name }
# $name (string)
# $count (number)
agenda-duty-leads = You are in charge now: { $name }
# $name (string)
# $count (number)
agenda-duty-reports =
    { $count } { $count ->
        [one] report
       *[other] reports
    } to review
# $count (number)
agenda-moreDuties = { $count } more in your events
# $count (number)
agenda-moreTables =
    { $count } more { $count ->
        [one] challenge
       *[other] challenges
    }
# $name (string)
agenda-challenge = { $name } challenges you
# $name (string)
agenda-tournament = Your tournament match against { $name } is ready
# $name (string)
agenda-team_match = Your team match board against { $name } is ready
# $name (string)
agenda-rematch = { $name } offers you a rematch
# $name (string)
agenda-begun = Your match against { $name } has started
agenda-notifications = Notifications
agenda-lead = The bell at the top of every page lists what is waiting for you.
agenda-browser = Browser notifications
agenda-browserText = For your turn, challenges, new matches, rematches and events, while you look at another page and a tab of this site stays open
agenda-refused = Your browser blocks notifications for this site. Allow them in the browser’s settings.
agenda-none = This browser does not support notifications.
