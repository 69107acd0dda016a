### Sentences for screen readers. Where `$who` or `$starter` is none, it is the reader.

speech-you = Vous
speech-gameStarted =
    { $starter ->
        [none]
            { $first ->
                [none]
                    { $crawford ->
                        [true] Partie { $game }, Crawford. Vous commencez.
                       *[false] Partie { $game }. Vous commencez.
                    }
               *[other]
                    { $crawford ->
                        [true] Partie { $game }, Crawford. Vous commencez avec { $first } et { $second }.
                       *[false] Partie { $game }. Vous commencez avec { $first } et { $second }.
                    }
            }
       *[other]
            { $first ->
                [none]
                    { $crawford ->
                        [true] Partie { $game }, Crawford. { $starter } commence.
                       *[false] Partie { $game }. { $starter } commence.
                    }
               *[other]
                    { $crawford ->
                        [true] Partie { $game }, Crawford. { $starter } commence avec { $first } et { $second }.
                       *[false] Partie { $game }. { $starter } commence avec { $first } et { $second }.
                    }
            }
    }
speech-rolled =
    { $who ->
        [none] Vous lancez { $first } et { $second }.
       *[other] { $who } lance { $first } et { $second }.
    }
speech-played =
    { $who ->
        [none] Vous jouez { $notation }.
       *[other] { $who } joue { $notation }.
    }
speech-noPlay =
    { $who ->
        [none] Vous n’avez pas de coup légal.
       *[other] { $who } n’a pas de coup légal.
    }
speech-illegalPlay =
    { $who ->
        [none] Votre plateau montre { $notation }, ce qui est illégal. L’accepter ?
       *[other] Le plateau de { $who } montre { $notation }, ce qui est illégal. L’accepter ?
    }
speech-acceptsIllegal =
    { $who ->
        [none] Vous acceptez le coup illégal.
       *[other] { $who } accepte le coup illégal.
    }
speech-declinesIllegal =
    { $who ->
        [none] Vous exigez un coup légal.
       *[other] { $who } exige un coup légal.
    }
speech-doubled =
    { $who ->
        [none] Vous doublez à { $value }.
       *[other] { $who } double à { $value }.
    }
speech-taken =
    { $who ->
        [none] Vous prenez et avez le videau à { $value }.
       *[other] { $who } prend et a le videau à { $value }.
    }
speech-passed =
    { $who ->
        [none] Vous passez.
       *[other] { $who } passe.
    }
speech-beavered =
    { $who ->
        [none] Vous faites un beaver à { $value }.
       *[other] { $who } fait un beaver à { $value }.
    }
speech-raccooned =
    { $who ->
        [none] Vous faites un raccoon à { $value }.
       *[other] { $who } fait un raccoon à { $value }.
    }
speech-resigns =
    { $who ->
        [none] Vous proposez d’abandonner { $result }.
       *[other] { $who } propose d’abandonner { $result }.
    }
speech-declines =
    { $who ->
        [none] Vous refusez l’abandon.
       *[other] { $who } refuse l’abandon.
    }
speech-resigned =
    { $who ->
        [none] Vous abandonnez { $result }.
       *[other] { $who } abandonne { $result }.
    }
speech-stopAgreed =
    { $who ->
        [none] Vous acceptez d’arrêter.
       *[other] { $who } accepte d’arrêter.
    }
speech-abortAgreed =
    { $who ->
        [none] Vous demandez à interrompre le match.
       *[other] { $who } demande à interrompre le match.
    }
speech-abortDeclined =
    { $who ->
        [none] Vous voulez continuer à jouer.
       *[other] { $who } veut continuer à jouer.
    }
speech-takeBackAsked =
    { $who ->
        [none] Vous demandez à reprendre le dernier coup.
       *[other] { $who } demande à reprendre le dernier coup.
    }
speech-takeBackDeclined =
    { $who ->
        [none] Vous maintenez le coup.
       *[other] { $who } maintient le coup.
    }
speech-tookBack =
    { $who ->
        [none] Vous reprenez le coup.
       *[other] { $who } reprend le coup.
    }
speech-pauseAsked =
    { $who ->
        [none] Vous demandez une pause.
       *[other] { $who } demande une pause.
    }
speech-pauseDeclined =
    { $who ->
        [none] Vous voulez continuer à jouer.
       *[other] { $who } veut continuer à jouer.
    }
speech-paused = Le match est en pause. Les pendules sont arrêtées.
speech-resumed =
    { $who ->
        [none] Vous reprenez le match. Les pendules tournent de nouveau.
       *[other] { $who } reprend le match. Les pendules tournent de nouveau.
    }
speech-pauseEnded = La pause est finie. Les pendules tournent de nouveau.
speech-abandoned = Les deux joueurs sont partis. Le match est interrompu.
speech-calledOff = Cette partie s’est terminée sans résultat. La page de l’événement dit ce qui compte.
speech-calledOffTooLong = Le match a trop d’événements, il est donc annulé. Il ne compte pour personne.
speech-held = Le directeur a mis cette partie en pause : { $reason }. Les pendules sont arrêtées.
speech-released = Le directeur a repris cette partie. Les pendules tournent de nouveau.
speech-rollAsked =
    { $who ->
        [none] Vous lancerez quand l’autre salle sera prête.
       *[other] { $who } lancera quand l’autre salle sera prête.
    }
speech-turnOpened = Les deux salles sont prêtes à lancer.
speech-substituted = { $came } joue maintenant à la place de { $left }.
speech-extraTime =
    { $minutes ->
        [0] Le directeur a repris le temps supplémentaire.
       *[other] Le directeur a donné du temps : { $minutes } min pour chaque joueur.
    }
