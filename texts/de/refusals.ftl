### Why something is refused, and what one can do instead. An id is `refusals-` and the code that programs get as `reason`.

## The session and the account.

refusals-sign_in_required = Deine Sitzung ist zu Ende. Melde dich neu an.
refusals-wrong_credentials = Name oder Passwort ist falsch.
refusals-second_factor_required = Gib auch den Code aus deiner Authenticator-App ein.
refusals-wrong_passkey = Zu diesem Passkey gehört hier kein Konto. Melde dich mit deinem Passwort an.
refusals-wrong_code = Dieser Code ist falsch oder schon benutzt. Gib den neuesten ein.
refusals-scope_missing = Dem Schlüssel fehlt das Recht { $scope }.
refusals-wrong_csrf_token = Diese Seite ist veraltet. Lade sie neu.
refusals-wrong_origin = Diese Seite darf das nicht. Lade sie neu.
refusals-action_arrived = Das ist schon angekommen. Lade die Seite neu, um zu sehen, was daraus geworden ist.
refusals-address_blocked = Anfragen aus deinem Netz sind gesperrt. Wenn das ein Irrtum ist, schreib den Betreibern der Seite.
refusals-address_blocked_until = Anfragen aus deinem Netz sind bis { DATETIME($until, dateStyle: "medium", timeStyle: "short") } gesperrt. Wenn das ein Irrtum ist, schreib den Betreibern der Seite.
refusals-suspended = Dieses Konto ist gesperrt. Auf deiner Kontoseite steht, warum, bis wann und wie du Einspruch einlegst.
refusals-restricted = Ein Moderator hat eines der Konten auf ungewertete Matches ohne Einsatz und Startgeld beschränkt.
refusals-name_taken = Dieser Name ist vergeben oder sieht einem vergebenen zu ähnlich. Wähle einen anderen.
refusals-common_password = Dieses Passwort ist zu verbreitet. Wähle ein längeres, zum Beispiel ein paar Wörter.
refusals-begins_with_letter = Ein Name beginnt mit einem Buchstaben.
refusals-name_character = Nur Buchstaben, Ziffern, - und _ sind erlaubt, { $character } nicht.
refusals-name_reserved = { $name } ist dem Server vorbehalten. Wähle einen anderen Namen.
refusals-name_looks_reserved = { $name } sieht aus wie { $kept }, und dieser Name ist dem Server vorbehalten. Wähle einen anderen.
refusals-sign_out_to_be_a_guest = Melde dich ab, bevor du als Gast spielst.
refusals-passkeys_need_a_host_name = Passkeys brauchen eine Seite mit einem Hostnamen wie localhost. Eine IP-Adresse genügt nicht.
refusals-malformed_token = Der Schlüssel ist verstümmelt: Erwartet werden fp_ und 64 hexadezimale Ziffern.
refusals-unknown_token = Der Schlüssel ist unbekannt oder widerrufen.
refusals-browser_only = Das geht mit keinem Schlüssel. Melde dich mit einem Browser an.
refusals-sockets_of_token = Ein Schlüssel hat höchstens { $max } Sockets und Streams offen. Schließe zuerst einen davon.

## Accounts, passwords, passkeys and programs.

refusals-not_a_guest = Nur das Konto eines Gastes kann unter einem neuen Namen behalten werden.
refusals-no_guest_any_more = Dieses Konto gehört keinem Gast mehr.
refusals-no_guest_name = Es fand sich kein freier Gastname. Versuche es noch einmal.
refusals-guests_have_no_password = Ein Gast hat kein Passwort. Behalte zuerst dein Konto.
refusals-password_changed = Das Passwort wurde inzwischen geändert.
refusals-passwords_busy = Zu viele Passwörter warten auf ihre Prüfung. Versuche es noch einmal.
refusals-one_character_repeated = Ein einziges wiederholtes Zeichen ist zu leicht zu erraten.
refusals-password_is_name = Das Passwort darf nicht der Name des Kontos sein.
refusals-codes_required = Die Zwei-Faktor-Anmeldung ist schon eingeschaltet. Schalte sie zuerst aus.
refusals-no_codes_required = Die Zwei-Faktor-Anmeldung ist nicht eingeschaltet.
refusals-no_set_up = Keine Einrichtung wartet auf ihren ersten Code. Beginne von vorn.
refusals-set_up_begun_again = Die Einrichtung wurde inzwischen von vorn begonnen.
refusals-session_confirms_itself = Eine Anmeldung kann sich nicht selbst bestätigen. Nimm ein anderes Gerät, auf dem du angemeldet bist, oder den Link in der E-Mail.
refusals-passkeys_full = Ein Konto hat höchstens { $max } Passkeys.
refusals-passkey_stored = Dieser Passkey ist schon gespeichert.
refusals-passkey_too_late = Das Anlegen des Passkeys hat zu lange gedauert, oder er ist schon gespeichert. Beginne von vorn.
refusals-passkey_client_data = Die Client-Daten des Passkeys gehören nicht zu diesem Vorgang.
refusals-passkey_of_other_site = Der Passkey wurde für eine andere Seite angelegt.
refusals-passkey_data_unreadable = Die Authenticator-Daten des Passkeys lassen sich nicht lesen.
refusals-passkey_not_verified = Das Gerät hat nicht geprüft, wer es benutzt.
refusals-passkey_not_es256 = Der Schlüssel des Passkeys ist kein ES256-Schlüssel.
refusals-passkey_signature = Die Signatur passt nicht zum Passkey.
refusals-passkey_copied = Der Passkey wurde kopiert.
refusals-base64url = Das ist kein base64url ohne Füllzeichen.
refusals-guests_have_no_programs = Gäste haben keine Programme. Behalte zuerst dein Konto.
refusals-bots_have_no_programs = Ein Bot kann keine eigenen Programme haben.
refusals-bots_full = Du hast schon { $max } Bots; mehr sind nicht möglich.
refusals-tokens_full = Du hast schon { $max } Schlüssel; mehr sind nicht möglich.
refusals-account_still_wanted = Beende oder verlasse zuerst deine Matches und Turniere, auch die deiner Bots. Ein Vergleichsturnier, zu dem du angemeldet bist, muss erst vorbei sein.
refusals-guests_have_no_credits = Gäste haben keine Credits. Behalte dein Konto, um welche zu bekommen.
refusals-no_top_up = Auffüllen kannst du einmal am Tag, nach dem ersten Match, wenn du und deine Bots zusammen weniger als { $credits } habt, laufende Einsätze mitgezählt.
refusals-guests_keep_no_settings = Die Einstellungen eines Gastes bleiben im Browser. Behalte dein Konto, um sie zu speichern.
refusals-at_most_settings = Höchstens { $max } Einstellungen.
refusals-names_of_settings = Die Namen der Einstellungen bestehen aus 1 bis { $max } Buchstaben, Ziffern und _.
refusals-values_of_settings = Die Werte sind Texte, Zahlen und Wahrheitswerte.
refusals-guests_have_no_profile = Gäste haben kein Profil. Behalte dein Konto, um eines anzulegen.
refusals-no_such_drawing = Ein Bild mit diesem Namen gibt es nicht.
refusals-no_country_code = Eine Flagge ist ein Ländercode aus zwei Großbuchstaben, zum Beispiel DE.
refusals-guests_have_no_contacts = Gäste haben keine Kontakte. Behalte zuerst dein Konto.
refusals-friend_and_blocked = Ein Kontakt kann nicht zugleich Freund und blockiert sein.
refusals-contacts_full = Du hast schon { $max } Kontakte; mehr sind nicht möglich.

## Mail and notifications.

refusals-no_mail_here = Diese Seite sendet keine E-Mails.
refusals-guests_get_no_mail = Gäste können keine E-Mails bekommen. Behalte zuerst dein Konto.
refusals-no_mail_address = Gib zuerst eine E-Mail-Adresse an.
refusals-not_a_mail_address = Das ist keine E-Mail-Adresse.
refusals-too_many_resets = Zu viele Anfragen nach einem neuen Passwort. Versuche es noch einmal.
refusals-no_such_link = Diesen Link gibt es nicht, oder er wurde schon benutzt oder ist zu alt.
refusals-no_web_push_here = Diese Seite sendet kein Web-Push.
refusals-guests_get_no_notifications = Gäste können keine Benachrichtigungen bekommen. Behalte zuerst dein Konto.
refusals-no_push_address = Erwartet wird eine https-Adresse mit Host und ohne Benutzer.
refusals-push_port = Der Port eines Push-Dienstes ist 443.
refusals-no_public_address = Das ist keine öffentliche Adresse.
refusals-no_push_key = Das ist kein Punkt von P-256 in base64url.
refusals-no_push_auth = Erwartet werden 16 Bytes in base64url.

## The rules of a match. The codes are those of `play::Refused`.

refusals-not_started = Das Match hat noch nicht begonnen.
refusals-started = Das Match hat schon begonnen.
refusals-match_over = Das Match ist vorbei.
refusals-held = Die Turnierleitung hat dieses Match angehalten: Die Uhren stehen, bis sie es fortsetzt.
refusals-waits_for_other_room = Warte auf den anderen Raum: Deine Uhr steht, bis er diesen Zug gespielt hat.
refusals-no_game = Gerade läuft kein Spiel.
refusals-game_not_over = Das Spiel ist noch nicht vorbei.
refusals-not_your_turn = Du bist nicht am Zug.
refusals-already_rolled = Du hast schon gewürfelt.
refusals-dice_are_served = In diesem Match wirft der Server die Würfel.
refusals-not_rolled = Du hast noch nicht gewürfelt.
refusals-answer_cube_first = Dir wurde ein Doppel angeboten: Antworte zuerst darauf.
refusals-answer_resignation_first = Dein Gegner bietet die Aufgabe an: Antworte zuerst darauf.
refusals-wait_for_answer = Dein Gegner hat auf dein Angebot noch nicht geantwortet.
refusals-nothing_to_answer = Es gibt nichts zu beantworten.
refusals-no_cube = Dieses Match wird ohne Doppler gespielt.
refusals-crawford_game = Im Crawford-Spiel wird nicht gedoppelt.
refusals-first_turn = Der erste Zug eines Spiels beginnt mit einem Wurf.
refusals-cube_not_yours = Der Doppler gehört dir nicht.
refusals-cube_dead = Der Doppler ist tot: Schon mit einem Spiel zum jetzigen Wert gewinnst du das Match.
refusals-cube_at_limit = Höher als { $limit } geht der Doppler nicht.
refusals-no_beavers = An diesem Tisch sind keine Beaver vereinbart.
refusals-no_raccoons = An diesem Tisch sind keine Raccoons vereinbart.
refusals-illegal_plays_are_corrected = An diesem Tisch werden regelwidrige Züge berichtigt.
refusals-no_illegal_play = Diese Stellung kann nicht als Zug gelten.
refusals-illegal_plays_declined = Dein Gegner hat in diesem Zug schon { $max } regelwidrige Züge abgelehnt: Mach einen regelgerechten.
refusals-answer_illegal_play_first = Der Zug deines Gegners ist nicht erlaubt: Lass ihn zuerst gelten oder lehne ihn ab.
refusals-resignation_too_low =
    { $least ->
        [single] Du kannst nicht mit weniger als einem einfachen Spiel aufgeben.
        [gammon] Du kannst nicht mit weniger als einem Gammon aufgeben.
       *[backgammon] Du kannst nicht mit weniger als einem Backgammon aufgeben.
    }
