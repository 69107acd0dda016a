### Two-factor authentication: a code from an app besides the password.

secondFactor-title = Authentification à deux facteurs
secondFactor-lead = Une application d’authentification sur votre téléphone montre un code qui change toutes les 30 secondes. Avec lui, votre mot de passe seul ne suffit plus pour se connecter.
secondFactor-on = Configurer une application d’authentification
secondFactor-off = Désactiver l’authentification à deux facteurs
secondFactor-isOn = Activée depuis le { $since }.
secondFactor-isOff = L’authentification à deux facteurs est désactivée.
secondFactor-left =
    { $n ->
        [0] Plus de codes de secours. Créez-en de nouveaux.
        [one] Il reste { $n } code de secours.
       *[other] Il reste { $n } codes de secours.
    }
secondFactor-renew = Nouveaux codes de secours
secondFactor-next = Continuer
secondFactor-deviceTitle = Scannez le code QR
secondFactor-deviceText = Scannez-le avec une application d’authentification, puis saisissez le code que l’application montre.
secondFactor-picture = Code QR pour une application d’authentification
secondFactor-byHand = Si vous ne pouvez pas le scanner, saisissez cette clé à la main :
secondFactor-code = Code
secondFactor-codeHint = Six chiffres de l’application, ou un code de secours
secondFactor-confirm = Activer
secondFactor-codesTitle = Vos codes de secours
secondFactor-codesText = Si vous perdez votre téléphone, chacun de ces codes vous permet de vous connecter une fois. Gardez-les avec vos papiers importants : ils ne sont montrés que maintenant.
secondFactor-noted = Je les ai gardés
