### Eğitmenin bir karar hakkında söyledikleri.

tutor-title = Daha iyi hamle ne yapar
tutor-cubeTitle = Küpün arkasındaki sayılar
tutor-point =
    { $kind ->
        [bar_point] bar kapısı
        [midpoint] orta kapı
        [opponents_bar_point] rakibin bar kapısı
        [anchor] karşı evde { $point } numara
       *[other] { $point } numara
    }
tutor-makes =
    { $play ->
        [better] Kazandığı kapı: { $name }.
       *[played] Yalnızca öbür hamlenin kazandığı kapı: { $name }.
    }
tutor-keeps =
    { $play ->
        [better] Koruduğu kapı: { $name }.
       *[played] Bozduğu kapı: { $name }.
    }
tutor-hits =
    { $better ->
        [0] Kırmaz; öbür hamle rakibe { $playedPips } pip kaybettirir.
        [1] Bir pul kırar: rakip { $playedPips } yerine { $betterPips } pip kaybeder.
       *[other] { $better } pul kırar: rakip { $playedPips } yerine { $betterPips } pip kaybeder.
    }
tutor-shots =
    { $better ->
        [0] Hiçbir zar kırmaz; öbür hamleden sonra 36 zardan { $played } tanesi kırar.
       *[other] 36 zardan { $played } yerine { $better } tanesi kırar.
    }
tutor-blots =
    { $better ->
        [0] Rakibin yolunda açık bırakmaz; öbür hamle { $played } açık bırakır.
       *[other] Rakibin yolunda { $played } yerine { $better } açık bırakır.
    }
tutor-dances = Rakibi barda bırakan zarlar: 36 zardan { $played } yerine { $better } tanesi.
tutor-back =
    { $better ->
        [0] Karşı evde ve barda pul bırakmaz; öbür hamle { $played } pul bırakır.
       *[other] Karşı evde ve barda { $played } yerine { $better } pul bırakır.
    }
tutor-prime = Bir rakip pulunun önündeki en uzun duvar: { $played } yerine { $better } kapı.
tutor-builders = Yapıcı pullar, yani 6 ile 11 numara arasındaki boş pullar: { $played } yerine { $better }.
tutor-borneOff =
    { $better ->
        [0] Pul toplamaz; öbür hamle { $played } pul toplar.
       *[other] { $played } yerine { $better } pul toplar.
    }
tutor-outside = Hâlâ evin dışındaki pullar: { $played } yerine { $better }.
tutor-gaps = Evdeki boş haneler: { $played } yerine { $better }.
tutor-fullRolls = Sonraki elde en az iki pul toplatan zarlar: 36 zardan { $played } yerine { $better } tanesi.
tutor-race =
    { $pips ->
        [0] Bundan sonra yarış başa baştır.
       *[other]
            { $ahead ->
                [true] Bundan sonra yarışta { $pips } pip öndedir.
               *[false] Bundan sonra yarışta { $pips } pip geridedir.
            }
    }
tutor-takePoint = Bu skorda kabul noktası: canlı küple { $live }, ölü küple { $dead }. Cevap verenin kazanma oranı { $chance }.
tutor-window = Canlı küple katlayanın penceresi: { $from } – { $to }. Katlayanın kazanma oranı { $chance }.
tutor-marketLosers = Pazar kaybı: { $share }. Bu, 1296 zar çiftinin { $sequences } tanesidir; onlardan sonra katlamaya pas denir ya da oyun kazanılmıştır.
tutor-gammons = Mars: katlayan { $won } kazanır, { $lost } kaybeder.
tutor-pips = Pip sayıları: katlayan { $doubler }, rakip { $opponent }.
