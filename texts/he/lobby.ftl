### The lobby, its dialogs, and a table that waits.

lobby-title = משחק שש־בש
lobby-heroTitle = שש־בש שאפשר לסמוך עליו.
lobby-heroText = מאצ׳ים מדורגים נגד אנשים ונגד בוטים עם רשת נוירונים, בקוביות שכל אחד יכול לבדוק.
lobby-welcome = טוב לראות אתכם, { ISOLATE($name) }.
lobby-welcomeText = בחרו בוט, הצטרפו לשולחן או פתחו שולחן משלכם.
lobby-playBot = לשחק נגד בוט
lobby-playNow = לשחק עכשיו נגד בוט, כאורחים
lobby-openTable = פתיחת שולחן
lobby-orSignUp = אין צורך בחשבון. כדי לשמור את ההיסטוריה שלכם בכל מכשיר:
lobby-signUp = הרשמה
lobby-or = או
lobby-signIn = כניסה
lobby-guestNote = אתם משחקים בתור { ISOLATE($name) }.
lobby-keepAccount = לשמור את החשבון

lobby-yourMatches = המאצ׳ים שלכם
lobby-continue = המשך
lobby-against = נגד { ISOLATE($name) }
lobby-score = { $own } : { $other }
lobby-invitations = הזמנות
lobby-invitesYou = הזמנה מ־{ ISOLATE($name) }
lobby-accept = לקבל
lobby-decline = לדחות
lobby-waiting = ממתינים ליריב
lobby-waitingFor = ממתינים ל־{ ISOLATE($name) }
lobby-closeTable = סגירת השולחן
lobby-tableClosed = השולחן נסגר.

lobby-openTables = שולחנות פתוחים
lobby-join = הצטרפות
lobby-joinTable = הצטרפות אל { ISOLATE($name) }, { $format }
lobby-noTables = אף אחד לא מחכה ליריב.
lobby-noTablesHelp = פתחו שולחן והיו הראשונים, או שחקו בינתיים נגד בוט.
lobby-inPlay = מאצ׳ים פעילים
lobby-watch = צפייה
lobby-watchMatch = צפייה ב־{ ISOLATE($white) } נגד { ISOLATE($black) }
lobby-showAll = הצגת הכול ({ $n })
lobby-play = לשחק
lobby-noMatches = אין מאצ׳ים כרגע.
lobby-online = מחוברים
lobby-people = אנשים
lobby-bots = בוטים
lobby-nobody = עוד אין כאן אנשים. הבוטים תמיד מוכנים.
lobby-activity-online = באתר
lobby-activity-ready = רוצה לשחק
lobby-activity-playing = משחק
lobby-activity-idle = לא פעיל
lobby-everybody = כולם
lobby-filter = סינון שחקנים
lobby-find = חיפוש
lobby-findName = חיפוש שחקן
lobby-findMore = הצגת עוד
lobby-notFound = אין כאן עכשיו שחקן בשם הזה.
lobby-unlisted =
    { $named ->
        [0]
            ועוד { $guests ->
                [one] אורח אחד
                [two] שני אורחים
               *[other] { $guests } אורחים
            }
        [one]
            ועוד שחקן אחד { $guests ->
                [one] ואורח אחד
                [two] ושני אורחים
               *[other] ו־{ $guests } אורחים
            }
        [two]
            ועוד שני שחקנים { $guests ->
                [one] ואורח אחד
                [two] ושני אורחים
               *[other] ו־{ $guests } אורחים
            }
       *[other]
            ועוד { $named } שחקנים { $guests ->
                [one] ואורח אחד
                [two] ושני אורחים
               *[other] ו־{ $guests } אורחים
            }
    }
lobby-talk-title = צ׳אט הלובי
lobby-talk-empty = עדיין אין הודעות.
lobby-talk-placeholder = הודעה לכולם
lobby-talk-members = אורחים יכולים לקרוא. הירשמו כדי לכתוב כאן.
lobby-talk-more = פעולות להודעה של { ISOLATE($name) }
lobby-talk-report = דיווח
lobby-challenge = הזמנה
lobby-challengeName = הזמנת { ISOLATE($name) } למשחק
lobby-playName = משחק נגד { ISOLATE($name) }
lobby-newTable = שולחן חדש: { ISOLATE($name) }, { $format }
lobby-loading = השחקנים נטענים…

lobby-botTitle = משחק נגד בוט
lobby-chooseBot = בחירת יריב
lobby-level = רמה { $n }
lobby-noBots = אין בוטים זמינים כרגע. נסו שוב בעוד רגע.
lobby-whatIsPlayed = סוג המשחק
lobby-start = התחלה
lobby-startAgainst = לשחק נגד { ISOLATE($name) }
lobby-botIsShort = ל־{ ISOLATE($bot) } אין מספיק קרדיטים להימור הזה, ולכן תשחקו בלי הימור.
lobby-ratedLimit-limited = השחקנים האלה הגיעו לגבול המאצ׳ים המדורגים בתוך 24 שעות, או שאחד מהם עזב שלושה מיד אחרי תחילתם. לכן המאץ׳ לא מדורג ובלי הימור.
lobby-ratedLimit-left = נותרו היום { $left } מתוך { $max } מאצ׳ים מדורגים נגד השחקן הזה
lobby-ratedLimit-usedUp = שיחקתם { $max } מאצ׳ים מדורגים נגד { ISOLATE($bot) } בתוך 24 שעות. עד { $until } המאצ׳ים ביניכם לא מדורגים ובלי הימור.
lobby-ratedLimit-why = למה?
lobby-ratedLimit-playUnrated = לשחק בלי דירוג
lobby-moreChoices = אפשרויות נוספות

