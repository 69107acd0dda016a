### מה המורה אומר על החלטה.

tutor-title = מה עושה המהלך הטוב יותר
tutor-cubeTitle = המספרים שמאחורי הקובייה
tutor-point =
    { $kind ->
        [bar_point] בית ליד הבר
        [midpoint] בית במשולש { $point }
        [opponents_bar_point] בית ליד הבר של היריב
        [anchor] עוגן במשולש { $point }
       *[other] בית במשולש { $point }
    }
tutor-makes =
    { $play ->
        [better] בונה { $name }.
       *[played] לא בונה { $name }; המהלך האחר בונה.
    }
tutor-keeps =
    { $play ->
        [better] שומר על { $name }.
       *[played] מפרק { $name }; המהלך האחר לא.
    }
tutor-hits =
    { $better ->
        [0] לא אוכל; המהלך האחר אוכל. צעדים שהיריב מאבד בגללו: { $playedPips }.
        [one] אוכל כלי. צעדים שהיריב מאבד: { $betterPips } במקום { $playedPips }.
        [two] אוכל שני כלים. צעדים שהיריב מאבד: { $betterPips } במקום { $playedPips }.
       *[other] אוכל { $better } כלים. צעדים שהיריב מאבד: { $betterPips } במקום { $playedPips }.
    }
tutor-shots =
    { $better ->
        [0] שום הטלה לא אוכלת; אחרי המהלך האחר אוכלות { $played } הטלות מתוך 36.
        [one] הטלה אחת מתוך 36 אוכלת, במקום { $played }.
       *[other] { $better } הטלות מתוך 36 אוכלות, במקום { $played }.
    }
tutor-blots =
    { $better ->
        [0] לא משאיר כלי חשוף בדרכו של היריב; המהלך האחר משאיר { $played }.
        [one] משאיר כלי חשוף אחד בדרכו של היריב, במקום { $played }.
        [two] משאיר שני כלים חשופים בדרכו של היריב, במקום { $played }.
       *[other] משאיר { $better } כלים חשופים בדרכו של היריב, במקום { $played }.
    }
tutor-dances = הטלות שמשאירות את היריב על הבר: { $better } מתוך 36, במקום { $played }.
tutor-back =
    { $better ->
        [0] לא משאיר כלים בבית היריב או על הבר; המהלך האחר משאיר { $played }.
        [one] משאיר כלי אחד בבית היריב או על הבר, במקום { $played }.
        [two] משאיר שני כלים בבית היריב או על הבר, במקום { $played }.
       *[other] משאיר { $better } כלים בבית היריב או על הבר, במקום { $played }.
    }
tutor-prime = הפריים הארוך ביותר לפני כלי של היריב: { $better } במקום { $played }.
tutor-builders = כלים פנויים לבנייה במשולשים 6 עד 11: { $better } במקום { $played }.
tutor-borneOff =
    { $better ->
        [0] לא מוציא כלים; המהלך האחר מוציא { $played }.
        [one] מוציא כלי אחד במקום { $played }.
        [two] מוציא שני כלים במקום { $played }.
       *[other] מוציא { $better } כלים במקום { $played }.
    }
tutor-outside = כלים שעדיין מחוץ לבית: { $better } במקום { $played }.
tutor-gaps = משולשים ריקים בבית: { $better } במקום { $played }.
tutor-fullRolls = ההטלות הבאות שמוציאות שני כלים או יותר: { $better } מתוך 36, במקום { $played }.
tutor-race =
    { $pips ->
        [0] אחריו המרוץ שקול.
        [one]
            { $ahead ->
                [true] אחריו מובילים במרוץ בצעד אחד.
               *[false] אחריו מפגרים במרוץ בצעד אחד.
            }
       *[other]
            { $ahead ->
                [true] אחריו מובילים במרוץ ב־{ $pips } צעדים.
               *[false] אחריו מפגרים במרוץ ב־{ $pips } צעדים.
            }
    }
tutor-takePoint = נקודת הקבלה בתוצאה הזאת: { $live } עם קובייה חיה, { $dead } עם קובייה מתה. מי שעונה מנצח { $chance }.
tutor-window = חלון ההכפלה של המכפיל הוא { $from } עד { $to } עם קובייה חיה; המכפיל מנצח { $chance }.
tutor-marketLosers = אובדן שוק: { $share }, כלומר { $sequences } מתוך 1296 זוגות הטלות שאחריהם היו מוותרים על הכפלה או שהמשחק כבר מנוצח.
tutor-gammons = מארסים: המכפיל מנצח ב־{ $won } ומפסיד ב־{ $lost }.
tutor-pips = צעדים: { $doubler } למכפיל, { $opponent } ליריב.
