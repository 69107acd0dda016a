### Team events: creating one, entering, standings, the director's desk.

teamEvents-kind = אירוע קבוצתי
teamEvents-title = אירועים קבוצתיים
teamEvents-make = אירוע קבוצתי חדש
teamEvents-lead = שלוש קבוצות או יותר משחקות ליגה עם הטלות משותפות, ושתי הראשונות נפגשות בגמר.
teamEvents-loading = האירוע נטען…
teamEvents-notFound = האירוע הקבוצתי לא נמצא
teamEvents-phase-entries = פתוח להרשמת קבוצות
teamEvents-phase-round_robin = שלב הליגה
teamEvents-phase-final = גמר
teamEvents-phase-over = הסתיים
teamEvents-phase-cancelled = בוטל
teamEvents-teamCount = { $count } מתוך { $places } קבוצות
teamEvents-each =
    { $boards ->
        [one] לוח אחד
        [two] שני לוחות
       *[other] { $boards } לוחות
    } למאץ׳
teamEvents-meetings-once = כל זוג נפגש פעם אחת
teamEvents-meetings-twice = כל זוג נפגש פעמיים
teamEvents-finalOf =
    גמר של { $boards ->
        [one] לוח אחד
        [two] שני לוחות
       *[other] { $boards } לוחות
    }
teamEvents-noFinal = בלי גמר
teamEvents-directedBy = בניהול { ISOLATE($name) }
teamEvents-winner = { ISOLATE($name) } ניצחה
teamEvents-standings = טבלה ותוצאות הדדיות
teamEvents-standingsNote = לפי נקודות ניצחון, אחר כך הפרש IMP, אחר כך המאצ׳ים ביניהן.
teamEvents-columns-place = מקום
teamEvents-columns-team = קבוצה
teamEvents-columns-vp = VP
teamEvents-columns-imp = IMP
teamEvents-columns-played = שוחקו
teamEvents-columns-player = שחקן
teamEvents-columns-boards = לוחות
teamEvents-columns-mean = IMP ללוח
teamEvents-schedule = מאצ׳ים
teamEvents-round = סיבוב { $number }
teamEvents-final = גמר
teamEvents-rests = חופשית: { ISOLATE($name) }
teamEvents-tie-waiting = לא התחיל
teamEvents-tie-line_ups = הרכבים
teamEvents-tie-playing = פעיל
teamEvents-tie-called_off = בוטל, המנהל יכריע
teamEvents-tie-over = הסתיים
teamEvents-awarded = הוכרע על ידי המנהל
teamEvents-boardsOver = לוחות שהסתיימו: { $count }
teamEvents-openTie = למאץ׳ { ISOLATE($a) } נגד { ISOLATE($b) }
teamEvents-individuals = שחקנים
teamEvents-individualsNote = IMP מהמשחקים של כל שחקן, במאצ׳ים שהסתיימו.
teamEvents-teams = קבוצות
teamEvents-captain = קפטן
teamEvents-needsPlayer = צריכה שחקן שני
teamEvents-drawn = לוח המשחקים הוגרל מהזרע { ISOLATE($seed) }.
teamEvents-lot = שוויון הוכרע בהגרלה מהזרע { ISOLATE($seed) }.
teamEvents-notes = מהמנהל
teamEvents-deed-awarded = מאץ׳ { $tie } הוכרע: { $first }–{ $second }
teamEvents-deed-replayed = מאץ׳ { $tie } ישוחק שוב
teamEvents-deed-team_changed = הקבוצה { ISOLATE($team) } שונתה
teamEvents-deed-draw_undone = ההגרלה בוטלה
teamEvents-deed-cancelled = האירוע בוטל
teamEvents-lists-title = קבוצות
teamEvents-lists-lead = דירוגי קבוצות, והשחקנים עם התוצאות הטובות במאצ׳ים קבוצתיים.
teamEvents-lists-teams = דירוגי קבוצות
teamEvents-lists-players = IMP ללוח
teamEvents-lists-none = עוד אין מאצ׳ים קבוצתיים שהסתיימו.
teamEvents-lists-nobody =
    אף אחד עוד לא שיחק { $boards ->
        [one] לוח אחד
        [two] שני לוחות
       *[other] { $boards } לוחות
    }.