refusals-resignation_too_high =
    { $most ->
        [single] Mehr als ein einfaches Spiel kannst du hier nicht verlieren.
        [gammon] Mehr als ein Gammon kannst du hier nicht verlieren.
       *[backgammon] Mehr als ein Backgammon kannst du hier nicht verlieren.
    }
refusals-resignation_declined = Das hat dein Gegner in diesem Zug schon abgelehnt: Biete mehr an oder spiel weiter.
refusals-too_many_offers = Dein Gegner hat in diesem Spiel schon { $max } Angebote abgelehnt: Biete alles an, was du verlieren kannst, oder spiel weiter.
refusals-not_decided = Das Match ist noch nicht entschieden: Aufhören könnt ihr erst, wenn niemand mehr aufholen kann.
refusals-cannot_stop = Dieses Match lässt sich nicht im Einvernehmen beenden.
refusals-no_next_game = Das nächste Spiel dieses Matches beginnt von selbst.
refusals-too_late_to_abort = Das Match ist im Gange: Abbrechen lässt es sich nur, bis beide ihren ersten Zug beendet haben.
refusals-abort_declined = Dein Gegner möchte spielen: Das Match geht weiter.
refusals-paused = Das Match ist in einer Pause: Beende sie zuerst.
refusals-paused_while_away = Dein Gegner ist nicht da, und ihr habt eine Pause bis { DATETIME($until, dateStyle: "medium", timeStyle: "short") } vereinbart. Wenn er wieder da ist, kannst du weiterspielen.
refusals-no_pause = Eine Pause gibt es nur in einem Live-Match mit Uhr.
refusals-pause_declined = Dein Gegner möchte in diesem Spiel keine Pause.
refusals-too_many_pauses = Dieses Match hatte schon { $max } Pausen, mehr gibt es nicht.
refusals-no_take_back = Hier lässt sich kein Zug zurücknehmen: Das geht nur bis zum nächsten Wurf oder Doppel.
refusals-take_back_declined = Dein Gegner lässt dich diesen Zug nicht zurücknehmen.
refusals-too_many_take_backs = In diesem Match wurden schon { $max } Züge zurückgenommen, mehr geht nicht.
refusals-opponent_not_gone = Du kannst den Sieg nehmen, wenn dein Gegner zwei Minuten seines Zuges nicht da war.
refusals-no_claim_by_post = In einer Fernpartie kann man den Sieg nicht nehmen: Die Uhr entscheidet sie.
refusals-already_said = Das hast du schon getan.
refusals-time_is_up = Die Zeit ist abgelaufen.

## Plays that are not legal. `$moved` is a move such as 8/5 or bar/20.

refusals-game_over = Das Spiel ist vorbei.
refusals-too_many_moves =
    { $allowed ->
        [one] Regelwidriger Zug: Der Wurf erlaubt einen Schritt, nicht { $made }.
       *[other] Regelwidriger Zug: Der Wurf erlaubt { $allowed } Schritte, nicht { $made }.
    }
refusals-no_such_checker = Regelwidriger Zug: Für { $moved } hast du dort keinen Stein.
refusals-must_enter_first = Regelwidriger Zug: Vor { $moved } muss ein Stein von der Bar einsetzen.
refusals-no_such_number = Regelwidriger Zug: Keiner der übrigen Würfel ergibt { $moved }.
refusals-point_blocked = Regelwidriger Zug: Der Gegner hält dein Feld { $point }.
refusals-cannot_bear_off_yet = Regelwidriger Zug: { $moved } würfelt aus, und das geht erst, wenn alle deine Steine im Heimfeld sind.
refusals-rearmost_first = Regelwidriger Zug: Statt { $moved } muss die Zahl von Feld { $rearmost } oder innerhalb des Bretts gespielt werden.
refusals-must_play_both = Regelwidriger Zug: Wenn es möglich ist, müssen beide Zahlen gespielt werden.
refusals-must_play_larger = Regelwidriger Zug: Nur eine Zahl lässt sich spielen, und es muss die größere sein, die { $die }.
refusals-must_play = Regelwidriger Zug: Es gibt einen erlaubten Zug, und er muss gespielt werden.
refusals-must_play_more = Regelwidriger Zug: Die Zahl muss { $possible }-mal gespielt werden, nicht { $made }-mal.
refusals-not_a_move = „{ $part }“ ist kein Zug wie 13/8, bar/20* oder 6/off(2).
refusals-not_the_roll = „{ $part }“ ist nicht der Wurf.
refusals-moves_backwards = „{ $part }“ zieht nicht in Richtung Heimfeld.
refusals-more_moves_than_roll = Der Zug braucht mehr Schritte, als der Wurf erlaubt.
refusals-nothing_to_hit = Auf { $place } gibt es nichts zu schlagen.
refusals-ambiguous_play = Der Zug kann verschiedene Steine schlagen. Nenne die Felder, auf denen er schlägt.
refusals-unplayable = So bewegen diese Würfel die Steine nicht.
refusals-no_move = { $from }/{ $to } ist kein Zug: from ist 1 bis 24 oder 25 für die Bar, und to ist 1 bis 24 oder 0 für draußen.

## What a player does in a match.

refusals-only_players = Das können nur die Spieler eines Matches.
refusals-plays_at_board = Du sitzt in diesem Match an einem Sensorbrett. Spiel dort, oder nimm das Brett vom Platz.
refusals-match_busy = Andere handeln gerade in diesem Match. Versuche es noch einmal.
refusals-cannot_save = Die Datenbank nimmt nichts an, deshalb lässt sich gerade nichts speichern. Versuche es gleich noch einmal.
refusals-too_many_events = Dieses Match ist nahe an der Grenze von { $max } Ereignissen: Jetzt kannst du nur noch weiterspielen, aufgeben oder es verlassen.
refusals-match_moved_on = Das Match ist von Ereignis { $seen } zu Ereignis { $last } weitergegangen.
refusals-to_be_thrown = Diesen Wurf hat noch niemand geworfen. Wirf die Würfel.
refusals-only_director_calls_off = Das Match gehört zu einem Turnier, deshalb könnt ihr es nicht abbrechen. Wende dich an die Turnierleitung.
refusals-call_the_director = Das Match gehört zu einem Turnier. Ruf die Turnierleitung: Sie entscheidet es.
refusals-only_director_holds = Das Match gehört zu einem Turnier. Nur die Turnierleitung kann es anhalten.
refusals-take_back_unrated = Züge zurücknehmen kann man nur in Matches ohne Wertung und ohne Einsatz.
refusals-no_take_back_on_board = Ein Zug an einem Sensorbrett lässt sich nicht zurücknehmen.
refusals-in_team_match = Dieser Tisch gehört zu einem Mannschaftskampf: Zuschauer sehen den offenen Raum so weit, wie beide Räume gespielt haben, und alles, wenn das Brett in beiden beendet ist.
refusals-seat_proof = In diesem Kampf nehmen alle mit einem Passkey Platz. Wechsle zwischen zwei Brettern aus.
refusals-sensor_board = Auf diesem Platz spielt ein Sensorbrett. Sein Spieler muss es zuerst vom Platz nehmen.
refusals-too_late = Das Spiel oder die Zeit dieser Seite ist zu Ende.
refusals-hexadecimal_digits = { $count } hexadezimale Ziffern.
refusals-record_not_yet = Die Aufzeichnung wird geschrieben, wenn das Match vorbei ist.
refusals-match_not_over = Das Match ist noch nicht vorbei.
refusals-no_rematch_in_event = Nach einem Match eines Turniers gibt es keine Revanche.
refusals-rematch_too_late = Für eine Revanche ist es zu spät. Mach einen neuen Tisch auf.
refusals-rematch_asked = Du hast schon eine Revanche angeboten.
refusals-rematch_offered_twice = Du hast schon zweimal eine Revanche angeboten. Jetzt kann nur noch dein Gegner eine anbieten.
refusals-rematch_busy = Ihr habt beide im selben Augenblick zugestimmt. Versuche es noch einmal.
refusals-terms_stay = Die Bedingungen ändern sich nur in einer Sitzung, die Spiel für Spiel gespielt wird.
refusals-on_vacation = Du bist schon im Urlaub.
refusals-not_on_vacation = Du bist nicht im Urlaub.
refusals-guests_have_no_vacation = Gäste haben keinen Urlaub. Behalte zuerst dein Konto.
refusals-vacation_days = 1 bis { $max }, so viele Tage, wie du noch hast.

## Passkeys at a seat.

refusals-passkey_needed = Dieser Kampf verlangt einen Passkey, wenn du Platz nimmst. Lade die Seite neu und versuche es noch einmal.
refusals-passkey_missing = Dieser Kampf verlangt einen Passkey, und dein Konto hat keinen. Füge auf der Kontoseite einen hinzu, dann nimm Platz.
refusals-passkey_wrong = Das ist kein Passkey deines Kontos, oder es hat länger als fünf Minuten gedauert. Versuche es mit einem von deinen.
refusals-passkey_not_for_programs = Dieser Kampf verlangt einen Passkey, und ein Programm hat keinen. Die Plätze sind für Menschen.
refusals-passkey_board = Dieser Kampf verlangt einen Passkey und kann deshalb nicht am Sensorbrett gespielt werden. Spiele ihn am Bildschirm.

## Tables and their terms.

refusals-seat_taken = Jemand anders hat diesen Platz genommen. Wähle einen anderen Tisch.
refusals-credits_short = { $name } hat zu wenig Credits für den Einsatz von { $each }. Ein neues Konto bekommt Credits mit seinem ersten Match.
refusals-rated_limit =
    { $name } und { $other } haben in 24 Stunden { $max } { $max ->
        [one] gewertetes Match
       *[other] gewertete Matches
    } gespielt. Lade { $other } ein, ungewertet und ohne Einsatz weiterzuspielen.
