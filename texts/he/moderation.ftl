### Reports and the moderators' desk.

moderation-report = דיווח
moderation-reportTitle = דיווח על { ISOLATE($name) }
moderation-about = סיבת הדיווח
moderation-reason-chat = הודעה
moderation-reason-name = השם
moderation-reason-cheating = רמאות
moderation-reason-stalling = משיכת זמן
moderation-reason-other = משהו אחר
moderation-what = מה קרה
moderation-textMissing = תארו בכמה מילים מה קרה.
moderation-send = שליחת הדיווח
moderation-sent = הדיווח נשלח. המפקחים יבדקו אותו.

moderation-title = פיקוח
moderation-lead = כל מה שנעשה כאן נרשם ונשאר ביומן.
moderation-waiting = דיווחים פתוחים
moderation-nothing = אין דיווחים פתוחים.
moderation-log = יומן
moderation-suspicions = כדאי לבדוק
moderation-suspicionsLead = נתונים מ־90 הימים האחרונים. הם אינם מוכיחים דבר: הסתכלו במאצ׳ים לפני שתחליטו.
moderation-noSuspicions = שום דבר לא בולט.
moderation-winsFrom = מנצח את
moderation-flow =
    { $net } מתוך { $moved } שעברו מיד ליד { $matches ->
        [one] במאץ׳ אחד
        [two] בשני מאצ׳ים
       *[other] ב־{ $matches } מאצ׳ים
    } עברו בכיוון אחד.
moderation-givenUp = ב־{ $n } מהם המפסיד עזב או שנגמר לו הזמן.
moderation-plays =
    PR { "\u200F" }{ $pr } ב־{ $decisions } החלטות { $matches ->
        [one] במאץ׳ אחד
        [two] בשני מאצ׳ים
       *[other] ב־{ $matches } מאצ׳ים
    }, דירוג { $rating }.
moderation-peers = אחרים בדירוג הזה: PR { "\u200F" }{ $pr }.
moderation-tempo = { $seconds } שניות למהלך בממוצע, פיזור { $spread } (למכונה היה 0).
moderation-match = מאץ׳ { $n }
moderation-sharesBrowser = וגם
moderation-sharedAt = בשניהם השתמשו מאותו דפדפן, לאחרונה ב־{ $date }. ייתכן שזה אדם אחד, או משפחה.
moderation-sharedAddress = { $accounts } חשבונות פעלו מכתובת אחת (גיבוב { $hash }), לאחרונה ב־{ $date }. ייתכן שזה אדם אחד, משפחה או מועדון.
moderation-noLog = עדיין כלום.
moderation-by = { ISOLATE($name) }, { $date }
moderation-mutedUntil = מושתק עד { $date }, { $time }
moderation-why = סיבה לרישום ביומן
moderation-whyMissing = הזינו סיבה.
moderation-howLong = משך ההשתקה
moderation-hours =
    { $n ->
        [one] שעה
        [24] יום
        [168] שבוע
       *[other] 30 יום
    }
moderation-mute = השתקה
moderation-unmute = ביטול ההשתקה
moderation-dismiss = דחייה
moderation-deed-warning = הוזהר
moderation-deed-mute = הושתק
moderation-deed-unmute = ההשתקה בוטלה
moderation-deed-restriction = הוגבל למאצ׳ים לא מדורגים
moderation-deed-suspension = הושעה
moderation-deed-ban = נחסם
moderation-deed-closed_name = השם נסגר
moderation-deed-hidden = הוסתר מהרשימות
moderation-deed-lift = הסנקציה הוסרה
moderation-deed-dismiss = הדיווח נדחה
moderation-deed-close_case = התיק נסגר
moderation-deed-void = מאצ׳ים נפסלו
moderation-deed-undo_void = הפסילה בוטלה
moderation-deed-grant_appeal = הערעור התקבל
moderation-deed-reject_appeal = הערעור נדחה
moderation-deed-release_event = ההשהיה של אירוע הוסרה
moderation-deed-call_off_event = האירוע בוטל

