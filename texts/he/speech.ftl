### Sentences for screen readers. Where `$who` or `$starter` is none, it is the reader.

speech-you = אתם
speech-gameStarted =
    { $starter ->
        [none]
            { $first ->
                [none]
                    { $crawford ->
                        [true] משחק { $game }, קרופורד. אתם פותחים.
                       *[false] משחק { $game }. אתם פותחים.
                    }
               *[other]
                    { $crawford ->
                        [true] משחק { $game }, קרופורד. אתם פותחים עם { $first } ו־{ $second }.
                       *[false] משחק { $game }. אתם פותחים עם { $first } ו־{ $second }.
                    }
            }
       *[other]
            { $first ->
                [none]
                    { $crawford ->
                        [true] משחק { $game }, קרופורד. { $starter } פותח.
                       *[false] משחק { $game }. { $starter } פותח.
                    }
               *[other]
                    { $crawford ->
                        [true] משחק { $game }, קרופורד. { $starter } פותח עם { $first } ו־{ $second }.
                       *[false] משחק { $game }. { $starter } פותח עם { $first } ו־{ $second }.
                    }
            }
    }
speech-rolled =
    { $who ->
        [none] אתם מטילים { $first } ו־{ $second }.
       *[other] { $who } מטיל { $first } ו־{ $second }.
    }
speech-played =
    { $who ->
        [none] אתם משחקים { ISOLATE($notation) }.
       *[other] { $who } משחק { ISOLATE($notation) }.
    }
speech-noPlay =
    { $who ->
        [none] לכם
       *[other] ל־{ $who }
    } אין מהלך חוקי.
speech-illegalPlay =
    { $who ->
        [none] הלוח שלכם
       *[other] הלוח של { $who }
    } מראה { ISOLATE($notation) }, שאינו חוקי. לקבל אותו?
speech-acceptsIllegal =
    { $who ->
        [none] אתם מקבלים את המהלך הלא חוקי.
       *[other] { $who } מקבל את המהלך הלא חוקי.
    }
speech-declinesIllegal =
    { $who ->
        [none] אתם דורשים מהלך חוקי.
       *[other] { $who } דורש מהלך חוקי.
    }
speech-doubled =
    { $who ->
        [none] אתם מכפילים ל־{ $value }.
       *[other] { $who } מכפיל ל־{ $value }.
    }
speech-taken =
    { $who ->
        [none] אתם מקבלים, והקובייה אצלכם על { $value }.
       *[other] { $who } מקבל, והקובייה אצלו על { $value }.
    }
speech-passed =
    { $who ->
        [none] אתם מוותרים.
       *[other] { $who } מוותר.
    }
speech-beavered =
    { $who ->
        [none] אתם עושים ביבר ל־{ $value }.
       *[other] { $who } עושה ביבר ל־{ $value }.
    }
speech-raccooned =
    { $who ->
        [none] אתם עושים רקון ל־{ $value }.
       *[other] { $who } עושה רקון ל־{ $value }.
    }
speech-resigns =
    { $who ->
        [none] אתם מציעים להיכנע: { $result }.
       *[other] { $who } מציע להיכנע: { $result }.
    }
speech-declines =
    { $who ->
        [none] אתם דוחים את הכניעה.
       *[other] { $who } דוחה את הכניעה.
    }
speech-resigned =
    { $who ->
        [none] אתם נכנעים: { $result }.
       *[other] { $who } נכנע: { $result }.
    }
speech-stopAgreed =
    { $who ->
        [none] אתם מסכימים לעצור.
       *[other] { $who } מסכים לעצור.
    }
speech-abortAgreed =
    { $who ->
        [none] אתם מבקשים לבטל את המאץ׳.
       *[other] { $who } מבקש לבטל את המאץ׳.
    }
speech-abortDeclined =
    { $who ->
        [none] אתם רוצים להמשיך לשחק.
       *[other] { $who } רוצה להמשיך לשחק.
    }
speech-takeBackAsked =
    { $who ->
        [none] אתם ביקשתם להחזיר את המהלך האחרון.
       *[other] { $who } ביקש להחזיר את המהלך האחרון.
    }
