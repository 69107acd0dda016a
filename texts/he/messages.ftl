### Private messages between two players.

messages-title = הודעות
messages-lead = רק אתם והשחקן השני קוראים אותן. הן נמחקות אחרי שנה.
messages-with = הודעות עם { ISOLATE($name) }
messages-none = עדיין אין הודעות.
messages-noneText = פתחו דף של שחקן ולחצו על ״כתיבת הודעה״.
messages-choose = בחרו שיחה.
messages-write = כתיבת הודעה
messages-text = הודעה אל { ISOLATE($name) }
messages-send = שליחה
messages-earlier = הודעות קודמות
messages-first = כאן מתחילות ההודעות שלכם עם { ISOLATE($name) }.
messages-held = שניכם משתתפים במאץ׳ קבוצתי. ההודעות האלה יגיעו אל { ISOLATE($name) } כשאף לוח לא יהיה במשחק.
messages-closed = אי אפשר לשלוח הודעות בינכם לבין השחקן הזה.
messages-guests = אורחים לא יכולים לשלוח הודעות.
messages-back = כל ההודעות
messages-you = אתם
messages-unread =
    { $n ->
        [one] אחת שלא נקראה
       *[other] { $n } שלא נקראו
    }
messages-report = דיווח
messages-deleteAll = מחיקה
messages-deleteTitle = למחוק את השיחה?
messages-deleteText = היא תיעלם מהרשימה שלכם. ההודעות יישארו אצל { ISOLATE($name) }.
messages-deleted = השיחה נמחקה.
messages-include = לצרף לדיווח את 50 ההודעות האחרונות שלנו
messages-included = ההודעות שבדיווח
messages-reporter = מגיש הדיווח
messages-bell =
    { $n ->
        [one] הודעה חדשה מ־{ ISOLATE($from) }
        [2] שתי הודעות חדשות מ־{ ISOLATE($from) }
       *[other] { $n } הודעות חדשות מ־{ ISOLATE($from) }
    }
