### The review of a match.

review-title = ניתוח
review-heading = { ISOLATE($white) } – { ISOLATE($black) }
review-lead =
    { $plies ->
        [0] ניתוח מהיר. ניתוח עמוק יותר בדרך.
       *[other] ניתוח בעומק { $plies } של כל החלטה.
    }
review-leadDeep = ניתוח בעומק { $plies } של כל החלטה; אחר כך רולאאוט לטעויות ולהחלטות צמודות, עד { $games } משחקים לכל בחירה.
review-leadBefore = מה היה טוב, מה לא, ומה היה מזל.
review-waiting = ניתוח של כל הטלה ושל כל החלטה במאץ׳…
review-deeper = הניתוח מעמיק…
review-deepen = רולאאוט לטעויות
review-deepenHint = משחק טעויות והחלטות צמודות של שני הצדדים מאות פעמים; חלקן מתגלות כלא טעויות. זה לוקח בין דקה לחצי שעה, כי מאצ׳ים חדשים מנותחים קודם. בינתיים אפשר לעזוב את הדף.
review-deepening = הרולאאוט של הטעויות רץ…
review-deepenBusy = רולאאוט של מאץ׳ אחר שלכם רץ עכשיו. נסו שוב כשיסתיים.
review-deepenEnough = הגעתם לגבול היומי של רולאאוטים. נסו שוב מחר.
review-progress =
    { $total ->
        [0] בתור
       *[other] { $done } מתוך { $total }
    }
review-notOver = אפשר לנתח מאץ׳ אחרי שהסתיים.
review-notFound = אין מאץ׳ עם המזהה הזה.
review-none = אין ניתוח של המאץ׳ הזה.
review-empty = במאץ׳ הזה לא שוחקו מהלכים.
review-toMatch = למאץ׳
review-share = העתקת קישור
review-shared = הקישור הועתק. הוא פותח את העמדה הזו.

review-summary = שני השחקנים
review-pr = PR
review-prHint = 500 × הטעות הממוצעת להחלטה. מתחת ל־3: רמה עולמית. מתחת ל־8: חזק. מעל 15: יש הרבה מה ללמוד.
review-error = טעות
review-luck = מזל
review-mistakes = מפוקפקות, גרועות, גרועות מאוד
review-snowie = שיעור שגיאה של Snowie
review-decisions = החלטות
review-plays = מהלכי כלים
review-doubles = הכפלות
review-answers = קבלה או ויתור
review-phase-opening = פתיחה
review-phase-contact = מגע
review-phase-race = מרוץ
review-phase-bear_off = הוצאת כלים
review-withoutLuck = בלי מזל, הסיכוי של { ISOLATE($name) } לנצח במאץ׳ היה אמור להיות { $share }.
review-withoutLuckPoints = בלי מזל, ל־{ ISOLATE($name) } היו אמורות להיות { $points } נקודות.
review-cost = מחיר
review-noDecisions = —

review-board = העמדה לפני ההחלטה של { ISOLATE($name) }
review-steps = מעבר על המאץ׳
review-first = להתחלה
review-previous = אחורה
review-next = קדימה
review-last = לסוף
review-previousMistake = הטעות הקודמת
review-nextMistake = הטעות הבאה
review-keys = מקשים: ימינה ושמאלה עוברים על המאץ׳, למעלה ולמטה עוברים מטעות לטעות.
review-place = משחק { $game } · { $number } מתוך { $total }
review-score = { ISOLATE($white) } { $own } – { $other } { ISOLATE($black) }
review-crawford = קרופורד

review-chart = הסיכוי של { ISOLATE($name) } לנצח במאץ׳
review-chartPoints = נקודות ל־{ ISOLATE($name) }
review-chartPlace = משחק { $game }, { $value }

review-moves = מהלכים
review-course = מהלך המאץ׳
review-worstOf = הטעויות הגדולות של { ISOLATE($name) }
review-class-good = טוב
review-class-doubtful = מפוקפק
review-class-bad = גרוע
review-class-very_bad = גרוע מאוד
review-rolled = { ISOLATE($name) } מטיל { $dice }
review-doesCube =
    { ISOLATE($name) } { $choice ->
        [no_double] מטיל
        [double] מכפיל
        [take] מקבל
        [pass] מוותר
        [beaver] עושה ביבר
       *[raccoon] עושה רקון
    }
