### Tournaments: the list, one of them, its standings and brackets, and its director's desk.

tournaments-kind = Tournoi
tournaments-title = Événements
tournaments-lead = Tournois et matchs par équipes en duplicate, joués en direct ou à votre rythme.
tournaments-none = Aucun tournoi pour l’instant
tournaments-noneText = Créez le premier : vous le dirigez, d’autres s’inscrivent.
tournaments-make = Nouveau tournoi
tournaments-open = Inscriptions ouvertes
tournaments-running = En cours
tournaments-entries = { $entries } places sur { $places }
tournaments-directedBy = Dirigé par { $name }
tournaments-winner = Gagné par { $name }
tournaments-format-knock_out = Élimination directe
tournaments-format-swiss =
    { $rounds ->
        [one] Système suisse, { $rounds } ronde
       *[other] Système suisse, { $rounds } rondes
    }
tournaments-format-unbeaten = Système suisse jusqu’à un seul invaincu
tournaments-format-lives =
    { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }
tournaments-format-all =
    { $twice ->
        [true] Toutes rondes, aller et retour
       *[false] Toutes rondes
    }
tournaments-format-groups = { $groups } groupes
tournaments-thenFinal = { $format }, puis élimination directe à { $count }
tournaments-again = Refaire le même
tournaments-phase-entries = Inscriptions ouvertes
tournaments-phase-check_in = Pointage
tournaments-phase-round = Ronde { $number }
tournaments-phase-between_rounds = Ronde { $number } décidée
tournaments-phase-over = Terminé
tournaments-phase-cancelled = Annulé
tournaments-notFound = Tournoi introuvable
tournaments-loading = Chargement du tournoi…
tournaments-form-title = Nouveau tournoi
tournaments-form-lead = Les appariements sont tirés d’une graine notée, et les résultats viennent des matchs eux-mêmes.
tournaments-form-name = Nom
tournaments-form-namePlaceholder = Coupe d’automne
tournaments-form-nameMissing = Indiquez un nom de 3 à 60 caractères.
tournaments-form-about = Ce que les joueurs doivent savoir (facultatif)
tournaments-form-format = Formule
tournaments-form-kinds-knock_out = Élimination directe
tournaments-form-kinds-swiss = Suisse : tous jouent chaque ronde
tournaments-form-kinds-lives = Vies : éliminé après tant de défaites
tournaments-form-kinds-round_robin = Chacun contre tous les autres
tournaments-form-rounds = Rondes
tournaments-form-untilUnbeaten = Jusqu’à un seul invaincu
tournaments-form-lives = Vies
tournaments-form-groups = Groupes
tournaments-form-twice = Aller et retour
tournaments-form-finalOf = Qualifiés pour une phase finale
tournaments-form-finalOfEach = Qualifiés de chaque groupe pour une phase finale
tournaments-form-noFinal = Sans phase finale
tournaments-form-best =
    { $count ->
        [one] Le premier
       *[other] Les { $count } premiers
    }
tournaments-form-length = Matchs en
tournaments-form-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tournaments-form-places = Places
tournaments-form-forecast-players = Avec { $players } joueurs :
tournaments-form-forecast-rounds =
    { $most ->
        [one] { $range } ronde
       *[other] { $range } rondes
    }
tournaments-form-forecast-matches =
    { $most ->
        [one] { $range } match pour chaque joueur
       *[other] { $range } matchs pour chaque joueur
    }
tournaments-form-forecast-boards =
    { $count ->
        [one] { $count } plateau
       *[other] { $count } plateaux
    }
