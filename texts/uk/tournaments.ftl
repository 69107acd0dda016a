### Tournaments: the list, one of them, its standings and brackets, and its director's desk.

tournaments-kind = Турнір
tournaments-title = Турніри
tournaments-lead = Турніри та командні матчі дуплікат: наживо або у власному темпі.
tournaments-none = Турнірів ще немає
tournaments-noneText = Створіть перший: ви керуєте ним, інші записуються.
tournaments-make = Новий турнір
tournaments-open = Запис відкрито
tournaments-running = Тривають
tournaments-entries =
    { $entries } з { $places } { $places ->
        [one] місця
       *[other] місць
    }
tournaments-directedBy = Суддя: { $name }
tournaments-winner = Переможець: { $name }
tournaments-format-knock_out = На вибування
tournaments-format-swiss =
    { $rounds ->
        [one] Швейцарська система, { $rounds } коло
        [few] Швейцарська система, { $rounds } кола
       *[other] Швейцарська система, { $rounds } кіл
    }
tournaments-format-unbeaten = Швейцарська система, доки не лишиться один без поразок
tournaments-format-lives =
    { $lives ->
        [one] { $lives } життя
        [few] { $lives } життя
       *[other] { $lives } життів
    }
tournaments-format-all =
    { $twice ->
        [true] Кожен з кожним, двічі
       *[false] Кожен з кожним
    }
tournaments-format-groups =
    { $groups ->
        [one] { $groups } група
        [few] { $groups } групи
       *[other] { $groups } груп
    }
tournaments-thenFinal = { $format }, потім на вибування для { $count }
tournaments-again = Ще один такий самий
tournaments-phase-entries = Запис відкрито
tournaments-phase-check_in = Реєстрація присутніх
tournaments-phase-round = Коло { $number }
tournaments-phase-between_rounds = Коло { $number } зіграно
tournaments-phase-over = Завершено
tournaments-phase-cancelled = Скасовано
tournaments-notFound = Турнір не знайдено
tournaments-loading = Завантажуємо турнір…
tournaments-form-title = Новий турнір
tournaments-form-lead = Пари жеребкуються із записаного числа, результати надходять із самих матчів.
tournaments-form-name = Назва
tournaments-form-namePlaceholder = Осінній кубок
tournaments-form-nameMissing = Введіть назву від 3 до 60 символів.
tournaments-form-about = Що слід знати гравцям (необов’язково)
tournaments-form-format = Система
tournaments-form-kinds-knock_out = На вибування
tournaments-form-kinds-swiss = Швейцарська: усі грають у кожному колі
tournaments-form-kinds-lives = Життя: вибуття після стількох поразок
tournaments-form-kinds-round_robin = Кожен з кожним
tournaments-form-rounds = Кількість кіл
tournaments-form-untilUnbeaten = Доки не лишиться один без поразок
tournaments-form-lives = Кількість життів
tournaments-form-groups = Кількість груп
tournaments-form-twice = Кожна пара зустрічається двічі
tournaments-form-finalOf = Виходять у фінал на вибування
tournaments-form-finalOfEach = Виходять із кожної групи у фінал на вибування
tournaments-form-noFinal = Без фіналу
tournaments-form-best =
    { $count ->
        [1] Перший
       *[other] Перші { $count }
    }
tournaments-form-length = Матчі до
tournaments-form-points =
    { $n } { $n ->
        [one] очка
       *[other] очок
    }
tournaments-form-places = Місця
tournaments-form-forecast-players = Якщо гравців { $players }:
tournaments-form-forecast-rounds =
    { $most ->
        [one] { $range } коло
        [few] { $range } кола
       *[other] { $range } кіл
    }
tournaments-form-forecast-matches =
    { $most ->
        [one] { $range } матч на гравця
        [few] { $range } матчі на гравця
       *[other] { $range } матчів на гравця
    }
tournaments-form-forecast-boards =
    { $count ->
        [one] { $count } дошка
        [few] { $count } дошки
       *[other] { $count } дошок
    }
