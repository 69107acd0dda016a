import type { Texts } from "../index.svelte";

export const errors: Texts["errors"] = {
  code: {
    sign_in_required: "Deine Sitzung ist zu Ende. Melde dich neu an.",
    wrong_credentials: "Name oder Passwort ist falsch.",
    second_factor_required: "Gib auch den Code aus deiner Authenticator-App ein.",
    wrong_passkey: "Zu diesem Passkey gehört hier kein Konto. Melde dich mit deinem Passwort an.",
    wrong_code: "Dieser Code ist falsch oder schon benutzt. Gib den neuesten ein.",
    bad_token: "Dieser Schlüssel gilt nicht mehr.",
    scope_missing: "Der Schlüssel erlaubt das nicht.",
    wrong_csrf_token: "Diese Seite ist veraltet. Lade sie neu.",
    wrong_origin: "Diese Seite darf das nicht. Lade sie neu.",
    name_taken: "Dieser Name ist vergeben oder sieht einem vergebenen zu ähnlich. Wähle einen anderen.",
    common_password: "Dieses Passwort ist zu verbreitet. Wähle ein längeres, zum Beispiel ein paar Wörter.",
    seat_taken: "Jemand anders hat diesen Platz genommen. Wähle einen anderen Tisch.",
    credits_short:
      "Nicht genug Credits für diesen Einsatz oder dieses Startgeld: bei dir oder bei dem Spieler, der den Tisch aufgemacht hat. Neue Spieler bekommen Credits mit ihrem ersten Match.",
    address_blocked:
      "Anfragen aus deinem Netz sind gesperrt. Wenn das ein Irrtum ist, schreib den Betreibern der Seite.",
    rated_limit:
      "Ihr habt die Grenze für gewertete Matches in 24 Stunden erreicht. Fordere diesen Spieler zu einem ungewerteten Match heraus.",
    stake_limit:
      "Mit diesem Einsatz könnte einer von euch mehr von neuen Konten gewinnen, als an einem Tag erlaubt ist. Spielt ohne Einsatz oder versucht es morgen wieder.",
    pairing_closed:
      "Die Schnellsuche ist für dich eine Weile geschlossen: Du hast innerhalb einer Stunde drei Matches gleich nach dem Beginn verlassen. Tischen beitreten und herausfordern kannst du weiterhin.",
    own_account:
      "Konten, die im selben Browser benutzt wurden, können gegeneinander nur ungewertet und ohne Einsatz spielen.",
    match_in_play:
      "Diese Stellung kommt in deinem laufenden Match vor. Die Engine sagt dazu erst nach dem Match etwas.",
    suspended: "Dieses Konto ist gesperrt. Auf deiner Kontoseite steht, warum, bis wann und wie du Einspruch einlegst.",
    account_needed: "Das geht nicht als Gast. Registriere dich, oder behalte dein Konto.",
    not_found: "Nicht gefunden. Vielleicht wurde es entfernt oder umbenannt.",
    too_large: "Das ist zu groß. Sende etwas Kleineres.",
    internal: "Auf dem Server ist etwas schiefgegangen; der Fehler ist vermerkt. Versuche es gleich noch einmal.",
    maintenance: "Die Seite wird gewartet: Laufende Matches gehen weiter, neue beginnen erst danach.",
    unavailable: "Der Server ist nicht erreichbar. Versuche es gleich noch einmal.",
    unsupported_protocol: "Diese Seite ist veraltet. Lade sie neu.",
  },
  reason: {
    one_person:
      "Konten mit gemeinsamem Browser oder gemeinsamer Adresse gelten als eine Person, und die hat hier nur einen Platz. In einem Mannschaftskampf kann die Turnierleitung erklären, dass es zwei Personen sind.",
    not_established:
      "Neue Konten können noch nicht teilnehmen: Ein Konto muss einige Tage alt sein und an drei verschiedenen Tagen gewertete Matches beendet haben.",
    log_full:
      "Das Protokoll dieses Events ist voll. Ergebnisse, Freigaben, Abmeldungen und das Ende des Events nimmt es noch auf, sonst nichts.",
    pair_is_seated:
      "Beide haben einen Platz oder haben in diesem Match gespielt, deshalb lässt sich das nicht zurücknehmen.",
    seat_taken_over:
      "Die Turnierleitung hat deinen Platz einem anderen Spieler deiner Mannschaft gegeben. Den Grund liest du auf der Seite des Kampfes.",
    passkey_needed:
      "Dieser Kampf verlangt einen Passkey, wenn du Platz nimmst. Lade die Seite neu und versuche es noch einmal.",
    passkey_missing:
      "Dieser Kampf verlangt einen Passkey, und dein Konto hat keinen. Füge auf der Kontoseite einen hinzu, dann nimm Platz.",
    passkey_wrong:
      "Das ist kein Passkey deines Kontos, oder es hat zu lange gedauert. Versuche es mit einem von deinen.",
    passkey_program:
      "Ein Programm hat keinen Passkey und kann deshalb in einem Kampf nicht spielen, der einen verlangt. Nenne Personen oder Bots der Seite.",
    board_budget:
      "Die Sensorbretter dieses Kontos haben vorerst alles gesendet, was sie dürfen. Spiele am Bildschirm weiter; das Brett kann später wieder mitspielen.",
    passkey_board:
      "Dieser Kampf verlangt einen Passkey und kann deshalb nicht am Sensorbrett gespielt werden. Spiele ihn am Bildschirm.",
  },
  tooMany: (seconds) =>
    `Zu viele Versuche. Versuche es in ${String(seconds)} ${seconds === 1 ? "Sekunde" : "Sekunden"} noch einmal.`,
  replaced: (details) =>
    `Es gibt ein neueres Ergebnis. Sieh es dir an, und trage deines noch einmal ein, wenn es stimmt. (${details})`,
  toTeamMatch: "Zum Mannschaftskampf",
  tooManyForNow: "Zu viele Versuche. Versuche es später noch einmal.",
  unknown: "Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.",
};
