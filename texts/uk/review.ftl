### The review of a match.

review-title = Розбір
review-heading = { $white } – { $black }
review-lead =
    { $plies ->
        [0] Швидкий аналіз. Глибший буде за мить.
       *[other] Аналіз { $plies }-ply кожного рішення.
    }
review-leadDeep =
    Аналіз { $plies }-ply кожного рішення; потім помилки й близькі рішення розіграно далі, щонайбільше { $games } { $games ->
        [one] партія
        [few] партії
       *[other] партій
    } на кожен вибір.
review-leadBefore = Що було добре, що ні, а що було везінням.
review-waiting = Аналізуємо кожен кидок і кожне рішення цього матчу…
review-deeper = Аналізуємо глибше…
review-deepen = Розіграти помилки
review-deepenHint = Помилки й близькі рішення обох гравців буде розіграно далі сотні разів: деякі виявляться зовсім не помилками. Це триває від хвилини до пів години, бо щойно зіграні матчі йдуть першими. Сторінку тим часом можна залишити.
review-deepening = Розігруємо помилки…
review-deepenBusy = Інший ваш матч саме розігрується. Спробуйте, коли його буде завершено.
review-deepenEnough = Сьогоднішню межу розіграних матчів вичерпано. Спробуйте завтра.
review-progress =
    { $total ->
        [0] У черзі
       *[other] { $done } з { $total }
    }
review-notOver = Матч розбирають, коли він закінчився.
review-notFound = Матчу з таким номером немає.
review-none = Розбору цього матчу немає.
review-empty = У цьому матчі не зроблено жодного ходу.
review-toMatch = До матчу
review-share = Копіювати посилання
review-shared = Посилання скопійовано. Воно відкриває цю позицію.

review-summary = Обидва гравці
review-pr = Показник PR
review-prHint = 500 × середня помилка за рішення. Менше 3: світовий рівень. Менше 8: сильна гра. Понад 15: є чого вчитися.
review-error = Помилки
review-luck = Везіння
review-mistakes = Сумнівні, погані, дуже погані
review-snowie = Помилки за Snowie
review-decisions = Рішення
review-plays = Ходи
review-doubles = Подвоєння
review-answers = Прийняття і паси
review-phase-opening = Дебют
review-phase-contact = Контакт
review-phase-race = Гонка
review-phase-bear_off = Викидання
review-withoutLuck = Без везіння { $name } має { $share } матчу.
review-withoutLuckPoints = Без везіння { $name } має { $points } очок.
review-cost = Ціна
review-noDecisions = —

review-board = Позиція перед рішенням: { $name }
review-steps = Крок за кроком
review-first = На початок
review-previous = Назад
review-next = Далі
review-last = У кінець
review-previousMistake = Попередня помилка
review-nextMistake = Наступна помилка
review-keys = Клавіші: вліво і вправо – крок, угору і вниз – від помилки до помилки.
review-place = Партія { $game } · { $number } з { $total }
review-score = { $white } { $own } – { $other } { $black }
review-crawford = Кроуфорд

review-chart = Шанс виграти матч: { $name }
review-chartPoints = Очки: { $name }
review-chartPlace = партія { $game }, { $value }

review-moves = Ходи
review-course = Перебіг матчу
review-worstOf = Найбільші помилки: { $name }
review-class-good = Добре
review-class-doubtful = Сумнівно
review-class-bad = Погано
review-class-very_bad = Дуже погано
review-rolled = { $name } кидає { $dice }
review-doesCube =
    { $name } { $choice ->
        [no_double] кидає
        [double] подвоює
        [take] приймає
        [pass] пасує
        [beaver] відповідає бобром
       *[raccoon] відповідає єнотом
    }
