### Reports and the moderators' desk.

moderation-report = Report
# $name (string)
moderation-reportTitle = Report { $name }
moderation-about = Reason for the report
moderation-reason-chat = A message
moderation-reason-name = The name
moderation-reason-cheating = Cheating
moderation-reason-stalling = Stalling
moderation-reason-other = Something else
moderation-what = What happened
moderation-textMissing = Describe in a few words what happened.
moderation-send = Send report
moderation-sent = Report sent. The moderators will look into it.

moderation-title = Moderation
moderation-lead = Everything done here is logged and stays in the log.
moderation-waiting = Open reports
moderation-nothing = No open reports.
moderation-log = Log
moderation-suspicions = Worth a look
moderation-suspicionsLead = Figures from the last 90 days. They prove nothing: look at the matches before you decide anything.
moderation-noSuspicions = Nothing stands out.
moderation-winsFrom = wins from
# $matches (number)
# $net (string)
# $moved (string)
moderation-flow = { $net } of the { $moved } that changed hands in { $matches } matches went one way.
# $n (number)
moderation-givenUp = In { $n } of them, the loser left or ran out of time.
# $pr (string)
# $decisions (number)
# $matches (number)
# $rating (number)
moderation-plays = PR { $pr } over { $decisions } decisions in { $matches } matches, rating { $rating }.
# $pr (string)
moderation-peers = Others of this rating: PR { $pr }.
# $seconds (string)
# $spread (string)
moderation-tempo = { $seconds } seconds a play on average, spread { $spread } (a machine would have 0).
# $n (number)
moderation-match = Match { $n }
moderation-sharesBrowser = and
# $date (string)
moderation-sharedAt = Both were used in one browser, last on { $date }. This may be one person, or a family.
# $accounts (number)
# $hash (string)
# $date (string)
moderation-sharedAddress = { $accounts } accounts were used from one address (hash { $hash }), last on { $date }. This may be one person, a family or a club.
moderation-noLog = Nothing yet.
# $name (string)
# $date (string)
moderation-by = { $name }, { $date }
# $date (string)
# $time (string)
moderation-mutedUntil = muted until { $date }, { $time }
moderation-why = Reason for the log
moderation-whyMissing = Enter a reason.
moderation-howLong = Muted for
# $n (number)
moderation-hours =
    { $n ->
        [one] 1 hour
        [24] 1 day
        [168] 1 week
       *[other] 30 days
    }
moderation-mute = Mute
moderation-unmute = Unmute
moderation-dismiss = Dismiss
moderation-deed-warning = warned
moderation-deed-mute = muted
moderation-deed-unmute = unmuted
moderation-deed-restriction = limited to unrated matches
moderation-deed-suspension = suspended
moderation-deed-ban = banned
moderation-deed-closed_name = name closed
moderation-deed-hidden = hidden from lists
moderation-deed-lift = sanction lifted
moderation-deed-dismiss = report dismissed
moderation-deed-close_case = case closed
moderation-deed-void = matches voided
moderation-deed-undo_void = void undone
moderation-deed-grant_appeal = appeal granted
moderation-deed-reject_appeal = appeal rejected
moderation-deed-release_event = hold of an event released
moderation-deed-call_off_event = event called off

moderation-several = Matches
# $date (string)
# $time (string)
moderation-until = until { $date }, { $time }
moderation-noEnd = no end
# $won (number)
# $short (number)
# $seconds (number)
# $events (number)
moderation-unplayed = { $won } wins, { $short } of them short; on average { $seconds } s and { $events } events.
# $points (string)
moderation-ratingMoved = Rating moved: { $points }.
# $n (number)
moderation-score = Strength { $n }
# $feeders (number)
# $fed (number)
moderation-star = { $feeders } players lost { $fed } matches without playing.
moderation-feeds = receives wins from many
moderation-debtTitle = Rating from dependent accounts
# $points (string)
# $rating (string)
# $listed (string | null)
moderation-debt =
    { $points } of { $rating } rating points come from accounts that are new or play mostly this player. { $listed ->
        [none] Not on the leaderboard.
       *[other] On the leaderboard with { $listed }.
    }
# $name (string)
# $matches (number)
# $points (string)
moderation-giver = { $name }: { $points } in { $matches } matches
moderation-giftTitle = Plays worse against one opponent
# $opponent (string)
# $matches (number)
# $pr (string)
# $others (number)
# $otherPr (string)
moderation-gift = PR { $pr } in { $matches } matches with { $opponent }, PR { $otherPr } in { $others } others.
# $evidence (string)
# $takes (string)
# $otherTakes (string)
# $givenUp (number)
moderation-giftEvidence = Evidence { $evidence }; the threshold is 6.9, which one honest player in a thousand reaches. Wrong takes and passes cost { $takes } a match, elsewhere { $otherTakes }. Given up: { $givenUp }.
moderation-helpTitle = Possible engine help
# $strength (string)
# $matches (number)
moderation-evidence = Evidence { $strength } over { $matches } matches; the threshold is 6.9, which one honest player in a thousand reaches.
# $found (number)
# $all (number)
moderation-hard = { $found } of { $all } hard decisions right.

