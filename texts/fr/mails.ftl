### Mails that the server writes, as plain text. A line is short enough for any reader of mail.

# In place of the opponent's name, if it is not known.
mails-opponent = votre adversaire
mails-unsubscribe =
    Ne plus recevoir d’e-mails de ce genre :
    { $link }
mails-confirm-subject = Fullprime : est-ce votre adresse ?
mails-confirm-text =
    Bonjour { $name },

    Quelqu’un, vous sans doute, souhaite recevoir à cette adresse les e-mails de ce compte.

    Confirmez-la dans les trois jours :
    { $link }

    Si ce n’était pas vous, ignorez cet e-mail ; nous n’enverrons plus rien ici.
mails-reset-subject = Fullprime : un nouveau mot de passe
mails-reset-text =
    Bonjour { $name },

    Quelqu’un, vous sans doute, a oublié le mot de passe de ce compte.

    Choisissez-en un nouveau dans l’heure :
    { $link }

    Si ce n’était pas vous, ignorez cet e-mail ; le mot de passe ne change pas.
mails-sign_in-subject = Fullprime : nouvelle connexion à votre compte
mails-sign_in-text =
    Bonjour { $name },

    Quelqu’un s’est connecté à ce compte avec un navigateur qui n’avait encore jamais servi pour lui.

    Quand : { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
    Réseau : { $network }
    Navigateur : { $browser }

    Si c’était vous, il n’y a rien à faire.

    Si ce n’était pas vous, déconnectez cet appareil ici :
    { $link }

    Choisissez ensuite un nouveau mot de passe, car quelqu’un connaît le vôtre :
    { $password }
mails-your_turn-subject = Fullprime : à vous de jouer contre { $opponent }
mails-your_turn-text =
    Bonjour { $name },

    C’est à vous de jouer contre { $opponent }.

    Aller au plateau :
    { $link }
mails-your_turn-deadline = Votre temps expire le { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
mails-challenge-subject = Fullprime : { $opponent } vous attend
mails-challenge-text =
    Bonjour { $name },

    Une place vous est réservée à une table contre { $opponent }.

    Voir la table et prendre place :
    { $link }
mails-rematch-subject = Fullprime : { $opponent } vous propose une revanche
mails-rematch-text =
    Bonjour { $name },

    Votre match est terminé, et { $opponent } vous propose une revanche.

    Voir la proposition :
    { $link }
mails-rematch-deadline = La proposition est valable jusqu’au { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
mails-match_found-subject = Fullprime : votre match contre { $opponent } a commencé
mails-match_found-text =
    Bonjour { $name },

    Quelqu’un a pris place à votre table : vous jouez contre { $opponent }, et le match a commencé.

    Aller au plateau :
    { $link }
