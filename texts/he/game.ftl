### Formats, clocks, options and results, for every place that names a match or a table.

game-format-points =
    מאץ׳ { $length ->
        [one] לנקודה אחת
        [two] לשתי נקודות
       *[other] ל־{ $length } נקודות
    }
game-format-three_games = שלושה משחקים, בלי קוביית הכפלה
game-format-normal = משחק אחר משחק
game-format-single = משחק יחיד לפי נקודות
game-duration-seconds = { $seconds } שנ׳
game-duration-minutes = { $minutes } דק׳
game-duration-both = { $minutes } דק׳ ו־{ $seconds } שנ׳
game-clock-none = בלי שעון
game-clock-live = { $delay } שנ׳ + { $reserve }
game-clock-correspondence =
    { $days ->
        [one] יום אחד לתור
        [two] יומיים לתור
       *[other] { $days } ימים לתור
    }
game-clockLong-none = בלי שעון
game-clockLong-live = { $delay } שנ׳ חופשיות לכל תור, ועוד רזרבה של { $reserve } לכל המאץ׳
game-clockLong-correspondence =
    { $days ->
        [one] יום אחד לתור
        [two] יומיים לתור
       *[other] { $days } ימים לתור
    }
game-stake =
    { $byThePoint ->
        [true] { $amount } לנקודה
       *[false] { $amount } לכל אחד
    }
game-rated = מדורג
game-unrated = לא מדורג
game-list-casual = חופשי
game-list-stakes = בהימור
game-options-jacoby = כלל ג׳קובי
game-options-automatic_doubles = הכפלות אוטומטיות
game-options-beavers = ביבר
game-options-raccoons = רקון
game-automaticUpTo = הכפלות אוטומטיות, עד { $times }
game-illegalPlays = אפשר לקבל מהלכים לא חוקיים
game-thrown = קוביות שהוטלו ביד
game-alternate = פותחים לסירוגין
game-provisional = זמני: ניסיון מתחת ל־20 ברשימה הזו
game-bot = בוט
game-guest = אורח
game-result-single = משחק רגיל
game-result-gammon = מארס
game-result-backgammon = מארס טורקי
game-reason-borne_off = שוחק עד הסוף
game-reason-passed = ויתור על הכפלה
game-reason-resigned = כניעה
game-reason-left = היריב עזב
game-reason-timed_out = נגמר הזמן
game-reason-completed = שוחק עד הסוף
game-reason-agreed = בהסכמה
game-reason-aborted = בוטל
game-won = ניצחון
game-lost = הפסד
game-drawn = תיקו
game-aborted = בוטל
game-running = פעיל
game-band = דרגה { $rating }
game-bandBelow = מתחת ל־{ $rating }
game-bandAbove = מ־{ $rating }
game-diceCommitted = הקוביות נחתמו
game-commitmentWhole = חותם הקוביות: { $hex }
game-copy = העתקה
game-copied = הועתק
game-copyFailed = הדפדפן הזה אינו מרשה העתקה.
