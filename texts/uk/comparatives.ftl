### Comparative events: everyone plays the same boards against the same bot.

comparatives-kind = Порівняльний турнір
comparatives-title = Порівняльні турніри
comparatives-make = Новий порівняльний турнір
comparatives-lead = Усі грають з однаковими кидками проти того самого бота. Перемагає той, хто зіграв найкраще порівняно з усіма.
comparatives-loading = Завантажуємо турнір…
comparatives-notFound = Турнір не знайдено
comparatives-phase-announced = Скоро почнеться
comparatives-phase-open = Відкрито
comparatives-phase-closing = Закривається
comparatives-phase-over = Завершено
comparatives-phase-cancelled = Скасовано
comparatives-weekly = Турнір тижня, { $monday }
comparatives-weeklyTitle = Турнір тижня
comparatives-weeklyText =
    { $boards } { $boards ->
        [one] дошка
        [few] дошки
       *[other] дощок
    } проти { $bot }, з однаковими кидками для всіх.
comparatives-boards =
    { $count } { $count ->
        [one] дошка
        [few] дошки
       *[other] дощок
    }
comparatives-against = проти { $bot }
comparatives-players =
    { $count } { $count ->
        [one] учасник
        [few] учасники
       *[other] учасників
    }
comparatives-until = до { $when }
comparatives-from = з { $when }
comparatives-bothSides = обидві сторони кожної дошки
comparatives-newcomers = відкрита й для нових облікових записів
comparatives-directedBy = Керує { $name }
comparatives-winners-one = Перемагає { $name }
comparatives-winners-tied = Перші, з однаковою сумою IMP: { $names }
comparatives-progress = Завершено дощок: { $finished } з { $boards }.
comparatives-done = Ви зіграли всі дошки. До закриття ваші IMP ще можуть змінитися, коли дограють інші.
comparatives-play = Грати
comparatives-playBoard = Грати дошку { $board }
comparatives-continueBoard = Продовжити дошку { $board }
comparatives-results = Результати
comparatives-signIn = Увійдіть, щоб грати
comparatives-guest = Гості тут не грають: гість міг би побачити кидки дошки й зіграти її ще раз. Спершу збережіть обліковий запис.
comparatives-keep = Зберегти обліковий запис
comparatives-how-title = Як це працює
comparatives-how-lines-1 = Кожна дошка — одна партія з кубом, без рахунку матчу. Кидки однакові для всіх: ваш десятий кидок є десятим кидком кожного.
comparatives-how-lines-2 = Малі матчеві очки (SMP) за таблицею дуплікатних матчів порівнюють із датумом, середнім усіх на цій дошці; різниця стає IMP, і вирішує сума IMP.
comparatives-how-lines-3 = Грайте дошки по черзі й коли завгодно. Сторінку можна залишити й повернутися; дошка, яку ви покинули або не завершили до закриття, вважається програною.
comparatives-how-lines-4 = Місце отримує лише той, хто зіграв усі дошки. Як інші грали дошку, видно, коли ви самі її завершили, а після закінчення турніру всі бачать усе.
comparatives-standings = Таблиця
comparatives-field = Учасники
comparatives-hidden = Місця видно тим, хто зіграв усі дошки, а після закінчення — усім.
comparatives-incomplete = Без місця: бракує дощок.
comparatives-nobody = Ще ніхто не бере участі.
comparatives-columns-place = Місце
comparatives-columns-player = Гравець
comparatives-columns-boards = Дошки
comparatives-columns-imp = IMP
comparatives-columns-board = Дошка
comparatives-columns-played = Зіграли
comparatives-columns-datum = Датум
comparatives-columns-yours = Ваші SMP
comparatives-columns-smp = SMP
comparatives-columns-side = Сторона
comparatives-columns-result = Результат
comparatives-columns-cube = Куб
comparatives-columns-left = Лишилось
comparatives-columns-game = Партія
comparatives-boardsTitle = Дошки
comparatives-board = Дошка { $board }
comparatives-openBoard = Порівняти дошку { $board }
comparatives-notYet = коли ви її зіграєте
comparatives-commitments = Кидки
comparatives-commitmentsText = Кидки кожної дошки були визначені й зафіксовані до початку турніру. Після закінчення кожну партію можна перевірити за цими числами.
comparatives-files = Завантажити результати
comparatives-cancelled = Турнір скасовано: { $reason }
comparatives-cancel = Скасувати турнір
comparatives-cancelReason = Причина (видна всім)
comparatives-toEvent = До турніру
comparatives-table = { $name }: дошка { $board } з { $boards }
comparatives-side-white = Білі
comparatives-side-black = Чорні
comparatives-end-pass = пас
comparatives-end-single = звичайна
comparatives-end-gammon = гемон
comparatives-end-backgammon = бекгемон
comparatives-won = виграш, { $end }
comparatives-lost = програш, { $end }
comparatives-replay = Перегляд
comparatives-review = Аналіз
comparatives-openReplay = Переглянути партію: { $name }
comparatives-openReview = Аналіз партії: { $name }
comparatives-compare-title = Дошка { $board }: { $name }
comparatives-compare-locked = Завершіть цю дошку, щоб побачити, як її грали інші, або зачекайте до кінця турніру.
comparatives-compare-nobody = Цю дошку ще ніхто не завершив.
comparatives-compare-results = Усі результати
comparatives-compare-partings = Де шляхи розійшлися
comparatives-compare-partingsText = Перші ходи, на яких гравці з досі однаковою грою вибрали різне. SMP — їхній середній кінцевий результат.
comparatives-compare-none = Досі всі грали однаково.
comparatives-compare-cut = Учасників забагато: тут порівняно лише частину.
comparatives-compare-turn = Хід { $turn }
comparatives-compare-came =
    { $count ->
        [1] сюди прийшов { $count } гравець
        [one] сюди прийшли { $count } гравець
        [few] сюди прийшли { $count } гравці
       *[other] сюди прийшли { $count } гравців
    }
comparatives-compare-position = Позиція перед ходом { $turn }
comparatives-compare-nothing = партію закінчено
comparatives-compare-others = і ще { $count }
comparatives-cube-double = подвоює
comparatives-cube-take = бере
comparatives-cube-pass = пасує
comparatives-cube-resign = здається
comparatives-cube-leave = виходить
comparatives-form-title = Новий порівняльний турнір
comparatives-form-name = Назва
comparatives-form-namePlaceholder = Дошки щоп’ятниці
comparatives-form-about = Про турнір
comparatives-form-bot = Суперник (бот)
comparatives-form-boards = Дошки
comparatives-form-sides = Сторони
comparatives-form-same = Однакові для всіх
comparatives-form-both = Половина на половину
comparatives-form-sidesHint = Якщо кожною стороною грає половина, порівнюють лише тих, хто грав тією самою стороною.
comparatives-form-clock = Годинник
comparatives-form-noClock = Немає
comparatives-form-live = Живий годинник
comparatives-form-days = Відкрито
comparatives-form-dayCount =
    { $days } { $days ->
        [one] день
        [few] дні
       *[other] днів
    }
comparatives-form-create = Створити турнір
comparatives-form-missing = Введіть назву щонайменше з трьох літер.
