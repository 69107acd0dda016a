### The lobby, its dialogs, and a table that waits.

lobby-title = Jouer au backgammon
lobby-heroTitle = Un backgammon digne de confiance.
lobby-heroText = Des matchs classés contre des personnes et des bots à réseau de neurones, avec des dés que chacun peut vérifier ensuite.
lobby-welcome = Heureux de vous voir, { $name }.
lobby-welcomeText = Choisissez un bot, rejoignez une table ou ouvrez la vôtre.
lobby-playBot = Jouer contre un bot
lobby-playNow = Affronter un bot tout de suite, en invité
lobby-openTable = Ouvrir une table
lobby-orSignUp = Aucun compte nécessaire. Pour garder votre historique sur tous vos appareils :
lobby-signUp = Inscription
lobby-or = ou
lobby-signIn = connexion
lobby-guestNote = Vous jouez sous le nom { $name }.
lobby-keepAccount = Garder ce compte

lobby-yourMatches = Vos matchs
lobby-continue = Continuer
lobby-against = contre { $name }
lobby-score = { $own } : { $other }
lobby-invitations = Invitations
lobby-invitesYou = { $name } vous invite
lobby-accept = Accepter
lobby-decline = Refuser
lobby-waiting = En attente d’un adversaire
lobby-waitingFor = En attente de { $name }
lobby-closeTable = Fermer la table
lobby-tableClosed = Table fermée.

lobby-openTables = Tables ouvertes
lobby-join = Rejoindre
lobby-joinTable = Rejoindre { $name }, { $format }
lobby-noTables = Personne n’attend d’adversaire.
lobby-noTablesHelp = Ouvrez une table et soyez le premier, ou jouez contre un bot en attendant.
lobby-inPlay = En cours
lobby-watch = Regarder
lobby-watchMatch = Regarder { $white } contre { $black }
lobby-showAll = Tout afficher ({ $n })
lobby-play = Jouer
lobby-noMatches = Aucun match en cours en ce moment.
lobby-online = En ligne
lobby-people = Personnes
lobby-bots = Bots
lobby-nobody = Personne ici pour l’instant. Les bots sont toujours prêts.
lobby-activity-online = en ligne
lobby-activity-ready = veut jouer
lobby-activity-playing = en train de jouer
lobby-activity-idle = absent
lobby-everybody = Tous
lobby-filter = Filtrer les joueurs
lobby-find = Chercher
lobby-findName = Chercher un joueur
lobby-findMore = Voir plus
lobby-notFound = Aucun joueur de ce nom n’est ici maintenant.
lobby-unlisted =
    { $named ->
        [0]
            et { $guests } { $guests ->
                [one] autre invité
               *[other] autres invités
            }
        [one]
            et { $named } autre joueur et { $guests } { $guests ->
                [one] invité
               *[other] invités
            }
       *[other]
            et { $named } autres joueurs et { $guests } { $guests ->
                [one] invité
               *[other] invités
            }
    }
lobby-talk-title = Discussion du salon
lobby-talk-empty = Aucun message pour l’instant.
lobby-talk-placeholder = Message à tous
lobby-talk-members = Les invités peuvent lire. Inscrivez-vous pour écrire ici.
lobby-talk-more = Actions pour le message de { $name }
lobby-talk-report = Signaler
lobby-challenge = Défier
lobby-challengeName = Défier { $name }
lobby-playName = Jouer contre { $name }
lobby-newTable = Nouvelle table : { $name }, { $format }
lobby-loading = Chargement des joueurs…

lobby-botTitle = Jouer contre un bot
lobby-chooseBot = Choisissez un adversaire
lobby-level = Niveau { $n }
lobby-noBots = Aucun bot n’est disponible en ce moment. Réessayez dans un instant.
lobby-whatIsPlayed = Format
lobby-start = Commencer
lobby-startAgainst = Jouer contre { $name }
lobby-botIsShort = { $bot } a trop peu de crédits pour cette mise : vous jouez sans mise.
lobby-ratedLimit-limited = Ces joueurs ont atteint la limite de matchs classés en 24 heures, ou l’un d’eux en a quitté trois juste après leur début. Le match est donc non classé et sans mise.
lobby-ratedLimit-left = Encore { $left } matchs classés sur { $max } contre ce joueur aujourd’hui
lobby-ratedLimit-usedUp = Vous avez joué { $max } matchs classés contre { $bot } en 24 heures. Jusqu’à { $until }, vos matchs sont non classés et sans mise.
lobby-ratedLimit-why = Pourquoi ?
lobby-ratedLimit-playUnrated = Jouer non classé
lobby-moreChoices = Plus d’options

