### Imports, the profile over all matches, and the position library.

archive-lead = כמה טוב אתם משחקים בכל המאצ׳ים, אלה ששוחקו כאן ואלה שיובאו. רק אתם רואים את זה.
archive-none = עדיין אין מאצ׳ים מנותחים
archive-noneText = שחקו מאץ׳, או הוסיפו לספרייה קבצים ממקומות אחרים.
archive-toLibrary = הוספת מאצ׳ים
archive-toPositions = חיפוש עמדות
archive-toProfile = הסטטיסטיקה שלי
archive-toTrainer = פתיחת המאמן
archive-source = מאצ׳ים
archive-sources-all = הכול
archive-sources-played = שוחקו כאן
archive-sources-imported = יובאו
archive-everybody = כל היריבים
archive-against = יריב
archive-matches =
    { $count ->
        [one] מאץ׳ אחד
        [two] שני מאצ׳ים
       *[other] { $count } מאצ׳ים
    }
archive-decisions =
    { $count ->
        [one] החלטה אחת
        [two] שתי החלטות
       *[other] { $count } החלטות
    }
archive-summary = PR · { $matches } · { $decisions }
archive-interval = 95% בין { $from } ל־{ $to }
archive-hint = PR הוא 500 × הטעות הממוצעת להחלטה. ככל שהוא נמוך יותר, כך טוב יותר.
archive-unknownSide =
    { $count ->
        [one] מאץ׳ מיובא אחד לא נכלל, כי לא ברור מי מהשחקנים אתם.
        [two] שני מאצ׳ים מיובאים לא נכללו, כי לא ברור מי מהשחקנים אתם.
       *[other] { $count } מאצ׳ים מיובאים לא נכללו, כי לא ברור מי מהשחקנים אתם.
    }
archive-undated =
    { $count ->
        [one] למאץ׳ אחד אין תאריך והוא חסר כאן.
        [two] לשני מאצ׳ים אין תאריך והם חסרים כאן.
       *[other] ל־{ $count } מאצ׳ים אין תאריך והם חסרים כאן.
    }
archive-overTime = לאורך זמן
archive-overTimeHint = העמודות מראות את הטווח שבו נמצא ה־PR האמיתי שלכם ברמת ביטחון של 95%.
archive-period = מ־{ $from }: PR { "\u200F" }{ $pr }, { $matches }
archive-byPart = לפי סוג ההחלטה והשלב
archive-field = הקו הוא החציון של { $players } השחקנים המדורגים באתר ({ $matches } מאצ׳ים, בלי בוטים).
archive-fieldSmall = מעט מדי שחקנים מדורגים להשוואה: { $players }.
archive-quartiles = למחציתם PR בין { $low } ל־{ $high }.
archive-byTheme = לפי סוג הטעות
archive-themeHint = כמה כל סוג מוסיף ל־PR שלכם.
archive-fieldShare = שאר השחקנים: { $share }
archive-byOpponent = לפי יריב
archive-opponent = יריב
archive-you = אתם
archive-they = היריבים
archive-byMode = לפי סוג המאץ׳
archive-byScore = לפי תוצאה
archive-byScoreHint = ה־PR שלכם לפי הנקודות שחסרות לכם (שורות) וליריב (עמודות). 7 פירושו 7 ומעלה.
archive-scoreCell = לכם חסרות { $own }, ליריב חסרות { $other }: PR { "\u200F" }{ $pr }, { $decisions }
archive-parts-all = כל ההחלטות
archive-parts-plays = מהלכי כלים
archive-parts-doubles = הכפלות
archive-parts-answers = קבלה או ויתור
archive-parts-opening = פתיחה
archive-parts-contact = מגע
archive-parts-race = מרוץ
archive-parts-bear_off = הוצאת כלים
archive-modes-short_match = מאצ׳ים ל־1–3 נקודות
archive-modes-medium_match = מאצ׳ים ל־4–8 נקודות
archive-modes-long_match = מאצ׳ים ל־9 נקודות ומעלה
archive-modes-money = משחקי כסף
archive-modes-cubeless = בלי קוביית הכפלה

## Who the player is