refusals-left_too_often = { $name } hat drei gewertete Matches gleich nach dem Beginn verlassen und spielt bis { DATETIME($until, dateStyle: "medium", timeStyle: "short") } nur ungewertet und ohne Einsatz.
refusals-first_turns_open = { $name } hat drei gewertete Matches, in denen der eigene erste Zug fehlt oder die in den letzten 24 Stunden so früh verlassen wurden. Beende in den offenen deinen ersten Zug, oder spiele ungewertet und ohne Einsatz.
refusals-first_turns_awaited = { $name } hat drei gewertete Matches, die auf den ersten Zug des Gegners warten oder in den letzten 24 Stunden gleich nach dem Beginn verlassen wurden. Die nächste gewertete Fernpartie kann ab { DATETIME($until, dateStyle: "medium", timeStyle: "short") } beginnen. Spiele bis dahin mit laufender Uhr, oder ungewertet und ohne Einsatz.
refusals-open_tables_left = Du hast innerhalb von 24 Stunden fünf Matches an Tischen anderer gleich nach dem Beginn verlassen. Ab { DATETIME($until, dateStyle: "medium", timeStyle: "short") } kannst du dich wieder an offene Tische setzen. Mach bis dahin selbst einen Tisch auf, fordere jemanden heraus, oder spiele gegen einen Bot.
refusals-open_tables_unplayed = In fünf Matches an offenen Tischen anderer fehlt dein erster Zug, oder du hast sie in den letzten 24 Stunden so früh verlassen. Beende in den offenen deinen ersten Zug, oder mach selbst einen Tisch auf, fordere jemanden heraus, oder spiele gegen einen Bot.
refusals-stake_limit = Mit diesem Einsatz könnte { $name } in 24 Stunden mehr als { $most } Credits von neuen Konten gewinnen. Spiele ohne Einsatz, oder versuche es später wieder.
refusals-pairing_closed = Die Schnellsuche ist für dich eine Weile geschlossen: Du hast innerhalb einer Stunde drei Matches gleich nach dem Beginn verlassen. Tischen beitreten und herausfordern kannst du weiterhin.
refusals-own_account = Konten, die im selben Browser benutzt wurden, können gegeneinander nur ungewertet und ohne Einsatz spielen.
refusals-match_in_play = Diese Stellung kommt in deinem laufenden Match vor. Die Engine sagt dazu erst nach dem Match etwas.
refusals-library_full = Die Bibliothek fasst { $matches } Matches und { $mib } MiB, und das wäre mehr. Entferne Matches, die du nicht mehr brauchst.
refusals-library_full_of_guest = Die Bibliothek eines Gastes fasst { $matches } Matches und { $mib } MiB, und das wäre mehr. Registriere dich, um mehr Platz zu bekommen, oder entferne Matches, die du nicht mehr brauchst.
refusals-too_many_tables = Du hast zu viele offene Tische. Schließe zuerst einen.
refusals-challenge_declined = { $name } hat deine Herausforderung abgelehnt. Ab { DATETIME($until, dateStyle: "medium", timeStyle: "short") } kannst du wieder herausfordern, oder sobald { $name } dich herausfordert.
refusals-challenged_often = Deine letzten Herausforderungen an { $name } führten zu keinem Match. Ab { DATETIME($until, dateStyle: "medium", timeStyle: "short") } kannst du wieder herausfordern, oder sobald { $name } dich herausfordert.
refusals-table_gone = Das Match hat begonnen, oder den Tisch gibt es nicht mehr.
refusals-match_begun = Das Match hat begonnen. Wer es jetzt verlässt, verliert es.
refusals-only_director_decides = Das Match gehört zu einem Turnier. Nur die Turnierleitung entscheidet es.
refusals-only_opener_closes = Einen Tisch schließt nur, wer ihn aufgemacht hat oder eingeladen ist.
refusals-own_table_taken = An deinen eigenen Tisch hat sich gerade ein anderer Spieler gesetzt.
refusals-opener_not_seated = Wer den Tisch aufgemacht hat, sitzt noch nicht daran.
refusals-seat_kept = Der Platz wird für einen anderen Spieler freigehalten.
refusals-seat_kept_already = Der Platz wird schon für einen Spieler freigehalten.
refusals-no_passkey_asked = Dieser Tisch verlangt keinen Passkey.
refusals-cannot_invite_self = Dich selbst kannst du nicht einladen.
refusals-kept_apart = Du und dieser Spieler könnt nicht gegeneinander spielen.
refusals-one_person_unrated = Konten einer Person können nicht gewertet und nicht um Credits gegeneinander spielen.
refusals-guests_play_unrated = Gäste spielen ungewertet. Behalte dein Konto, um gewertet zu spielen.
refusals-illegal_plays_between_people = Regelwidrige Züge sind nur zwischen zwei Menschen zugelassen, die sie gelten lassen oder ablehnen können.
refusals-rating_outside = Deine Wertung liegt außerhalb dessen, was dieser Tisch verlangt.
refusals-lowest_above_highest = Der niedrigste Wert liegt über dem höchsten.
refusals-thrown_dice_unrated = Von Hand geworfene Würfel kann der Server nicht prüfen. Ein solches Match wird deshalb nicht gewertet.
refusals-pairing_is_live = Die Schnellsuche gibt es nur mit einer Live-Uhr.
refusals-stake_needs_served_dice = Ein Match um einen Einsatz wird mit den Würfeln des Servers gespielt.
refusals-illegal_plays_unrated = Regelwidrige Züge dürfen nur gelten, wo nichts gewertet wird und um keinen Einsatz gespielt wird.
refusals-format_unrated = Gewertet werden nur Matches bis 5 Punkte, drei Spiele ohne Doppler, Einzelspiele nach Punkten und Spiel für Spiel.
refusals-format_without_stake = Einen Einsatz gibt es nur in Matches bis 5 Punkte, drei Spielen ohne Doppler und Einzelspielen nach Punkten.
refusals-stake_not_offered = Ein Einsatz von { $wanted } steht nicht zur Wahl. Wähle { $one } oder { $other }.
refusals-stake_needs_rated = Ein Match um einen Einsatz muss gewertet sein.
refusals-raccoons_need_beavers = Raccoons gibt es nur zusammen mit Beavern.
refusals-no_automatic_doubles = Ohne automatisches Doppeln gibt es keine Grenze.
refusals-rated_needs_clock = Ein gewertetes Match braucht eine Uhr.
refusals-match_too_long = Ein Match geht höchstens bis { $max } Punkte.
refusals-automatic_doubles_limit = Die Grenze für automatisches Doppeln liegt zwischen 1 und 6 je Spiel.
refusals-delay_too_long = Die Bedenkzeit je Zug beträgt höchstens 10 Minuten.
refusals-reserve_too_long = Die Reserve beträgt höchstens 24 Stunden.
refusals-clock_too_short = Bedenkzeit und Reserve betragen zusammen mindestens 5 Sekunden.
refusals-days_per_turn = Ein Zug in einer Fernpartie hat 1 bis 60 Tage.
refusals-option_not_in_mode =
    { $option ->
        [jacoby] Die Jacoby-Regel lässt sich in diesem Format nicht vereinbaren.
        [automatic_doubles] Automatisches Doppeln lässt sich in diesem Format nicht vereinbaren.
       *[beavers] Beaver lassen sich in diesem Format nicht vereinbaren.
    }
refusals-automatic_doubles_without_throw = Automatisches Doppeln braucht den Eröffnungswurf.

## Chats and private messages.

refusals-muted = Ein Moderator hat dich stumm geschaltet. Auf deiner Kontoseite steht, warum, bis wann und wie du Einspruch einlegst.
refusals-chat_busy = Andere schreiben im selben Augenblick. Versuche es noch einmal.
refusals-guests_read_lobby_chat = Gäste lesen im Chat der Lobby nur mit. Registriere dich, um dort zu schreiben.
refusals-guests_write_in_own_matches = Gäste schreiben nur in ihren eigenen Matches. Registriere dich, um hier zu schreiben.
refusals-next_game_has_chat = Das nächste Spiel dieser beiden hat begonnen. Zuschauer schreiben in dessen Chat.
refusals-chat_closed_by_team_match = Ein Brett dieses Mannschaftskampfs wird gerade gespielt. Bis es beendet ist, schreibt niemand an den anderen Tischen des Kampfes.
refusals-only_players_chat = Am Tisch eines Duplicate-Bretts chatten nur die Spieler, bis seine Würfe öffentlich sind.
refusals-chat_full = Dieses Match hat schon { $max } Zeilen im Chat; mehr sind nicht möglich.
refusals-kept_apart_in_messages = Du und dieser Spieler könnt einander nicht schreiben.
refusals-guests_send_no_messages = Gäste können keine Nachrichten senden. Behalte dein Konto, um anderen Spielern zu schreiben.
refusals-messages_not_for_bots = Nachrichten sind für Menschen, nicht für Bots.
refusals-guests_read_no_messages = Gäste können keine Nachrichten lesen.
refusals-bots_read_no_messages = Bots können keine Nachrichten lesen.
refusals-messages_held = { $max } deiner Nachrichten werden zurückgehalten, bis laufende Bretter beendet sind; mehr sind nicht möglich.
refusals-conversations_full = Du hast { $max } Gespräche; mehr sind nicht möglich. Lösche zuerst einige.

## Sensor boards.

refusals-guests_have_no_boards = Gäste haben keine Bretter. Behalte zuerst dein Konto.
refusals-too_many_boards = Du hast zu viele Bretter oder offene Codes.
refusals-board_not_connected = Das Brett ist nicht verbunden.
refusals-board_only_in_play = Ein Brett lässt sich nur benutzen, solange das Match läuft.
refusals-bot_needs_no_board = Dort spielt ein Bot, und Bots brauchen kein Brett.
refusals-only_neutral_director = Das darf nur, wer das Turnier leitet und nicht selbst mitspielt.
refusals-board_budget = Die Sensorbretter dieses Kontos haben vorerst alles gesendet, was sie dürfen. Spiele am Bildschirm weiter; das Brett kann später wieder mitspielen.

## Calls for the director.

refusals-no_director = Das Match gehört zu keinem Turnier mit einer Turnierleitung.
refusals-director_in_team = Die Turnierleitung gehört zu einer Mannschaft dieses Kampfes.
refusals-too_many_calls = Die Turnierleitung hat deine letzten Rufe noch nicht gesehen. Warte auf die Antwort.
refusals-no_open_call = Hier wartet kein solcher Ruf auf eine Antwort.
refusals-only_players_call = An einem Tisch kann nur die Turnierleitung rufen, wer dort spielt.

## Competitions: who may do what.

