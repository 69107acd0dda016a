### Duplicate team matches: creating one, its results, its director's desk.

teamMatches-kind = מאץ׳ קבוצתי
teamMatches-title = מאצ׳ים קבוצתיים
teamMatches-make = מאץ׳ קבוצתי חדש
teamMatches-lead = שתי קבוצות, שני חדרים, אותן הטלות בשניהם: מנצח מי ששיחק טוב יותר, לא מי שהטיל טוב יותר.
teamMatches-loading = המאץ׳ הקבוצתי נטען…
teamMatches-notFound = המאץ׳ הקבוצתי לא נמצא
teamMatches-phase-line_ups = הרכבים
teamMatches-phase-playing = פעיל
teamMatches-phase-over = הסתיים
teamMatches-phase-cancelled = בוטל
teamMatches-boards =
    { $count ->
        [one] לוח אחד
        [two] שני לוחות
       *[other] { $count } לוחות
    }
teamMatches-revealed = הסתיימו { $known } מתוך { $all } לוחות
teamMatches-directedBy = בניהול { $name }
teamMatches-barometer = תוצאה שוטפת
teamMatches-noBarometer = התוצאה רק בסוף
teamMatches-vp = נקודות ניצחון
teamMatches-difference = הפרש { $imp } IMP
teamMatches-room-open = החדר הפתוח
teamMatches-room-closed = החדר הסגור
teamMatches-team = קבוצה { $team }
teamMatches-toTable = לשולחן שלכם
teamMatches-watch = צפייה בחדר הפתוח
teamMatches-gatedNote = אפשר לצפות בחדר הפתוח אחרי ששני החדרים התחילו את הלוח. כל תור מוצג אחרי ששני החדרים שיחקו אותו.
teamMatches-ungatedNote = אפשר לצפות בחדר הפתוח בזמן אמת, ולכן המאץ׳ לא נספר בשום רשימה.
teamMatches-lockStepNote = שני החדרים מתקדמים יחד: ההטלה באה כשבשני החדרים הוחלט על הקובייה.
teamMatches-lockStep-final = בגמר החדרים מתקדמים יחד
teamMatches-lockStep-all = החדרים מתקדמים יחד
teamMatches-graceNote = קבוצה שלא הגיעה { $minutes } דק׳ אחרי ההתחלה מפסידה במאץ׳.
teamMatches-seatProofNote = כל השחקנים מתיישבים עם מפתח גישה.
teamMatches-seatProof-final = התיישבות במפתח גישה בגמר
teamMatches-seatProof-all = התיישבות במפתח גישה
teamMatches-closedNote = אי אפשר לצפות בחדר הסגור. משחקיו מוצגים כשהלוח מסתיים בשני החדרים.
teamMatches-protocol = תוצאות
teamMatches-columns-board = לוח
teamMatches-columns-room = חדר
teamMatches-columns-players = לבן – שחור
teamMatches-columns-opening = פתיחה
teamMatches-columns-cube = קובייה
teamMatches-columns-left = נותרו
teamMatches-columns-result = תוצאה
teamMatches-columns-smp = SMP
teamMatches-columns-imp = IMP
teamMatches-notYet = לא הסתיים
teamMatches-end-single = רגיל
teamMatches-end-gammon = מארס
teamMatches-end-backgammon = מארס טורקי
teamMatches-end-pass = ויתור
teamMatches-assigned = נקבע
teamMatches-proposed = { $cube }, בהצעת { ISOLATE($team) }
teamMatches-sum = סך הכול
teamMatches-game = צפייה במשחק
teamMatches-compare = השוואת שני החדרים
teamMatches-comparing = ההשוואה תופיע כששני המשחקים ינותחו…
teamMatches-files = הורדת התוצאות
teamMatches-teams = קבוצות והרכבים
teamMatches-captain = קפטן
teamMatches-noLineUp = הקפטן עוד לא קבע הרכב.
teamMatches-invitation = הוזמנתם לשחק במאץ׳ הזה
teamMatches-declined = לא משחקים: { $names }
teamMatches-changeHint = שחקנים חדשים מקבלים הזמנה. אפשר לשנות את השחקנים עד תחילת הלוח הראשון.
teamMatches-nameLineUp = קביעת ההרכב

