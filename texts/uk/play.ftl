### What a player does and reads at the table.

## The buttons, and what the player waits for

play-actions-label = Що ви можете зробити
play-actions-roll = Кинути
play-actions-double = Подвоїти
play-actions-redouble = Подвоїти знову
play-actions-doubleSure = Запропонувати подвоєння до { $value }?
play-actions-keepCube = Не зараз
play-actions-take = Прийняти
play-actions-pass = Пас
play-actions-beaver = Бобер
play-actions-raccoon = Єнот
play-actions-undo = Назад
play-actions-reset = Спочатку
play-actions-confirm = Підтвердити
play-actions-backToGame = Назад до гри
play-actions-showResult = Показати результат
play-actions-stop = Закінчити тут
play-actions-abort = Скасувати
play-actions-abortHint = Без результату, без рейтингу, ставки повертаються
play-actions-abortSent = Ви запропонували гравцеві { $name } скасувати матч
play-actions-abortOffered = { $name } пропонує скасувати: без результату, без рейтингу, ставки повертаються
play-actions-abortAccept = Скасувати матч
play-actions-abortDecline = Грати далі
play-actions-decided = Матч вирішено. Обидва можуть погодитися закінчити.
play-actions-offered = Запропоновано подвоєння до { $value }
play-actions-beavered = Бобер: на кубі { $value }
play-actions-raccooned = Єнот: на кубі { $value }
play-actions-stopOffered = { $name } пропонує закінчити тут
play-actions-gone = { $name } більше не тут. Заберіть перемогу, завершіть матч без результату або зачекайте.
play-actions-goneWait = { $name } більше не тут. Перемогу можна забрати через { $time }.
play-actions-claimMatch = Забрати перемогу
play-actions-claimNoResult = Без результату
play-actions-thinking = Ходить { $name }
play-actions-otherRoom = Чекаємо на іншу кімнату. Годинники стоять.
play-actions-absent =
    { $presence ->
        [reconnecting] { $name } відновлює зв’язок; годинник іде далі
        [elsewhere] { $name } на іншій сторінці; годинник іде далі
       *[gone] { $name } без зв’язку; годинник іде далі
    }
play-actions-answering = { $name } вирішує щодо подвоєння
play-actions-illegalPlaySent = { $name } вирішує, чи зарахувати хід не за правилами
play-actions-resignationSent = { $name } вирішує щодо вашої здачі
play-actions-yourMove = Ходіть шашками

## The menu of the table

play-menu-label = Стіл
play-menu-settings = Дошка та звук
play-menu-resign = Здатися
play-menu-leave = Залишити матч
play-menu-moves = Ходи
play-menu-chat = Чат
play-menu-unread =
    { $count } { $count ->
        [one] нове
        [few] нові
       *[other] нових
    }

## Notes on the board

play-notes-openingRoll = Перший кидок
play-notes-opening = Починає { $name }: { $dice }
play-notes-youStart = Починаєте ви: { $dice }
play-notes-ties = Однакові кидки: { $dice }
play-notes-atBoard-illegal_play = Дошка не показує дозволеного ходу
play-notes-atBoard-sensor_fault = Датчики дошки показують неможливу позицію
play-notes-atBoard-rolled_early = Кубики кинуто зарано; кидок чинний
play-notes-noPlay = Немає ходу
play-notes-wins = Виграє { $name }
play-notes-youWin = Ви виграли
play-notes-worth =
    { $cube ->
        [1]
            { $result ->
                [single] Звичайна партія
                [gammon] Гемон
               *[backgammon] Бекгемон
            } · { $won } { $won ->
                [one] очко
                [few] очки
               *[other] очок
            }
       *[other]
            { $result ->
                [single] Звичайна партія
                [gammon] Гемон
               *[backgammon] Бекгемон
            } × { $cube } · { $won } { $won ->
                [one] очко
                [few] очки
               *[other] очок
            }
    }
play-notes-go = Далі

## Illegal plays that may stand

play-illegal-question = { $name } грає { $first }-{ $second }: { $notation }. Це не за правилами. Зарахувати хід?
play-illegal-accept = Зарахувати
play-illegal-decline = Вимагати хід за правилами

## The list of moves

play-moves-label = Ходи
play-moves-empty = Ходів ще немає
play-moves-openingRoll = Перший кидок { $dice }: починає { $starter }
play-moves-noPlay = немає ходу
play-moves-illegalPlay = { $notation } (не за правилами)
play-moves-declinesIllegalPlay = Вимагає хід за правилами
play-moves-doubles = Подвоює до { $value }
play-moves-takes = Приймає
play-moves-passes = Пасує
play-moves-beavers = Бобер: { $value }
play-moves-raccoons = Єнот: { $value }
play-moves-offersResignation =
    Пропонує здатися: { $result ->
        [single] звичайна партія
        [gammon] гемон
       *[backgammon] бекгемон
    }
