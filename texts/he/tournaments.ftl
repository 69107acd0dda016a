### Tournaments: the list, one of them, its standings and brackets, and its director's desk.

tournaments-kind = טורניר
tournaments-title = אירועים
tournaments-lead = טורנירים ומאצ׳ים קבוצתיים בדופליקט, בזמן אמת או בקצב שלכם.
tournaments-none = עדיין אין טורנירים
tournaments-noneText = צרו את הראשון: אתם מנהלים, אחרים נרשמים.
tournaments-make = טורניר חדש
tournaments-open = פתוחים להרשמה
tournaments-running = פעילים
tournaments-entries = { $entries } מתוך { $places } מקומות
tournaments-directedBy = בניהול { ISOLATE($name) }
tournaments-winner = המנצח: { ISOLATE($name) }
tournaments-format-knock_out = נוק־אאוט
tournaments-format-swiss =
    { $rounds ->
        [one] שיטה שוויצרית, סיבוב אחד
        [two] שיטה שוויצרית, שני סיבובים
       *[other] שיטה שוויצרית, { $rounds } סיבובים
    }
tournaments-format-unbeaten = שיטה שוויצרית עד שנשאר בלתי מנוצח אחד
tournaments-format-lives =
    { $lives ->
        [one] חיים אחד
       *[other] { $lives } חיים
    }
tournaments-format-all =
    { $twice ->
        [true] כולם נגד כולם, פעמיים
       *[false] כולם נגד כולם
    }
tournaments-format-groups =
    { $groups ->
        [two] שני בתים
       *[other] { $groups } בתים
    }
tournaments-thenFinal = { $format }, ואז נוק־אאוט של { $count }
tournaments-again = עוד אחד כזה
tournaments-phase-entries = ההרשמה פתוחה
tournaments-phase-check_in = אישור הגעה
tournaments-phase-round = סיבוב { $number }
tournaments-phase-between_rounds = סיבוב { $number } הוכרע
tournaments-phase-over = הסתיים
tournaments-phase-cancelled = בוטל
tournaments-notFound = הטורניר לא נמצא
tournaments-loading = הטורניר נטען…
tournaments-form-title = טורניר חדש
tournaments-form-lead = השיבוצים מוגרלים מזרע רשום, והתוצאות באות מהמאצ׳ים עצמם.
tournaments-form-name = שם
tournaments-form-namePlaceholder = גביע הסתיו
tournaments-form-nameMissing = הזינו שם של 3 עד 60 תווים.
tournaments-form-about = מה השחקנים צריכים לדעת (לא חובה)
tournaments-form-format = שיטה
tournaments-form-kinds-knock_out = נוק־אאוט
tournaments-form-kinds-swiss = שוויצרית: כולם משחקים בכל סיבוב
tournaments-form-kinds-lives = חיים: בחוץ אחרי מספר הפסדים
tournaments-form-kinds-round_robin = כולם נגד כולם
tournaments-form-rounds = סיבובים
tournaments-form-untilUnbeaten = עד שנשאר בלתי מנוצח אחד
tournaments-form-lives = חיים
tournaments-form-groups = בתים
tournaments-form-twice = כל זוג נפגש פעמיים
tournaments-form-finalOf = עולים לשלב גמר בנוק־אאוט
tournaments-form-finalOfEach = עולים מכל בית לשלב גמר בנוק־אאוט
tournaments-form-noFinal = בלי שלב גמר
tournaments-form-best =
    { $count ->
        [one] הראשון
        [two] שני הראשונים
       *[other] { $count } הראשונים
    }
tournaments-form-length = אורך המאצ׳ים
tournaments-form-points =
    { $n ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $n } נקודות
    }
tournaments-form-places = מקומות
tournaments-form-forecast-players = עם { $players } שחקנים:
tournaments-form-forecast-rounds =
    { $most ->
        [one] סיבוב אחד
       *[other] { $range } סיבובים
    }