teamMatches-rolls = מקור ההטלות
teamMatches-origin-committed = נחתמו מראש
teamMatches-origin-imported = מקובץ של המנהל
teamMatches-origin-thrown = הוטלו בלוחות אמיתיים
teamMatches-rollsText = לכל לוח סדרת הטלות לשני החדרים. החותם מתפרסם עכשיו, המפתח כשהלוח מסתיים בשניהם.
teamMatches-rollsThrownText = קוביות אמיתיות מכריעות: החדר שמגיע ראשון להטלה מטיל אותה בלוח החיישנים, והחדר השני מקבל אותה. את ההטלות האלה אי אפשר לאמת; הטלת הפתיחה נובעת מהחותם.
teamMatches-set = סדרת הטלות { $set }
teamMatches-notes = מהמנהל
teamMatches-deed-assigned =
    { $room ->
        [open] לוח { $board }, החדר הפתוח: נקבעה תוצאה
       *[closed] לוח { $board }, החדר הסגור: נקבעה תוצאה
    }
teamMatches-deed-board_cancelled = לוח { $board } הוחלף ומשוחק עם סדרת הטלות { $set }
teamMatches-deed-held =
    { $room ->
        [open] המשחק בחדר הפתוח הושהה
       *[closed] המשחק בחדר הסגור הושהה
    }
teamMatches-deed-released =
    { $room ->
        [open] המשחק בחדר הפתוח חודש
       *[closed] המשחק בחדר הסגור חודש
    }
teamMatches-deed-substituted =
    { $board ->
        [none]
            { $room ->
                [open] { ISOLATE($player) } משחק במקום { ISOLATE($before) } בחדר הפתוח
               *[closed] { ISOLATE($player) } משחק במקום { ISOLATE($before) } בחדר הסגור
            }
       *[other]
            { $room ->
                [open] { ISOLATE($player) } משחק במקום { ISOLATE($before) } בחדר הפתוח, מאמצע לוח { $board }
               *[closed] { ISOLATE($player) } משחק במקום { ISOLATE($before) } בחדר הסגור, מאמצע לוח { $board }
            }
    }
teamMatches-deed-team_changed = נקבעו אנשים אחרים לקבוצה { ISOLATE($team) }
teamMatches-deed-walked_over = { ISOLATE($team) } ניצחה ניצחון טכני
teamMatches-deed-two_people = { ISOLATE($one) } ו־{ ISOLATE($other) } הם שני אנשים
teamMatches-deed-cancelled = המאץ׳ בוטל
teamMatches-vugraph-title = שני החדרים זה לצד זה
teamMatches-vugraph-board = לוח
teamMatches-vugraph-hint = כל תור מוצג אחרי ששני החדרים שיחקו אותו.
teamMatches-vugraph-chances = הסיכויים הם מלפני הטלת התור.
teamMatches-vugraph-empty = עוד לא שוחק תור בשני החדרים.
teamMatches-vugraph-turns = תורות
teamMatches-vugraph-latest = התור האחרון
teamMatches-vugraph-commentary = פרשנות
teamMatches-vugraph-none = אין עדיין הערות.
teamMatches-vugraph-by = פרשנות: { $names }
teamMatches-vugraph-turn = תור { $turn }
teamMatches-vugraph-write = הערה על תור { $turn }
teamMatches-vugraph-about = תור
teamMatches-vugraph-inPlay = { $turn }, עדיין משוחק
teamMatches-vugraph-held = הצופים יקראו זאת אחרי ששני החדרים ישחקו את התור.
teamMatches-desk-title = ניהול המאץ׳
teamMatches-desk-board =
    { $board ->
        [none] כל הלוחות הסתיימו
       *[other] לוח { $board }
    }
