### The page that checks dice.

verify-title = בדיקת הקוביות
verify-lead = הדפדפן שלכם מחשב מחדש כל הטלה של מאץ׳. אין צורך לסמוך על השרת.
verify-idLabel = מזהה המאץ׳
verify-idHint = 11 אותיות וספרות: החלק האחרון של כתובת המאץ׳
verify-idProblem = במזהה מאץ׳ יש רק אותיות וספרות.
verify-check = בדיקה
verify-chooseFile = בחירת קובץ
verify-fileHint = רשומת מאץ׳, או הנתונים שהשרת חשף על הקוביות שלו (JSON). הקובץ נשאר במכשיר שלכם.
verify-fileTooLarge = הקובץ גדול מדי בשביל רשומת מאץ׳.
verify-fileNotJson = הקובץ אינו JSON.
verify-fileField =
    { $field ->
        [none] הקובץ אינו רשומת מאץ׳.
       *[other] הקובץ אינו רשומת מאץ׳: השדה ״{ $field }״ חסר או שגוי.
    }
verify-fileThrown = הקוביות של המאץ׳ הזה הוטלו ביד. קוביות כאלה אי אפשר לאמת.
verify-fileUnknown = הרשומה אינה אומרת מהיכן באו הקוביות.
verify-importedTitle = ההטלות האלה באו מסדרה מיובאת
verify-imported = המנהל ייבא את ההטלות של המאץ׳ הקבוצתי מקובץ. אי אפשר לבדוק אותן מול חותם; לשני החדרים היו אותן הטלות.
verify-download = שמירת הנתונים שנחשפו
verify-downloadRecord = שמירת רשומת המאץ׳
verify-checking = כל הטלה נבדקת…
verify-notFound = אין מאץ׳ עם המזהה הזה.
verify-toMatch = למאץ׳

verify-agrees = הקוביות הוגנות
verify-agreesText =
    חישבנו מחדש { $throws ->
        [one] הטלה אחת
        [two] שתי הטלות
       *[other] { $throws } הטלות
    } { $games ->
        [one] במשחק אחד
        [two] בשני משחקים
       *[other] ב־{ $games } משחקים
    }. הכול תואם למספרים החתומים.
verify-pending = עד כה הכול תואם
verify-pendingText =
    { $throws ->
        [0] המאץ׳ עוד נמשך ואף משחק לא נגמר. הקוביות חתומות; חזרו מאוחר יותר.
       *[other] המאץ׳ עוד נמשך. הטלות תואמות במשחקים שנגמרו: { $throws }. הזרע נחשף בסוף.
    }
verify-differs = משהו אינו תואם
verify-differsText =
    { $bad ->
        [0] ההטלות תואמות למפתחותיהן, אבל אחת הטענות שלמטה אינה מתקיימת.
       *[other] הטלות שאינן תואמות למספרים החתומים: { $bad } מתוך { $throws }.
    }