speech-takeBackDeclined =
    { $who ->
        [none] אתם השארתם את המהלך.
       *[other] { $who } השאיר את המהלך.
    }
speech-tookBack =
    { $who ->
        [none] אתם החזרתם את המהלך.
       *[other] { $who } החזיר את המהלך.
    }
speech-pauseAsked =
    { $who ->
        [none] אתם ביקשתם הפסקה.
       *[other] { $who } ביקש הפסקה.
    }
speech-pauseDeclined =
    { $who ->
        [none] אתם רוצים להמשיך לשחק.
       *[other] { $who } רוצה להמשיך לשחק.
    }
speech-paused = המאץ׳ בהפסקה. השעונים עצורים.
speech-resumed =
    { $who ->
        [none] אתם המשכתם את המאץ׳. השעונים רצים שוב.
       *[other] { $who } המשיך את המאץ׳. השעונים רצים שוב.
    }
speech-pauseEnded = ההפסקה נגמרה. השעונים רצים שוב.
speech-abandoned = שני השחקנים עזבו. המאץ׳ בוטל.
speech-calledOff = המשחק הזה הסתיים בלי תוצאה. מה שנחשב כתוב בדף האירוע.
speech-calledOffTooLong = במאץ׳ יש יותר מדי אירועים, ולכן הוא בוטל. הוא לא נחשב לאף אחד.
speech-held = המנהל השהה את המשחק: { $reason }. השעונים עצורים.
speech-released = המנהל חידש את המשחק. השעונים רצים שוב.
speech-rollAsked =
    { $who ->
        [none] אתם: ההטלה תבוא כשהחדר השני יהיה מוכן.
       *[other] { $who }: ההטלה תבוא כשהחדר השני יהיה מוכן.
    }
speech-turnOpened = שני החדרים מוכנים להטלה.
speech-substituted = { $came } משחק עכשיו במקום { $left }.
speech-extraTime =
    { $minutes ->
        [0] המנהל לקח בחזרה את תוספת הזמן.
       *[other] המנהל נתן תוספת זמן: { $minutes } דק׳ לכל שחקן.
    }
speech-outage-seconds = האתר לא היה זמין במשך { $seconds } שנ׳. הזמן הזה לא נספר, ולשחקן שבתור נשארו לפחות 15 שנ׳.
speech-outage-minutes = האתר לא היה זמין במשך { $minutes } דק׳. הזמן הזה לא נספר, ולשחקן שבתור נשארו לפחות 15 שנ׳.
speech-atBoard-awaited =
    ממתינים { $who ->
        [none] ללוח שלכם
       *[other] ללוח של { $who }
    }.
speech-atBoard-ready =
    { $who ->
        [none] הלוח שלכם
       *[other] הלוח של { $who }
    } מוכן.
speech-atBoard-illegal_play =
    { $who ->
        [none] הלוח שלכם
       *[other] הלוח של { $who }
    } אינו מראה מהלך חוקי. התור נשאר פתוח.
speech-atBoard-sensor_fault =
    { $who ->
        [none] הלוח שלכם
       *[other] הלוח של { $who }
    } מדווח עמדה בלתי אפשרית.
speech-atBoard-rolled_early =
    { $who ->
        [none] אתם הטלתם מוקדם מדי. ההטלה תקפה.
       *[other] { $who } הטיל מוקדם מדי. ההטלה תקפה.
    }
speech-vacation =
    החופשה { $who ->
        [none] שלכם
       *[other] של { $who }
    } השתנתה.
speech-timedOut =
    { $who ->
        [none] לכם
       *[other] ל־{ $who }
    } נגמר הזמן.
speech-left =
    { $who ->
        [none] אתם עזבתם.
       *[other] { $who } עזב.
    }
speech-claimed =
    { $claim ->
        [match]
            { $who ->
                [none] אתם קיבלתם את הניצחון, כי היריב כבר לא כאן.
               *[other] { $who } קיבל את הניצחון, כי היריב כבר לא כאן.
            }
       *[other]
            { $who ->
                [none] אתם סיימתם את המאץ׳ בלי תוצאה, כי היריב כבר לא כאן.
               *[other] { $who } סיים את המאץ׳ בלי תוצאה, כי היריב כבר לא כאן.
            }
    }