moderation-casesTitle = Found by the server
moderation-noCases = No open cases.
# $feeders (number)
# $fed (number)
# $finished (number)
# $gained (string)
moderation-caseText = { $feeders } accounts lost { $fed } of { $finished } matches without playing. Rating gained: { $gained }.
# $loser (string)
# $seconds (number)
# $events (number)
moderation-fedMatch = { $loser }: { $seconds } s, { $events } events
moderation-closeCase = Nothing wrong: close the case
moderation-voidThese = Void these matches

moderation-appealsTitle = Appeals
moderation-noAppeals = No appeals.
moderation-grant = Grant
moderation-reject = Reject
moderation-answer = Reply to the player
moderation-ownSanction = You imposed this sanction, so another moderator decides.

moderation-actTitle = Act on a player
moderation-player = Player
moderation-look = Show sanctions
moderation-kind = Sanction
moderation-kinds-warning = Warning
moderation-kinds-mute = Mute
moderation-kinds-restriction = Unrated matches only
moderation-kinds-suspension = Suspension
moderation-kinds-ban = Ban
moderation-kinds-closed_name = Close the name
moderation-kinds-hidden = Hide from lists
moderation-lasts = Lasts
moderation-untilLifted = until it is lifted
moderation-playerReason = Reason (shown to the player)
moderation-impose = Apply
moderation-imposed = Done.
moderation-lift = Lift
moderation-noSanctions = No sanctions.
moderation-over = over

moderation-voidTitle = Void matches
moderation-voidLead = Ratings, records, credits and the team list become what they would be without these matches. A void can be undone.
moderation-scope = Which matches
moderation-scopes-match = One match
moderation-scopes-account = All of one player in a period
moderation-scopes-pair = All between two players
moderation-scopes-team_match = One team match
moderation-matchId = Match id
moderation-other = Other player
moderation-from = From
moderation-untilTime = Until
moderation-preview = Preview
# $matches (number)
# $recomputed (number)
# $players (number)
moderation-previewText = { $matches } matches will be voided, { $recomputed } rated matches recomputed, and { $players } ratings changed.
moderation-previewTeamMatch = The team match no longer counts for the team list or the players' totals. Its results stay visible.
# $returned (string)
# $refunded (string)
# $loss (string)
moderation-previewCredits = Credits taken back: { $returned }. Refunded: { $refunded }. Cost to the house: { $loss }.
# $before (string)
# $after (string)
moderation-change = { $before } → { $after }
moderation-carryOut = Void
moderation-voided = Matches voided.
moderation-voidsTitle = Voids
moderation-noVoids = No matches were voided.
# $matches (number)
# $teamMatches (number)
moderation-voidLine =
    { $teamMatches ->
        [0]
            { $matches ->
                [one] 1 match
               *[other] { $matches } matches
            }
       *[other] A team match
    }
moderation-undo = Undo
# $date (string)
moderation-undone = undone on { $date }
moderation-blocks-title = Blocked addresses
moderation-blocks-lead = Within seconds, all nodes refuse every request from a blocked range. Block single addresses first, and set an end.
moderation-blocks-network = Address or range
moderation-blocks-block = Block
moderation-blocks-done = Range blocked.
moderation-blocks-missing = Enter a range and a reason.
moderation-blocks-none = No ranges have been blocked.
moderation-blocks-operator = operator

moderation-ownTitle = Sanctions
# $date (string)
# $time (string)
moderation-ownUntil = Lasts until { $date }, { $time }.
moderation-ownNoEnd = Lasts until a moderator lifts it.
moderation-ownOver = No longer in force.
moderation-appeal = Appeal
moderation-appealLead = You can appeal once. A moderator who did not impose the sanction decides.
moderation-appealText = Why it should be lifted
moderation-appealSent = Your appeal is with the moderators.
moderation-appealWaits = Your appeal waits for a decision.
moderation-appealGranted = Your appeal was granted.
moderation-appealRejected = Your appeal was rejected.
moderation-corrections = Corrections
# $list (string)
# $before (string)
# $after (string)
moderation-correction = { $list }: { $before } → { $after }
moderation-noRating = no rating
moderation-correctionUndone = Undone: the matches count again.
moderation-publicLead = Sanctions, appeals and voided matches by month. No names.
moderation-month = Month
moderation-sanctionsCount = Sanctions
moderation-appealsCount = Appeals
moderation-granted = Granted
moderation-rejected = Rejected
moderation-voidsCount = Voids
moderation-noCounts = Nothing yet.
