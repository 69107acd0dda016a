### The page of a match: names, clocks, connections.

match-gated = Les deux salles jouent les mêmes jets. Vous voyez chaque tour une fois que les deux salles l’ont joué.
match-title = Match
match-against = { $white } – { $black }
match-rated =
    { $list ->
        [none] Non classé
        [stakes] Classé · Mises
       *[other] Classé · Libre
    }
match-game = Partie { $game }
match-crawford = Crawford
match-series =
    { $points ->
        [none] Série : { $won }
       *[other] Série : { $won } (points { $points })
    }
match-points =
    { $count } { $count ->
        [one] point
       *[other] points
    }
match-result =
    { $result ->
        [single] une partie simple
       *[other] un { $result }
    }
match-resultName =
    { $result ->
        [single] Partie simple
        [gammon] Gammon
       *[other] Backgammon
    }
match-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
match-pips = pips
match-scoreOf = Score { $score }
match-bot = Bot
match-yourTurn = À vous de jouer
match-freeSeat = Place libre
match-onVacation = en vacances jusqu’au { $until }
match-clockStands = en pause
match-boardAwaited = En attente du plateau
match-atSensorBoard = Plateau à capteurs
match-presence-good = À la table
match-presence-slow = Connexion lente
match-presence-reconnecting = Reconnexion…
match-presence-elsewhere = Sur une autre page
match-presence-gone = Déconnecté
match-clockRuns = La pendule continue de tourner.
match-signal-good = Votre connexion est bonne
match-signal-slow = Votre connexion est lente
match-signal-reconnecting = Connexion perdue. Reconnexion…
match-onTurn = Au trait
match-reserve = Temps restant { $text }
match-takeBack-ask = Reprendre
match-takeBack-hint = Rejouez votre jet, si votre adversaire est d’accord
match-takeBack-asked = { $name } demande à reprendre le dernier coup
match-takeBack-sent = Vous avez demandé à { $name } de reprendre votre coup
match-takeBack-allow = Autoriser
match-takeBack-decline = Maintenir le coup
match-pause-title = En pause
match-pause-until = Les pendules sont arrêtées jusqu’à ce que l’un de vous reprenne, ou jusqu’à { $time }.
match-pause-resume = Reprendre le jeu
match-pause-ask = Pause
match-pause-hint = Arrêtez les pendules jusqu’à 15 min, si votre adversaire est d’accord
match-pause-asked = { $name } demande une pause de 15 min au plus
match-pause-sent = Vous avez demandé une pause à { $name }
match-pause-decline = Continuer à jouer
match-hold-title = Mis en pause par le directeur
match-hold-clocks = Les pendules sont arrêtées jusqu’à ce que le directeur reprenne la partie.
match-hold-until = Les pendules sont arrêtées. La partie devrait reprendre vers { $time }.
match-connectionLost = Connexion perdue. Reconnexion…
match-loading = Mise en place du plateau…
match-notFound = Match introuvable.
