### The player page and the list of a player's matches.

player-title = { $name }, гравець
player-since = На сайті з { $date }
player-online = у мережі
player-offline = не в мережі
player-bot = Бот
player-guest = Гість
player-challenge = Викликати
player-play = Грати
player-you = Це ви
player-ratings = Рейтинги
player-experience = Досвід { $n }
player-missing-experience = Попередній: до таблиці лідерів бракує очок досвіду: { $points }
player-missing-days =
    Ще не в таблиці лідерів: зіграйте рейтингові матчі ще в { $days ->
        [1] один день
       *[other] { $days } дні
    }
player-missing-opponents = Ще не в таблиці лідерів: бракує рейтингових матчів з іншими досвідченими гравцями чи ботами: { $people }
player-missing-debt = Не в таблиці лідерів: очок від нових облікових записів або тих, що грають переважно з вами: { $points }. Грайте з іншими гравцями та ботами
player-missing-hidden = Не в таблиці лідерів: рішення модератора
player-listedBelow = У таблиці лідерів із { $rating }: решта очок від нових облікових записів або тих, що грають переважно з цим гравцем
player-results = Результати
player-played = Матчі
player-won = Виграно
player-lost = Програно
player-drawn = Нічиї
player-completion = Частка дограних матчів
player-streak = Серія перемог
player-bestStreak = найдовша { $n }
player-winRate = Частка виграних
player-recent = Останні матчі
player-all = Усі матчі
player-none = Закінчених матчів ще немає.
player-noneOwn = Ви ще не закінчили жодного матчу.
player-notFound = Гравця «{ $name }» немає.
player-notFoundText = Перевірте написання. Імена ніколи не віддають іншим.

player-chart = Графік рейтингу
player-chartOf = Рейтинг у списку { $list }
player-chartEmpty = Графік починається з першого рейтингового матчу.
player-chartHelp = Стрілки ліворуч і праворуч переходять від матчу до матчу.
player-chartSummary =
    { $count } { $count ->
        [one] рейтинговий матч
        [few] рейтингові матчі
       *[other] рейтингових матчів
    }, від { $from } до { $to }; найнижчий { $low }, найвищий { $high }.
player-chartPoint = { $date }: { $rating } ({ $change }) проти { $opponent }
player-change = Зміна
player-openMatch = Відкрити матч

player-historyTitle = Історія матчів
player-historyOf = Матчі гравця { $name }
player-filter = Показати
player-filterResult = Результат
player-filterKind = Гра
player-filterRated = Рейтинг
player-filterOpponents = Суперники
player-any = Усі
player-people = Люди
player-bots = Боти
player-more = Показати давніші матчі
player-loadingMore = Завантаження…
player-end = Більше матчів немає.
player-nothingFits = Жоден матч не підходить до цих фільтрів.
player-nothingFitsYet = Серед завантажених матчів жоден не підходить до цих фільтрів.
player-clearFilter = Показати всі
player-against = проти
player-score = Рахунок
player-voided = анульовано
player-ratingChange = Рейтинг
player-replay = Відкрити
player-dice = Кубики
player-checkDice = Перевірити кубики матчу проти { $opponent }
player-reviewMatchWith = Розбір матчу проти { $opponent }
player-openMatchWith = Відкрити матч проти { $opponent }
player-today = Сьогодні
player-yesterday = Учора
