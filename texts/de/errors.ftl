### Error messages for players. Where the server's message is more specific, it is shown instead.

errors-code-sign_in_required = Deine Sitzung ist zu Ende. Melde dich neu an.
errors-code-wrong_credentials = Name oder Passwort ist falsch.
errors-code-second_factor_required = Gib auch den Code aus deiner Authenticator-App ein.
errors-code-wrong_passkey = Zu diesem Passkey gehört hier kein Konto. Melde dich mit deinem Passwort an.
errors-code-wrong_code = Dieser Code ist falsch oder schon benutzt. Gib den neuesten ein.
errors-code-bad_token = Dieser Schlüssel gilt nicht mehr.
errors-code-scope_missing = Der Schlüssel erlaubt das nicht.
errors-code-wrong_csrf_token = Diese Seite ist veraltet. Lade sie neu.
errors-code-wrong_origin = Diese Seite darf das nicht. Lade sie neu.
errors-code-name_taken = Dieser Name ist vergeben oder sieht einem vergebenen zu ähnlich. Wähle einen anderen.
errors-code-common_password = Dieses Passwort ist zu verbreitet. Wähle ein längeres, zum Beispiel ein paar Wörter.
errors-code-seat_taken = Jemand anders hat diesen Platz genommen. Wähle einen anderen Tisch.
errors-code-credits_short = Nicht genug Credits für diesen Einsatz oder dieses Startgeld: bei dir oder bei dem Spieler, der den Tisch aufgemacht hat. Neue Spieler bekommen Credits mit ihrem ersten Match.
errors-code-address_blocked = Anfragen aus deinem Netz sind gesperrt. Wenn das ein Irrtum ist, schreib den Betreibern der Seite.
errors-code-rated_limit = Ihr habt die Grenze für gewertete Matches in 24 Stunden erreicht. Fordere diesen Spieler zu einem ungewerteten Match heraus.
errors-code-stake_limit = Mit diesem Einsatz könnte einer von euch mehr von neuen Konten gewinnen, als an einem Tag erlaubt ist. Spielt ohne Einsatz oder versucht es morgen wieder.
errors-code-pairing_closed = Die Schnellsuche ist für dich eine Weile geschlossen: Du hast innerhalb einer Stunde drei Matches gleich nach dem Beginn verlassen. Tischen beitreten und herausfordern kannst du weiterhin.
errors-code-own_account = Konten, die im selben Browser benutzt wurden, können gegeneinander nur ungewertet und ohne Einsatz spielen.
errors-code-match_in_play = Diese Stellung kommt in deinem laufenden Match vor. Die Engine sagt dazu erst nach dem Match etwas.
errors-code-suspended = Dieses Konto ist gesperrt. Auf deiner Kontoseite steht, warum, bis wann und wie du Einspruch einlegst.
errors-code-account_needed = Das geht nicht als Gast. Registriere dich, oder behalte dein Konto.
errors-code-not_found = Nicht gefunden. Vielleicht wurde es entfernt oder umbenannt.
errors-code-too_large = Das ist zu groß. Sende etwas Kleineres.
errors-code-internal = Auf dem Server ist etwas schiefgegangen; der Fehler ist vermerkt. Versuche es gleich noch einmal.
errors-code-maintenance = Die Seite wird gewartet: Laufende Matches gehen weiter, neue beginnen erst danach.
errors-code-unavailable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
errors-code-unsupported_protocol = Diese Seite ist veraltet. Lade sie neu.
errors-reason-one_person = Konten mit gemeinsamem Browser oder gemeinsamer Adresse gelten als eine Person, und die hat hier nur einen Platz. In einem Mannschaftskampf kann die Turnierleitung erklären, dass es zwei Personen sind.
errors-reason-not_established = Neue Konten können noch nicht teilnehmen: Ein Konto muss einige Tage alt sein und an drei verschiedenen Tagen gewertete Matches beendet haben.
errors-reason-pair_is_seated = Beide haben einen Platz oder haben in diesem Match gespielt, deshalb lässt sich das nicht zurücknehmen.
errors-reason-seat_taken_over = Die Turnierleitung hat deinen Platz einem anderen Spieler deiner Mannschaft gegeben. Den Grund liest du auf der Seite des Kampfes.
errors-reason-passkey_needed = Dieser Kampf verlangt einen Passkey, wenn du Platz nimmst. Lade die Seite neu und versuche es noch einmal.
errors-reason-passkey_missing = Dieser Kampf verlangt einen Passkey, und dein Konto hat keinen. Füge auf der Kontoseite einen hinzu, dann nimm Platz.
errors-reason-passkey_wrong = Das ist kein Passkey deines Kontos, oder es hat zu lange gedauert. Versuche es mit einem von deinen.
errors-reason-passkey_program = Ein Programm hat keinen Passkey und kann deshalb in einem Kampf nicht spielen, der einen verlangt. Nenne Personen oder Bots der Seite.
errors-reason-board_budget = Die Sensorbretter dieses Kontos haben vorerst alles gesendet, was sie dürfen. Spiele am Bildschirm weiter; das Brett kann später wieder mitspielen.
errors-reason-passkey_board = Dieser Kampf verlangt einen Passkey und kann deshalb nicht am Sensorbrett gespielt werden. Spiele ihn am Bildschirm.
errors-tooMany =
    Zu viele Versuche. Versuche es in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } noch einmal.
errors-replaced = Es gibt ein neueres Ergebnis. Sieh es dir an, und trage deines noch einmal ein, wenn es stimmt. ({ $details })
errors-toTeamMatch = Zum Mannschaftskampf
errors-tooManyForNow = Zu viele Versuche. Versuche es später noch einmal.
errors-unknown = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.
