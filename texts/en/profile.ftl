### The profiles of players, and the titles that they earn.

profile-title = Profile
profile-lead = Everybody sees this beside your name.
profile-picture = Picture
profile-noPicture = No picture
profile-pictureNames-anchor = Anchor
profile-pictureNames-bear = Bear
profile-pictureNames-bell = Bell
profile-pictureNames-bird = Bird
profile-pictureNames-boat = Sailing boat
profile-pictureNames-book = Book
profile-pictureNames-cat = Cat
profile-pictureNames-checkers = Checkers
profile-pictureNames-crown = Crown
profile-pictureNames-cube = Doubling cube
profile-pictureNames-cup = Cup of tea
profile-pictureNames-dice = Dice
profile-pictureNames-fish = Fish
profile-pictureNames-fox = Fox
profile-pictureNames-key = Key
profile-pictureNames-kite = Kite
profile-pictureNames-leaf = Leaf
profile-pictureNames-lighthouse = Lighthouse
profile-pictureNames-moon = Moon
profile-pictureNames-mountain = Mountain
profile-pictureNames-mushroom = Mushroom
profile-pictureNames-owl = Owl
profile-pictureNames-rocket = Rocket
profile-pictureNames-star = Star
profile-pictureNames-sun = Sun
profile-pictureNames-tree = Tree
profile-pictureNames-tulip = Tulip
profile-pictureNames-turtle = Turtle
profile-flag = Country
profile-noFlag = No flag
profile-words = A few words
profile-wordsHint = At most 160 characters, on one line.
profile-save = Save profile
profile-saved = Profile saved.

profile-honours = Titles
profile-titles-expert = Expert
profile-titles-master = Master
profile-titles-grandmaster = Grandmaster
profile-short-expert = E
profile-short-master = M
profile-short-grandmaster = GM
profile-eventTitles-winner = Winner
profile-eventTitles-champion = Champion
profile-eventTitles-grand_champion = Grand champion
profile-none = No title yet.
# $matches (number)
# $needed (number)
profile-soFar = { $matches } of { $needed } analysed rated matches
# $rating (string)
# $matches (number)
profile-form = PR { $rating } over { $matches } matches
profile-won = Events won
# $n (number)
profile-field = { $n } in the field
profile-rules = How titles are earned
# $matches (number)
# $decisions (string)
profile-rulesForm = By performance: PR over your last { $matches } analysed rated matches, which need at least { $decisions } decisions. Expert: PR below 7.5. Master: below 5.5. Grandmaster: below 4. You keep a title as long as your PR stays below its limit.
profile-rulesEvents = By events: a first place that is not shared, in an event of at least 8 established players or 4 established teams, won at the board and not by a director’s decision. Winner: one event. Champion: three. Grand champion: ten.
