### The page of the house bots. The traits are the strengths and weaknesses of each bot.

botPage-lead = Six opponents who are always there, from a beginner to world class.
botPage-good = Good at
botPage-weak = Weaker at
botPage-measured = Strength
botPage-measuredNote = Strength is a rating from matches to 5 points between all bots; a bot rated 300 higher wins 68 of 100 matches. The two ratings below it come from matches here.
botPage-traits-Pip-good = Hitting blots
botPage-traits-Pip-weak = Races, the cube, everything that needs a plan
botPage-traits-Wilma-good = Safe play and simple races
botPage-traits-Wilma-weak = Blitzes, and doubling in time
botPage-traits-Jago-good = Attacking and blitzes
botPage-traits-Jago-weak = Safe play; takes doubles that should be passed
botPage-traits-Marlow-good = Openings and races
botPage-traits-Marlow-weak = Long contact games, such as back games
botPage-traits-Sable-good = Every kind of position, at a glance
botPage-traits-Sable-weak = Rare positions that need several turns of lookahead
botPage-traits-Octavia-good = Everything: two plies of lookahead for plays and cube
botPage-traits-Octavia-weak = No weakness that shows in a match
