### Finding people: quick pairing, friends, blocks, private tables, filters.

people-quick = Find an opponent
people-modeText-points = The usual match, with the cube
people-modeText-three_games = Points are added up
people-modeText-single = Each point counts
people-modeText-normal = Game after game, until you stop
people-stakes-none = no stake
people-stakes-low = low stake
people-stakes-high = high stake
# $format (string)
people-looking = Looking for an opponent: { $format }
people-lookingHelp = Ratings near yours come first, then others. Meanwhile, your table is open to everyone in the lobby.
# $n (number)
people-seconds = { $n } s
people-stop = Stop looking
# $bot (string)
people-offer = No opponent yet. { $bot } can play at once, on the same terms.

people-remember = Only you see this
people-guest = Guests cannot add friends.
people-befriend = Add friend
people-unfriend = Remove friend
# $name (string)
people-befriended = { $name } is now your friend.
# $name (string)
people-unfriended = { $name } is no longer your friend.
people-block = Block
people-unblock = Unblock
# $name (string)
people-blocked = { $name } is blocked.
# $name (string)
people-unblocked = { $name } is no longer blocked.
people-blockedHelp = You will not meet: no challenges, no seats at each other’s tables, no pairing.
people-note = Your note
people-saveNote = Save note
people-noteSaved = Note saved.
people-noteHelp = Nobody else sees this note.
people-friend = Friend

people-byLink = Anyone with the link
people-byLinkHelp = The table is not shown in the lobby.
people-ratings = Opponent’s rating
people-anyRating = any
# $n (number)
people-near = within { $n }
# $min (string)
# $max (string)
people-ratingsBetween = Rating { $min } to { $max }
people-filter = Show
people-all = All games
people-stakesShown-all = any
people-stakesShown-free = without
people-stakesShown-staked = with
people-clocksShown-all = any
people-clocksShown-live = Live
people-clocksShown-correspondence = Correspondence
people-clocksShown-none = None
people-noneFits = No open tables match.
people-showAll = Show all
people-notForYou = Your rating is outside the range this table asks for.
