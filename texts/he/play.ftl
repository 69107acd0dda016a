### What a player does and reads at the table.

## The buttons, and what the player waits for

play-actions-label = מה אפשר לעשות
play-actions-roll = להטיל
play-actions-double = להכפיל
play-actions-redouble = להכפיל שוב
play-actions-doubleSure = להציע הכפלה ל־{ $value }?
play-actions-keepCube = לא עכשיו
play-actions-take = לקבל
play-actions-pass = לוותר
play-actions-beaver = ביבר
play-actions-raccoon = רקון
play-actions-undo = ביטול צעד
play-actions-reset = מהתחלה
play-actions-confirm = אישור
play-actions-backToGame = בחזרה למשחק
play-actions-showResult = הצגת התוצאה
play-actions-stop = לעצור כאן
play-actions-abort = ביטול המאץ׳
play-actions-abortHint = בלי תוצאה, בלי שינוי בדירוג, ההימורים מוחזרים
play-actions-abortSent = ביקשתם מ־{ ISOLATE($name) } לבטל את המאץ׳
play-actions-abortOffered = { ISOLATE($name) } רוצה לבטל: בלי תוצאה, בלי שינוי בדירוג, ההימורים מוחזרים
play-actions-abortAccept = לבטל את המאץ׳
play-actions-abortDecline = להמשיך לשחק
play-actions-decided = המאץ׳ הוכרע. אם שניכם מסכימים, אפשר לעצור כאן.
play-actions-offered = מוצעת הכפלה ל־{ $value }
play-actions-beavered = ביבר: הקובייה ב־{ $value }
play-actions-raccooned = רקון: הקובייה ב־{ $value }
play-actions-stopOffered = { ISOLATE($name) } מציע לעצור כאן
play-actions-gone = { ISOLATE($name) } כבר לא כאן. אפשר לקבל את הניצחון, לסיים בלי תוצאה או לחכות.
play-actions-goneWait = { ISOLATE($name) } כבר לא כאן. אפשר לקבל את הניצחון בעוד { $time }.
play-actions-claimMatch = לקבל את הניצחון
play-actions-claimNoResult = בלי תוצאה
play-actions-thinking = התור של { ISOLATE($name) }
play-actions-otherRoom = ממתינים לחדר השני. השעונים עצורים.
play-actions-absent =
    { $presence ->
        [reconnecting] { ISOLATE($name) } מתחבר מחדש; השעון ממשיך לרוץ
        [elsewhere] { ISOLATE($name) } בדף אחר; השעון ממשיך לרוץ
       *[gone] { ISOLATE($name) } מנותק; השעון ממשיך לרוץ
    }
play-actions-answering = { ISOLATE($name) } מחליט על ההכפלה
play-actions-illegalPlaySent = { ISOLATE($name) } מחליט אם לקבל את המהלך הלא חוקי
play-actions-resignationSent = { ISOLATE($name) } מחליט על הכניעה שלכם
play-actions-yourMove = הזיזו את הכלים

## The menu of the table

play-menu-label = שולחן
play-menu-settings = לוח וצלילים
play-menu-resign = כניעה
play-menu-leave = לעזוב את המאץ׳
play-menu-moves = מהלכים
play-menu-chat = צ׳אט
play-menu-unread =
    { $count ->
        [one] הודעה חדשה
        [two] שתי הודעות חדשות
       *[other] { $count } הודעות חדשות
    }

## Notes on the board

play-notes-openingRoll = הטלת פתיחה
play-notes-opening = { ISOLATE($name) } פותח עם { $dice }
play-notes-youStart = אתם פותחים עם { $dice }
play-notes-ties = הטלות שוות: { $dice }
play-notes-atBoard-illegal_play = הלוח אינו מראה מהלך חוקי
play-notes-atBoard-sensor_fault = חיישני הלוח מדווחים עמדה בלתי אפשרית
play-notes-atBoard-rolled_early = הוטל מוקדם מדי; ההטלה תקפה
play-notes-noPlay = אין מהלך חוקי
play-notes-wins = { ISOLATE($name) } מנצח
play-notes-youWin = ניצחתם
play-notes-worth =
    { $cube ->
        [1]
            { $result ->
                [single] משחק רגיל
                [gammon] מארס
               *[backgammon] מארס טורקי
            } · { $won ->
                [one] נקודה אחת
                [two] שתי נקודות
               *[other] { $won } נקודות
            }
       *[other]
            { $result ->
                [single] משחק רגיל
                [gammon] מארס
               *[backgammon] מארס טורקי
            } × { $cube } · { $won ->
                [one] נקודה אחת
                [two] שתי נקודות
               *[other] { $won } נקודות
            }
    }
