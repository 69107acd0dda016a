### The board, for screen readers.

board-label = Дошка для бекгемону
board-side =
    { $seat ->
        [white] Білі
       *[other] Чорні
    }
board-point = Пункт { $point }
board-barOf = { $side }: бар
board-offOf = { $side }: викинуті шашки
board-holds =
    { $count ->
        [0] порожньо
        [one] { $side }: { $count } шашка
        [few] { $side }: { $count } шашки
       *[other] { $side }: { $count } шашок
    }
board-source = може ходити
board-target = сюди можна піти
board-picked = вибрано
board-swapDice = Поміняти кубики
board-confirmByDice = Підтвердити хід
board-keys = Стрілки ведуть до шашок, якими можна ходити, Shift зі стрілками — до кожного пункту. M — записати хід нотацією. Знак питання показує всі клавіші.
board-dice = { $side }, кубики: { $dice }
board-cube =
    { $side ->
        [none] Куб на { $value }, посередині
       *[other] Куб на { $value }, { $side }
    }
