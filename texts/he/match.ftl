### The page of a match: names, clocks, connections.

match-gated = שני החדרים משחקים אותן הטלות. תראו כל תור אחרי ששני החדרים שיחקו אותו.
match-title = מאץ׳
match-against = { ISOLATE($white) } – { ISOLATE($black) }
match-rated =
    { $list ->
        [none] לא מדורג
        [stakes] מדורג · בהימור
       *[other] מדורג · חופשי
    }
match-game = משחק { $game }
match-crawford = קרופורד
match-series =
    { $points ->
        [none] סדרה: { $won }
       *[other] סדרה: { $won } (נקודות { $points })
    }
match-points =
    { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
match-result =
    { $result ->
        [single] משחק רגיל
        [gammon] מארס
       *[backgammon] מארס טורקי
    }
match-resultName =
    { $result ->
        [single] משחק רגיל
        [gammon] מארס
       *[backgammon] מארס טורקי
    }
match-spectators =
    { $count ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
match-pips = צעדים
match-scoreOf = תוצאה { $score }
match-bot = בוט
match-yourTurn = התור שלכם
match-freeSeat = מקום פנוי
match-onVacation = בחופשה עד { $until }
match-clockStands = מושהה
match-boardAwaited = ממתינים ללוח
match-atSensorBoard = לוח חיישנים
match-presence-good = ליד השולחן
match-presence-slow = חיבור איטי
match-presence-reconnecting = מתחבר מחדש…
match-presence-elsewhere = בדף אחר
match-presence-gone = מנותק
match-clockRuns = השעון ממשיך לרוץ.
match-signal-good = החיבור שלכם טוב
match-signal-slow = החיבור שלכם איטי
match-signal-reconnecting = החיבור אבד. מתחברים מחדש…
match-onTurn = תורו לשחק
match-reserve = זמן שנותר: { $text }
match-takeBack-ask = החזרת מהלך
match-takeBack-hint = לשחק את ההטלה שוב, אם היריב מסכים
match-takeBack-asked = { ISOLATE($name) } רוצה להחזיר את המהלך האחרון
match-takeBack-sent = ביקשתם מ־{ ISOLATE($name) } להחזיר את המהלך
match-takeBack-allow = לאשר
match-takeBack-decline = המהלך נשאר
match-pause-title = הפסקה
match-pause-until = השעונים עצורים עד שאחד מכם ימשיך, או עד { $time }.
match-pause-resume = להמשיך
match-pause-ask = הפסקה
match-pause-hint = לעצור את השעונים עד 15 דק׳, אם היריב מסכים
match-pause-asked = { ISOLATE($name) } רוצה הפסקה של עד 15 דק׳
match-pause-sent = ביקשתם מ־{ ISOLATE($name) } הפסקה
match-pause-decline = להמשיך לשחק
match-hold-title = המנהל השהה את המשחק
match-hold-clocks = השעונים עצורים עד שהמנהל יחדש את המשחק.
match-hold-until = השעונים עצורים. המשחק אמור להתחדש בערך ב־{ $time }.
match-connectionLost = החיבור אבד. מתחברים מחדש…
match-loading = הלוח בהכנה…
match-notFound = המאץ׳ לא נמצא.
