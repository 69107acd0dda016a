### Sentences for screen readers. Where `$who` or `$starter` is none, it is the reader.

speech-you = Ви
speech-gameStarted =
    { $starter ->
        [none]
            { $first ->
                [none]
                    { $crawford ->
                        [true] Партія { $game }, Кроуфорд. Ви починаєте.
                       *[false] Партія { $game }. Ви починаєте.
                    }
               *[other]
                    { $crawford ->
                        [true] Партія { $game }, Кроуфорд. Ви починаєте з { $first } і { $second }.
                       *[false] Партія { $game }. Ви починаєте з { $first } і { $second }.
                    }
            }
       *[other]
            { $first ->
                [none]
                    { $crawford ->
                        [true] Партія { $game }, Кроуфорд. { $starter } починає.
                       *[false] Партія { $game }. { $starter } починає.
                    }
               *[other]
                    { $crawford ->
                        [true] Партія { $game }, Кроуфорд. { $starter } починає з { $first } і { $second }.
                       *[false] Партія { $game }. { $starter } починає з { $first } і { $second }.
                    }
            }
    }
speech-rolled =
    { $who ->
        [none] Ви кидаєте: { $first } і { $second }.
       *[other] { $who } кидає: { $first } і { $second }.
    }
speech-played =
    { $who ->
        [none] Ви ходите { $notation }.
       *[other] { $who } ходить { $notation }.
    }
speech-noPlay =
    { $who ->
        [none] Ви не маєте ходу.
       *[other] { $who } не має ходу.
    }
speech-illegalPlay =
    { $who ->
        [none] Дошка (Ви) показує { $notation }, а це не за правилами. Зарахувати?
       *[other] Дошка ({ $who }) показує { $notation }, а це не за правилами. Зарахувати?
    }
speech-acceptsIllegal =
    { $who ->
        [none] Ви: хід не за правилами зараховано.
       *[other] { $who }: хід не за правилами зараховано.
    }
speech-declinesIllegal =
    { $who ->
        [none] Ви: потрібен хід за правилами.
       *[other] { $who }: потрібен хід за правилами.
    }
speech-doubled =
    { $who ->
        [none] Ви подвоюєте до { $value }.
       *[other] { $who } подвоює до { $value }.
    }
speech-taken =
    { $who ->
        [none] Ви приймаєте, куб у вас, на { $value }.
       *[other] { $who } приймає, куб у нього, на { $value }.
    }
speech-passed =
    { $who ->
        [none] Ви пасуєте.
       *[other] { $who } пасує.
    }
speech-beavered =
    { $who ->
        [none] Ви відповідаєте бобром: { $value }.
       *[other] { $who } відповідає бобром: { $value }.
    }
speech-raccooned =
    { $who ->
        [none] Ви відповідаєте єнотом: { $value }.
       *[other] { $who } відповідає єнотом: { $value }.
    }
speech-resigns =
    { $who ->
        [none] Ви пропонуєте здатися: { $result }.
       *[other] { $who } пропонує здатися: { $result }.
    }
speech-declines =
    { $who ->
        [none] Ви відхиляєте здачу.
       *[other] { $who } відхиляє здачу.
    }
speech-resigned =
    { $who ->
        [none] Ви здаєтеся: { $result }.
       *[other] { $who } здається: { $result }.
    }
speech-stopAgreed =
    { $who ->
        [none] Ви згодні закінчити.
       *[other] { $who } погоджується закінчити.
    }
speech-abortAgreed =
    { $who ->
        [none] Ви пропонуєте скасувати матч.
       *[other] { $who } пропонує скасувати матч.
    }
speech-abortDeclined =
    { $who ->
        [none] Ви хочете грати далі.
       *[other] { $who } хоче грати далі.
    }
speech-takeBackAsked =
    { $who ->
        [none] Ви просите повернути останній хід.
       *[other] { $who } просить повернути останній хід.
    }
speech-takeBackDeclined =
    { $who ->
        [none] Ви залишаєте хід у силі.
       *[other] { $who } залишає хід у силі.
    }
speech-tookBack =
    { $who ->
        [none] Ви повертаєте хід.
       *[other] { $who } повертає хід.
    }
speech-pauseAsked =
    { $who ->
        [none] Ви просите паузу.
       *[other] { $who } просить паузу.
    }
speech-pauseDeclined =
    { $who ->
        [none] Ви хочете грати далі.
       *[other] { $who } хоче грати далі.
    }
speech-paused = Пауза. Годинники стоять.
speech-resumed =
    { $who ->
        [none] Ви продовжуєте матч. Годинники знову йдуть.
       *[other] { $who } продовжує матч. Годинники знову йдуть.
    }
speech-pauseEnded = Пауза скінчилася. Годинники знову йдуть.
speech-abandoned = Обидва гравці пішли. Матч скасовано.
speech-calledOff = Ця гра закінчилася без результату. Що рахується, написано на сторінці турніру.
speech-calledOffTooLong = У матчі забагато подій, тому його скасовано. Він нікому не зараховується.
speech-held = Суддя зупинив цю гру: { $reason }. Годинники стоять.
speech-released = Суддя дозволив продовжити гру. Годинники знову йдуть.
speech-rollAsked =
    { $who ->
        [none] Ви: кидок буде, коли інша кімната буде готова.
       *[other] { $who }: кидок буде, коли інша кімната буде готова.
    }
