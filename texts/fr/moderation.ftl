### Reports and the moderators' desk.

moderation-report = Signaler
moderation-reportTitle = Signaler { $name }
moderation-about = Raison du signalement
moderation-reason-chat = Un message
moderation-reason-name = Le nom
moderation-reason-cheating = Triche
moderation-reason-stalling = Jeu traîné en longueur
moderation-reason-other = Autre chose
moderation-what = Ce qui s’est passé
moderation-textMissing = Décrivez en quelques mots ce qui s’est passé.
moderation-send = Envoyer le signalement
moderation-sent = Signalement envoyé. Les modérateurs s’en occupent.

moderation-title = Modération
moderation-lead = Tout ce qui est fait ici est noté et reste dans le journal.
moderation-waiting = Signalements ouverts
moderation-nothing = Aucun signalement ouvert.
moderation-log = Journal
moderation-suspicions = À regarder de près
moderation-suspicionsLead = Chiffres des 90 derniers jours. Ils ne prouvent rien : regardez les matchs avant de décider quoi que ce soit.
moderation-noSuspicions = Rien de frappant.
moderation-winsFrom = gagne contre
moderation-flow = { $net } sur les { $moved } qui ont changé de mains en { $matches } matchs sont allés dans le même sens.
moderation-givenUp = Dans { $n } d’entre eux, le perdant est parti ou a manqué de temps.
moderation-plays = PR { $pr } sur { $decisions } décisions en { $matches } matchs, cote { $rating }.
moderation-peers = Autres joueurs de cette cote : PR { $pr }.
moderation-tempo = { $seconds } secondes par coup en moyenne, dispersion { $spread } (une machine aurait 0).
moderation-match = Match { $n }
moderation-sharesBrowser = et
moderation-sharedAt = Les deux ont servi dans un même navigateur, la dernière fois le { $date }. Ce peut être une seule personne, ou une famille.
moderation-sharedAddress = { $accounts } comptes ont servi depuis une même adresse (empreinte { $hash }), la dernière fois le { $date }. Ce peut être une seule personne, une famille ou un club.
moderation-noLog = Rien pour l’instant.
moderation-by = { $name }, { $date }
moderation-mutedUntil = muet jusqu’au { $date }, { $time }
moderation-why = Raison pour le journal
moderation-whyMissing = Indiquez une raison.
moderation-howLong = Muet pendant
moderation-hours =
    { $n ->
        [1] 1 heure
        [24] 1 jour
        [168] 1 semaine
       *[other] 30 jours
    }
moderation-mute = Rendre muet
moderation-unmute = Rendre la parole
moderation-dismiss = Écarter
moderation-deed-warning = averti
moderation-deed-mute = rendu muet
moderation-deed-unmute = parole rendue
moderation-deed-restriction = limité aux matchs non classés
moderation-deed-suspension = suspendu
moderation-deed-ban = banni
moderation-deed-closed_name = nom fermé
moderation-deed-hidden = retiré des listes
moderation-deed-lift = sanction levée
moderation-deed-dismiss = signalement écarté
moderation-deed-close_case = affaire classée
moderation-deed-void = matchs annulés
moderation-deed-undo_void = annulation retirée
moderation-deed-grant_appeal = appel accepté
moderation-deed-reject_appeal = appel rejeté
moderation-deed-release_event = événement repris après suspension
moderation-deed-call_off_event = événement annulé

moderation-several = Matchs
moderation-until = jusqu’au { $date }, { $time }
moderation-noEnd = sans fin
moderation-unplayed = { $won } victoires, dont { $short } courtes ; en moyenne { $seconds } s et { $events } événements.
moderation-ratingMoved = Cote déplacée : { $points }.
moderation-score = Force { $n }
moderation-star = { $feeders } joueurs ont perdu { $fed } matchs sans jouer.
moderation-feeds = reçoit des victoires de beaucoup
moderation-debtTitle = Cote tirée de comptes dépendants
moderation-debt =
    { $listed ->
        [none] { $points } points de cote sur { $rating } viennent de comptes nouveaux ou qui jouent surtout ce joueur. Absent du classement.
       *[other] { $points } points de cote sur { $rating } viennent de comptes nouveaux ou qui jouent surtout ce joueur. Au classement avec { $listed }.
    }
moderation-giver = { $name } : { $points } en { $matches } matchs
moderation-giftTitle = Joue moins bien contre un adversaire
moderation-gift = PR { $pr } en { $matches } matchs contre { $opponent }, PR { $otherPr } en { $others } autres.
moderation-giftEvidence = Indice { $evidence } ; le seuil est 6,9, qu’un joueur honnête sur mille atteint. Mauvaises prises et passes : { $takes } par match, ailleurs { $otherTakes }. Abandonnés : { $givenUp }.
moderation-helpTitle = Aide possible d’un moteur
moderation-evidence = Indice { $strength } sur { $matches } matchs ; le seuil est 6,9, qu’un joueur honnête sur mille atteint.
moderation-hard = { $found } décisions difficiles justes sur { $all }.

