### Comments on finished matches.

comments-title = Commentaires
comments-none = Aucun commentaire pour l’instant.
comments-elsewhere =
    { $count ->
        [one] { $count } commentaire ailleurs dans le match
       *[other] { $count } commentaires ailleurs dans le match
    }
comments-label = Votre commentaire
comments-send = Publier
comments-remove = Supprimer
comments-guest = Les invités ne peuvent commenter que leurs propres matchs. Inscrivez-vous pour commenter celui-ci.
comments-signIn = Connectez-vous pour commenter.