tournaments-form-forecast-time = environ { $time } de jeu
tournaments-form-pace = Rythme
tournaments-form-correspondence = À leur propre rythme
tournaments-form-live = En direct
tournaments-form-days = Jours par tour
tournaments-form-daysHint = Un joueur qui ne joue pas pendant ce temps perd le match. Des avertissements viennent à la moitié du temps et un jour avant.
tournaments-form-liveHint = Les deux joueurs prennent place quand ils se retrouvent ; la pendule tourne à partir de là.
tournaments-form-start = Début
tournaments-form-byDirector = Par le directeur
tournaments-form-timed = À une heure fixée
tournaments-form-byDirectorHint = Vous tirez la première ronde quand vous êtes prêt.
tournaments-form-timedHint = Les inscriptions se ferment à cette heure, et la première ronde est tirée. Avec moins de deux joueurs, l’événement est annulé.
tournaments-form-startsAt = Date et heure (chez vous, { $zone })
tournaments-form-startWrong = Indiquez une date et une heure à venir.
tournaments-form-every = Rondes suivantes
tournaments-form-everyMinutes-soon = Dès que possible
tournaments-form-everyMinutes-minutes = Toutes les { $minutes } min
tournaments-form-everyMinutes-day = Chaque jour
tournaments-form-everyMinutes-week = Chaque semaine
tournaments-form-grace = Retard permis aux joueurs
tournaments-form-graceHint = Un joueur qui n’a pas pris place d’ici là perd le match. Si les deux sont absents, les deux perdent.
tournaments-form-pause = Pause avant la ronde suivante
tournaments-form-pauseHint = Du temps pour corriger un mauvais résultat. Le directeur peut terminer la pause ou l’allonger.
tournaments-form-noPause = Aucune
tournaments-form-late = Inscriptions tardives
tournaments-form-lateHint =
    { $kind ->
        [knock_out] Après le début, un joueur tardif peut prendre la place d’un exempt.
        [lives] Après le début, des joueurs tardifs peuvent se joindre au tournoi, avec toutes leurs vies.
       *[other] Après le début, des joueurs tardifs peuvent se joindre au tournoi, sans points pour les rondes manquées.
    }
tournaments-form-noLate = Aucune
tournaments-form-minutes = { $minutes } min
tournaments-form-checkIn = Pointage avant le tirage
tournaments-form-checkInHint = Seuls les joueurs pointés sont appariés ; d’autres montent de la liste d’attente.
tournaments-form-byRating = Têtes de série selon la cote
tournaments-form-byRatingHint =
    { $kind ->
        [knock_out] Le plus fort rencontre le plus faible. Sinon, les appariements sont tirés au sort.
        [round_robin] Les plus forts sont répartis entre les groupes. Sinon, le sort décide.
       *[other] À égalité, la moitié la plus forte rencontre la plus faible. Sinon, les appariements à égalité sont tirés au sort.
    }
tournaments-form-prizes = Prix en crédits, à partir de la première place (facultatif)
tournaments-form-prizesHint = Par exemple 100, 50, 25, 25. Seuls les directeurs nommés par le site peuvent donner des prix.
tournaments-form-prizesWrong = Indiquez des montants positifs, séparés par des virgules.
tournaments-form-fee = Droit d’inscription
tournaments-form-free = Aucun
tournaments-form-freeHint = Les matchs comptent pour la liste « Libre ».
tournaments-form-feeHint = Payé en crédits à l’inscription ; remboursé si vous vous retirez avant le tirage. Les matchs comptent pour la liste « Mises ».
tournaments-form-shares = Parts de la cagnotte en pour cent, à partir de la première place
tournaments-form-sharesHint = La maison garde un dixième de tous les droits ; le reste est réparti ainsi. Les joueurs qui partagent des places partagent leurs parts. Un joueur qui perd un match que le directeur décide avant son début récupère son droit.
tournaments-form-sharesWrong = Indiquez des pourcentages décroissants dont la somme est 100, par exemple 50, 30, 20.
tournaments-form-create = Créer le tournoi
tournaments-enter = S’inscrire
tournaments-free = Sans droit d’inscription
tournaments-feeOf = Inscription { $fee }
tournaments-pool = { $pool } dans la cagnotte maintenant.
tournaments-houseTenth = La maison garde un dixième des droits ; le reste va aux gagnants.
tournaments-enterFor = S’inscrire pour { $fee }
tournaments-signInToEnter = Connectez-vous pour vous inscrire
tournaments-withdraw = Se retirer
tournaments-checkIn = Se pointer
tournaments-toYourMatch = Votre match contre { $name }
tournaments-entered = Vous êtes inscrit.
tournaments-waitingForDraw = Vous êtes inscrit. Le directeur tire la première ronde.
tournaments-startsTitle = Horaire
tournaments-starts = Commence { $when }
tournaments-checkInAt = Le pointage ouvre { $when }
tournaments-nextRoundAt = La ronde suivante commence { $when }
tournaments-grace = Les joueurs en retard perdent leur match après { $minutes } min
tournaments-enterLate = S’inscrire tardivement
tournaments-lateUntil =
    { $kind ->
        [knock_out] Les joueurs tardifs peuvent prendre la place d’un exempt jusqu’à { $when }
       *[other] Les joueurs tardifs peuvent se joindre au tournoi jusqu’à { $when }
    }