tournaments-form-forecast-time = близько { $time } гри
tournaments-form-pace = Темп
tournaments-form-correspondence = У власному темпі
tournaments-form-live = Наживо
tournaments-form-days = Днів на хід
tournaments-form-daysHint = Хто не ходить так довго, програє матч. Попередження — на половині часу та за день.
tournaments-form-liveHint = Обидва сідають, коли зустрінуться; відтоді йде годинник.
tournaments-form-start = Початок
tournaments-form-byDirector = За рішенням судді
tournaments-form-timed = У визначений час
tournaments-form-byDirectorHint = Ви проводите жеребкування першого кола, коли готові.
tournaments-form-timedHint = Тоді запис закривається й проводиться жеребкування першого кола. Якщо гравців менше двох, турнір скасовується.
tournaments-form-startsAt = Дата й час (ваш час, { $zone })
tournaments-form-startWrong = Вкажіть дату й час у майбутньому.
tournaments-form-every = Наступні кола
tournaments-form-everyMinutes-soon = Якомога швидше
tournaments-form-everyMinutes-minutes = Кожні { $minutes } хв
tournaments-form-everyMinutes-day = Щодня
tournaments-form-everyMinutes-week = Щотижня
tournaments-form-grace = Запізнення не більше
tournaments-form-graceHint = Хто до того часу не сів за стіл, програє матч. Якщо немає обох, програють обоє.
tournaments-form-pause = Перерва перед наступним колом
tournaments-form-pauseHint = Час, щоб виправити хибний результат. Суддя може закінчити перерву або подовжити її.
tournaments-form-noPause = Немає
tournaments-form-late = Пізній запис
tournaments-form-lateHint =
    { $kind ->
        [knock_out] Після початку той, хто спізнився, може стати суперником гравця без пари.
        [lives] Хто спізнився, може приєднатися після початку й має всі життя.
       *[other] Хто спізнився, може приєднатися після початку, але без очок за пропущені кола.
    }
tournaments-form-noLate = Немає
tournaments-form-minutes = { $minutes } хв
tournaments-form-checkIn = Реєстрація присутніх перед жеребкуванням
tournaments-form-checkInHint = Грають лише ті, хто відзначився; інші заходять зі списку очікування.
tournaments-form-byRating = Посів за рейтингом
tournaments-form-byRatingHint =
    { $kind ->
        [knock_out] Найсильніший грає з найслабшим. Інакше пари визначає жереб.
        [round_robin] Найсильніших розподіляють по групах. Інакше вирішує жереб.
       *[other] Серед рівних сильніша половина грає зі слабшою. Інакше пари рівних визначає жереб.
    }
tournaments-form-prizes = Призи в кредитах, з першого місця (необов’язково)
tournaments-form-prizesHint = Наприклад 100, 50, 25, 25. Призи дають лише судді, яких призначив сайт.
tournaments-form-prizesWrong = Введіть суми, більші за нуль, через кому.
tournaments-form-fee = Вступний внесок
tournaments-form-free = Без внеску
tournaments-form-freeHint = Матчі зараховуються до списку «Вільні партії».
tournaments-form-feeHint = Сплачується кредитами під час запису; повертається, якщо ви відмовитеся до жеребкування. Матчі зараховуються до списку «На ставку».
tournaments-form-shares = Частки призового фонду у відсотках, від першого місця
tournaments-form-sharesHint = Дім лишає собі десяту частину всіх внесків, решту ділять так. Хто ділить місця, ділить і їхні відсотки. Хто програє матч, який директор вирішив до його початку, отримує внесок назад.
tournaments-form-sharesWrong = Введіть відсотки за спаданням, разом 100, наприклад 50, 30, 20.
tournaments-form-create = Створити турнір
tournaments-enter = Записатися
tournaments-free = Без вступного внеску
tournaments-feeOf = Внесок { $fee }
tournaments-pool = Зараз у фонді { $pool }.
tournaments-houseTenth = Дім залишає собі десяту частину внесків, решту виграють гравці.
tournaments-enterFor = Записатися за { $fee }
tournaments-signInToEnter = Увійти, щоб записатися
tournaments-withdraw = Відмовитися
tournaments-checkIn = Відзначитися
tournaments-toYourMatch = Ваш матч проти { $name }
tournaments-entered = Ви записані.
tournaments-waitingForDraw = Ви записані. Перше коло жеребкує суддя.
tournaments-startsTitle = Розклад
tournaments-starts = Початок { $when }
tournaments-checkInAt = Реєстрація присутніх з { $when }
tournaments-nextRoundAt = Наступне коло почнеться { $when }
tournaments-grace = Хто запізниться на { $minutes } хв, програє матч
tournaments-enterLate = Записатися пізніше
tournaments-lateUntil =
    { $kind ->
        [knock_out] Хто спізнився, може до { $when } зайняти вільне місце без суперника
       *[other] Хто спізнився, може приєднатися до { $when }
    }