archive-whoTitle = מי מהשחקנים האלה אתם?
archive-whoText = בחרו כל שם ששיחקתם בו. הסטטיסטיקה שלכם והשאלות של המאמן תלויות בו.
archive-whoConfirm = זה אני
archive-whoChange = שינוי השמות שלי
archive-whoSaved = נשמר. השאלות של המאמן יהיו מוכנות בעוד רגע.
archive-whoMore = עוד שמות
archive-whoLikely = ברוב הקבצים

## The import

archive-folder = בחרו תיקייה
archive-importHint = תיקיות וקובצי zip של עד 10,000 קבצים. אם הייבוא נקטע, הוסיפו שוב את אותה תיקייה.
archive-sent = נקראו { $read } מתוך { $files } קבצים
archive-analysed = נותחו { $done } מתוך { $matches } מאצ׳ים
archive-deeper = נותחו לעומק { $done } מתוך { $matches }
archive-keepOpen = בינתיים אפשר לעבור לדפים אחרים. השאירו את החלון פתוח עד שכל הקבצים ייקראו.
archive-closeNow = אפשר לסגור את החלון. הניתוח נמשך.
archive-interrupted = הייבוא נקטע אחרי { $arrived } מתוך { $files } קבצים. הוסיפו שוב את אותה תיקייה או zip כדי להמשיך.
archive-waitingForServer = אין קשר עם השרת. הייבוא ימשיך כשהקשר יחזור.
archive-report = ייבוא של { ISOLATE($name) }
archive-codePages-title = בדקו את האותיות של הקבצים האלה
archive-codePages-explained = הקבצים האלה אינם מציינים כיצד האותיות שלהם מקודדות. אם השמות נראים שגויים, בחרו דף קוד אחר לכולם.
archive-codePages-choice = קריאת האותיות לפי
archive-codePages-each = כל קובץ לפי האותיות שלו
archive-codePages-samples = מילים מהקבצים
archive-codePages-more =
    { $count ->
        [one] ועוד קובץ אחד
        [2] ועוד שני קבצים
       *[other] ועוד { $count } קבצים
    }
archive-codePages-go = ייבוא
archive-codePages-names-western = מערב אירופה (Windows-1252)
archive-codePages-names-central_european = מרכז אירופה (Windows-1250)
archive-codePages-names-turkish = טורקית (Windows-1254)
archive-codePages-names-cyrillic = קירילית (Windows-1251)
archive-codePages-names-greek = יוונית (Windows-1253)
archive-codePages-names-hebrew = עברית (Windows-1255)
archive-codePages-names-japanese = יפנית (Shift-JIS)
archive-outcomes-read = נקרא
archive-outcomes-partly = נקרא חלקית או בשינויים
archive-outcomes-duplicate = כבר כאן
archive-outcomes-played_here = שוחק כאן
archive-outcomes-refused = לא נקרא
archive-left =
    { $count ->
        [one] קובץ אחד הושמט
        [2] שני קבצים הושמטו
       *[other] { $count } קבצים הושמטו
    }
archive-leftOut-hidden = קובץ נסתר
archive-leftOut-ending = לא קובץ של מאץ׳
archive-leftOut-convert = לא נקרא כאן; פתחו אותו ב־GNU Backgammon וייצאו אותו כ־.mat
archive-leftOut-too_large = גדול מדי לקובץ של מאץ׳
archive-leftOut-empty = ריק
archive-tooMany = יותר מ־10,000 קבצים. הוסיפו את התיקייה בחלקים.
archive-brokenZip = לא ניתן לקרוא את { ISOLATE($name) }. ארזו אותו שוב, או הוסיפו את התיקייה עצמה.
archive-nothing = לא נמצאו קבצים של מאצ׳ים. בחרו תיקייה או קובץ zip אחרים.
archive-nothingSent = אף אחד מהקבצים האלה אינו יכול להכיל מאץ׳, ולכן לא נשלח דבר.
archive-dismiss = סגירת הדוח
archive-reports = ייבואים קודמים
archive-showReport = הצגת הדוח על { ISOLATE($name) }
archive-forgetReport = מחיקת הדוח על { ISOLATE($name) }
archive-playedHere = המאץ׳ הזה שוחק כאן.
archive-sameAs = אותו מאץ׳: { ISOLATE($names) }, { ISOLATE($path) }
archive-moreNotes =
    { $count ->
        [one] עוד הערה אחת
        [2] עוד שתי הערות
       *[other] עוד { $count } הערות
    }
