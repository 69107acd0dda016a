### Reports and the moderators' desk.

moderation-report = Поскаржитися
moderation-reportTitle = Скарга на гравця { $name }
moderation-about = Причина скарги
moderation-reason-chat = Повідомлення
moderation-reason-name = Ім’я
moderation-reason-cheating = Шахрайство
moderation-reason-stalling = Затягування гри
moderation-reason-other = Інше
moderation-what = Що сталося
moderation-textMissing = Опишіть кількома словами, що сталося.
moderation-send = Надіслати скаргу
moderation-sent = Скаргу надіслано. Модератори її розглянуть.

moderation-title = Модерація
moderation-lead = Усе, що тут робиться, записується й зберігається.
moderation-waiting = Відкриті скарги
moderation-nothing = Відкритих скарг немає.
moderation-log = Журнал
moderation-suspicions = Варто глянути
moderation-suspicionsLead = Числа за останні 90 днів. Вони нічого не доводять: перегляньте матчі, перш ніж вирішувати.
moderation-noSuspicions = Нічого не впадає в око.
moderation-winsFrom = виграє у
moderation-flow = { $net } із { $moved }, що перейшли з рук у руки в { $matches } матчах, пішли в один бік.
moderation-givenUp = З них той, хто програв, покинув або прострочив { $n }.
moderation-plays = PR { $pr } за { $decisions } рішень у { $matches } матчах, рейтинг { $rating }.
moderation-peers = Інші з таким рейтингом: PR { $pr }.
moderation-tempo = У середньому { $seconds } секунди на хід, розкид { $spread } (у машини був би 0).
moderation-match = Матч { $n }
moderation-sharesBrowser = і
moderation-sharedAt = Обидва були в одному браузері, востаннє { $date }. Це може бути одна людина або родина.
moderation-sharedAddress = Облікових записів з однієї адреси (хеш { $hash }): { $accounts }, востаннє { $date }. Це може бути одна людина, родина або клуб.
moderation-noLog = Поки нічого.
moderation-by = { $name }, { $date }
moderation-mutedUntil = мовчить до { $date }, { $time }
moderation-why = Причина для журналу
moderation-whyMissing = Вкажіть причину.
moderation-howLong = Заборона на
moderation-hours =
    { $n ->
        [1] 1 годину
        [24] 1 день
        [168] 1 тиждень
       *[other] 30 днів
    }
moderation-mute = Заборонити чат
moderation-unmute = Дозволити чат
moderation-dismiss = Відхилити
moderation-deed-warning = попереджено
moderation-deed-mute = чат заборонено
moderation-deed-unmute = чат дозволено
moderation-deed-restriction = лише матчі без рейтингу
moderation-deed-suspension = тимчасово заблоковано
moderation-deed-ban = заблоковано назавжди
moderation-deed-closed_name = ім’я закрито
moderation-deed-hidden = приховано зі списків
moderation-deed-lift = обмеження знято
moderation-deed-dismiss = скаргу відхилено
moderation-deed-close_case = справу закрито
moderation-deed-void = матчі анульовано
moderation-deed-undo_void = анулювання скасовано
moderation-deed-grant_appeal = оскарження задоволено
moderation-deed-reject_appeal = оскарження відхилено
moderation-deed-release_event = паузу змагання знято
moderation-deed-call_off_event = змагання скасовано

moderation-several = Матчі
moderation-until = до { $date }, { $time }
moderation-noEnd = безстроково
moderation-unplayed = Виграно { $won }, з них коротких { $short }; у середньому { $seconds } с і { $events } подій.
moderation-ratingMoved = Зміна рейтингу: { $points }.
moderation-score = Сила { $n }
moderation-star = { $feeders } гравців програли { $fed } матчів, не граючи.
moderation-feeds = отримує перемоги від багатьох
moderation-debtTitle = Рейтинг від залежних облікових записів
moderation-debt =
    { $points } з { $rating } очок рейтингу — від нових облікових записів або тих, що грають переважно з цим гравцем. { $listed ->
        [none] Не в таблиці лідерів.
       *[other] У таблиці лідерів із { $listed }.
    }
moderation-giver = { $name }: { $points }, матчів { $matches }
moderation-giftTitle = Грає гірше проти одного суперника
moderation-gift = PR { $pr } у матчах проти { $opponent } ({ $matches }), PR { $otherPr } в інших ({ $others }).
moderation-giftEvidence = Ознаки { $evidence }; межа 6,9, якої сягає один чесний гравець із тисячі. Хибні прийняття й паси коштують { $takes } за матч, в інших { $otherTakes }. Здано: { $givenUp }.
moderation-helpTitle = Можлива допомога програми
moderation-evidence = Ознаки { $strength } за { $matches } матчів; межа 6,9, якої сягає один чесний гравець із тисячі.
moderation-hard = Правильних складних рішень: { $found } з { $all }.