tournaments-retireTitle = Відмовитися від участі в турнірі?
tournaments-retireText = Суперник у незакінченому матчі виграє, наступний — теж. Розпочатий матч закінчиться так, ніби ви залишили його за столом. Повернутися не можна.
tournaments-waitingForStart = Ви записані. Жеребкування першого кола — на початку.
tournaments-bothLost = Обоє не з’явилися: обоє програють
tournaments-people = Гравці
tournaments-nobody = Ще ніхто не записався
tournaments-outOfDraw = Поза жеребкуванням
tournaments-state-placed = Записано
tournaments-state-checked_in = Відзначено
tournaments-state-waiting = Список очікування
tournaments-state-withdrawn = Відмова
tournaments-branch-main = Головна сітка
tournaments-branch-consolation = Втішна сітка
tournaments-branch-final = Фінальний етап
tournaments-round = Коло { $number }
tournaments-final = Фінал
tournaments-semiFinals = Півфінали
tournaments-quarterFinals = Чвертьфінали
tournaments-fromRound = Від кола
tournaments-find = Знайти гравця
tournaments-foundInBracket =
    { $more ->
        [0] { $name }
       *[other] { $name } і ще { $more }
    }
tournaments-notFoundInBracket = Такого гравця немає
tournaments-rounds = Кола
tournaments-notDrawn = Ще не розіграно
tournaments-notDrawnText = Пари цього кола розігрують, щойно визначаться переможці попереднього.
tournaments-bye = Без суперника
tournaments-byes-swiss = без суперника: одне очко
tournaments-byes-lives = без суперника: життя не втрачено
tournaments-byes-round_robin = не грає в цьому колі
tournaments-lucky = Щасливий невдаха
tournaments-drawnFrom = жереб із { $seed }
tournaments-bracketLabel = Турнірна сітка; наступні кола — прокручуванням убік
tournaments-pairingLabel = { $first } проти { $second }, { $score }, { $state }
tournaments-openMatches = Матчі цього кола
tournaments-notBegun = Не почато
tournaments-inPlay = Триває
tournaments-won = { $name } перемагає
tournaments-how-played = зіграно
tournaments-how-idle = надто довго без ходу
tournaments-how-director = рішення судді
tournaments-how-points = більше очок наприкінці кола
tournaments-how-last_game_time = менше часу в останній партії
tournaments-how-current_game_time = менше часу в цій партії
tournaments-how-lot = за жеребом
tournaments-how-ruling = рішення щодо протесту
tournaments-how-absent = суперник не з’явився
tournaments-how-neither_came = не з’явився ніхто, жереб
tournaments-how-withdrew = суперник відмовився
tournaments-how-both_absent = обоє не з’явилися
tournaments-warned = { $name } має попередження: час ходити
tournaments-protested = { $name } протестує; вирішить суддя
tournaments-thought = Витрачено часу: { $first } і { $second }
tournaments-endsAt = Три чверті матчів завершено. Незакінчені буде вирішено { $when }: більше очок, потім менше часу, потім жереб.
tournaments-protestsUntil = Наступне коло буде жеребковано { $when }, якщо суддя не зробить цього раніше; доти можна протестувати проти рішень за правилом 75 %.
tournaments-protest = Протестувати
tournaments-standings-title = Таблиця
tournaments-standings-group = Група { $number }
tournaments-standings-place = Місце
tournaments-standings-player = Гравець
tournaments-standings-goesOn = виходить далі
tournaments-standings-note = Незакінчені матчі ще не враховано. Хто рівний у всіх стовпцях, ділить місце.
tournaments-standings-meaning = Що означають стовпці
tournaments-columns-points-short = Очки
tournaments-columns-points-name = Кількість очок
tournaments-columns-points-text = Очко за кожну перемогу, а у швейцарській системі й за коло без суперника. Приклад: дві перемоги й одне таке коло дають 3.
tournaments-columns-wins-short = Пер.
tournaments-columns-wins-name = Кількість перемог
tournaments-columns-wins-text = Виграні матчі. Де є життя, коло без суперника теж рахується як перемога. Приклад: дві перемоги й одне таке коло дають 3.
tournaments-columns-head_to_head-short = ОЗ
tournaments-columns-head_to_head-name = Особисті зустрічі
tournaments-columns-head_to_head-text = Очки з матчів між тими, хто досі рівний, якщо всі вони зустрічалися. Приклад: двоє мають по 4 очки; переможець їхньої зустрічі має тут 1, другий — 0.
tournaments-columns-buchholz-short = Бх
tournaments-columns-buchholz-name = Бухгольц
tournaments-columns-buchholz-text = Сума очок суперників: вона більша в того, хто мав сильних суперників. Коло без суперника й суперник, який не з’явився, рахуються як суперник із такою самою кількістю очок, як у гравця. Приклад: суперники з 3, 2 та 1 очком дають 6.
tournaments-columns-buchholz_cut-short = Бх−1
tournaments-columns-buchholz_cut-name = Усічений Бухгольц
tournaments-columns-buchholz_cut-text = Бухгольц без суперника, у якого найменше очок. Приклад: суперники з 3, 2 та 1 очком дають 5.
tournaments-columns-sonneborn_berger-short = ЗБ
tournaments-columns-sonneborn_berger-name = Зоннеборн-Бергер
tournaments-columns-sonneborn_berger-text = Сума очок переможених суперників. Приклад: перемоги над гравцями з 3 та 1 очком дають 4.
tournaments-columns-lives-short = Життя
tournaments-columns-lives-name = Скільки життів лишилося
tournaments-columns-lives-text = Життя, які лишилися в гравця. Приклад: із двох життів одне втрачено, отже лишилося 1.
tournaments-columns-survived-short = До кола
tournaments-columns-survived-name = Протримався до кола
tournaments-columns-survived-text = Коло, у якому втрачено останнє життя. Хто ще грає, має наступне коло. Приклад: вибув у колі 3, отже 3.
tournaments-rules-title = Як це відбувається
tournaments-rules-knock_out = Переможець матчу проходить далі, переможений вибуває. Коло жеребкують, щойно вирішено попереднє. Якщо гравців непарна кількість, у першому колі один лишається без суперника. Потім друге коло доповнюють щасливі невдахи, яких жереб обирає серед переможених у першому.
tournaments-rules-swiss = Ніхто не вибуває: усі грають у кожному колі, з кимось, хто має приблизно стільки ж очок. Коло жеребкують, щойно вирішено попереднє. Ніхто не грає двічі з тим самим суперником, доки це можливо. Якщо гравців непарна кількість, один лишається без суперника, і це варте одного очка. Удруге — лише після того, як так було з усіма.
tournaments-rules-lives = Кожна поразка забирає життя, і хто не має жодного, вибуває. Коло жеребкують, щойно вирішено попереднє: зустрічаються гравці з однаковою кількістю життів, а повторних зустрічей уникають, доки це можливо. Якщо гравців непарна кількість, без суперника лишається один із тих, з ким це було найрідше; життя це не забирає.
tournaments-rules-round_robin = Кожен грає з кожним, у порядку, який визначено на початку. Коло починається, щойно вирішено попереднє. Якщо гравців непарна кількість, у кожному колі один вільний; це нічого не дає, бо всі вільні однаково часто. Якщо хтось іде, не зігравши половини своїх матчів, його результати скасовують. Якщо пізніше, виграють решта суперників.
tournaments-rules-finalOf = Потім перші { $count } грають фінал на вибування.
tournaments-rules-finalOfEach =
    { $count ->
        [1] Потім перший із кожної групи грає у фіналі на вибування.
       *[other] Потім перші { $count } із кожної групи грають у фіналі на вибування.
    }
