### The house bots.

bots-title-beginner = Beginner
bots-title-casual = Casual
bots-title-intermediate = Intermediate
bots-title-club_player = Club player
bots-title-expert = Expert
bots-title-world_class = World class
# $level (number)
# $levels (number)
bots-level = Level { $level } of { $levels }
# $rating (number)
bots-strength = Rated { $rating } in matches between all bots here
# $name (string)
# $about (string)
bots-about = { $about }
bots-page-title = Bots
bots-page-about = Who they are and how strong
