### Duplicate team matches: creating one, its results, its director's desk.

teamMatches-kind = Командний матч
teamMatches-title = Командні матчі
teamMatches-make = Новий командний матч
teamMatches-lead = Дві команди, дві кімнати, в обох ті самі кидки: вирішує краща гра, а не удача.
teamMatches-loading = Завантажуємо командний матч…
teamMatches-notFound = Командний матч не знайдено
teamMatches-phase-line_ups = Розстановка
teamMatches-phase-playing = Триває
teamMatches-phase-over = Завершено
teamMatches-phase-cancelled = Скасовано
teamMatches-boards = Дощок: { $count }
teamMatches-revealed = Завершено дощок: { $known } з { $all }
teamMatches-directedBy = Суддя: { $name }
teamMatches-barometer = Поточний рахунок
teamMatches-noBarometer = Рахунок лише в кінці
teamMatches-vp = Переможні очки
teamMatches-difference = Різниця { $imp } IMP
teamMatches-room-open = Відкрита кімната
teamMatches-room-closed = Закрита кімната
teamMatches-team = Команда { $team }
teamMatches-toTable = До вашого столу
teamMatches-watch = Дивитися відкриту кімнату
teamMatches-gatedNote = Відкриту кімнату можна дивитися, щойно обидві кімнати почали дошку. Кожен хід видно тоді, коли його зіграли в обох кімнатах.
teamMatches-ungatedNote = Відкриту кімнату можна дивитися наживо, тому матч не входить до жодного списку.
teamMatches-lockStepNote = Кімнати йдуть разом: кидок буде, коли в обох вирішено щодо куба.
teamMatches-lockStep-final = у фіналі кімнати йдуть разом
teamMatches-lockStep-all = кімнати йдуть разом
teamMatches-graceNote = Команда, яка не прийшла за { $minutes } хв після початку, програє матч.
teamMatches-seatProofNote = Гравці займають місця з ключем доступу.
teamMatches-seatProof-final = ключ доступу за столами фіналу
teamMatches-seatProof-all = ключ доступу за кожним столом
teamMatches-closedNote = Закриту кімнату дивитися не можна. Її партії показують, коли дошку завершено в обох кімнатах.
teamMatches-protocol = Результати
teamMatches-columns-board = Дошка
teamMatches-columns-room = Кімната
teamMatches-columns-players = Білі – чорні
teamMatches-columns-opening = Початок
teamMatches-columns-cube = Куб
teamMatches-columns-left = Лишилось
teamMatches-columns-result = Результат
teamMatches-columns-smp = SMP
teamMatches-columns-imp = IMP
teamMatches-notYet = не завершено
teamMatches-end-single = звичайна
teamMatches-end-gammon = гемон
teamMatches-end-backgammon = бекгемон
teamMatches-end-pass = відмова
teamMatches-assigned = присуджено
teamMatches-proposed = { $cube }, запропонувала { $team }
teamMatches-sum = Сума
teamMatches-game = Переглянути партію
teamMatches-compare = Порівняти обидві кімнати
teamMatches-comparing = Порівняння з’явиться, щойно обидві партії буде проаналізовано…
teamMatches-files = Завантажити результати
teamMatches-teams = Команди та розстановка
teamMatches-captain = Капітан
teamMatches-noLineUp = Капітан ще не назвав розстановки.
teamMatches-invitation = Вас запрошено зіграти в цьому матчі
teamMatches-declined = Не грають: { $names }
teamMatches-changeHint = Нові гравці отримають запрошення. Склад можна змінювати до початку першої дошки.
teamMatches-nameLineUp = Назвати розстановку

teamMatches-rolls = Звідки кидки
teamMatches-origin-committed = зафіксовані наперед
teamMatches-origin-imported = з файлу судді
teamMatches-origin-thrown = кинуті за справжніми дошками
teamMatches-rollsText = Кожна дошка має набір кидків для обох кімнат. Зобов’язання опубліковано вже зараз, ключ – коли дошку завершено в обох.
teamMatches-rollsThrownText = Вирішують справжні кубики: кімната, що першою дійшла до кидка, кидає його на своїй сенсорній дошці, а інша отримує такий самий. Такі кидки не можна перевірити; початковий кидок випливає із зобов’язання.
teamMatches-set = набір { $set }
teamMatches-notes = Від судді
teamMatches-deed-assigned =
    { $room ->
        [open] Дошка { $board }, відкрита кімната: результат присуджено
       *[closed] Дошка { $board }, закрита кімната: результат присуджено
    }
teamMatches-deed-board_cancelled = Дошку { $board } замінено, її грають з набором { $set }
teamMatches-deed-held =
    { $room ->
        [open] Зупинено: відкрита кімната
       *[closed] Зупинено: закрита кімната
    }
