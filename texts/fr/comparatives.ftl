### Comparative events: everyone plays the same boards against the same bot.

comparatives-kind = Événement comparatif
comparatives-title = Événements comparatifs
comparatives-make = Nouvel événement comparatif
comparatives-lead = Tout le monde joue les mêmes jets contre le même bot. Celui qui fait le mieux par rapport aux autres gagne.
comparatives-loading = Chargement de l’événement…
comparatives-notFound = Événement introuvable
comparatives-phase-announced = Ouvre bientôt
comparatives-phase-open = Ouvert
comparatives-phase-closing = En clôture
comparatives-phase-over = Terminé
comparatives-phase-cancelled = Annulé
comparatives-weekly = Événement de la semaine, { $monday }
comparatives-weeklyTitle = Événement de la semaine
comparatives-weeklyText =
    { $boards ->
        [one] { $boards } donne
       *[other] { $boards } donnes
    } contre { $bot }, avec les mêmes jets pour tous.
comparatives-boards =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
comparatives-against = contre { $bot }
comparatives-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
comparatives-until = jusqu’à { $when }
comparatives-from = à partir de { $when }
comparatives-bothSides = les deux côtés de chaque donne
comparatives-newcomers = ouvert aux nouveaux comptes
comparatives-directedBy = Dirigé par { $name }
comparatives-winners-one = { $name } a gagné
comparatives-winners-tied = Premiers ex æquo : { $names }
comparatives-progress =
    Vous avez terminé { $finished } { $boards ->
        [one] donne sur { $boards }
       *[other] donnes sur { $boards }
    }.
comparatives-done = Vous avez joué toutes les donnes. Vos IMP peuvent encore changer jusqu’à la clôture, à mesure que d’autres terminent les leurs.
comparatives-play = Jouer
comparatives-playBoard = Jouer la donne { $board }
comparatives-continueBoard = Continuer la donne { $board }
comparatives-results = Résultats
comparatives-signIn = Connectez-vous pour jouer
comparatives-guest = Les invités ne peuvent pas jouer ici, car un invité pourrait voir les jets d’une donne puis la rejouer. Gardez d’abord votre compte.
comparatives-keep = Garder le compte
comparatives-how-title = Comment ça marche
comparatives-how-lines-1 = Chaque donne est une partie avec videau, sans score de match. Ses jets sont les mêmes pour tous : votre dixième jet est le dixième jet de tout le monde.
comparatives-how-lines-2 = Chaque résultat compte en petits points de match (SMP), comme dans les matchs en duplicate. Vos SMP sont comparés au datum, la moyenne des joueurs sur cette donne ; la différence devient des IMP, et la plus haute somme d’IMP gagne.
comparatives-how-lines-3 = Jouez les donnes dans l’ordre, quand vous voulez. Vous pouvez quitter la page et revenir. Une donne que vous abandonnez, ou que vous n’avez pas terminée à la clôture, est perdue comme si vous aviez quitté la partie.
comparatives-how-lines-4 = Seuls les joueurs qui terminent toutes les donnes obtiennent une place. Vous voyez comment les autres ont joué une donne une fois que vous l’avez terminée. Quand l’événement est fini, tout le monde voit tout.
comparatives-standings = Classement
comparatives-field = Joueurs
comparatives-hidden = Les places sont montrées aux joueurs qui ont terminé toutes les donnes, et à tous quand l’événement est fini.
comparatives-incomplete = Pas de place : il manque des donnes.
comparatives-nobody = Personne ne s’est encore inscrit.
comparatives-columns-place = Place
comparatives-columns-player = Joueur
comparatives-columns-boards = Donnes
comparatives-columns-imp = IMP
comparatives-columns-board = Donne
comparatives-columns-played = Joué
comparatives-columns-datum = Datum
comparatives-columns-yours = Vos SMP
comparatives-columns-smp = SMP
comparatives-columns-side = Côté
comparatives-columns-result = Résultat
comparatives-columns-cube = Videau
comparatives-columns-left = Restants
comparatives-columns-game = Partie
comparatives-boardsTitle = Donnes
comparatives-board = Donne { $board }
comparatives-openBoard = Comparer la donne { $board }
comparatives-notYet = après l’avoir jouée
comparatives-commitments = Les jets
comparatives-commitmentsText = Les jets de chaque donne ont été tirés et scellés avant l’ouverture de l’événement. Quand il est fini, chaque partie peut être vérifiée avec ces nombres.
comparatives-files = Télécharger les résultats
comparatives-cancelled = L’événement a été annulé : { $reason }
comparatives-cancel = Annuler l’événement
comparatives-cancelReason = Raison (montrée à tous)
comparatives-toEvent = Vers l’événement
comparatives-table = { $name } : donne { $board } sur { $boards }
comparatives-side-white = Blanc
comparatives-side-black = Noir
comparatives-end-pass = passe
comparatives-end-single = simple
comparatives-end-gammon = gammon
comparatives-end-backgammon = backgammon
comparatives-won = gagné, { $end }
comparatives-lost = perdu, { $end }
comparatives-replay = Revoir
comparatives-review = Analyse
comparatives-openReplay = Revoir la partie de { $name }
comparatives-openReview = Analyse de la partie de { $name }
comparatives-compare-title = Donne { $board } : { $name }
comparatives-compare-locked = Terminez cette donne pour voir comment les autres l’ont jouée, ou attendez la fin de l’événement.
comparatives-compare-nobody = Personne n’a encore terminé cette donne.
comparatives-compare-results = Tous les résultats
comparatives-compare-partings = Là où les chemins se séparent
comparatives-compare-partingsText = Les premiers tours où des joueurs ont choisi différemment après des parties identiques. SMP est la moyenne de leurs résultats finaux.
comparatives-compare-none = Jusqu’ici, tout le monde a joué pareil.
comparatives-compare-cut = Il y a trop de joueurs : seule une partie est comparée ici.
comparatives-compare-turn = Tour { $turn }
comparatives-compare-came =
    { $count ->
        [one] atteint par { $count } joueur
       *[other] atteint par { $count } joueurs
    }
comparatives-compare-position = Position avant le tour { $turn }
comparatives-compare-nothing = a fini la partie
comparatives-compare-others = et { $count } autres
comparatives-cube-double = double
comparatives-cube-take = prend
comparatives-cube-pass = passe
comparatives-cube-resign = abandonne
comparatives-cube-leave = quitte
comparatives-form-title = Nouvel événement comparatif
comparatives-form-name = Nom
comparatives-form-namePlaceholder = Donnes du vendredi
comparatives-form-about = À propos de l’événement
comparatives-form-bot = Adversaire (bot)
comparatives-form-boards = Donnes
comparatives-form-sides = Côtés
comparatives-form-same = Le même pour tous
comparatives-form-both = Une moitié de chaque côté
comparatives-form-sidesHint = Avec une moitié de chaque côté, les joueurs ne sont comparés qu’à ceux du même côté.
comparatives-form-clock = Pendule
comparatives-form-noClock = Aucune
comparatives-form-live = Pendule en direct
comparatives-form-days = Ouvert pendant
comparatives-form-dayCount =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
comparatives-form-create = Créer l’événement
comparatives-form-missing = Indiquez un nom d’au moins trois lettres.
