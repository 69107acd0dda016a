### The list behind the bell, notices on the page and notifications of the browser.

agenda-title = Чекає на вас
agenda-open =
    { $count ->
        [0] На вас ніщо не чекає
       *[other] Чекає на вас: { $count }
    }
agenda-correspondence =
    { $count ->
        [one] На вас чекає { $count } матч за листуванням.
        [few] На вас чекають { $count } матчі за листуванням.
       *[other] На вас чекають { $count } матчів за листуванням.
    }
agenda-nothing = На вас ніщо не чекає.
agenda-yourTurn = Ваша черга проти { $name }
agenda-theirTurn = Черга { $name }
agenda-until = до { $at }
agenda-since = з { $at }
agenda-duty-calls =
    { $count } { $count ->
        [one] виклик
        [few] виклики
       *[other] викликів
    } судді: { $name }
agenda-duty-lineup = Назвіть розстановку: { $name }
agenda-duty-check_in = Відзначтеся: { $name }
agenda-duty-begins = Початок протягом години: { $name }
agenda-duty-protests =
    { $count } { $count ->
        [one] протест чекає
        [few] протести чекають
       *[other] протестів чекають
    } на рішення: { $name }
agenda-duty-start = Можна починати: { $name }
agenda-duty-invitation = Команда запрошує вас: { $name }
agenda-duty-players =
    Команді бракує { $count } { $count ->
        [1] гравця
       *[other] гравців
    }: { $name }
agenda-duty-boards =
    Залишилося зіграти { $count } { $count ->
        [one] дошку
        [few] дошки
       *[other] дощок
    }: { $name }
agenda-duty-announcement = Оголошення: { $name }
agenda-duty-directs = Ви тепер суддя: { $name }
agenda-duty-leads = Ви тепер головний суддя: { $name }
agenda-duty-reports =
    { $count } { $count ->
        [one] скарга чекає
        [few] скарги чекають
       *[other] скарг чекають
    } на розгляд
agenda-moreDuties = Ще { $count } у ваших турнірах
agenda-moreTables =
    Ще { $count } { $count ->
        [one] виклик
        [few] виклики
       *[other] викликів
    }
agenda-challenge = { $name } викликає вас на матч
agenda-tournament = Ваш турнірний матч проти { $name } готовий
agenda-team_match = Ваша дошка командного матчу проти { $name } готова
agenda-rematch = { $name } пропонує вам реванш
agenda-begun = Ваш матч проти { $name } почався
agenda-notifications = Сповіщення
agenda-lead = Дзвіночок угорі кожної сторінки показує, що на вас чекає.
agenda-browser = Сповіщення браузера
agenda-browserText = Про вашу чергу, виклики, нові матчі, реванші й турніри, поки ви дивитеся інше, а вкладка відкрита
agenda-refused = Ваш браузер блокує сповіщення цього сайту. Дозвольте їх у налаштуваннях браузера.
agenda-none = Цей браузер не підтримує сповіщень.
