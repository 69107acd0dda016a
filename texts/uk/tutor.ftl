### Що тренер каже про рішення.

tutor-title = Що робить кращий хід
tutor-cubeTitle = Числа за рішенням про куб
tutor-point =
    { $kind ->
        [bar_point] бар-пункт
        [midpoint] мідпойнт
        [opponents_bar_point] бар-пункт суперника
        [anchor] якір на пункті { $point }
       *[other] пункт { $point }
    }
tutor-makes =
    { $play ->
        [better] Займає { $name }.
       *[played] Не займає { $name }, а інший хід займає.
    }
tutor-keeps =
    { $play ->
        [better] Тримає { $name }.
       *[played] Розбирає { $name }, а інший хід ні.
    }
tutor-hits =
    { $better ->
        [0] Не б’є, а інший хід б’є. Піпси, які суперник через нього втрачає: { $playedPips }.
        [1] Б’є шашку. Піпси, які втрачає суперник: { $betterPips } замість { $playedPips }.
        [one] Б’є { $better } шашку. Піпси, які втрачає суперник: { $betterPips } замість { $playedPips }.
        [few] Б’є { $better } шашки. Піпси, які втрачає суперник: { $betterPips } замість { $playedPips }.
       *[other] Б’є { $better } шашок. Піпси, які втрачає суперник: { $betterPips } замість { $playedPips }.
    }
tutor-shots =
    { $better ->
        [0] Не лишає жодного удару; після іншого ходу кидків, що б’ють, { $played } з 36.
        [one] Лишає { $better } кидок із 36, що б’є, замість { $played }.
        [few] Лишає { $better } кидки з 36, що б’ють, замість { $played }.
       *[other] Лишає { $better } кидків із 36, що б’ють, замість { $played }.
    }
tutor-blots =
    { $better ->
        [0] Не лишає блотів на шляху суперника; після іншого ходу їх { $played }.
        [one] Лишає { $better } блот на шляху суперника замість { $played }.
        [few] Лишає { $better } блоти на шляху суперника замість { $played }.
       *[other] Лишає { $better } блотів на шляху суперника замість { $played }.
    }
tutor-dances = Кидки, що лишають суперника на барі: { $better } з 36 замість { $played }.
tutor-back =
    { $better ->
        [0] Не лишає шашок у домі суперника чи на барі; після іншого ходу їх { $played }.
        [one] Лишає { $better } шашку в домі суперника чи на барі замість { $played }.
        [few] Лишає { $better } шашки в домі суперника чи на барі замість { $played }.
       *[other] Лишає { $better } шашок у домі суперника чи на барі замість { $played }.
    }
tutor-prime = Найдовший прайм перед шашкою суперника: { $better } замість { $played }.
tutor-builders = Білдери, тобто вільні шашки на пунктах від 6 до 11: { $better } замість { $played }.
tutor-borneOff =
    { $better ->
        [0] Не викидає шашок; інший хід викидає { $played }.
        [one] Викидає { $better } шашку замість { $played }.
        [few] Викидає { $better } шашки замість { $played }.
       *[other] Викидає { $better } шашок замість { $played }.
    }
tutor-outside = Шашки, що ще не в домі: { $better } замість { $played }.
tutor-gaps = Порожні пункти в домі: { $better } замість { $played }.
tutor-fullRolls = Наступні кидки, що викидають дві шашки або більше: { $better } з 36 замість { $played }.
tutor-race =
    { $pips ->
        [0] Після нього гонка рівна.
        [one]
            { $ahead ->
                [true] Після нього перевага в гонці — { $pips } піпс.
               *[false] Після нього відставання в гонці — { $pips } піпс.
            }
        [few]
            { $ahead ->
                [true] Після нього перевага в гонці — { $pips } піпси.
               *[false] Після нього відставання в гонці — { $pips } піпси.
            }
       *[other]
            { $ahead ->
                [true] Після нього перевага в гонці — { $pips } піпсів.
               *[false] Після нього відставання в гонці — { $pips } піпсів.
            }
    }
tutor-takePoint = Поріг прийняття за цього рахунку: { $live } з живим кубом, { $dead } з мертвим. Той, хто відповідає, виграє { $chance }.
tutor-window = Вікно того, хто подвоює, з живим кубом — від { $from } до { $to }; він виграє { $chance }.
tutor-marketLosers = Втрата ринку: { $share }, тобто { $sequences } з 1296 пар кидків, після яких на подвоєння пасували б або партію вже виграно.
tutor-gammons = Гемони: той, хто подвоює, виграє { $won } і програє { $lost }.
tutor-pips = Піпси: { $doubler } у того, хто подвоює, { $opponent } у суперника.
