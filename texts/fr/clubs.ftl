### Clubs: the list, a club, and what people do in it.

clubs-lead = Jouez, discutez et mesurez-vous avec des gens que vous connaissez.
clubs-yours = Vos clubs
clubs-invitations = Invitations
clubs-all = Tous les clubs
clubs-search = Chercher un club par son nom
clubs-find = Chercher
clubs-none = Aucun club pour l’instant.
clubs-nothingFound = Aucun nom de club ne commence ainsi. Vérifiez l’orthographe.
clubs-members =
    { $n } { $n ->
        [one] membre
       *[other] membres
    }
clubs-joining-open = Ouvert à tous
clubs-joining-request = Sur demande
clubs-joining-invitation = Sur invitation
clubs-roles-owner = Propriétaire
clubs-roles-officer = Responsable
clubs-roles-member = Membre
clubs-standings-asks = Demande à entrer
clubs-standings-invited = Invité
clubs-standings-barred = Exclu
clubs-found = Fonder un club
clubs-foundLead = Vous en serez le propriétaire.
clubs-name = Nom du club
clubs-nameHint = 3 à 40 caractères. Il ne peut pas ressembler au nom d’un autre club.
clubs-about = À propos du club
clubs-howToJoin = Comment on y entre
clubs-create = Créer le club
clubs-guests = Les invités ne peuvent pas entrer dans un club.

clubs-notFound = Ce club n’existe pas.
clubs-gone = Ce club n’existe plus.
clubs-since = Fondé le { $date }
clubs-join = Entrer dans le club
clubs-ask = Demander à entrer
clubs-asked = Vous avez demandé à entrer. Un responsable répondra.
clubs-withdraw = Retirer la demande
clubs-invited = Vous êtes invité.
clubs-decline = Refuser
clubs-barred = Vous ne pouvez pas entrer dans ce club.
clubs-onlyInvited = Les responsables du club invitent les nouveaux membres.
clubs-leave = Quitter le club
clubs-leaveText = Que vous puissiez y revenir dépend du club.
clubs-leaveOwner = Le club reste sans propriétaire jusqu’à ce qu’un responsable le reprenne. Sans responsable, tout membre peut le faire.
clubs-leaveLast = Vous êtes le dernier membre : le club est dissous, et son nom ne pourra plus servir.
clubs-dissolve = Dissoudre le club
clubs-dissolveText = Les membres, la discussion et la liste des événements sont supprimés. Le nom ne pourra plus servir.
clubs-edit = Modifier
clubs-save = Enregistrer
clubs-saved = Enregistré.
clubs-report = Signaler le club

clubs-leaderboard = Classement
clubs-leaderboardNone = Aucun membre n’a encore de cote établie dans cette liste.
clubs-list = Liste
clubs-memberList = Membres
clubs-outsiders = Demandes et invitations
clubs-invite = Inviter un joueur
clubs-inviteName = Nom du joueur
clubs-sendInvitation = Inviter
clubs-accept = Accepter
clubs-dismiss = Écarter
clubs-actions = Actions pour { $name }
clubs-makeOfficer = Nommer responsable
clubs-makeMember = Faire simple membre
clubs-handOver = Proposer le club
clubs-withdrawOffer = Retirer la proposition
clubs-offered = Club proposé
clubs-offeredText = Le propriétaire vous propose ce club.
clubs-vacantText = Ce club n’a pas de propriétaire.
clubs-takeOver = Devenir propriétaire
clubs-remove = Retirer
clubs-bar = Exclure

clubs-events = Événements
clubs-eventsNone = Aucun événement pour l’instant.
clubs-ofClub = Club
clubs-ofNone = Aucun club
clubs-membersOnlyText = Seuls les membres du club peuvent s’inscrire.
clubs-notAdded = L’événement est créé, mais il n’a pas pu être ajouté au club : { $reason }
clubs-membersOnly = Membres seulement
clubs-finished = Terminé
clubs-newEvent = Créer un événement
clubs-addEvent = Ajouter un événement que vous dirigez
clubs-add = Ajouter
clubs-takeAway = Retirer

clubs-chat = Discussion
clubs-chatEmpty = Aucun message pour l’instant.
clubs-line = Message au club
clubs-send = Envoyer
