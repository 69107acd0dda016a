### What a player does and reads at the table.


## The buttons, and what the player waits for

play-actions-label = Ce que vous pouvez faire
play-actions-roll = Lancer
play-actions-double = Doubler
play-actions-redouble = Redoubler
play-actions-doubleSure = Proposer le videau à { $value } ?
play-actions-keepCube = Pas maintenant
play-actions-take = Prendre
play-actions-pass = Passer
play-actions-beaver = Beaver
play-actions-raccoon = Raccoon
play-actions-undo = Annuler
play-actions-reset = Tout annuler
play-actions-confirm = Confirmer
play-actions-backToGame = Retour à la partie
play-actions-showResult = Voir le résultat
play-actions-stop = Arrêter ici
play-actions-abort = Interrompre
play-actions-abortHint = Pas de résultat, pas de cote, mises rendues
play-actions-abortSent = Vous avez demandé à { $name } d’interrompre le match
play-actions-abortOffered = { $name } veut interrompre : pas de résultat, pas de cote, mises rendues
play-actions-abortAccept = Interrompre le match
play-actions-abortDecline = Continuer à jouer
play-actions-decided = Le match est décidé. Vous pouvez tous deux convenir d’arrêter ici.
play-actions-offered = Double à { $value } proposé
play-actions-beavered = Beaver : videau à { $value }
play-actions-raccooned = Raccoon : videau à { $value }
play-actions-stopOffered = { $name } propose d’arrêter ici
play-actions-gone = { $name } est parti. Réclamez le match, terminez-le sans résultat, ou attendez.
play-actions-goneWait = { $name } est parti. Vous pourrez réclamer le match dans { $time }.
play-actions-claimMatch = Réclamer le match
play-actions-claimNoResult = Sans résultat
play-actions-thinking = À { $name } de jouer
play-actions-otherRoom = En attente de l’autre salle. Les pendules sont arrêtées.
play-actions-absent =
    { $presence ->
        [reconnecting] { $name } se reconnecte ; la pendule continue de tourner
        [elsewhere] { $name } est sur une autre page ; la pendule continue de tourner
       *[gone] { $name } est déconnecté ; la pendule continue de tourner
    }
play-actions-answering = { $name } réfléchit au double
play-actions-illegalPlaySent = { $name } décide si le coup illégal est accepté
play-actions-resignationSent = { $name } réfléchit à votre abandon
play-actions-yourMove = Déplacez vos pions

## The menu of the table

play-menu-label = Table
play-menu-settings = Plateau et son
play-menu-resign = Abandonner
play-menu-leave = Quitter le match
play-menu-moves = Coups
play-menu-chat = Discussion
play-menu-unread =
    { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }

## Notes on the board

play-notes-openingRoll = Jet d’ouverture
play-notes-opening = { $name } commence avec { $dice }
play-notes-youStart = Vous commencez avec { $dice }
play-notes-ties = Égalités : { $dice }
play-notes-atBoard-illegal_play = Le plateau ne montre pas de coup légal
play-notes-atBoard-sensor_fault = Les capteurs du plateau annoncent une position impossible
play-notes-atBoard-rolled_early = Lancé trop tôt ; le jet compte
play-notes-noPlay = Aucun coup légal
play-notes-wins = { $name } gagne
play-notes-youWin = Vous gagnez
play-notes-worth =
    { $cube ->
        [1]
            { $result ->
                [single] Partie simple
                [gammon] Gammon
               *[other] Backgammon
            } · { $won } { $won ->
                [one] point
               *[other] points
            }
       *[other]
            { $result ->
                [single] Partie simple
                [gammon] Gammon
               *[other] Backgammon
            } × { $cube } · { $won } { $won ->
                [one] point
               *[other] points
            }
    }
play-notes-go = Continuer

## Illegal plays that may stand

play-illegal-question = { $name } joue { $first }-{ $second } : { $notation }. Ce coup est illégal. L’acceptez-vous ?
play-illegal-accept = L’accepter
play-illegal-decline = Exiger un coup légal

## The list of moves

play-moves-label = Coups
play-moves-empty = Aucun coup pour l’instant
play-moves-openingRoll = Jet d’ouverture { $dice } : { $starter } commence
play-moves-noPlay = pas de coup
play-moves-illegalPlay = { $notation } (illégal)
play-moves-declinesIllegalPlay = Exige un coup légal
play-moves-doubles = Double à { $value }
play-moves-takes = Prend
play-moves-passes = Passe
play-moves-beavers = Beaver à { $value }
play-moves-raccoons = Raccoon à { $value }
play-moves-offersResignation =
    Propose d’abandonner { $result ->
        [single] une partie simple
       *[other] un { $result }
    }