lobby-tableTitle = פתיחת שולחן
lobby-challengeTitle = הזמנת { ISOLATE($name) }
lobby-format = משחק
lobby-points = מאץ׳ לנקודות
lobby-threeGames = שלושה משחקים, בלי קוביית הכפלה
lobby-threeGamesText = הנקודות של שלושתם מצטברות
lobby-normal = משחק אחר משחק
lobby-normalText = משחק אחר משחק עם קוביית הכפלה ותוצאה מצטברת, עד שמישהו מפסיק
lobby-single = משחק יחיד לפי נקודות
lobby-singleText = משחק אחד עם קוביית הכפלה; כל נקודה נספרת, עד גבול
lobby-stake = הימור
lobby-noStake = בלי הימור
lobby-stakeText-none = משחקים רק על הדירוג. קרדיטים אינם כסף; הם רק סופרים מי ניצח בכמה.
lobby-stakeText-match = כל שחקן שם { $each }. המנצח מקבל { $paid }; השאר נשאר לאתר.
lobby-stakeText-single = כל שחקן שם את הגבול, { $limit }. המנצח מקבל את מה שהרוויח, פחות עשירית.
lobby-stakeText-guest = אורחים משחקים בלי הימור. שמרו את החשבון כדי לקבל קרדיטים.
lobby-stakeText-balance = יש לכם { $balance }.
lobby-stakeToPutIn = { $amount } מהקרדיטים שלכם עוברים לפיקדון כשאתם מתיישבים.
lobby-pointsText = עם קוביית הכפלה וכלל קרופורד
lobby-length = אורך
lobby-rated = מדורג
lobby-ratedText = התוצאה משנה את שני הדירוגים.
lobby-ratedOnlyFive = מדורגים רק מאצ׳ים ל־5 נקודות, שלושה משחקים בלי קוביית הכפלה, משחק יחיד לפי נקודות, ומשחק אחר משחק.
lobby-clock = שעון
lobby-pace-none = בלי שעון
lobby-pace-fast = מהיר
lobby-pace-normal = רגיל
lobby-pace-slow = איטי
lobby-pace-correspondence = ימים
lobby-days = ימים לתור
lobby-optionsTitle = אפשרויות
lobby-optionText-jacoby = מארס נספר רק אם הייתה הכפלה
lobby-optionText-automatic_doubles = שוויון בהטלת הפתיחה מכפיל את ערך המשחק
lobby-optionText-beavers = אחרי קבלה, המקבל יכול להכפיל מיד שוב ולהשאיר את הקובייה אצלו
lobby-optionText-raccoons = אחרי ביבר, המכפיל יכול להכפיל מיד שוב
lobby-automaticLimit = לכל היותר
lobby-illegalPlays = אפשר לקבל מהלכים לא חוקיים
lobby-illegalPlaysText = בלוח חיישנים: אחרי מהלך לא חוקי שואלים את היריב אם לקבל אותו. אם לא, צריך לתקן את המהלך.
lobby-thrown = קוביות שהוטלו ביד
lobby-thrownText = בלוחות חיישנים. את ההטלות האלה אי אפשר לבדוק. מי שמשחק על המסך מקבל את הקוביות מהשרת. המאץ׳ לא מדורג.
lobby-starts = מי פותח
lobby-openingThrow = הטלת פתיחה
lobby-alternate = לסירוגין
lobby-alternateText = מתחיל מי שפתח את השולחן; במשחק הגומלין מתחיל היריב. ההטלה הראשונה יכולה להיות דאבל.
lobby-opponent = יריב
lobby-anyone = כל אחד
lobby-somebody = שחקן מסוים
lobby-inviteName = שם
lobby-inviteHint = המקום שמור לשחקן הזה.
lobby-open = פתיחת השולחן

lobby-joinTitle = משחק נגד { ISOLATE($name) }
lobby-joinText = המאץ׳ מתחיל ברגע שתתיישבו.
lobby-sitDown = להתיישב
lobby-sitAsGuest = להתיישב כאורחים
lobby-waitingHelp = המאץ׳ מתחיל ברגע שמישהו מתיישב, גם כשאתם בדף אחר.
lobby-toYourTable = לשולחן שלכם
lobby-waitingHelpEvent = כאן אתם משחקים עכשיו. המאץ׳ מתחיל כששני השחקנים יושבים במקומם.
lobby-copyLink = העתקת הקישור
lobby-linkCopied = הקישור הועתק.
lobby-commitmentHelp = הקוביות של המאץ׳ הזה נקבעו ונחתמו. הדפדפן שלכם מוסיף בייטים אקראיים משלו כשאתם מתיישבים.
lobby-howItWorks = איך זה עובד

lobby-steps-guest = נוצר חשבון אורח…
lobby-steps-opening = השולחן נפתח…
lobby-steps-committed = הקוביות נחתמו. מתיישבים…
lobby-steps-seated = התיישבתם.
