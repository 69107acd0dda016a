### The game on the front page, and the sentence about it.

live-label = Şu anda süren bir oyun
live-chance = Bu oyunu kazanma şansı, { $name }: %{ $percent }
live-others = Süren diğer oyunlar
live-deeds-hits =
    { $count ->
        [1] bir pul kırıyor
        [2] iki pul kırıyor
        [3] üç pul kırıyor
        [4] dört pul kırıyor
       *[other] { $count } pul kırıyor
    }
live-deeds-bearsOff =
    { $count ->
        [1] bir pul topluyor
        [2] iki pul topluyor
        [3] üç pul topluyor
        [4] dört pul topluyor
       *[other] { $count } pul topluyor
    }
live-deeds-anchors = karşı evde { $point } numaralı kapıyı alıyor
live-deeds-primes =
    { $length ->
        [6] altı kapılık duvarı tamamlıyor
       *[other] { $length } kapılık bir duvar örüyor
    }
live-deeds-makesPoint = { $point } numaralı kapıyı alıyor
live-deeds-breaksContact = teması kesiyor
live-deeds-escapes = arkadaki son pulunu kurtarıyor
live-deeds-enters = kırığını sokuyor
live-deeds-cannotMove = oynayamıyor
live-deeds-doubles = katlıyor (küp { $value })
live-deeds-takes = katlamayı kabul ediyor
live-deeds-passes = katlamaya pas diyor
live-deeds-winsGame = oyunu kazanıyor, { $points } sayı
live-deeds-winsMatch = maçı kazanıyor
live-standings-onBar =
    { $closed ->
        [true]
            kapalı eve karşı { $count ->
                [1] bir kırık pulla
                [2] iki kırık pulla
                [3] üç kırık pulla
                [4] dört kırık pulla
               *[other] { $count } kırık pulla
            } bekliyor
       *[false]
            { $count ->
                [1] bir kırık pulla
                [2] iki kırık pulla
                [3] üç kırık pulla
                [4] dört kırık pulla
               *[other] { $count } kırık pulla
            } bekliyor
    }
live-standings-hasPrime =
    { $length ->
        [6] altı kapılık duvarla oynuyor
       *[other] { $length } kapılık duvarla oynuyor
    }
live-standings-bearsOff =
    geride { $left ->
        [1] bir
        [2] iki
        [3] üç
        [4] dört
       *[other] { $left }
    } pul bırakmış, rakipte kalan { $theirs }
live-standings-leads =
    { $loose ->
        [0] yarışta { $pips } pip önde
        [1] yarışta { $pips } pip önde ama bir açık vermiş
        [2] yarışta { $pips } pip önde ama iki açık vermiş
        [3] yarışta { $pips } pip önde ama üç açık vermiş
        [4] yarışta { $pips } pip önde ama dört açık vermiş
       *[other] yarışta { $pips } pip önde ama { $loose } açık vermiş
    }
live-standings-hasBlots =
    { $count ->
        [1] bir açık vermiş
        [2] iki açık vermiş
        [3] üç açık vermiş
        [4] dört açık vermiş
       *[other] { $count } açık vermiş
    }
live-even = yarış başa baş
live-evenAlone = Yarış başa baş.
live-one = { $who } { $does }.
live-both = { $who } { $does } ve { $is }.
live-then = { $who } { $does }; { $clause }.