tournaments-retireTitle = Se retirer du tournoi ?
tournaments-retireText = Votre adversaire du match ouvert gagne, ainsi que tout adversaire suivant. Un match en cours se termine comme si vous l’aviez quitté à la table. Vous ne pouvez pas revenir.
tournaments-waitingForStart = Vous êtes inscrit. La première ronde est tirée au début.
tournaments-bothLost = Les deux absents : les deux perdent
tournaments-people = Joueurs
tournaments-nobody = Personne ne s’est encore inscrit
tournaments-outOfDraw = Hors du tirage
tournaments-state-placed = Inscrit
tournaments-state-checked_in = Pointé
tournaments-state-waiting = Liste d’attente
tournaments-state-withdrawn = Retiré
tournaments-branch-main = Tableau principal
tournaments-branch-consolation = Consolante
tournaments-branch-final = Phase finale
tournaments-round = Ronde { $number }
tournaments-final = Finale
tournaments-semiFinals = Demi-finales
tournaments-quarterFinals = Quarts de finale
tournaments-fromRound = À partir de la ronde
tournaments-find = Chercher un joueur
tournaments-foundInBracket =
    { $more ->
        [0] { $name }
        [one] { $name } et { $more } autre
       *[other] { $name } et { $more } autres
    }
tournaments-notFoundInBracket = Aucun joueur de ce nom
tournaments-rounds = Rondes
tournaments-notDrawn = Pas encore tirée
tournaments-notDrawnText = Les appariements de cette ronde sont tirés quand la précédente est décidée.
tournaments-bye = Exempt
tournaments-byes-swiss = est exempt : un point
tournaments-byes-lives = est exempt : aucune vie perdue
tournaments-byes-round_robin = ne joue pas dans cette ronde
tournaments-lucky = Repêché
tournaments-drawnFrom = tiré de { $seed }
tournaments-bracketLabel = Le tableau ; défilez vers le côté pour les rondes suivantes
tournaments-pairingLabel = { $first } contre { $second }, { $score }, { $state }
tournaments-openMatches = Matchs de cette ronde
tournaments-notBegun = Pas commencé
tournaments-inPlay = En cours
tournaments-won = { $name } gagne
tournaments-how-played = joué
tournaments-how-idle = trop longtemps sans jouer
tournaments-how-director = par le directeur
tournaments-how-points = plus de points à la fin de la ronde
tournaments-how-last_game_time = moins de temps dans la dernière partie
tournaments-how-current_game_time = moins de temps dans cette partie
tournaments-how-lot = au sort
tournaments-how-ruling = décision sur une réclamation
tournaments-how-absent = adversaire absent
tournaments-how-neither_came = aucun des deux n’est venu, au sort
tournaments-how-withdrew = adversaire retiré
tournaments-how-both_absent = les deux absents
tournaments-warned = { $name } est averti : il doit jouer
tournaments-protested = { $name } réclame ; le directeur tranchera
tournaments-thought = Temps utilisé : { $first } et { $second }
tournaments-endsAt = Les trois quarts des matchs sont décidés. Les matchs ouverts seront décidés le { $when } : aux points, puis au temps utilisé, puis au sort.
tournaments-protestsUntil = La ronde suivante sera tirée le { $when }, ou plus tôt par le directeur. D’ici là, vous pouvez réclamer contre les décisions de la règle des 75 %.
tournaments-protest = Réclamer
tournaments-standings-title = Classement
tournaments-standings-group = Groupe { $number }
tournaments-standings-place = Rang
tournaments-standings-player = Joueur
tournaments-standings-goesOn = qualifié
tournaments-standings-note = Les matchs qui ne sont pas finis ne comptent pas encore. Les joueurs égaux dans toutes les colonnes partagent une place.
tournaments-standings-meaning = Ce que signifient les colonnes
tournaments-columns-points-short = Pts
tournaments-columns-points-name = Points
tournaments-columns-points-text = Un point pour chaque victoire, et dans un suisse pour une exemption. Exemple : deux victoires et une exemption font 3.
tournaments-columns-wins-short = Vict.
tournaments-columns-wins-name = Nombre de victoires
tournaments-columns-wins-text = Les matchs gagnés. Avec des vies, une exemption compte comme une victoire. Exemple : deux victoires et une exemption font 3.
tournaments-columns-head_to_head-short = CD
tournaments-columns-head_to_head-name = Confrontation directe
tournaments-columns-head_to_head-text = Les points des matchs entre ceux qui sont encore à égalité, si tous se sont rencontrés. Exemple : deux joueurs ont 4 points ; celui qui a battu l’autre a 1 ici, l’autre 0.
tournaments-columns-buchholz-short = BH
tournaments-columns-buchholz-name = Buchholz
tournaments-columns-buchholz-text = La somme des points des adversaires : elle est plus haute pour qui a rencontré des adversaires forts. Une exemption et un adversaire absent comptent comme un adversaire qui a autant de points que le joueur. Exemple : des adversaires avec 3, 2 et 1 points font 6.
tournaments-columns-buchholz_cut-short = BH−1
tournaments-columns-buchholz_cut-name = Buchholz tronqué
tournaments-columns-buchholz_cut-text = Le Buchholz sans l’adversaire qui a le moins de points. Exemple : des adversaires avec 3, 2 et 1 points font 5.
tournaments-columns-sonneborn_berger-short = SB
tournaments-columns-sonneborn_berger-name = Sonneborn-Berger
tournaments-columns-sonneborn_berger-text = La somme des points des adversaires battus. Exemple : des victoires contre des joueurs avec 3 et 1 points font 4.
tournaments-columns-lives-short = Vies
tournaments-columns-lives-name = Vies restantes
tournaments-columns-lives-text = Les vies qui restent au joueur. Exemple : de deux vies, une est perdue, il en reste 1.
tournaments-columns-survived-short = Jusqu’à
tournaments-columns-survived-name = Dernière ronde
tournaments-columns-survived-text = La ronde où la dernière vie a été perdue. Ceux qui sont encore en jeu ont la ronde suivante. Exemple : éliminé à la ronde 3, c’est 3.
tournaments-rules-title = Comment ça marche
tournaments-rules-knock_out = Qui gagne un match avance, qui perd est éliminé. Une ronde est tirée quand la précédente est décidée. Si le nombre est impair, un joueur est exempt à la ronde 1. Des repêchés, tirés au sort parmi les perdants de la ronde 1, complètent ensuite la ronde 2.
tournaments-rules-swiss = Personne n’est éliminé : tous jouent à chaque ronde, contre quelqu’un qui a à peu près autant de points. Une ronde est tirée quand la précédente est décidée. Personne ne rencontre deux fois le même adversaire, tant que c’est possible. Si le nombre est impair, un joueur est exempt, ce qui vaut un point. Personne n’est exempt une seconde fois avant que tous l’aient été.
tournaments-rules-lives = Chaque défaite coûte une vie, et un joueur sans vie est éliminé. Une ronde est tirée quand la précédente est décidée : des joueurs qui ont autant de vies se rencontrent, et personne ne rencontre deux fois le même adversaire tant que cela peut s’éviter. Si le nombre est impair, un de ceux qui ont été le moins souvent exempts l’est, ce qui ne coûte aucune vie.
tournaments-rules-round_robin = Chacun rencontre tous les autres, dans un ordre fixé au début. Une ronde commence quand la précédente est décidée. Si le nombre est impair, un joueur est libre à chaque ronde ; cela ne vaut rien, car tous sont libres aussi souvent. Si quelqu’un part avant d’avoir joué la moitié de ses matchs, ces résultats sont annulés. Plus tard, les autres adversaires gagnent.
tournaments-rules-finalOf = Les { $count } premiers jouent ensuite une phase finale à élimination directe.
tournaments-rules-finalOfEach =
    { $count ->
        [one] Le premier de chaque groupe joue ensuite une phase finale à élimination directe.
       *[other] Les { $count } premiers de chaque groupe jouent ensuite une phase finale à élimination directe.
    }
