### The game on the front page, and the sentence about it.

live-label = משחק פעיל
live-chance = הסיכוי של { ISOLATE($name) } לנצח במשחק הזה: { $percent }%
live-others = עוד משחקים פעילים
live-deeds-hits =
    { $count ->
        [one] אוכל כלי
        [two] אוכל שני כלים
       *[other] אוכל { $count } כלים
    }
live-deeds-bearsOff =
    מוציא { $count ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $count } כלים
    }
live-deeds-anchors = בונה עוגן במשולש { $point }
live-deeds-primes =
    { $length ->
        [6] משלים פריים מלא
       *[other] בונה פריים של { $length } בתים
    }
live-deeds-makesPoint =
    { $point ->
        [7] בונה בית ליד הבר
       *[other] בונה בית במשולש { $point }
    }
live-deeds-breaksContact = עובר למרוץ
live-deeds-escapes = משחרר את הכלי האחורי האחרון
live-deeds-enters = נכנס מהבר
live-deeds-cannotMove = לא יכול לזוז
live-deeds-doubles = מכפיל ל־{ $value }
live-deeds-takes = מקבל את ההכפלה
live-deeds-passes = מוותר על ההכפלה
live-deeds-winsGame =
    מנצח במשחק, { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
live-deeds-winsMatch = מנצח במאץ׳
live-standings-onBar =
    { $closed ->
        [true]
            מחזיק { $count ->
                [one] כלי אחד
                [two] שני כלים
               *[other] { $count } כלים
            } על הבר מול לוח סגור
       *[false]
            מחזיק { $count ->
                [one] כלי אחד
                [two] שני כלים
               *[other] { $count } כלים
            } על הבר
    }
live-standings-hasPrime =
    { $length ->
        [6] מחזיק פריים מלא
       *[other] מחזיק פריים של { $length } בתים
    }
live-standings-bearsOff =
    נשאר עם { $left ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $left } כלים
    }, מול { $theirs }
live-standings-leads =
    { $loose ->
        [0] מוביל במרוץ ב־{ $pips }
        [one] מוביל במרוץ ב־{ $pips }, אבל עם כלי חשוף אחד
        [two] מוביל במרוץ ב־{ $pips }, אבל עם שני כלים חשופים
       *[other] מוביל במרוץ ב־{ $pips }, אבל עם { $loose } כלים חשופים
    }
live-standings-hasBlots =
    נשאר עם { $count ->
        [one] כלי חשוף אחד
        [two] שני כלים חשופים
       *[other] { $count } כלים חשופים
    }
live-even = המרוץ שקול
live-evenAlone = המרוץ שקול.
live-one = { ISOLATE($who) } { $does }.
live-both = { ISOLATE($who) } { $does } ו{ $is }.
live-then = { ISOLATE($who) } { $does }; { $clause }.