play-notes-go = המשך

## Illegal plays that may stand

play-illegal-question = { ISOLATE($name) } משחק { $first }-{ $second }: { ISOLATE($notation) }. המהלך לא חוקי. לקבל אותו?
play-illegal-accept = לקבל אותו
play-illegal-decline = לדרוש מהלך חוקי

## The list of moves

play-moves-label = מהלכים
play-moves-empty = עדיין אין מהלכים
play-moves-openingRoll = הטלת פתיחה { $dice }: { ISOLATE($starter) } פותח
play-moves-noPlay = אין מהלך
play-moves-illegalPlay = { ISOLATE($notation) } (לא חוקי)
play-moves-declinesIllegalPlay = דורש מהלך חוקי
play-moves-doubles = מכפיל ל־{ $value }
play-moves-takes = מקבל
play-moves-passes = מוותר
play-moves-beavers = ביבר ל־{ $value }
play-moves-raccoons = רקון ל־{ $value }
play-moves-offersResignation =
    מציע להיכנע: { $result ->
        [single] משחק רגיל
        [gammon] מארס
       *[backgammon] מארס טורקי
    }
play-moves-resigns =
    נכנע: { $result ->
        [single] משחק רגיל
        [gammon] מארס
       *[backgammon] מארס טורקי
    }
play-moves-declines = דוחה
play-moves-timedOut = נגמר הזמן
play-moves-left = עזב
play-moves-end =
    { $result ->
        [single]
            { ISOLATE($name) } זוכה { $won ->
                [one] בנקודה אחת
                [two] בשתי נקודות
               *[other] ב־{ $won } נקודות
            }
        [gammon]
            { ISOLATE($name) } זוכה { $won ->
                [one] בנקודה אחת
                [two] בשתי נקודות
               *[other] ב־{ $won } נקודות
            } (מארס)
       *[backgammon]
            { ISOLATE($name) } זוכה { $won ->
                [one] בנקודה אחת
                [two] בשתי נקודות
               *[other] ב־{ $won } נקודות
            } (מארס טורקי)
    }
play-moves-first = תחילת המאץ׳
play-moves-previous = צעד אחורה
play-moves-next = צעד קדימה
play-moves-present = העמדה הנוכחית

## The chat

play-chat-empty = עדיין אין הודעות. נא לכתוב בנימוס.
play-chat-placeholder = כתבו משהו
play-chat-send = שליחה
play-chat-mute = השתקת { ISOLATE($name) }
play-chat-unmute = ביטול ההשתקה של { ISOLATE($name) }
play-chat-spectator = (צופה)
play-chat-muted = { ISOLATE($name) } מושתק: הודעות חדשות מוסתרות.

## Resigning

play-resign-title = להיכנע במשחק הזה?
play-resign-text = היריב יכול לקבל, לדחות או פשוט להמשיך לשחק.
play-resign-costs =
    { $endsMatch ->
        [true]
            { $asks ->
                [true]
                    { $count ->
                        [one] נקודה אחת
                        [two] שתי נקודות
                       *[other] { $count } נקודות
                    } והמאץ׳
               *[false]
                    { $count ->
                        [one] נקודה אחת
                        [two] שתי נקודות
                       *[other] { $count } נקודות
                    } והמאץ׳, בלי צורך בהסכמה
            }
       *[false]
            { $asks ->
                [true]
                    { $count ->
                        [one] נקודה אחת
                        [two] שתי נקודות
                       *[other] { $count } נקודות
                    }
               *[false]
                    { $count ->
                        [one] נקודה אחת
                        [two] שתי נקודות
                       *[other] { $count } נקודות
                    }, בלי צורך בהסכמה
            }
    }
