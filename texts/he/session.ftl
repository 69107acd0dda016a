### Several games in a row against the same opponent.

session-title = סשן
session-game = משחק { $number }
session-score = תוצאה
session-youWon = ניצחתם במשחק
session-youLost = הפסדתם במשחק
session-won = { ISOLATE($name) } ניצח במשחק
session-result =
    { $name ->
        [none] בלי תוצאה
       *[other]
            { ISOLATE($name) } זכה { $count ->
                [one] בנקודה אחת
                [two] בשתי נקודות
               *[other] ב־{ $count } נקודות
            }
    }
session-running = פעיל
session-games = משחקי הסשן
session-next = המשחק הבא
session-accept = לקבל ולשחק
session-wants = { ISOLATE($name) } רוצה עוד משחק
session-proposes = { ISOLATE($name) } רוצה עוד משחק עם אפשרויות אחרות:
session-asked = ממתינים ל־{ ISOLATE($name) }…
session-yours = ההצעה שלכם:
session-noOptions = בלי אפשרויות
session-change = שינוי האפשרויות
session-keep = להשאיר את האפשרויות
session-propose = להציע ולשחק
session-end = סיום הסשן
session-ended = { ISOLATE($name) } סיים את הסשן.
session-youEnded = סיימתם את הסשן.
session-again = לבקש עוד משחק
session-toNext = למשחק הבא
session-leaveTitle = לעזוב את המשחק?
session-leave = עזיבת המשחק
session-leaveEnds = העזיבה מסיימת גם את הסשן.