tournaments-results = Places finales
tournaments-place = { $place }.
tournaments-prize = Prix
tournaments-prizes = Prix
tournaments-notes = Du directeur
tournaments-drawUndone = Le tirage a été annulé
tournaments-about = À propos
tournaments-match = Match { $place }
tournaments-csv = Matchs en CSV
tournaments-desk-title = Bureau du directeur
tournaments-desk-openCheckIn = Ouvrir le pointage
tournaments-desk-draw = Tirer la ronde 1
tournaments-desk-drawNext = Tirer la ronde suivante maintenant
tournaments-desk-drawHint = Clôt les inscriptions. Les rondes suivantes sont tirées automatiquement.
tournaments-desk-console = Commencer la consolante
tournaments-desk-announce = Annoncer
tournaments-desk-cancel = Annuler le tournoi
tournaments-desk-pause = Allonger la pause
tournaments-desk-pauseTitle = Allonger la pause
tournaments-desk-pauseText = La ronde suivante n’est pas tirée avant la fin de la pause. Les joueurs voient la nouvelle heure.
tournaments-desk-pauseMinutes = Minutes à partir de maintenant (1 à 1440)
tournaments-desk-pauseWrong = Indiquez 1 à 1440 minutes.
tournaments-desk-lateEntries = Inscriptions tardives
tournaments-desk-lateTitle = Ouvrir les inscriptions tardives
tournaments-desk-lateText =
    { $kind ->
        [knock_out] Jusqu’à cette heure, un joueur tardif peut s’inscrire et prend la place de l’exempt de la ronde 1.
       *[other] Jusqu’à cette heure, des joueurs tardifs peuvent s’inscrire. Ils prennent la place de l’exempt de la ronde 1, ou jouent à partir de la ronde suivante.
    }