tournaments-form-forecast-matches =
    { $most ->
        [one] מאץ׳ אחד לכל שחקן
       *[other] { $range } מאצ׳ים לכל שחקן
    }
tournaments-form-forecast-boards =
    { $count ->
        [one] לוח אחד
        [two] שני לוחות
       *[other] { $count } לוחות
    }
tournaments-form-forecast-time = בערך { ISOLATE($time) } של משחק
tournaments-form-pace = קצב
tournaments-form-correspondence = בקצב שלהם
tournaments-form-live = בזמן אמת
tournaments-form-days = ימים לתור
tournaments-form-daysHint = שחקן שלא משחק במשך הזמן הזה מפסיד את המאץ׳. אזהרות נשלחות במחצית הזמן ויום לפני הסוף.
tournaments-form-liveHint = שני השחקנים מתיישבים כשהם נפגשים; מאז השעון רץ.
tournaments-form-start = התחלה
tournaments-form-byDirector = כשהמנהל מחליט
tournaments-form-timed = בשעה קבועה
tournaments-form-byDirectorHint = אתם מגרילים את הסיבוב הראשון כשאתם מוכנים.
tournaments-form-timedHint = בשעה הזו ההרשמה נסגרת והסיבוב הראשון מוגרל. עם פחות משני שחקנים הטורניר מבוטל.
tournaments-form-startsAt = תאריך ושעה (השעה שלכם, { $zone })
tournaments-form-startWrong = הזינו תאריך ושעה בעתיד.
tournaments-form-every = הסיבובים הבאים
tournaments-form-everyMinutes-soon = מוקדם ככל האפשר
tournaments-form-everyMinutes-minutes = כל { $minutes } דק׳
tournaments-form-everyMinutes-day = כל יום
tournaments-form-everyMinutes-week = כל שבוע
tournaments-form-grace = איחור מותר
tournaments-form-graceHint = שחקן שלא התיישב עד אז מפסיד את המאץ׳. אם שניהם חסרים, שניהם מפסידים.
tournaments-form-pause = הפסקה לפני הסיבוב הבא
tournaments-form-pauseHint = זמן לתקן תוצאה שגויה. המנהל יכול לסיים את ההפסקה או להאריך אותה.
tournaments-form-noPause = ללא
tournaments-form-late = הרשמה מאוחרת
tournaments-form-lateHint =
    { $kind ->
        [knock_out] אחרי ההתחלה שחקן מאחר יכול לתפוס מקום של חופשי.
        [lives] אחרי ההתחלה שחקנים מאחרים יכולים להצטרף, עם כל החיים שלהם.
       *[other] אחרי ההתחלה שחקנים מאחרים יכולים להצטרף, בלי נקודות על סיבובים שהחמיצו.
    }
tournaments-form-noLate = אין
tournaments-form-minutes = { $minutes } דק׳
tournaments-form-checkIn = אישור הגעה לפני ההגרלה
tournaments-form-checkInHint = רק שחקנים שאישרו הגעה משובצים; אחרים עולים מרשימת ההמתנה.
tournaments-form-byRating = שיבוץ לפי דירוג
tournaments-form-byRatingHint =
    { $kind ->
        [knock_out] החזק ביותר פוגש את החלש ביותר. אחרת השיבוצים מוגרלים.
        [round_robin] החזקים ביותר מתחלקים בין הבתים. אחרת ההגרלה קובעת.
       *[other] בין שווים, החצי החזק פוגש את החצי החלש. אחרת השיבוצים בין שווים מוגרלים.
    }