teamMatches-deed-released =
    { $room ->
        [open] Продовжує: відкрита кімната
       *[closed] Продовжує: закрита кімната
    }
teamMatches-deed-substituted =
    { $board ->
        [none]
            { $room ->
                [open] { $player } грає замість { $before }, відкрита кімната
               *[closed] { $player } грає замість { $before }, закрита кімната
            }
       *[other]
            { $room ->
                [open] { $player } грає замість { $before }, відкрита кімната, посеред дошки { $board }
               *[closed] { $player } грає замість { $before }, закрита кімната, посеред дошки { $board }
            }
    }
teamMatches-deed-team_changed = { $team }: склад команди змінено
teamMatches-deed-walked_over = { $team }: перемога без гри
teamMatches-deed-two_people = { $one } і { $other } — дві різні людини
teamMatches-deed-cancelled = Матч скасовано
teamMatches-vugraph-title = Обидві кімнати поруч
teamMatches-vugraph-board = Дошка
teamMatches-vugraph-hint = Кожен хід показують, коли його зіграли в обох кімнатах.
teamMatches-vugraph-chances = Шанси вказано перед кидком цього ходу.
teamMatches-vugraph-empty = Ще жодного ходу не зіграно в обох кімнатах.
teamMatches-vugraph-turns = Ходи
teamMatches-vugraph-latest = Останній хід
teamMatches-vugraph-commentary = Коментар
teamMatches-vugraph-none = Коментарів поки немає.
teamMatches-vugraph-by = Коментують: { $names }
teamMatches-vugraph-turn = Хід { $turn }
teamMatches-vugraph-write = Коментар до ходу { $turn }
teamMatches-vugraph-about = Хід
teamMatches-vugraph-inPlay = { $turn }, ще грають
teamMatches-vugraph-held = Глядачі прочитають це, коли хід зіграють в обох кімнатах.
teamMatches-desk-title = Стіл судді
teamMatches-desk-board =
    { $board ->
        [none] усі дошки завершено
       *[other] дошка { $board }
    }
