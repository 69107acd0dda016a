### The leaderboards, the records, and the score between two players.

leaderboards-title = Таблиці рейтингу
leaderboards-lead = Кожен рейтинговий матч враховується одразу. Боти завжди позначені.
leaderboards-list = Список
leaderboards-listHelp-stakes = На ставку: матчі до 5 очок, три партії без куба, одна партія на очки. Грати можна на ставку або просто так.
leaderboards-listHelp-casual = Вільні партії: сесії, зіграні партія за партією, завжди без ставки.
leaderboards-active = Активність
leaderboards-days-ever = будь-коли
leaderboards-days-7 = за 7 днів
leaderboards-days-30 = за 30 днів
leaderboards-days-90 = за 90 днів
leaderboards-days-365 = за рік
leaderboards-experience = Досвід
leaderboards-atLeast =
    { $n ->
        [0] будь-який
       *[other] від { $n }
    }
leaderboards-bots = Показувати ботів
leaderboards-rank = Місце
leaderboards-player = Гравець
leaderboards-rating = Рейтинг
leaderboards-played = Останній матч
leaderboards-you = ви
leaderboards-more = Показати ще
leaderboards-top = На початок
leaderboards-aroundMe = Моє місце
leaderboards-notRated = Вас ще немає в цій таблиці. Чого бракує, сказано на вашій сторінці гравця.
leaderboards-peopleFrom = Сайт новий: люди з’являться в таблицях лідерів { $date }. До того в них лише боти.
leaderboards-search = Знайти гравця
leaderboards-searchHint = Початок імені
leaderboards-find = Знайти
leaderboards-found = Гравців: { $count }
leaderboards-foundNobody = Жодне ім’я так не починається. Перевірте написання.
leaderboards-unrated = без рейтингу
leaderboards-nobody = За цими фільтрами нікого немає.
leaderboards-nobodyText = Послабте фільтри, щоб побачити більше гравців.
leaderboards-empty = Цей список ще порожній
leaderboards-emptyText = До таблиці потрапляють гравці з досвідом від 20, які грали рейтингові матчі в три різні дні та з п’ятьма досвідченими гравцями чи ботами. Чого бракує, сказано на сторінці гравця.
leaderboards-play = Зіграти матч
leaderboards-records = Рекорди
leaderboards-mostPlayed = Найбільше матчів
leaderboards-bestStreak = Найдовші серії перемог
leaderboards-streak = Серії, що тривають
leaderboards-streakHelp = Рейтингові матчі, виграні поспіль
leaderboards-noRecord = Поки нічого.
leaderboards-headToHead = Проти вас
leaderboards-neverMet = Ви ще не завершили жодного матчу між собою.
leaderboards-wins = { $name }: перемог { $won }
leaderboards-met = Матчів: { $count }, останній { $date }
