### Team events: creating one, entering, standings, the director's desk.

teamEvents-kind = Team event
teamEvents-title = Team events
teamEvents-make = New team event
teamEvents-lead = Three or more teams play a round robin on shared rolls, and the top two meet in a final.
teamEvents-loading = Loading the event …
teamEvents-notFound = Team event not found
teamEvents-phase-entries = Teams may enter
teamEvents-phase-round_robin = Round robin
teamEvents-phase-final = Final
teamEvents-phase-over = Over
teamEvents-phase-cancelled = Called off
# $count (number)
# $places (number)
teamEvents-teamCount = { $count } of { $places } teams
# $boards (number)
teamEvents-each = { $boards } boards per match
teamEvents-meetings-once = each pair meets once
teamEvents-meetings-twice = each pair meets twice
# $boards (number)
teamEvents-finalOf = final of { $boards } boards
teamEvents-noFinal = no final
# $name (string)
teamEvents-directedBy = Directed by { $name }
# $name (string)
teamEvents-winner = { $name } won
teamEvents-standings = Standings and crosstable
teamEvents-standingsNote = Ranked by victory points, then by IMP difference, then by the matches against each other.
teamEvents-columns-place = Place
teamEvents-columns-team = Team
teamEvents-columns-vp = VP
teamEvents-columns-imp = IMP
teamEvents-columns-played = Played
teamEvents-columns-player = Player
teamEvents-columns-boards = Boards
teamEvents-columns-mean = IMP per board
teamEvents-schedule = Matches
# $number (number)
teamEvents-round = Round { $number }
teamEvents-final = Final
# $name (string)
teamEvents-rests = Bye: { $name }
teamEvents-tie-waiting = not started
teamEvents-tie-line_ups = line-ups
teamEvents-tie-playing = in play
teamEvents-tie-called_off = called off, the director decides
teamEvents-tie-over = over
teamEvents-awarded = decided by the director
# $count (number)
teamEvents-boardsOver = { $count } boards finished
# $a (string)
# $b (string)
teamEvents-openTie = Open the match { $a } against { $b }
teamEvents-individuals = Players
teamEvents-individualsNote = IMP from each player’s own games in finished matches.
teamEvents-teams = Teams
teamEvents-captain = Captain
teamEvents-needsPlayer = needs a second player
# $seed (string)
teamEvents-drawn = The schedule was drawn by lot from the seed { $seed }.
# $seed (string)
teamEvents-lot = Ties were broken by lot from the seed { $seed }.
teamEvents-notes = From the director
# $tie (number)
# $first (number)
# $second (number)
teamEvents-deed-awarded = Match { $tie } was decided: { $first }–{ $second }
# $tie (number)
teamEvents-deed-replayed = Match { $tie } will be replayed
# $team (string)
teamEvents-deed-team_changed = Team { $team } was changed
teamEvents-deed-draw_undone = The draw was undone
teamEvents-deed-cancelled = The event was called off
teamEvents-lists-title = Teams
teamEvents-lists-lead = Team ratings, and the players with the best results in team matches.
teamEvents-lists-teams = Team ratings
teamEvents-lists-players = IMP per board
teamEvents-lists-none = No finished team matches yet.
# $boards (number)
teamEvents-lists-nobody = Nobody has played { $boards } boards yet.
teamEvents-lists-rating = Rating
teamEvents-lists-won = Won
# $boards (number)
teamEvents-lists-how = A team is identified by its name and its captain. A match with more boards counts more; a 15–15 changes nothing. Players are listed once they have played { $boards } boards. Games count as they were played, whatever a director decides about them later. A match counts if both rooms have played every board to its end with its first rolls, and if everybody who played or decided in it, and both captains, were established when it began: an account a week old with rated matches on three days.
teamEvents-lists-open = Teams and IMP per board
teamEvents-files = Download the crosstable
teamEvents-toTable = To your table
teamEvents-toMatch = To your team’s match
# $name (string)
teamEvents-toEvent = Part of { $name }
teamEvents-enter-title = Enter a team
teamEvents-enter-change = Change team
teamEvents-enter-hint = You are the captain. One player is enough for now; you can add the others until the start.
teamEvents-enter-hintDirector = As the director you can enter any team. It needs a captain and at least one player.
teamEvents-enter-button = Enter team
teamEvents-enter-save = Save
teamEvents-enter-withdraw = Withdraw team
teamEvents-enter-leave = Leave team
teamEvents-enter-signIn = Sign in to enter a team
teamEvents-enter-accept = Accept invitation
teamEvents-enter-decline = Decline
teamEvents-enter-late = Joins as soon as the captain and two players have accepted.
teamEvents-enter-hintLate = The first round is still in play: a late team joins as soon as its captain and two players have accepted.
# $names (readonly string[])
teamEvents-enter-invited = Invited: { $names }
teamEvents-enter-missing = A team needs a name, a captain and at least one player.
teamEvents-desk-title = Event desk
teamEvents-desk-botName = Bot team name
teamEvents-desk-addBots = Add a bot team
teamEvents-desk-start = Start the event
teamEvents-desk-startHint = Draws the schedule and closes the entries.
teamEvents-desk-fill = Fill empty seats with bots
teamEvents-desk-running = Matches in play
teamEvents-desk-none = No matches in play.
teamEvents-desk-own = You are in a team of this match, so the desk does not show you its rooms.
teamEvents-desk-toDesk = Open its desk
teamEvents-desk-what = Choose an action
teamEvents-desk-award = Decide a match
teamEvents-desk-replay = Replay a match
teamEvents-desk-cancel = Call the event off
teamEvents-desk-match = Match
teamEvents-desk-points = VP of the first team, 0 to 30
teamEvents-desk-reason = Reason (shown to everyone)
teamEvents-desk-matchMissing = Choose a match.
teamEvents-desk-badPoints = Enter 0 to 30 victory points.
teamEvents-desk-reasonMissing = Enter a reason.
teamEvents-desk-act = Apply
teamEvents-form-title = New team event
teamEvents-form-name = Name
teamEvents-form-namePlaceholder = Club championship
teamEvents-form-about = About the event
teamEvents-form-preset = Classic: three teams, six boards
teamEvents-form-bots = Three bot teams
# $letter (string)
teamEvents-form-botTeam = Bots { $letter }
teamEvents-form-boards = Boards per match
teamEvents-form-finalBoards = Boards in the final
teamEvents-form-noFinal = None
teamEvents-form-meetings = Meetings
teamEvents-form-once = Once
teamEvents-form-twice = Twice
teamEvents-form-where = Where the games are played
teamEvents-form-places = Teams, at most
teamEvents-form-teams = Teams you enter yourself
teamEvents-form-teamsHint = Leave this empty if captains enter their teams on the event’s page.
# $number (number)
teamEvents-form-team = Team { $number }
teamEvents-form-addTeam = Add a team
teamEvents-form-removeTeam = Remove this team
teamEvents-form-timedHint = The schedule is drawn at this time. Teams that are not complete by then are out.
teamEvents-form-byDirectorHint = You start the event when the teams are ready.
teamEvents-form-begin = Start at once
teamEvents-form-beginText = With the teams above. Otherwise entries stay open.
teamEvents-form-create = Set up the event
teamEvents-form-missing = Give the event a name, and each team a name and its players.
