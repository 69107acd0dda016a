### Protocols of team matches and crosstables of team events, as pages, as documents to print and as tables for programs.

protocols-teams = Команда A: { $a }, команда B: { $b }. Кожну дошку грають в обох кімнатах з однаковими кидками.
protocols-room =
    { $room ->
        [open] відкрита
       *[closed] закрита
    }
protocols-place =
    { $room ->
        [open] Дошка { $board }, відкрита кімната
       *[closed] Дошка { $board }, закрита кімната
    }
protocols-game = Партія
protocols-imp_for = IMP для { $team }
protocols-cube-passed_by = { $cube } запропонувала { $team }, відмова
protocols-cube-passed = { $cube } запропоновано, відмова
protocols-cube-turned_by = { $cube } ({ $team })
protocols-imp = IMP: { $a } { $imp_a }, { $b } { $imp_b }, різниця { $difference }.
protocols-won = { $winner }: перемога в матчі, переможні очки { $most }:{ $least }.
protocols-drawn = Матч закінчився внічию, по { $points } переможних очок.
protocols-explained = Переможець кожної партії отримує SMP за опублікованою таблицею, яка враховує шашки, що лишилися в суперника, і куб. Шкала перетворює SMP на IMP. Різниця IMP за всі партії ділить 30 переможних очок між командами.
protocols-unfinished = Цю партію не закінчено.
protocols-no_result = Результату ще немає.
protocols-opening = На початку білі кинули { $white }, а чорні { $black }.
protocols-played-pass = { $winner }: подвоєння до { $cube }; { $loser }: відмова.
protocols-played-gammon =
    { $cube ->
        [1] { $winner }: гемон; куб не подвоювали.
       *[other] { $winner }: гемон; куб стояв на { $cube }.
    }
protocols-played-backgammon =
    { $cube ->
        [1] { $winner }: бекгемон; куб не подвоювали.
       *[other] { $winner }: бекгемон; куб стояв на { $cube }.
    }
protocols-played-single =
    { $cube ->
        [1] { $winner }: перемога; куб не подвоювали.
       *[other] { $winner }: перемога; куб стояв на { $cube }.
    }
protocols-played-single_left =
    { $winner }: перемога; у { $loser } лишилося { $left ->
        [one] { $left } шашка
        [few] { $left } шашки
       *[other] { $left } шашок
    }; { $cube ->
        [1] куб не подвоювали
       *[other] куб стояв на { $cube }
    }.
protocols-played-unknown = { $winner }: перемога.
protocols-given = Суддя присудив цю партію: { $winner }.
protocols-given_instead = Суддя присудив цю партію замість зіграного результату: { $winner }.
protocols-act = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: { $deed }.
protocols-reason = Причина: { $reason }
protocols-log-step = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: крок { $step }: { $what } ({ $by }).
protocols-log-automatic = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: крок { $step }: { $what } (автоматично).
protocols-log-of = { $kind }: крок { $step }
protocols-against = Очки проти { $team }
protocols-imp_difference = Різниця IMP
protocols-cells = У кожній клітинці переможні очки команди ліворуч проти команди з місцем угорі.
protocols-final_match = Фінал
protocols-player =
    { $name } ({ $team }): { $difference } IMP, { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    }