play-resign-offer = להציע כניעה
play-resign-resignNow = להיכנע
play-resign-offered =
    { ISOLATE($name) } מציע להיכנע: { $result ->
        [single] משחק רגיל
        [gammon] מארס
       *[backgammon] מארס טורקי
    }, { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
play-resign-accept = לקבל
play-resign-decline = לדחות

## Leaving

play-leave-title = לעזוב את המאץ׳?
play-leave-matchLost = אתם מפסידים מיד את כל המאץ׳, והדירוג משתנה כמו בכל הפסד.
play-leave-matchLostUnrated = אתם מפסידים מיד את כל המאץ׳. הוא לא מדורג.
play-leave-unplayed =
    { $staked ->
        [true] המאץ׳ לא מדורג, כי עוד לא שני השחקנים השלימו תור. ובכל זאת תאבדו את ההימור, ושיעור ההשלמה שלכם ירד. אם תעזבו כך שלושה מאצ׳ים בתוך שעה, החיפוש המהיר ייסגר לכם לשעה. אפשר גם לבקש מהיריב לבטל.
       *[false] המאץ׳ לא מדורג, כי עוד לא שני השחקנים השלימו תור. ובכל זאת שיעור ההשלמה שלכם ירד. אם תעזבו כך שלושה מאצ׳ים בתוך שעה, החיפוש המהיר ייסגר לכם לשעה. אפשר גם לבקש מהיריב לבטל.
    }
play-leave-gameLost =
    { $credits ->
        [none]
            אתם מפסידים מיד את המשחק: { $count ->
                [one] נקודה אחת
                [two] שתי נקודות
               *[other] { $count } נקודות
            }.
       *[other]
            אתם מפסידים מיד את המשחק: { $count ->
                [one] נקודה אחת
                [two] שתי נקודות
               *[other] { $count } נקודות
            }, { $credits } מההימור שלכם.
    }
play-leave-stay = להישאר
play-leave-leave = לעזוב
play-leave-hint = אם רק החיבור יתנתק, או שתסגרו את הדף, המקום יישמר לכם כל עוד השעון רץ.

## The end of the match

play-over-backToLesson = בחזרה לשיעור
play-over-youWon = ניצחתם במאץ׳
play-over-youLost = הפסדתם במאץ׳
play-over-won = { ISOLATE($name) } ניצח במאץ׳
play-over-drawn = תיקו
play-over-aborted = המאץ׳ בוטל
play-over-unplayed = לא מדורג: המאץ׳ נגמר לפני ששני השחקנים השלימו תור.
play-over-noChange = הדירוגים לא השתנו.
play-over-reason =
    { $reason ->
        [borne_off] כל הכלים הוצאו
        [passed] { ISOLATE($loser) } ויתר על ההכפלה
        [resigned] { ISOLATE($loser) } נכנע
        [left] { ISOLATE($loser) } עזב את המאץ׳
        [timed_out] ל־{ ISOLATE($loser) } נגמר הזמן
        [completed] שוחק עד הסוף
        [agreed] בהסכמה
       *[aborted] בלי תוצאה, בלי שינוי בדירוג, ההימורים מוחזרים
    }
play-over-rating = דירוג
play-over-voided = מפקח פסל את המאץ׳. הוא כבר לא נספר.
play-over-arithmetic = איך זה חושב
play-over-formula = 4 × K × √n × P
play-over-k = K, מהניסיון לפני המאץ׳
play-over-p = P, הסיכוי של המפסיד לנצח
play-over-n = n, המשקל של סוג המשחק
play-over-unrated = המאץ׳ לא היה מדורג.
play-over-credits = קרדיטים
play-over-creditsTo = { ISOLATE($name) } מקבל
play-over-house = נשאר לאתר
play-over-stakesTogether = שני ההימורים: { $each } + { $each } = { $both }
play-over-wholeHouse = האתר: עשירית מ־{ $both } = { $house }
play-over-drawHouse = שוויון בנקודות: כל הימור של { $each } מוחזר פחות עשירית
play-over-pointsGain =
    { $isLimit ->
        [true] זכייה: { $points } × { $point }, עד הגבול של { $gain }
       *[false] זכייה: { $points } × { $point } = { $gain }
    }
play-over-gainHouse = האתר: עשירית מ־{ $gain } = { $house }
play-over-rematch = משחק גומלין
play-over-acceptRematch = לקבל את משחק הגומלין
play-over-rematchSent = הוצע משחק גומלין…
play-over-rematchWanted = { ISOLATE($name) } רוצה משחק גומלין
play-over-decline = לדחות
play-over-declined = { ISOLATE($name) } דחה את משחק הגומלין.
play-over-toRematch = למשחק הגומלין
play-over-review = צפייה חוזרת
play-over-analysis = ניתוח
play-over-lobby = לובי
play-over-verify = בדיקת הקוביות

## Waiting

play-waiting-title = ממתינים ליריב
play-waiting-free = יש מקום פנוי
play-waiting-text = המאץ׳ מתחיל ברגע שמישהו מתיישב.
play-waiting-link = קישור לשולחן הזה
play-waiting-copy = העתקת הקישור
play-waiting-copied = הקישור הועתק
play-waiting-close = סגירת השולחן
play-waiting-sit = להתיישב
play-waiting-commitment = חותם הקוביות

## The keys

play-keys-title = מקלדת
play-keys-rows-1-1 = R
play-keys-rows-1-2 = הטלה
play-keys-rows-2-1 = D
play-keys-rows-2-2 = הכפלה
play-keys-rows-3-1 = T
play-keys-rows-3-2 = קבלה
play-keys-rows-4-1 = P
play-keys-rows-4-2 = ויתור
play-keys-rows-5-1 = Tab, חצים
play-keys-rows-5-2 = בחירת כלי שיכול לזוז
play-keys-rows-6-1 = Shift + חצים
play-keys-rows-6-2 = קריאת כל משולש
play-keys-rows-7-1 = Home, End
play-keys-rows-7-2 = המקום הראשון והאחרון
play-keys-rows-8-1 = Enter
play-keys-rows-8-2 = בחירה, הזזה, אישור
play-keys-rows-9-1 = 1–6
play-keys-rows-9-2 = שימוש בקובייה הזו מהמשולש שנבחר
play-keys-rows-10-1 = M
play-keys-rows-10-2 = הקלדת מהלך, כמו { "\u2066" }8/5 6/5{ "\u2069" }
play-keys-rows-11-1 = U
play-keys-rows-11-2 = ביטול צעד
play-keys-rows-12-1 = S
play-keys-rows-12-2 = החלפת סדר הקוביות
play-keys-asks = כשהמיקוד על הלוח
play-keys-askRows-1-1 = I
play-keys-askRows-1-2 = פיפס של שני הצדדים
play-keys-askRows-2-1 = H
play-keys-askRows-2-2 = כלים חשופים וההטלות שאוכלות אותם
play-keys-askRows-3-1 = C
play-keys-askRows-3-2 = קוביית הכפלה
play-keys-askRows-4-1 = G
play-keys-askRows-4-2 = תוצאה
play-keys-askRows-5-1 = W
play-keys-askRows-5-2 = של מי התור, עם ההטלה והקובייה
play-keys-askRows-6-1 = A
play-keys-askRows-6-2 = כל הכלים
play-keys-askRows-7-1 = L
play-keys-askRows-7-2 = חזרה על ההודעה האחרונה

## A play entered as notation

play-typed-open = הקלדת מהלך
play-typed-label = המהלך שלכם
play-typed-hint = לדוגמה { "\u2066" }8/5 6/5{ "\u2069" }, { "\u2066" }13/7*{ "\u2069" }, { "\u2066" }bar/22{ "\u2069" }, { "\u2066" }6/off{ "\u2069" } או רק off.
play-typed-move = הזזה
play-typed-empty = הקלידו צעד, לדוגמה { "\u2066" }8/5{ "\u2069" }.
play-typed-unreadable = { ISOLATE($part) } אינו צעד. כתבו צעדים כמו { "\u2066" }8/5{ "\u2069" }, { "\u2066" }bar/22{ "\u2069" } או { "\u2066" }6/off{ "\u2069" }.
play-typed-noChecker = אין לכם מספיק כלים על { $place }.
play-typed-noHit = שום כלי לא נאכל על { $place }. הסירו את הכוכבית.
play-typed-illegal = המהלך הזה אינו חוקי בהטלה שלכם.
