### The frame of the rules. Their text is a module of its own for each language (`web/src/ui/pages/rules/en`).

rules-title = Les règles
rules-lead = Tout le jeu tel qu’il se joue ici : les anciennes règles du backgammon, et ce que ce site y ajoute.
rules-contents = Sommaire
rules-calculator = Essayez
rules-yourRating = Votre cote
rules-yourExperience = Votre expérience
rules-opponentRating = Cote de l’adversaire
rules-weight = Format
rules-chance = Vos chances de gagner
rules-ifWon = Si vous gagnez
rules-ifLost = Si vous perdez