moderation-casesTitle = Знайшов сервер
moderation-noCases = Відкритих справ немає.
moderation-caseText = Облікових записів: { $feeders }; вони програли { $fed } з { $finished } матчів, не граючи. Приріст рейтингу: { $gained }.
moderation-fedMatch = { $loser }: { $seconds } с, подій { $events }
moderation-closeCase = Усе гаразд: закрити справу
moderation-voidThese = Анулювати ці матчі

moderation-appealsTitle = Оскарження
moderation-noAppeals = Оскаржень немає.
moderation-grant = Задовольнити
moderation-reject = Відхилити
moderation-answer = Відповідь гравцеві
moderation-ownSanction = Це обмеження наклали ви, тож вирішує інший модератор.

moderation-actTitle = Обмежити гравця
moderation-player = Гравець
moderation-look = Показати обмеження
moderation-kind = Обмеження
moderation-kinds-warning = Попередження
moderation-kinds-mute = Заборона чату
moderation-kinds-restriction = Лише матчі без рейтингу
moderation-kinds-suspension = Тимчасове блокування
moderation-kinds-ban = Блокування назавжди
moderation-kinds-closed_name = Закрити ім’я
moderation-kinds-hidden = Приховати зі списків
moderation-lasts = Строк
moderation-untilLifted = до скасування
moderation-playerReason = Причина (видна гравцеві)
moderation-impose = Застосувати
moderation-imposed = Зроблено.
moderation-lift = Зняти
moderation-noSanctions = Обмежень немає.
moderation-over = минуло

moderation-voidTitle = Анулювати матчі
moderation-voidLead = Рейтинги, рекорди, кредити та список команд стануть такими, якими були б без цих матчів. Анулювання можна скасувати.
moderation-scope = Які матчі
moderation-scopes-match = Один матч
moderation-scopes-account = Усі матчі гравця за проміжок часу
moderation-scopes-pair = Усі матчі двох гравців
moderation-scopes-team_match = Один командний матч
moderation-matchId = Номер матчу
moderation-other = Другий гравець
moderation-from = Від
moderation-untilTime = До
moderation-preview = Попередній перегляд
moderation-previewText = Буде анульовано матчів: { $matches }. Перераховано рейтингових матчів: { $recomputed }. Зміниться рейтингів: { $players }.
moderation-previewTeamMatch = Командний матч більше не враховується у списку команд і в сумах гравців. Його протокол залишається.
moderation-previewCredits = Стягнуто кредитів: { $returned }. Відшкодовано: { $refunded }. Втрата дому: { $loss }.
moderation-change = { $before } → { $after }
moderation-carryOut = Анулювати
moderation-voided = Матчі анульовано.
moderation-voidsTitle = Анулювання
moderation-noVoids = Жодного матчу не анульовано.
moderation-voidLine =
    { $teamMatches ->
        [0] Матчів: { $matches }
       *[other] Командний матч
    }
moderation-undo = Скасувати
moderation-undone = скасовано { $date }
moderation-blocks-title = Заблоковані адреси
moderation-blocks-lead = Кожен запит із заблокованого діапазону відхиляється за лічені секунди на всіх вузлах. Спершу блокуйте окремі адреси й указуйте строк.
moderation-blocks-network = Адреса або діапазон
moderation-blocks-block = Заблокувати
moderation-blocks-done = Діапазон заблоковано.
moderation-blocks-missing = Укажіть діапазон і причину.
moderation-blocks-none = Жодного діапазону ще не блокували.
moderation-blocks-operator = оператор

moderation-ownTitle = Обмеження
moderation-ownUntil = Діє до { $date }, { $time }.
moderation-ownNoEnd = Діє, доки модератор не зніме.
moderation-ownOver = Більше не діє.
moderation-appeal = Оскаржити
moderation-appealLead = Оскаржити можна один раз. Вирішує модератор, який не накладав обмеження.
moderation-appealText = Чому його треба зняти
moderation-appealSent = Ваше оскарження передано модераторам.
moderation-appealWaits = Ваше оскарження розглядають.
moderation-appealGranted = Ваше оскарження задоволено.
moderation-appealRejected = Ваше оскарження відхилено.
moderation-corrections = Виправлення
moderation-correction = { $list }: { $before } → { $after }
moderation-noRating = без рейтингу
moderation-correctionUndone = Скасовано: матчі знову зараховано.
moderation-publicLead = Обмеження, оскарження та анульовані матчі за місяцями, без імен.
moderation-month = Місяць
moderation-sanctionsCount = Обмеження
moderation-appealsCount = Оскарження
moderation-granted = Задоволено
moderation-rejected = Відхилено
moderation-voidsCount = Анулювання
moderation-noCounts = Поки нічого.
