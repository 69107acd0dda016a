### Protocols of team matches and crosstables of team events, as pages, as documents to print and as tables for programs.

protocols-teams = קבוצה A היא { ISOLATE($a) }, קבוצה B היא { ISOLATE($b) }. כל לוח משוחק בשני החדרים באותן הטלות.
protocols-room =
    { $room ->
        [open] פתוח
       *[closed] סגור
    }
protocols-place =
    { $room ->
        [open] לוח { $board }, החדר הפתוח
       *[closed] לוח { $board }, החדר הסגור
    }
protocols-game = המשחק
protocols-imp_for = IMP עבור { ISOLATE($team) }
protocols-cube-passed_by = { $cube } הוצע על ידי { ISOLATE($team) }, ויתור
protocols-cube-passed = { $cube } הוצע, ויתור
protocols-cube-turned_by = { $cube } ({ ISOLATE($team) })
protocols-imp = IMP: { ISOLATE($a) } { $imp_a }, { ISOLATE($b) } { $imp_b }, הפרש { $difference }.
protocols-won = { ISOLATE($winner) } ניצחה במאץ׳ { $most }:{ $least } בנקודות ניצחון.
protocols-drawn = המאץ׳ הסתיים בתיקו, { $points } נקודות ניצחון לכל קבוצה.
protocols-explained = המנצח בכל משחק מקבל SMP לפי הטבלה שפורסמה, שמתחשבת בכלים שנותרו למפסיד ובקוביית ההכפלה. סולם הופך SMP ל־IMP. ההפרש ב־IMP בכל המשחקים מחלק 30 נקודות ניצחון בין הקבוצות.
protocols-unfinished = המשחק הזה לא הסתיים.
protocols-no_result = עדיין אין תוצאה.
protocols-opening = בהטלת הפתיחה הלבן הטיל { $white } והשחור { $black }.
protocols-played-pass = { ISOLATE($winner) } הכפילה ל־{ $cube }, ו{ ISOLATE($loser) } ויתרה.
protocols-played-gammon =
    { $cube ->
        [1] { ISOLATE($winner) } ניצחה במארס; קוביית ההכפלה לא הופעלה.
       *[other] { ISOLATE($winner) } ניצחה במארס; קוביית ההכפלה עמדה על { $cube }.
    }
protocols-played-backgammon =
    { $cube ->
        [1] { ISOLATE($winner) } ניצחה במארס טורקי; קוביית ההכפלה לא הופעלה.
       *[other] { ISOLATE($winner) } ניצחה במארס טורקי; קוביית ההכפלה עמדה על { $cube }.
    }
protocols-played-single =
    { $cube ->
        [1] { ISOLATE($winner) } ניצחה; קוביית ההכפלה לא הופעלה.
       *[other] { ISOLATE($winner) } ניצחה; קוביית ההכפלה עמדה על { $cube }.
    }
protocols-played-single_left =
    { ISOLATE($winner) } ניצחה, ול{ ISOLATE($loser) } { $left ->
        [one] נותר כלי אחד
        [two] נותרו שני כלים
       *[other] נותרו { $left } כלים
    }; { $cube ->
        [1] קוביית ההכפלה לא הופעלה
       *[other] קוביית ההכפלה עמדה על { $cube }
    }.
protocols-played-unknown = { ISOLATE($winner) } ניצחה.
protocols-given = המנהל העניק את המשחק ל{ ISOLATE($winner) }.
protocols-given_instead = המנהל העניק את המשחק ל{ ISOLATE($winner) }, במקום התוצאה ששוחקה.
protocols-act = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: { $deed }.
protocols-reason = סיבה: { ISOLATE($reason) }
protocols-log-step = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: צעד { $step }: { $what }, על ידי { ISOLATE($by) }.
protocols-log-automatic = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: צעד { $step }: { $what }, אוטומטי.
protocols-log-of = { $kind }: צעד { $step }
protocols-against = נקודות נגד { ISOLATE($team) }
protocols-imp_difference = הפרש IMP
protocols-cells = בכל תא נקודות הניצחון של הקבוצה שבשורה נגד הקבוצה שמקומה בראש העמודה.
protocols-final_match = גמר
protocols-player =
    { ISOLATE($name) } ({ ISOLATE($team) }): { ISOLATE($difference) } IMP { $games ->
        [one] במשחק אחד
        [two] בשני משחקים
       *[other] ב־{ $games } משחקים
    }
