### Comments on finished matches.

comments-title = הערות
comments-none = עדיין אין הערות.
comments-elsewhere =
    { $count ->
        [one] הערה אחת במקום אחר במאץ׳
        [2] שתי הערות במקומות אחרים במאץ׳
       *[other] { $count } הערות במקומות אחרים במאץ׳
    }
comments-label = ההערה שלכם
comments-send = פרסום
comments-remove = מחיקה
comments-guest = אורחים יכולים להעיר רק על המאצ׳ים שלהם. הירשמו כדי להעיר על המאץ׳ הזה.
comments-signIn = היכנסו כדי להעיר.