speech-gameEnded =
    { $who ->
        [none]
            אתם ניצחתם במשחק, { $points ->
                [one] נקודה אחת
                [two] שתי נקודות
               *[other] { $points } נקודות
            }.
       *[other]
            { $who } ניצח במשחק, { $points ->
                [one] נקודה אחת
                [two] שתי נקודות
               *[other] { $points } נקודות
            }.
    }
speech-matchEnded =
    { $who ->
        [none] אתם ניצחתם במאץ׳.
       *[other] { $who } ניצח במאץ׳.
    }
speech-drawn = המאץ׳ נגמר בתיקו.
speech-mayRoll = אפשר להטיל.
speech-mayDouble = אפשר להטיל או להכפיל.
speech-mayTake = אפשר לקבל או לוותר.
speech-mayBeaver = אפשר לקבל, לעשות ביבר או לוותר.
speech-bar = בר
speech-off = בחוץ
speech-complete = Enter מאשר, U מבטל.
speech-undone = בוטל.

## The situation, and answers to a player's questions

speech-score =
    { $own ->
        [none] תוצאה: אתם { $points }, { $their } { $theirPoints }.
       *[other] תוצאה: { $own } { $points }, { $their } { $theirPoints }.
    }
speech-game =
    { $crawford ->
        [true] משחק { $game }, קרופורד.
       *[false] משחק { $game }.
    }
speech-side = אתם משחקים ב{ $side }.
speech-cube-none = במשחק הזה אין קוביית הכפלה.
speech-cube-centred = קוביית ההכפלה באמצע, על { $value }.
speech-cube-owned =
    { $who ->
        [none] קוביית ההכפלה אצלכם, על { $value }.
       *[other] קוביית ההכפלה אצל { $who }, על { $value }.
    }
speech-toRoll = התור של { $who } להטיל.
speech-hasRolled =
    { $who ->
        [none] עליכם לשחק { $first } ו־{ $second }.
       *[other] על { $who } לשחק { $first } ו־{ $second }.
    }
speech-cubeOffered =
    { $who ->
        [none] מציעים לכם את קוביית ההכפלה על { $value }.
       *[other] קוביית ההכפלה מוצעת ל־{ $who } על { $value }.
    }
speech-pips =
    { $own ->
        [none] פיפס: אתם { $points }, { $their } { $theirPoints }.
       *[other] פיפס: { $own } { $points }, { $their } { $theirPoints }.
    }
speech-lead =
    { $who ->
        [none] אתם מובילים ב־{ $pips }.
       *[other] { $who } מוביל ב־{ $pips }.
    }
speech-even = המרוץ שקול.
speech-blots =
    { $who ->
        [none]
            { $count ->
                [one] הכלי החשוף שלכם: { ISOLATE($points) }.
               *[other] הכלים החשופים שלכם: { ISOLATE($points) }.
            }
       *[other]
            { $count ->
                [one] הכלי החשוף של { $who }: { ISOLATE($points) }.
               *[other] הכלים החשופים של { $who }: { ISOLATE($points) }.
            }
    }
speech-hits =
    { $who ->
        [none] אתם אוכלים ב־{ $rolls } מתוך 36 הטלות.
       *[other] { $who } אוכל ב־{ $rolls } מתוך 36 הטלות.
    }
speech-noBlots =
    { $who ->
        [none] אין לכם כלי חשוף בטווח.
       *[other] ל־{ $who } אין כלי חשוף בטווח.
    }
speech-noContact = אין עוד מגע: אי אפשר לאכול.
speech-stations-point = { $count } על { $point }
speech-stations-bar = { $count } על הבר
speech-stations-off = { $count } בחוץ
speech-stations-of =
    { $who ->
        [none] אתם: { $places }.
       *[other] { $who }: { $places }.
    }
speech-toPlay = נותר לשחק: { ISOLATE($dice) }.
speech-confirmed = המהלך שוחק.
speech-log = מה קרה