speech-turnOpened = Обидві кімнати готові до кидка.
speech-substituted = Замість { $left } тепер грає { $came }.
speech-extraTime =
    { $minutes ->
        [0] Суддя забрав додатковий час.
       *[other] Суддя дав додатковий час: { $minutes } хв кожному гравцеві.
    }
speech-outage-seconds = Сайт не працював { $seconds } с. Цей час не зараховано, і гравець на ході має щонайменше 15 с.
speech-outage-minutes = Сайт не працював { $minutes } хв. Цей час не зараховано, і гравець на ході має щонайменше 15 с.
speech-atBoard-awaited =
    Очікуємо, доки { $who ->
        [none] ваша дошка
       *[other] дошка гравця { $who }
    } покаже позицію.
speech-atBoard-ready =
    { $who ->
        [none] Ваша дошка
       *[other] Дошка гравця { $who }
    } готова.
speech-atBoard-illegal_play =
    { $who ->
        [none] Ваша дошка
       *[other] Дошка гравця { $who }
    } не показує дозволеного ходу. Хід лишається відкритим.
speech-atBoard-sensor_fault =
    Датчики { $who ->
        [none] вашої дошки
       *[other] дошки гравця { $who }
    } показують неможливу позицію.
speech-atBoard-rolled_early =
    { $who ->
        [none] Ви: кубики кинуто зарано. Кидок чинний.
       *[other] { $who }: кубики кинуто зарано. Кидок чинний.
    }
speech-vacation =
    { $who ->
        [none] Ваша відпустка
       *[other] Відпустка гравця { $who }
    } змінилася.
speech-timedOut =
    { $who ->
        [none] Ви: час вийшов.
       *[other] { $who }: час вийшов.
    }
speech-left =
    { $who ->
        [none] Ви залишаєте матч.
       *[other] { $who } залишає матч.
    }
speech-claimed =
    { $claim ->
        [match]
            { $who ->
                [none] Ви забираєте перемогу, бо суперника більше немає.
               *[other] { $who } забирає перемогу, бо суперника більше немає.
            }
       *[other]
            { $who ->
                [none] Ви завершуєте матч без результату, бо суперника більше немає.
               *[other] { $who } завершує матч без результату, бо суперника більше немає.
            }
    }
speech-gameEnded =
    { $who ->
        [none]
            Ви виграєте партію, { $points } { $points ->
                [one] очко
                [few] очки
               *[other] очок
            }.
       *[other]
            { $who } виграє партію, { $points } { $points ->
                [one] очко
                [few] очки
               *[other] очок
            }.
    }
speech-matchEnded =
    { $who ->
        [none] Ви виграєте матч.
       *[other] { $who } виграє матч.
    }
speech-drawn = Матч закінчився внічию.
speech-mayRoll = Ви можете кидати.
speech-mayDouble = Ви можете кидати або подвоїти.
speech-mayTake = Ви можете прийняти або спасувати.
speech-mayBeaver = Ви можете прийняти, відповісти бобром або спасувати.
speech-bar = бар
speech-off = викинуто
speech-complete = Enter підтверджує, U повертає.
speech-undone = Повернено.

## The situation, and answers to a player's questions

speech-score =
    { $own ->
        [none] Рахунок: ви { $points }, { $their } { $theirPoints }.
       *[other] Рахунок: { $own } { $points }, { $their } { $theirPoints }.
    }
speech-game =
    { $crawford ->
        [true] Партія { $game }, Кроуфорд.
       *[false] Партія { $game }.
    }
speech-side = Ваш колір: { $side }.
speech-cube-none = Ця партія без куба.
speech-cube-centred = Куб посередині, на { $value }.
speech-cube-owned =
    { $who ->
        [none] Куб у вас, на { $value }.
       *[other] Куб у гравця { $who }, на { $value }.
    }
speech-toRoll = Кидає { $who }.
speech-hasRolled =
    { $who ->
        [none] Вам ходити: { $first } і { $second }.
       *[other] Ходить { $who }: { $first } і { $second }.
    }
speech-cubeOffered =
    { $who ->
        [none] Вам пропонують куб на { $value }.
       *[other] Гравцеві { $who } запропоновано куб на { $value }.
    }
speech-pips =
    { $own ->
        [none] Піпси: ви { $points }, { $their } { $theirPoints }.
       *[other] Піпси: { $own } { $points }, { $their } { $theirPoints }.
    }
speech-lead =
    { $who ->
        [none] Ви попереду на { $pips }.
       *[other] { $who } попереду на { $pips }.
    }
speech-even = Гонка рівна.
speech-blots =
    { $who ->
        [none]
            { $count ->
                [one] Ваш блот: { $points }.
               *[other] Ваші блоти: { $points }.
            }
       *[other]
            { $count ->
                [one] { $who }, блот: { $points }.
               *[other] { $who }, блоти: { $points }.
            }
    }
speech-hits =
    { $who ->
        [none] Ви б’єте { $rolls } з 36 кидків.
       *[other] { $who } б’є { $rolls } з 36 кидків.
    }
speech-noBlots =
    { $who ->
        [none] У вас немає блотів під боєм.
       *[other] { $who }: немає блотів під боєм.
    }
speech-noContact = Контакту більше немає: нікого не можна побити.
speech-stations-point = { $count } на { $point }
speech-stations-bar = { $count } на барі
speech-stations-off = { $count } викинуто
speech-stations-of =
    { $who ->
        [none] Ви: { $places }.
       *[other] { $who }: { $places }.
    }
speech-toPlay = Ще ходити: { $dice }.
speech-confirmed = Хід зроблено.
speech-log = Що сталося