tournaments-desk-lateUntil = Jusqu’à ({ $zone })
tournaments-desk-lateWrong = Indiquez une date et une heure à venir.
tournaments-desk-swap = Échanger des joueurs
tournaments-desk-swapTitle = Échanger deux joueurs
tournaments-desk-swapText = Les deux matchs reçoivent de nouvelles tables. C’est possible tant que l’un d’eux n’a pas commencé.
tournaments-desk-swapFirst = Joueur
tournaments-desk-swapSecond = échange sa place avec
tournaments-desk-addBot = Ajouter un bot
tournaments-desk-remove = Retirer
tournaments-desk-award = Décider
tournaments-desk-rule = Trancher
tournaments-desk-awardTo = Qui gagne ?
tournaments-desk-reason = Raison (montrée à tous)
tournaments-desk-winnerMissing = Choisissez qui gagne.
tournaments-desk-swapMissing = Choisissez deux joueurs.
tournaments-desk-reasonMissing = Indiquez une raison.
tournaments-desk-announcement = Annonce
tournaments-desk-announcementMissing = Indiquez une annonce.
tournaments-desk-confirm = Appliquer
tournaments-desk-removeTitle = Retirer { $name }
tournaments-desk-awardTitle = Décider le match { $match }
tournaments-desk-ruleTitle = Trancher le match { $match }
tournaments-desk-cancelTitle = Annuler le tournoi
tournaments-desk-unsettled = Le site n’a pas pu payer les prix le { $when }. Il réessaie chaque minute, et son exploitant a été alerté.
tournaments-desk-settle = Payer maintenant
tournaments-desk-cancelText = Les tables qui n’ont pas commencé sont fermées, et les droits d’inscription sont remboursés. Vous ne pouvez annuler ceci dans le journal que si aucun droit n’a été remboursé.
tournaments-toTournament = Vers le tournoi
