### Kato record sheets.

sheet-title = Feuille de partie
sheet-lead = Une partie comme les joueurs la notent à la main.
sheet-heading = { $white } – { $black }, comme les joueurs le notent à la main.
sheet-which = Partie
sheet-game = Partie { $number }, { $white }–{ $black }
sheet-paper = Papier
sheet-letter = Letter
sheet-pdf = Imprimer cette partie
sheet-pdfAll = Imprimer toutes les parties
sheet-data = En données
sheet-pageOf = Page { $page } sur { $pages } de la feuille de partie
sheet-notOver = Un match reçoit sa feuille de partie quand il est terminé.
sheet-notFound = Il n’y a pas de match avec cet identifiant.
sheet-empty = Aucun coup n’a été joué dans ce match.
sheet-how = Comment la lire
sheet-rules-1 = Un plateau par tour, à lire ligne par ligne ; le signe au-dessus dit à qui est le tour : un anneau pour le joueur nommé en haut, un point pour celui du bas.
sheet-rules-2 = Le nombre d’un dé est écrit dans la case où son pion est arrivé. Si un même pion joue les deux dés, le premier nombre est écrit là où il s’est arrêté en chemin. Pour les doubles, le nombre est écrit une fois par déplacement.
sheet-rules-3 = Les nombres à l’extérieur, à côté du jan intérieur, sont des pions sortis. Un nombre barré au milieu n’a pas pu être joué.
sheet-rules-4 = Une flèche est un double : elle va du joueur qui le propose vers l’autre. Une prise n’a pas de signe.
sheet-rules-5 = Le nom de chaque joueur est du côté où commencent ses pions arrière. De petits points hors du plateau marquent une ligne sur trois.
sheet-rules-6 = Les frappes ne sont pas notées : installez un plateau et rejouez, comme le faisait Hideo Kato quand il y a pensé en 1981.
