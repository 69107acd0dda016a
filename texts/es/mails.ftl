### Mails that the server writes, as plain text. A line is short enough for any reader of mail.

# In place of the opponent's name, if it is not known.
mails-opponent = tu rival
mails-unsubscribe =
    No recibir más correos de este tipo:
    { $link }
mails-confirm-subject = Fullprime: ¿es esta tu dirección?
mails-confirm-text =
    Hola, { $name }:

    Alguien, esperamos que tú, quiere recibir en esta dirección los correos de esta cuenta.

    Confírmala en un plazo de tres días:
    { $link }

    Si no has sido tú, no hagas nada; no enviaremos nada más aquí.
mails-reset-subject = Fullprime: una contraseña nueva
mails-reset-text =
    Hola, { $name }:

    Alguien, esperamos que tú, ha olvidado la contraseña de esta cuenta.

    Elige una nueva en el plazo de una hora:
    { $link }

    Si no has sido tú, no hagas nada; la contraseña no cambia.
mails-sign_in-subject = Fullprime: nuevo inicio de sesión en tu cuenta
mails-sign_in-text =
    Hola, { $name }:

    Alguien ha iniciado sesión con un navegador que no se había usado con esta cuenta.

    Cuándo: { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
    Red: { $network }
    Navegador: { $browser }

    Si has sido tú, no hay nada que hacer.

    Si no has sido tú, cierra esa sesión aquí:
    { $link }

    Después elige una contraseña nueva, porque alguien conoce la tuya:
    { $password }
mails-your_turn-subject = Fullprime: te toca jugar contra { $opponent }
mails-your_turn-text =
    Hola, { $name }:

    Te toca jugar contra { $opponent }.

    Ir al tablero:
    { $link }
mails-your_turn-deadline = Tu tiempo acaba el { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
mails-challenge-subject = Fullprime: { $opponent } te espera
mails-challenge-text =
    Hola, { $name }:

    Tienes un sitio reservado en una mesa de { $opponent }.

    Míralo y siéntate:
    { $link }
mails-rematch-subject = Fullprime: { $opponent } te ofrece la revancha
mails-rematch-text =
    Hola, { $name }:

    Vuestro match ha terminado y { $opponent } te ofrece la revancha.

    Ver la oferta:
    { $link }
mails-rematch-deadline = La oferta acaba el { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
mails-match_found-subject = Fullprime: tu match contra { $opponent } ha empezado
mails-match_found-text =
    Hola, { $name }:

    Alguien se ha sentado a tu mesa: juegas contra { $opponent }, y el match ha empezado.

    Ir al tablero:
    { $link }