speech-outage-seconds = Le site a été hors service pendant { $seconds } s. Ce temps n’est pas compté, et le joueur au trait a au moins 15 s.
speech-outage-minutes = Le site a été hors service pendant { $minutes } min. Ce temps n’est pas compté, et le joueur au trait a au moins 15 s.
speech-atBoard-awaited =
    { $who ->
        [none] En attente de votre plateau.
       *[other] En attente du plateau de { $who }.
    }
speech-atBoard-ready =
    { $who ->
        [none] Votre plateau est prêt.
       *[other] Le plateau de { $who } est prêt.
    }
speech-atBoard-illegal_play =
    { $who ->
        [none] Votre plateau ne montre pas de coup légal. Le tour reste ouvert.
       *[other] Le plateau de { $who } ne montre pas de coup légal. Le tour reste ouvert.
    }
speech-atBoard-sensor_fault =
    { $who ->
        [none] Les capteurs de votre plateau annoncent une position impossible.
       *[other] Les capteurs du plateau de { $who } annoncent une position impossible.
    }
speech-atBoard-rolled_early =
    { $who ->
        [none] Vous avez lancé trop tôt. Le jet compte.
       *[other] { $who } a lancé trop tôt. Le jet compte.
    }
speech-vacation =
    { $who ->
        [none] Vos vacances ont changé.
       *[other] Les vacances de { $who } ont changé.
    }
speech-timedOut =
    { $who ->
        [none] Vous n’avez plus de temps.
       *[other] { $who } n’a plus de temps.
    }
speech-left =
    { $who ->
        [none] Vous êtes parti.
       *[other] { $who } est parti.
    }
speech-claimed =
    { $claim ->
        [match]
            { $who ->
                [none] Vous réclamez le match, car l’adversaire est parti.
               *[other] { $who } réclame le match, car l’adversaire est parti.
            }
       *[other]
            { $who ->
                [none] Vous terminez le match sans résultat, car l’adversaire est parti.
               *[other] { $who } termine le match sans résultat, car l’adversaire est parti.
            }
    }
speech-gameEnded =
    { $who ->
        [none]
            Vous gagnez la partie, { $points } { $points ->
                [one] point
               *[other] points
            }.
       *[other]
            { $who } gagne la partie, { $points } { $points ->
                [one] point
               *[other] points
            }.
    }
speech-matchEnded =
    { $who ->
        [none] Vous gagnez le match.
       *[other] { $who } gagne le match.
    }
speech-drawn = Le match est nul.
speech-mayRoll = Vous pouvez lancer.
speech-mayDouble = Vous pouvez lancer ou doubler.
speech-mayTake = Vous pouvez prendre ou passer.
speech-mayBeaver = Vous pouvez prendre, faire un beaver ou passer.
speech-bar = barre
speech-off = sorti
speech-complete = Entrée confirme, U annule.
speech-undone = Annulé.

## The situation, and answers to a player's questions

speech-score =
    { $own ->
        [none] Score : vous { $points }, { $their } { $theirPoints }.
       *[other] Score : { $own } { $points }, { $their } { $theirPoints }.
    }
speech-game =
    { $crawford ->
        [true] Partie { $game }, Crawford.
       *[false] Partie { $game }.
    }
speech-side = Vous jouez { $side }.
speech-cube-none = Cette partie se joue sans videau.
speech-cube-centred = Le videau est au centre, à { $value }.
speech-cube-owned =
    { $who ->
        [none] Vous avez le videau à { $value }.
       *[other] { $who } a le videau à { $value }.
    }
speech-toRoll = C’est à { $who } de lancer.
speech-hasRolled =
    { $who ->
        [none] Vous avez { $first } et { $second } à jouer.
       *[other] { $who } a { $first } et { $second } à jouer.
    }
speech-cubeOffered =
    { $who ->
        [none] On vous propose le videau à { $value }.
       *[other] { $who } doit répondre au videau à { $value }.
    }
speech-pips =
    { $own ->
        [none] Pips : vous { $points }, { $their } { $theirPoints }.
       *[other] Pips : { $own } { $points }, { $their } { $theirPoints }.
    }
speech-lead =
    { $who ->
        [none] Vous menez de { $pips }.
       *[other] { $who } mène de { $pips }.
    }
speech-even = La course est à égalité.
speech-blots =
    { $who ->
        [none]
            { $count ->
                [one] Votre blot : { $points }.
               *[other] Vos blots : { $points }.
            }
       *[other]
            { $count ->
                [one] Blot de { $who } : { $points }.
               *[other] Blots de { $who } : { $points }.
            }
    }
speech-hits =
    { $who ->
        [none] Vous frappez avec { $rolls } lancers sur 36.
       *[other] { $who } frappe avec { $rolls } lancers sur 36.
    }
speech-noBlots =
    { $who ->
        [none] Vous n’avez aucun blot à portée.
       *[other] { $who } n’a aucun blot à portée.
    }
speech-noContact = Plus de contact : personne ne peut être frappé.
speech-stations-point = { $count } sur { $point }
speech-stations-bar = { $count } sur la barre
speech-stations-off = { $count } sortis
speech-stations-of =
    { $who ->
        [none] Vous : { $places }.
       *[other] { $who } : { $places }.
    }
speech-toPlay = Reste à jouer : { $dice }.
speech-confirmed = Coup joué.
speech-log = Ce qui s’est passé
