### The page of the house bots. The traits are the strengths and weaknesses of each bot.

botPage-lead = Six adversaires toujours présents, du débutant à la classe mondiale.
botPage-good = Points forts
botPage-weak = Points faibles
botPage-measured = Force
botPage-measuredNote = La force est une cote tirée de matchs en 5 points entre tous les bots ; un bot coté 300 de plus gagne 68 matchs sur 100. Les deux cotes en dessous viennent des matchs joués ici.
botPage-traits-Pip-good = Frapper les blots
botPage-traits-Pip-weak = Les courses, le videau, tout ce qui demande un plan
botPage-traits-Wilma-good = Le jeu sûr et les courses simples
botPage-traits-Wilma-weak = Les blitz, et doubler à temps
botPage-traits-Jago-good = L’attaque et les blitz
botPage-traits-Jago-weak = Le jeu sûr ; prend des doubles qu’il faudrait passer
botPage-traits-Marlow-good = Les ouvertures et les courses
botPage-traits-Marlow-weak = Les longues parties de contact, comme les back games
botPage-traits-Sable-good = Tous les types de positions, d’un coup d’œil
botPage-traits-Sable-weak = Les positions rares qui demandent de calculer plusieurs tours
botPage-traits-Octavia-good = Tout : calcule coups et videau à deux plis
botPage-traits-Octavia-weak = Rien qui se remarque dans un match