play-moves-resigns =
    Здається: { $result ->
        [single] звичайна партія
        [gammon] гемон
       *[backgammon] бекгемон
    }
play-moves-declines = Відхиляє
play-moves-timedOut = Час вийшов
play-moves-left = Залишає матч
play-moves-end =
    { $result ->
        [single]
            { $name } виграє { $won } { $won ->
                [one] очко
                [few] очки
               *[other] очок
            }
        [gammon]
            { $name } виграє { $won } { $won ->
                [one] очко
                [few] очки
               *[other] очок
            } (гемон)
       *[backgammon]
            { $name } виграє { $won } { $won ->
                [one] очко
                [few] очки
               *[other] очок
            } (бекгемон)
    }
play-moves-first = Початок матчу
play-moves-previous = На крок назад
play-moves-next = На крок уперед
play-moves-present = Поточна позиція

## The chat

play-chat-empty = Повідомлень ще немає. Будьте привітні.
play-chat-placeholder = Скажіть щось
play-chat-send = Надіслати
play-chat-mute = Заглушити { $name }
play-chat-unmute = Знову чути { $name }
play-chat-spectator = (глядач)
play-chat-muted = { $name } заглушено: нові повідомлення приховано.

## Resigning

play-resign-title = Здати цю партію?
play-resign-text = Суперник може прийняти, відхилити або просто грати далі.
play-resign-costs =
    { $endsMatch ->
        [true]
            { $asks ->
                [true]
                    { $count } { $count ->
                        [one] очко
                        [few] очки
                       *[other] очок
                    } і матч
               *[false]
                    { $count } { $count ->
                        [one] очко
                        [few] очки
                       *[other] очок
                    } і матч, без згоди суперника
            }
       *[false]
            { $asks ->
                [true]
                    { $count } { $count ->
                        [one] очко
                        [few] очки
                       *[other] очок
                    }
               *[false]
                    { $count } { $count ->
                        [one] очко
                        [few] очки
                       *[other] очок
                    }, без згоди суперника
            }
    }
play-resign-offer = Запропонувати здачу
play-resign-resignNow = Здатися
play-resign-offered =
    { $name } пропонує здачу ({ $result ->
        [single] звичайна партія
        [gammon] гемон
       *[backgammon] бекгемон
    }): { $count } { $count ->
        [one] очко
        [few] очки
       *[other] очок
    }
play-resign-accept = Прийняти
play-resign-decline = Відхилити

## Leaving

play-leave-title = Залишити матч?
play-leave-matchLost = Ви одразу програєте весь матч, і рейтинг зміниться, як після будь-якої поразки.
play-leave-matchLostUnrated = Ви одразу програєте весь матч. Він без рейтингу.
play-leave-unplayed =
    { $staked ->
        [true] Рейтинг не змінюється, доки обидва не зробили по ходу, але ставку ви втратите, а частка дограних матчів знизиться. Після трьох таких виходів за годину швидкий пошук закривається на годину. Можна також запропонувати суперникові скасувати матч.
       *[false] Рейтинг не змінюється, доки обидва не зробили по ходу, але частка ваших дограних матчів знизиться. Після трьох таких виходів за годину швидкий пошук закривається на годину. Можна також запропонувати суперникові скасувати матч.
    }
play-leave-gameLost =
    { $credits ->
        [none]
            Ви одразу програєте партію: { $count } { $count ->
                [one] очко
                [few] очки
               *[other] очок
            }.
       *[other]
            Ви одразу програєте партію: { $count } { $count ->
                [one] очко
                [few] очки
               *[other] очок
            }, { $credits } вашої ставки.
    }
play-leave-stay = Лишитися
play-leave-leave = Залишити
play-leave-hint = Якщо лише зникне з’єднання або ви закриєте сторінку, місце лишиться за вами, доки йде ваш годинник.

## The end of the match

play-over-backToLesson = До уроку
play-over-youWon = Ви виграли матч
play-over-youLost = Ви програли матч
play-over-won = Матч виграє { $name }
play-over-drawn = Нічия
play-over-aborted = Матч скасовано
play-over-unplayed = Без рейтингу: матч закінчився, перш ніж обидва зробили по ходу.
play-over-noChange = Цей матч не змінив жодного рейтингу.
play-over-reason =
    { $reason ->
        [borne_off] Усі шашки викинуто
        [passed] { $loser }: пас на подвоєння
        [resigned] { $loser } здається
        [left] { $loser } залишає матч
        [timed_out] { $loser }: час вийшов
        [completed] Зіграно до кінця
        [agreed] За згодою
       *[aborted] Без результату, без рейтингу, ставки повертаються
    }