tournaments-form-prizes = פרסים בקרדיטים, מהמקום הראשון (לא חובה)
tournaments-form-prizesHint = למשל 100, 50, 25, 25. רק מנהלים שהאתר מינה יכולים לתת פרסים.
tournaments-form-prizesWrong = הזינו סכומים גדולים מאפס, מופרדים בפסיקים.
tournaments-form-fee = דמי כניסה
tournaments-form-free = בלי דמי כניסה
tournaments-form-freeHint = המאצ׳ים נספרים לרשימה „חופשי”.
tournaments-form-feeHint = משולמים בקרדיטים בהרשמה; מוחזרים אם פורשים לפני ההגרלה. המאצ׳ים נספרים לרשימה „בהימור”.
tournaments-form-shares = חלקים מהקופה באחוזים, מהמקום הראשון
tournaments-form-sharesHint = האתר גובה עשירית מדמי הכניסה; השאר מחולק כך. שחקנים שחולקים מקום חולקים גם את האחוזים. מי שמפסיד מאצ׳ שהמנהל הכריע לפני שהתחיל מקבל בחזרה את דמי הכניסה.
tournaments-form-sharesWrong = הזינו אחוזים יורדים שסכומם 100, למשל 50, 30, 20.
tournaments-form-create = יצירת הטורניר
tournaments-enter = הרשמה
tournaments-free = בלי דמי כניסה
tournaments-feeOf = דמי כניסה: { $fee }
tournaments-pool = בקופה עכשיו: { $pool }.
tournaments-houseTenth = האתר גובה עשירית מדמי הכניסה; השאר הולך למנצחים.
tournaments-enterFor = הרשמה ב־{ $fee }
tournaments-signInToEnter = היכנסו כדי להירשם
tournaments-withdraw = פרישה
tournaments-checkIn = אישור הגעה
tournaments-toYourMatch = המאץ׳ שלכם נגד { ISOLATE($name) }
tournaments-entered = נרשמתם.
tournaments-waitingForDraw = נרשמתם. המנהל יגריל את הסיבוב הראשון.
tournaments-startsTitle = לוח זמנים
tournaments-starts = התחלה: { $when }
tournaments-checkInAt = פתיחת אישור ההגעה: { $when }
tournaments-nextRoundAt = תחילת הסיבוב הבא: { $when }
tournaments-grace = מאחרים מפסידים את המאץ׳ אחרי { $minutes } דק׳
tournaments-enterLate = הרשמה מאוחרת
tournaments-lateUntil =
    { $kind ->
        [knock_out] שחקנים מאחרים יכולים לתפוס מקום של חופשי עד { $when }
       *[other] שחקנים מאחרים יכולים להצטרף עד { $when }
    }
tournaments-retireTitle = לפרוש מהטורניר?
tournaments-retireText = היריב שלכם במאץ׳ הפתוח מנצח, וכך גם כל יריב אחריו. מאץ׳ שכבר התחיל מסתיים כאילו עזבתם אותו בשולחן. אי אפשר לחזור.
tournaments-waitingForStart = נרשמתם. הסיבוב הראשון יוגרל בהתחלה.
tournaments-bothLost = שניהם חסרים: שניהם מפסידים
tournaments-people = שחקנים
tournaments-nobody = אף אחד עוד לא נרשם
tournaments-outOfDraw = לא בהגרלה
tournaments-state-placed = נרשם
tournaments-state-checked_in = אישר הגעה
tournaments-state-waiting = רשימת המתנה
tournaments-state-withdrawn = פרש
tournaments-branch-main = הטורניר הראשי
tournaments-branch-consolation = טורניר ניחומים
tournaments-branch-final = שלב הגמר
tournaments-round = סיבוב { $number }
tournaments-final = גמר
tournaments-semiFinals = חצי גמר
tournaments-quarterFinals = רבע גמר
tournaments-fromRound = מסיבוב
tournaments-find = חיפוש שחקן
tournaments-foundInBracket =
    { $more ->
        [0] { $name }
       *[other] { ISOLATE($name) } ועוד { $more }
    }
