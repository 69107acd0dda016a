### Protocols of team matches and crosstables of team events, as pages, as documents to print and as tables for programs.

protocols-teams = El equipo A es { $a } y el equipo B es { $b }. Cada tablero se juega en las dos salas con las mismas tiradas.
protocols-room =
    { $room ->
        [open] abierta
       *[closed] cerrada
    }
protocols-place =
    { $room ->
        [open] Tablero { $board }, sala abierta
       *[closed] Tablero { $board }, sala cerrada
    }
protocols-game = La partida
protocols-imp_for = IMP para { $team }
protocols-cube-passed_by = { $cube } ofrecido por { $team }, rechazado
protocols-cube-passed = { $cube } ofrecido, rechazado
protocols-cube-turned_by = { $cube } (de { $team })
protocols-imp = IMP: { $a } { $imp_a }, { $b } { $imp_b }, diferencia de { $difference }.
protocols-won = { $winner } ganó el match por { $most } a { $least } puntos de victoria.
protocols-drawn = El match terminó en empate, con { $points } puntos de victoria cada uno.
protocols-explained = El ganador de cada partida recibe SMP según la tabla publicada, que cuenta las fichas que le quedan al perdedor y el cubo. Una escala convierte SMP en IMP. La diferencia de IMP en todas las partidas reparte 30 puntos de victoria entre los equipos.
protocols-unfinished = Esta partida no se terminó.
protocols-no_result = Aún sin resultado.
protocols-opening = Para empezar, las blancas sacaron { $white } y las negras { $black }.
protocols-played-pass = { $winner } dobló a { $cube } y { $loser } rechazó.
protocols-played-gammon =
    { $cube ->
        [1] { $winner } ganó gammon; el cubo no se giró.
       *[other] { $winner } ganó gammon; el cubo estaba en { $cube }.
    }
protocols-played-backgammon =
    { $cube ->
        [1] { $winner } ganó backgammon; el cubo no se giró.
       *[other] { $winner } ganó backgammon; el cubo estaba en { $cube }.
    }
protocols-played-single =
    { $cube ->
        [1] { $winner } ganó; el cubo no se giró.
       *[other] { $winner } ganó; el cubo estaba en { $cube }.
    }
protocols-played-single_left =
    { $winner } ganó, y a { $loser } { $left ->
        [one] le quedaba 1 ficha
       *[other] le quedaban { $left } fichas
    }; { $cube ->
        [1] el cubo no se giró
       *[other] el cubo estaba en { $cube }
    }.
protocols-played-unknown = Ganó { $winner }.
protocols-given = El director dio esta partida a { $winner }.
protocols-given_instead = El director dio esta partida a { $winner }, en lugar del resultado jugado.
protocols-act = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: { $deed }.
protocols-reason = Motivo: { $reason }
protocols-log-step = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: paso { $step }: { $what }, por { $by }.
protocols-log-automatic = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: paso { $step }: { $what }, automático.
protocols-log-of = { $kind }: paso { $step }
protocols-against = PV contra { $team }
protocols-imp_difference = Diferencia de IMP
protocols-cells = Cada celda tiene los puntos de victoria del equipo de la izquierda contra el equipo con el puesto de arriba.
protocols-final_match = Final
protocols-player =
    { $name } ({ $team }): { $difference } IMP en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
