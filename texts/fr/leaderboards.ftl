### The leaderboards, the records, and the score between two players.

leaderboards-title = Classements
leaderboards-lead = Les cotes changent juste après chaque match classé. Les bots sont toujours signalés.
leaderboards-list = Liste
leaderboards-listHelp-stakes = Mises : matchs en 5 points, trois parties sans videau et parties simples au point. On peut les jouer avec ou sans mise.
leaderboards-listHelp-casual = Libre : sessions jouées partie après partie, jamais avec mise.
leaderboards-active = Actif
leaderboards-days-ever = à tout moment
leaderboards-days-7 = 7 derniers jours
leaderboards-days-30 = 30 derniers jours
leaderboards-days-90 = 90 derniers jours
leaderboards-days-365 = année passée
leaderboards-experience = Expérience
leaderboards-atLeast =
    { $n ->
        [0] quelconque
       *[other] { $n } ou plus
    }
leaderboards-bots = Montrer les bots
leaderboards-rank = Rang
leaderboards-player = Joueur
leaderboards-rating = Cote
leaderboards-played = Dernier match
leaderboards-you = vous
leaderboards-more = Voir plus
leaderboards-top = Vers le haut
leaderboards-aroundMe = Mon rang
leaderboards-notRated = Vous n’êtes pas encore dans ce classement. Votre page de joueur dit ce qui manque.
leaderboards-peopleFrom = Ce site est nouveau : les personnes apparaissent dans les classements à partir du { $date }. Jusque-là, ils montrent les bots.
leaderboards-search = Chercher un joueur
leaderboards-searchHint = Début du nom
leaderboards-find = Chercher
leaderboards-found =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
leaderboards-foundNobody = Aucun nom ne commence ainsi. Vérifiez l’orthographe.
leaderboards-unrated = non classé
leaderboards-nobody = Aucun joueur ne correspond à ces filtres.
leaderboards-nobodyText = Élargissez les filtres pour voir plus de joueurs.
leaderboards-empty = Cette liste est encore vide
leaderboards-emptyText = Les joueurs y figurent à partir de l’expérience 20, une fois qu’ils ont joué des matchs classés trois jours différents, et contre cinq joueurs établis ou bots. Votre page de joueur dit ce qui manque.
leaderboards-play = Jouer un match
leaderboards-records = Records
leaderboards-mostPlayed = Le plus de matchs
leaderboards-bestStreak = Plus longues séries de victoires
leaderboards-streak = Séries de victoires en cours
leaderboards-streakHelp = Matchs classés gagnés d’affilée
leaderboards-noRecord = Aucun pour l’instant.
leaderboards-headToHead = Contre vous
leaderboards-neverMet = Vous n’avez pas encore terminé de match l’un contre l’autre.
leaderboards-wins = { $name } en a gagné { $won }
leaderboards-met = Matchs : { $count }, le dernier le { $date }