tournaments-notFoundInBracket = אין שחקן בשם הזה
tournaments-rounds = סיבובים
tournaments-notDrawn = עוד לא הוגרל
tournaments-notDrawnText = השיבוצים של הסיבוב הזה מוגרלים כשהסיבוב שלפניו מוכרע.
tournaments-bye = חופשי
tournaments-byes-swiss = חופשי: נקודה אחת
tournaments-byes-lives = חופשי: בלי אובדן חיים
tournaments-byes-round_robin = לא משחק בסיבוב הזה
tournaments-lucky = לאקי לוזר
tournaments-drawnFrom = הוגרל מ־{ ISOLATE($seed) }
tournaments-bracketLabel = טבלת הטורניר; גללו הצידה לסיבובים הבאים
tournaments-pairingLabel = { ISOLATE($first) } נגד { ISOLATE($second) }, { $score }, { $state }
tournaments-openMatches = המאצ׳ים של הסיבוב הזה
tournaments-notBegun = לא התחיל
tournaments-inPlay = פעיל
tournaments-won = { ISOLATE($name) } מנצח
tournaments-how-played = שוחק
tournaments-how-idle = בלי מהלך זמן רב מדי
tournaments-how-director = על ידי המנהל
tournaments-how-points = יותר נקודות בסוף הסיבוב
tournaments-how-last_game_time = פחות זמן במשחק האחרון
tournaments-how-current_game_time = פחות זמן במשחק הזה
tournaments-how-lot = בהגרלה
tournaments-how-ruling = הכרעה בערעור
tournaments-how-absent = היריב חסר
tournaments-how-neither_came = אף אחד לא הגיע, בהגרלה
tournaments-how-withdrew = היריב פרש
tournaments-how-both_absent = שניהם חסרים
tournaments-warned = נשלחה אזהרה ל־{ ISOLATE($name) }: צריך לשחק
tournaments-protested = { ISOLATE($name) } מערער; המנהל יכריע
tournaments-thought = זמן שנוצל: { $first } ו־{ $second }
tournaments-endsAt = שלושה רבעים מהמאצ׳ים הוכרעו. מאצ׳ים פתוחים יוכרעו ב־{ $when }: לפי נקודות, אחר כך לפי זמן, אחר כך בהגרלה.
tournaments-protestsUntil = הסיבוב הבא יוגרל ב־{ $when }, או קודם על ידי המנהל. עד אז אפשר לערער על הכרעות לפי כלל 75%.
tournaments-protest = ערעור
tournaments-standings-title = טבלה
tournaments-standings-group = בית { $number }
tournaments-standings-place = מקום
tournaments-standings-player = שחקן
tournaments-standings-goesOn = עולה
tournaments-standings-note = מאצ׳ים שלא הסתיימו עוד לא נספרים. שחקנים ששווים בכל העמודות חולקים מקום.
tournaments-standings-meaning = מה משמעות העמודות
tournaments-columns-points-short = נק׳
tournaments-columns-points-name = נקודות
tournaments-columns-points-text = נקודה על כל ניצחון, ובשיטה השוויצרית גם על סיבוב חופשי. דוגמה: שני ניצחונות וסיבוב חופשי הם 3.
tournaments-columns-wins-short = נצ׳
tournaments-columns-wins-name = מספר הניצחונות
tournaments-columns-wins-text = המאצ׳ים שנוצחו. כשיש חיים, סיבוב חופשי נספר כניצחון. דוגמה: שני ניצחונות וסיבוב חופשי הם 3.
tournaments-columns-head_to_head-short = ישיר
tournaments-columns-head_to_head-name = מפגש ישיר
tournaments-columns-head_to_head-text = הנקודות מהמאצ׳ים בין מי ששווים עד כאן, אם כולם נפגשו זה עם זה. דוגמה: לשני שחקנים יש 4 נקודות; מי שניצח את האחר מקבל כאן 1, והאחר 0.
tournaments-columns-buchholz-short = בוכ׳
tournaments-columns-buchholz-name = בוכהולץ
tournaments-columns-buchholz-text = סכום הנקודות של היריבים: הוא גבוה יותר אצל מי שפגש יריבים חזקים. סיבוב חופשי ויריב שלא הגיע נספרים כיריב שיש לו נקודות כמו לשחקן עצמו. דוגמה: יריבים עם 3, 2 ו־1 נקודות הם 6.
tournaments-columns-buchholz_cut-short = בוכ׳ −1
tournaments-columns-buchholz_cut-name = בוכהולץ בלי הנמוך
tournaments-columns-buchholz_cut-text = בוכהולץ בלי היריב שיש לו הכי מעט נקודות. דוגמה: יריבים עם 3, 2 ו־1 נקודות הם 5.
tournaments-columns-sonneborn_berger-short = ז״ב
tournaments-columns-sonneborn_berger-name = זוננבורן־ברגר
tournaments-columns-sonneborn_berger-text = סכום הנקודות של היריבים שהשחקן ניצח. דוגמה: ניצחונות על שחקנים עם 3 ו־1 נקודות הם 4.
tournaments-columns-lives-short = חיים
tournaments-columns-lives-name = חיים שנותרו
tournaments-columns-lives-text = החיים שנותרו לשחקן. דוגמה: מתוך שניים אבד אחד, ולכן נותר 1.
tournaments-columns-survived-short = עד
tournaments-columns-survived-name = שרד עד סיבוב
tournaments-columns-survived-text = הסיבוב שבו אבדו החיים האחרונים. מי שעדיין בפנים מקבל את הסיבוב הבא. דוגמה: יצא בסיבוב 3, כלומר 3.
tournaments-rules-title = איך זה עובד
tournaments-rules-knock_out = מי שמנצח במאץ׳ עולה, ומי שמפסיד בחוץ. כל סיבוב מוגרל כשהקודם הוכרע. במספר אי־זוגי, שחקן אחד חופשי בסיבוב 1. אחר כך לאקי לוזרים, שמוגרלים ממפסידי סיבוב 1, משלימים את סיבוב 2.
tournaments-rules-swiss = אף אחד לא מודח: כולם משחקים בכל סיבוב, נגד מי שיש לו בערך אותו מספר נקודות. כל סיבוב מוגרל כשהקודם הוכרע. אף אחד לא פוגש את אותו יריב פעמיים, כל עוד זה אפשרי. במספר אי־זוגי שחקן אחד חופשי, וזה שווה נקודה. אף אחד לא חופשי פעם שנייה לפני שכולם היו חופשיים.
tournaments-rules-lives = כל הפסד עולה בחיים, ומי שלא נותרו לו חיים בחוץ. כל סיבוב מוגרל כשהקודם הוכרע: נפגשים שחקנים עם אותו מספר חיים, ומפגשים חוזרים נמנעים כל עוד אפשר. במספר אי־זוגי חופשי אחד ממי שהיו חופשיים הכי מעט, וזה לא עולה בחיים.
tournaments-rules-round_robin = כולם פוגשים את כולם, בסדר שנקבע בהתחלה. סיבוב מתחיל כשהקודם הוכרע. במספר אי־זוגי שחקן אחד פנוי בכל סיבוב; זה לא שווה דבר, כי כולם פנויים אותו מספר פעמים. אם מישהו עוזב לפני ששיחק מחצית מהמאצ׳ים שלו, התוצאות שלו מתבטלות. אחרי כן היריבים הנותרים מנצחים.
tournaments-rules-finalOf = אחר כך { $count } הראשונים משחקים שלב גמר בנוק־אאוט.
tournaments-rules-finalOfEach =
    { $count ->
        [one] אחר כך הראשון מכל בית משחק בשלב גמר בנוק־אאוט.
        [two] אחר כך שני הראשונים מכל בית משחקים בשלב גמר בנוק־אאוט.
       *[other] אחר כך { $count } הראשונים מכל בית משחקים בשלב גמר בנוק־אאוט.
    }