refusals-guests_direct_no_events = Gäste können keine Turniere leiten. Registriere dich, oder behalte zuerst dein Konto.
refusals-guests_enter_no_events = Gäste können sich nicht zu Turnieren anmelden. Registriere dich, oder behalte zuerst dein Konto.
refusals-only_director = Das kann nur die Turnierleitung.
refusals-only_director_sees_desk = Den Leitertisch sieht nur, wer das Turnier leitet, und in einem Mannschaftskampf nur, wer dabei nicht selbst mitspielt.
refusals-only_people_direct = Turniere leiten nur Menschen mit einem Konto.
refusals-only_people_comment = Matches kommentieren nur Menschen mit einem Konto.
refusals-only_prize_directors = Preise vergeben nur Leiter, die der Betreiber benannt hat.
refusals-only_prize_directors_enter_bots = Nur Leiter, die Preise vergeben dürfen, können Bots zu einem Turnier mit Startgeld anmelden.
refusals-members_only = Dieses Turnier ist nur für Mitglieder eines Clubs. Tritt zuerst dem Club bei.
refusals-not_established =
    Neue Konten können noch nicht teilnehmen: Ein Konto muss mindestens { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } alt sein und an { $rated ->
        [one] einem Tag
       *[other] { $rated } verschiedenen Tagen
    } gewertete Matches beendet haben.
refusals-one_person = Konten mit gemeinsamem Browser oder gemeinsamer Adresse gelten als eine Person, und die hat hier nur einen Platz. In einem Mannschaftskampf kann die Turnierleitung erklären, dass es zwei Personen sind.
refusals-own_match = In diesem Match spielst du mit oder ein Konto, das als deines gilt. Ein anderer Leiter entscheidet es.
refusals-own_event = In diesem Turnier spielst du mit oder ein Konto, das als deines gilt. Deshalb entscheidet das ein anderer Leiter. Die Hauptleitung kann am Leitertisch einen ergänzen.
refusals-own_turn = In einem Spiel dieses Turniers bist du dran. Handle zuerst dort, oder lass einen anderen Leiter das Spiel unterbrechen.
refusals-own_fees = Du spielst um die Startgelder dieses Turniers, deshalb darf es nur ein Leiter absagen, der nicht mitspielt.
refusals-final_under_way = Sobald das Finale läuft, sagt die Leitung ein Turnier mit Startgeld nicht mehr ab. Sie kann das Finale entscheiden.
refusals-too_many_directed = Du leitest { $max } Turniere dieser Art, die nicht beendet sind. Beende zuerst eines, sag eines ab, oder übergib eines.
refusals-event_busy = Andere handeln gerade in diesem Turnier. Versuche es noch einmal.
refusals-log_full = Im Protokoll dieses Events ist dafür kein Platz. Auslosungen, Ergebnisse, Freigaben, Zusagen, Abmeldungen und das Ende des Events nimmt es noch auf.
refusals-entered_often = Du hast dich zu diesem Turnier schon { $max }-mal angemeldet, und öfter geht es nicht.
refusals-directors_of_event = Für diesen Kampf gilt die Leitung seines Turniers. Ändere sie am Leitertisch des Turniers.
refusals-no_event_of_match = Dieses Match gehört zu keinem Turnier.

## Competitions: the phases of an event.

refusals-not_open = Das Turnier ist noch nicht offen.
refusals-closed = Das Turnier ist geschlossen.
refusals-still_open = Das Turnier ist noch offen.
refusals-boards_in_play = Es werden noch Bretter gespielt.
refusals-begun = Es wird schon gespielt, deshalb bleiben die Mannschaften, wie sie sind. Die Turnierleitung kann eine späte Mannschaft anmelden oder einen Spieler auswechseln.
refusals-not_begun = Das Turnier hat noch nicht begonnen.
refusals-over = Das Turnier ist vorbei.
refusals-cancelled = Dieses Turnier wurde abgesagt.

## Competitions: entries and invitations.

refusals-same_hour = „{ $event }“, wo du mitspielst, beginnt zur selben Stunde wie „{ $wanted }“. Melde dich zuerst von „{ $event }“ ab.
refusals-entered_already = { $name } ist zu diesem Turnier schon angemeldet.
refusals-not_entered = Du bist zu diesem Turnier nicht angemeldet.
refusals-withdrawn_already = { $name } hat sich schon abgemeldet.
refusals-entries_closed = Die Anmeldung ist geschlossen.
refusals-no_late_entries = Die erste Runde ist ausgelost, und Nachmeldungen sind nicht offen.
refusals-full = Alle Plätze sind vergeben.
refusals-not_invited = Du bist nicht eingeladen. Bitte den Kapitän oder die Turnierleitung, dich zu nennen.
refusals-accepted_already = Du hast die Einladung schon angenommen.
refusals-accept_first = Nimm zuerst die Einladung an, dann nenne die Aufstellung.
refusals-not_accepted = { $name } hat die Einladung nicht angenommen. Nenne einen anderen Spieler, oder warte.
refusals-name_others = { $name } hat die Einladung nicht angenommen. Wähle unter { $others }.

## Competitions: the desk and the log.

refusals-held_already = Das Spiel ist schon unterbrochen.
refusals-held_long_enough = Dieses Match war insgesamt { $hours } Stunden unterbrochen, so lange wie ein laufendes Match höchstens. Es geht weiter und kann von der Leitung entschieden werden.
refusals-not_held = Hier ist das Spiel nicht unterbrochen.
refusals-no_time = Zusatzzeit sind { $min } bis { $max } Minuten, an einem Tisch, an dem ein Spiel mit Uhr läuft.
refusals-too_much_time = Die Spieler an einem Tisch haben schon 24 Stunden mehr bekommen.
refusals-time_used = Ein Spieler hat schon etwas von dieser Zeit verbraucht.
refusals-directs_already = Dieser Spieler gehört schon zur Leitung des Turniers.
refusals-does_not_direct = Dieser Spieler gehört nicht zur Leitung des Turniers.
refusals-not_the_leader = Nur die Hauptleitung ernennt und entfernt die Leitung.
refusals-leader_stays = Übergib das Turnier zuerst. Sobald die neue Hauptleitung angenommen hat, kannst du gehen.
refusals-heir_is_asked = Dieser Spieler hat nicht zugestimmt, das Turnier zu leiten. Nimm ihn zuerst in die Leitung auf, und übergib das Turnier, wenn er angenommen hat.
refusals-heir_leads_enough = { $name } leitet { $max } Turniere dieser Art, die nicht beendet sind. Übergib dieses jemand anderem.
refusals-too_many_directors = Ein Turnier hat höchstens { $max } Leiter.
refusals-undone_already = Schritt { $step } ist schon durch Schritt { $by } rückgängig gemacht. Um ihn zurückzuholen, mach Schritt { $by } rückgängig.
refusals-corrected_since = Schritt { $step } wurde inzwischen durch Schritt { $by } berichtigt. Mach zuerst Schritt { $by } rückgängig.
refusals-not_replaceable = Schritt { $step } ist eine Berichtigung. Mach ihn rückgängig, oder berichtige den Schritt, den er berichtigt hat.
refusals-desk_act_stays = Schritt { $step } unterbricht das Spiel, setzt es fort oder ändert die Leitung und lässt sich nicht rückgängig machen. Unterbrich das Spiel noch einmal, setze es fort, oder ändere die Leitung noch einmal.
refusals-not_undone = Rückgängig machen oder berichtigen lassen sich nur Schritte der Turnierleitung und Ergebnisse.
refusals-other_form = Dieser Schritt braucht eine andere Form der Berichtigung.
refusals-corrects_nothing = Dieses Ergebnis zählt schon. Wähle ein anderes.
refusals-step_depends =
    { $remedy ->
        [call_off] Schritt { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } hängt davon ab: Sein Spiel hat begonnen. Mit einem berichtigten Ergebnis kann es aus dem Turnier genommen werden (call_off), und das Match wird neu gespielt.
        [undo] Schritt { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } hängt davon ab. Mach zuerst Schritt { $step } rückgängig.
       *[none] Schritt { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } hängt davon ab und lässt sich nicht rückgängig machen, deshalb bleibt dieser Schritt, wie er ist.
    }
