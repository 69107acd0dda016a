### The game on the front page, and the sentence about it.

live-label = Партія, яку грають зараз
live-chance = { $name }: шанс виграти цю партію { $percent } %
live-others = Також грають
live-deeds-hits =
    { $count ->
        [1] б’є шашку
        [2] б’є дві шашки
        [3] б’є три шашки
        [4] б’є чотири шашки
        [one] б’є { $count } шашку
        [few] б’є { $count } шашки
       *[other] б’є { $count } шашок
    }
live-deeds-bearsOff =
    { $count ->
        [1] викидає шашку
        [2] викидає дві шашки
        [3] викидає три шашки
        [4] викидає чотири шашки
        [one] викидає { $count } шашку
        [few] викидає { $count } шашки
       *[other] викидає { $count } шашок
    }
live-deeds-anchors = ставить якір на пункті { $point }
live-deeds-primes =
    { $length ->
        [6] замикає повний прайм
       *[other] будує прайм із { $length } пунктів
    }
live-deeds-makesPoint = займає пункт { $point }
live-deeds-breaksContact = розриває контакт
live-deeds-escapes = виводить останню задню шашку
live-deeds-enters = заходить із бару
live-deeds-cannotMove = не має ходу
live-deeds-doubles = подвоює до { $value }
live-deeds-takes = приймає подвоєння
live-deeds-passes = пасує на подвоєння
live-deeds-winsGame =
    виграє партію, { $points } { $points ->
        [one] очко
        [few] очки
       *[other] очок
    }
live-deeds-winsMatch = виграє матч
live-standings-onBar =
    { $count ->
        [1]
            { $closed ->
                [true] має шашку на барі перед закритим домом
               *[false] має шашку на барі
            }
        [2]
            { $closed ->
                [true] має дві шашки на барі перед закритим домом
               *[false] має дві шашки на барі
            }
        [3]
            { $closed ->
                [true] має три шашки на барі перед закритим домом
               *[false] має три шашки на барі
            }
        [4]
            { $closed ->
                [true] має чотири шашки на барі перед закритим домом
               *[false] має чотири шашки на барі
            }
        [one]
            { $closed ->
                [true] має { $count } шашку на барі перед закритим домом
               *[false] має { $count } шашку на барі
            }
        [few]
            { $closed ->
                [true] має { $count } шашки на барі перед закритим домом
               *[false] має { $count } шашки на барі
            }
       *[other]
            { $closed ->
                [true] має { $count } шашок на барі перед закритим домом
               *[false] має { $count } шашок на барі
            }
    }
live-standings-hasPrime =
    { $length ->
        [6] має повний прайм
       *[other] має прайм із { $length } пунктів
    }
live-standings-bearsOff =
    { $left ->
        [1] має ще шашку проти { $theirs }
        [2] має ще дві шашки проти { $theirs }
        [3] має ще три шашки проти { $theirs }
        [4] має ще чотири шашки проти { $theirs }
        [one] має ще { $left } шашку проти { $theirs }
        [few] має ще { $left } шашки проти { $theirs }
       *[other] має ще { $left } шашок проти { $theirs }
    }
live-standings-leads =
    { $loose ->
        [0]
            веде в гонці на { $pips } { $pips ->
                [one] піпс
                [few] піпси
               *[other] піпсів
            }
        [1]
            веде в гонці на { $pips } { $pips ->
                [one] піпс
                [few] піпси
               *[other] піпсів
            }, але має блот
        [2]
            веде в гонці на { $pips } { $pips ->
                [one] піпс
                [few] піпси
               *[other] піпсів
            }, але має два блоти
        [3]
            веде в гонці на { $pips } { $pips ->
                [one] піпс
                [few] піпси
               *[other] піпсів
            }, але має три блоти
        [4]
            веде в гонці на { $pips } { $pips ->
                [one] піпс
                [few] піпси
               *[other] піпсів
            }, але має чотири блоти
        [one]
            веде в гонці на { $pips } { $pips ->
                [one] піпс
                [few] піпси
               *[other] піпсів
            }, але має { $loose } блот
        [few]
            веде в гонці на { $pips } { $pips ->
                [one] піпс
                [few] піпси
               *[other] піпсів
            }, але має { $loose } блоти
       *[other]
            веде в гонці на { $pips } { $pips ->
                [one] піпс
                [few] піпси
               *[other] піпсів
            }, але має { $loose } блотів
    }
live-standings-hasBlots =
    { $count ->
        [1] має блот
        [2] має два блоти
        [3] має три блоти
        [4] має чотири блоти
        [one] має { $count } блот
        [few] має { $count } блоти
       *[other] має { $count } блотів
    }
live-even = гонка рівна
live-evenAlone = Гонка рівна.
live-one = { $who } { $does }.
live-both = { $who } { $does } і { $is }.
live-then = { $who } { $does }; { $clause }.
