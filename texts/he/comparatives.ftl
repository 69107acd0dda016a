### Comparative events: everyone plays the same boards against the same bot.

comparatives-kind = אירוע השוואתי
comparatives-title = אירועים השוואתיים
comparatives-make = אירוע השוואתי חדש
comparatives-lead = כולם משחקים את אותן הטלות נגד אותו בוט. מנצח מי שמצליח יותר משאר השחקנים.
comparatives-loading = האירוע נטען…
comparatives-notFound = האירוע לא נמצא
comparatives-phase-announced = ייפתח בקרוב
comparatives-phase-open = פתוח
comparatives-phase-closing = נסגר
comparatives-phase-over = הסתיים
comparatives-phase-cancelled = בוטל
comparatives-weekly = אירוע השבוע, { $monday }
comparatives-weeklyTitle = אירוע השבוע
comparatives-weeklyText =
    { $boards ->
        [one] לוח אחד
        [two] שני לוחות
       *[other] { $boards } לוחות
    } נגד { ISOLATE($bot) }, עם אותן הטלות לכולם.
comparatives-boards =
    { $count ->
        [one] לוח אחד
        [two] שני לוחות
       *[other] { $count } לוחות
    }
comparatives-against = נגד { ISOLATE($bot) }
comparatives-players =
    { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
comparatives-until = עד { $when }
comparatives-from = מ־{ $when }
comparatives-bothSides = שני הצדדים של כל לוח
comparatives-newcomers = פתוח גם לחשבונות חדשים
comparatives-directedBy = בניהול { ISOLATE($name) }
comparatives-winners-one = { ISOLATE($name) } ניצח
comparatives-winners-tied = שוויון במקום הראשון: { ISOLATE($names) }
comparatives-progress =
    סיימתם { $finished } מתוך { $boards ->
        [one] לוח אחד
        [two] שני לוחות
       *[other] { $boards } לוחות
    }.
comparatives-done = שיחקתם את כל הלוחות. ה־IMP שלכם עוד יכולים להשתנות עד סגירת האירוע, כשאחרים מסיימים.
comparatives-play = לשחק
comparatives-playBoard = לשחק את לוח { $board }
comparatives-continueBoard = להמשיך בלוח { $board }
comparatives-results = תוצאות
comparatives-signIn = היכנסו כדי לשחק
comparatives-guest = אורחים לא יכולים לשחק כאן, כי אורח יכול לראות את ההטלות של לוח ואז לשחק אותו שוב. שמרו קודם את החשבון.
comparatives-keep = שמירת החשבון
comparatives-how-title = איך זה עובד
comparatives-how-lines-1 = כל לוח הוא משחק אחד עם קוביית הכפלה, בלי תוצאת מאץ׳. ההטלות זהות לכולם: ההטלה העשירית שלכם היא ההטלה העשירית של כולם.
comparatives-how-lines-2 = כל תוצאה נספרת ב־SMP, כמו במאץ׳ דופליקט. ה־SMP שלכם מושווים לדאטום, ממוצע השחקנים באותו לוח; ההפרש הופך ל־IMP, וסכום ה־IMP הגבוה מנצח.
comparatives-how-lines-3 = משחקים את הלוחות לפי הסדר, מתי שרוצים. אפשר לעזוב את הדף ולחזור. לוח שוויתרתם עליו, או שלא סיימתם לפני הסגירה, נחשב להפסד, כאילו עזבתם את המשחק.
comparatives-how-lines-4 = רק מי שסיים את כל הלוחות מקבל מקום. איך אחרים שיחקו לוח רואים אחרי שמסיימים אותו. בסוף האירוע כולם רואים הכול.
comparatives-standings = טבלה
comparatives-field = שחקנים
comparatives-hidden = המקומות מוצגים למי שסיים את כל הלוחות, ולכולם כשהאירוע מסתיים.
comparatives-incomplete = אין מקום: חסרים לוחות.
comparatives-nobody = אף אחד עוד לא נרשם.
comparatives-columns-place = מקום
comparatives-columns-player = שחקן
comparatives-columns-boards = לוחות
comparatives-columns-imp = IMP
comparatives-columns-board = לוח
comparatives-columns-played = שוחק
comparatives-columns-datum = דאטום
comparatives-columns-yours = ה־SMP שלכם
comparatives-columns-smp = SMP
comparatives-columns-side = צד
comparatives-columns-result = תוצאה
comparatives-columns-cube = קובייה
comparatives-columns-left = נותרו
comparatives-columns-game = משחק
comparatives-boardsTitle = לוחות
comparatives-board = לוח { $board }
comparatives-openBoard = השוואת לוח { $board }
comparatives-notYet = אחרי שתשחקו אותו
comparatives-commitments = ההטלות
comparatives-commitmentsText = ההטלות של כל לוח נקבעו ונחתמו לפני פתיחת האירוע. בסיומו אפשר יהיה לאמת כל משחק מול המספרים האלה.
comparatives-files = הורדת התוצאות
comparatives-cancelled = האירוע בוטל: { $reason }
comparatives-cancel = ביטול האירוע
comparatives-cancelReason = סיבה (תוצג לכולם)
comparatives-toEvent = לאירוע
comparatives-table = { ISOLATE($name) }: לוח { $board } מתוך { $boards }
comparatives-side-white = לבן
comparatives-side-black = שחור
comparatives-end-pass = ויתור
comparatives-end-single = רגיל
comparatives-end-gammon = מארס
comparatives-end-backgammon = מארס טורקי
comparatives-won = ניצחון, { $end }
comparatives-lost = הפסד, { $end }
comparatives-replay = צפייה חוזרת
comparatives-review = ניתוח
comparatives-openReplay = צפייה במשחק של { ISOLATE($name) }
comparatives-openReview = ניתוח המשחק של { ISOLATE($name) }
comparatives-compare-title = לוח { $board }: { ISOLATE($name) }
comparatives-compare-locked = סיימו את הלוח כדי לראות איך אחרים שיחקו אותו, או חכו לסוף האירוע.
comparatives-compare-nobody = אף אחד עוד לא סיים את הלוח הזה.
comparatives-compare-results = כל התוצאות
comparatives-compare-partings = היכן הדרכים נפרדו
comparatives-compare-partingsText = התורות הראשונים שבהם שחקנים בחרו אחרת אחרי משחקים זהים. SMP הוא הממוצע של התוצאות הסופיות שלהם.
comparatives-compare-none = עד כה כולם שיחקו אותו דבר.
comparatives-compare-cut = יש יותר מדי שחקנים: רק חלק מהם מושווים כאן.
comparatives-compare-turn = תור { $turn }
comparatives-compare-came =
    הגיעו לכאן: { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
comparatives-compare-position = העמדה לפני תור { $turn }
comparatives-compare-nothing = כאן נגמר המשחק
comparatives-compare-others = ועוד { $count }
comparatives-cube-double = הכפלה
comparatives-cube-take = קבלה
comparatives-cube-pass = ויתור
comparatives-cube-resign = כניעה
comparatives-cube-leave = עזיבה
comparatives-form-title = אירוע השוואתי חדש
comparatives-form-name = שם
comparatives-form-namePlaceholder = לוחות יום שישי
comparatives-form-about = על האירוע
comparatives-form-bot = יריב (בוט)
comparatives-form-boards = לוחות
comparatives-form-sides = צדדים
comparatives-form-same = אותו צד לכולם
comparatives-form-both = מחצית השחקנים בכל צד
comparatives-form-sidesHint = כשמחצית השחקנים בכל צד, משווים רק בין שחקנים באותו צד.
comparatives-form-clock = שעון
comparatives-form-noClock = בלי
comparatives-form-live = שעון בזמן אמת
comparatives-form-days = פתוח למשך
comparatives-form-dayCount =
    { $days ->
        [one] יום אחד
        [two] יומיים
       *[other] { $days } ימים
    }
comparatives-form-create = יצירת האירוע
comparatives-form-missing = הזינו שם של שלוש אותיות לפחות.
