### Error messages for players. Where the server's message is more specific, it is shown instead.

errors-code-sign_in_required = Votre session a expiré. Reconnectez-vous.
errors-code-wrong_credentials = Nom ou mot de passe incorrect.
errors-code-second_factor_required = Saisissez aussi le code de votre application d’authentification.
errors-code-wrong_passkey = Aucun compte d’ici n’utilise cette clé d’accès. Connectez-vous avec votre mot de passe.
errors-code-wrong_code = Ce code est faux ou a déjà servi. Saisissez le plus récent.
errors-code-bad_token = Ce jeton n’est plus valable.
errors-code-scope_missing = Le jeton ne permet pas cela.
errors-code-wrong_csrf_token = Cette page n’est plus à jour. Rechargez-la.
errors-code-wrong_origin = Cette page n’a pas le droit de faire cela. Rechargez-la.
errors-code-name_taken = Ce nom est pris, ou trop proche d’un nom pris. Choisissez-en un autre.
errors-code-common_password = Ce mot de passe est trop courant. Choisissez-en un plus long, par exemple quelques mots.
errors-code-seat_taken = Quelqu’un d’autre a pris cette place. Choisissez une autre table.
errors-code-credits_short = Vous ou le joueur qui a ouvert la table n’avez pas assez de crédits pour cette mise ou ce droit. Les nouveaux joueurs reçoivent des crédits avec leur premier match.
errors-code-address_blocked = Les requêtes de votre réseau sont bloquées. Si vous pensez que c’est une erreur, écrivez aux exploitants de ce site.
errors-code-rated_limit = Vous deux avez atteint la limite de matchs classés en 24 heures. Défiez ce joueur à un match non classé.
errors-code-stake_limit = Avec cette mise, l’un de vous pourrait gagner sur de nouveaux comptes plus qu’il n’est permis en un jour. Jouez sans mise, ou réessayez demain.
errors-code-pairing_closed = L’appariement rapide vous est fermé pour un moment : en une heure, vous avez quitté trois matchs juste après leur début. Vous pouvez toujours rejoindre des tables et lancer des défis.
errors-code-own_account = Les comptes utilisés dans un même navigateur ne peuvent jouer entre eux que sans classement et sans mise.
errors-code-match_in_play = Cette position se présente dans votre match en cours : le moteur n’en dit rien avant la fin du match.
errors-code-suspended = Ce compte est suspendu. Votre page de compte dit pourquoi, jusqu’à quand, et comment faire appel.
errors-code-account_needed = Les invités ne peuvent pas faire cela. Inscrivez-vous, ou gardez votre compte.
errors-code-not_found = Introuvable. Cela a pu être retiré ou renommé.
errors-code-too_large = C’est trop gros. Envoyez quelque chose de plus petit.
errors-code-internal = Une erreur s’est produite sur le serveur et a été notée. Réessayez dans un instant.
errors-code-maintenance = Le site est en maintenance. Les matchs en cours continuent ; de nouveaux pourront commencer ensuite.
errors-code-unavailable = Le serveur est injoignable. Réessayez dans un instant.
errors-code-unsupported_protocol = Cette page n’est plus à jour. Rechargez-la.
errors-reason-one_person = Les comptes qui partagent un navigateur ou une adresse comptent pour une personne, qui a une seule place ici. Dans un match par équipes, le directeur peut déclarer qu’il s’agit de deux personnes.
errors-reason-not_established = Les nouveaux comptes ne peuvent pas encore s’inscrire : un compte doit avoir quelques jours et avoir terminé des matchs classés trois jours différents.
errors-reason-pair_is_seated = Les deux ont une place ou ont joué dans ce match : cela ne peut pas être annulé.
errors-reason-seat_taken_over = Le directeur a donné votre place à un autre joueur de votre équipe. La page du match dit pourquoi.
errors-reason-passkey_needed = Ce match demande une clé d’accès quand vous prenez place. Rechargez la page et réessayez.
errors-reason-passkey_missing = Ce match demande une clé d’accès, et votre compte n’en a pas. Ajoutez-en une sur votre page de compte, puis prenez place.
errors-reason-passkey_wrong = Ce n’est pas une clé d’accès de votre compte, ou c’était trop long. Réessayez avec l’une des vôtres.
errors-reason-passkey_program = Un programme n’a pas de clé d’accès : il ne peut pas jouer un match qui en demande une. Choisissez des personnes ou des bots de la maison.
errors-reason-board_budget = Les plateaux de ce compte ont envoyé tout ce qu’ils peuvent pour le moment. Jouez à l’écran ; le plateau pourra revenir plus tard.
errors-reason-passkey_board = Ce match demande une clé d’accès : il ne peut pas se jouer sur un plateau à capteurs. Jouez-le à l’écran.
errors-tooMany =
    Trop de tentatives. Réessayez dans { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }.
errors-replaced = Il y a un résultat plus récent. Regardez-le, et appliquez de nouveau le vôtre s’il est juste. ({ $details })
errors-toTeamMatch = Vers le match par équipes
errors-tooManyForNow = Trop de tentatives. Réessayez plus tard.
errors-unknown = Une erreur s’est produite sur cette page. Rechargez-la.