review-did-no_double = кидає
review-did-double = подвоює
review-did-take = приймає
review-did-pass = пасує
review-did-beaver = відповідає бобром
review-did-raccoon = відповідає єнотом
review-choices-no_double = не подвоювати
review-choices-double = подвоїти
review-choices-take = прийняти
review-choices-pass = спасувати
review-choices-beaver = відповісти бобром
review-choices-raccoon = відповісти єнотом
review-optional = Подвоєння на вибір: кидати без нього так само добре.
review-tooGood = надто добре, щоб подвоювати
review-forced = Вимушено
review-illegal = { $notation } — не за правилами. Суперник зарахував хід, тому його не аналізують.
review-illegalShort = { $notation } (не за правилами)
review-notPlayed = Партія закінчилася до ходу.
review-best = Найкраще
review-made = Зіграно
review-play = Хід
review-equity = Еквіті
review-wins = Виграші
review-gammons = Гемони
review-losses = Програні гемони
review-others = Інші програми, з файлу
review-program = Програма
review-fromFile = { $program }, з { $file }
review-prOf = PR за { $program }
review-prHere = тут { $rating }
review-prOfHint = За рішеннями, які оцінили обидві програми; рахуються як тут.
review-choice = Вибір
review-rolledOut = розіграно
review-rollout-why-mistake = Розіграно, бо перший аналіз побачив помилку.
review-rollout-why-close = Розіграно, бо між двома найкращими було менше ніж 0,02.
review-rollout-why-depths_disagree = Розіграно, бо дві глибини аналізу обрали різне.
review-rollout-confirmed =
    Після розіграшу ({ $games } { $games ->
        [one] партія
        [few] партії
       *[other] партій
    }) найкраще й далі { $best }: перевага { $margin } (95{ "\u00A0" }%: від { $low } до { $high }).
review-rollout-changed =
    Після розіграшу ({ $games } { $games ->
        [one] партія
        [few] партії
       *[other] партій
    }) найкраще { $best }, а не { $before }: перевага { $margin } (95{ "\u00A0" }%: від { $low } до { $high }).
review-rollout-undecided =
    Розіграш ({ $games } { $games ->
        [one] партія
        [few] партії
       *[other] партій
    }) не дав певності: попереду { $best } на { $margin } (95{ "\u00A0" }%: від { $low } до { $high }).
review-rollout-cost = Ціна: до розіграшу { $before }, тепер { $now }.
review-plies = { $plies }-ply
review-lucky-very_unlucky = дуже невдалий кидок
review-lucky-unlucky = невдалий кидок
review-lucky-usual = { "" }
review-lucky-lucky = вдалий кидок
review-lucky-very_lucky = дуже вдалий кидок
review-luckOf = Везіння { $amount }
review-why-better = { $play } краще:
review-why-wins =
    { $more ->
        [true] виграє на { $games } партії більше зі 100
       *[false] хоча виграє на { $games } партії менше зі 100
    }
review-why-gammons =
    { $more ->
        [true] виграє на { $games } гемона більше у 100 партіях
       *[false] хоча виграє на { $games } гемона менше у 100 партіях
    }
review-why-losses =
    { $fewer ->
        [true] програє на { $games } гемона менше у 100 партіях
       *[false] хоча програє на { $games } гемона більше у 100 партіях
    }
review-why-cube = шанси однакові, але куб там корисніший
review-why-missedDouble = Подвоєння коштувало на { $gain } більше; супернику слід { $answer }.
review-why-wrongDouble = З { $win } виграшів краще було спершу кинути, на { $gain }.
review-why-tooGood = З { $gammons } гемонів краще було грати на гемон, ніж брати очко.
review-why-wrongTake = З { $win } виграшів і { $gammons } програних гемонів пас коштує менше.
review-why-wrongPass = З { $win } виграшів прийняти коштує менше, ніж спасувати.
review-why-beaver = Бобер коштував би вдвічі більше.
review-why-fine = Це було найкраще.
review-worst = Найбільша помилка
review-list = Найбільші помилки
review-listEmpty = Жодного сумнівного рішення: гарна гра.
