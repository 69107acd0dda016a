### The player page and the list of a player's matches.

player-title = הפרופיל של { ISOLATE($name) }
player-since = באתר מאז { $date }
player-online = מחובר
player-offline = לא מחובר
player-bot = בוט
player-guest = אורח
player-challenge = הזמנה
player-play = לשחק
player-you = זה אתם
player-ratings = דירוגים
player-experience = ניסיון { $n }
player-missing-experience =
    זמני: ייכנס לטבלה אחרי עוד { $points ->
        [one] נקודת ניסיון אחת
       *[other] { $points } נקודות ניסיון
    }
player-missing-days =
    עוד לא בטבלה: צריך לשחק מאצ׳ים מדורגים { $days ->
        [one] ביום נוסף אחד
       *[other] בעוד { $days } ימים
    }
player-missing-opponents =
    עוד לא בטבלה: צריך מאצ׳ים מדורגים נגד { $people ->
        [one] עוד שחקן מבוסס או בוט אחד
       *[other] עוד { $people } שחקנים מבוססים או בוטים
    }
player-missing-debt = לא בטבלה: { $points } נקודות באו מחשבונות חדשים או כאלה שמשחקים בעיקר נגדכם. שחקו נגד שחקנים אחרים ונגד בוטים
player-missing-hidden = לא בטבלה: הוסר בידי מפקח
player-listedBelow = בטבלה עם { $rating }: השאר בא מחשבונות חדשים או כאלה שמשחקים בעיקר נגד השחקן הזה
player-results = תוצאות
player-played = מאצ׳ים
player-won = ניצחונות
player-lost = הפסדים
player-drawn = תיקו
player-completion = שיעור השלמה
player-streak = רצף ניצחונות
player-bestStreak = הארוך ביותר: { $n }
player-winRate = שיעור ניצחונות
player-recent = מאצ׳ים אחרונים
player-all = כל המאצ׳ים
player-none = עדיין אין מאצ׳ים שהסתיימו.
player-noneOwn = עוד לא סיימתם מאץ׳.
player-notFound = אין שחקן בשם ״{ ISOLATE($name) }״.
player-notFoundText = בדקו את האיות. שם לעולם אינו עובר לשחקן אחר.

player-chart = גרף הדירוג
player-chartOf = דירוג ברשימה { $list }
player-chartEmpty = הגרף מתחיל במאץ׳ המדורג הראשון.
player-chartHelp = מקשי החצים ימינה ושמאלה עוברים ממאץ׳ למאץ׳.
player-chartSummary = מאצ׳ים מדורגים: { $count }, מ־{ $from } עד { $to }; הנמוך { $low }, הגבוה { $high }.
player-chartPoint = { $date }: { $rating } ({ $change }) נגד { ISOLATE($opponent) }
player-change = שינוי
player-openMatch = למאץ׳

player-historyTitle = היסטוריית מאצ׳ים
player-historyOf = המאצ׳ים של { ISOLATE($name) }
player-filter = הצגה
player-filterResult = תוצאה
player-filterKind = סוג המשחק
player-filterRated = דירוג
player-filterOpponents = יריבים
player-any = הכול
player-people = אנשים
player-bots = בוטים
player-more = מאצ׳ים קודמים
player-loadingMore = בטעינה…
player-end = אין עוד מאצ׳ים.
player-nothingFits = אין מאצ׳ים שמתאימים למסננים.
player-nothingFitsYet = אף אחד מהמאצ׳ים שנטענו עד כה לא מתאים למסננים.
player-clearFilter = הצגת הכול
player-against = נגד
player-score = תוצאה
player-voided = נפסל
player-ratingChange = דירוג
player-replay = פתיחה
player-dice = קוביות
player-checkDice = בדיקת הקוביות של המאץ׳ נגד { ISOLATE($opponent) }
player-reviewMatchWith = ניתוח המאץ׳ נגד { ISOLATE($opponent) }
player-openMatchWith = למאץ׳ נגד { ISOLATE($opponent) }
player-today = היום
player-yesterday = אתמול
