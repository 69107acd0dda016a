### The score sheet of a duplicate team match.

scoreSheet-title = Протокол матчу
scoreSheet-lead = Для дуплікатного командного матчу на справжніх дошках: кожну роздачу грають в обох кімнатах з однаковими кидками. Заповніть результати; очки рахуються за опублікованими таблицями.
scoreSheet-open = Порахувати дуплікатний матч
scoreSheet-boards = Роздачі
scoreSheet-board = Роздача
scoreSheet-team = Команда { $team }
scoreSheet-nameOf = Назва команди { $team }
scoreSheet-room-open = відкрита кімната
scoreSheet-room-closed = закрита кімната
scoreSheet-game = роздача { $board }, { $room }
scoreSheet-winner = Переможець
scoreSheet-result = Результат
scoreSheet-end-single = Проста партія
scoreSheet-end-gammon = Гемон
scoreSheet-end-backgammon = Бекгемон
scoreSheet-end-pass = Подвоєння відхилено
scoreSheet-cube = Куб
scoreSheet-left = Шашок лишилося
scoreSheet-difference = Різниця
scoreSheet-incomplete =
    бракує { $missing } { $missing ->
        [one] партії
       *[other] партій
    }
scoreSheet-print = Друкувати
scoreSheet-csv = Завантажити як CSV
scoreSheet-clear = Очистити протокол
