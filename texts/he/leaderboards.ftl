### The leaderboards, the records, and the score between two players.

leaderboards-title = טבלאות הדירוג
leaderboards-lead = הדירוג משתנה מיד אחרי כל מאץ׳ מדורג. בוטים תמיד מסומנים.
leaderboards-list = רשימה
leaderboards-listHelp-stakes = בהימור: מאצ׳ים ל־5 נקודות, שלושה משחקים בלי קוביית הכפלה, משחקים יחידים לפי נקודות. אפשר לשחק בהימור או בלעדיו.
leaderboards-listHelp-casual = חופשי: סדרות שמשחקים משחק אחר משחק, תמיד בלי הימור.
leaderboards-active = פעילות אחרונה
leaderboards-days-ever = בכל זמן
leaderboards-days-7 = 7 הימים האחרונים
leaderboards-days-30 = 30 הימים האחרונים
leaderboards-days-90 = 90 הימים האחרונים
leaderboards-days-365 = השנה האחרונה
leaderboards-experience = ניסיון
leaderboards-atLeast =
    { $n ->
        [0] הכול
       *[other] { $n } ומעלה
    }
leaderboards-bots = הצגת בוטים
leaderboards-rank = מקום
leaderboards-player = שחקן
leaderboards-rating = דירוג
leaderboards-played = מאץ׳ אחרון
leaderboards-you = אתם
leaderboards-more = הצגת עוד
leaderboards-top = לראש הטבלה
leaderboards-aroundMe = המקום שלי
leaderboards-notRated = עוד אינכם בטבלה הזו. בעמוד השחקן שלכם כתוב מה חסר.
leaderboards-peopleFrom = האתר חדש: אנשים מופיעים בטבלאות מ־{ $date }. עד אז מופיעים בהן הבוטים.
leaderboards-search = חיפוש שחקן
leaderboards-searchHint = תחילת השם
leaderboards-find = חיפוש
leaderboards-found =
    { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
leaderboards-foundNobody = אין שם שמתחיל כך. בדקו את האיות.
leaderboards-unrated = לא מדורג
leaderboards-nobody = אין שחקנים שמתאימים למסננים.
leaderboards-nobodyText = הרחיבו את המסננים כדי לראות עוד שחקנים.
leaderboards-empty = הרשימה הזו עוד ריקה
leaderboards-emptyText = בטבלה מופיעים שחקנים עם ניסיון 20 ומעלה, ששיחקו מאצ׳ים מדורגים בשלושה ימים ונגד חמישה שחקנים מבוססים או בוטים. בעמוד השחקן שלכם כתוב מה חסר.
leaderboards-play = לשחק מאץ׳
leaderboards-records = שיאים
leaderboards-mostPlayed = הכי הרבה מאצ׳ים
leaderboards-bestStreak = רצפי הניצחונות הארוכים
leaderboards-streak = רצפי ניצחונות נוכחיים
leaderboards-streakHelp = ניצחונות רצופים במאצ׳ים מדורגים
leaderboards-noRecord = עדיין אין.
leaderboards-headToHead = נגדכם
leaderboards-neverMet = עוד לא סיימתם מאץ׳ זה נגד זה.
leaderboards-wins = ניצחונות של { ISOLATE($name) }: { $won }
leaderboards-met = מאצ׳ים: { $count }, האחרון ב־{ $date }
