### Vacations from correspondence matches.

vacation-title = Відпустка
vacation-lead = Поки вас немає, годинники всіх ваших матчів за листуванням стоять, і суперники бачать, доки. Грати при цьому можна.
vacation-howLong = Тривалість
vacation-days =
    { $n } { $n ->
        [one] день
        [few] дні
       *[other] днів
    }
vacation-go = Піти у відпустку
vacation-back = Я повернувся
vacation-away = Вас немає до: { $until }.
vacation-left = Залишилося днів: { $left } з { $of } за 365 днів. Розпочатий день рахується повністю.
