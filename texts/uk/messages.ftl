### Private messages between two players.

messages-title = Повідомлення
messages-lead = Їх читаєте лише ви двоє. За рік вони видаляються.
messages-with = Листування: { $name }
messages-none = Повідомлень ще немає.
messages-noneText = Відкрийте сторінку гравця й натисніть «Написати».
messages-choose = Виберіть розмову.
messages-write = Написати
messages-text = Повідомлення для { $name }
messages-send = Надіслати
messages-earlier = Раніші повідомлення
messages-first = Тут починається ваше листування: { $name }.
messages-held = Ви обоє берете участь у командному матчі. { $name } отримає ці повідомлення, щойно не гратиметься жодна дошка.
messages-closed = Ви й цей гравець не можете писати одне одному.
messages-guests = Гості не можуть надсилати повідомлень.
messages-back = Усі повідомлення
messages-you = Ви
messages-unread = Непрочитаних: { $n }
messages-report = Поскаржитися
messages-deleteAll = Видалити
messages-deleteTitle = Видалити цю розмову?
messages-deleteText = Вона зникне з вашого списку. Співрозмовник ({ $name }) збереже повідомлення.
messages-deleted = Розмову видалено.
messages-include = Додати до скарги наші останні 50 повідомлень
messages-included = Повідомлення у скарзі
messages-reporter = Автор скарги
messages-bell =
    { $n ->
        [1] Нове повідомлення: { $from }
       *[other] Нових повідомлень: { $n } ({ $from })
    }