moderation-several = מאצ׳ים
moderation-until = עד { $date }, { $time }
moderation-noEnd = בלי תאריך סיום
moderation-unplayed = { $won } ניצחונות, { $short } מהם קצרים; בממוצע { $seconds } שנ׳ ו־{ $events } אירועים.
moderation-ratingMoved = שינוי בדירוג: { $points }.
moderation-score = עוצמה { $n }
moderation-star =
    { $feeders } שחקנים הפסידו { $fed ->
        [one] מאץ׳ אחד
        [two] שני מאצ׳ים
       *[other] { $fed } מאצ׳ים
    } בלי לשחק.
moderation-feeds = מקבל ניצחונות מרבים
moderation-debtTitle = דירוג מחשבונות תלויים
moderation-debt =
    { $points } מתוך { $rating } נקודות דירוג באו מחשבונות חדשים או כאלה שמשחקים בעיקר נגד השחקן הזה. { $listed ->
        [none] לא בטבלה.
       *[other] בטבלה עם { $listed }.
    }
moderation-giver =
    { ISOLATE($name) }: { $points } { $matches ->
        [one] במאץ׳ אחד
        [two] בשני מאצ׳ים
       *[other] ב־{ $matches } מאצ׳ים
    }
moderation-giftTitle = משחק גרוע יותר נגד יריב אחד
moderation-gift =
    PR { "\u200F" }{ $pr } { $matches ->
        [one] במאץ׳ אחד
        [two] בשני מאצ׳ים
       *[other] ב־{ $matches } מאצ׳ים
    } נגד { ISOLATE($opponent) }, PR { "\u200F" }{ $otherPr } { $others ->
        [one] במאץ׳ אחד
        [two] בשני מאצ׳ים
       *[other] ב־{ $others } מאצ׳ים
    } אחרים.
moderation-giftEvidence = ראיה { $evidence }; הסף הוא 6.9, ושחקן ישר אחד מאלף מגיע אליו. קבלות ודחיות שגויות עולות { $takes } למאצ׳, ובאחרים { $otherTakes }. נטושים: { $givenUp }.
moderation-helpTitle = עזרת מנוע אפשרית
moderation-evidence =
    ראיה { $strength } { $matches ->
        [one] במאץ׳ אחד
        [two] בשני מאצ׳ים
       *[other] ב־{ $matches } מאצ׳ים
    }; הסף הוא 6.9, ושחקן ישר אחד מאלף מגיע אליו.
moderation-hard = { $found } מתוך { $all } החלטות קשות נכונות.

moderation-casesTitle = נמצאו על ידי השרת
moderation-noCases = אין תיקים פתוחים.
moderation-caseText = { $feeders } חשבונות הפסידו { $fed } מתוך { $finished } מאצ׳ים בלי לשחק. דירוג שנצבר: { $gained }.
moderation-fedMatch = { ISOLATE($loser) }: { $seconds } שנ׳, { $events } אירועים
moderation-closeCase = הכול תקין: סגירת התיק
moderation-voidThese = פסילת המאצ׳ים האלה

moderation-appealsTitle = ערעורים
moderation-noAppeals = אין ערעורים.
moderation-grant = לקבל
moderation-reject = לדחות
moderation-answer = תשובה לשחקן
moderation-ownSanction = אתם הטלתם את הסנקציה, ולכן מפקח אחר מחליט.

moderation-actTitle = סנקציה על שחקן
moderation-player = שחקן
moderation-look = הצגת הסנקציות
moderation-kind = סוג הסנקציה
moderation-kinds-warning = אזהרה
moderation-kinds-mute = השתקה
moderation-kinds-restriction = רק מאצ׳ים לא מדורגים
moderation-kinds-suspension = השעיה
moderation-kinds-ban = חסימה
moderation-kinds-closed_name = סגירת השם
moderation-kinds-hidden = הסתרה מהרשימות
moderation-lasts = משך
moderation-untilLifted = עד שתוסר
moderation-playerReason = סיבה (תוצג לשחקן)
moderation-impose = ביצוע
moderation-imposed = בוצע.
moderation-lift = הסרה
moderation-noSanctions = אין סנקציות.
moderation-over = הסתיימה

