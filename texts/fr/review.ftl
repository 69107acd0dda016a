### The review of a match.

review-title = Analyse
review-heading = { $white } – { $black }
review-lead =
    { $plies ->
        [0] Une analyse rapide. Une plus profonde suit.
       *[other] Analyse à { $plies } plis de chaque décision.
    }
review-leadDeep = Analyse à { $plies } plis de chaque décision ; puis rollouts des erreurs et des décisions serrées, jusqu’à { $games } parties par choix.
review-leadBefore = Ce qui était bon, ce qui ne l’était pas, et ce qui était de la chance.
review-waiting = Analyse de chaque jet et de chaque décision de ce match…
review-deeper = Analyse plus profonde…
review-deepen = Rollouts des erreurs
review-deepenHint = Joue jusqu’au bout, des centaines de fois, les erreurs et les décisions serrées des deux camps. Certaines se révèlent ne pas être des erreurs. Cela prend d’une minute à une demi-heure : les nouveaux matchs passent d’abord. Vous pouvez quitter cette page entre-temps.
review-deepening = Rollouts des erreurs en cours…
review-deepenBusy = Un autre de vos matchs est en rollout. Réessayez quand ce sera terminé.
review-deepenEnough = Vous avez atteint la limite de rollouts du jour. Réessayez demain.
review-progress =
    { $total ->
        [0] En file d’attente
       *[other] { $done } sur { $total }
    }
review-notOver = Un match peut être analysé une fois terminé.
review-notFound = Il n’y a pas de match avec cet identifiant.
review-none = Il n’y a pas d’analyse de ce match.
review-empty = Aucun coup n’a été joué dans ce match.
review-toMatch = Vers le match
review-share = Copier le lien
review-shared = Lien copié. Il ouvre cette position.

review-summary = Les deux joueurs
review-pr = PR
review-prHint = 500 × l’erreur moyenne par décision. Moins de 3 : classe mondiale. Moins de 8 : fort. Plus de 15 : beaucoup à apprendre.
review-error = Erreur
review-luck = Chance
review-mistakes = Douteux, mauvais, très mauvais
review-snowie = Taux d’erreur Snowie
review-decisions = Décisions
review-plays = Coups de pions
review-doubles = Doubles
review-answers = Prises et passes
review-phase-opening = Ouverture
review-phase-contact = Contact
review-phase-race = Course
review-phase-bear_off = Sortie
review-withoutLuck = Sans la chance, { $name } aurait eu { $share } de chances de gagner le match.
review-withoutLuckPoints = Sans la chance, { $name } aurait { $points } points.
review-cost = Coût
review-noDecisions = —

review-board = Position avant la décision de { $name }
review-steps = Parcourir le match
review-first = Au début
review-previous = Retour
review-next = Avancer
review-last = À la fin
review-previousMistake = Erreur précédente
review-nextMistake = Erreur suivante
review-keys = Touches : gauche et droite parcourent le match, haut et bas sautent d’erreur en erreur.
review-place = Partie { $game } · { $number } sur { $total }
review-score = { $white } { $own } – { $other } { $black }
review-crawford = Crawford

review-chart = Chances de { $name } de gagner le match
review-chartPoints = Points pour { $name }
review-chartPlace = partie { $game }, { $value }

review-moves = Coups
review-course = Déroulement du match
review-worstOf = Pires erreurs de { $name }
review-class-good = Bon
review-class-doubtful = Douteux
review-class-bad = Mauvais
review-class-very_bad = Très mauvais
review-rolled = { $name } lance { $dice }
review-doesCube =
    { $name } { $choice ->
        [no_double] lance
        [double] double
        [take] prend
        [pass] passe
        [beaver] fait un beaver
       *[raccoon] fait un raccoon
    }
review-did-no_double = lance
review-did-double = double
review-did-take = prend
review-did-pass = passe
review-did-beaver = beaver
review-did-raccoon = raccoon
review-choices-no_double = pas de double
review-choices-double = doubler
review-choices-take = prendre
review-choices-pass = passer
review-choices-beaver = beaver
review-choices-raccoon = raccoon
review-optional = Double facultatif : lancer vaut autant.
review-tooGood = trop bon pour doubler
review-forced = Forcé
review-illegal = { $notation } est illégal. L’adversaire l’a accepté : ce coup n’est pas analysé.
review-illegalShort = { $notation } (illégal)
review-notPlayed = La partie s’est terminée avant que ceci ne soit joué.
review-best = Meilleur
review-made = Joué
review-play = Coup
review-equity = Équité
review-wins = Gains
review-gammons = Gammons
review-losses = Gammons perdus
review-others = Autres programmes, d’après le fichier
review-program = Programme
review-fromFile = { $program }, de { $file }
review-prOf = PR selon { $program }
review-prHere = ici { $rating }
review-prOfHint = Sur les décisions que les deux programmes ont analysées, selon les règles de ce site.
review-choice = Choix
review-rolledOut = en rollout
review-rollout-why-mistake = En rollout parce que la première analyse y voyait une erreur.
review-rollout-why-close = En rollout parce que les deux meilleurs étaient à moins de 0,02.
review-rollout-why-depths_disagree = En rollout parce que deux profondeurs n’étaient pas d’accord.
review-rollout-confirmed = Après { $games } parties, { $best } reste le meilleur, de { $margin } (95 % : { $low } à { $high }).
review-rollout-changed = Après { $games } parties, { $best } est le meilleur au lieu de { $before }, de { $margin } (95 % : { $low } à { $high }).
review-rollout-undecided = Trop serré après { $games } parties : { $best } mène de { $margin } (95 % : { $low } à { $high }).
review-rollout-cost = Coût : { $before } avant le rollout, { $now } maintenant.
review-plies = { $plies } plis
review-lucky-very_unlucky = un jet très malchanceux
review-lucky-unlucky = un jet malchanceux
review-lucky-usual = { "" }
review-lucky-lucky = un jet chanceux
review-lucky-very_lucky = un jet très chanceux
review-luckOf = Chance { $amount }
review-why-better = { $play } est meilleur :
review-why-wins =
    { $more ->
        [true] il gagne { $games } parties de plus sur 100
       *[false] bien qu’il gagne { $games } parties de moins sur 100
    }
review-why-gammons =
    { $more ->
        [true] il gagne { $games } gammons de plus en 100 parties
       *[false] bien qu’il gagne { $games } gammons de moins en 100 parties
    }
review-why-losses =
    { $fewer ->
        [true] il perd { $games } gammons de moins en 100 parties
       *[false] bien qu’il perde { $games } gammons de plus en 100 parties
    }
review-why-cube = les chances sont semblables, mais il utilise mieux le videau
review-why-missedDouble = Doubler valait { $gain } de plus ; l’adversaire devrait { $answer }.
review-why-wrongDouble = Avec { $win } de gains, lancer sans doubler était meilleur de { $gain }.
review-why-tooGood = Avec { $gammons } de gammons, il valait mieux jouer pour le gammon qu’encaisser le point.
review-why-wrongTake = Avec { $win } de gains et { $gammons } de gammons perdus, passer perd moins.
review-why-wrongPass = Avec { $win } de gains, prendre perd moins que passer.
review-why-beaver = Un beaver aurait valu deux fois plus.
review-why-fine = C’était le meilleur choix.
review-worst = Pire erreur
review-list = Plus grosses erreurs
review-listEmpty = Aucune décision douteuse : bien joué.
