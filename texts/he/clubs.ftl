### Clubs: the list, a club, and what people do in it.

clubs-lead = שחקו, דברו והתחרו עם אנשים שאתם מכירים.
clubs-yours = המועדונים שלכם
clubs-invitations = הזמנות
clubs-all = כל המועדונים
clubs-search = חיפוש מועדון לפי שם
clubs-find = חיפוש
clubs-none = עדיין אין מועדונים.
clubs-nothingFound = אין מועדון ששמו מתחיל כך. בדקו את האיות.
clubs-members =
    { $n ->
        [one] חבר אחד
        [two] שני חברים
       *[other] { $n } חברים
    }
clubs-joining-open = כולם יכולים להצטרף
clubs-joining-request = הצטרפות לפי בקשה
clubs-joining-invitation = הצטרפות לפי הזמנה
clubs-roles-owner = בעלים
clubs-roles-officer = אחראי
clubs-roles-member = חבר
clubs-standings-asks = מבקש להצטרף
clubs-standings-invited = הוזמן
clubs-standings-barred = מנוע מהצטרפות
clubs-found = הקמת מועדון
clubs-foundLead = הבעלות תהיה שלכם.
clubs-name = שם המועדון
clubs-nameHint = 3 עד 40 תווים. השם לא יכול להיראות כמו שמו של מועדון אחר.
clubs-about = על המועדון
clubs-howToJoin = איך מצטרפים
clubs-create = יצירת המועדון
clubs-guests = אורחים לא יכולים להצטרף למועדונים.

clubs-notFound = אין מועדון כזה.
clubs-gone = המועדון הזה כבר אינו קיים.
clubs-since = הוקם ב־{ $date }
clubs-join = הצטרפות למועדון
clubs-ask = בקשה להצטרף
clubs-asked = ביקשתם להצטרף. אחראי במועדון יענה לכם.
clubs-withdraw = ביטול הבקשה
clubs-invited = הוזמנתם.
clubs-decline = לדחות
clubs-barred = אינכם יכולים להצטרף למועדון הזה.
clubs-onlyInvited = האחראים במועדון מזמינים חברים חדשים.
clubs-leave = עזיבת המועדון
clubs-leaveText = האפשרות להצטרף שוב תלויה במועדון.
clubs-leaveOwner = המועדון יישאר בלי בעלים עד שאחד האחראים יקבל את הבעלות. אם אין אחראים, כל חבר יכול לקבל אותה.
clubs-leaveLast = לא נשארו חברים אחרים: המועדון יפורק, ואי אפשר יהיה להשתמש שוב בשמו.
clubs-dissolve = פירוק המועדון
clubs-dissolveText = החברים, הצ׳אט ורשימת האירועים יימחקו. אי אפשר יהיה להשתמש שוב בשם.
clubs-edit = עריכה
clubs-save = שמירה
clubs-saved = נשמר.
clubs-report = דיווח על המועדון

clubs-leaderboard = טבלת הדירוג
clubs-leaderboardNone = עוד אין חבר עם דירוג מבוסס ברשימה הזו.
clubs-list = רשימה
clubs-memberList = חברים
clubs-outsiders = בקשות והזמנות
clubs-invite = הזמנת שחקן
clubs-inviteName = שם השחקן
clubs-sendInvitation = הזמנה
clubs-accept = לקבל
clubs-dismiss = הסרה
clubs-actions = מה לעשות עם { ISOLATE($name) }
clubs-makeOfficer = מינוי לאחראי
clubs-makeMember = החזרה לחבר רגיל
clubs-handOver = הצעת הבעלות
clubs-withdrawOffer = ביטול ההצעה
clubs-offered = הבעלות הוצעה
clubs-offeredText = הבעלים מציעים לכם את המועדון.
clubs-vacantText = למועדון הזה אין בעלים.
clubs-takeOver = קבלת הבעלות
clubs-remove = הוצאה מהמועדון
clubs-bar = מניעת הצטרפות

clubs-events = אירועים
clubs-eventsNone = עדיין אין אירועים.
clubs-ofClub = מועדון
clubs-ofNone = בלי מועדון
clubs-membersOnlyText = רק חברי המועדון יכולים להירשם.
clubs-notAdded = האירוע נוצר, אבל לא היה אפשר להוסיף אותו למועדון: { $reason }
clubs-membersOnly = לחברים בלבד
clubs-finished = הסתיים
clubs-newEvent = יצירת אירוע
clubs-addEvent = הוספת אירוע שאתם מנהלים
clubs-add = הוספה
clubs-takeAway = הסרה

clubs-chat = צ׳אט
clubs-chatEmpty = עדיין אין הודעות.
clubs-line = הודעה למועדון
clubs-send = שליחה
