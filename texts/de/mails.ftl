### Mails that the server writes, as plain text. A line is short enough for any reader of mail.

# In place of the opponent's name, if it is not known.
mails-opponent = deinen Gegner
mails-unsubscribe =
    Keine solchen Mails mehr:
    { $link }
mails-confirm-subject = Fullprime: Ist das deine Adresse?
mails-confirm-text =
    Hallo { $name },

    Jemand, hoffentlich du, möchte Mails zu diesem Konto an diese Adresse bekommen.

    Bestätige sie innerhalb von drei Tagen:
    { $link }

    Warst du das nicht, dann ignoriere diese Mail; wir schicken nichts weiter hierher.
mails-reset-subject = Fullprime: ein neues Passwort
mails-reset-text =
    Hallo { $name },

    Jemand, hoffentlich du, hat das Passwort dieses Kontos vergessen.

    Wähle innerhalb einer Stunde ein neues:
    { $link }

    Warst du das nicht, dann ignoriere diese Mail; das Passwort bleibt, wie es ist.
mails-sign_in-subject = Fullprime: neue Anmeldung an deinem Konto
mails-sign_in-text =
    Hallo { $name },

    Jemand hat sich mit einem Browser angemeldet, mit dem dieses Konto bisher nicht benutzt wurde.

    Wann: { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
    Netz: { $network }
    Browser: { $browser }

    Warst du das, brauchst du nichts zu tun.

    Warst du das nicht, dann beende diese Anmeldung hier:
    { $link }

    Wähle danach ein neues Passwort, denn jemand kennt deines:
    { $password }
mails-your_turn-subject = Fullprime: du bist am Zug gegen { $opponent }
mails-your_turn-text =
    Hallo { $name },

    Du bist am Zug gegen { $opponent }.

    Zum Brett:
    { $link }
mails-your_turn-deadline = Deine Zeit endet am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
mails-challenge-subject = Fullprime: ein Platz gegen { $opponent } ist für dich reserviert
mails-challenge-text =
    Hallo { $name },

    An einem Tisch gegen { $opponent } ist ein Platz für dich reserviert.

    Sieh dir den Tisch an und setz dich:
    { $link }
mails-rematch-subject = Fullprime: { $opponent } bietet dir eine Revanche an
mails-rematch-text =
    Hallo { $name },

    Euer Match ist zu Ende, und { $opponent } bietet dir eine Revanche an.

    Zum Angebot:
    { $link }
mails-rematch-deadline = Das Angebot gilt bis { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
mails-match_found-subject = Fullprime: dein Match gegen { $opponent } hat begonnen
mails-match_found-text =
    Hallo { $name },

    An deinem Tisch hat sich jemand gesetzt: du spielst gegen { $opponent }, und das Match hat begonnen.

    Zum Brett:
    { $link }
