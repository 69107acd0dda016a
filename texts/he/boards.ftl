### Sensor boards: enrol, seat, watch and revoke them.

boards-title = לוחות חיישנים
boards-lead = שחקו על לוח אמיתי עם חיישנים מתחת למשולשים. אתם מזיזים את הכלים; היריב רואה זאת על המסך, או על לוח משלו.
boards-intro-howTitle = איך משחקים מאץ׳ על לוח
boards-intro-steps-1 = מקבלים קוד בדף הזה ומקלידים אותו בלוח. מרגע זה הלוח שלכם.
boards-intro-steps-2 = מתחילים מאץ׳ באתר ולוחצים כאן על ״שימוש בלוח״.
boards-intro-steps-3 = הלוח מציג את ההטלה שלכם. מזיזים את הכלים ולוחצים על ״סיום״: הלוח קורא את המהלך.
boards-intro-steps-4 = הלוח מציג את המהלך של היריב, ואתם מזיזים את הכלים במקומו.
boards-intro-whoTitle = מי יכול לשחק נגד מי
boards-intro-who-1 = לוח מול מסך: היריב לא צריך לוח.
boards-intro-who-2 = שני לוחות בשני מקומות, לכל אחד שחקן משלו.
boards-intro-who-3 = לוח אחד לשני השחקנים, במועדון או בבית.
boards-intro-who-4 = לוח מול בוט.
boards-intro-withoutTitle = אפשר לנסות בלי לוח
boards-intro-without = התוכנה fullprime-board היא לוח במסוף, והיא חלק מקוד המקור של Fullprime. מפעילים אותה עם קוד מהדף הזה ומזיזים את הכלים במקלדת:
boards-intro-makersTitle = ליצרני לוחות
boards-intro-makers = אפשר לחבר כל לוח עם חיישנים שפועל לפי הפרוטוקול הפתוח.
boards-intro-protocol = הפרוטוקול (באנגלית)
boards-guest = אורחים אינם יכולים להוסיף לוחות. שמרו את החשבון כדי להוסיף לוח.
boards-addTitle = הוספת לוח
boards-name = שם הלוח
boards-namePlaceholder = חדר המועדון
boards-getCode = קבלת קוד
boards-codeLabel = הזינו את הקוד בלוח
boards-codeHelp = הקוד תקף ללוח אחד, עד { $time }. הלוח יופיע כאן ברגע שיצטרף.
boards-noneTitle = עדיין אין לוחות
boards-noneText = קבלו קוד והזינו אותו בלוח.
boards-status-connected = מחובר
boards-status-away = לא מחובר
boards-status-frozen = מוקפא
boards-frozenHelp = מה שהלוח מדווח סותר את מה שדיווח קודם, ולכן לא מתקבל ממנו עוד דבר. הסירו אותו והוסיפו אותו שוב.
boards-model = דגם
boards-firmware = קושחה
boards-battery = סוללה
boards-noBattery = אין סוללה
boards-senses = חיישנים
boards-sensesText =
    { $colour ->
        [true] עם
       *[false] בלי
    } צבע, עומק { $depth }
boards-lastHeard = הודעה אחרונה
boards-never = אף פעם
boards-frames = קריאות שנשמרו
boards-faults = חיישנים תקולים
boards-noFaults = אין
boards-fault =
    { $point ->
        [none] בר, חיישן { $sensor }
       *[other] משולש { $point }, חיישן { $sensor }
    }
boards-clockAhead = שעון
boards-clockText-correct = מדויק
boards-clockText-fast = ממהר ב־{ $seconds } שנ׳
boards-clockText-slow = מפגר ב־{ $seconds } שנ׳
boards-plays = { ISOLATE($white) } נגד { ISOLATE($black) }
boards-toMatch = למאץ׳
boards-seatTitle = מאץ׳ על הלוח הזה
boards-seatNone = אין מאץ׳ פעיל. התחילו מאץ׳, וחזרו לכאן כדי להשתמש בו בלוח.
boards-seat = שימוש בלוח
boards-match = מאץ׳
boards-share = גם היריב משחק על הלוח הזה
boards-shareHelp = היריב מאשר בהזנת מספר הלוח בדף לוחות החיישנים שלו.
boards-unseat = הפסקת השימוש בלוח
boards-seated = הלוח בשימוש במאץ׳ הזה.
boards-find = איפה הלוח שלי
boards-found = הלוח מהבהב.
boards-rename = שינוי שם
boards-revoke = הסרה
boards-revokeTitle = להסיר את { ISOLATE($name) }?
boards-revokeText = הלוח מנותק מיד. כדי להשתמש בו שוב, הוסיפו אותו עם קוד חדש.
boards-revoked = { ISOLATE($name) } הוסר.
boards-mirror = מה הלוח רואה
boards-mirrorShow = הצגת מה שהלוח רואה
boards-mirrorHide = הסתרה
boards-mirrorNothing = הלוח עדיין לא דיווח עמדה.
boards-mirrorLabel =
    { $unlike ->
        [0] הלוח תואם לעמדה.
        [one] מקום אחד שונה.
       *[other] מקומות שונים: { $unlike }.
    }
boards-unlikeLine =
    { $point ->
        [none] בר
       *[other] משולש { $point }
    }: נראים { $seen }, צפויים { $expected }
boards-moving = בזמן המהלך הלוח אינו תואם, עד שהמהלך נגמר.
boards-joinTitle = משחק על הלוח של היריב
boards-joinText = היריב צריך קודם לשתף את הלוח במאץ׳ הזה. המספר נמצא בדף לוחות החיישנים שלו.
boards-joinNumber = מספר הלוח
boards-join = להתיישב
boards-number = מספר
boards-hall-free = הלוחות הפנויים שלכם
boards-hall-screen = משחק על המסך
boards-hall-bot = תוכנה
boards-hall-closed = עמדות בחדר סגור מוסתרות עד שהלוח מסתיים בשני החדרים.