moderation-casesTitle = Trouvé par le serveur
moderation-noCases = Aucune affaire ouverte.
moderation-caseText = { $feeders } comptes ont perdu { $fed } matchs sur { $finished } sans jouer. Cote gagnée : { $gained }.
moderation-fedMatch = { $loser } : { $seconds } s, { $events } événements
moderation-closeCase = Rien à redire : classer l’affaire
moderation-voidThese = Annuler ces matchs

moderation-appealsTitle = Appels
moderation-noAppeals = Aucun appel.
moderation-grant = Accepter
moderation-reject = Rejeter
moderation-answer = Réponse au joueur
moderation-ownSanction = Vous avez prononcé cette sanction : un autre modérateur décide.

moderation-actTitle = Agir sur un joueur
moderation-player = Joueur
moderation-look = Voir les sanctions
moderation-kind = Sanction
moderation-kinds-warning = Avertissement
moderation-kinds-mute = Rendre muet
moderation-kinds-restriction = Matchs non classés seulement
moderation-kinds-suspension = Suspension
moderation-kinds-ban = Bannissement
moderation-kinds-closed_name = Fermer le nom
moderation-kinds-hidden = Retirer des listes
moderation-lasts = Durée
moderation-untilLifted = jusqu’à ce qu’elle soit levée
moderation-playerReason = Raison (montrée au joueur)
moderation-impose = Appliquer
moderation-imposed = C’est fait.
moderation-lift = Lever
moderation-noSanctions = Aucune sanction.
moderation-over = terminée

moderation-voidTitle = Annuler des matchs
moderation-voidLead = Cotes, records, crédits et liste des équipes deviennent ce qu’ils seraient sans ces matchs. Une annulation peut être retirée.
moderation-scope = Quels matchs
moderation-scopes-match = Un match
moderation-scopes-account = Tous ceux d’un joueur sur une période
moderation-scopes-pair = Tous ceux entre deux joueurs
moderation-scopes-team_match = Un match par équipes
moderation-matchId = Identifiant du match
moderation-other = Autre joueur
moderation-from = Du
moderation-untilTime = Au
moderation-preview = Aperçu
moderation-previewText = { $matches } matchs seront annulés, { $recomputed } matchs classés recalculés et { $players } cotes changées.
moderation-previewTeamMatch = Le match par équipes ne compte plus pour la liste des équipes ni pour les totaux des joueurs. Ses résultats restent visibles.
moderation-previewCredits = Crédits repris : { $returned }. Remboursés : { $refunded }. Coût pour la maison : { $loss }.
moderation-change = { $before } → { $after }
moderation-carryOut = Annuler les matchs
moderation-voided = Matchs annulés.
moderation-voidsTitle = Annulations
moderation-noVoids = Aucun match n’a été annulé.
moderation-voidLine =
    { $teamMatches ->
        [0]
            { $matches ->
                [one] { $matches } match
               *[other] { $matches } matchs
            }
       *[other] Un match par équipes
    }
moderation-undo = Retirer l’annulation
moderation-undone = retirée le { $date }
moderation-blocks-title = Adresses bloquées
moderation-blocks-lead = En quelques secondes, tous les nœuds refusent toute requête d’une plage bloquée. Bloquez d’abord des adresses seules, et fixez une fin.
moderation-blocks-network = Adresse ou plage
moderation-blocks-block = Bloquer
moderation-blocks-done = Plage bloquée.
moderation-blocks-missing = Indiquez une plage et une raison.
moderation-blocks-none = Aucune plage n’a été bloquée.
moderation-blocks-operator = exploitant

moderation-ownTitle = Sanctions
moderation-ownUntil = Dure jusqu’au { $date }, { $time }.
moderation-ownNoEnd = Dure jusqu’à ce qu’un modérateur la lève.
moderation-ownOver = N’est plus en vigueur.
moderation-appeal = Faire appel
moderation-appealLead = Vous pouvez faire appel une fois. Un modérateur qui n’a pas prononcé la sanction décide.
moderation-appealText = Pourquoi elle devrait être levée
moderation-appealSent = Votre appel est chez les modérateurs.
moderation-appealWaits = Votre appel attend une décision.
moderation-appealGranted = Votre appel a été accepté.
moderation-appealRejected = Votre appel a été rejeté.
moderation-corrections = Corrections
moderation-correction = { $list } : { $before } → { $after }
moderation-noRating = pas de cote
moderation-correctionUndone = Retirée : les matchs comptent de nouveau.
moderation-publicLead = Sanctions, appels et matchs annulés par mois. Sans noms.
moderation-month = Mois
moderation-sanctionsCount = Sanctions
moderation-appealsCount = Appels
moderation-granted = Acceptés
moderation-rejected = Rejetés
moderation-voidsCount = Annulations
moderation-noCounts = Rien pour l’instant.