teamMatches-desk-state-waiting = чекає
teamMatches-desk-state-seating = гравці сідають
teamMatches-desk-state-playing = грає
teamMatches-desk-state-finished = завершила
teamMatches-desk-missing = Ще немає: { $names }
teamMatches-desk-held = зупинено
teamMatches-desk-what = Виберіть дію
teamMatches-desk-hold = Зупинити
teamMatches-desk-release = Продовжити
teamMatches-desk-assign = Присудити результат
teamMatches-desk-cancelBoard = Замінити дошку
teamMatches-desk-substitute = Замінити гравця
teamMatches-desk-substituteHint = Місце займає хтось інший з команди, можна й посеред гри. Позиція і годинник лишаються як є. Той, хто йде, одразу втрачає місце й бачить вашу причину. Хто бачив цю дошку в іншій кімнаті, зайняти місце не може. Скасувати заміну можна, поки новий гравець нічого не зробив.
teamMatches-desk-cancel = Скасувати матч
teamMatches-desk-twoPeople = Двоє людей
teamMatches-desk-twoPeopleHint = Їхні облікові записи мають спільний браузер або адресу, тому вважаються однією людиною. Якщо ви знаєте, що їх двоє, обоє можуть грати. Це можна скасувати, доки обоє не мають місця.
teamMatches-desk-pair = Гравці
teamMatches-desk-pairMissing = Оберіть двох гравців.
teamMatches-desk-linked-browser = { $one } і { $other } користувалися одним браузером. Вони вважаються однією людиною, і жодна дошка не почнеться, доки обоє мають місце.
teamMatches-desk-linked-address = { $one } і { $other } грають з однієї адреси. Вони вважаються однією людиною, і жодна дошка не почнеться, доки обоє мають місце.
teamMatches-desk-areTwo = { $one } і { $other } мають спільний браузер або адресу. Суддя підтвердив, що це двоє людей.
teamMatches-desk-reason = Причина (видна з результатами)
teamMatches-desk-minutes = Хвилини, якщо відомо (гравці їх побачать)
teamMatches-desk-assignHint = Гра отримує цей результат. Якщо її ще грають, вона одразу закінчується, а кімната переходить до наступної здачі. Результат можна виправити пізніше.
teamMatches-desk-replaceHint = Обидві кімнати грають цю дошку ще раз з іншими кидками. Її поточні ігри одразу закінчуються, а результати більше не рахуються в матчі.
teamMatches-desk-cancelHint = Поточні ігри одразу закінчуються, і матч завершується без переможця. Поновити його не можна.
teamMatches-desk-releaseHint = Годинники одразу йдуть далі, і здачі можуть починатися.
teamMatches-desk-holdHint = Годинники гри стоять, і нова роздача не починається. Обидва гравці бачать причину. Матч, що триває, можна призупинити загалом щонайбільше на 24 години.
teamMatches-desk-badMinutes = Від 1 до 1440 хвилин або нічого.
teamMatches-desk-to = Для
teamMatches-desk-points = IMP, від 0 до 24
teamMatches-desk-player = Новий гравець
teamMatches-desk-nobody = Ніхто з цієї команди не може зайняти місце.
teamMatches-desk-act = Застосувати
teamMatches-desk-roomMissing = Оберіть кімнату.
teamMatches-desk-boardMissing = Оберіть дошку.
teamMatches-desk-teamMissing = Оберіть команду.
teamMatches-desk-playerMissing = Оберіть нового гравця.
teamMatches-desk-badPoints = Введіть від 0 до 24 IMP.
teamMatches-desk-reasonMissing = Вкажіть причину.
teamMatches-desk-ownTeam = Ви в команді цього матчу, тому стіл судді не показує вам кімнат.
teamMatches-desk-enter = Внести наступний результат
teamMatches-desk-enterButton = Внести
teamMatches-desk-winner = Переможець
teamMatches-desk-cube = Зарахований куб
teamMatches-desk-left = Лишилося шашок
teamMatches-desk-import = Імпортувати кидки (CSV)
teamMatches-desk-imported = Дошки гратимуть з кидками з файлу. Матч не входить до жодного списку.
teamMatches-desk-named = Коментатори, через кому
teamMatches-desk-namedHint = До 8 людей не з цих команд. Вони бачать те саме, що й глядачі.
teamMatches-desk-save = Зберегти коментаторів
teamMatches-form-title = Новий командний матч
teamMatches-form-name = Назва
teamMatches-form-namePlaceholder = Фінал клубу
teamMatches-form-preset = Класика: шість дощок, поточний рахунок
teamMatches-form-bots = Обидві команди – боти
teamMatches-form-boards = Дощок
teamMatches-form-where = Де грають
teamMatches-form-here = Тут, за столами
teamMatches-form-byHand = За справжніми дошками; результати вношу я
teamMatches-form-pace = Темп
teamMatches-form-live = Наживо
teamMatches-form-correspondence = У власному темпі
teamMatches-form-thrown = Кубики кидають руками
teamMatches-form-thrownText = На сенсорних дошках: кімната, що першою дійшла до кидка, кидає його, а інша отримує такий самий. Хто грає за екраном, отримує кидки від сервера. Ці кидки не можна перевірити.
teamMatches-form-barometer = Поточний рахунок
teamMatches-form-barometerText = Рахунок показують після кожної дошки, інакше – в кінці.
teamMatches-form-exchange = Зміни розстановки
teamMatches-form-exchangeText = Капітани можуть змінювати розстановку між дошками, до першого кидка на наступній.
teamMatches-form-ungated = Відкрита кімната наживо
teamMatches-form-ungatedText = Глядачі бачать відкриту кімнату під час гри. Вмикайте лише тоді, коли ніхто не може переказати закритій кімнаті її кидки; інакше кожен хід видно, коли його зіграли в обох кімнатах. Матч, який дивляться наживо, не входить до жодного списку.
teamMatches-form-lockStep = Кімнати йдуть разом
teamMatches-form-lockStepText = Кидок буде, коли сторона вирішила щодо куба в обох кімнатах. Поки кімната чекає, її годинники стоять. Радимо.
teamMatches-form-atOnce = Щойно названо обидва склади
teamMatches-form-timedHint = До того часу капітани називають склади.
teamMatches-form-grace = Команди можуть запізнитися на
teamMatches-form-graceHint = Команда, яка до того часу не прийшла, програє матч. Якщо не прийде жодна, матч скасовують.
teamMatches-form-seatProof = Ключ доступу за столом
teamMatches-form-seatProofText = Займаючи місце, кожен гравець підтверджує це ключем доступу. Отже, за столом власник облікового запису. Ботам сайту ключ не потрібен.
teamMatches-form-inMatches-off = Ні
teamMatches-form-inMatches-final = У фіналі
teamMatches-form-inMatches-all = В усіх матчах
teamMatches-form-teamName = Назва команди
teamMatches-form-captain = Капітан
teamMatches-form-players = Гравці через кому
teamMatches-form-playersHint = Від двох до шести: імена облікових записів або ботів.
teamMatches-form-playersHintByHand = Від двох до шести будь-яких імен; перший сидить у відкритій кімнаті, другий у закритій.
teamMatches-form-missing = Дайте матчу й обом командам назву, капітана і щонайменше двох гравців.
teamMatches-form-create = Створити матч
teamMatches-toTeamMatch = До командного матчу
teamMatches-table =
    { $room ->
        [open] Дошка { $board }, відкрита кімната
       *[closed] Дошка { $board }, закрита кімната
    }
