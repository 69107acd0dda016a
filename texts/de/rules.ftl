### The frame of the rules. Their text is a module of its own for each language (`web/src/ui/pages/rules/en`).

rules-title = Die Regeln
rules-lead = Das ganze Spiel, wie es hier gespielt wird: die alten Regeln des Backgammon, und was dieses Haus hinzufügt.
rules-contents = Inhalt
rules-calculator = Probier es aus
rules-yourRating = Deine Wertung
rules-yourExperience = Deine Erfahrung
rules-opponentRating = Wertung des Gegners
rules-weight = Format des Matches
rules-chance = Deine Gewinnchance
rules-ifWon = Wenn du gewinnst
rules-ifLost = Wenn du verlierst
