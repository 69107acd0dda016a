### Several games in a row against the same opponent.

session-title = Сесія
session-game = Партія { $number }
session-score = Рахунок
session-youWon = Ви виграли партію
session-youLost = Ви програли партію
session-won = Партію виграє { $name }
session-result =
    { $name ->
        [none] Без результату
       *[other]
            { $name }: +{ $count } { $count ->
                [one] очко
                [few] очки
               *[other] очок
            }
    }
session-running = Триває
session-games = Партії цієї сесії
session-next = Наступна партія
session-accept = Погодитися і грати
session-wants = { $name } хоче ще партію
session-proposes = { $name } хоче ще партію з іншими правилами:
session-asked = Чекаємо на відповідь: { $name }…
session-yours = Ваша пропозиція:
session-noOptions = Без додаткових правил
session-change = Змінити правила
session-keep = Залишити правила
session-propose = Запропонувати і грати
session-end = Завершити сесію
session-ended = { $name } завершує сесію.
session-youEnded = Ви завершили сесію.
session-again = Запропонувати ще партію
session-toNext = До наступної партії
session-leaveTitle = Вийти з партії?
session-leave = Вийти з партії
session-leaveEnds = Це завершить і сесію.
