### The player page and the list of a player's matches.

player-title = { $name }, joueur
player-since = Membre depuis le { $date }
player-online = en ligne
player-offline = hors ligne
player-bot = Bot
player-guest = Invité
player-challenge = Défier
player-play = Jouer
player-you = C’est vous
player-ratings = Cotes
player-experience = Expérience { $n }
player-missing-experience =
    Provisoire : au classement après { $points } { $points ->
        [one] point d’expérience de plus
       *[other] points d’expérience de plus
    }
player-missing-days =
    Pas encore au classement : jouez des matchs classés { $days ->
        [one] { $days } jour de plus
       *[other] { $days } jours de plus
    }
player-missing-opponents =
    Pas encore au classement : jouez contre { $people } { $people ->
        [one] autre joueur établi
       *[other] autres joueurs établis
    } ou bots en matchs classés
player-missing-debt = Absent du classement : { $points } points viennent de comptes nouveaux ou qui vous jouent surtout. Jouez contre d’autres joueurs et des bots
player-missing-hidden = Absent du classement : un modérateur a retiré le joueur
player-listedBelow = Au classement avec { $rating } : le reste vient de comptes nouveaux ou qui jouent surtout ce joueur
player-results = Résultats
player-played = Matchs
player-won = Gagnés
player-lost = Perdus
player-drawn = Nuls
player-completion = Taux d’achèvement
player-streak = Série de victoires
player-bestStreak = la plus longue { $n }
player-winRate = Taux de victoires
player-recent = Matchs récents
player-all = Tous les matchs
player-none = Aucun match terminé pour l’instant.
player-noneOwn = Vous n’avez pas encore terminé de match.
player-notFound = Il n’y a pas de joueur nommé « { $name } ».
player-notFoundText = Vérifiez l’orthographe. Un nom n’est jamais donné à un autre joueur.

player-chart = Courbe de la cote
player-chartOf = Cote dans la liste { $list }
player-chartEmpty = La courbe commence au premier match classé.
player-chartHelp = Les flèches gauche et droite vont de match en match.
player-chartSummary =
    { $count } { $count ->
        [one] match classé
       *[other] matchs classés
    }, du { $from } au { $to } ; au plus bas { $low }, au plus haut { $high }.
player-chartPoint = { $date } : { $rating } ({ $change }) contre { $opponent }
player-change = Changement
player-openMatch = Ouvrir le match

player-historyTitle = Historique des matchs
player-historyOf = Matchs de { $name }
player-filter = Afficher
player-filterResult = Résultat
player-filterKind = Jeu
player-filterRated = Cote
player-filterOpponents = Adversaires
player-any = Tous
player-people = Personnes
player-bots = Bots
player-more = Voir les matchs plus anciens
player-loadingMore = Chargement…
player-end = Plus de matchs.
player-nothingFits = Aucun match ne correspond à ces filtres.
player-nothingFitsYet = Aucun des matchs chargés jusqu’ici ne correspond à ces filtres.
player-clearFilter = Tout afficher
player-against = contre
player-score = Score
player-voided = annulé
player-ratingChange = Cote
player-replay = Ouvrir
player-dice = Dés
player-checkDice = Vérifier les dés du match contre { $opponent }
player-reviewMatchWith = Analyser le match contre { $opponent }
player-openMatchWith = Ouvrir le match contre { $opponent }
player-today = Aujourd’hui
player-yesterday = Hier
