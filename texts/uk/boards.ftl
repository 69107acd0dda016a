### Sensor boards: enrol, seat, watch and revoke them.

boards-title = Сенсорні дошки
boards-lead = Грайте на справжній дошці з датчиками під пунктами. Ви рухаєте шашки, а суперник бачить це на екрані або на власній дошці.
boards-intro-howTitle = Як грати матч на дошці
boards-intro-steps-1 = Отримайте код на цій сторінці й уведіть його на дошці. Тепер дошка ваша.
boards-intro-steps-2 = Почніть матч у браузері й натисніть тут «Використати цю дошку».
boards-intro-steps-3 = Дошка показує ваш кидок. Зробіть хід шашками й натисніть «Готово»: дошка зчитає хід.
boards-intro-steps-4 = Хід суперника дошка покаже, а його шашки пересуваєте ви.
boards-intro-whoTitle = Хто з ким може грати
boards-intro-who-1 = Дошка й екран: суперникові дошка не потрібна.
boards-intro-who-2 = Дві дошки у двох місцях, кожна зі своїм гравцем.
boards-intro-who-3 = Одна дошка на двох, у клубі чи вдома.
boards-intro-who-4 = Дошка й бот.
boards-intro-withoutTitle = Спробувати без дошки
boards-intro-without = Програма fullprime-board — це дошка в терміналі; вона є у вихідному коді Fullprime. Запустіть її з кодом із цієї сторінки й пересувайте шашки клавішами:
boards-intro-makersTitle = Для виробників дощок
boards-intro-makers = Під’єднати можна будь-яку дошку із сенсорами, що дотримується відкритого протоколу.
boards-intro-protocol = Протокол (англійською)
boards-guest = Гості не можуть додавати дощок. Збережіть обліковий запис, щоб додати дошку.
boards-addTitle = Додати дошку
boards-name = Назва дошки
boards-namePlaceholder = Зал клубу
boards-getCode = Отримати код
boards-codeLabel = Введіть цей код на дошці
boards-codeHelp = Ним може скористатися одна дошка, до { $time }. Щойно вона приєднається, ця сторінка її покаже.
boards-noneTitle = Дошок ще немає
boards-noneText = Отримайте код і введіть його на дошці.
boards-status-connected = На зв’язку
boards-status-away = Без зв’язку
boards-status-frozen = Заблоковано
boards-frozenHelp = Повідомлення дошки суперечать попереднім, тому від неї більше нічого не приймають. Відкличте її й додайте знову.
boards-model = Модель
boards-firmware = Прошивка
boards-battery = Батарея
boards-noBattery = Без батареї
boards-senses = Датчики
boards-sensesText =
    { $colour ->
        [true] з кольором
       *[false] без кольору
    }, глибина { $depth }
boards-lastHeard = Останній зв’язок
boards-never = Ніколи
boards-frames = Збережено повідомлень
boards-faults = Несправні датчики
boards-noFaults = Немає
boards-fault =
    { $point ->
        [none] Бар, датчик { $sensor }
       *[other] Пункт { $point }, датчик { $sensor }
    }
boards-clockAhead = Годинник
boards-clockText-correct = точний
boards-clockText-fast = поспішає на { $seconds } с
boards-clockText-slow = відстає на { $seconds } с
boards-plays = { $white } проти { $black }
boards-toMatch = Відкрити матч
boards-seatTitle = Матч на цій дошці
boards-seatNone = Зараз матчу немає. Почніть матч, а тоді використайте цю дошку в ньому.
boards-seat = Використати цю дошку
boards-match = Матч
boards-share = Суперник теж грає на ній
boards-shareHelp = Суперник підтверджує це, ввівши номер дошки на своїй сторінці «Сенсорні дошки».
boards-unseat = Більше не використовувати
boards-seated = Тепер дошку використано в цьому матчі.
boards-find = Знайти мою дошку
boards-found = Дошка блимає.
boards-rename = Перейменувати
boards-revoke = Відкликати
boards-revokeTitle = Відкликати «{ $name }»?
boards-revokeText = Дошку буде від’єднано негайно. Щоб користуватися нею знову, додайте її з новим кодом.
boards-revoked = «{ $name }» відкликано.
boards-mirror = Що бачить дошка
boards-mirrorShow = Показати, що бачить дошка
boards-mirrorHide = Сховати
boards-mirrorNothing = Дошка ще не повідомила позиції.
boards-mirrorLabel =
    { $unlike ->
        [0] Дошка збігається з позицією.
       *[other] Відмінностей: { $unlike }.
    }
boards-unlikeLine =
    { $point ->
        [none] Бар
       *[other] Пункт { $point }
    }: видно { $seen } { $seen ->
        [one] шашку
        [few] шашки
       *[other] шашок
    }, має бути { $expected }
boards-moving = Поки гравець ходить, дошка відрізняється, доки хід не завершено.
boards-joinTitle = Грати на дошці суперника
boards-joinText = Спершу суперник має поділитися дошкою в цьому матчі. Її номер є на його сторінці «Сенсорні дошки».
boards-joinNumber = Номер дошки
boards-join = Сісти
boards-number = Номер
boards-hall-free = Ваші вільні дошки
boards-hall-screen = грає за екраном
boards-hall-bot = програма
boards-hall-closed = Позиції закритої кімнати приховано, доки дошку не завершено в обох кімнатах.