play-moves-resigns =
    Abandonne { $result ->
        [single] une partie simple
       *[other] un { $result }
    }
play-moves-declines = Refuse
play-moves-timedOut = Temps écoulé
play-moves-left = Parti
play-moves-end =
    { $result ->
        [single]
            { $name } gagne { $won } { $won ->
                [one] point
               *[other] points
            }
       *[other]
            { $name } gagne { $won } { $won ->
                [one] point
               *[other] points
            } ({ $result })
    }
play-moves-first = Début du match
play-moves-previous = Un pas en arrière
play-moves-next = Un pas en avant
play-moves-present = Position actuelle

## The chat

play-chat-empty = Aucun message pour l’instant. Restez aimable.
play-chat-placeholder = Dites quelque chose
play-chat-send = Envoyer
play-chat-mute = Rendre { $name } muet
play-chat-unmute = Rendre la parole à { $name }
play-chat-spectator = (spectateur)
play-chat-muted = { $name } est muet : ses nouveaux messages sont masqués.

## Resigning

play-resign-title = Abandonner cette partie ?
play-resign-text = Votre adversaire peut accepter, refuser ou simplement continuer à jouer.
play-resign-costs =
    { $endsMatch ->
        [true]
            { $asks ->
                [true]
                    { $count } { $count ->
                        [one] point
                       *[other] points
                    } et le match
               *[false]
                    { $count } { $count ->
                        [one] point
                       *[other] points
                    } et le match, sans accord nécessaire
            }
       *[false]
            { $asks ->
                [true]
                    { $count } { $count ->
                        [one] point
                       *[other] points
                    }
               *[false]
                    { $count } { $count ->
                        [one] point
                       *[other] points
                    }, sans accord nécessaire
            }
    }
play-resign-offer = Proposer l’abandon
play-resign-resignNow = Abandonner
play-resign-offered =
    { $name } propose d’abandonner { $result ->
        [single] une partie simple
       *[other] un { $result }
    } : { $count } { $count ->
        [one] point
       *[other] points
    }
play-resign-accept = Accepter
play-resign-decline = Refuser

## Leaving

play-leave-title = Quitter le match ?
play-leave-matchLost = Vous perdez aussitôt tout le match, et votre cote change comme après toute défaite.
play-leave-matchLostUnrated = Vous perdez aussitôt tout le match. Il est non classé.
play-leave-unplayed =
    { $staked ->
        [true] Le match n’est pas classé, parce que vous n’avez pas encore terminé un tour tous les deux. Vous perdez quand même votre mise, et votre taux d’achèvement baisse. Si vous quittez trois matchs ainsi en une heure, l’appariement rapide vous est fermé pendant une heure. Vous pouvez aussi demander à votre adversaire d’interrompre.
       *[false] Le match n’est pas classé, parce que vous n’avez pas encore terminé un tour tous les deux. Votre taux d’achèvement baisse quand même. Si vous quittez trois matchs ainsi en une heure, l’appariement rapide vous est fermé pendant une heure. Vous pouvez aussi demander à votre adversaire d’interrompre.
    }
play-leave-gameLost =
    { $credits ->
        [none]
            Vous perdez aussitôt la partie : { $count } { $count ->
                [one] point
               *[other] points
            }.
       *[other]
            Vous perdez aussitôt la partie : { $count } { $count ->
                [one] point
               *[other] points
            }, { $credits } de votre mise.
    }
play-leave-stay = Rester
play-leave-leave = Quitter
play-leave-hint = Si vous perdez seulement la connexion ou fermez la page, votre place est gardée tant que votre pendule tourne.

## The end of the match

play-over-backToLesson = Retour à la leçon
play-over-youWon = Vous avez gagné le match
play-over-youLost = Vous avez perdu le match
play-over-won = { $name } a gagné le match
play-over-drawn = Match nul
play-over-aborted = Match interrompu
play-over-unplayed = Non classé : il s’est terminé avant que les deux joueurs n’aient fini un tour.
play-over-noChange = Aucune cote n’a changé.
play-over-reason =
    { $reason ->
        [borne_off] Tous les pions sont sortis
        [passed] { $loser } a passé le double
        [resigned] { $loser } a abandonné
        [left] { $loser } a quitté le match
        [timed_out] { $loser } n’avait plus de temps
        [completed] Joué jusqu’au bout
        [agreed] D’un commun accord
       *[aborted] Pas de résultat, pas de cote, mises rendues
    }
