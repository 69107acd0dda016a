### The frame of the rules. Their text is a module of its own for each language (`web/src/ui/pages/rules/en`).

rules-title = The rules
rules-lead = The whole game as it is played here: the old rules of backgammon, and what this site adds to them.
rules-contents = Contents
rules-calculator = Try it
rules-yourRating = Your rating
rules-yourExperience = Your experience
rules-opponentRating = Opponent’s rating
rules-weight = Format
rules-chance = Your chance to win
rules-ifWon = If you win
rules-ifLost = If you lose
