### Private messages between two players.

messages-title = Messages
messages-lead = Seuls vous et l’autre joueur les lisez. Ils sont supprimés au bout d’un an.
messages-with = Messages avec { $name }
messages-none = Aucun message pour l’instant.
messages-noneText = Ouvrez la page d’un joueur et appuyez sur « Message ».
messages-choose = Choisissez une conversation.
messages-write = Message
messages-text = Message à { $name }
messages-send = Envoyer
messages-earlier = Messages antérieurs
messages-first = C’est le début de vos messages avec { $name }.
messages-held = Vous participez tous deux à un match par équipes. { $name } reçoit ces messages quand aucune donne n’est en cours.
messages-closed = Vous et ce joueur ne pouvez pas vous écrire.
messages-guests = Les invités ne peuvent pas envoyer de messages.
messages-back = Tous les messages
messages-you = Vous
messages-unread =
    { $n ->
        [one] { $n } non lu
       *[other] { $n } non lus
    }
messages-report = Signaler
messages-deleteAll = Supprimer
messages-deleteTitle = Supprimer cette conversation ?
messages-deleteText = Elle disparaît de votre liste. { $name } garde les messages.
messages-deleted = Conversation supprimée.
messages-include = Joindre nos 50 derniers messages au signalement
messages-included = Messages du signalement
messages-reporter = Auteur du signalement
messages-bell =
    { $n ->
        [one] Nouveau message de { $from }
       *[other] { $n } nouveaux messages de { $from }
    }
