### The score sheet of a duplicate team match.

scoreSheet-title = Feuille de score
scoreSheet-lead = Pour un match par équipes en duplicate sur de vrais plateaux : chaque donne se joue dans les deux salles avec les mêmes jets. Remplissez les résultats ; les points suivent les tables publiées.
scoreSheet-open = Compter un match en duplicate
scoreSheet-boards = Donnes
scoreSheet-board = Donne
scoreSheet-team = Équipe { $team }
scoreSheet-nameOf = Nom de l’équipe { $team }
scoreSheet-room-open = salle ouverte
scoreSheet-room-closed = salle fermée
scoreSheet-game = donne { $board }, { $room }
scoreSheet-winner = Vainqueur
scoreSheet-result = Résultat
scoreSheet-end-single = Partie simple
scoreSheet-end-gammon = Gammon
scoreSheet-end-backgammon = Backgammon
scoreSheet-end-pass = Double passé
scoreSheet-cube = Videau
scoreSheet-left = Pions restants
scoreSheet-difference = Différence
scoreSheet-incomplete =
    { $missing ->
        [one] Il manque { $missing } partie
       *[other] Il manque { $missing } parties
    }
scoreSheet-print = Imprimer
scoreSheet-csv = Télécharger en CSV
scoreSheet-clear = Vider la feuille