play-over-rating = Cote
play-over-voided = Un modérateur a annulé ce match. Il ne compte plus.
play-over-arithmetic = Le calcul
play-over-formula = 4 × K × √n × P
play-over-k = K, selon l’expérience avant le match
play-over-p = P, la probabilité de gain du perdant
play-over-n = n, le poids du format
play-over-unrated = Ce match était non classé.
play-over-credits = Crédits
play-over-creditsTo = { $name } reçoit
play-over-house = La maison garde
play-over-stakesTogether = Les deux mises : { $each } + { $each } = { $both }
play-over-wholeHouse = Maison : un dixième de { $both } = { $house }
play-over-drawHouse = Points égaux : chaque mise de { $each } est rendue moins un dixième
play-over-pointsGain =
    { $isLimit ->
        [true] Gagné : { $points } × { $point }, jusqu’à la limite de { $gain }
       *[false] Gagné : { $points } × { $point } = { $gain }
    }
play-over-gainHouse = Maison : un dixième de { $gain } = { $house }
play-over-rematch = Revanche
play-over-acceptRematch = Accepter la revanche
play-over-rematchSent = Revanche proposée…
play-over-rematchWanted = { $name } voudrait une revanche
play-over-decline = Refuser
play-over-declined = { $name } a refusé la revanche.
play-over-toRematch = Vers la revanche
play-over-review = Revoir
play-over-analysis = Analyse
play-over-lobby = Salon
play-over-verify = Vérifier les dés

## Waiting

play-waiting-title = En attente d’un adversaire
play-waiting-free = Une place est libre
play-waiting-text = Le match commence dès que quelqu’un prend place.
play-waiting-link = Lien vers cette table
play-waiting-copy = Copier le lien
play-waiting-copied = Lien copié
play-waiting-close = Fermer la table
play-waiting-sit = Prendre la place
play-waiting-commitment = Sceau des dés

## The keys

play-keys-title = Clavier
play-keys-rows-1-1 = R
play-keys-rows-1-2 = lancer
play-keys-rows-2-1 = D
play-keys-rows-2-2 = doubler
play-keys-rows-3-1 = T
play-keys-rows-3-2 = prendre
play-keys-rows-4-1 = P
play-keys-rows-4-2 = passer
play-keys-rows-5-1 = Tab, flèches
play-keys-rows-5-2 = choisir un pion qui peut bouger
play-keys-rows-6-1 = Maj + flèches
play-keys-rows-6-2 = lire chaque point
play-keys-rows-7-1 = Début, Fin
play-keys-rows-7-2 = première et dernière case
play-keys-rows-8-1 = Entrée
play-keys-rows-8-2 = choisir, déplacer, confirmer
play-keys-rows-9-1 = 1 à 6
play-keys-rows-9-2 = jouer ce dé depuis le point choisi
play-keys-rows-10-1 = M
play-keys-rows-10-2 = saisir un coup en notation, comme 8/5 6/5
play-keys-rows-11-1 = U
play-keys-rows-11-2 = annuler
play-keys-rows-12-1 = S
play-keys-rows-12-2 = échanger les dés
play-keys-asks = Quand le plateau a le focus
play-keys-askRows-1-1 = I
play-keys-askRows-1-2 = pips des deux camps
play-keys-askRows-2-1 = H
play-keys-askRows-2-2 = blots et lancers qui les frappent
play-keys-askRows-3-1 = C
play-keys-askRows-3-2 = videau
play-keys-askRows-4-1 = G
play-keys-askRows-4-2 = score du match
play-keys-askRows-5-1 = W
play-keys-askRows-5-2 = à qui de jouer, avec lancer et videau
play-keys-askRows-6-1 = A
play-keys-askRows-6-2 = tous les pions
play-keys-askRows-7-1 = L
play-keys-askRows-7-2 = répéter la dernière annonce

## A play entered as notation

play-typed-open = Saisir un coup
play-typed-label = Votre coup
play-typed-hint = Par exemple 8/5 6/5, 13/7*, bar/22, 6/off, ou seulement off.
play-typed-move = Jouer
play-typed-empty = Saisissez un mouvement, par exemple 8/5.
play-typed-unreadable = { $part } n’est pas un mouvement. Écrivez 8/5, bar/22 ou 6/off.
play-typed-noChecker = Vous avez trop peu de pions sur { $place }.
play-typed-noHit = Rien n’est frappé sur { $place }. Retirez l’astérisque.
play-typed-illegal = Ce coup n’est pas légal avec votre lancer.
