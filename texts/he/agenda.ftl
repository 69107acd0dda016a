### The list behind the bell, notices on the page and notifications of the browser.

agenda-title = ממתין לכם
agenda-open =
    { $count ->
        [0] שום דבר לא ממתין לכם
       *[other] ממתינים לכם: { $count }
    }
agenda-correspondence =
    { $count ->
        [one] מאץ׳ אחד בהתכתבות ממתין לכם.
        [two] שני מאצ׳ים בהתכתבות ממתינים לכם.
       *[other] { $count } מאצ׳ים בהתכתבות ממתינים לכם.
    }
agenda-nothing = שום דבר לא ממתין לכם.
agenda-yourTurn = התור שלכם נגד { ISOLATE($name) }
agenda-theirTurn = התור של { ISOLATE($name) }
agenda-until = עד { $at }
agenda-since = מאז { $at }
agenda-duty-calls =
    { $count ->
        [one] קריאה אחת
        [two] שתי קריאות
       *[other] { $count } קריאות
    } למנהל: { ISOLATE($name) }
agenda-duty-lineup = קבעו את ההרכב: { ISOLATE($name) }
agenda-duty-check_in = אשרו הגעה: { ISOLATE($name) }
agenda-duty-begins = מתחיל בתוך שעה: { ISOLATE($name) }
agenda-duty-protests =
    { $count ->
        [one] ערעור אחד
        [two] שני ערעורים
       *[other] { $count } ערעורים
    } להכרעה: { ISOLATE($name) }
agenda-duty-start = אפשר להתחיל: { ISOLATE($name) }
agenda-duty-invitation = קבוצה מזמינה אתכם: { ISOLATE($name) }
agenda-duty-players =
    { $count ->
        [one] לקבוצה חסר שחקן אחד: { ISOLATE($name) }
        [two] לקבוצה חסרים שני שחקנים: { ISOLATE($name) }
       *[other] לקבוצה חסרים { $count } שחקנים: { ISOLATE($name) }
    }
agenda-duty-boards = לוחות שנשאר לשחק ({ $count }): { ISOLATE($name) }
agenda-duty-announcement = הודעה: { ISOLATE($name) }
agenda-duty-directs = אתם עכשיו מנהלים: { ISOLATE($name) }
agenda-duty-leads = הניהול עבר אליכם: { ISOLATE($name) }
agenda-duty-reports =
    { $count ->
        [one] דיווח אחד
        [two] שני דיווחים
       *[other] { $count } דיווחים
    } לבדיקה
agenda-moreDuties = עוד { $count } באירועים שלכם
agenda-moreTables =
    { $count ->
        [one] עוד הזמנה אחת למשחק
        [two] עוד שתי הזמנות למשחק
       *[other] עוד { $count } הזמנות למשחק
    }
agenda-challenge = הזמנה למשחק מ־{ ISOLATE($name) }
agenda-tournament = מאץ׳ הטורניר שלכם נגד { ISOLATE($name) } מוכן
agenda-team_match = הלוח שלכם במאץ׳ הקבוצתי נגד { ISOLATE($name) } מוכן
agenda-rematch = { ISOLATE($name) } מציע לכם משחק גומלין
agenda-begun = המאץ׳ שלכם נגד { ISOLATE($name) } התחיל
agenda-notifications = התראות
agenda-lead = הפעמון בראש כל דף מראה מה ממתין לכם.
agenda-browser = התראות בדפדפן
agenda-browserText = על התור שלכם, הזמנות, מאצ׳ים חדשים, משחקי גומלין ואירועים, כשאתם בכרטיסייה אחרת והאתר נשאר פתוח
agenda-refused = הדפדפן חוסם התראות מהאתר. אפשרו אותן בהגדרות הדפדפן.
agenda-none = הדפדפן הזה אינו תומך בהתראות.