moderation-voidTitle = פסילת מאצ׳ים
moderation-voidLead = הדירוגים, השיאים, הקרדיטים ורשימת הקבוצות יהיו כאילו המאצ׳ים האלה לא שוחקו. אפשר לבטל פסילה.
moderation-scope = אילו מאצ׳ים
moderation-scopes-match = מאץ׳ אחד
moderation-scopes-account = כל המאצ׳ים של שחקן בתקופה
moderation-scopes-pair = כל המאצ׳ים בין שני שחקנים
moderation-scopes-team_match = מאץ׳ קבוצתי אחד
moderation-matchId = מזהה המאץ׳
moderation-other = השחקן השני
moderation-from = מתאריך
moderation-untilTime = עד תאריך
moderation-preview = תצוגה מקדימה
moderation-previewText = מאצ׳ים שייפסלו: { $matches }. מאצ׳ים מדורגים שיחושבו מחדש: { $recomputed }. דירוגים שישתנו: { $players }.
moderation-previewTeamMatch = המאץ׳ הקבוצתי לא ייספר עוד ברשימת הקבוצות ובסיכומי השחקנים. תוצאותיו נשארות גלויות.
moderation-previewCredits = קרדיטים שנלקחים בחזרה: { $returned }. זיכויים: { $refunded }. ההפסד לאתר: { $loss }.
moderation-change = { $before } ← { $after }
moderation-carryOut = פסילה
moderation-voided = המאצ׳ים נפסלו.
moderation-voidsTitle = פסילות
moderation-noVoids = לא נפסלו מאצ׳ים.
moderation-voidLine =
    { $teamMatches ->
        [0]
            { $matches ->
                [one] מאץ׳ אחד
                [two] שני מאצ׳ים
               *[other] { $matches } מאצ׳ים
            }
       *[other] מאץ׳ קבוצתי
    }
moderation-undo = ביטול
moderation-undone = הפסילה בוטלה ב־{ $date }
moderation-blocks-title = כתובות חסומות
moderation-blocks-lead = כל בקשה מטווח חסום נדחית, תוך שניות ובכל השרתים. חסמו קודם כתובות בודדות, וקבעו תאריך סיום.
moderation-blocks-network = כתובת או טווח
moderation-blocks-block = חסימה
moderation-blocks-done = הטווח נחסם.
moderation-blocks-missing = הזינו טווח וסיבה.
moderation-blocks-none = לא נחסמו טווחים.
moderation-blocks-operator = מפעיל

moderation-ownTitle = סנקציות
moderation-ownUntil = בתוקף עד { $date }, { $time }.
moderation-ownNoEnd = בתוקף עד שמפקח יסיר אותה.
moderation-ownOver = כבר לא בתוקף.
moderation-appeal = ערעור
moderation-appealLead = אפשר לערער פעם אחת. מחליט מפקח שלא הטיל את הסנקציה.
moderation-appealText = למה צריך להסיר אותה
moderation-appealSent = הערעור אצל המפקחים.
moderation-appealWaits = הערעור ממתין להכרעה.
moderation-appealGranted = הערעור התקבל.
moderation-appealRejected = הערעור נדחה.
moderation-corrections = תיקונים
moderation-correction = { $list }: { $before } ← { $after }
moderation-noRating = אין דירוג
moderation-correctionUndone = בוטל: המאצ׳ים נספרים שוב.
moderation-publicLead = סנקציות, ערעורים ומאצ׳ים שנפסלו, לפי חודש. בלי שמות.
moderation-month = חודש
moderation-sanctionsCount = סנקציות
moderation-appealsCount = ערעורים
moderation-granted = התקבלו
moderation-rejected = נדחו
moderation-voidsCount = פסילות
moderation-noCounts = עדיין כלום.