tournaments-results = Підсумкові місця
tournaments-place = { $place }.
tournaments-prize = Приз
tournaments-prizes = Призи
tournaments-notes = Від судді
tournaments-drawUndone = Жеребкування відкликано
tournaments-about = Про турнір
tournaments-match = Матч { $place }
tournaments-csv = Матчі у CSV
tournaments-desk-title = Стіл судді
tournaments-desk-openCheckIn = Відкрити реєстрацію присутніх
tournaments-desk-draw = Жеребкувати перше коло
tournaments-desk-drawNext = Провести жеребкування наступного кола
tournaments-desk-drawHint = Закриває запис. Наступні кола жеребкуються автоматично.
tournaments-desk-console = Почати втішну сітку
tournaments-desk-announce = Оголосити
tournaments-desk-cancel = Скасувати турнір
tournaments-desk-pause = Подовжити перерву
tournaments-desk-pauseTitle = Подовжити перерву
tournaments-desk-pauseText = Наступне коло не розігрують до кінця перерви. Гравці бачать новий час.
tournaments-desk-pauseMinutes = Хвилин від цієї миті (1–1440)
tournaments-desk-pauseWrong = Вкажіть від 1 до 1440 хвилин.
tournaments-desk-lateEntries = Пізній запис
tournaments-desk-lateTitle = Відкрити пізній запис
tournaments-desk-lateText =
    { $kind ->
        [knock_out] До цього часу гравець, що спізнився, може записатися й стати суперником гравця без пари в першому колі.
       *[other] До цього часу ще можна записатися. Новий гравець стає суперником гравця без пари в першому колі або грає з наступного кола.
    }
