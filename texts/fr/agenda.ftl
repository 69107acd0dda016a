### The list behind the bell, notices on the page and notifications of the browser.

agenda-title = Ce qui vous attend
agenda-open =
    { $count ->
        [0] Rien ne vous attend
        [one] { $count } chose vous attend
       *[other] { $count } choses vous attendent
    }
agenda-correspondence =
    { $count ->
        [one] { $count } match par correspondance vous attend.
       *[other] { $count } matchs par correspondance vous attendent.
    }
agenda-nothing = Rien ne vous attend.
agenda-yourTurn = À vous de jouer contre { $name }
agenda-theirTurn = À { $name } de jouer
agenda-until = jusqu’à { $at }
agenda-since = depuis { $at }
agenda-duty-calls =
    { $count } { $count ->
        [one] appel
       *[other] appels
    } au directeur : { $name }
agenda-duty-lineup = Indiquez votre composition : { $name }
agenda-duty-check_in = Pointez-vous : { $name }
agenda-duty-begins = Commence dans moins d’une heure : { $name }
agenda-duty-protests =
    { $count } { $count ->
        [one] réclamation
       *[other] réclamations
    } à trancher : { $name }
agenda-duty-start = Prêt à commencer : { $name }
agenda-duty-invitation = Une équipe vous invite : { $name }
agenda-duty-players =
    Il manque { $count } { $count ->
        [one] joueur
       *[other] joueurs
    } à une équipe : { $name }
agenda-duty-boards =
    { $count } { $count ->
        [one] donne
       *[other] donnes
    } à jouer : { $name }
agenda-duty-announcement = Annonce : { $name }
agenda-duty-directs = Vous êtes maintenant directeur : { $name }
agenda-duty-leads = Vous êtes maintenant responsable : { $name }
agenda-duty-reports =
    { $count } { $count ->
        [one] signalement
       *[other] signalements
    } à examiner
agenda-moreDuties = { $count } de plus dans vos événements
agenda-moreTables =
    { $count } { $count ->
        [one] autre défi
       *[other] autres défis
    }
agenda-challenge = { $name } vous défie
agenda-tournament = Votre match de tournoi contre { $name } est prêt
agenda-team_match = Votre donne de match par équipes contre { $name } est prête
agenda-rematch = { $name } vous propose une revanche
agenda-begun = Votre match contre { $name } a commencé
agenda-notifications = Notifications
agenda-lead = La cloche en haut de chaque page liste ce qui vous attend.
agenda-browser = Notifications du navigateur
agenda-browserText = Pour votre tour, les défis, les nouveaux matchs, les revanches et les événements, pendant que vous regardez une autre page et qu’un onglet de ce site reste ouvert
agenda-refused = Votre navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du navigateur.
agenda-none = Ce navigateur ne gère pas les notifications.
