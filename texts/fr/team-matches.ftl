### Duplicate team matches: creating one, its results, its director's desk.

teamMatches-kind = Match par équipes
teamMatches-title = Matchs par équipes
teamMatches-make = Nouveau match par équipes
teamMatches-lead = Deux équipes, deux salles, les mêmes jets dans les deux : le meilleur jeu gagne, pas les meilleurs dés.
teamMatches-loading = Chargement du match par équipes…
teamMatches-notFound = Match par équipes introuvable
teamMatches-phase-line_ups = Compositions
teamMatches-phase-playing = En cours
teamMatches-phase-over = Terminé
teamMatches-phase-cancelled = Annulé
teamMatches-boards =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
teamMatches-revealed = { $known } donnes terminées sur { $all }
teamMatches-directedBy = Dirigé par { $name }
teamMatches-barometer = Score continu
teamMatches-noBarometer = Score à la fin seulement
teamMatches-vp = Points de victoire
teamMatches-difference = Différence { $imp } IMP
teamMatches-room-open = Salle ouverte
teamMatches-room-closed = Salle fermée
teamMatches-team = Équipe { $team }
teamMatches-toTable = Vers votre table
teamMatches-watch = Regarder la salle ouverte
teamMatches-gatedNote = Vous pouvez regarder la salle ouverte une fois que les deux salles ont commencé la donne. Chaque tour est montré quand les deux salles l’ont joué.
teamMatches-ungatedNote = La salle ouverte peut être regardée en direct : le match ne compte dans aucune liste.
teamMatches-lockStepNote = Les deux salles jouent au même pas : un jet vient quand le même joueur a décidé du videau dans les deux salles.
teamMatches-lockStep-final = finale tour par tour
teamMatches-lockStep-all = les deux salles tour par tour
teamMatches-graceNote = Une équipe qui n’est pas là { $minutes } min après le début perd le match.
teamMatches-seatProofNote = Chaque joueur confirme avec une clé d’accès en prenant place.
teamMatches-seatProof-final = clé d’accès aux places de la finale
teamMatches-seatProof-all = clé d’accès à chaque place
teamMatches-closedNote = La salle fermée ne peut pas être regardée. Ses parties sont montrées quand la donne est finie dans les deux salles.
teamMatches-protocol = Résultats
teamMatches-columns-board = Donne
teamMatches-columns-room = Salle
teamMatches-columns-players = Blanc – Noir
teamMatches-columns-opening = Ouverture
teamMatches-columns-cube = Videau
teamMatches-columns-left = Restants
teamMatches-columns-result = Résultat
teamMatches-columns-smp = SMP
teamMatches-columns-imp = IMP
teamMatches-notYet = pas terminé
teamMatches-end-single = simple
teamMatches-end-gammon = gammon
teamMatches-end-backgammon = backgammon
teamMatches-end-pass = passé
teamMatches-assigned = attribué
teamMatches-proposed = { $cube }, proposé par { $team }
teamMatches-sum = Somme
teamMatches-game = Voir la partie
teamMatches-compare = Comparer les deux salles
teamMatches-comparing = La comparaison apparaît dès que les deux parties sont analysées…
teamMatches-files = Télécharger les résultats
teamMatches-teams = Équipes et compositions
teamMatches-captain = Capitaine
teamMatches-noLineUp = Le capitaine n’a pas indiqué la composition.
teamMatches-invitation = Vous êtes invité à jouer dans ce match
teamMatches-declined = Ne jouent pas : { $names }
teamMatches-changeHint = Les nouveaux joueurs reçoivent une invitation. Vous pouvez changer les joueurs jusqu’au début de la première donne.
teamMatches-nameLineUp = Indiquer la composition

teamMatches-rolls = Origine des jets
teamMatches-origin-committed = scellés à l’avance
teamMatches-origin-imported = du fichier du directeur
teamMatches-origin-thrown = lancés sur de vrais plateaux
teamMatches-rollsText = Chaque donne a une suite de jets pour les deux salles. Son sceau est publié maintenant, et sa clé quand la donne est finie dans les deux salles.
teamMatches-rollsThrownText = De vrais dés décident : la salle qui arrive la première à un jet le lance sur son plateau à capteurs, et l’autre salle reçoit le même. Ces jets ne peuvent pas être vérifiés ; le jet d’ouverture découle du sceau.
teamMatches-set = suite de jets { $set }
teamMatches-notes = Du directeur
teamMatches-deed-assigned =
    { $room ->
        [open] Donne { $board }, salle ouverte : un résultat a été attribué
       *[closed] Donne { $board }, salle fermée : un résultat a été attribué
    }
teamMatches-deed-board_cancelled = La donne { $board } a été remplacée et se joue avec la suite de jets { $set }
teamMatches-deed-held =
    { $room ->
        [open] La salle ouverte a été mise en pause
       *[closed] La salle fermée a été mise en pause
    }
teamMatches-deed-released =
    { $room ->
        [open] La salle ouverte a repris
       *[closed] La salle fermée a repris
    }
