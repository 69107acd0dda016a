### Mails that the server writes, as plain text. A line is short enough for any reader of mail.

# In place of the opponent's name, if it is not known.
mails-opponent = היריב שלכם
mails-unsubscribe =
    לביטול התראות מהסוג הזה:
    { $link }
mails-confirm-subject = { "\u200F" }Fullprime: האם זאת הכתובת שלכם?
mails-confirm-text =
    שלום { $name },

    מישהו, אנחנו מקווים שאתם, רוצה לקבל לכתובת הזאת התראות על החשבון.

    אשרו אותה בתוך שלושה ימים:
    { $link }

    אם לא אתם ביקשתם, אין צורך לעשות דבר; לא נשלח לכאן שום דבר נוסף.
mails-reset-subject = { "\u200F" }Fullprime: סיסמה חדשה
mails-reset-text =
    שלום { $name },

    מישהו, אנחנו מקווים שאתם, שכח את הסיסמה של החשבון הזה.

    בחרו סיסמה חדשה בתוך שעה:
    { $link }

    אם לא אתם ביקשתם, אין צורך לעשות דבר; הסיסמה לא תשתנה.
mails-sign_in-subject = { "\u200F" }Fullprime: כניסה חדשה לחשבון שלכם
mails-sign_in-text =
    שלום { $name },

    מישהו נכנס לחשבון הזה מדפדפן שלא נכנסו ממנו קודם.

    מתי: { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
    רשת: { $network }
    דפדפן: { $browser }

    אם אלה הייתם אתם, אין צורך לעשות דבר.

    אם לא, נתקו את המכשיר כאן:
    { $link }

    אחר כך בחרו סיסמה חדשה, כי מישהו יודע את שלכם:
    { $password }
mails-your_turn-subject = { "\u200F" }Fullprime: התור שלכם נגד { $opponent }
mails-your_turn-text =
    שלום { $name },

    עכשיו התור שלכם נגד { $opponent }.

    ללוח:
    { $link }
mails-your_turn-deadline = הזמן שלכם נגמר ב־{ DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
mails-challenge-subject = { "\u200F" }Fullprime: { $opponent } מחכה לכם
mails-challenge-text =
    שלום { $name },

    שמור לכם מקום ליד השולחן של { $opponent }.

    לשולחן:
    { $link }
mails-rematch-subject = { "\u200F" }Fullprime: { $opponent } מציע לכם משחק גומלין
mails-rematch-text =
    שלום { $name },

    המאץ׳ שלכם הסתיים, ו{ $opponent } מציע לכם משחק גומלין.

    להצעה:
    { $link }
mails-rematch-deadline = ההצעה בתוקף עד { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
mails-match_found-subject = { "\u200F" }Fullprime: המאץ׳ שלכם נגד { $opponent } התחיל
mails-match_found-text =
    שלום { $name },

    מישהו התיישב ליד השולחן שלכם: אתם משחקים נגד { $opponent }, והמאץ׳ התחיל.

    ללוח:
    { $link }