verify-claims = מה נבדק
verify-ok = תואם
verify-bad = אינו תואם
verify-open = עוד לא ידוע
verify-claim-commitment = החותם שלם
verify-claim-commitmentOk = למספר הסודי יש בדיוק טביעת האצבע שפורסמה לפני שמישהו התיישב.
verify-claim-commitmentBad = למספר הסודי אין טביעת האצבע שפורסמה: הוא הוחלף.
verify-claim-commitmentOpen = המספר הסודי נחשף בסוף המאץ׳.
verify-claim-seats = שני השחקנים תרמו
verify-claim-seatGiven = { $seat } נתן 32 בייטים משלו.
verify-claim-seatZeros = { $seat } לא נתן בייטים; במקומם יש אפסים.
verify-claim-seatHouse = { $seat } הוא בוט של האתר ונספר כאפסים, כי לשרת אסור לבחור בייטים.
verify-claim-seatDrawn = { $seat } הוא בוט של האתר. השרת הגריל את הבייטים שלו, כמו במאצ׳ים של הגרסה הראשונה.
verify-claim-seatRefused = { $seat } הוא בוט של האתר וחייב להיספר כאפסים, אבל יש לו בייטים שהשרת בחר.
verify-claim-seatHidden = הבייטים של { $seat } מוצגים בסוף המאץ׳.
verify-claim-chain = מפתחות המשחקים הם שרשרת אחת
verify-claim-chainOk = המפתחות נובעים מהמספר הסודי ומהבייטים של שני השחקנים, ומסתיימים בערך שפורסם בהתחלה.
verify-claim-chainBad = המפתחות אינם מובילים לערך שפורסם בהתחלה.
verify-claim-chainOpen = מפתחות המשחקים שנגמרו מובילים לערך שפורסם בהתחלה; השאר בסוף.
verify-claim-chainNone = המפתחות נחשפים משחק אחר משחק.
verify-claim-complete = לא חסר משחק
verify-claim-completeOk = המשחקים ממוספרים בלי פער.
verify-claim-completeBad = חסר משחק.
verify-claim-noted = זה החותם שראיתם
verify-claim-notedOk = כשהתיישבתם, הדפדפן הזה שמר את טביעת האצבע ואת הבייטים האקראיים שלו. שניהם תואמים.
verify-claim-notedBad = כשהתיישבתם, הדפדפן הזה שמר טביעת אצבע אחרת או בייטים אחרים.
verify-claim-notedOpen = טביעת האצבע היא זו שהדפדפן שמר. הבייטים שלו יושוו בסוף.
verify-game = משחק { $n }
verify-gameThrows =
    { $n ->
        [one] הטלה אחת
        [two] שתי הטלות
       *[other] { $n } הטלות
    }
verify-gameKey = מפתח
verify-keyNotInChain = אינו מוביל לערך שפורסם
verify-throwMissing = חסרה הטלה של צד אחד: יש פער במספור.
verify-opening = הטלת פתיחה
verify-ties = אחרי שוויון של { $faces }
verify-columnSide = צד
verify-columnTurn = תור
verify-columnShown = הוטל
verify-columnComputed = חושב
verify-columnAgrees = תואם
verify-white = לבן
verify-black = שחור
verify-details = המספרים
verify-commitment = חותם
verify-seed = זרע
verify-whiteBytes = הבייטים של לבן
verify-blackBytes = הבייטים של שחור
verify-g0 = סוף השרשרת, g0
verify-none = אין
verify-sealed = חתום עד הסוף

verify-howTitle = איך זה עובד
verify-how-1 = לפני שמישהו מתיישב, השרת מגריל מספר סודי ומפרסם את טביעת האצבע שלו (SHA-256). לשום מספר אחר אין אותה טביעת אצבע, ולכן כבר אי אפשר לשנות אותו.
verify-how-2 = אחר כך הדפדפן של כל שחקן מוסיף 32 בייטים אקראיים. הקוביות תלויות בשלושת המספרים, ולכן לא השרת ולא שחקן יכולים לבחור אותן.
verify-how-3 = מהם באים מפתחות כל המשחקים, בשרשרת: כל מפתח הוא טביעת האצבע של הבא. כשמשחק נגמר, המפתח שלו מוצג וחייב להתאים לשרשרת שפורסמה בהתחלה.
verify-how-4 = כל הטלה מחושבת ממפתח המשחק, מהצד וממספר התור. שום דבר אחר לא נכנס: לא העמדה, לא קוביית ההכפלה, לא אם שחקן הוא בוט.
verify-how-5 = הדף הזה מחשב את הכול מחדש. הוא היה מוצא כל הטלה ששונתה, הוחלפה או חסרה.
verify-recipe = המתכון, בייט אחר בייט
verify-statistics = כל הקוביות שהוטלו אי פעם
verify-commandLine = מעדיפים לא לסמוך גם על הדף הזה? התוכנה יכולה לבצע את אותה בדיקה משורת הפקודה:
