### Formats, clocks, options and results, for every place that names a match or a table.

game-format-points =
    Матч до { $length } { $length ->
        [one] очка
       *[other] очок
    }
game-format-three_games = Три партії без куба
game-format-normal = Партія за партією
game-format-single = Одна партія на очки
game-duration-seconds = { $seconds } с
game-duration-minutes = { $minutes } хв
game-duration-both = { $minutes } хв { $seconds } с
game-clock-none = Без годинника
game-clock-live = { $delay } с + { $reserve }
game-clock-correspondence =
    { $days } { $days ->
        [one] день
        [few] дні
       *[other] днів
    } на хід
game-clockLong-none = Без годинника
game-clockLong-live =
    { $delay } { $delay ->
        [one] вільна секунда
        [few] вільні секунди
       *[other] вільних секунд
    } на кожен хід і { $reserve } запасу на весь матч
game-clockLong-correspondence =
    { $days } { $days ->
        [one] день
        [few] дні
       *[other] днів
    } на хід
game-stake =
    { $byThePoint ->
        [true] { $amount } за очко
       *[false] по { $amount }
    }
game-rated = На рейтинг
game-unrated = Без рейтингу
game-list-casual = Вільні партії
game-list-stakes = На ставку
game-options-jacoby = Джейкобі
game-options-automatic_doubles = Автоматичні подвоєння
game-options-beavers = Бобри
game-options-raccoons = Єноти
game-automaticUpTo = Автоматичні подвоєння, щонайбільше { $times }
game-illegalPlays = Ходи не за правилами можна зарахувати
game-thrown = Кубики кидають руками
game-alternate = Починають по черзі
game-provisional = Попередній: досвід у цьому списку менший за 20
game-bot = Бот
game-guest = Гість
game-result-single = звичайна партія
game-result-gammon = гемон
game-result-backgammon = бекгемон
game-reason-borne_off = зіграно
game-reason-passed = пас на подвоєння
game-reason-resigned = суперник здався
game-reason-left = суперник пішов
game-reason-timed_out = за часом
game-reason-completed = зіграно
game-reason-agreed = за згодою
game-reason-aborted = скасовано
game-won = Виграно
game-lost = Програно
game-drawn = Нічия
game-aborted = Скасовано
game-running = Триває
game-band = Клас { $rating }
game-bandBelow = до { $rating }
game-bandAbove = від { $rating }
game-diceCommitted = Кубики запечатано
game-commitmentWhole = Печатка кубиків: { $hex }
game-copy = Скопіювати
game-copied = Скопійовано
game-copyFailed = Цей браузер не дозволяє копіювати.