refusals-begins_again = { $meeting } würde noch einmal von vorn beginnen: Ein Match, das nach seinem Beginn abgesagt wurde, beginnt nie wieder, und eines, dessen Ergebnis rückgängig gemacht wurde, nur einmal.
refusals-board_replaced = Schritt { $step } hat das Brett ersetzt, deshalb zählt nichts, was vorher daran geschah. Um das zu ändern, mach zuerst Schritt { $step } rückgängig.
refusals-replaced_since =
    { $author ->
        [person] Es gibt ein neueres Ergebnis: { $what }, von { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Sieh es dir an, und trage deines noch einmal ein, wenn es stimmt. Programme nennen dann Schritt { $step } in „replaces“.
       *[site] Es gibt ein neueres Ergebnis: { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Sieh es dir an, und trage deines noch einmal ein, wenn es stimmt. Programme nennen dann Schritt { $step } in „replaces“.
    }
refusals-replaces_nothing = Das Ergebnis, das du ersetzen möchtest, zählt nicht mehr. Sieh dir das jetzige an, und trage deines noch einmal ein, wenn es stimmt. Programme lassen „replaces“ dann weg.
refusals-decided_already = Match { $pairing } ist schon entschieden.
refusals-decided_by_step =
    { $author ->
        [person] Match { $pairing } ist entschieden: { $what }, von { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Um das zu ändern, berichtige Schritt { $step } im Protokoll.
       *[site] Match { $pairing } ist entschieden: { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Um das zu ändern, berichtige Schritt { $step } im Protokoll.
    }

## Competitions: tournaments.

refusals-no_check_in = Der Check-in ist schon offen, oder dieses Turnier hat keinen.
refusals-check_in_closed = Der Check-in ist nicht offen.
refusals-no_consolation = Die Trostrunde beginnt, wenn Runde zwei ausgelost ist, mit mindestens zwei Spielern.
refusals-no_final = Das Finale beginnt, wenn die Matches davor entschieden sind, mit mindestens zwei Spielern.
refusals-pause_not_longer = Keine entschiedene Runde wartet auf die nächste, oder die Pause dauert schon länger.
refusals-begun_already = Match { $pairing } ist schon angesetzt oder entschieden.
refusals-no_bye = Für Nachmeldungen ist kein Platz mehr: im K.-o.-System ein Freilos der ersten Runde, im Schweizer System und mit Leben eine spätere Runde.
refusals-not_in_round = { $name } hat in dieser Runde kein Match.
refusals-paired_already = Diese beiden spielen gegeneinander. Tausche Spieler aus zwei verschiedenen Matches.
refusals-lucky_losers_meet = In Runde zwei träfen zwei Lucky Loser aufeinander.
refusals-paired_by_table = In einem Turnier jeder gegen jeden bestimmt die Tabelle die Paarungen, deshalb wird niemand getauscht.
refusals-exchange_against_pairing = Im Schweizer System und mit Leben gibt ein Tausch niemandem ein Freilos und lässt niemanden zweimal auf denselben Gegner treffen.
refusals-too_few =
    { $count ->
        [0] Ein Turnier braucht mindestens zwei Spieler, und jetzt kann keiner ausgelost werden. Wer nicht eingecheckt hat, zählt nicht mit.
        [one] Ein Turnier braucht mindestens zwei Spieler, und jetzt kann nur einer ausgelost werden. Wer nicht eingecheckt hat, zählt nicht mit.
       *[other] Ein Turnier braucht mindestens zwei Spieler, und jetzt können { $count } ausgelost werden. Wer nicht eingecheckt hat, zählt nicht mit.
    }
refusals-round_open =
    { $open ->
        [one] Ein Match der Runde { $round } hat noch keinen Sieger.
       *[other] { $open } Matches der Runde { $round } haben noch keinen Sieger.
    }
refusals-protest_open = Der Protest in Match { $pairing } wartet auf eine Entscheidung.
refusals-pairing_begun = Ein Match dieser Spieler hat begonnen.
refusals-bracket_not_drawn = Dieses Feld ist noch nicht ausgelost.
refusals-match_not_decided = Match { $pairing } wird noch gespielt.
refusals-not_in_match = Dieser Spieler spielt nicht in Match { $pairing }.
refusals-nothing_to_protest = Protestiert werden kann nur gegen Entscheidungen der 75-%-Regel.
refusals-protested_already = In Match { $pairing } wurde schon Protest eingelegt.
refusals-no_protest = In Match { $pairing } gibt es keinen Protest.
refusals-no_final_week = Die 75-%-Regel lässt sich jetzt nicht anwenden.
refusals-week_not_over = Die letzte Woche der Runde hat noch nicht begonnen.
refusals-unsettled = Die Preise lassen sich noch nicht auszahlen. Der Betreiber ist benachrichtigt.
refusals-fees_returned = Deswegen wurden Startgelder zurückgezahlt. Die Spieler müssen sich neu anmelden.
refusals-prizes_paid = Für dieses Ergebnis wurden Preise ausgezahlt. Berichtige es, statt es rückgängig zu machen.
refusals-prize_spent = { $name } hat den Preis, den diese Berichtigung zurücknehmen würde, schon ausgegeben.

## Competitions: team events.

refusals-team_size = Eine Mannschaft hat { $min } bis { $max } Spieler.
refusals-team_entered_already = { $team } ist schon angemeldet.
refusals-team_incomplete = { $team } braucht den Kapitän und mindestens { $min } Spieler, die ihre Einladung angenommen haben.
refusals-in_another_team = Ein Spieler gehört zu einer anderen Mannschaft dieses Turniers oder ist doppelt genannt. Nenne einen anderen.
refusals-too_few_teams = Für „jede gegen jede“ braucht es mindestens zwei Mannschaften.
refusals-match_not_due = Kampf { $pairing } kann jetzt nicht beginnen.
refusals-match_not_playing = Kampf { $pairing } läuft nicht, deshalb lässt er sich nicht wiederholen.
refusals-not_thirty = Die Siegpunkte eines Kampfes ergeben zusammen 30.
refusals-no_lot_needed = Es braucht kein Los.
refusals-enters_own_team = Eine Mannschaft meldet ihr Kapitän oder die Turnierleitung an.
refusals-late_teams_by_director = Das Turnier hat begonnen. Eine späte Mannschaft kann nur die Turnierleitung anmelden.
refusals-changes_own_team = Eine Mannschaft ändert nur ihr Kapitän oder die Turnierleitung.
refusals-not_in_your_team = Du gehörst nicht zu dieser Mannschaft.
refusals-bots_play_here = Bots spielen nur an Tischen dieser Seite.
refusals-no_free_bots = Alle Bots des Hauses sind schon in Mannschaften dieses Turniers.
refusals-called_off = Der Kampf, den der neue ersetzt hat, ist abgesagt, und seine Spiele sind beendet.

## Competitions: team matches. A room is `open` or `closed`.

refusals-in_both_teams = Niemand spielt in beiden Mannschaften. Nenne verschiedene Spieler.
refusals-not_in_team = Dieser Spieler gehört nicht zu { $team }.
refusals-in_both_rooms = { $name } kann nicht in beiden Räumen sitzen. Nenne zwei verschiedene Spieler.
refusals-knows_the_board =
    { $room ->
        [open] { $name } hat Brett { $board } im anderen Raum gespielt und kann erst im offenen Raum sitzen, wenn dieses Brett dort beendet ist.
       *[closed] { $name } hat Brett { $board } im anderen Raum gespielt und kann erst im geschlossenen Raum sitzen, wenn dieses Brett dort beendet ist.
    }
refusals-roll_sets = Ein Kampf über { $boards } Bretter braucht { $boards } Wurfsätze.
refusals-line_ups_named = Beide Aufstellungen sind genannt, deshalb ändert die Turnierleitung die Mannschaften nicht mehr. Der Kapitän nennt andere Leute, oder die Turnierleitung wechselt einen Spieler der Mannschaft ein.
refusals-line_up_stands = Mit dem Beginn des ersten Bretts steht die Aufstellung fest. Nur die Turnierleitung kann auswechseln.
refusals-exchange_too_late = Umstellen kann man nur vor dem ersten Wurf eines Bretts, und an diesem Tisch hat ein Spiel begonnen.
refusals-no_line_up = { $team } hat noch nicht aufgestellt.
refusals-already_playing =
    { $room ->
        [open] Der offene Raum spielt gerade Brett { $board }.
       *[closed] Der geschlossene Raum spielt gerade Brett { $board }.
    }
refusals-room_not_playing =
    { $room ->
        [open] Der offene Raum spielt gerade nicht.
       *[closed] Der geschlossene Raum spielt gerade nicht.
    }
refusals-no_board_left =
    { $room ->
        [open] Der offene Raum hat alle seine Bretter gespielt.
       *[closed] Der geschlossene Raum hat alle seine Bretter gespielt.
    }
refusals-room_held =
    { $room ->
        [open] Die Turnierleitung hat den offenen Raum angehalten.
       *[closed] Die Turnierleitung hat den geschlossenen Raum angehalten.
    }
refusals-roll_set_used = Wurfsatz { $set } wurde in diesem Kampf schon benutzt.
refusals-rolls_are_public = Die Würfe von Brett { $board } sind öffentlich, deshalb braucht es einen anderen Wurfsatz.
refusals-nothing_to_cancel = Brett { $board } hat in keinem der Räume begonnen, deshalb gibt es nichts zu ersetzen.
refusals-sits_already = { $name } sitzt schon dort.
refusals-commentator_plays = { $name } gehört zu einer Mannschaft dieses Kampfes und kann ihn nicht kommentieren.
refusals-commentator_twice = Die Kommentatoren müssen verschiedene Personen sein.
refusals-too_many_commentators = Ein Kampf hat höchstens { $max } Kommentatoren.
refusals-not_at_board =
    { $room ->
        [open] Der offene Raum hat schon ein Ergebnis von Brett { $board } oder spielt zuerst ein anderes.
       *[closed] Der geschlossene Raum hat schon ein Ergebnis von Brett { $board } oder spielt zuerst ein anderes.
    }
refusals-only_captain = Nur der Kapitän nennt die Aufstellung.
refusals-cancelled_already = Brett { $board } wurde durch Schritt { $step } ersetzt, und mit den neuen Würfen hat noch kein Spiel begonnen.
refusals-games_counted_here = Die Spiele dieses Kampfes werden hier gespielt und gezählt, sobald sie enden.
refusals-games_not_here = Die Spiele dieses Kampfes werden nicht hier gespielt.
refusals-table_not_set_up = Der Tisch dieses Bretts ist noch nicht angesetzt.
refusals-pair_is_seated = { $one } und { $other } haben einen Platz oder haben in diesem Kampf gespielt, deshalb lässt sich das nicht rückgängig machen.
refusals-own_pair = Das kannst du nicht über dich sagen und nicht über ein Konto, das als deines gilt. Ein anderer Leiter kann es.
refusals-games_ended = Als der Kampf abgesagt wurde, endeten die laufenden Spiele.
refusals-game_ended_by_it = Deswegen endete ein Spiel, oder seine Würfe könnten verraten sein. Ersetze das Brett, um es mit anderen Würfen noch einmal zu spielen.
refusals-seat_taken_over = Die Turnierleitung hat deinen Platz an { $name } vergeben. Der Grund: { $reason }
refusals-substitute_acted = Der neue Spieler hat inzwischen gehandelt. Setze den früheren mit einer weiteren Auswechslung wieder ein.
refusals-imported_the_rolls = { $name } hat die Würfe dieses Kampfes importiert. Nenne einen anderen Spieler.
refusals-passkey_program = { $name } ist ein Programm, und ein Programm hat keinen Passkey für seinen Platz. Nenne Personen oder Bots des Hauses.
refusals-both_rooms_when_over = Wer zu einer der beiden Mannschaften gehört, sieht beide Räume, wenn das Brett in beiden beendet ist.
refusals-no_running_score = Dieser Kampf zeigt keinen laufenden Stand. Beide Räume sieht man nebeneinander, wenn er beendet ist.
refusals-board_not_begun = Dieses Brett hat noch nicht in beiden Räumen begonnen.
refusals-only_commentators = Hier schreiben nur die Kommentatoren, die von der Turnierleitung benannt sind.
refusals-too_many_lines = Zu diesem Brett wurden schon { $max } Zeilen geschrieben. Mehr werden nicht gespeichert.

## Competitions: files of rolls.

refusals-imported_before_play = Würfe lassen sich nur importieren, bevor das erste Brett beginnt.
refusals-dice_by_hand = In diesem Kampf wird von Hand gewürfelt, deshalb gibt es hier keine Dateien mit Würfen.
refusals-too_few_roll_sets =
    { $sets ->
        [one] Die Datei hat einen Wurfsatz, und der Kampf hat { $boards } Bretter. Füge der Datei Sätze hinzu.
       *[other] Die Datei hat { $sets } Wurfsätze, und der Kampf hat { $boards } Bretter. Füge der Datei Sätze hinzu.
    }
refusals-rolls_not_json = Sie enthält keine Wurfsätze in JSON: { $detail }
refusals-rolls_unequal = In Satz { $set } brauchen Weiß und Schwarz gleich viele Würfe.
refusals-rolls_header = Die erste Zeile muss set,turn,white,black lauten.
refusals-rolls_row = Zeile { $line }: Erwartet wird set,turn,white,black in ganzen Zahlen.
refusals-rolls_dice =
    { $turn ->
        [0] Satz { $set }, Eröffnungswurf: „{ $value }“ ist kein Würfel von 1 bis 6.
       *[other] Satz { $set }, Zug { $turn }: „{ $value }“ ist kein Wurf mit zwei Würfeln wie 31.
    }
refusals-rolls_turn = Satz { $set }: Erwartet wird Zug { $expected }, dort steht Zug { $got }.
refusals-rolls_equal_opening = Satz { $set }: Der Eröffnungswurf muss mit zwei verschiedenen Würfeln enden.
refusals-rolls_opening_goes_on = Satz { $set }: Der Eröffnungswurf war schon vorher entschieden.
refusals-rolls_too_few =
    { $turns ->
        [one] Satz { $set } hat Würfe für einen Zug. Nötig sind mindestens { $min }.
       *[other] Satz { $set } hat Würfe für { $turns } Züge. Nötig sind mindestens { $min }.
    }
refusals-rolls_set_twice = Satz { $set } steht zweimal in der Datei.
refusals-rolls_same = Satz { $set } hat dieselben Würfe wie Satz { $first }. Jedes Brett braucht eigene Würfe.
refusals-rolls_too_much = Eine Datei hat höchstens { $sets } Sätze mit je höchstens { $turns } Zügen.
refusals-rolls_none = Die Datei hat keine Wurfsätze.

## Competitions: comparative events.

refusals-played_already = Du hast Brett { $board } schon begonnen, und jedes Brett wird einmal gespielt.
refusals-not_the_next_board = Die Bretter werden der Reihe nach gespielt, und dein nächstes ist Brett { $board }.
refusals-board_in_play = Du spielst noch Brett { $board }.
refusals-not_playing = Du spielst gerade nicht Brett { $board }.
refusals-in_comparative_event = Dieser Tisch gehört zu einem Vergleichsturnier. Beendete Spiele sieht, wer das Brett beendet hat. Aufzeichnungen, Analysen und Würfel sehen nach dem Ende des Turniers alle.
refusals-rolls_published = Seit das Turnier abgesagt wurde, sind die Würfe veröffentlicht.

## Competitions: values of a field.

refusals-needs_clock = Das braucht eine Uhr.
refusals-only_with_live_clock = Nur mit einer Live-Uhr.
refusals-only_with_start_and_live_clock = Nur mit einer festen Anfangszeit und einer Live-Uhr.
refusals-no_correspondence = Ein Brett wird ohne Uhr oder mit einer Live-Uhr gespielt.
refusals-starts_in_future = Der Beginn muss in der Zukunft liegen.
refusals-first_round_in_future = Die erste Runde muss in der Zukunft beginnen.
refusals-year_ahead = Der Beginn liegt höchstens ein Jahr voraus.
refusals-days_ahead = Die Öffnung liegt höchstens { $days } Tage voraus.
refusals-days_after_opening = Der Schluss liegt höchstens { $days } Tage nach der Öffnung.
refusals-later_than_opening = Der Schluss muss nach der Öffnung liegen.
refusals-ascending_times = Höchstens { $max } Zeiten, jede später als die vorige.
refusals-start_only_here = Nur für einen Kampf an Tischen dieser Seite.
refusals-starts_only_here = Nur für ein Turnier an Tischen dieser Seite, das nicht gleich beginnt.
refusals-late_until = Das muss nach dem Beginn von Runde eins liegen, und sie braucht dafür eine feste Zeit.
refusals-until_a_year = Das muss nach dem Anlegen des Turniers und höchstens ein Jahr voraus liegen.
refusals-too_many_teams = Es gibt Plätze für höchstens { $max } Mannschaften.
refusals-prizes = Höchstens { $max } Preise, jeder über 0 und höchstens { $most }.
refusals-prizes_are_shares = Mit Startgeld sind die Preise Anteile an den Startgeldern.
refusals-final_of_knock_out = Nur ein Schweizer System, Leben oder Gruppen führen zu einem Finale.
refusals-fee_only_in_knock_out = Ein Startgeld ist nur in einem K.-o.-Turnier möglich.
refusals-fee_from_to = { $min } bis { $max }.
refusals-shares_without_fee = Ohne Startgeld gibt es nichts zu teilen.
refusals-shares = 1 bis { $max } Prozentzahlen, keine über der vorigen, zusammen 100.
refusals-different_players = { $min } bis { $max } verschiedene Spieler.
refusals-lock_step_here = Gleichschritt braucht Tische dieser Seite und die Würfel des Servers.
refusals-seat_proof_here = Ein Passkey an jedem Platz braucht Tische dieser Seite und die Würfel des Servers.
refusals-unavailable_player = { $name } steht für deinen Mannschaftskampf nicht zur Verfügung. Nenne einen anderen Spieler.
refusals-no_player_named = Es gibt keinen Spieler namens „{ $name }“.
refusals-no_player_named_here = Es gibt hier keinen Spieler namens „{ $name }“.
refusals-did_you_mean = Es gibt hier keinen Spieler namens „{ $name }“. Meinst du { $nearest }?
refusals-no_bot_named = Diese Seite hat keinen Bot namens „{ $name }“. Ihre Bots sind { $bots }.
refusals-reason_missing = Eine Entscheidung der Turnierleitung braucht einen Grund.
refusals-ten_points = Kleine Matchpunkte sind ein Vielfaches von zehn.
refusals-opening_dice = Ein Eröffnungswurf besteht aus zwei verschiedenen Würfeln, jeder von 1 bis 6.
refusals-game_is_single =
    { $left ->
        [one] Wer nur noch einen Stein übrig hat, hat ein einfaches Spiel verloren, nicht mehr.
       *[other] Wer noch { $left } Steine übrig hat, hat ein einfaches Spiel verloren, nicht mehr.
    }
refusals-game_is_gammon = Wer noch alle 15 Steine übrig und kein Doppel abgelehnt hat, hat ein Gammon verloren, kein einfaches Spiel.

## Score sheets of duplicate matches.

refusals-duplicate_boards = Ein Duplicate-Kampf hat 4, 5, 6, 7, 8, 10 oder 12 Bretter.
refusals-duplicate_cube = In einem Duplicate-Spiel zählt der Doppler 1, 2, 4, 8, 16, 32 oder 64.
refusals-duplicate_checkers_left = Der Verlierer hat noch 1 bis 15 Steine übrig.
refusals-sheet_board_beyond = Der Kampf hat die Bretter 1 bis { $boards }; Brett { $board } gehört nicht dazu.
refusals-sheet_game_twice =
    { $room ->
        [closed] Brett { $board } im geschlossenen Raum steht zweimal auf dem Blatt.
       *[open] Brett { $board } im offenen Raum steht zweimal auf dem Blatt.
    }
refusals-sheet_game_missing =
    { $room ->
        [closed] Brett { $board } im geschlossenen Raum fehlt.
       *[open] Brett { $board } im offenen Raum fehlt.
    }
refusals-sheet_game_is_single =
    Brett { $board } im { $room ->
        [closed] geschlossenen
       *[open] offenen
    } Raum: { $left ->
        [one] Wer nur noch einen Stein übrig hat, hat ein einfaches Spiel verloren, nicht mehr.
       *[other] Wer noch { $left } Steine übrig hat, hat ein einfaches Spiel verloren, nicht mehr.
    }
refusals-sheet_game_is_gammon =
    Brett { $board } im { $room ->
        [closed] geschlossenen
       *[open] offenen
    } Raum: Wer noch alle 15 Steine übrig und kein Doppel abgelehnt hat, hat ein Gammon verloren, kein einfaches Spiel.

## Clubs.

refusals-guests_join_no_clubs = Gäste können keinem Club beitreten. Behalte zuerst dein Konto.
refusals-bots_join_no_clubs = Bots gehören zu keinem Club.
refusals-only_people_join_clubs = Gäste und Bots können keinem Club beitreten.
refusals-only_members_read = Den Chat eines Clubs lesen nur Mitglieder.
refusals-only_members_write = Im Chat eines Clubs schreiben nur Mitglieder.
refusals-only_officers = Das dürfen nur Leitung und Vorstand des Clubs.
refusals-only_club_owner = Das darf nur die Leitung des Clubs.
refusals-club_not_offered = Dir wurde die Leitung dieses Clubs nicht angeboten.
refusals-only_higher_role = Das darf nur jemand mit einer höheren Rolle.
refusals-club_changed = Jemand anders hat den Club geändert. Lade die Seite neu und versuche es noch einmal.
refusals-club_member = Dieser Spieler ist Mitglied.
refusals-not_a_club_member = Dieser Spieler ist kein Mitglied.
refusals-you_are_club_member = Du bist Mitglied dieses Clubs.
refusals-you_are_no_club_member = Du bist kein Mitglied dieses Clubs.
refusals-no_club_request = Es gibt keine Anfrage und keine Einladung.
refusals-no_longer_asks = Dieser Spieler möchte nicht mehr beitreten.
refusals-nothing_to_dismiss = Es gibt nichts mehr zu streichen.
refusals-club_invitation_open = Dieser Spieler hat auf deine letzte Einladung in einen Club noch nicht geantwortet.
refusals-club_barred = Dieser Spieler ist gesperrt. Hebe zuerst die Sperre auf.
refusals-cannot_invite_to_club = Du kannst diesen Spieler nicht einladen.
refusals-cannot_join_club = Du kannst diesem Club nicht beitreten.
refusals-club_by_invitation = Diesem Club kann man nur auf Einladung beitreten.
refusals-event_has_club = Das Turnier gehört schon zu einem Club.
refusals-club_full = Ein Club hat höchstens { $max } Mitglieder.
refusals-club_outsiders_full = { $max } Personen haben im Club angefragt oder sind eingeladen oder gesperrt; mehr sind nicht möglich.
refusals-club_invitations_full = { $max } Spieler haben auf deine Einladungen noch nicht geantwortet; mehr sind nicht möglich. Zieh zuerst einige zurück.
refusals-club_events_full = Ein Club zeigt höchstens { $max } Turniere.
refusals-clubs_joined_full = Ein Spieler gehört zu höchstens { $max } Clubs.
refusals-clubs_owned_full = Du leitest { $max } Clubs; mehr sind nicht möglich.
refusals-club_name_length = 3 bis 40 Zeichen, davon mindestens 3 Buchstaben oder Ziffern.
refusals-club_name_character = Nur Buchstaben, Ziffern, Leerzeichen und - . ' & sind erlaubt, { $character } nicht.
refusals-one_script = Alle Buchstaben müssen aus derselben Schrift sein.

## Reviews, the library and the archive.

refusals-analysed_afterwards = Das Match ist noch nicht vorbei. Analysiert wird es danach.
refusals-reviewed_afterwards = Das Match ist noch nicht vorbei. Die Analyse gibt es danach.
refusals-not_analysed = Das Match ist noch nicht analysiert. Versuche es in einer Minute noch einmal.
refusals-no_rollouts_here = Auf dieser Seite werden keine Matches ausgespielt.
refusals-only_players_roll_out = Nur die Spieler eines Matches können es ausspielen lassen.
refusals-one_rollout_at_a_time = Ein anderes deiner Matches wird gerade ausgespielt. Warte, bis es fertig ist.
refusals-guests_comment_own_matches = Gäste können nur ihre eigenen Matches kommentieren. Registriere dich, um dieses zu kommentieren.
refusals-no_place_in_match = Diese Stelle gibt es im Match nicht. Die erste ist 1.
refusals-comments_full = Dieses Match hat schon { $max } Kommentare; mehr sind nicht möglich.
refusals-question_answered = Die Frage wurde in einem anderen Fenster beantwortet.
refusals-no_option_of_question = Das steht bei dieser Frage nicht zur Wahl.
refusals-one_upload_at_a_time = Eine andere Datei von dir wird gerade gesendet. Warte, bis sie angekommen ist.
refusals-uploads_busy = Gerade werden zu viele Dateien gesendet. Versuche es gleich noch einmal.
refusals-mend_after_analysis = Das Match wird gerade analysiert. Berichtige es, wenn die Analyse fertig ist.
refusals-not_a_stop = Erwartet wird eine Zeile, an der das Lesen aufgehört hat.
refusals-rows_not_editable = Die Zeilen dieses Formats lassen sich nicht bearbeiten.
refusals-mends_full = { $max } Zeilen dieses Matches sind schon berichtigt; mehr sind nicht möglich.
refusals-row_does_not_fit = Diese Zeile passt nicht: { $detail }.
refusals-row_does_not_fit_roll = Diese Zeile passt nicht: { $detail }. Erlaubte Züge mit { $roll }: { $plays }
refusals-row_play_illegal = Das ist kein erlaubter Zug mit { $roll }. Erlaubte Züge: { $plays }
refusals-row_without_turn = In der Zeile steht kein Zug der Seite, die dran ist.
refusals-row_without_turn_of_roll = In der Zeile steht kein Zug der Seite, die dran ist. Erlaubte Züge mit { $roll }: { $plays }
refusals-row_must_continue = Die Zeile muss ihr Spiel fortsetzen.
refusals-automatic_double_not_in_mat = In einer .mat-Datei lässt sich nicht sagen, dass Spiel { $game } mit dem Doppler auf { $cube } begann. Nimm SGF oder JSON.
refusals-illegal_play_not_in_format = Einen regelwidrigen Zug, der in Spiel { $game } angenommen wurde, kann dieses Format nicht ausdrücken. Nimm .xg, OGXM oder JSON.
refusals-nothing_rolled_not_in_mat = In einer .mat-Datei lässt sich nicht sagen, dass Spiel { $game } vor dem ersten Wurf endete. Nimm SGF oder JSON.
refusals-zip_needed = Ein Teil eines Imports ist ein Zip mit Matchdateien.
refusals-zip_broken = Das ist keine vollständige Zip-Datei. Pack sie neu.
refusals-zip_of_too_many_files = Ein Zip hat hier höchstens { $max } Dateien. Schick sie in mehreren Zips.
refusals-zip_too_large = Die Dateien eines Zips haben hier zusammen höchstens { $mib } MiB. Schick sie in mehreren Zips.
refusals-zip_overlapping = Die Dateien dieses Zips teilen sich ihre Bytes. Pack es neu.
refusals-import_in_parts = 1 bis { $max } Dateien in einem Import. Importiere den Ordner in Teilen.
refusals-import_announced =
    { $files ->
        [one] Der Import wurde mit 1 Datei angekündigt. Beginne für den Rest einen neuen.
       *[other] Der Import wurde mit { $files } Dateien angekündigt. Beginne für den Rest einen neuen.
    }
refusals-saved_searches_full = { $max } Suchen sind gespeichert. Lösche zuerst eine.
refusals-position_notes_full = { $max } Notizen sind gespeichert. Lösche zuerst einige.
refusals-shared_positions_full = { $max } Stellungen sind geteilt. Teile zuerst einige nicht mehr.
refusals-narrow_the_search = Höchstens { $max }. Grenze stattdessen die Suche ein.
refusals-places_of_checkers = Felder sind 1 bis 25, und „least“ ist 1 bis 15.

## Positions, practice, puzzles and lessons.

refusals-id_or_setup = Gib entweder „id“ oder „setup“ an.
refusals-over_on_roll = Das Spiel ist vorbei: Die Seite am Zug hat alle ihre Steine ausgewürfelt.
refusals-over_not_on_roll = Das Spiel ist vorbei: Die Seite, die nicht am Zug ist, hat alle ihre Steine ausgewürfelt.
refusals-over_at_points =
    { $points ->
        [one] Mit einem Punkt ist das Match vorbei.
       *[other] Mit { $points } Punkten ist das Match vorbei.
    }
refusals-xgid_fields = Eine XGID hat 10 Felder mit Doppelpunkten dazwischen, nicht { $count }. Kopiere die ganze Zeile.
refusals-xgid_board_length = Das Brett einer XGID hat 26 Zeichen, nicht { $count }. Kopiere die ganze Zeile.
refusals-xgid_board_character = Zeichen { $at } des Bretts einer XGID ist -, A bis O oder a bis o, nicht „{ $found }“.
refusals-xgid_field =
    { $field ->
        [cube] Feld 2 einer XGID, der Doppler, ist 0 bis 12, nicht „{ $found }“.
        [cube_owner] Feld 3 einer XGID, der Besitzer des Dopplers, ist 1, 0 oder -1, nicht „{ $found }“.
        [turn] Feld 4 einer XGID, die Seite am Zug, ist 1 oder -1, nicht „{ $found }“.
        [dice] Feld 5 einer XGID, die Würfel, ist 00, zwei Würfel, D, B oder R, nicht „{ $found }“.
        [bottom_score] Feld 6 einer XGID, die Punkte des unteren Spielers, ist 0 bis 65535, nicht „{ $found }“.
        [top_score] Feld 7 einer XGID, die Punkte des oberen Spielers, ist 0 bis 65535, nicht „{ $found }“.
        [rules] Feld 8 einer XGID ist im Match 0 oder 1 (Crawford) und im Geldspiel 0 bis 3 (Jacoby, Beaver), nicht „{ $found }“.
        [length] Feld 9 einer XGID, die Länge des Matches, ist 0 bis 65535, nicht „{ $found }“.
       *[cube_max] Feld 10 einer XGID, der höchste Doppler, ist 0 bis 15, nicht „{ $found }“.
    }
refusals-not_a_position_id = Das ist weder eine Stellungs-ID wie 4HPwATDgc/ABMA noch eine XGID. Kopiere sie vollständig.
refusals-not_a_match_id = Das ist keine Match-ID wie cAkAAAAAAAAA. Kopiere alle 12 Zeichen.
refusals-id_shows_resignation = Die Match-ID zeigt ein Angebot aufzugeben, das sich nicht aufstellen lässt. Nimm die ID von davor.
refusals-id_shows_beaver = Die Match-ID zeigt einen Beaver ohne Antwort, der sich nicht aufstellen lässt. Nimm die ID von davor.
refusals-no_crawford = Das Crawford-Spiel ist das erste Spiel, in dem einer Seite noch ein Punkt fehlt, in einem Match bis mehr als einen Punkt.
refusals-cube_turned_in_crawford = Im Crawford-Spiel kann niemand den Doppler gedreht haben.
refusals-no_score = Nur ein Match bis zu einer Punktzahl hat einen Stand.
refusals-turned_cube = In einem Spiel ohne Doppler kann der Doppler nicht gedreht sein.
refusals-cube_up_to = Eine Zweierpotenz bis { $max }.
refusals-cube_at_one = Ein Doppler auf 1 gehört niemandem.
refusals-cube_cannot_be_turned = Der Doppler lässt sich nicht drehen.
refusals-play_needs_dice = Ein Zug braucht seine Würfel.
refusals-dice_need_play = Gib mit den Würfeln auch den Zug an, der ausgespielt werden soll.
refusals-dice_and_play = Gib die Würfel und den Zug an, oder keines von beiden.
refusals-play_ends_game = Dieser Zug beendet das Spiel, deshalb gibt es nichts auszuspielen.
refusals-opening_roll = Zwei verschiedene Zahlen von 1 bis 6, zum Beispiel 31.
refusals-board_has_points = Ein Brett hat 24 Felder.
refusals-too_many_checkers_on_roll = Die Seite am Zug hat { $count } Steine auf dem Brett, mehr als 15.
refusals-too_many_checkers_not_on_roll = Die Seite, die nicht am Zug ist, hat { $count } Steine auf dem Brett, mehr als 15.
refusals-point_held_by_both = Beide Seiten haben Steine auf Feld { $point } der Seite am Zug.
refusals-both_borne_off = Beide Seiten haben alle ihre Steine ausgewürfelt.
refusals-both_shut_out = Beide Seiten sind auf der Bar vor geschlossenem Heimfeld.
refusals-practice_changed = Das Spiel wurde zur selben Zeit geändert. Lade es neu.
refusals-practice_too_long = Dieses Übungsspiel dauert schon zu lange. Beginne ein neues.
refusals-nothing_to_take_back = Es gibt nichts zurückzunehmen.
refusals-nothing_to_decide = Du hast jetzt nichts zu entscheiden.
refusals-nobody_acts_after = Nach diesem Ereignis muss keine Seite würfeln oder ziehen.
refusals-double_waits = Ein Doppel wartet auf Antwort. Beginne davor, mit derselben Seite vor ihrem Wurf.
refusals-all_puzzles_answered = Du hast alle diese Aufgaben beantwortet.
refusals-no_answer_to_puzzle = Das ist keine Antwort auf diese Aufgabe. Siehe „allowed“ in ihrer Ansicht.
refusals-not_in_this_step = Das geht in diesem Schritt nicht.

## Moderation.

refusals-only_moderators = Das dürfen nur Moderatoren.
refusals-moderator_involved = Du warst daran beteiligt, oder ein Konto, das sich mit dir Besitzer, Browser oder Adresse teilt. Ein anderer Moderator muss entscheiden.
refusals-moderator_is_opponent = Du oder ein Konto, das sich mit dir Besitzer, Browser oder Adresse teilt, spielt gegen diesen Spieler oder hat das in den letzten 30 Tagen getan. Ein anderer Moderator muss entscheiden.
refusals-moderator_in_competition = Du oder ein Konto, das sich mit dir Besitzer, Browser oder Adresse teilt, nimmt wie dieser Spieler an „{ $name }“ teil, und das ist nicht beendet. Ein anderer Moderator muss entscheiden.
refusals-moderator_decided = Du hast in den letzten 30 Tagen über { $name } entschieden und spielst deshalb nicht im selben Wettbewerb.
refusals-moderator_plays_unrated = Du hast in den letzten 30 Tagen über { $name } entschieden. Ihr spielt deshalb nur ungewertet und ohne Einsatz gegeneinander.
refusals-cannot_take_part = { $name } kann an diesem Wettbewerb zurzeit nicht teilnehmen.
refusals-reported_already = Du hast diesen Spieler schon gemeldet. Die Moderatoren sehen es sich an.
refusals-bots_not_reported = Bots kann man nicht melden.
refusals-decides_about_self = Über dich muss ein anderer Moderator entscheiden.
refusals-house_bot_not_sanctioned = Dieser Bot gehört dem Haus.
refusals-report_of_other = Die Meldung betrifft einen anderen Spieler.
refusals-report_closed = Die Meldung ist schon geschlossen.
refusals-report_needed = Gib die Kennung der Meldung an, die verworfen werden soll.
refusals-sanction_of_other = Die Maßnahme betrifft einen anderen Spieler.
refusals-sanction_over = Die Maßnahme ist schon vorbei.
refusals-sanction_needed = Gib die Kennung der Maßnahme an, die aufgehoben werden soll.
refusals-no_open_case = Zu diesem Spieler ist kein Fall offen.
refusals-deed_impossible = Das ist bei diesem Spieler oder dieser Meldung nicht möglich.
refusals-reason_needed = Ein Grund ist nötig, denn der Spieler liest ihn.
refusals-needs_hours = Gib an, wie lange es dauert, von 1 bis 87600 Stunden.
refusals-has_no_end = Diese Aktion hat kein Enddatum.
refusals-one_appeal = Gegen eine Maßnahme kann man einmal Einspruch einlegen, solange sie gilt. Das ist schon geschehen, oder die Maßnahme ist vorbei.
refusals-appeal_decided = Über den Einspruch ist schon entschieden.
refusals-appeal_of_own_sanction = Es muss ein Moderator entscheiden, von dem die Maßnahme nicht stammt.
refusals-not_a_range = Schreib einen Bereich von Adressen als 192.0.2.0/24, 2001:db8::/32 oder als einzelne Adresse.
refusals-range_too_wide = { $network } ist größer als /{ $shortest }.
refusals-blocks_full = { $max } Bereiche sind schon gesperrt. Hebe zuerst einige Sperren auf.
refusals-void_changed = Die betroffenen Matches haben sich seit der Vorschau geändert. Mach eine neue Vorschau.
refusals-void_undone = Die Annullierung ist schon aufgehoben.
refusals-voids_busy = Gerade werden andere Matches annulliert. Versuche es noch einmal.
refusals-too_many_matches_to_void = Mehr als { $max } Matches. Annulliere sie in Teilen, mit kürzeren Zeiträumen.

## What is not there.

refusals-no_such_address = Diese Adresse gibt es nicht.
refusals-no_such_player = Diesen Spieler gibt es nicht.
refusals-no_such_sign_in = Diese Anmeldung gibt es nicht.
refusals-no_such_device = Dieses Gerät gibt es nicht.
refusals-no_such_passkey = Diesen Passkey gibt es nicht.
refusals-no_such_bot_of_yours = Einen solchen Bot hast du nicht.
refusals-no_such_token = Diesen Schlüssel gibt es nicht.
refusals-no_such_match = Dieses Match gibt es nicht.
refusals-no_such_game = Dieses Spiel gibt es nicht.
refusals-no_such_page = Diese Seite gibt es nicht.
refusals-no_such_repair = Diese Berichtigung gibt es nicht.
refusals-no_such_import = Diesen Import gibt es nicht.
refusals-no_such_format = Dieses Format gibt es nicht. Nimm json, mat, sgf, xg, ogxm, txt oder html.
refusals-no_such_practice_game = Dieses Übungsspiel gibt es nicht.
refusals-no_such_rating_list = Diese Wertungsliste gibt es nicht.
refusals-no_such_block = Diese Sperre gibt es nicht.
refusals-no_such_event = Dieses Turnier gibt es nicht.
refusals-no_such_tournament = Dieses Turnier gibt es nicht.
refusals-no_such_team_event = Dieses Mannschaftsturnier gibt es nicht.
refusals-no_such_team_match = Diesen Mannschaftskampf gibt es nicht.
refusals-no_such_comparative_event = Dieses Vergleichsturnier gibt es nicht.
refusals-no_such_team = Diese Mannschaft gibt es nicht.
refusals-no_such_board = Dieses Brett gibt es nicht.
refusals-no_such_appeal = Diesen Einspruch gibt es nicht.
refusals-no_such_bot = Diesen Bot gibt es nicht.
refusals-no_such_call = Diesen Ruf gibt es nicht.
refusals-no_such_club = Diesen Club gibt es nicht.
refusals-no_such_comment = Diesen Kommentar gibt es nicht.
refusals-no_such_competition = Diesen Wettbewerb gibt es nicht.
refusals-no_such_conversation = Dieses Gespräch gibt es nicht.
refusals-no_such_position = Diese Stellung gibt es nicht.
refusals-no_such_puzzle = Diese Aufgabe gibt es nicht.
refusals-no_such_question = Diese Frage gibt es nicht.
refusals-no_such_report = Diese Meldung gibt es nicht.
refusals-no_such_review = Diese Analyse gibt es nicht.
refusals-no_such_sanction = Diese Maßnahme gibt es nicht.
refusals-no_such_search = Diese Suche gibt es nicht.
refusals-no_such_session = Diese Sitzung gibt es nicht.
refusals-no_such_shared_position = Diese geteilte Stellung gibt es nicht.
refusals-no_such_step = Diesen Schritt gibt es nicht.
refusals-no_such_table = Diesen Tisch gibt es nicht.
refusals-no_such_void = Diese Annullierung gibt es nicht.
refusals-no_such_rating = Diese Wertung gibt es in dieser Liste nicht.
refusals-no_such_match_that_counts = Es gibt kein solches Match, das für eine Wertung oder für Credits zählt.
refusals-no_such_team_match_that_counts = Es gibt keinen solchen Mannschaftskampf, der zählt.

## The request and the server.

refusals-method_not_allowed = Diese Adresse unterstützt die Methode nicht.
refusals-too_many_requests =
    Zu viele Versuche. Versuche es in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } noch einmal.
refusals-too_large = Das ist zu groß: höchstens { $limit } Bytes.
refusals-head_too_large = Die Header der Anfrage sind zu groß.
refusals-too_slow = Der Inhalt der Anfrage kam zu langsam an.
refusals-unsupported_protocol = Diese Seite ist veraltet. Lade sie neu.
refusals-maintenance = Die Seite wird gewartet: Laufende Matches gehen weiter, neue beginnen erst danach.
refusals-contended = Andere haben im selben Augenblick dasselbe geändert. Versuche es noch einmal.
refusals-database_unreachable = Der Server erreicht seine Datenbank nicht. Versuche es gleich noch einmal.
refusals-internal = Auf dem Server ist etwas schiefgegangen; der Fehler ist vermerkt. Versuche es gleich noch einmal.
refusals-malformed = Die Anfrage lässt sich nicht lesen: { $detail }
refusals-json_needed = Der Header content-type muss application/json sein.
refusals-websocket_only = Diese Adresse spricht nur WebSocket: { $detail }.
refusals-text_frames_only = Nachrichten sind JSON in Text-Frames.
refusals-server_stopping = Der Server fährt gerade herunter. Versuche es gleich noch einmal.
refusals-site_full = Die Seite ist voll. Angemeldete Spieler kommen noch hinein.
refusals-competitions_watched = Ein Socket verfolgt höchstens { $max } Wettbewerbe.
refusals-matches_watched = Ein Socket verfolgt höchstens { $max } Matches.
refusals-disk_nearly_full = Der Speicher dieser Seite ist fast voll, deshalb gehen nur laufende Matches weiter. Versuche es später noch einmal.
refusals-pictures_busy = Gerade werden zu viele Bilder gezeichnet. Versuche es gleich noch einmal.

## Values of a field. The name of the field comes before the text.

refusals-from_to = Von { $min } bis { $max }.
refusals-at_most = Höchstens { $max }.
refusals-characters = { $min } bis { $max } Zeichen.
refusals-at_most_characters = Höchstens { $max } Zeichen.
refusals-one_of = Eines von { $choices }.
refusals-missing = Das fehlt.
refusals-whole_number_from_to = Eine ganze Zahl von { $min } bis { $max }.
refusals-whole_number = Eine ganze Zahl.
refusals-must_be = Erwartet wird { $expected }.
refusals-visible_characters_only = Keine unsichtbaren Zeichen, keine Wechsel der Schreibrichtung und keine gehäuften Akzente.
refusals-not_utf8 = Das ist kein Text in UTF-8.
refusals-no_such_theme = Das ist kein Thema der Aufgaben.
refusals-own_network = Deine eigene Adresse liegt in { $network }: Du würdest dich selbst sperren.
refusals-choose_at_least_one = Wähle mindestens eines.
refusals-match_has_events =
    { $last ->
        [one] Das Match hat 1 Ereignis, nicht mehr.
       *[other] Das Match hat { $last } Ereignisse, nicht mehr.
    }
refusals-plain_characters = 1 bis { $max } Zeichen aus A-Z a-z 0-9 - _.
refusals-own_name = Das ist dein eigener Name.
refusals-not_the_next = Erwartet wird das „next“ einer anderen Seite.
refusals-two_players_needed = Nenne zwei verschiedene Spieler.
refusals-until_before_from = Das muss nach „from“ liegen.
refusals-start_of_name = 1 bis 20 Buchstaben, Ziffern, - oder _.
refusals-at_most_bytes = Höchstens { $max } Bytes.
refusals-characters_of_text = { $min } bis { $max } Zeichen Text.
refusals-at_most_characters_of_text = Höchstens { $max } Zeichen Text.
refusals-each_has_characters = Jedes hat { $min } bis { $max } Zeichen.
refusals-visible_characters = { $min } bis { $max } Zeichen, keines davon unsichtbar.