review-did-no_double = מטיל
review-did-double = מכפיל
review-did-take = מקבל
review-did-pass = מוותר
review-did-beaver = עושה ביבר
review-did-raccoon = עושה רקון
review-choices-no_double = בלי הכפלה
review-choices-double = הכפלה
review-choices-take = קבלה
review-choices-pass = ויתור
review-choices-beaver = ביבר
review-choices-raccoon = רקון
review-optional = הכפלה לפי בחירה: הטלה בלעדיה שווה בדיוק אותו דבר.
review-tooGood = טוב מדי להכפלה
review-forced = כפוי
review-illegal = { ISOLATE($notation) } אינו חוקי. היריב קיבל אותו, ולכן הוא לא מנותח.
review-illegalShort = { ISOLATE($notation) } (לא חוקי)
review-notPlayed = המשחק נגמר לפני שזה שוחק.
review-best = הטוב ביותר
review-made = שוחק
review-play = מהלך
review-equity = אקוויטי
review-wins = ניצחונות
review-gammons = מארסים
review-losses = הפסדי מארס
review-others = תוכנות אחרות, מהקובץ
review-program = תוכנה
review-fromFile = { ISOLATE($program) }, מתוך { ISOLATE($file) }
review-prOf = PR לפי { ISOLATE($program) }
review-prHere = כאן { $rating }
review-prOfHint = על ההחלטות ששתי התוכנות ניתחו, לפי הכללים של האתר.
review-choice = בחירה
review-rolledOut = ברולאאוט
review-rollout-why-mistake = רולאאוט כי הניתוח הראשון ראה בזה טעות.
review-rollout-why-close = רולאאוט כי השתיים הטובות היו בהפרש של עד 0.02.
review-rollout-why-depths_disagree = רולאאוט כי שני עומקי חיפוש לא הסכימו.
review-rollout-confirmed = אחרי { $games } משחקים, { ISOLATE($best) } עדיין הטוב ביותר, ב־{ $margin } (95%: { $low } עד { $high }).
review-rollout-changed = אחרי { $games } משחקים, { ISOLATE($best) } הוא הטוב ביותר במקום { ISOLATE($before) }, ב־{ $margin } (95%: { $low } עד { $high }).
review-rollout-undecided = צמוד מדי להכרעה אחרי { $games } משחקים: { ISOLATE($best) } מוביל ב־{ $margin } (95%: { $low } עד { $high }).
review-rollout-cost = מחיר: { $before } לפני הרולאאוט, { $now } עכשיו.
review-plies = עומק { $plies }
review-lucky-very_unlucky = הטלה עם מזל רע מאוד
review-lucky-unlucky = הטלה עם מזל רע
review-lucky-usual = { "" }
review-lucky-lucky = הטלה עם מזל
review-lucky-very_lucky = הטלה עם הרבה מזל
review-luckOf = מזל { $amount }
review-why-better = { ISOLATE($play) } טוב יותר:
review-why-wins =
    { $more ->
        [true] הוא מנצח ב־{ $games } משחקים יותר מתוך 100
       *[false] אף שהוא מנצח ב־{ $games } משחקים פחות מתוך 100
    }
review-why-gammons =
    { $more ->
        [true] הוא מנצח במארס ב־{ $games } משחקים יותר מתוך 100
       *[false] אף שהוא מנצח במארס ב־{ $games } משחקים פחות מתוך 100
    }
review-why-losses =
    { $fewer ->
        [true] הוא מפסיד במארס ב־{ $games } משחקים פחות מתוך 100
       *[false] אף שהוא מפסיד במארס ב־{ $games } משחקים יותר מתוך 100
    }
review-why-cube = הסיכויים דומים, אבל הוא מנצל טוב יותר את קוביית ההכפלה
review-why-missedDouble = הכפלה הייתה שווה { $gain } יותר; התשובה הנכונה של היריב: { $answer }.
review-why-wrongDouble = עם { $win } ניצחונות, להטיל בלי להכפיל היה טוב יותר ב־{ $gain }.
review-why-tooGood = עם { $gammons } מארסים, היה טוב יותר להמשיך למארס מאשר לסיים בהכפלה.
review-why-wrongTake = עם { $win } ניצחונות ו־{ $gammons } הפסדי מארס, ויתור מפסיד פחות.
review-why-wrongPass = עם { $win } ניצחונות, קבלה מפסידה פחות מוויתור.
review-why-beaver = ביבר היה שווה פי שניים.
review-why-fine = זה היה הטוב ביותר.
review-worst = הטעות הגדולה ביותר
review-list = הטעויות הגדולות
review-listEmpty = אין החלטות מפוקפקות: שוחק היטב.