teamMatches-deed-substituted =
    { $board ->
        [none]
            { $room ->
                [open] { $player } joue à la place de { $before } dans la salle ouverte
               *[closed] { $player } joue à la place de { $before } dans la salle fermée
            }
       *[other]
            { $room ->
                [open] { $player } joue à la place de { $before } dans la salle ouverte, depuis le milieu de la donne { $board }
               *[closed] { $player } joue à la place de { $before } dans la salle fermée, depuis le milieu de la donne { $board }
            }
    }
teamMatches-deed-team_changed = D’autres personnes ont été désignées pour { $team }
teamMatches-deed-walked_over = { $team } a gagné par forfait
teamMatches-deed-two_people = { $one } et { $other } sont deux personnes
teamMatches-deed-cancelled = Le match a été annulé
teamMatches-vugraph-title = Les deux salles côte à côte
teamMatches-vugraph-board = Donne
teamMatches-vugraph-hint = Chaque tour est montré une fois que les deux salles l’ont joué.
teamMatches-vugraph-chances = Les chances sont celles d’avant le jet du tour.
teamMatches-vugraph-empty = Aucun tour n’a encore été joué dans les deux salles.
teamMatches-vugraph-turns = Tours
teamMatches-vugraph-latest = Dernier tour
teamMatches-vugraph-commentary = Commentaire
teamMatches-vugraph-none = Aucun commentaire pour l’instant.
teamMatches-vugraph-by = Commentaire : { $names }
teamMatches-vugraph-turn = Tour { $turn }
teamMatches-vugraph-write = Commenter le tour { $turn }
teamMatches-vugraph-about = Tour
teamMatches-vugraph-inPlay = { $turn }, en cours
teamMatches-vugraph-held = Les spectateurs lisent ceci une fois que les deux salles ont joué le tour.
teamMatches-desk-title = Bureau du directeur
teamMatches-desk-board =
    { $board ->
        [none] toutes les donnes terminées
       *[other] donne { $board }
    }
