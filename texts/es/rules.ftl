### The frame of the rules. Their text is a module of its own for each language (`web/src/ui/pages/rules/en`).

rules-title = Las reglas
rules-lead = El juego completo como se juega aquí: las reglas de siempre del backgammon, y lo que añade este sitio.
rules-contents = Contenido
rules-calculator = Pruébalo
rules-yourRating = Tu rating
rules-yourExperience = Tu experiencia
rules-opponentRating = Rating del rival
rules-weight = Formato
rules-chance = Tu probabilidad de ganar
rules-ifWon = Si ganas
rules-ifLost = Si pierdes
