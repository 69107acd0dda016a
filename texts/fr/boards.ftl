### Sensor boards: enrol, seat, watch and revoke them.

boards-title = Plateaux à capteurs
boards-lead = Jouez sur un vrai plateau avec des capteurs sous ses points. Vous déplacez les pions ; votre adversaire le voit sur un écran, ou sur son propre plateau.
boards-intro-howTitle = Comment se joue un match sur un plateau
boards-intro-steps-1 = Demandez un code sur cette page et saisissez-le sur le plateau. Le plateau est alors à vous.
boards-intro-steps-2 = Commencez un match sur le web, puis appuyez sur « Utiliser ce plateau » sur cette page.
boards-intro-steps-3 = Le plateau affiche votre jet. Déplacez vos pions, puis appuyez sur Terminé : le plateau lit votre coup.
boards-intro-steps-4 = Le coup de votre adversaire s’affiche sur le plateau, et vous déplacez ses pions.
boards-intro-whoTitle = Qui peut jouer contre qui
boards-intro-who-1 = Un plateau et un écran : votre adversaire n’a pas besoin de plateau.
boards-intro-who-2 = Deux plateaux en deux lieux, chacun avec son joueur.
boards-intro-who-3 = Un plateau pour les deux joueurs, au club ou à la maison.
boards-intro-who-4 = Un plateau et un bot.
boards-intro-withoutTitle = Essayer sans plateau
boards-intro-without = Le programme fullprime-board est un plateau dans un terminal ; il est fourni avec le code source de Fullprime. Lancez-le avec un code de cette page, et déplacez ses pions au clavier :
boards-intro-makersTitle = Pour les fabricants de plateaux
boards-intro-makers = Tout plateau à capteurs qui suit le protocole ouvert peut être connecté.
boards-intro-protocol = Le protocole
boards-guest = Les invités ne peuvent pas ajouter de plateau. Gardez votre compte pour en ajouter un.
boards-addTitle = Ajouter un plateau
boards-name = Nom du plateau
boards-namePlaceholder = Salle du club
boards-getCode = Obtenir un code
boards-codeLabel = Saisissez ce code sur le plateau
boards-codeHelp = Le code vaut pour un plateau, jusqu’à { $time }. Le plateau apparaît ici dès qu’il s’est connecté.
boards-noneTitle = Aucun plateau pour l’instant
boards-noneText = Demandez un code et saisissez-le sur le plateau.
boards-status-connected = Connecté
boards-status-away = Non connecté
boards-status-frozen = Bloqué
boards-frozenHelp = Ce que ce plateau annonce contredit ce qu’il avait annoncé : plus rien n’est accepté de lui. Révoquez-le, puis ajoutez-le de nouveau.
boards-model = Modèle
boards-firmware = Micrologiciel
boards-battery = Batterie
boards-noBattery = Sans batterie
boards-senses = Capteurs
boards-sensesText =
    { $colour ->
        [true] avec
       *[false] sans
    } couleur, sur { $depth } { $depth ->
        [one] pion
       *[other] pions
    } de hauteur
boards-lastHeard = Dernier message
boards-never = Jamais
boards-frames = Relevés enregistrés
boards-faults = Capteurs défectueux
boards-noFaults = Aucun
boards-fault =
    { $point ->
        [none] Barre, capteur { $sensor }
       *[other] Point { $point }, capteur { $sensor }
    }
boards-clockAhead = Horloge
boards-clockText-correct = à l’heure
boards-clockText-fast = avance de { $seconds } s
boards-clockText-slow = retarde de { $seconds } s
boards-plays = { $white } contre { $black }
boards-toMatch = Ouvrir le match
boards-seatTitle = Match sur ce plateau
boards-seatNone = Aucun match en cours. Commencez un match, puis revenez pour y utiliser ce plateau.
boards-seat = Utiliser ce plateau
boards-match = Match
boards-share = Mon adversaire y joue aussi
boards-shareHelp = Votre adversaire confirme en saisissant le numéro du plateau sur sa propre page « Plateaux à capteurs ».
boards-unseat = Ne plus utiliser ce plateau
boards-seated = Le plateau est maintenant utilisé dans ce match.
boards-find = Trouver mon plateau
boards-found = Le plateau clignote.
boards-rename = Renommer
boards-revoke = Révoquer
boards-revokeTitle = Révoquer { $name } ?
boards-revokeText = Le plateau est déconnecté aussitôt. Pour l’utiliser de nouveau, ajoutez-le avec un nouveau code.
boards-revoked = { $name } révoqué.
boards-mirror = Ce que voit le plateau
boards-mirrorShow = Montrer ce que voit le plateau
boards-mirrorHide = Masquer
boards-mirrorNothing = Le plateau n’a pas encore annoncé de position.
boards-mirrorLabel =
    { $unlike ->
        [0] Le plateau correspond à la position.
        [one] { $unlike } endroit diffère.
       *[other] { $unlike } endroits diffèrent.
    }
boards-unlikeLine =
    { $point ->
        [none] Barre
       *[other] Point { $point }
    } : { $seen } vus, { $expected } attendus
boards-moving = Pendant qu’un joueur déplace ses pions, le plateau diffère jusqu’à ce que le coup soit complet.
boards-joinTitle = Jouer sur le plateau de votre adversaire
boards-joinText = Votre adversaire doit d’abord partager le plateau dans ce match. Son numéro est sur sa page « Plateaux à capteurs ».
boards-joinNumber = Numéro du plateau
boards-join = Prendre place
boards-number = Numéro
boards-hall-free = Vos plateaux libres
boards-hall-screen = joue à l’écran
boards-hall-bot = un programme
boards-hall-closed = Les positions de la salle fermée sont cachées jusqu’à ce que la donne ait été jouée dans les deux salles.