teamEvents-lists-rating = דירוג
teamEvents-lists-won = ניצחונות
teamEvents-lists-how = קבוצה מזוהה לפי השם והקפטן שלה. מאץ׳ עם יותר לוחות נספר יותר; 15–15 אינו משנה דבר. שחקנים נכנסים לרשימה מ־{ $boards } לוחות. משחקים נספרים כפי ששוחקו, גם אם מנהל מחליט אחר כך אחרת. מאץ׳ נספר אם שני החדרים שיחקו כל לוח עד הסוף בהטלות הראשונות שלו, ואם כל מי ששיחק או החליט בו, ושני הקפטנים, היו מבוססים כשהתחיל: חשבון בן שבוע עם מאצ׳ים מדורגים בשלושה ימים.
teamEvents-lists-open = קבוצות ו־IMP ללוח
teamEvents-files = הורדת התוצאות ההדדיות
teamEvents-toTable = לשולחן שלכם
teamEvents-toMatch = למאץ׳ של הקבוצה שלכם
teamEvents-toEvent = חלק מ־{ ISOLATE($name) }
teamEvents-enter-title = הרשמת קבוצה
teamEvents-enter-change = שינוי הקבוצה
teamEvents-enter-hint = אתם הקפטן. בינתיים מספיק שחקן אחד; את האחרים אפשר להוסיף עד ההתחלה.
teamEvents-enter-hintDirector = כמנהלים אפשר לרשום כל קבוצה. היא צריכה קפטן ולפחות שחקן אחד.
teamEvents-enter-button = רישום הקבוצה
teamEvents-enter-save = שמירה
teamEvents-enter-withdraw = פרישת הקבוצה
teamEvents-enter-leave = לעזוב את הקבוצה
teamEvents-enter-signIn = היכנסו כדי לרשום קבוצה
teamEvents-enter-accept = לקבל את ההזמנה
teamEvents-enter-decline = לדחות
teamEvents-enter-late = מצטרפת ברגע שהקפטן ושני שחקנים יאשרו.
teamEvents-enter-hintLate = הסיבוב הראשון עוד נמשך: קבוצה מאחרת מצטרפת ברגע שהקפטן ושני שחקנים שלה יאשרו.
teamEvents-enter-invited = הוזמנו: { $names }
teamEvents-enter-missing = קבוצה צריכה שם, קפטן ולפחות שחקן אחד.
teamEvents-desk-title = ניהול האירוע
teamEvents-desk-botName = שם קבוצת הבוטים
teamEvents-desk-addBots = הוספת קבוצת בוטים
teamEvents-desk-start = התחלת האירוע
teamEvents-desk-startHint = מגריל את לוח המשחקים וסוגר את ההרשמה.
teamEvents-desk-fill = מילוי מקומות ריקים בבוטים
teamEvents-desk-running = מאצ׳ים פעילים
teamEvents-desk-none = אין מאצ׳ים פעילים.
teamEvents-desk-own = אתם בקבוצה של המאץ׳ הזה, ולכן מסך הניהול אינו מציג לכם את החדרים שלו.
teamEvents-desk-toDesk = למסך הניהול שלו
teamEvents-desk-what = בחרו פעולה
teamEvents-desk-award = הכרעת מאץ׳
teamEvents-desk-replay = לשחק מאץ׳ שוב
teamEvents-desk-cancel = ביטול האירוע
teamEvents-desk-match = מאץ׳
teamEvents-desk-points = VP של הקבוצה הראשונה, 0 עד 30
teamEvents-desk-reason = סיבה (תוצג לכולם)
teamEvents-desk-matchMissing = בחרו מאץ׳.
teamEvents-desk-badPoints = הזינו 0 עד 30 נקודות ניצחון.
teamEvents-desk-reasonMissing = הזינו סיבה.
teamEvents-desk-act = ביצוע
teamEvents-form-title = אירוע קבוצתי חדש
teamEvents-form-name = שם
teamEvents-form-namePlaceholder = אליפות המועדון
teamEvents-form-about = על האירוע
teamEvents-form-preset = קלאסי: שלוש קבוצות, שישה לוחות
teamEvents-form-bots = שלוש קבוצות של בוטים
teamEvents-form-botTeam = בוטים { $letter }
teamEvents-form-boards = לוחות למאץ׳
teamEvents-form-finalBoards = לוחות בגמר
teamEvents-form-noFinal = בלי
teamEvents-form-meetings = מפגשים
teamEvents-form-once = פעם אחת
teamEvents-form-twice = פעמיים
teamEvents-form-where = היכן משחקים
teamEvents-form-places = קבוצות, לכל היותר
teamEvents-form-teams = קבוצות שאתם רושמים
teamEvents-form-teamsHint = השאירו ריק אם הקפטנים רושמים את קבוצותיהם בדף האירוע.
teamEvents-form-team = קבוצה { $number }
teamEvents-form-addTeam = הוספת קבוצה
teamEvents-form-removeTeam = הסרת הקבוצה
teamEvents-form-timedHint = בשעה הזו לוח המשחקים מוגרל. קבוצות שאינן שלמות עד אז לא ישתתפו.
teamEvents-form-byDirectorHint = אתם מתחילים את האירוע כשהקבוצות מוכנות.
teamEvents-form-begin = להתחיל מיד
teamEvents-form-beginText = עם הקבוצות שלמעלה. אחרת ההרשמה נשארת פתוחה.
teamEvents-form-create = יצירת האירוע
teamEvents-form-missing = תנו שם לאירוע, ולכל קבוצה שם ושחקנים.