archive-showFiles = הצגת הקבצים
archive-more = הצגת עוד

## Positions

archive-positions = עמדות
archive-positionsLead = חיפוש בהחלטות של המאצ׳ים שלכם לפי עמדה, תוצאה, קוביית הכפלה וטעות.
archive-sketch = עמדה
archive-sketchHint = לחצו על משולש כדי לבקש כלים בו. כל לחיצה מבקשת כלי נוסף.
archive-sketchOwn = הכלים שלי
archive-sketchTheirs = הכלים של היריב
archive-sketchPoint = משולש { $point }: לפחות { $count }
archive-bar = בר
archive-clear = ניקוי
archive-search = חיפוש
archive-by = ההחלטות של
archive-deciders-own = שלי
archive-deciders-opponents = של היריבים
archive-deciders-everybody = של כולם
archive-part = סוג ההחלטה או השלב
archive-theme = סוג הטעות
archive-any = הכול
archive-error = גודל הטעות, לפחות
archive-lead1 = יתרון בצעדים, לפחות
archive-lead2 = יתרון בצעדים, לכל היותר
archive-ownAway = נקודות שחסרות לי
archive-opponentAway = נקודות שחסרות ליריב
archive-cube = קוביית הכפלה
archive-cubeAt = מקום קוביית ההכפלה
archive-cubePlaces-centre = באמצע
archive-cubePlaces-own = בצד שלי
archive-cubePlaces-opponent = בצד של היריב
archive-order = סדר
archive-orders-error = הטעות הגדולה תחילה
archive-orders-newest = החדשות תחילה
archive-found =
    { $total ->
        [one] אחת מתוך { $searched } החלטות
       *[other] { $total } מתוך { $searched } החלטות
    }
archive-noneFound = לא נמצא דבר. הסירו תנאי.
archive-previous = הקודם
archive-next = הבא
archive-open = לניתוח
archive-share = שיתוף
archive-shared = הקישור הועתק. הוא מציג את העמדה בלי שם היריב.
archive-note = הערה
archive-noteSave = שמירת ההערה
archive-saveAs = שם החיפוש
archive-save = שמירת החיפוש
archive-saved = חיפושים שמורים
archive-forget = מחיקת { ISOLATE($name) }
archive-away = חסרות { $own } – חסרות { $other }
archive-money = משחק כסף
archive-rolls = לשחק { $first }-{ $second }
archive-cubeDecision = החלטת הכפלה
archive-sharedTitle = עמדה ממאץ׳ של { ISOLATE($name) }
archive-sharedGone = העמדה הזו כבר אינה משותפת.
archive-stopSharing = הפסקת השיתוף
archive-stopped = הקישור כבר אינו פעיל.
archive-shownBy = שיתוף של { ISOLATE($name) }, { $day }

## The repair of a file

archive-repairTitle = תיקון המאץ׳
archive-repairLead = לא היה אפשר לקרוא כמה שורות בקובץ. תקנו אותן כאן, או השמיטו את שאר המשחק. שום דבר אינו ניחוש.
archive-repairBoard = העמדה לפני השורה, משחק { $game }
archive-repairToAct = התור של { ISOLATE($name) }
archive-repairRow = משחק { $game }, שורה { $line }
archive-repairLine = שורה { $line }
archive-repairPlay = איך שוחק { $first }-{ $second }?
archive-repairChoose = בחרו מהלך
archive-repairText = השורה כפי שהיא צריכה להיות
archive-repairSave = החלפת השורה
archive-repairSkip = השמטת שאר המשחק
archive-repairSkipped = שאר המשחק הושמט.
archive-repaired = תוקן על ידיכם
archive-repairUndo = ביטול
archive-repairLater = המאץ׳ עדיין בניתוח. נסו שוב כשיסתיים.