play-over-rating = Рейтинг
play-over-voided = Модератор анулював цей матч. Він не враховується.
play-over-arithmetic = Як це пораховано
play-over-formula = 4 × K × √n × P
play-over-k = K, з досвіду до матчу
play-over-p = P, шанс на перемогу того, хто програв
play-over-n = n, вага формату
play-over-unrated = Цей матч був без рейтингу.
play-over-credits = Кредити
play-over-creditsTo = { $name } отримує
play-over-house = Дім лишає собі
play-over-stakesTogether = Обидві ставки: { $each } + { $each } = { $both }
play-over-wholeHouse = Дім: десята частина від { $both } = { $house }
play-over-drawHouse = Рівні очки: кожна ставка { $each } повертається без десятої частини
play-over-pointsGain =
    { $isLimit ->
        [true] Виграно: { $points } × { $point }, не більше межі { $gain }
       *[false] Виграно: { $points } × { $point } = { $gain }
    }
play-over-gainHouse = Дім: десята частина від { $gain } = { $house }
play-over-rematch = Реванш
play-over-acceptRematch = Прийняти реванш
play-over-rematchSent = Реванш запропоновано…
play-over-rematchWanted = { $name } хоче реваншу
play-over-decline = Відмовитися
play-over-declined = { $name } відмовляється від реваншу.
play-over-toRematch = До реваншу
play-over-review = Перегляд
play-over-analysis = Розбір
play-over-lobby = Лобі
play-over-verify = Перевірити кубики

## Waiting

play-waiting-title = Чекаємо на суперника
play-waiting-free = Є вільне місце
play-waiting-text = Матч почнеться, щойно хтось сяде.
play-waiting-link = Посилання на цей стіл
play-waiting-copy = Скопіювати посилання
play-waiting-copied = Посилання скопійовано
play-waiting-close = Закрити стіл
play-waiting-sit = Зайняти місце
play-waiting-commitment = Печатка кубиків

## The keys

play-keys-title = Клавіатура
play-keys-rows-1-1 = R
play-keys-rows-1-2 = кинути
play-keys-rows-2-1 = D
play-keys-rows-2-2 = подвоїти
play-keys-rows-3-1 = T
play-keys-rows-3-2 = прийняти
play-keys-rows-4-1 = P
play-keys-rows-4-2 = пас
play-keys-rows-5-1 = Tab, стрілки
play-keys-rows-5-2 = переходити між шашками, якими можна ходити
play-keys-rows-6-1 = Shift + стрілки
play-keys-rows-6-2 = читати кожен пункт
play-keys-rows-7-1 = Home, End
play-keys-rows-7-2 = перше й останнє місце
play-keys-rows-8-1 = Enter
play-keys-rows-8-2 = вибрати, піти, підтвердити
play-keys-rows-9-1 = 1–6
play-keys-rows-9-2 = зіграти цей кубик вибраним пунктом
play-keys-rows-10-1 = M
play-keys-rows-10-2 = записати хід нотацією, як 8/5 6/5
play-keys-rows-11-1 = U
play-keys-rows-11-2 = повернути
play-keys-rows-12-1 = S
play-keys-rows-12-2 = поміняти кубики
play-keys-asks = Коли фокус на дошці
play-keys-askRows-1-1 = I
play-keys-askRows-1-2 = піпси обох сторін
play-keys-askRows-2-1 = H
play-keys-askRows-2-2 = блоти й кидки, які їх б’ють
play-keys-askRows-3-1 = C
play-keys-askRows-3-2 = куб
play-keys-askRows-4-1 = G
play-keys-askRows-4-2 = рахунок
play-keys-askRows-5-1 = W
play-keys-askRows-5-2 = чий хід, із кидком і кубом
play-keys-askRows-6-1 = A
play-keys-askRows-6-2 = усі шашки
play-keys-askRows-7-1 = L
play-keys-askRows-7-2 = повторити останнє повідомлення

## A play entered as notation

play-typed-open = Записати хід
play-typed-label = Ваш хід
play-typed-hint = Наприклад 8/5 6/5, 13/7*, bar/22, 6/off або просто off.
play-typed-move = Піти
play-typed-empty = Запишіть хід, наприклад 8/5.
play-typed-unreadable = { $part } — це не хід. Пишіть так: 8/5, bar/22 або 6/off.
play-typed-noChecker = У вас замало шашок на { $place }.
play-typed-noHit = На { $place } нікого не б’ють. Приберіть зірочку.
play-typed-illegal = Цей хід не дозволений із вашим кидком.
