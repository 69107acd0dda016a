### Protocols of team matches and crosstables of team events, as pages, as documents to print and as tables for programs.

# $a (string)
# $b (string)
protocols-teams = Team A is { $a }, team B is { $b }. Each board is played in both rooms with the same rolls.
# $room (string)
protocols-room =
    { $room ->
        [open] open
       *[closed] closed
    }
# $board (string)
# $room (string)
protocols-place =
    { $room ->
        [open] Board { $board }, open room
       *[closed] Board { $board }, closed room
    }
protocols-game = The game
# $team (string)
protocols-imp_for = IMP for { $team }
# $cube (number)
# $team (string)
protocols-cube-passed_by = { $cube } proposed by { $team }, passed
# $cube (number)
protocols-cube-passed = { $cube } proposed, passed
# $cube (number)
# $team (string)
protocols-cube-turned_by = { $cube } (by { $team })
# $a (string)
# $imp_a (number)
# $b (string)
# $imp_b (number)
# $difference (number)
protocols-imp = IMP: { $a } { $imp_a }, { $b } { $imp_b }, a difference of { $difference }.
# $winner (string)
# $most (number)
# $least (number)
protocols-won = { $winner } won the match by { $most } to { $least } victory points.
# $points (number)
protocols-drawn = The match ended in a draw, with { $points } victory points each.
protocols-explained = The winner of each game gets SMP from the published table, which counts the loser’s remaining checkers and the cube. A scale turns SMP into IMP. The difference in IMP over all games divides 30 victory points between the teams.
protocols-unfinished = This game was not finished.
protocols-no_result = No result yet.
# $white (number)
# $black (number)
protocols-opening = White threw { $white } and Black { $black } to begin.
# $winner (string)
# $cube (number)
# $loser (string)
protocols-played-pass = { $winner } doubled to { $cube }, and { $loser } passed.
# $winner (string)
# $cube (number)
protocols-played-gammon =
    { $cube ->
        [1] { $winner } won a gammon; the cube was not turned.
       *[other] { $winner } won a gammon; the cube stood at { $cube }.
    }
# $winner (string)
# $cube (number)
protocols-played-backgammon =
    { $cube ->
        [1] { $winner } won a backgammon; the cube was not turned.
       *[other] { $winner } won a backgammon; the cube stood at { $cube }.
    }
# $winner (string)
# $cube (number)
protocols-played-single =
    { $cube ->
        [1] { $winner } won; the cube was not turned.
       *[other] { $winner } won; the cube stood at { $cube }.
    }
# $winner (string)
# $left (number)
# $loser (string)
# $cube (number)
protocols-played-single_left =
    { $winner } won with { $left ->
        [one] 1 checker
       *[other] { $left } checkers
    } left to { $loser }; { $cube ->
        [1] the cube was not turned
       *[other] the cube stood at { $cube }
    }.
# $winner (string)
protocols-played-unknown = { $winner } won.
# $winner (string)
protocols-given = The director gave this game to { $winner }.
# $winner (string)
protocols-given_instead = The director gave this game to { $winner }, in place of the result that was played.
# $at (Millis)
# $deed (string)
protocols-act = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: { $deed }.
# $reason (string)
protocols-reason = Reason: { $reason }
# $at (Millis)
# $step (number)
# $what (string)
# $by (string)
protocols-log-step = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: step { $step }: { $what }, by { $by }.
# $at (Millis)
# $step (number)
# $what (string)
protocols-log-automatic = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: step { $step }: { $what }, automatic.
# $kind (string)
# $step (number)
protocols-log-of = { $kind }: step { $step }
# $team (string)
protocols-against = VP against { $team }
protocols-imp_difference = IMP difference
protocols-cells = Each cell has the victory points of the team on the left against the team with the place above.
protocols-final_match = Final
# $name (string)
# $team (string)
# $difference (string)
# $games (number)
protocols-player =
    { $name } ({ $team }): { $difference } IMP in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