tournaments-results = מקומות סופיים
tournaments-place = { $place }.
tournaments-prize = פרס
tournaments-prizes = פרסים
tournaments-notes = מהמנהל
tournaments-drawUndone = ההגרלה בוטלה
tournaments-about = אודות
tournaments-match = מאץ׳ { $place }
tournaments-csv = המאצ׳ים כ־CSV
tournaments-desk-title = ניהול הטורניר
tournaments-desk-openCheckIn = פתיחת אישור ההגעה
tournaments-desk-draw = הגרלת סיבוב 1
tournaments-desk-drawNext = הגרלת הסיבוב הבא עכשיו
tournaments-desk-drawHint = סוגר את ההרשמה. הסיבובים הבאים מוגרלים אוטומטית.
tournaments-desk-console = התחלת טורניר הניחומים
tournaments-desk-announce = הודעה
tournaments-desk-cancel = ביטול הטורניר
tournaments-desk-pause = הארכת ההפסקה
tournaments-desk-pauseTitle = הארכת ההפסקה
tournaments-desk-pauseText = הסיבוב הבא לא יוגרל לפני סוף ההפסקה. השחקנים רואים את השעה החדשה.
tournaments-desk-pauseMinutes = דקות מעכשיו (1 עד 1440)
tournaments-desk-pauseWrong = הזינו 1 עד 1440 דקות.
tournaments-desk-lateEntries = הרשמה מאוחרת
tournaments-desk-lateTitle = פתיחת הרשמה מאוחרת
tournaments-desk-lateText =
    { $kind ->
        [knock_out] עד השעה הזו שחקן מאחר יכול להירשם, והוא תופס את מקום החופשי של סיבוב 1.
       *[other] עד השעה הזו שחקנים מאחרים יכולים להירשם. הם תופסים את מקום החופשי של סיבוב 1, או משחקים מהסיבוב הבא.
    }