lobby-tableTitle = Ouvrir une table
lobby-challengeTitle = Défier { $name }
lobby-format = Jeu
lobby-points = Match en points
lobby-threeGames = Trois parties, sans videau
lobby-threeGamesText = Les points des trois s’additionnent
lobby-normal = Partie après partie
lobby-normalText = Des parties avec videau et un score continu, jusqu’à ce qu’un joueur arrête
lobby-single = Une seule partie, au point
lobby-singleText = Une partie avec videau ; chaque point compte, jusqu’à une limite
lobby-stake = Mise
lobby-noStake = Aucune
lobby-stakeText-none = Vous ne jouez que pour la cote. Les crédits ne sont pas de l’argent ; ils ne font que compter.
lobby-stakeText-match = Chaque joueur mise { $each }. Le vainqueur reçoit { $paid } ; la maison garde le reste.
lobby-stakeText-single = Chaque joueur mise la limite de { $limit }. Le vainqueur reçoit ce qu’il a gagné, moins un dixième.
lobby-stakeText-guest = Les invités jouent sans mise. Gardez votre compte pour recevoir des crédits.
lobby-stakeText-balance = Vous avez { $balance }.
lobby-stakeToPutIn = { $amount } de vos crédits sont mis en dépôt quand vous prenez place.
lobby-pointsText = Avec le videau et la règle de Crawford
lobby-length = Longueur
lobby-rated = Classé
lobby-ratedText = Le résultat change les deux cotes.
lobby-ratedOnlyFive = Les formats classés sont le match en 5 points, les trois parties sans videau, le jeu partie après partie et la partie simple au point.
lobby-clock = Pendule
lobby-pace-none = Aucune
lobby-pace-fast = Rapide
lobby-pace-normal = Normale
lobby-pace-slow = Lente
lobby-pace-correspondence = Jours
lobby-days = Jours par tour
lobby-optionsTitle = Options
lobby-optionText-jacoby = Les gammons ne comptent que si le videau a été tourné
lobby-optionText-automatic_doubles = Une égalité au jet d’ouverture double le videau
lobby-optionText-beavers = Après une prise, celui qui a pris peut redoubler aussitôt et garder le videau
lobby-optionText-raccoons = Après un beaver, celui qui a doublé peut redoubler aussitôt
lobby-automaticLimit = Au plus
lobby-illegalPlays = Les coups illégaux peuvent être acceptés
lobby-illegalPlaysText = Sur un plateau à capteurs : après un coup illégal, on demande à l’adversaire s’il l’accepte. Sinon, il faut le corriger.
lobby-thrown = Dés lancés à la main
lobby-thrownText = Sur des plateaux à capteurs. Ces jets ne peuvent pas être vérifiés. Les joueurs à l’écran reçoivent les dés du serveur. Le match est non classé.
lobby-starts = Qui commence
lobby-openingThrow = Jet d’ouverture
lobby-alternate = En alternance
lobby-alternateText = Celui qui ouvre la table commence ; à la revanche, c’est l’autre. Le premier jet peut être un double.
lobby-opponent = Adversaire
lobby-anyone = N’importe qui
lobby-somebody = Un joueur précis
lobby-inviteName = Nom
lobby-inviteHint = La place est réservée à ce joueur.
lobby-open = Ouvrir la table

lobby-joinTitle = Jouer contre { $name }
lobby-joinText = Le match commence dès que vous prenez place.
lobby-sitDown = Prendre place
lobby-sitAsGuest = Prendre place en invité
lobby-waitingHelp = Le match commence dès que quelqu’un prend place, même si vous regardez une autre page.
lobby-toYourTable = Vers votre table
lobby-waitingHelpEvent = C’est ici que vous jouez maintenant. Le match commence quand les deux joueurs ont pris place.
lobby-copyLink = Copier le lien
lobby-linkCopied = Lien copié.
lobby-commitmentHelp = Les dés de ce match sont fixés et scellés. Votre navigateur ajoute ses propres octets aléatoires quand vous prenez place.
lobby-howItWorks = Comment ça marche

lobby-steps-guest = Création d’un compte d’invité…
lobby-steps-opening = Ouverture de la table…
lobby-steps-committed = Dés scellés. Vous prenez place…
lobby-steps-seated = Vous avez pris place.
