### Protocols of team matches and crosstables of team events, as pages, as documents to print and as tables for programs.

protocols-teams = L’équipe A est { $a }, l’équipe B est { $b }. Chaque donne se joue dans les deux salles avec les mêmes jets.
protocols-room =
    { $room ->
        [open] ouverte
       *[closed] fermée
    }
protocols-place =
    { $room ->
        [open] Donne { $board }, salle ouverte
       *[closed] Donne { $board }, salle fermée
    }
protocols-game = La partie
protocols-imp_for = IMP pour { $team }
protocols-cube-passed_by = { $cube } proposé par { $team }, passé
protocols-cube-passed = { $cube } proposé, passé
protocols-cube-turned_by = { $cube } (de { $team })
protocols-imp = IMP : { $a } { $imp_a }, { $b } { $imp_b }, différence de { $difference }.
protocols-won = { $winner } a gagné le match par { $most } points de victoire à { $least }.
protocols-drawn = Le match s’est terminé sur une égalité, avec { $points } points de victoire chacun.
protocols-explained = Le vainqueur de chaque partie reçoit des SMP selon la table publiée, qui tient compte des pions restants du perdant et du videau. Une échelle convertit les SMP en IMP. La différence d’IMP sur toutes les parties répartit 30 points de victoire entre les équipes.
protocols-unfinished = Cette partie n’a pas été terminée.
protocols-no_result = Pas encore de résultat.
protocols-opening = Au jet d’ouverture, Blanc a fait { $white } et Noir { $black }.
protocols-played-pass = { $winner } a doublé à { $cube }, et { $loser } a passé.
protocols-played-gammon =
    { $cube ->
        [1] { $winner } a gagné un gammon; le videau n’a pas été tourné.
       *[other] { $winner } a gagné un gammon; le videau était à { $cube }.
    }
protocols-played-backgammon =
    { $cube ->
        [1] { $winner } a gagné un backgammon; le videau n’a pas été tourné.
       *[other] { $winner } a gagné un backgammon; le videau était à { $cube }.
    }
protocols-played-single =
    { $cube ->
        [1] { $winner } a gagné; le videau n’a pas été tourné.
       *[other] { $winner } a gagné; le videau était à { $cube }.
    }
protocols-played-single_left =
    { $winner } a gagné, il restait { $left ->
        [one] 1 pion
       *[other] { $left } pions
    } à { $loser }; { $cube ->
        [1] le videau n’a pas été tourné
       *[other] le videau était à { $cube }
    }.
protocols-played-unknown = { $winner } a gagné.
protocols-given = Le directeur a donné cette partie à { $winner }.
protocols-given_instead = Le directeur a donné cette partie à { $winner }, à la place du résultat joué.
protocols-act = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: { $deed }.
protocols-reason = Motif : { $reason }
protocols-log-step = { DATETIME($at, dateStyle: "medium", timeStyle: "short") } : étape { $step } : { $what }, par { $by }.
protocols-log-automatic = { DATETIME($at, dateStyle: "medium", timeStyle: "short") } : étape { $step } : { $what }, automatique.
protocols-log-of = { $kind } : étape { $step }
protocols-against = PV contre { $team }
protocols-imp_difference = Différence d’IMP
protocols-cells = Chaque case contient les points de victoire de l’équipe de gauche contre l’équipe à la place indiquée au-dessus.
protocols-final_match = Finale
protocols-player =
    { $name } ({ $team }) : { $difference } IMP en { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
