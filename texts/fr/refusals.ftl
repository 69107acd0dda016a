### Why something is refused, and what one can do instead. An id is `refusals-` and the code that programs get as `reason`.
### An amount of credits is given as it is written (`string`), a time in milliseconds since 1970 (`Millis`).

## The session and the account.

refusals-sign_in_required = Votre session a expiré. Reconnectez-vous.
refusals-wrong_credentials = Nom ou mot de passe incorrect.
refusals-second_factor_required = Saisissez aussi le code de votre application d’authentification.
refusals-wrong_passkey = Aucun compte d’ici n’utilise cette clé d’accès. Connectez-vous avec votre mot de passe.
refusals-wrong_code = Ce code est faux ou a déjà servi. Saisissez le plus récent.
refusals-scope_missing = Il manque au jeton la permission { $scope }.
refusals-wrong_csrf_token = Cette page n’est plus à jour. Rechargez-la.
refusals-wrong_origin = Cette page n’a pas le droit de faire cela. Rechargez-la.
refusals-action_arrived = Cette demande est déjà arrivée. Rechargez la page pour voir ce qu’il en est.
refusals-address_blocked = Les requêtes de votre réseau sont bloquées. Si vous pensez que c’est une erreur, écrivez aux exploitants de ce site.
refusals-address_blocked_until = Les requêtes de votre réseau sont bloquées jusqu’au { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Si vous pensez que c’est une erreur, écrivez aux exploitants de ce site.
refusals-suspended = Ce compte est suspendu. Votre page de compte dit pourquoi, jusqu’à quand, et comment faire appel.
refusals-restricted = Un modérateur a limité l’un des comptes aux matchs non classés, sans mise ni droit d’inscription.
refusals-name_taken = Ce nom est pris, ou trop proche d’un nom pris. Choisissez-en un autre.
refusals-common_password = Ce mot de passe est trop courant. Choisissez-en un plus long, par exemple quelques mots.
refusals-begins_with_letter = Un nom commence par une lettre.
refusals-name_character = Seulement des lettres, des chiffres, - et _, pas { $character }.
refusals-name_reserved = { $name } est réservé au serveur. Choisissez un autre nom.
refusals-name_looks_reserved = { $name } ressemble à { $kept }, qui est réservé au serveur. Choisissez un autre nom.
refusals-sign_out_to_be_a_guest = Déconnectez-vous avant de jouer en invité.
refusals-passkeys_need_a_host_name = Les clés d’accès demandent un site qui a un nom d’hôte, comme localhost, et non une adresse IP.
refusals-malformed_token = Le jeton est mal formé : on attend fp_ et 64 chiffres hexadécimaux.
refusals-unknown_token = Le jeton est inconnu ou a été révoqué.
refusals-browser_only = Aucun jeton ne permet cela. Connectez-vous avec un navigateur.
refusals-sockets_of_token = Un jeton a au plus { $max } sockets et flux ouverts. Fermez-en d’abord un.

## Accounts, passwords, passkeys and programs.

refusals-not_a_guest = Seul le compte d’un invité peut être gardé sous un nouveau nom.
refusals-no_guest_any_more = Ce compte n’est plus celui d’un invité.
refusals-no_guest_name = Aucun nom d’invité libre n’a été trouvé. Réessayez.
refusals-guests_have_no_password = Un invité n’a pas de mot de passe. Gardez d’abord votre compte.
refusals-password_changed = Le mot de passe a été changé entre-temps.
refusals-passwords_busy = Trop de mots de passe attendent d’être vérifiés. Réessayez.
refusals-one_character_repeated = Un seul caractère répété est trop facile à deviner.
refusals-password_is_name = Le mot de passe ne doit pas être le nom du compte.
refusals-codes_required = L’authentification à deux facteurs est déjà activée. Désactivez-la d’abord.
refusals-no_codes_required = L’authentification à deux facteurs n’est pas activée.
refusals-no_set_up = Aucune configuration n’attend son premier code. Recommencez.
refusals-set_up_begun_again = La configuration a été recommencée entre-temps.
refusals-session_confirms_itself = Une session ne peut pas se confirmer elle-même. Utilisez-en une autre, ou le lien de l’e-mail.
refusals-passkeys_full = Un compte a au plus { $max } clés d’accès.
refusals-passkey_stored = Cette clé d’accès est déjà enregistrée.
refusals-passkey_too_late = Créer la clé d’accès a pris trop de temps, ou elle est déjà enregistrée. Recommencez.
refusals-passkey_client_data = Les données client de la clé d’accès ne sont pas celles de cette opération.
refusals-passkey_of_other_site = La clé d’accès a été créée pour un autre site.
refusals-passkey_data_unreadable = Les données d’authentificateur de la clé d’accès ne peuvent pas être lues.
refusals-passkey_not_verified = L’appareil n’a pas vérifié son utilisateur.
refusals-passkey_not_es256 = La clé d’accès ne repose pas sur une clé ES256.
refusals-passkey_signature = La signature ne correspond pas à la clé d’accès.
refusals-passkey_copied = La clé d’accès a été copiée.
refusals-base64url = Ce n’est pas du base64url sans remplissage.
refusals-guests_have_no_programs = Les invités n’ont pas de programmes. Gardez d’abord votre compte.
refusals-bots_have_no_programs = Un bot ne peut pas avoir de programmes à lui.
refusals-bots_full = Vous avez déjà { $max } bots, c’est le maximum.
refusals-tokens_full = Vous avez déjà { $max } jetons, c’est le maximum.
refusals-account_still_wanted = Terminez ou quittez d’abord vos matchs et vos événements, ainsi que ceux de vos bots. Un événement comparatif où vous êtes inscrit retient le compte jusqu’à sa fin.
refusals-guests_have_no_credits = Les invités n’ont pas de crédits. Gardez votre compte pour en avoir.
refusals-no_top_up = Vous pouvez recharger une fois par jour, après le premier match, si vous et vos bots avez ensemble moins de { $credits }, mises en jeu comprises.
refusals-guests_keep_no_settings = Les réglages d’un invité restent dans le navigateur. Gardez votre compte pour les enregistrer.
refusals-at_most_settings = Au plus { $max } réglages.
refusals-names_of_settings = Les noms des réglages ont de 1 à { $max } lettres, chiffres et _.
refusals-values_of_settings = Les valeurs sont des textes, des nombres et des booléens.
refusals-guests_have_no_profile = Les invités n’ont pas de profil. Gardez votre compte pour en faire un.
refusals-no_such_drawing = Il n’y a pas d’image de ce nom.
refusals-no_country_code = Un drapeau est un code de pays de deux majuscules, comme DE.
refusals-guests_have_no_contacts = Les invités n’ont pas de contacts. Gardez d’abord votre compte.
refusals-friend_and_blocked = Un contact ne peut pas être à la fois ami et bloqué.
refusals-contacts_full = Vous avez déjà { $max } contacts, c’est le maximum.

## Mail and notifications.

refusals-no_mail_here = Ce site n’envoie pas d’e-mails.
refusals-guests_get_no_mail = Les invités ne peuvent pas recevoir d’e-mails. Gardez d’abord votre compte.
refusals-no_mail_address = Donnez d’abord une adresse.
refusals-not_a_mail_address = Ce n’est pas une adresse e-mail.
refusals-too_many_resets = Trop de demandes de nouveau mot de passe. Réessayez.
refusals-no_such_link = Ce lien n’existe pas, a déjà servi ou est trop ancien.
refusals-no_web_push_here = Ce site n’envoie pas de notifications push.
refusals-guests_get_no_notifications = Les invités ne peuvent pas recevoir de notifications. Gardez d’abord votre compte.
refusals-no_push_address = On attend une adresse https avec un hôte et sans utilisateur.
refusals-push_port = Le port d’un service push est 443.
refusals-no_public_address = Ce n’est pas une adresse publique.
refusals-no_push_key = Ce n’est pas un point de P-256 en base64url.
refusals-no_push_auth = On attend 16 octets en base64url.

## The rules of a match. The codes are those of `play::Refused`.

refusals-not_started = Le match n’a pas commencé.
refusals-started = Le match a déjà commencé.
refusals-match_over = Le match est terminé.
refusals-held = Le directeur a mis ce match en pause : les pendules sont arrêtées jusqu’à la reprise.
refusals-waits_for_other_room = Attendez l’autre salle : votre pendule est arrêtée jusqu’à ce qu’elle ait joué ce tour.
refusals-no_game = Aucune partie n’est en cours.
refusals-game_not_over = La partie n’est pas finie.
refusals-not_your_turn = Ce n’est pas à vous de jouer.
refusals-already_rolled = Vous avez déjà lancé.
refusals-dice_are_served = Les dés de ce match sont lancés par le serveur.
refusals-not_rolled = Vous n’avez pas encore lancé.
refusals-answer_cube_first = Le videau vous est proposé : répondez d’abord.
refusals-answer_resignation_first = Votre adversaire propose d’abandonner : répondez d’abord.
refusals-wait_for_answer = Votre adversaire n’a pas encore répondu à votre proposition.
refusals-nothing_to_answer = Il n’y a rien à quoi répondre.
refusals-no_cube = Ce match se joue sans videau.
refusals-crawford_game = Le videau ne sert pas dans la partie Crawford.
refusals-first_turn = Le premier tour d’une partie commence par un jet.
refusals-cube_not_yours = Le videau n’est pas à vous.
refusals-cube_dead = Le videau est mort : une partie à sa valeur vous donne déjà le match.
refusals-cube_at_limit = Le videau ne peut pas dépasser { $limit }.
refusals-no_beavers = Les beavers ne sont pas convenus à cette table.
refusals-no_raccoons = Les raccoons ne sont pas convenus à cette table.
refusals-illegal_plays_are_corrected = À cette table, les coups illégaux doivent être corrigés.
refusals-no_illegal_play = Cette position ne peut pas être acceptée comme un coup.
refusals-illegal_plays_declined = Votre adversaire a refusé { $max } coups illégaux pendant ce tour : jouez un coup légal.
refusals-answer_illegal_play_first = Le coup de votre adversaire n’est pas légal : acceptez-le d’abord, ou exigez un coup légal.
refusals-resignation_too_low =
    { $least ->
        [single] Vous ne pouvez pas abandonner moins qu’une partie simple.
        [gammon] Vous ne pouvez pas abandonner moins qu’un gammon.
       *[backgammon] Vous ne pouvez pas abandonner moins qu’un backgammon.
    }
refusals-resignation_too_high =
    { $most ->
        [single] Vous ne pouvez pas perdre ici plus qu’une partie simple.
        [gammon] Vous ne pouvez pas perdre ici plus qu’un gammon.
       *[backgammon] Vous ne pouvez pas perdre ici plus qu’un backgammon.
    }
refusals-resignation_declined = Votre adversaire a déjà refusé cela pendant ce tour : proposez plus, ou continuez à jouer.
refusals-too_many_offers = Votre adversaire a refusé { $max } offres dans cette partie : proposez tout ce que vous pouvez perdre, ou continuez à jouer.
refusals-not_decided = Le match n’est pas encore décidé : on ne peut l’arrêter que lorsque plus personne ne peut rattraper son retard.
refusals-cannot_stop = Ce match ne peut pas être arrêté d’un commun accord.
refusals-no_next_game = La partie suivante de ce match commence automatiquement.
refusals-too_late_to_abort = Le match est trop avancé : il ne peut être interrompu qu’avant que les deux camps aient terminé leur premier tour.
refusals-abort_declined = Votre adversaire veut jouer : le match continue.
refusals-paused = Le match est en pause : reprenez d’abord le jeu.
refusals-paused_while_away = Votre adversaire est absent, et vous avez convenu d’une pause jusqu’au { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Vous pourrez reprendre quand il sera revenu.
refusals-no_pause = Seul un match en direct avec pendule peut être mis en pause.
refusals-pause_declined = Votre adversaire ne veut pas de pause dans cette partie.
refusals-too_many_pauses = Ce match a déjà eu { $max } pauses, il ne peut pas en avoir d’autres.
refusals-no_take_back = Aucun coup ne peut être repris ici : c’est possible jusqu’au jet ou au double suivant.
refusals-take_back_declined = Votre adversaire ne vous laisse pas reprendre ce coup.
refusals-too_many_take_backs = { $max } coups de ce match ont déjà été repris, aucun autre ne peut l’être.
refusals-opponent_not_gone = Vous pouvez réclamer le match quand votre adversaire a été absent pendant deux minutes de son tour.
refusals-no_claim_by_post = Un match par correspondance ne peut pas être réclamé : c’est la pendule qui décide.
refusals-already_said = Vous l’avez déjà fait.
refusals-time_is_up = Le temps est écoulé.

## Plays that are not legal. `$moved` is a move such as 8/5 or bar/20.

refusals-game_over = La partie est finie.
refusals-too_many_moves =
    { $allowed ->
        [0] Coup illégal : le jet ne permet aucun déplacement.
        [one] Coup illégal : le jet permet { $allowed } déplacement, pas { $made }.
       *[other] Coup illégal : le jet permet { $allowed } déplacements, pas { $made }.
    }
refusals-no_such_checker = Coup illégal : vous n’avez pas de pion pour jouer { $moved }.
refusals-must_enter_first = Coup illégal : un pion sur la barre doit rentrer avant { $moved }.
refusals-no_such_number = Coup illégal : aucun des dés restants ne permet { $moved }.
refusals-point_blocked = Coup illégal : l’adversaire tient votre point { $point }.
refusals-cannot_bear_off_yet = Coup illégal : { $moved } sort un pion, ce qui n’est permis que lorsque tous vos pions sont dans le jan intérieur.
refusals-rearmost_first = Coup illégal : pour { $moved }, le nombre doit être joué depuis le point { $rearmost } ou à l’intérieur du jan.
refusals-must_play_both = Coup illégal : les deux nombres doivent être joués quand c’est possible.
refusals-must_play_larger = Coup illégal : un seul nombre peut être joué, et ce doit être le plus grand, { $die }.
refusals-must_play = Coup illégal : un déplacement légal existe et doit être joué.
refusals-must_play_more = Coup illégal : le nombre doit être joué { $possible } fois, pas { $made }.
refusals-not_a_move = « { $part } » n’est pas un déplacement comme 13/8, bar/20* ou 6/off(2).
refusals-not_the_roll = « { $part } » n’est pas le jet.
refusals-moves_backwards = « { $part } » n’avance pas vers le jan intérieur.
refusals-more_moves_than_roll = Le coup demande plus de déplacements que le jet n’en permet.
refusals-nothing_to_hit = Il n’y a rien à frapper au point { $place }.
refusals-ambiguous_play = Ce coup peut frapper différents pions. Nommez les points où il frappe.
refusals-unplayable = Les dés ne déplacent pas les pions ainsi.
refusals-no_move = { $from }/{ $to } n’est pas un déplacement : le départ va de 1 à 24, ou 25 pour la barre, et l’arrivée de 1 à 24, ou 0 pour la sortie.

## What a player does in a match.

refusals-only_players = Seuls les joueurs d’un match peuvent faire cela.
refusals-plays_at_board = Vous jouez ce match sur un plateau à capteurs. Jouez sur le plateau, ou retirez-le de la place.
refusals-match_busy = D’autres agissent en même temps dans ce match. Réessayez.
refusals-cannot_save = La base de données n’accepte aucune écriture : rien ne peut être enregistré pour le moment. Réessayez dans un instant.
refusals-too_many_events = Ce match approche de sa limite de { $max } événements : vous pouvez seulement continuer à jouer, abandonner ou le quitter.
refusals-match_moved_on = Le match est passé de l’événement { $seen } à l’événement { $last }.
refusals-to_be_thrown = Personne n’a encore lancé ce jet. Lancez les dés.
refusals-only_director_calls_off = Le match fait partie d’un événement : ses joueurs ne peuvent pas l’annuler. Adressez-vous au directeur.
refusals-call_the_director = Le match fait partie d’un événement. Appelez son directeur, qui décide.
refusals-only_director_holds = Le match fait partie d’un événement. Seul son directeur le met en pause.
refusals-take_back_unrated = On ne reprend des coups que dans les matchs non classés et sans mise.
refusals-no_take_back_on_board = Un coup joué sur un plateau à capteurs ne peut pas être repris.
refusals-in_team_match = Cette table fait partie d’un match par équipes : les spectateurs voient la salle ouverte jusqu’au dernier tour joué dans les deux salles, et tout quand la donne est finie dans les deux.
refusals-seat_proof = Les joueurs de ce match prennent place avec une clé d’accès. Remplacez un joueur entre deux donnes.
refusals-sensor_board = Un plateau à capteurs occupe cette place. Son joueur doit d’abord l’en retirer.
refusals-too_late = La partie ou le temps de ce camp est fini.
refusals-hexadecimal_digits =
    { $count ->
        [one] { $count } chiffre hexadécimal.
       *[other] { $count } chiffres hexadécimaux.
    }
refusals-record_not_yet = L’enregistrement est écrit quand le match est terminé.
refusals-match_not_over = Le match n’est pas terminé.
refusals-no_rematch_in_event = Un match d’un événement n’a pas de revanche.
refusals-rematch_too_late = Il est trop tard pour une revanche. Ouvrez une nouvelle table.
refusals-rematch_asked = Vous avez déjà proposé une revanche.
refusals-rematch_offered_twice = Vous avez déjà proposé deux fois une revanche. Seul votre adversaire peut maintenant en proposer une.
refusals-rematch_busy = Vous avez accepté tous deux au même moment. Réessayez.
refusals-terms_stay = Seule une session jouée partie après partie change ses conditions.
refusals-on_vacation = Vous êtes déjà en vacances.
refusals-not_on_vacation = Vous n’êtes pas en vacances.
refusals-guests_have_no_vacation = Les invités n’ont pas de vacances. Gardez d’abord votre compte.
refusals-vacation_days = De 1 à { $max }, le nombre de jours qu’il vous reste.

## Passkeys at a seat.

refusals-passkey_needed = Ce match demande une clé d’accès quand vous prenez place. Rechargez la page et réessayez.
refusals-passkey_missing = Ce match demande une clé d’accès, et votre compte n’en a pas. Ajoutez-en une sur votre page de compte, puis prenez place.
refusals-passkey_wrong = Ce n’est pas une clé d’accès de votre compte, ou cela a duré plus de cinq minutes. Réessayez avec l’une des vôtres.
refusals-passkey_not_for_programs = Ce match demande une clé d’accès, qu’un programme n’a pas. Ses places sont pour des personnes.
refusals-passkey_board = Ce match demande une clé d’accès : il ne peut pas se jouer sur un plateau à capteurs. Jouez-le à l’écran.

## Tables and their terms.

refusals-seat_taken = Quelqu’un d’autre a pris cette place. Choisissez une autre table.
refusals-credits_short = { $name } n’a pas assez de crédits pour la mise de { $each }. Un nouveau compte reçoit des crédits avec son premier match.
refusals-rated_limit =
    { $name } et { $other } ont joué { $max } { $max ->
        [one] match classé
       *[other] matchs classés
    } en 24 heures. Invitez { $other } à continuer à jouer sans classement et sans mise.
refusals-left_too_often = { $name } a quitté trois matchs classés juste après leur début et ne joue, jusqu’au { DATETIME($until, dateStyle: "medium", timeStyle: "short") }, que sans classement et sans mise.
refusals-first_turns_open = { $name } a trois matchs classés sans premier tour de sa part, ou quittés aussi tôt en 24 heures. Jouez le premier tour des matchs ouverts, ou jouez sans classement et sans mise.
refusals-first_turns_awaited = { $name } a trois matchs classés qui attendent le premier tour de l’adversaire, ou qui ont été quittés en 24 heures juste après leur début. Le prochain match classé par correspondance peut commencer après le { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. D’ici là, jouez en direct, ou sans classement et sans mise.
refusals-open_tables_left = En 24 heures, vous avez quitté cinq matchs à des tables d’autres joueurs juste après leur début. Vous pourrez de nouveau rejoindre des tables ouvertes à partir du { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. D’ici là, ouvrez une table, lancez un défi ou jouez contre un bot.
refusals-open_tables_unplayed = Vous avez cinq matchs à des tables ouvertes d’autres joueurs sans premier tour de votre part, ou quittés aussi tôt en 24 heures. Jouez le premier tour des matchs ouverts, ou bien ouvrez une table, lancez un défi ou jouez contre un bot.
refusals-stake_limit = Avec cette mise, { $name } pourrait gagner plus de { $most } crédits sur de nouveaux comptes en 24 heures. Jouez sans mise, ou réessayez plus tard.
refusals-pairing_closed = L’appariement rapide vous est fermé pour un moment : en une heure, vous avez quitté trois matchs juste après leur début. Vous pouvez toujours rejoindre des tables et lancer des défis.
refusals-own_account = Les comptes utilisés dans un même navigateur ne peuvent jouer entre eux que sans classement et sans mise.
refusals-match_in_play = Cette position se présente dans votre match en cours : le moteur n’en dit rien avant la fin du match.
refusals-library_full =
    { $matches ->
        [one] La bibliothèque peut contenir { $matches } match et { $mib } Mio, et ceci les dépasserait. Retirez des matchs dont vous n’avez plus besoin.
       *[other] La bibliothèque peut contenir { $matches } matchs et { $mib } Mio, et ceci les dépasserait. Retirez des matchs dont vous n’avez plus besoin.
    }
refusals-library_full_of_guest =
    { $matches ->
        [one] La bibliothèque d’un invité peut contenir { $matches } match et { $mib } Mio, et ceci les dépasserait. Inscrivez-vous pour avoir plus de place, ou retirez des matchs dont vous n’avez plus besoin.
       *[other] La bibliothèque d’un invité peut contenir { $matches } matchs et { $mib } Mio, et ceci les dépasserait. Inscrivez-vous pour avoir plus de place, ou retirez des matchs dont vous n’avez plus besoin.
    }
refusals-too_many_tables = Vous avez trop de tables ouvertes. Fermez-en d’abord une.
refusals-challenge_declined = { $name } a refusé votre défi. Vous pourrez en lancer un autre à partir du { DATETIME($until, dateStyle: "medium", timeStyle: "short") }, ou dès que { $name } vous défiera.
refusals-challenged_often = Vos derniers défis à { $name } n’ont mené à aucun match. Vous pourrez en lancer un autre à partir du { DATETIME($until, dateStyle: "medium", timeStyle: "short") }, ou dès que { $name } vous défiera.
refusals-table_gone = Le match a commencé, ou la table n’existe plus.
refusals-match_begun = Le match a commencé. Le quitter maintenant, c’est le perdre.
refusals-only_director_decides = Le match fait partie d’un événement. Seul son directeur le décide.
refusals-only_opener_closes = Seuls le joueur qui a ouvert la table et le joueur invité peuvent la fermer.
refusals-own_table_taken = Un autre joueur vient de prendre place à votre propre table.
refusals-opener_not_seated = Le joueur qui a ouvert la table n’a pas encore pris place.
refusals-seat_kept = La place est réservée à un autre joueur.
refusals-seat_kept_already = La place est déjà réservée à un joueur précis.
refusals-no_passkey_asked = Cette table ne demande pas de clé d’accès.
refusals-cannot_invite_self = Vous ne pouvez pas vous inviter vous-même.
refusals-kept_apart = Vous et ce joueur ne pouvez pas jouer l’un contre l’autre.
refusals-one_person_unrated = Les comptes d’une même personne ne peuvent jouer entre eux ni pour la cote ni pour des crédits.
refusals-guests_play_unrated = Les invités jouent non classé. Gardez votre compte pour jouer pour une cote.
refusals-illegal_plays_between_people = Les coups illégaux ne sont permis qu’entre deux personnes, qui peuvent les accepter ou les refuser.
refusals-rating_outside = Votre cote est hors de la plage que cette table demande.
refusals-lowest_above_highest = La cote la plus basse est au-dessus de la plus haute.
refusals-thrown_dice_unrated = Le serveur ne peut pas vérifier des dés lancés à la main : un tel match n’est pas classé.
refusals-pairing_is_live = L’appariement rapide demande une pendule en direct.
refusals-stake_needs_served_dice = Un match avec mise se joue avec les dés du serveur.
refusals-illegal_plays_unrated = Les coups illégaux ne sont acceptés que dans les matchs non classés et sans mise.
refusals-format_unrated = Seuls sont classés les matchs en 5 points, les trois parties sans videau, les parties simples au point et le jeu partie après partie.
refusals-format_without_stake = On ne peut miser que dans les matchs en 5 points, les trois parties sans videau et les parties simples au point.
refusals-stake_not_offered = Une mise de { $wanted } n’est pas proposée. Choisissez { $one } ou { $other }.
refusals-stake_needs_rated = Un match avec mise doit être classé.
refusals-raccoons_need_beavers = Les raccoons demandent les beavers.
refusals-no_automatic_doubles = Sans doubles automatiques, il n’y a pas de limite.
refusals-rated_needs_clock = Un match classé demande une pendule.
refusals-match_too_long = Un match se joue en { $max } points au plus.
refusals-automatic_doubles_limit = Les doubles automatiques sont limités à un nombre de 1 à 6 par partie.
refusals-delay_too_long = Le délai est d’au plus 10 minutes.
refusals-reserve_too_long = La réserve est d’au plus 24 heures.
refusals-clock_too_short = Le délai et la réserve font ensemble au moins 5 secondes.
refusals-days_per_turn = Un tour par correspondance a de 1 à 60 jours.
refusals-option_not_in_mode =
    { $option ->
        [jacoby] La règle de Jacoby ne peut pas être convenue dans ce mode.
        [automatic_doubles] Les doubles automatiques ne peuvent pas être convenus dans ce mode.
       *[beavers] Les beavers ne peuvent pas être convenus dans ce mode.
    }
refusals-automatic_doubles_without_throw = Les doubles automatiques demandent le jet d’ouverture.

## Chats and private messages.

refusals-muted = Un modérateur vous a rendu muet. Votre page de compte dit pourquoi, jusqu’à quand, et comment faire appel.
refusals-chat_busy = D’autres écrivent au même moment. Réessayez.
refusals-guests_read_lobby_chat = Les invités ne font que lire la discussion du salon. Inscrivez-vous pour y écrire.
refusals-guests_write_in_own_matches = Les invités n’écrivent que dans leurs propres matchs. Inscrivez-vous pour écrire ici.
refusals-next_game_has_chat = La partie suivante de ces joueurs a commencé. Les spectateurs écrivent dans sa discussion.
refusals-chat_closed_by_team_match = Une donne de ce match par équipes est en cours : jusqu’à sa fin, personne n’écrit aux autres tables du match.
refusals-only_players_chat = Seuls les joueurs discutent à la table d’une donne en duplicate tant que ses jets ne sont pas publics.
refusals-chat_full = Ce match a déjà { $max } lignes de discussion, c’est le maximum.
refusals-kept_apart_in_messages = Vous et ce joueur ne pouvez pas vous écrire.
refusals-guests_send_no_messages = Les invités ne peuvent pas envoyer de messages. Gardez votre compte pour écrire à d’autres joueurs.
refusals-messages_not_for_bots = Les messages sont pour les personnes, pas pour les bots.
refusals-guests_read_no_messages = Les invités ne peuvent pas lire de messages.
refusals-bots_read_no_messages = Les bots ne peuvent pas lire de messages.
refusals-messages_held = { $max } de vos messages sont retenus jusqu’à la fin des donnes en cours, c’est le maximum.
refusals-conversations_full = Vous avez { $max } conversations, c’est le maximum. Supprimez-en d’abord quelques-unes.

## Sensor boards.

refusals-guests_have_no_boards = Les invités n’ont pas de plateaux. Gardez d’abord votre compte.
refusals-too_many_boards = Vous avez trop de plateaux ou de codes en attente.
refusals-board_not_connected = Le plateau n’est pas connecté.
refusals-board_only_in_play = Un plateau ne peut prendre place que pendant que le match est en cours.
refusals-bot_needs_no_board = C’est un bot qui joue là, et les bots n’ont pas besoin de plateau.
refusals-only_neutral_director = Seul un directeur de l’événement qui n’y joue pas peut faire cela.
refusals-board_budget = Les plateaux de ce compte ont envoyé tout ce qu’ils peuvent pour le moment. Jouez à l’écran ; le plateau pourra revenir plus tard.

## Calls for the director.

refusals-no_director = Le match ne fait partie d’aucun événement qui ait un directeur.
refusals-director_in_team = Le directeur est dans une équipe de ce match.
refusals-too_many_calls = Le directeur n’a pas encore vu vos derniers appels. Attendez sa réponse.
refusals-no_open_call = Il n’y a pas ici de tel appel qui attende une réponse.
refusals-only_players_call = Seul un joueur de la table peut y appeler le directeur.

## Competitions: who may do what.

refusals-guests_direct_no_events = Les invités ne peuvent pas diriger d’événements. Inscrivez-vous, ou gardez d’abord votre compte.
refusals-guests_enter_no_events = Les invités ne peuvent pas s’inscrire à des événements. Créez un compte, ou gardez d’abord le vôtre.
refusals-only_director = Seul le directeur peut faire cela.
refusals-only_director_sees_desk = Seul un directeur de l’événement voit son bureau, et dans un match par équipes, seul un directeur qui ne joue pas.
refusals-only_people_direct = Seules les personnes qui ont un compte dirigent des événements.
refusals-only_people_comment = Seules les personnes qui ont un compte commentent des matchs.
refusals-only_prize_directors = Seuls les directeurs nommés par le site peuvent donner des prix.
refusals-only_prize_directors_enter_bots = Seuls les directeurs qui peuvent donner des prix peuvent inscrire des bots à un événement avec droit d’inscription.
refusals-members_only = Cet événement est pour les membres d’un club. Entrez d’abord dans le club.
refusals-not_established =
    Les nouveaux comptes ne peuvent pas encore s’inscrire : un compte doit avoir au moins { $days } { $days ->
        [one] jour
       *[other] jours
    } et avoir terminé des matchs classés au cours de { $rated } { $rated ->
        [one] jour
       *[other] jours différents
    }.
refusals-one_person = Les comptes qui partagent un navigateur ou une adresse comptent pour une personne, qui a une seule place ici. Dans un match par équipes, le directeur peut déclarer qu’il s’agit de deux personnes.
refusals-own_match = Vous jouez dans ce match, ou un compte qui compte comme le vôtre y joue. Un autre directeur le décide.
refusals-own_event = Vous jouez dans cet événement, ou un compte qui compte comme le vôtre y joue : c’est à un autre directeur de décider. Le directeur responsable peut en ajouter un au bureau.
refusals-own_turn = C’est à vous de jouer dans une partie de cet événement. Jouez d’abord, ou laissez un autre directeur mettre le jeu en pause.
refusals-own_fees = Vous jouez pour les droits d’inscription de cet événement : seul un directeur qui ne joue pas peut l’annuler.
refusals-final_under_way = Une fois la finale en cours, la direction n’annule plus un événement avec droits d’inscription. Elle peut attribuer la finale.
refusals-too_many_directed = Vous dirigez { $max } événements de ce genre qui ne sont pas terminés. Terminez-en, annulez-en ou transmettez-en un d’abord.
refusals-event_busy = D’autres agissent en même temps dans cet événement. Réessayez.
refusals-log_full = Le journal de cet événement n’a plus de place pour cela. Il accepte encore les tirages, les résultats, les reprises, les acceptations, les retraits et la fin de l’événement.
refusals-entered_often = Vous vous êtes déjà inscrit { $max } fois à cet événement, et c’est le maximum.
refusals-directors_of_event = Ce match a les directeurs de son événement. Changez-les au bureau de l’événement.
refusals-no_event_of_match = Ce match ne fait partie d’aucun événement.

## Competitions: the phases of an event.

refusals-not_open = L’événement n’a pas encore ouvert.
refusals-closed = L’événement est clos.
refusals-still_open = L’événement est encore ouvert.
refusals-boards_in_play = Des donnes sont encore en cours.
refusals-begun = Le jeu a commencé : les équipes restent telles quelles. Le directeur peut inscrire une équipe tardive ou remplacer un joueur.
refusals-not_begun = L’événement n’a pas commencé.
refusals-over = L’événement est terminé.
refusals-cancelled = Cet événement a été annulé.

## Competitions: entries and invitations.

refusals-same_hour = « { $event } », où vous jouez, commence à la même heure que « { $wanted } ». Retirez-vous d’abord de « { $event } ».
refusals-entered_already = { $name } est déjà inscrit à cet événement.
refusals-not_entered = Vous n’êtes pas inscrit à cet événement.
refusals-withdrawn_already = { $name } s’est déjà retiré.
refusals-entries_closed = Les inscriptions sont closes.
refusals-no_late_entries = La première ronde a été tirée, et les inscriptions tardives ne sont pas ouvertes.
refusals-full = Toutes les places sont prises.
refusals-not_invited = Vous n’êtes pas invité. Demandez au capitaine ou au directeur de vous nommer.
refusals-accepted_already = Vous avez déjà accepté l’invitation.
refusals-accept_first = Acceptez l’invitation avant d’indiquer la composition.
refusals-not_accepted = { $name } n’a pas accepté l’invitation. Nommez un autre joueur, ou attendez.
refusals-name_others = { $name } n’a pas accepté l’invitation. Choisissez parmi { $others }.

## Competitions: the desk and the log.

refusals-held_already = Le jeu est déjà en pause.
refusals-held_long_enough = Ce match a été en pause { $hours } heures au total, le maximum pour un match en cours. Il continue, et la direction peut l’attribuer.
refusals-not_held = Le jeu n’est pas en pause ici.
refusals-no_time = On peut donner de { $min } à { $max } minutes de plus, à une table où une partie avec pendule est en cours.
refusals-too_much_time = Les joueurs d’une table ont déjà reçu 24 heures de plus.
refusals-time_used = Un joueur a déjà utilisé une partie de ce temps.
refusals-directs_already = Ce joueur dirige déjà l’événement.
refusals-does_not_direct = Ce joueur ne dirige pas l’événement.
refusals-not_the_leader = Seul le directeur responsable nomme et retire les directeurs.
refusals-leader_stays = Transmettez d’abord l’événement. Vous pourrez partir dès que le nouveau directeur responsable aura accepté.
refusals-heir_is_asked = Ce joueur n’a pas accepté de diriger l’événement. Ajoutez-le d’abord comme directeur, et transmettez l’événement quand il aura accepté.
refusals-heir_leads_enough = { $name } est responsable de { $max } événements de ce genre qui ne sont pas terminés. Transmettez celui-ci à quelqu’un d’autre.
refusals-too_many_directors = Un événement a au plus { $max } directeurs.
refusals-undone_already = L’étape { $step } a déjà été annulée par l’étape { $by }. Pour la rétablir, annulez l’étape { $by }.
refusals-corrected_since = L’étape { $step } a été corrigée depuis par l’étape { $by }. Annulez d’abord l’étape { $by }.
refusals-not_replaceable = L’étape { $step } est une correction. Annulez-la, ou corrigez l’étape qu’elle a corrigée.
refusals-desk_act_stays = L’étape { $step } est une pause, une reprise ou un changement de directeurs, qui ne s’annule pas. Mettez le jeu en pause, reprenez-le ou nommez les directeurs une nouvelle fois.
refusals-not_undone = Seuls les actes d’un directeur et les résultats peuvent être annulés ou corrigés.
refusals-other_form = Cette étape demande une autre forme de correction.
refusals-corrects_nothing = Ce résultat compte déjà. Choisissez-en un autre.
refusals-step_depends =
    { $remedy ->
        [call_off] L’étape { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } en dépend : sa partie a commencé. Avec un résultat corrigé, elle peut quitter l’événement (call_off), et le match est rejoué.
        [undo] L’étape { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } en dépend. Annulez d’abord l’étape { $step }.
       *[none] L’étape { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } en dépend et ne peut pas être annulée : cette étape reste donc telle quelle.
    }
refusals-begins_again = { $meeting } recommencerait depuis le début : un match annulé après son début ne recommence jamais, et un match dont le résultat a été annulé ne recommence qu’une fois.
refusals-board_replaced = L’étape { $step } a remplacé la donne : rien de ce qui s’y est passé avant ne compte. Pour changer cela, annulez d’abord l’étape { $step }.
refusals-replaced_since =
    { $author ->
        [person] Il y a un résultat plus récent : { $what }, par { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Regardez-le, et si c’est le vôtre qui est juste, saisissez-le de nouveau. Les programmes nomment alors l’étape { $step } dans « replaces ».
       *[site] Il y a un résultat plus récent : { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Regardez-le, et si c’est le vôtre qui est juste, saisissez-le de nouveau. Les programmes nomment alors l’étape { $step } dans « replaces ».
    }
refusals-replaces_nothing = Le résultat que vous voulez remplacer ne compte plus. Regardez le résultat actuel, et si c’est le vôtre qui est juste, saisissez-le de nouveau. Les programmes omettent alors « replaces ».
refusals-decided_already = Le match { $pairing } a déjà été décidé.
refusals-decided_by_step =
    { $author ->
        [person] Le match { $pairing } a été décidé : { $what }, par { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Pour changer cela, corrigez l’étape { $step } dans le journal.
       *[site] Le match { $pairing } a été décidé : { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Pour changer cela, corrigez l’étape { $step } dans le journal.
    }

## Competitions: tournaments.

refusals-no_check_in = Le pointage est déjà ouvert, ou ce tournoi n’en a pas.
refusals-check_in_closed = Le pointage n’est pas ouvert.
refusals-no_consolation = La consolante peut commencer une fois la ronde 2 tirée, avec au moins deux joueurs.
refusals-no_final = La finale commence une fois les matchs précédents décidés, avec au moins deux joueurs.
refusals-pause_not_longer = Aucune ronde décidée n’attend la suivante, ou la pause est déjà plus longue.
refusals-begun_already = Le match { $pairing } est déjà installé ou décidé.
refusals-no_bye = Il ne reste pas de place pour un joueur tardif : en élimination directe, c’est celle d’un exempt de la ronde 1 ; dans un suisse ou avec des vies, une ronde suivante.
refusals-not_in_round = { $name } n’a pas de match dans cette ronde.
refusals-paired_already = Ces deux-là se rencontrent. Échangez des joueurs de deux matchs différents.
refusals-lucky_losers_meet = Deux repêchés se rencontreraient à la ronde 2.
refusals-paired_by_table = Dans un toutes rondes, la table décide des rencontres : personne n’est échangé.
refusals-exchange_against_pairing = En système suisse ou avec des vies, un échange n’exempte personne et ne fait rencontrer à personne deux fois le même adversaire.
refusals-too_few =
    { $count ->
        [0] Un tournoi demande au moins deux joueurs, et aucun ne peut être tiré maintenant. Ceux qui ne se sont pas pointés ne comptent pas.
        [one] Un tournoi demande au moins deux joueurs, et un seul peut être tiré maintenant. Ceux qui ne se sont pas pointés ne comptent pas.
       *[other] Un tournoi demande au moins deux joueurs, et { $count } peuvent être tirés maintenant. Ceux qui ne se sont pas pointés ne comptent pas.
    }
refusals-round_open =
    { $open ->
        [one] { $open } match de la ronde { $round } n’a pas encore de vainqueur.
       *[other] { $open } matchs de la ronde { $round } n’ont pas encore de vainqueur.
    }
refusals-protest_open = La réclamation dans le match { $pairing } attend une décision.
refusals-pairing_begun = Un match de ces joueurs a commencé.
refusals-bracket_not_drawn = Ce tableau n’a pas encore été tiré.
refusals-match_not_decided = Le match { $pairing } est encore en cours.
refusals-not_in_match = Ce joueur ne joue pas dans le match { $pairing }.
refusals-nothing_to_protest = On ne peut réclamer que contre les décisions de la règle des 75 %.
refusals-protested_already = Il y a déjà une réclamation dans le match { $pairing }.
refusals-no_protest = Il n’y a pas de réclamation dans le match { $pairing }.
refusals-no_final_week = La règle des 75 % ne peut pas être invoquée maintenant.
refusals-week_not_over = La dernière semaine de la ronde n’a pas commencé.
refusals-unsettled = Les prix ne peuvent toujours pas être payés. L’exploitant du site a été alerté.
refusals-fees_returned = À cause de cela, des droits d’inscription ont été remboursés. Les joueurs doivent s’inscrire de nouveau.
refusals-prizes_paid = Des prix ont été payés pour ce résultat. Corrigez-le au lieu de l’annuler.
refusals-prize_spent = { $name } a déjà dépensé le prix que cette correction reprendrait.

## Competitions: team events.

refusals-team_size = Une équipe a de { $min } à { $max } joueurs.
refusals-team_entered_already = L’équipe { $team } est déjà inscrite.
refusals-team_incomplete =
    { $min ->
        [one] L’équipe { $team } a besoin de son capitaine et d’au moins { $min } joueur qui a accepté son invitation.
       *[other] L’équipe { $team } a besoin de son capitaine et d’au moins { $min } joueurs qui ont accepté leur invitation.
    }
refusals-in_another_team = Un joueur est dans une autre équipe de cet événement, ou est nommé deux fois. Nommez un autre joueur.
refusals-too_few_teams = Une poule demande au moins deux équipes.
refusals-match_not_due = Le match { $pairing } ne peut pas commencer maintenant.
refusals-match_not_playing = Le match { $pairing } n’est pas en cours : il ne peut pas être rejoué.
refusals-not_thirty = La somme des points de victoire d’un match est 30.
refusals-no_lot_needed = Aucun tirage au sort n’est nécessaire.
refusals-enters_own_team = Une équipe est inscrite par son capitaine ou par le directeur.
refusals-late_teams_by_director = L’événement a commencé. Son directeur peut inscrire une équipe tardive.
refusals-changes_own_team = Seul le capitaine ou le directeur modifie une équipe.
refusals-not_in_your_team = Vous n’êtes pas dans cette équipe.
refusals-bots_play_here = Les bots ne jouent qu’à des tables de ce site.
refusals-no_free_bots = Tous les bots de la maison sont dans des équipes de cet événement.
refusals-called_off = Le match que cette étape a remplacé a été annulé, et ses parties sont terminées.

## Competitions: team matches. A room is `open` or `closed`.

refusals-in_both_teams = Personne ne joue dans les deux équipes. Nommez des joueurs différents.
refusals-not_in_team = Ce joueur n’est pas dans l’équipe { $team }.
refusals-in_both_rooms = { $name } ne peut pas jouer dans les deux salles. Nommez deux joueurs différents.
refusals-knows_the_board =
    { $room ->
        [open] { $name } a joué la donne { $board } dans l’autre salle et ne peut pas prendre place dans la salle ouverte avant que cette donne y soit finie.
       *[closed] { $name } a joué la donne { $board } dans l’autre salle et ne peut pas prendre place dans la salle fermée avant que cette donne y soit finie.
    }
refusals-roll_sets =
    { $boards ->
        [one] Un match de { $boards } donne demande { $boards } suite de jets.
       *[other] Un match de { $boards } donnes demande { $boards } suites de jets.
    }
refusals-line_ups_named = Les deux compositions sont données : un directeur ne change plus les équipes. Le capitaine désigne d’autres personnes, ou un directeur remplace un joueur de l’équipe.
refusals-line_up_stands = La composition est devenue définitive quand la première donne a commencé. Seul le directeur peut remplacer un joueur.
refusals-exchange_too_late = On ne change un joueur qu’avant le premier jet d’une donne, et une partie a commencé à cette table.
refusals-no_line_up = L’équipe { $team } n’a pas indiqué sa composition.
refusals-already_playing =
    { $room ->
        [open] La salle ouverte joue la donne { $board }.
       *[closed] La salle fermée joue la donne { $board }.
    }
refusals-room_not_playing =
    { $room ->
        [open] Aucune partie n’est en cours dans la salle ouverte.
       *[closed] Aucune partie n’est en cours dans la salle fermée.
    }
refusals-no_board_left =
    { $room ->
        [open] La salle ouverte a joué toutes ses donnes.
       *[closed] La salle fermée a joué toutes ses donnes.
    }
refusals-room_held =
    { $room ->
        [open] Le directeur a mis la salle ouverte en pause.
       *[closed] Le directeur a mis la salle fermée en pause.
    }
refusals-roll_set_used = La suite de jets { $set } a déjà servi dans ce match.
refusals-rolls_are_public = Les jets de la donne { $board } sont publics : il lui faut une autre suite de jets.
refusals-nothing_to_cancel = La donne { $board } n’a commencé dans aucune salle : il n’y a rien à remplacer.
refusals-sits_already = { $name } y a déjà sa place.
refusals-commentator_plays = { $name } est dans une équipe de ce match et ne peut pas le commenter.
refusals-commentator_twice = Les commentateurs doivent être des personnes différentes.
refusals-too_many_commentators = Un match a au plus { $max } commentateurs.
refusals-not_at_board =
    { $room ->
        [open] La salle ouverte a déjà un résultat pour la donne { $board }, ou joue d’abord une autre donne.
       *[closed] La salle fermée a déjà un résultat pour la donne { $board }, ou joue d’abord une autre donne.
    }
refusals-only_captain = Seul le capitaine indique la composition.
refusals-cancelled_already = La donne { $board } a été remplacée par l’étape { $step }, et aucune partie avec ses nouveaux jets n’a commencé.
refusals-games_counted_here = Les parties de ce match se jouent ici et sont comptées à mesure qu’elles se terminent.
refusals-games_not_here = Les parties de ce match ne se jouent pas ici.
refusals-table_not_set_up = La table de cette donne n’est pas installée.
refusals-pair_is_seated = { $one } et { $other } ont une place ou ont joué dans ce match : cela ne peut pas être annulé.
refusals-own_pair = Vous ne pouvez pas le dire de vous ni d’un compte qui compte comme le vôtre. Un autre directeur le peut.
refusals-games_ended = Les parties en cours se sont terminées quand le match a été annulé.
refusals-game_ended_by_it = Une partie s’est terminée à cause de cela, ou ses jets ont pu être dits. Remplacez la donne pour la rejouer avec d’autres jets.
refusals-seat_taken_over = Le directeur a donné votre place à { $name }. La raison : { $reason }
refusals-substitute_acted = Le remplaçant a joué depuis. Rendez sa place au joueur par un autre remplacement.
refusals-imported_the_rolls = { $name } a importé les jets de ce match. Nommez un autre joueur.
refusals-passkey_program = { $name } est un programme, et un programme n’a pas de clé d’accès pour sa place. Nommez des personnes ou des bots de la maison.
refusals-both_rooms_when_over = Les membres des deux équipes voient les deux salles quand la donne y est finie.
refusals-no_running_score = Ce match cache son score continu. Les deux salles sont montrées côte à côte quand il est terminé.
refusals-board_not_begun = Cette donne n’a pas commencé dans les deux salles.
refusals-only_commentators = Seuls les commentateurs nommés par le directeur écrivent ici.
refusals-too_many_lines = { $max } lignes ont été écrites sur cette donne. Aucune autre n’est gardée.

## Competitions: files of rolls.

refusals-imported_before_play = Des jets ne peuvent être importés qu’avant le début de la première donne.
refusals-dice_by_hand = Les dés de ce match sont lancés à la main : il ne prend et ne donne aucun fichier de jets.
refusals-too_few_roll_sets =
    { $sets ->
        [one] Le fichier a { $sets } suite de jets, et le match a { $boards } donnes. Ajoutez des suites au fichier.
       *[other] Le fichier a { $sets } suites de jets, et le match a { $boards } donnes. Ajoutez des suites au fichier.
    }
refusals-rolls_not_json = Le fichier ne contient pas de suites de jets en JSON : { $detail }
refusals-rolls_unequal = Dans la suite { $set }, Blanc et Noir doivent avoir autant de jets l’un que l’autre.
refusals-rolls_header = La première ligne doit être set,turn,white,black.
refusals-rolls_row = Ligne { $line } : on attend set,turn,white,black en nombres entiers.
refusals-rolls_dice =
    { $turn ->
        [0] Suite { $set }, jet d’ouverture : « { $value } » n’est pas un dé de 1 à 6.
       *[other] Suite { $set }, tour { $turn } : « { $value } » n’est pas un jet de deux dés, comme 31.
    }
refusals-rolls_turn = Suite { $set } : on attend le tour { $expected }, pas le tour { $got }.
refusals-rolls_equal_opening = Suite { $set } : le jet d’ouverture doit finir par deux dés différents.
refusals-rolls_opening_goes_on = Suite { $set } : le jet d’ouverture était déjà décidé.
refusals-rolls_too_few =
    { $turns ->
        [one] La suite { $set } a des jets pour { $turns } tour. Il en faut au moins { $min }.
       *[other] La suite { $set } a des jets pour { $turns } tours. Il en faut au moins { $min }.
    }
refusals-rolls_set_twice = La suite { $set } est deux fois dans le fichier.
refusals-rolls_same = La suite { $set } a les mêmes jets que la suite { $first }. Chaque donne doit avoir ses propres jets.
refusals-rolls_too_much = Un fichier a au plus { $sets } suites d’au plus { $turns } tours.
refusals-rolls_none = Le fichier n’a pas de suites de jets.

## Competitions: comparative events.

refusals-played_already = Vous avez déjà commencé la donne { $board }, et chaque donne se joue une seule fois.
refusals-not_the_next_board = Les donnes se jouent dans l’ordre, et votre prochaine est la donne { $board }.
refusals-board_in_play = Vous jouez encore la donne { $board }.
refusals-not_playing = Vous ne jouez pas la donne { $board }.
refusals-in_comparative_event = Cette table fait partie d’un événement comparatif. Les parties terminées sont montrées aux joueurs qui ont terminé la donne. Les enregistrements, les analyses et les dés sont montrés à tous quand l’événement est terminé.
refusals-rolls_published = Les jets ont été publiés depuis que l’événement a été annulé.

## Competitions: values of a field.

refusals-needs_clock = Cela demande une pendule.
refusals-only_with_live_clock = Seulement avec une pendule en direct.
refusals-only_with_start_and_live_clock = Seulement avec une heure de début et une pendule en direct.
refusals-no_correspondence = Une donne se joue sans pendule, ou avec une pendule en direct.
refusals-starts_in_future = Le début doit être à venir.
refusals-first_round_in_future = Le début de la première ronde doit être à venir.
refusals-year_ahead = Le début est au plus tard dans un an.
refusals-days_ahead =
    { $days ->
        [one] L’ouverture est au plus tard dans { $days } jour.
       *[other] L’ouverture est au plus tard dans { $days } jours.
    }
refusals-days_after_opening =
    { $days ->
        [one] La clôture est au plus tard { $days } jour après l’ouverture.
       *[other] La clôture est au plus tard { $days } jours après l’ouverture.
    }
refusals-later_than_opening = La clôture vient après l’ouverture.
refusals-ascending_times = Au plus { $max } heures, chacune après la précédente.
refusals-start_only_here = Seulement pour un match à des tables de ce site.
refusals-starts_only_here = Seulement pour un événement à des tables de ce site qui ne commence pas tout de suite.
refusals-late_until = Cette heure vient après le début de la ronde 1, qui doit avoir une heure.
refusals-until_a_year = Entre la création de l’événement et dans un an.
refusals-too_many_teams = Il y a place pour { $max } équipes au plus.
refusals-prizes = Au plus { $max } prix, chacun supérieur à 0 et d’au plus { $most }.
refusals-prizes_are_shares = Avec un droit d’inscription, les prix sont des parts de la cagnotte.
refusals-final_of_knock_out = Seuls un système suisse, des vies ou des groupes mènent à une finale.
refusals-fee_only_in_knock_out = Un droit d’inscription n’est possible que dans un tournoi à élimination directe.
refusals-fee_from_to = De { $min } à { $max }.
refusals-shares_without_fee = Sans droit d’inscription, il n’y a rien à partager.
refusals-shares = De 1 à { $max } pourcentages, aucun supérieur au précédent, dont la somme est 100.
refusals-different_players = De { $min } à { $max } joueurs différents.
refusals-lock_step_here = Garder les salles au même pas demande des tables de ce site et les dés du serveur.
refusals-seat_proof_here = Une clé d’accès à chaque place demande des tables de ce site et les dés du serveur.
refusals-unavailable_player = { $name } n’est pas disponible pour votre match par équipes. Nommez un autre joueur.
refusals-no_player_named = Il n’y a pas de joueur nommé « { $name } ».
refusals-no_player_named_here = Il n’y a pas ici de joueur nommé « { $name } ».
refusals-did_you_mean = Il n’y a pas ici de joueur nommé « { $name } » ; vouliez-vous dire { $nearest } ?
refusals-no_bot_named = Le site n’a pas de bot nommé « { $name } ». Ses bots sont { $bots }.
refusals-reason_missing = Une décision du directeur demande une raison.
refusals-ten_points = Les petits points de match sont un multiple de dix.
refusals-opening_dice = Un jet d’ouverture, ce sont deux dés différents, chacun de 1 à 6.
refusals-game_is_single =
    { $left ->
        [one] Un perdant à qui il reste { $left } pion a perdu une partie simple, pas plus.
       *[other] Un perdant à qui il reste { $left } pions a perdu une partie simple, pas plus.
    }
refusals-game_is_gammon = Un perdant à qui il reste ses 15 pions et qui n’a pas passé de double a perdu un gammon, pas une partie simple.

## Score sheets of duplicate matches.

refusals-duplicate_boards = Un match en duplicate a 4, 5, 6, 7, 8, 10 ou 12 donnes.
refusals-duplicate_cube = Une partie en duplicate est comptée avec un videau à 1, 2, 4, 8, 16, 32 ou 64.
refusals-duplicate_checkers_left = Il reste de 1 à 15 pions au perdant.
refusals-sheet_board_beyond = Le match a les donnes 1 à { $boards }, pas { $board }.
refusals-sheet_game_twice =
    { $room ->
        [closed] La donne { $board }, salle fermée, est deux fois sur la feuille.
       *[open] La donne { $board }, salle ouverte, est deux fois sur la feuille.
    }
refusals-sheet_game_missing =
    { $room ->
        [closed] La donne { $board }, salle fermée, manque.
       *[open] La donne { $board }, salle ouverte, manque.
    }
refusals-sheet_game_is_single =
    Donne { $board }, salle { $room ->
        [closed] fermée
       *[open] ouverte
    } : un perdant à qui il reste { $left } { $left ->
        [one] pion
       *[other] pions
    } a perdu une partie simple, pas plus.
refusals-sheet_game_is_gammon =
    Donne { $board }, salle { $room ->
        [closed] fermée
       *[open] ouverte
    } : un perdant à qui il reste ses 15 pions et qui n’a pas passé de double a perdu un gammon, pas une partie simple.

## Clubs.

refusals-guests_join_no_clubs = Les invités ne peuvent pas entrer dans un club. Gardez d’abord votre compte.
refusals-bots_join_no_clubs = Les bots ne font partie d’aucun club.
refusals-only_people_join_clubs = Les invités et les bots ne peuvent pas entrer dans un club.
refusals-only_members_read = Seuls les membres lisent la discussion d’un club.
refusals-only_members_write = Seuls les membres écrivent dans la discussion d’un club.
refusals-only_officers = Seuls le propriétaire et les responsables du club peuvent faire cela.
refusals-only_club_owner = Seul le propriétaire du club peut faire cela.
refusals-club_not_offered = Ce club ne vous a pas été proposé.
refusals-only_higher_role = Seul quelqu’un d’un rang plus élevé peut faire cela.
refusals-club_changed = Quelqu’un d’autre a modifié le club. Rechargez la page et réessayez.
refusals-club_member = Ce joueur est membre.
refusals-not_a_club_member = Ce joueur n’est pas membre.
refusals-you_are_club_member = Vous êtes membre de ce club.
refusals-you_are_no_club_member = Vous n’êtes pas membre de ce club.
refusals-no_club_request = Il n’y a ni demande ni invitation.
refusals-no_longer_asks = Ce joueur ne demande plus à entrer.
refusals-nothing_to_dismiss = Il n’y a plus rien à écarter.
refusals-club_invitation_open = Ce joueur n’a pas encore répondu à votre dernière invitation dans un club.
refusals-club_barred = Ce joueur est exclu. Levez d’abord l’exclusion.
refusals-cannot_invite_to_club = Vous ne pouvez pas inviter ce joueur.
refusals-cannot_join_club = Vous ne pouvez pas entrer dans ce club.
refusals-club_by_invitation = On n’entre dans ce club que sur invitation.
refusals-event_has_club = L’événement est déjà celui d’un club.
refusals-club_full = Un club a au plus { $max } membres.
refusals-club_outsiders_full = Le club compte { $max } personnes qui demandent à entrer, sont invitées ou sont exclues, c’est le maximum.
refusals-club_invitations_full = { $max } joueurs n’ont pas répondu à vos invitations, c’est le maximum. Retirez-en d’abord quelques-unes.
refusals-club_events_full = Un club montre au plus { $max } événements.
refusals-clubs_joined_full = Un joueur est membre d’au plus { $max } clubs.
refusals-clubs_owned_full = Vous êtes propriétaire de { $max } clubs, c’est le maximum.
refusals-club_name_length = De 3 à 40 caractères, dont au moins 3 lettres ou chiffres.
refusals-club_name_character = Seulement des lettres, des chiffres, des espaces et - . ' &, pas { $character }.
refusals-one_script = Toutes les lettres doivent être d’une même écriture.

## Reviews, the library and the archive.

refusals-analysed_afterwards = Le match n’est pas terminé. Il est analysé ensuite.
refusals-reviewed_afterwards = Le match n’est pas terminé. Son analyse pourra être vue ensuite.
refusals-not_analysed = Le match n’est pas encore analysé. Réessayez dans une minute.
refusals-no_rollouts_here = Ce site ne fait pas de rollouts de matchs.
refusals-only_players_roll_out = Seuls les joueurs d’un match peuvent en demander les rollouts.
refusals-one_rollout_at_a_time = Un autre de vos matchs est en rollout. Attendez que ce soit terminé.
refusals-guests_comment_own_matches = Les invités ne commentent que leurs propres matchs. Inscrivez-vous pour commenter celui-ci.
refusals-no_place_in_match = Cet endroit n’existe pas dans le match. Le premier est 1.
refusals-comments_full = Ce match a déjà { $max } commentaires, c’est le maximum.
refusals-question_answered = La question a reçu sa réponse dans une autre fenêtre.
refusals-no_option_of_question = Ce n’est pas l’un des choix de la question.
refusals-one_upload_at_a_time = Un autre de vos fichiers est en cours d’envoi. Attendez qu’il soit arrivé.
refusals-uploads_busy = Trop de fichiers sont en cours d’envoi. Réessayez dans un instant.
refusals-mend_after_analysis = Le match est en cours d’analyse. Réparez-le quand ce sera terminé.
refusals-not_a_stop = On attend une ligne où la lecture s’est arrêtée.
refusals-rows_not_editable = Les lignes de ce format ne peuvent pas être modifiées.
refusals-mends_full = { $max } lignes de ce match sont déjà corrigées, c’est le maximum.
refusals-row_does_not_fit = Cette ligne ne convient pas : { $detail }.
refusals-row_does_not_fit_roll = Cette ligne ne convient pas : { $detail }. Coups légaux de { $roll } : { $plays }
refusals-row_play_illegal = Ce n’est pas un coup légal de { $roll }. Coups légaux : { $plays }
refusals-row_without_turn = La ligne ne contient aucun tour du joueur qui doit agir.
refusals-row_without_turn_of_roll = La ligne ne contient aucun tour du joueur qui doit agir. Coups légaux de { $roll } : { $plays }
refusals-row_must_continue = La ligne doit continuer sa partie.
refusals-automatic_double_not_in_mat = Un fichier .mat ne peut pas dire que la partie { $game } a commencé avec le videau à { $cube }. Choisissez SGF ou JSON.
refusals-illegal_play_not_in_format = Ce format ne peut pas exprimer un coup illégal accepté dans la partie { $game }. Choisissez .xg, OGXM ou JSON.
refusals-nothing_rolled_not_in_mat = Un fichier .mat ne peut pas dire que la partie { $game } s’est terminée avant le premier jet. Choisissez SGF ou JSON.
refusals-zip_needed = Une part d’une importation est une archive zip de fichiers de matchs.
refusals-zip_broken = Cette archive zip n’est pas complète. Créez-la de nouveau.
refusals-zip_of_too_many_files = Ici, une archive zip a au plus { $max } fichiers. Envoyez-les en plusieurs archives.
refusals-zip_too_large = Ici, les fichiers d’une archive zip font ensemble au plus { $mib } Mio. Envoyez-les en plusieurs archives.
refusals-zip_overlapping = Les fichiers de cette archive zip partagent leurs octets. Créez-la de nouveau.
refusals-import_in_parts = De 1 à { $max } fichiers par importation. Importez le dossier en plusieurs fois.
refusals-import_announced =
    { $files ->
        [one] L’importation a été annoncée avec { $files } fichier. Commencez-en une autre pour le reste.
       *[other] L’importation a été annoncée avec { $files } fichiers. Commencez-en une autre pour le reste.
    }
refusals-saved_searches_full = { $max } recherches sont enregistrées. Supprimez-en d’abord une.
refusals-position_notes_full = { $max } notes sont gardées. Supprimez-en d’abord quelques-unes.
refusals-shared_positions_full = { $max } positions sont partagées. Cessez d’abord d’en partager quelques-unes.
refusals-narrow_the_search = Au plus { $max }. Précisez plutôt la recherche.
refusals-places_of_checkers = Les emplacements vont de 1 à 25, et least de 1 à 15.

## Positions, practice, puzzles and lessons.

refusals-id_or_setup = Donnez soit id, soit setup.
refusals-over_on_roll = La partie est finie : le camp au trait a sorti tous ses pions.
refusals-over_not_on_roll = La partie est finie : le camp qui n’est pas au trait a sorti tous ses pions.
refusals-over_at_points =
    { $points ->
        [one] Le match est terminé à { $points } point.
       *[other] Le match est terminé à { $points } points.
    }
refusals-xgid_fields = Un XGID a 10 champs séparés par des deux-points, pas { $count }. Copiez toute la ligne.
refusals-xgid_board_length = Le plateau d’un XGID a 26 caractères, pas { $count }. Copiez toute la ligne.
refusals-xgid_board_character = Le caractère { $at } du plateau d’un XGID est -, de A à O ou de a à o, pas « { $found } ».
refusals-xgid_field =
    { $field ->
        [cube] Le champ 2 d’un XGID, le videau, va de 0 à 12, pas « { $found } ».
        [cube_owner] Le champ 3 d’un XGID, le propriétaire du videau, est 1, 0 ou -1, pas « { $found } ».
        [turn] Le champ 4 d’un XGID, le camp qui joue, est 1 ou -1, pas « { $found } ».
        [dice] Le champ 5 d’un XGID, les dés, est 00, deux dés, D, B ou R, pas « { $found } ».
        [bottom_score] Le champ 6 d’un XGID, les points du joueur du bas, va de 0 à 65535, pas « { $found } ».
        [top_score] Le champ 7 d’un XGID, les points du joueur du haut, va de 0 à 65535, pas « { $found } ».
        [rules] Le champ 8 d’un XGID est 0 ou 1 dans un match (Crawford) et va de 0 à 3 dans une partie d’argent (Jacoby, beavers), pas « { $found } ».
        [length] Le champ 9 d’un XGID, la longueur du match, va de 0 à 65535, pas « { $found } ».
       *[cube_max] Le champ 10 d’un XGID, le videau le plus haut, va de 0 à 15, pas « { $found } ».
    }
refusals-not_a_position_id = Ce n’est ni un identifiant de position, comme 4HPwATDgc/ABMA, ni un XGID. Copiez-le en entier.
refusals-not_a_match_id = Ce n’est pas un identifiant de match, comme cAkAAAAAAAAA. Copiez les 12 caractères.
refusals-id_shows_resignation = L’identifiant de match contient une offre d’abandon, qui ne peut pas être mise en place. Prenez l’identifiant d’avant l’offre.
refusals-id_shows_beaver = L’identifiant de match contient un beaver sans réponse, qui ne peut pas être mis en place. Prenez l’identifiant d’avant le beaver.
refusals-no_crawford = La partie Crawford est la première où il ne manque qu’un point à un camp, dans un match en plus d’un point.
refusals-cube_turned_in_crawford = Dans la partie Crawford, personne ne peut avoir tourné le videau.
refusals-no_score = Seul un match en points a un score.
refusals-turned_cube = Le videau ne peut pas être tourné dans une partie sans videau.
refusals-cube_up_to = Une puissance de deux jusqu’à { $max }.
refusals-cube_at_one = Un videau à 1 n’est à personne.
refusals-cube_cannot_be_turned = Le videau ne peut pas être tourné.
refusals-play_needs_dice = Un coup demande ses dés.
refusals-dice_need_play = Avec des dés, donnez le coup dont il faut faire le rollout.
refusals-dice_and_play = Donnez à la fois les dés et le coup, ou aucun des deux.
refusals-play_ends_game = Ce coup termine la partie : il n’y a pas de rollout à faire.
refusals-opening_roll = Deux nombres différents de 1 à 6, comme 31.
refusals-board_has_points = Un plateau a 24 points.
refusals-too_many_checkers_on_roll = Le camp au trait a { $count } pions sur le plateau, plus que 15.
refusals-too_many_checkers_not_on_roll = Le camp qui n’est pas au trait a { $count } pions sur le plateau, plus que 15.
refusals-point_held_by_both = Les deux camps ont des pions sur le point { $point } du camp au trait.
refusals-both_borne_off = Les deux camps ont sorti tous leurs pions.
refusals-both_shut_out = Les deux camps sont sur la barre face à un jan fermé.
refusals-practice_changed = La partie a été changée au même moment. Rechargez-la.
refusals-practice_too_long = Cette partie d’entraînement dure depuis trop longtemps. Commencez-en une autre.
refusals-nothing_to_take_back = Il n’y a rien à reprendre.
refusals-nothing_to_decide = Vous n’avez rien à décider maintenant.
refusals-nobody_acts_after = Aucun camp n’a à lancer ou à jouer après cet événement.
refusals-double_waits = Un double attend sa réponse. Commencez avant lui, quand le même camp doit lancer.
refusals-all_puzzles_answered = Vous avez répondu à tous ces problèmes.
refusals-no_answer_to_puzzle = Ce n’est pas une réponse à ce problème. Voyez « allowed » dans sa vue.
refusals-not_in_this_step = Ce n’est pas possible à cette étape.

## Moderation.

refusals-only_moderators = Seuls les modérateurs peuvent faire cela.
refusals-moderator_involved = Vous y avez pris part, ou un compte qui partage votre propriétaire, votre navigateur ou votre adresse l’a fait. Un autre modérateur doit décider.
refusals-moderator_is_opponent = Vous, ou un compte qui partage votre propriétaire, votre navigateur ou votre adresse, jouez contre ce joueur ou l’avez fait dans les 30 derniers jours. Un autre modérateur doit décider.
refusals-moderator_in_competition = Vous, ou un compte qui partage votre propriétaire, votre navigateur ou votre adresse, participez avec ce joueur à « { $name } », qui n’est pas terminé. Un autre modérateur doit décider.
refusals-moderator_decided = Vous avez pris une décision sur { $name } au cours des 30 derniers jours, donc vous ne jouez pas dans la même compétition.
refusals-moderator_plays_unrated = Vous avez pris une décision sur { $name } au cours des 30 derniers jours, donc vous ne jouez l’un contre l’autre que sans cote et sans mise.
refusals-cannot_take_part = { $name } ne peut pas participer à cette compétition pour le moment.
refusals-reported_already = Vous avez déjà signalé ce joueur. Les modérateurs s’en occuperont.
refusals-bots_not_reported = Les bots ne peuvent pas être signalés.
refusals-decides_about_self = C’est à un autre modérateur de décider de votre cas.
refusals-house_bot_not_sanctioned = Ce bot est un bot de la maison.
refusals-report_of_other = Le signalement concerne un autre joueur.
refusals-report_closed = Le signalement est déjà clos.
refusals-report_needed = Donnez l’identifiant du signalement à écarter.
refusals-sanction_of_other = La sanction est celle d’un autre joueur.
refusals-sanction_over = La sanction est déjà terminée.
refusals-sanction_needed = Donnez l’identifiant de la sanction à lever.
refusals-no_open_case = Aucune affaire de ce joueur n’est ouverte.
refusals-deed_impossible = Ce n’est pas possible pour ce joueur ou ce signalement.
refusals-reason_needed = Une raison est nécessaire, car le joueur la lit.
refusals-needs_hours = Indiquez combien de temps elle dure, de 1 à 87600 heures.
refusals-has_no_end = Cette action n’a pas de date de fin.
refusals-one_appeal = Une sanction permet un seul appel, tant qu’elle dure. Il a déjà été fait, ou la sanction est terminée.
refusals-appeal_decided = L’appel est déjà tranché.
refusals-appeal_of_own_sanction = C’est à un modérateur qui n’a pas prononcé la sanction de décider.
refusals-not_a_range = Écrivez une plage d’adresses comme 192.0.2.0/24 ou 2001:db8::/32, ou une seule adresse.
refusals-range_too_wide = { $network } est plus large que /{ $shortest }.
refusals-blocks_full = { $max } plages sont déjà bloquées. Levez-en d’abord quelques-unes.
refusals-void_changed = Les matchs concernés ont changé depuis l’aperçu. Faites un nouvel aperçu.
refusals-void_undone = L’annulation est déjà retirée.
refusals-voids_busy = D’autres matchs sont en train d’être annulés. Réessayez.
refusals-too_many_matches_to_void = Plus de { $max } matchs. Annulez-les en plusieurs fois, par périodes plus courtes.

## What is not there.

refusals-no_such_address = Cette adresse n’existe pas.
refusals-no_such_player = Ce joueur n’existe pas.
refusals-no_such_sign_in = Cette connexion n’existe pas.
refusals-no_such_device = Cet appareil n’existe pas.
refusals-no_such_passkey = Cette clé d’accès n’existe pas.
refusals-no_such_bot_of_yours = Vous n’avez pas ce bot.
refusals-no_such_token = Ce jeton n’existe pas.
refusals-no_such_match = Ce match n’existe pas.
refusals-no_such_game = Cette partie n’existe pas.
refusals-no_such_page = Cette page n’existe pas.
refusals-no_such_repair = Cette correction n’existe pas.
refusals-no_such_import = Cette importation n’existe pas.
refusals-no_such_format = Ce format n’existe pas. Utilisez json, mat, sgf, xg, ogxm, txt ou html.
refusals-no_such_practice_game = Cette partie d’entraînement n’existe pas.
refusals-no_such_rating_list = Cette liste de cotes n’existe pas.
refusals-no_such_block = Ce blocage n’existe pas.
refusals-no_such_event = Cet événement n’existe pas.
refusals-no_such_tournament = Ce tournoi n’existe pas.
refusals-no_such_team_event = Cet événement par équipes n’existe pas.
refusals-no_such_team_match = Ce match par équipes n’existe pas.
refusals-no_such_comparative_event = Cet événement comparatif n’existe pas.
refusals-no_such_team = Cette équipe n’existe pas.
refusals-no_such_board = Ce plateau ou cette donne n’existe pas.
refusals-no_such_appeal = Cet appel n’existe pas.
refusals-no_such_bot = Ce bot n’existe pas.
refusals-no_such_call = Cet appel au directeur n’existe pas.
refusals-no_such_club = Ce club n’existe pas.
refusals-no_such_comment = Ce commentaire n’existe pas.
refusals-no_such_competition = Cette compétition n’existe pas.
refusals-no_such_conversation = Cette conversation n’existe pas.
refusals-no_such_position = Cette position n’existe pas.
refusals-no_such_puzzle = Ce problème n’existe pas.
refusals-no_such_question = Cette question n’existe pas.
refusals-no_such_report = Ce signalement n’existe pas.
refusals-no_such_review = Cette analyse n’existe pas.
refusals-no_such_sanction = Cette sanction n’existe pas.
refusals-no_such_search = Cette recherche n’existe pas.
refusals-no_such_session = Cette session n’existe pas.
refusals-no_such_shared_position = Cette position partagée n’existe pas.
refusals-no_such_step = Cette étape n’existe pas.
refusals-no_such_table = Cette table n’existe pas.
refusals-no_such_void = Cette annulation n’existe pas.
refusals-no_such_rating = Cette cote n’existe pas dans cette liste.
refusals-no_such_match_that_counts = Ce match n’existe pas, ou ne compte ni pour une cote ni pour des crédits.
refusals-no_such_team_match_that_counts = Ce match par équipes n’existe pas, ou ne compte pas.

## The request and the server.

refusals-method_not_allowed = Cette adresse n’accepte pas cette méthode.
refusals-too_many_requests =
    Trop de tentatives. Réessayez dans { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }.
refusals-too_large = C’est trop gros : au plus { $limit } octets.
refusals-head_too_large = Les en-têtes de la requête sont trop gros.
refusals-too_slow = Le corps de la requête est arrivé trop lentement.
refusals-unsupported_protocol = Cette page n’est plus à jour. Rechargez-la.
refusals-maintenance = Le site est en maintenance. Les matchs en cours continuent ; de nouveaux pourront commencer ensuite.
refusals-contended = D’autres ont changé la même chose au même moment. Réessayez.
refusals-database_unreachable = Le serveur ne peut pas joindre sa base de données. Réessayez dans un instant.
refusals-internal = Une erreur s’est produite sur le serveur et a été notée. Réessayez dans un instant.
refusals-malformed = La requête ne peut pas être lue : { $detail }
refusals-json_needed = L’en-tête content-type doit être application/json.
refusals-websocket_only = Cette adresse ne parle que WebSocket : { $detail }.
refusals-text_frames_only = Les messages sont du JSON dans des trames de texte.
refusals-server_stopping = Le serveur s’arrête. Réessayez dans un instant.
refusals-site_full = Le site est plein. Les joueurs déjà connectés entrent toujours.
refusals-competitions_watched = Un socket suit au plus { $max } compétitions.
refusals-matches_watched = Un socket suit au plus { $max } matchs.
refusals-disk_nearly_full = Le disque de ce site est presque plein : seuls les matchs en cours continuent. Réessayez plus tard.
refusals-pictures_busy = Trop d’images sont en cours de dessin. Réessayez dans un instant.

## Values of a field. The name of the field comes before the text.

refusals-from_to = De { $min } à { $max }.
refusals-at_most = Au plus { $max }.
refusals-characters = De { $min } à { $max } caractères.
refusals-at_most_characters = Au plus { $max } caractères.
refusals-one_of = L’une de ces valeurs : { $choices }.
refusals-missing = Ce champ manque.
refusals-whole_number_from_to = Un nombre entier de { $min } à { $max }.
refusals-whole_number = Un nombre entier.
refusals-must_be = On attend ici : { $expected }.
refusals-visible_characters_only = Pas de caractères invisibles, de changements du sens d’écriture ni d’empilements de signes.
refusals-not_utf8 = Ce n’est pas du texte UTF-8.
refusals-no_such_theme = Ce n’est pas un thème de problèmes.
refusals-own_network = Votre propre adresse est dans { $network } : vous vous bloqueriez vous-même.
refusals-choose_at_least_one = Choisissez au moins un élément.
refusals-match_has_events =
    { $last ->
        [one] Le match a { $last } événement, pas plus.
       *[other] Le match a { $last } événements, pas plus.
    }
refusals-plain_characters = De 1 à { $max } caractères parmi A-Z a-z 0-9 - _.
refusals-own_name = C’est votre propre nom.
refusals-not_the_next = On attend le « next » d’une autre page.
refusals-two_players_needed = Nommez deux joueurs différents.
refusals-until_before_from = Cette heure doit venir après « from ».
refusals-start_of_name = De 1 à 20 lettres, chiffres, - ou _.
refusals-at_most_bytes = Au plus { $max } octets.
refusals-characters_of_text = De { $min } à { $max } caractères de texte.
refusals-at_most_characters_of_text = Au plus { $max } caractères de texte.
refusals-each_has_characters = Chacun a de { $min } à { $max } caractères.
refusals-visible_characters = De { $min } à { $max } caractères, dont aucun invisible.
