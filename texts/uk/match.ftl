### The page of a match: names, clocks, connections.

match-gated = В обох кімнатах ті самі кидки. Кожен хід видно тоді, коли його зіграли в обох кімнатах.
match-title = Матч
match-against = { $white } – { $black }
match-rated =
    { $list ->
        [none] Без рейтингу
        [stakes] На рейтинг · На ставку
       *[other] На рейтинг · Вільні партії
    }
match-game = Партія { $game }
match-crawford = Кроуфорд
match-series =
    { $points ->
        [none] Серія: { $won }
       *[other] Серія: { $won } (очки { $points })
    }
match-points =
    { $count } { $count ->
        [one] очко
        [few] очки
       *[other] очок
    }
match-result =
    { $result ->
        [single] звичайна партія
        [gammon] гемон
       *[backgammon] бекгемон
    }
match-resultName =
    { $result ->
        [single] Звичайна партія
        [gammon] Гемон
       *[backgammon] Бекгемон
    }
match-spectators =
    { $count } { $count ->
        [one] глядач
        [few] глядачі
       *[other] глядачів
    }
match-pips = піпсів
match-scoreOf = Рахунок { $score }
match-bot = Бот
match-yourTurn = Ваша черга
match-freeSeat = Вільне місце
match-onVacation = у відпустці до { $until }
match-clockStands = зупинено
match-boardAwaited = Очікуємо на дошку
match-atSensorBoard = Сенсорна дошка
match-presence-good = За столом
match-presence-slow = Повільне з’єднання
match-presence-reconnecting = Відновлює зв’язок…
match-presence-elsewhere = На іншій сторінці
match-presence-gone = Без зв’язку
match-clockRuns = Годинник іде далі.
match-signal-good = Ваше з’єднання добре
match-signal-slow = Ваше з’єднання повільне
match-signal-reconnecting = З’єднання втрачено. Відновлюємо…
match-onTurn = Ходить
match-reserve = Залишилося часу { $text }
match-takeBack-ask = Повернути хід
match-takeBack-hint = Зіграти свій кидок ще раз, якщо суперник згоден
match-takeBack-asked = { $name } просить повернути останній хід
match-takeBack-sent = Ви попросили гравця { $name } дозволити повернути хід
match-takeBack-allow = Дозволити
match-takeBack-decline = Хід зроблено
match-pause-title = Пауза
match-pause-until = Годинники стоять, доки хтось із вас не продовжить, або до { $time }.
match-pause-resume = Продовжити
match-pause-ask = Пауза
match-pause-hint = Зупинити годинники щонайбільше на 15 хв, якщо суперник згоден
match-pause-asked = { $name } просить паузу щонайбільше на 15 хв
match-pause-sent = Ви попросили паузу в гравця { $name }
match-pause-decline = Грати далі
match-hold-title = Гру зупинив суддя
match-hold-clocks = Годинники стоять, доки суддя не дозволить продовжити.
match-hold-until = Годинники стоять. Гра має продовжитися близько { $time }.
match-connectionLost = З’єднання втрачено. Відновлюємо…
match-loading = Розставляємо шашки…
match-notFound = Такого матчу немає.
