### The profiles of players, and the titles that they earn.

profile-title = פרופיל
profile-lead = כולם רואים את זה ליד השם שלכם.
profile-picture = תמונה
profile-noPicture = בלי תמונה
profile-pictureNames-anchor = עוגן
profile-pictureNames-bear = דוב
profile-pictureNames-bell = פעמון
profile-pictureNames-bird = ציפור
profile-pictureNames-boat = סירת מפרש
profile-pictureNames-book = ספר
profile-pictureNames-cat = חתול
profile-pictureNames-checkers = כלי משחק
profile-pictureNames-crown = כתר
profile-pictureNames-cube = קוביית הכפלה
profile-pictureNames-cup = כוס תה
profile-pictureNames-dice = קוביות
profile-pictureNames-fish = דג
profile-pictureNames-fox = שועל
profile-pictureNames-key = מפתח
profile-pictureNames-kite = עפיפון
profile-pictureNames-leaf = עלה
profile-pictureNames-lighthouse = מגדלור
profile-pictureNames-moon = ירח
profile-pictureNames-mountain = הר
profile-pictureNames-mushroom = פטרייה
profile-pictureNames-owl = ינשוף
profile-pictureNames-rocket = רקטה
profile-pictureNames-star = כוכב
profile-pictureNames-sun = שמש
profile-pictureNames-tree = עץ
profile-pictureNames-tulip = צבעוני
profile-pictureNames-turtle = צב
profile-flag = מדינה
profile-noFlag = בלי דגל
profile-words = כמה מילים
profile-wordsHint = עד 160 תווים, בשורה אחת.
profile-save = שמירת הפרופיל
profile-saved = הפרופיל נשמר.

profile-honours = תארים
profile-titles-expert = מומחה
profile-titles-master = אמן
profile-titles-grandmaster = רב־אמן
profile-short-expert = מ
profile-short-master = א
profile-short-grandmaster = רא
profile-eventTitles-winner = מנצח
profile-eventTitles-champion = אלוף
profile-eventTitles-grand_champion = אלוף־על
profile-none = עדיין אין תואר.
profile-soFar = { $matches } מתוך { $needed } מאצ׳ים מדורגים ומנותחים
profile-form =
    PR { "\u200F" }{ $rating } על פני { $matches ->
        [one] מאץ׳ אחד
        [two] שני מאצ׳ים
       *[other] { $matches } מאצ׳ים
    }
profile-won = ניצחונות באירועים
profile-field =
    { $n ->
        [one] משתתף אחד
        [two] שני משתתפים
       *[other] { $n } משתתפים
    }
profile-rules = איך מקבלים תואר
profile-rulesForm = לפי המשחק: ה־PR ב־{ $matches } המאצ׳ים המדורגים האחרונים שנותחו, ובהם לפחות { $decisions } החלטות. מומחה: PR מתחת ל־7.5. אמן: מתחת ל־5.5. רב־אמן: מתחת ל־4. התואר נשמר כל עוד ה־PR מתחת לגבול שלו.
profile-rulesEvents = לפי אירועים: מקום ראשון יחיד, באירוע של 8 שחקנים מבוססים או 4 קבוצות מבוססות לפחות, בניצחון על הלוח ולא בהחלטת מנהל האירוע. מנצח: אירוע אחד. אלוף: שלושה. אלוף־על: עשרה.