tournaments-desk-lateUntil = עד ({ $zone })
tournaments-desk-lateWrong = הזינו תאריך ושעה בעתיד.
tournaments-desk-swap = החלפת שחקנים
tournaments-desk-swapTitle = החלפה בין שני שחקנים
tournaments-desk-swapText = שני המאצ׳ים מקבלים שולחנות חדשים. אפשר לעשות זאת עד שאחד מהם מתחיל.
tournaments-desk-swapFirst = שחקן
tournaments-desk-swapSecond = מתחלף עם
tournaments-desk-addBot = הוספת בוט
tournaments-desk-remove = הסרה
tournaments-desk-award = הכרעה
tournaments-desk-rule = פסיקה
tournaments-desk-awardTo = מי מנצח?
tournaments-desk-reason = סיבה (תוצג לכולם)
tournaments-desk-winnerMissing = בחרו מי מנצח.
tournaments-desk-swapMissing = בחרו שני שחקנים.
tournaments-desk-reasonMissing = הזינו סיבה.
tournaments-desk-announcement = הודעה
tournaments-desk-announcementMissing = הזינו הודעה.
tournaments-desk-confirm = ביצוע
tournaments-desk-removeTitle = הסרת { ISOLATE($name) }
tournaments-desk-awardTitle = הכרעת מאץ׳ { $match }
tournaments-desk-ruleTitle = פסיקה במאץ׳ { $match }
tournaments-desk-cancelTitle = ביטול הטורניר
tournaments-desk-unsettled = לא ניתן היה לשלם את הפרסים ב־{ $when }. האתר מנסה שוב בכל דקה, והמפעיל קיבל התראה.
tournaments-desk-settle = לשלם עכשיו
tournaments-desk-cancelText = שולחנות שלא התחילו נסגרים, ודמי ההשתתפות מוחזרים. אפשר לבטל זאת ביומן כל עוד לא הוחזרו דמי השתתפות.
tournaments-toTournament = לטורניר
