### Vacations from correspondence matches.

vacation-title = חופשה
vacation-lead = כשאתם בחופשה, השעונים של כל המאצ׳ים בהתכתבות נעצרים, והיריבים רואים עד מתי. עדיין אפשר לשחק.
vacation-howLong = משך
vacation-days =
    { $n ->
        [one] יום אחד
        [two] יומיים
       *[other] { $n } ימים
    }
vacation-go = לצאת לחופשה
vacation-back = חזרתי
vacation-away = אתם בחופשה עד { $until }.
vacation-left = נותרו { $left } מתוך { $of } ימים בתוך 365 ימים. יום שהתחיל נספר במלואו.
