### Passkeys: signing in with a device instead of a password.

passkeys-title = Clés d’accès
passkeys-lead = Connectez-vous avec votre empreinte, votre visage ou votre code PIN sur votre téléphone, votre ordinateur ou une clé de sécurité. Il n’y a rien à saisir, et rien qu’une fausse page puisse voler.
passkeys-add = Ajouter une clé d’accès
passkeys-addText = Saisissez votre mot de passe ; votre navigateur demande ensuite où garder la clé d’accès.
passkeys-name = Nom de la clé d’accès
passkeys-nameHint = Pour distinguer vos clés
passkeys-added = Clé d’accès ajoutée. Vous pouvez maintenant vous connecter avec elle.
passkeys-since =
    { $used ->
        [none] Ajoutée { $made }, pas encore utilisée
       *[other] Ajoutée { $made }, dernière utilisation { $used }
    }
passkeys-remove = Retirer
passkeys-removeNamed = Retirer { $name }
passkeys-removed = Clé d’accès retirée.
passkeys-notHere = Les clés d’accès demandent un navigateur qui les gère, et un site chiffré (https) ouvert par son nom de domaine.
passkeys-signIn = Se connecter avec une clé d’accès
passkeys-cancelled = Aucune clé d’accès n’a été choisie.
passkeys-known = Cet appareil a déjà une clé d’accès pour votre compte.
