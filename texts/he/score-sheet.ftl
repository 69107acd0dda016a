### The score sheet of a duplicate team match.

scoreSheet-title = גיליון תוצאות
scoreSheet-lead = למאץ׳ דופליקט קבוצתי על לוחות אמיתיים: כל לוח משוחק בשני החדרים עם אותן הטלות. מלאו את התוצאות; הנקודות לפי הטבלאות שפורסמו.
scoreSheet-open = ניקוד מאץ׳ דופליקט
scoreSheet-boards = לוחות
scoreSheet-board = לוח
scoreSheet-team = קבוצה { $team }
scoreSheet-nameOf = שם קבוצה { $team }
scoreSheet-room-open = החדר הפתוח
scoreSheet-room-closed = החדר הסגור
scoreSheet-game = לוח { $board }, { $room }
scoreSheet-winner = מנצח
scoreSheet-result = תוצאה
scoreSheet-end-single = משחק רגיל
scoreSheet-end-gammon = מארס
scoreSheet-end-backgammon = מארס טורקי
scoreSheet-end-pass = ויתור על הכפלה
scoreSheet-cube = קובייה
scoreSheet-left = כלים שנותרו
scoreSheet-difference = הפרש
scoreSheet-incomplete =
    { $missing ->
        [one] חסר משחק אחד
        [two] חסרים שני משחקים
       *[other] חסרים { $missing } משחקים
    }
scoreSheet-print = הדפסה
scoreSheet-csv = הורדה כ־CSV
scoreSheet-clear = ניקוי הגיליון