teamMatches-desk-state-waiting = en attente
teamMatches-desk-state-seating = les joueurs prennent place
teamMatches-desk-state-playing = en cours
teamMatches-desk-state-finished = terminé
teamMatches-desk-missing = Pas encore là : { $names }
teamMatches-desk-held = en pause
teamMatches-desk-what = Choisissez une action
teamMatches-desk-hold = Pause
teamMatches-desk-release = Reprendre
teamMatches-desk-assign = Attribuer un résultat
teamMatches-desk-cancelBoard = Remplacer une donne
teamMatches-desk-substitute = Remplacer un joueur
teamMatches-desk-substituteHint = Un autre joueur de l’équipe prend la place, même pendant une partie. Le plateau et la pendule restent tels quels. Le joueur qui part perd sa place aussitôt et lit votre raison. Un joueur qui a vu cette donne dans l’autre salle ne peut pas prendre la place. Vous pouvez annuler tant que le nouveau joueur n’a pas agi.
teamMatches-desk-cancel = Annuler le match
teamMatches-desk-twoPeople = Deux personnes
teamMatches-desk-twoPeopleHint = Leurs comptes partagent un navigateur ou une adresse : ils comptent pour une personne. Si vous savez qu’ils sont deux, tous deux peuvent avoir une place. Vous pouvez annuler tant que les deux n’en ont pas une.
teamMatches-desk-pair = Joueurs
teamMatches-desk-pairMissing = Choisissez les deux joueurs.
teamMatches-desk-linked-browser = { $one } et { $other } ont utilisé le même navigateur. Ils comptent pour une personne, et aucune donne ne commence tant que tous deux ont une place.
teamMatches-desk-linked-address = { $one } et { $other } jouent depuis la même adresse. Ils comptent pour une personne, et aucune donne ne commence tant que tous deux ont une place.
teamMatches-desk-areTwo = { $one } et { $other } partagent un navigateur ou une adresse. Un directeur a déclaré qu’ils sont deux personnes.
teamMatches-desk-reason = Raison (montrée avec les résultats)
teamMatches-desk-minutes = Durée prévue en minutes (facultatif, montrée aux joueurs)
teamMatches-desk-assignHint = La partie reçoit ce résultat. Si elle est encore en cours, elle se termine aussitôt, et la salle passe à sa donne suivante. Vous pourrez corriger le résultat.
teamMatches-desk-replaceHint = Les deux salles rejouent cette donne avec une autre suite de jets. Ses parties en cours se terminent aussitôt, et ses résultats ne comptent plus dans le match.
teamMatches-desk-cancelHint = Les parties en cours se terminent aussitôt, et le match finit sans vainqueur. Il ne peut pas reprendre.
teamMatches-desk-releaseHint = Les pendules repartent aussitôt, et des donnes peuvent commencer.
teamMatches-desk-holdHint = Les pendules s’arrêtent, et aucune donne ne commence. Les deux joueurs lisent votre raison. Un match en cours peut être en pause 24 heures au total au maximum.
teamMatches-desk-badMinutes = Indiquez 1 à 1440 minutes, ou laissez vide.
teamMatches-desk-to = Pour
teamMatches-desk-points = IMP, 0 à 24
teamMatches-desk-player = Nouveau joueur
teamMatches-desk-nobody = Personne dans cette équipe ne peut prendre la place.
teamMatches-desk-act = Appliquer
teamMatches-desk-roomMissing = Choisissez une salle.
teamMatches-desk-boardMissing = Choisissez une donne.
teamMatches-desk-teamMissing = Choisissez une équipe.
teamMatches-desk-playerMissing = Choisissez le nouveau joueur.
teamMatches-desk-badPoints = Indiquez 0 à 24 IMP.
teamMatches-desk-reasonMissing = Indiquez une raison.
teamMatches-desk-ownTeam = Vous êtes dans une équipe de ce match : le bureau ne vous montre pas les salles.
teamMatches-desk-enter = Saisir le résultat suivant
teamMatches-desk-enterButton = Saisir
teamMatches-desk-winner = Vainqueur
teamMatches-desk-cube = Videau compté
teamMatches-desk-left = Pions restants
teamMatches-desk-import = Importer des jets (CSV)
teamMatches-desk-imported = Les donnes seront jouées avec les jets du fichier. Le match ne compte dans aucune liste.
teamMatches-desk-named = Commentateurs, séparés par des virgules
teamMatches-desk-namedHint = Jusqu’à 8 personnes qui ne sont dans aucune équipe. Elles voient ce que voient les spectateurs.
teamMatches-desk-save = Enregistrer les commentateurs
teamMatches-form-title = Nouveau match par équipes
teamMatches-form-name = Nom
teamMatches-form-namePlaceholder = Finale du club
teamMatches-form-preset = Classique : six donnes, score continu
teamMatches-form-bots = Laisser des bots remplir les deux équipes
teamMatches-form-boards = Donnes
teamMatches-form-where = Où se jouent les parties
teamMatches-form-here = Ici, à des tables
teamMatches-form-byHand = Sur de vrais plateaux ; je saisis les résultats
teamMatches-form-pace = Rythme
teamMatches-form-live = En direct
teamMatches-form-correspondence = À leur propre rythme
teamMatches-form-thrown = Dés lancés à la main
teamMatches-form-thrownText = Sur des plateaux à capteurs : la salle qui arrive la première à un jet le lance, et l’autre salle reçoit le même. Les joueurs à l’écran reçoivent leurs jets du serveur. Ces jets ne peuvent pas être vérifiés.
teamMatches-form-barometer = Score continu
teamMatches-form-barometerText = Le score est montré après chaque donne ; sinon à la fin.
teamMatches-form-exchange = Changements de composition
teamMatches-form-exchangeText = Les capitaines peuvent changer la composition entre les donnes, jusqu’au premier jet de la suivante.
teamMatches-form-ungated = Salle ouverte en direct
teamMatches-form-ungatedText = Les spectateurs regardent la salle ouverte pendant qu’elle joue. N’activez ceci que si personne ne peut dire ses jets à la salle fermée. Sinon, les spectateurs voient chaque tour une fois que les deux salles l’ont joué. Un match regardé en direct ne compte dans aucune liste.
teamMatches-form-lockStep = Garder les salles au même pas
teamMatches-form-lockStepText = Un jet vient quand le camp a décidé du videau dans les deux salles. Les pendules sont arrêtées pendant qu’une salle attend. Recommandé.
teamMatches-form-atOnce = Quand les deux compositions sont connues
teamMatches-form-timedHint = D’ici là, les capitaines indiquent leurs compositions.
teamMatches-form-grace = Retard permis aux équipes
teamMatches-form-graceHint = Une équipe qui n’est pas là d’ici là perd le match. Si aucune ne vient, le match est annulé.
teamMatches-form-seatProof = Clé d’accès à la place
teamMatches-form-seatProofText = Chaque joueur confirme avec une clé d’accès en prenant place, pour que le propriétaire du compte soit bien là. Les bots de la maison n’en ont pas besoin.
teamMatches-form-inMatches-off = Dans aucun match
teamMatches-form-inMatches-final = En finale
teamMatches-form-inMatches-all = Dans tous les matchs
teamMatches-form-teamName = Nom de l’équipe
teamMatches-form-captain = Capitaine
teamMatches-form-players = Joueurs, séparés par des virgules
teamMatches-form-playersHint = De deux à six : noms de comptes ou de bots.
teamMatches-form-playersHintByHand = De deux à six : des noms quelconques ; le premier est dans la salle ouverte, le deuxième dans la fermée.
teamMatches-form-missing = Donnez un nom au match et, aux deux équipes, un nom, un capitaine et au moins deux joueurs.
teamMatches-form-create = Créer le match
teamMatches-toTeamMatch = Vers le match par équipes
teamMatches-table =
    { $room ->
        [open] Donne { $board }, salle ouverte
       *[closed] Donne { $board }, salle fermée
    }