tournaments-desk-lateUntil = До ({ $zone })
tournaments-desk-lateWrong = Вкажіть дату й час у майбутньому.
tournaments-desk-swap = Обміняти гравців
tournaments-desk-swapTitle = Обміняти двох гравців
tournaments-desk-swapText = Обидва матчі отримають нові столи. Це можливо, доки жоден із них не почався.
tournaments-desk-swapFirst = Гравець
tournaments-desk-swapSecond = міняється з
tournaments-desk-addBot = Додати бота
tournaments-desk-remove = Вилучити
tournaments-desk-award = Вирішити
tournaments-desk-rule = Ухвалити
tournaments-desk-awardTo = Хто перемагає?
tournaments-desk-reason = Причина (видна всім)
tournaments-desk-winnerMissing = Оберіть, хто перемагає.
tournaments-desk-swapMissing = Оберіть двох гравців.
tournaments-desk-reasonMissing = Вкажіть причину.
tournaments-desk-announcement = Оголошення
tournaments-desk-announcementMissing = Введіть текст оголошення.
tournaments-desk-confirm = Застосувати
tournaments-desk-removeTitle = Вилучити { $name }
tournaments-desk-awardTitle = Вирішити матч { $match }
tournaments-desk-ruleTitle = Ухвала щодо матчу { $match }
tournaments-desk-cancelTitle = Скасувати турнір
tournaments-desk-unsettled = Призи не вдалося виплатити { $when }. Сайт пробує знову щохвилини, оператора сповіщено.
tournaments-desk-settle = Виплатити зараз
tournaments-desk-cancelText = Столи, за якими не почали, буде закрито, а внески повернуто. Скасувати це можна в журналі, доки внесків не повернуто.
tournaments-toTournament = До турніру
