### The blunder trainer and performances.

trainer-lead = הטעויות שלכם והחידות שלא פתרתם חוזרות רגע לפני שאתם שוכחים אותן.
trainer-counts = לתרגול עכשיו: { $due } · אחר כך: { $waiting } · נלמדו: { $learned }
trainer-nothingYet = עוד אין טעויות ללמוד מהן
trainer-nothingYetText = שחקו מאץ׳. הטעויות שלכם מופיעות כאן זמן קצר אחרי סיומו.
trainer-doneForNow = סיימתם בינתיים
trainer-nextAt = השאלה הבאה חוזרת ב־{ $day } בשעה { $time }.
trainer-you = אתם
trainer-from =
    { $day ->
        [none] נגד { ISOLATE($opponent) }
       *[other] נגד { ISOLATE($opponent) }, { $day }
    }
trainer-score = { $own }–{ $other } במאץ׳ ל־{ $length }
trainer-money = משחק כסף
trainer-askCube = מה אתם עושים עם קוביית ההכפלה?
trainer-askPlay = איך משחקים { $high }-{ $low }?
trainer-right = נכון
trainer-wrong = לא הבחירה הטובה ביותר
trainer-again = חוזרת ב־{ $day }.
trainer-missedPuzzle = חידה שלא פתרתם
trainer-next = השאלה הבאה
trainer-inMatch = לראות במאץ׳
trainer-performance = ביצועים
trainer-performanceHint = PR של מאצ׳ים אחרונים: 500 × הטעות הממוצעת להחלטה. ככל שהוא נמוך יותר, כך טוב יותר.
trainer-performanceNone = עדיין אין מאצ׳ים מנותחים.
trainer-byPart = לפי שלב המשחק
trainer-typical = טעויות אופייניות
trainer-typicalNone = עדיין אין.
trainer-times =
    { $count ->
        [one] פעם אחת
        [2] פעמיים
       *[other] { $count } פעמים
    }
trainer-chart = PR לפי מאץ׳
trainer-point = { $day }, PR { "\u200F" }{ $pr } נגד { ISOLATE($opponent) }
trainer-mistakeThemes-missed_double = הכפלות שהוחמצו
trainer-mistakeThemes-wrong_double = הכפלה מוקדמת מדי
trainer-mistakeThemes-too_good = סיום בהכפלה במקום להמשיך
trainer-mistakeThemes-wrong_take = קבלה במקום ויתור
trainer-mistakeThemes-wrong_pass = ויתור במקום קבלה
trainer-mistakeThemes-missed_hit = אכילות שהוחמצו
trainer-mistakeThemes-wrong_hit = אכילה כשלא כדאי
trainer-mistakeThemes-point_not_made = בתים שלא נבנו
trainer-mistakeThemes-stayed_back = כלים אחוריים שנשארו יותר מדי זמן
trainer-mistakeThemes-ran_too_soon = כלים אחוריים שברחו מוקדם מדי
trainer-mistakeThemes-too_loose = יותר מדי כלים חשופים
trainer-mistakeThemes-too_safe = זהירות יתר
trainer-mistakeThemes-race = מרוצים
trainer-mistakeThemes-bear_off = הוצאת כלים
trainer-mistakeThemes-other = טעויות אחרות