teamMatches-desk-state-waiting = ממתין
teamMatches-desk-state-seating = השחקנים מתיישבים
teamMatches-desk-state-playing = פעיל
teamMatches-desk-state-finished = הסתיים
teamMatches-desk-missing = עוד לא כאן: { $names }
teamMatches-desk-held = מושהה
teamMatches-desk-what = בחרו פעולה
teamMatches-desk-hold = השהיה
teamMatches-desk-release = חידוש
teamMatches-desk-assign = קביעת תוצאה
teamMatches-desk-cancelBoard = החלפת לוח
teamMatches-desk-substitute = חילוף
teamMatches-desk-substituteHint = שחקן אחר של הקבוצה תופס את המקום, גם באמצע משחק. העמדה והשעון נשארים כפי שהם. מי שיוצא מאבד את המקום מיד וקורא את הסיבה. מי שראה את הלוח הזה בחדר השני לא יכול להיכנס. אפשר לבטל עד שהשחקן החדש יעשה פעולה.
teamMatches-desk-cancel = ביטול המאץ׳
teamMatches-desk-twoPeople = שני אנשים
teamMatches-desk-twoPeopleHint = החשבונות שלהם חולקים דפדפן או כתובת, ולכן הם נחשבים לאדם אחד. אם ידוע לכם שאלה שני אנשים, שניהם יכולים לשחק. אפשר לבטל זאת עד שלשניהם יש מקום.
teamMatches-desk-pair = שחקנים
teamMatches-desk-pairMissing = בחרו את שני השחקנים.
teamMatches-desk-linked-browser = { ISOLATE($one) } ו{ ISOLATE($other) } השתמשו באותו דפדפן. הם נחשבים לאדם אחד, ואף לוח לא יתחיל כל עוד לשניהם יש מקום.
teamMatches-desk-linked-address = { ISOLATE($one) } ו{ ISOLATE($other) } משחקים מאותה כתובת. הם נחשבים לאדם אחד, ואף לוח לא יתחיל כל עוד לשניהם יש מקום.
teamMatches-desk-areTwo = { ISOLATE($one) } ו{ ISOLATE($other) } חולקים דפדפן או כתובת. מנהל קבע שאלה שני אנשים.
teamMatches-desk-reason = סיבה (תוצג עם התוצאות)
teamMatches-desk-minutes = דקות צפויות (לא חובה, השחקנים רואים)
teamMatches-desk-assignHint = המשחק מקבל את התוצאה הזאת. אם עוד משחקים בו, הוא מסתיים מיד, והחדר עובר ללוח הבא. אפשר לתקן את התוצאה אחר כך.
teamMatches-desk-replaceHint = שני החדרים משחקים את הלוח הזה שוב עם הטלות אחרות. המשחקים שבעיצומם מסתיימים מיד, והתוצאות שלו כבר לא נחשבות במאץ׳.
teamMatches-desk-cancelHint = המשחקים שבעיצומם מסתיימים מיד, והמאץ׳ מסתיים בלי מנצח. אי אפשר לחדש אותו.
teamMatches-desk-releaseHint = השעונים ממשיכים מיד, ולוחות יכולים להתחיל.
teamMatches-desk-holdHint = השעונים נעצרים, ושום לוח לא מתחיל. שני השחקנים קוראים את הסיבה. מאץ׳ שכבר החל אפשר להשהות ל־24 שעות בסך הכול לכל היותר.
teamMatches-desk-badMinutes = הזינו 1 עד 1440 דקות, או השאירו ריק.
teamMatches-desk-to = לטובת
teamMatches-desk-points = IMP, 0 עד 24
teamMatches-desk-player = שחקן חדש
teamMatches-desk-nobody = אף אחד מהקבוצה הזאת לא יכול לתפוס את המקום.
teamMatches-desk-act = ביצוע
teamMatches-desk-roomMissing = בחרו חדר.
teamMatches-desk-boardMissing = בחרו לוח.
teamMatches-desk-teamMissing = בחרו קבוצה.
teamMatches-desk-playerMissing = בחרו את השחקן החדש.
teamMatches-desk-badPoints = הזינו 0 עד 24 IMP.
teamMatches-desk-reasonMissing = הזינו סיבה.
teamMatches-desk-ownTeam = אתם בקבוצה של המאץ׳ הזה, ולכן מסך הניהול אינו מציג לכם את החדרים.
teamMatches-desk-enter = הזנת התוצאה הבאה
teamMatches-desk-enterButton = הזנה
teamMatches-desk-winner = מנצח
teamMatches-desk-cube = ערך הקובייה
teamMatches-desk-left = כלים שנותרו
teamMatches-desk-import = ייבוא הטלות (CSV)
teamMatches-desk-imported = הלוחות ישוחקו עם ההטלות מהקובץ. המאץ׳ לא נספר בשום רשימה.
teamMatches-desk-named = פרשנים, מופרדים בפסיקים
teamMatches-desk-namedHint = עד 8 אנשים שאינם באף קבוצה. הם רואים מה שהצופים רואים.
teamMatches-desk-save = שמירת הפרשנים
teamMatches-form-title = מאץ׳ קבוצתי חדש
teamMatches-form-name = שם
teamMatches-form-namePlaceholder = גמר המועדון
teamMatches-form-preset = קלאסי: שישה לוחות, תוצאה שוטפת
teamMatches-form-bots = מילוי שתי הקבוצות בבוטים
teamMatches-form-boards = לוחות
teamMatches-form-where = היכן משחקים
teamMatches-form-here = כאן, בשולחנות
teamMatches-form-byHand = בלוחות אמיתיים; התוצאות מוזנות ביד
teamMatches-form-pace = קצב
teamMatches-form-live = בזמן אמת
teamMatches-form-correspondence = בקצב שלהם
teamMatches-form-thrown = קוביות שהוטלו ביד
teamMatches-form-thrownText = בלוחות חיישנים: החדר שמגיע ראשון להטלה מטיל אותה, והחדר השני מקבל אותה. מי שמשחק על המסך מקבל הטלות מהשרת. את ההטלות האלה אי אפשר לאמת.
teamMatches-form-barometer = תוצאה שוטפת
teamMatches-form-barometerText = התוצאה מוצגת אחרי כל לוח; אחרת בסוף.
teamMatches-form-exchange = שינויי הרכב
teamMatches-form-exchangeText = קפטנים יכולים לשנות את ההרכב בין לוחות, עד ההטלה הראשונה בלוח הבא.
teamMatches-form-ungated = החדר הפתוח בזמן אמת
teamMatches-form-ungatedText = צופים רואים את החדר הפתוח בזמן המשחק. הפעילו רק אם אף אחד לא יכול לספר לחדר הסגור את ההטלות; אחרת צופים רואים כל תור אחרי ששני החדרים שיחקו אותו. מאץ׳ שצופים בו בזמן אמת לא נספר בשום רשימה.
teamMatches-form-lockStep = החדרים מתקדמים יחד
teamMatches-form-lockStepText = ההטלה באה כשהצד החליט על הקובייה בשני החדרים. בזמן ההמתנה השעונים עצורים. מומלץ.
teamMatches-form-atOnce = כששני ההרכבים נקבעו
teamMatches-form-timedHint = עד אז הקפטנים קובעים את ההרכבים.
teamMatches-form-grace = איחור מותר לקבוצה
teamMatches-form-graceHint = קבוצה שלא הגיעה עד אז מפסידה במאץ׳. אם אף קבוצה לא מגיעה, המאץ׳ מתבטל.
teamMatches-form-seatProof = מפתח גישה בהתיישבות
teamMatches-form-seatProofText = כל שחקן מאשר במפתח גישה כשהוא מתיישב, וכך יודעים שבעל החשבון נמצא שם. בוטים של האתר לא צריכים מפתח.
teamMatches-form-inMatches-off = באף מאץ׳
teamMatches-form-inMatches-final = בגמר
teamMatches-form-inMatches-all = בכל המאצ׳ים
teamMatches-form-teamName = שם הקבוצה
teamMatches-form-captain = קפטן
teamMatches-form-players = שחקנים, מופרדים בפסיקים
teamMatches-form-playersHint = שניים עד שישה: שמות של חשבונות או של בוטים.
teamMatches-form-playersHintByHand = שניים עד שישה: שמות כלשהם; הראשון יושב בחדר הפתוח, השני בסגור.
teamMatches-form-missing = תנו למאץ׳ ולשתי הקבוצות שם, קפטן ולפחות שני שחקנים.
teamMatches-form-create = יצירת המאץ׳
teamMatches-toTeamMatch = למאץ׳ הקבוצתי
teamMatches-table =
    { $room ->
        [open] לוח { $board }, החדר הפתוח
       *[closed] לוח { $board }, החדר הסגור
    }
