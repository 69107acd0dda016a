### Why something is refused, and what one can do instead. An id is `refusals-` and the code that programs get as `reason`.
### An amount of credits is given as it is written (`string`), a time in milliseconds since 1970 (`Millis`).

## The session and the account.

refusals-sign_in_required = פג תוקף הכניסה שלכם. היכנסו שוב.
refusals-wrong_credentials = שם או סיסמה שגויים.
refusals-second_factor_required = הזינו גם את הקוד מאפליקציית האימות.
refusals-wrong_passkey = אין כאן חשבון עם מפתח הגישה הזה. היכנסו עם הסיסמה.
refusals-wrong_code = הקוד שגוי או שכבר נעשה בו שימוש. הזינו את החדש ביותר.
refusals-scope_missing = לאסימון חסרה ההרשאה { ISOLATE($scope) }.
refusals-wrong_csrf_token = הדף אינו מעודכן. טענו אותו מחדש.
refusals-wrong_origin = הדף הזה אינו מורשה לעשות זאת. טענו אותו מחדש.
refusals-action_arrived = הבקשה הזו כבר הגיעה. טענו את הדף מחדש כדי לראות מה יצא ממנה.
refusals-address_blocked = בקשות מהרשת שלכם חסומות. אם זו טעות לדעתכם, כתבו למפעילי האתר.
refusals-address_blocked_until = בקשות מהרשת שלכם חסומות עד { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. אם זו טעות לדעתכם, כתבו למפעילי האתר.
refusals-suspended = החשבון מושעה. בדף החשבון כתוב למה, עד מתי ואיך לערער.
refusals-restricted = מפקח הגביל את אחד החשבונות למאצ׳ים לא מדורגים, בלי הימור ובלי דמי כניסה.
refusals-name_taken = השם תפוס, או דומה מדי לשם תפוס. בחרו שם אחר.
refusals-common_password = הסיסמה נפוצה מדי. בחרו סיסמה ארוכה יותר, למשל כמה מילים.
refusals-begins_with_letter = שם צריך להתחיל באות.
refusals-name_character = מותרות רק אותיות לטיניות, ספרות, - ו־_, ולא { ISOLATE($character) }.
refusals-name_reserved = השם { ISOLATE($name) } שמור לשרת. בחרו שם אחר.
refusals-name_looks_reserved = השם { ISOLATE($name) } דומה ל־{ ISOLATE($kept) }, ששמור לשרת. בחרו שם אחר.
refusals-sign_out_to_be_a_guest = צאו מהחשבון כדי לשחק כאורחים.
refusals-passkeys_need_a_host_name = מפתחות גישה צריכים אתר עם שם מארח, כמו localhost, ולא כתובת IP.
refusals-malformed_token = האסימון פגום: הוא צריך להיות fp_{ "\u200E" } ואחריו 64 ספרות הקסדצימליות.
refusals-unknown_token = האסימון אינו מוכר, או שהוא בוטל.
refusals-browser_only = שום אסימון אינו יכול לעשות זאת. היכנסו בדפדפן.
refusals-sockets_of_token = לאסימון יכולים להיות לכל היותר { $max } sockets וזרמים פתוחים. סגרו אחד קודם.

## Accounts, passwords, passkeys and programs.

refusals-not_a_guest = רק חשבון של אורח אפשר לשמור בשם חדש.
refusals-no_guest_any_more = החשבון הזה כבר אינו של אורח.
refusals-no_guest_name = לא נמצא שם פנוי לאורח. נסו שוב.
refusals-guests_have_no_password = לאורח אין סיסמה. שמרו קודם את החשבון.
refusals-password_changed = הסיסמה הוחלפה בינתיים.
refusals-passwords_busy = יותר מדי סיסמאות ממתינות לבדיקה. נסו שוב.
refusals-one_character_repeated = תו אחד שחוזר על עצמו קל מדי לניחוש.
refusals-password_is_name = הסיסמה לא יכולה להיות שם החשבון.
refusals-codes_required = האימות הדו־שלבי כבר פעיל. כבו אותו קודם.
refusals-no_codes_required = האימות הדו־שלבי כבוי.
refusals-no_set_up = אין הגדרה שממתינה לקוד הראשון שלה. התחילו מחדש.
refusals-set_up_begun_again = בינתיים ההגדרה התחילה מחדש.
refusals-session_confirms_itself = כניסה אינה יכולה לאשר את עצמה. אשרו ממכשיר אחר שמחובר, או בקישור שבדוא״ל.
refusals-passkeys_full = לחשבון יכולים להיות לכל היותר { $max } מפתחות גישה.
refusals-passkey_stored = מפתח הגישה הזה כבר שמור.
refusals-passkey_too_late = יצירת מפתח הגישה נמשכה זמן רב מדי, או שהוא כבר שמור. התחילו מחדש.
refusals-passkey_client_data = נתוני הלקוח של מפתח הגישה אינם שייכים לפעולה הזאת.
refusals-passkey_of_other_site = מפתח הגישה נוצר לאתר אחר.
refusals-passkey_data_unreadable = לא ניתן לקרוא את נתוני המאמת של מפתח הגישה.
refusals-passkey_not_verified = המכשיר לא אימת את המשתמש שלו.
refusals-passkey_not_es256 = המפתח של מפתח הגישה אינו מסוג ES256.
refusals-passkey_signature = החתימה אינה תואמת למפתח הגישה.
refusals-passkey_copied = מפתח הגישה הועתק.
refusals-base64url = זה אינו base64url בלי ריפוד.
refusals-guests_have_no_programs = לאורחים אין תוכנות. שמרו קודם את החשבון.
refusals-bots_have_no_programs = לבוט לא יכולות להיות תוכנות משלו.
refusals-bots_full = כבר יש לכם { $max } בוטים, וזה הגבול.
refusals-tokens_full = כבר יש לכם { $max } אסימונים, וזה הגבול.
refusals-account_still_wanted = קודם סיימו או עזבו את המאצ׳ים והאירועים שלכם, גם של הבוטים שלכם. אירוע השוואתי שנרשמתם אליו צריך להסתיים לפני שאפשר למחוק את החשבון.
refusals-guests_have_no_credits = לאורחים אין קרדיטים. שמרו את החשבון כדי לקבל קרדיטים.
refusals-no_top_up = אפשר להשלים פעם ביום, אחרי המאץ׳ הראשון, אם לכם ולבוטים שלכם יחד יש פחות מ־{ $credits }, כולל הימורים פעילים.
refusals-guests_keep_no_settings = ההגדרות של אורח נשארות בדפדפן. שמרו את החשבון כדי לשמור אותן בו.
refusals-at_most_settings = לכל היותר { $max } הגדרות.
refusals-names_of_settings = בשם של הגדרה יש 1 עד { $max } אותיות, ספרות ו־_.
refusals-values_of_settings = הערכים הם טקסטים, מספרים וערכים בוליאניים.
refusals-guests_have_no_profile = לאורחים אין פרופיל. שמרו את החשבון כדי ליצור פרופיל.
refusals-no_such_drawing = אין תמונה בשם הזה.
refusals-no_country_code = דגל הוא קוד מדינה של שתי אותיות גדולות, למשל DE.
refusals-guests_have_no_contacts = אורחים לא יכולים להוסיף חברים או לחסום. שמרו קודם את החשבון.
refusals-friend_and_blocked = שחקן לא יכול להיות חבר וחסום בו־זמנית.
refusals-contacts_full = כבר יש לכם { $max } אנשי קשר, וזה הגבול.

## Mail and notifications.

refusals-no_mail_here = האתר הזה אינו שולח דוא״ל.
refusals-guests_get_no_mail = אורחים לא יכולים לקבל דוא״ל. שמרו קודם את החשבון.
refusals-no_mail_address = הזינו קודם כתובת.
refusals-not_a_mail_address = זו אינה כתובת דוא״ל תקינה.
refusals-too_many_resets = יותר מדי בקשות לסיסמה חדשה. נסו שוב.
refusals-no_such_link = אין קישור כזה, או שכבר נעשה בו שימוש, או שתוקפו פג.
refusals-no_web_push_here = האתר הזה אינו שולח התראות לדפדפן.
refusals-guests_get_no_notifications = אורחים לא יכולים לקבל התראות. שמרו קודם את החשבון.
refusals-no_push_address = נדרשת כתובת https עם שם מארח ובלי שם משתמש.
refusals-push_port = הפורט של שירות התראות הוא 443.
refusals-no_public_address = זו אינה כתובת ציבורית.
refusals-no_push_key = זו אינה נקודה של P-256 ב־base64url.
refusals-no_push_auth = נדרשים 16 בייטים ב־base64url.

## The rules of a match. The codes are those of `play::Refused`.

refusals-not_started = המאץ׳ עוד לא התחיל.
refusals-started = המאץ׳ כבר התחיל.
refusals-match_over = המאץ׳ הסתיים.
refusals-held = המנהל השהה את המאץ׳: השעונים עצורים עד שיחדש אותו.
refusals-waits_for_other_room = חכו לחדר השני: השעון שלכם עצור עד שישחקו שם את התור הזה.
refusals-no_game = אין עכשיו משחק פעיל.
refusals-game_not_over = המשחק עוד לא נגמר.
refusals-not_your_turn = זה לא התור שלכם.
refusals-already_rolled = כבר הטלתם.
refusals-dice_are_served = את הקוביות במאץ׳ הזה מטיל השרת.
refusals-not_rolled = עוד לא הטלתם.
refusals-answer_cube_first = הציעו לכם הכפלה: ענו עליה קודם.
refusals-answer_resignation_first = היריב מציע להיכנע: ענו על כך קודם.
refusals-wait_for_answer = היריב עוד לא ענה על ההצעה שלכם.
refusals-nothing_to_answer = אין על מה לענות.
refusals-no_cube = המאץ׳ הזה משוחק בלי קוביית הכפלה.
refusals-crawford_game = במשחק קרופורד לא מכפילים.
refusals-first_turn = התור הראשון במשחק מתחיל בהטלה.
refusals-cube_not_yours = קוביית ההכפלה אינה שלכם.
refusals-cube_dead = קוביית ההכפלה מתה: משחק בערכה הנוכחי כבר נותן לכם את המאץ׳.
refusals-cube_at_limit = קוביית ההכפלה לא יכולה לעלות מעל { $limit }.
refusals-no_beavers = בשולחן הזה לא הוסכם על ביבר.
refusals-no_raccoons = בשולחן הזה לא הוסכם על רקון.
refusals-illegal_plays_are_corrected = בשולחן הזה צריך לתקן מהלכים לא חוקיים.
refusals-no_illegal_play = אי אפשר לקבל את העמדה הזאת כמהלך.
refusals-illegal_plays_declined = היריב דחה { $max } מהלכים לא חוקיים בתור הזה: שחקו מהלך חוקי.
refusals-answer_illegal_play_first = המהלך של היריב לא חוקי: קודם קבלו אותו, או דרשו מהלך חוקי.
refusals-resignation_too_low =
    { $least ->
        [single] אי אפשר להיכנע בפחות ממשחק רגיל.
        [gammon] אי אפשר להיכנע בפחות ממארס.
       *[backgammon] אי אפשר להיכנע בפחות ממארס טורקי.
    }
refusals-resignation_too_high =
    { $most ->
        [single] כאן אפשר להפסיד לכל היותר משחק רגיל.
        [gammon] כאן אפשר להפסיד לכל היותר מארס.
       *[backgammon] כאן אפשר להפסיד לכל היותר מארס טורקי.
    }
refusals-resignation_declined = היריב כבר דחה את זה בתור הזה: הציעו יותר, או המשיכו לשחק.
refusals-too_many_offers = היריב דחה { $max } הצעות במשחק הזה: הציעו את כל מה שאפשר להפסיד, או המשיכו לשחק.
refusals-not_decided = המאץ׳ עוד לא הוכרע: אפשר לעצור אותו רק כשכבר אי אפשר לסגור את הפער.
refusals-cannot_stop = את המאץ׳ הזה אי אפשר לעצור בהסכמה.
refusals-no_next_game = המשחק הבא במאץ׳ הזה מתחיל אוטומטית.
refusals-too_late_to_abort = המאץ׳ כבר בעיצומו: אפשר לבטל אותו רק עד ששני הצדדים השלימו תור ראשון.
refusals-abort_declined = היריב רוצה לשחק: המאץ׳ נמשך.
refusals-paused = המאץ׳ בהפסקה: קודם המשיכו אותו.
refusals-paused_while_away = היריב לא נמצא, והסכמתם על הפסקה עד { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. אפשר יהיה להמשיך כשהיריב יחזור.
refusals-no_pause = הפסקה אפשרית רק במאץ׳ בזמן אמת עם שעון.
refusals-pause_declined = היריב לא רוצה הפסקה במשחק הזה.
refusals-too_many_pauses = במאץ׳ הזה כבר היו { $max } הפסקות, ואי אפשר להוסיף עוד.
refusals-no_take_back = אין כאן מהלך שאפשר להחזיר: זה אפשרי עד ההטלה או ההכפלה הבאה.
refusals-take_back_declined = היריב לא מסכים שתחזירו את המהלך הזה.
refusals-too_many_take_backs = במאץ׳ הזה כבר הוחזרו { $max } מהלכים, ואי אפשר להחזיר עוד.
refusals-opponent_not_gone = אפשר לקבל את הניצחון כשהיריב חסר כבר שתי דקות בתור שלו.
refusals-no_claim_by_post = במאץ׳ בהתכתבות אי אפשר לקבל כך את הניצחון: השעון מכריע.
refusals-already_said = כבר עשיתם זאת.
refusals-time_is_up = נגמר הזמן.

## Plays that are not legal. `$moved` is a move such as 8/5 or bar/20.

refusals-game_over = המשחק נגמר.
refusals-too_many_moves =
    מהלך לא חוקי: ההטלה מאפשרת { $allowed ->
        [one] הזזה אחת
        [two] שתי הזזות
       *[other] { $allowed } הזזות
    }, לא { $made }.
refusals-no_such_checker = מהלך לא חוקי: אין לכם כלי שאפשר לשחק בו { ISOLATE($moved) }.
refusals-must_enter_first = מהלך לא חוקי: כלי שעל הבר חייב להיכנס לפני שמשחקים { ISOLATE($moved) }.
refusals-no_such_number = מהלך לא חוקי: אף אחת מהקוביות שנותרו אינה מאפשרת את { ISOLATE($moved) }.
refusals-point_blocked = מהלך לא חוקי: היריב מחזיק במשולש { $point } שלכם.
refusals-cannot_bear_off_yet = מהלך לא חוקי: { ISOLATE($moved) } מוציא כלי, ומוציאים רק כשכל הכלים שלכם בלוח הבית.
refusals-rearmost_first = מהלך לא חוקי: במקום { ISOLATE($moved) } צריך לשחק את המספר ממשולש { $rearmost }, או בתוך הלוח.
refusals-must_play_both = מהלך לא חוקי: כשאפשר לשחק את שני המספרים, חייבים לשחק את שניהם.
refusals-must_play_larger = מהלך לא חוקי: אפשר לשחק רק מספר אחד, והוא חייב להיות הגדול, { $die }.
refusals-must_play = מהלך לא חוקי: יש מהלך חוקי, וחייבים לשחק אותו.
refusals-must_play_more =
    מהלך לא חוקי: צריך לשחק את המספר { $possible ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $possible } פעמים
    }, לא { $made }.
refusals-not_a_move = ״{ ISOLATE($part) }״ אינו מהלך כמו { "\u2066" }13/8{ "\u2069" }, { "\u2066" }bar/20*{ "\u2069" } או { "\u2066" }6/off(2){ "\u2069" }.
refusals-not_the_roll = ״{ ISOLATE($part) }״ אינו ההטלה.
refusals-moves_backwards = ״{ ISOLATE($part) }״ אינו זז לכיוון הבית.
refusals-more_moves_than_roll = המהלך דורש יותר הזזות ממה שההטלה מאפשרת.
refusals-nothing_to_hit = אין מה לאכול ב־{ ISOLATE($place) }.
refusals-ambiguous_play = המהלך יכול לאכול כלים שונים. ציינו באילו משולשים הוא אוכל.
refusals-unplayable = הקוביות לא מזיזות את הכלים כך.
refusals-no_move = { "\u2066" }{ $from }/{ $to }{ "\u2069" } אינו מהלך: from הוא 1 עד 24, או 25 לבר, ו־to הוא 1 עד 24, או 0 להוצאה.

## What a player does in a match.

refusals-only_players = רק שחקני המאץ׳ יכולים לעשות זאת.
refusals-plays_at_board = במאץ׳ הזה אתם יושבים ליד לוח חיישנים. שחקו עליו, או הפסיקו את השימוש בו.
refusals-match_busy = אחרים פועלים במאץ׳ הזה באותו רגע. נסו שוב.
refusals-cannot_save = מסד הנתונים אינו מקבל כתיבה, ולכן אי אפשר לשמור פעולות כרגע. נסו שוב בעוד רגע.
refusals-too_many_events = המאץ׳ הזה קרוב לגבול של { $max } אירועים: עכשיו אפשר רק להמשיך לשחק, להיכנע או לעזוב אותו.
refusals-match_moved_on = המאץ׳ התקדם מאירוע { $seen } לאירוע { $last }.
refusals-to_be_thrown = אף אחד עוד לא הטיל את ההטלה הזאת. הטילו את הקוביות.
refusals-only_director_calls_off = המאץ׳ שייך לאירוע, ולכן השחקנים אינם יכולים לבטל אותו. פנו למנהל.
refusals-call_the_director = המאץ׳ שייך לאירוע. קראו למנהל שלו, והוא יכריע.
refusals-only_director_holds = המאץ׳ שייך לאירוע. רק המנהל שלו יכול להשהות אותו.
refusals-take_back_unrated = מהלכים מחזירים רק במאצ׳ים לא מדורגים ובלי הימור.
refusals-no_take_back_on_board = אי אפשר להחזיר מהלך שנעשה על לוח חיישנים.
refusals-in_team_match = השולחן הזה שייך למאץ׳ קבוצתי: צופים רואים את החדר הפתוח רק עד היכן ששני החדרים שיחקו, ואת הכול כשהלוח מסתיים בשניהם.
refusals-seat_proof = שחקני המאץ׳ הזה מתיישבים עם מפתח גישה. עשו את החילוף בין שני לוחות.
refusals-sensor_board = לוח חיישנים תופס את המקום הזה. השחקן צריך קודם להפסיק את השימוש בו.
refusals-too_late = המשחק או הזמן של הצד הזה נגמר.
refusals-hexadecimal_digits = { $count } ספרות הקסדצימליות.
refusals-record_not_yet = הרשומה נכתבת כשהמאץ׳ מסתיים.
refusals-match_not_over = המאץ׳ עוד לא הסתיים.
refusals-no_rematch_in_event = אחרי מאץ׳ של אירוע אין משחק גומלין.
refusals-rematch_too_late = מאוחר מדי למשחק גומלין. פתחו שולחן חדש.
refusals-rematch_asked = כבר הצעתם משחק גומלין.
refusals-rematch_offered_twice = כבר הצעתם משחק גומלין פעמיים. עכשיו רק היריב יכול להציע משחק כזה.
refusals-rematch_busy = שניכם הסכמתם באותו רגע. נסו שוב.
refusals-terms_stay = רק בסשן של משחק אחר משחק אפשר לשנות את האפשרויות.
refusals-on_vacation = אתם כבר בחופשה.
refusals-not_on_vacation = אתם לא בחופשה.
refusals-guests_have_no_vacation = לאורחים אין חופשה. שמרו קודם את החשבון.
refusals-vacation_days = 1 עד { $max }, לפי מספר הימים שנותרו לכם.

## Passkeys at a seat.

refusals-passkey_needed = כדי להתיישב במאץ׳ הזה צריך מפתח גישה. טענו את הדף מחדש ונסו שוב.
refusals-passkey_missing = המאץ׳ הזה דורש מפתח גישה, ובחשבון שלכם אין מפתח. הוסיפו מפתח בדף החשבון ואז התיישבו.
refusals-passkey_wrong = מפתח הגישה הזה אינו של החשבון שלכם, או שעברו יותר מחמש דקות. נסו שוב עם מפתח שלכם.
refusals-passkey_not_for_programs = המאץ׳ הזה דורש מפתח גישה, ולתוכנה אין מפתח. המקומות בו הם לאנשים.
refusals-passkey_board = המאץ׳ הזה דורש מפתח גישה, ולכן אי אפשר לשחק אותו על לוח חיישנים. שחקו אותו על המסך.

## Tables and their terms.

refusals-seat_taken = מישהו אחר תפס את המקום. בחרו שולחן אחר.
refusals-credits_short = ל־{ ISOLATE($name) } אין מספיק קרדיטים להימור של { $each }. חשבון חדש מקבל קרדיטים עם המאץ׳ הראשון שלו.
refusals-rated_limit =
    { $max ->
        [one] { ISOLATE($name) } ו־{ ISOLATE($other) } שיחקו מאץ׳ מדורג אחד בתוך 24 שעות. הזמינו את { ISOLATE($other) } להמשיך לשחק בלי דירוג ובלי הימור.
        [two] { ISOLATE($name) } ו־{ ISOLATE($other) } שיחקו שני מאצ׳ים מדורגים בתוך 24 שעות. הזמינו את { ISOLATE($other) } להמשיך לשחק בלי דירוג ובלי הימור.
       *[other] { ISOLATE($name) } ו־{ ISOLATE($other) } שיחקו { $max } מאצ׳ים מדורגים בתוך 24 שעות. הזמינו את { ISOLATE($other) } להמשיך לשחק בלי דירוג ובלי הימור.
    }
refusals-left_too_often = { ISOLATE($name) }: שלושה מאצ׳ים מדורגים נעזבו מיד אחרי תחילתם, ולכן עד { DATETIME($until, dateStyle: "medium", timeStyle: "short") } אפשר לשחק רק בלי דירוג ובלי הימור.
refusals-first_turns_open = { ISOLATE($name) }: בשלושה מאצ׳ים מדורגים עוד לא שוחק התור הראשון שלכם, כולל אלה שנעזבו בשלב הזה בתוך 24 שעות. השלימו תור ראשון במאצ׳ים הפתוחים, או שחקו בלי דירוג ובלי הימור.
refusals-first_turns_awaited = { ISOLATE($name) }: שלושה מאצ׳ים מדורגים ממתינים לתור הראשון של היריב, כולל אלה שנעזבו מיד אחרי תחילתם בתוך 24 שעות. המאצ׳ המדורג הבא בהתכתבות יכול להתחיל אחרי { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. עד אז שחקו מאצ׳ עם שעון, או בלי דירוג ובלי הימור.
refusals-open_tables_left = בתוך 24 שעות עזבתם חמישה מאצ׳ים ליד שולחנות של אחרים מיד אחרי תחילתם. אפשר להתיישב שוב ליד שולחנות פתוחים החל מ־{ DATETIME($until, dateStyle: "medium", timeStyle: "short") }. עד אז פתחו שולחן משלכם, הזמינו שחקן או שחקו נגד בוט.
refusals-open_tables_unplayed = בחמישה מאצ׳ים ליד שולחנות פתוחים של אחרים עוד לא שוחק התור הראשון שלכם, כולל אלה שנעזבו בשלב הזה בתוך 24 שעות. השלימו תור ראשון במאצ׳ים הפתוחים, או פתחו שולחן משלכם, הזמינו שחקן או שחקו נגד בוט.
refusals-stake_limit = בהימור הזה { ISOLATE($name) } יכול לזכות ביותר מ־{ $most } קרדיטים מחשבונות חדשים בתוך 24 שעות. שחקו בלי הימור, או נסו שוב מאוחר יותר.
refusals-pairing_closed = החיפוש המהיר סגור לכם לזמן מה: בתוך שעה עזבתם שלושה מאצ׳ים מיד אחרי תחילתם. עדיין אפשר להצטרף לשולחנות ולהזמין שחקנים.
refusals-own_account = חשבונות מאותו דפדפן משחקים זה נגד זה רק בלי דירוג ובלי הימור.
refusals-match_in_play = העמדה הזאת מופיעה במאץ׳ שאתם משחקים כעת, ולכן המנוע לא יאמר עליה דבר עד שהמאץ׳ יסתיים.
refusals-library_full = בספרייה יש מקום ל־{ $matches } מאצ׳ים ול־{ $mib } MiB, וזה היה חורג מכך. הסירו מאצ׳ים שכבר אינכם צריכים.
refusals-library_full_of_guest = בספרייה של אורח יש מקום ל־{ $matches } מאצ׳ים ול־{ $mib } MiB, וזה היה חורג מכך. הירשמו כדי לקבל עוד מקום, או הסירו מאצ׳ים שכבר אינכם צריכים.
refusals-too_many_tables = יש לכם יותר מדי שולחנות פתוחים. סגרו אחד קודם.
refusals-challenge_declined = { ISOLATE($name) }: ההזמנה שלכם למשחק נדחתה. אפשר להזמין שוב החל מ־{ DATETIME($until, dateStyle: "medium", timeStyle: "short") }, או מיד כשתתקבל הזמנה מ־{ ISOLATE($name) }.
refusals-challenged_often = { ISOLATE($name) }: ההזמנות האחרונות שלכם למשחק לא הובילו למאץ׳. אפשר להזמין שוב החל מ־{ DATETIME($until, dateStyle: "medium", timeStyle: "short") }, או מיד כשתתקבל הזמנה מ־{ ISOLATE($name) }.
refusals-table_gone = המאץ׳ כבר התחיל, או שהשולחן נסגר.
refusals-match_begun = המאץ׳ כבר התחיל. מי שעוזב עכשיו מפסיד בו.
refusals-only_director_decides = המאץ׳ שייך לאירוע. רק המנהל שלו מכריע בו.
refusals-only_opener_closes = רק מי שפתח את השולחן או מי שהוזמן אליו יכול לסגור אותו.
refusals-own_table_taken = בדיוק עכשיו התיישב שחקן אחר ליד השולחן שלכם.
refusals-opener_not_seated = מי שפתח את השולחן עוד לא התיישב.
refusals-seat_kept = המקום שמור לשחקן אחר.
refusals-seat_kept_already = המקום כבר שמור לשחקן מסוים.
refusals-no_passkey_asked = השולחן הזה אינו דורש מפתח גישה.
refusals-cannot_invite_self = אי אפשר להזמין את עצמכם.
refusals-kept_apart = אתם והשחקן הזה לא יכולים לשחק זה נגד זה.
refusals-one_person_unrated = חשבונות של אדם אחד לא יכולים לשחק זה נגד זה בדירוג או על קרדיטים.
refusals-guests_play_unrated = אורחים משחקים בלי דירוג. שמרו את החשבון כדי לשחק בדירוג.
refusals-illegal_plays_between_people = מהלכים לא חוקיים מותרים רק בין שני אנשים, שיכולים לקבל אותם או לדחות אותם.
refusals-rating_outside = הדירוג שלכם מחוץ לטווח שנקבע לשולחן הזה.
refusals-lowest_above_highest = הערך הנמוך גדול מהגבוה.
refusals-thrown_dice_unrated = השרת לא יכול לבדוק קוביות שהוטלו ביד, ולכן מאץ׳ כזה אינו מדורג.
refusals-pairing_is_live = החיפוש המהיר הוא רק למשחק עם שעון בזמן אמת.
refusals-stake_needs_served_dice = במאץ׳ בהימור משתמשים בקוביות של השרת.
refusals-illegal_plays_unrated = אפשר לקבל מהלכים לא חוקיים רק כשאין דירוג ואין הימור.
refusals-format_unrated = מדורגים רק מאצ׳ים ל־5 נקודות, שלושה משחקים, משחק יחיד ומשחק אחר משחק.
refusals-format_without_stake = הימור אפשרי במאצ׳ים ל־5 נקודות, בשלושה משחקים ובמשחק יחיד.
refusals-stake_not_offered = אין כאן הימור של { $wanted }. בחרו { $one } או { $other }.
refusals-stake_needs_rated = מאץ׳ בהימור חייב להיות מדורג.
refusals-raccoons_need_beavers = אין רקון בלי ביבר.
refusals-no_automatic_doubles = בלי הכפלות אוטומטיות אין להן גבול.
refusals-rated_needs_clock = מאץ׳ מדורג צריך שעון.
refusals-match_too_long = מאץ׳ משוחק ל־{ $max } נקודות לכל היותר.
refusals-automatic_doubles_limit = הגבול להכפלות אוטומטיות הוא 1 עד 6 במשחק.
refusals-delay_too_long = הזמן החופשי לכל תור הוא לכל היותר 10 דקות.
refusals-reserve_too_long = הרזרבה היא לכל היותר 24 שעות.
refusals-clock_too_short = הזמן החופשי והרזרבה יחד הם לפחות 5 שניות.
refusals-days_per_turn = בהתכתבות יש לכל תור 1 עד 60 ימים.
refusals-option_not_in_mode =
    { $option ->
        [jacoby] בסוג המשחק הזה אי אפשר להסכים על כלל ג׳קובי.
        [automatic_doubles] בסוג המשחק הזה אי אפשר להסכים על הכפלות אוטומטיות.
       *[beavers] בסוג המשחק הזה אי אפשר להסכים על ביבר.
    }
refusals-automatic_doubles_without_throw = הכפלות אוטומטיות צריכות הטלת פתיחה.

## Chats and private messages.

refusals-muted = מפקח השתיק אתכם. בדף החשבון כתוב למה, עד מתי ואיך לערער.
refusals-chat_busy = אחרים כותבים באותו רגע. נסו שוב.
refusals-guests_read_lobby_chat = אורחים יכולים רק לקרוא את צ׳אט הלובי. הירשמו כדי לכתוב בו.
refusals-guests_write_in_own_matches = אורחים כותבים רק במאצ׳ים שלהם. הירשמו כדי לכתוב כאן.
refusals-next_game_has_chat = המשחק הבא של השחקנים האלה התחיל. הצופים כותבים בצ׳אט שלו.
refusals-chat_closed_by_team_match = לוח של המאץ׳ הקבוצתי הזה עדיין משוחק, ולכן אף אחד לא כותב בשאר השולחנות שלו עד שיסתיים.
refusals-only_players_chat = ליד שולחן של לוח דופליקט רק השחקנים כותבים בצ׳אט, עד שההטלות שלו גלויות לכולם.
refusals-chat_full = במאץ׳ הזה כבר יש { $max } הודעות בצ׳אט, וזה הגבול.
refusals-kept_apart_in_messages = אתם והשחקן הזה לא יכולים לכתוב זה לזה.
refusals-guests_send_no_messages = אורחים לא יכולים לשלוח הודעות. שמרו את החשבון כדי לכתוב לשחקנים אחרים.
refusals-messages_not_for_bots = הודעות הן לאנשים, לא לבוטים.
refusals-guests_read_no_messages = אורחים לא יכולים לקרוא הודעות.
refusals-bots_read_no_messages = בוטים לא יכולים לקרוא הודעות.
refusals-messages_held = { $max } הודעות שלכם מעוכבות עד שהלוחות הפעילים יסתיימו, וזה הגבול.
refusals-conversations_full = יש לכם { $max } שיחות, וזה הגבול. מחקו קודם כמה מהן.

## Sensor boards.

refusals-guests_have_no_boards = לאורחים אין לוחות. שמרו קודם את החשבון.
refusals-too_many_boards = יש לכם יותר מדי לוחות או קודים פתוחים.
refusals-board_not_connected = הלוח אינו מחובר.
refusals-board_only_in_play = אפשר להשתמש בלוח רק כשהמאץ׳ פעיל.
refusals-bot_needs_no_board = שם משחק בוט, ובוטים לא צריכים לוח.
refusals-only_neutral_director = רק מנהל של האירוע שאינו משחק בו יכול לעשות זאת.
refusals-board_budget = הלוחות של החשבון הזה שלחו כבר את כל המותר לעת עתה. שחקו על המסך; הלוח יוכל לחזור מאוחר יותר.

## Calls for the director.

refusals-no_director = המאץ׳ אינו שייך לאירוע שיש לו מנהל.
refusals-director_in_team = המנהל נמצא בקבוצה של המאץ׳ הזה.
refusals-too_many_calls = המנהל עוד לא ראה את הקריאות האחרונות שלכם. חכו לתשובה.
refusals-no_open_call = אין כאן קריאה כזאת שממתינה לתשובה.
refusals-only_players_call = רק שחקן שיושב ליד השולחן יכול לקרוא ממנו למנהל.

## Competitions: who may do what.

refusals-guests_direct_no_events = אורחים לא יכולים לנהל אירועים. הירשמו, או שמרו קודם את החשבון.
refusals-guests_enter_no_events = אורחים לא יכולים להירשם לאירועים. פתחו חשבון, או שמרו קודם את החשבון.
refusals-only_director = רק המנהל יכול לעשות זאת.
refusals-only_director_sees_desk = רק מנהל של האירוע רואה את מסך הניהול שלו, ובמאץ׳ קבוצתי רק מנהל שאינו משחק.
refusals-only_people_direct = רק אנשים עם חשבון מנהלים אירועים.
refusals-only_people_comment = רק אנשים עם חשבון מפרשנים מאצ׳ים.
refusals-only_prize_directors = רק מנהלים שהאתר מינה יכולים לתת פרסים.
refusals-only_prize_directors_enter_bots = רק מנהלים שרשאים לתת פרסים יכולים לרשום בוטים לאירוע עם דמי כניסה.
refusals-members_only = האירוע הזה הוא לחברי מועדון. הצטרפו קודם למועדון.
refusals-not_established =
    חשבונות חדשים עדיין לא יכולים להירשם: החשבון צריך להיות { $days ->
        [one] בן יום אחד
        [two] בן יומיים
       *[other] בן { $days } ימים
    } לפחות, ולסיים מאצ׳ים מדורגים { $rated ->
        [one] ביום אחד
        [two] בשני ימים שונים
       *[other] ב־{ $rated } ימים שונים
    }.
refusals-one_person = חשבונות שחולקים דפדפן או כתובת נחשבים לאדם אחד, ולאדם יש כאן מקום אחד. במאץ׳ קבוצתי המנהל יכול לאשר שאלה שני אנשים.
refusals-own_match = אתם משחקים במאץ׳ הזה, או שמשחק בו חשבון שנחשב לשלכם. מנהל אחר יכריע בו.
refusals-own_event = אתם משחקים באירוע הזה, או שמשחק בו חשבון שנחשב לשלכם, ולכן מנהל אחר מחליט על כך. המנהל הראשי יכול להוסיף מנהל במסך הניהול.
refusals-own_turn = עכשיו תורכם במשחק של האירוע הזה. שחקו קודם, או תנו למנהל אחר להשהות את המשחק.
refusals-own_fees = אתם משחקים על דמי הכניסה של האירוע הזה, ולכן רק מנהל שאינו משחק יכול לבטל אותו.
refusals-final_under_way = מרגע שהגמר בעיצומו, המנהל כבר לא מבטל אירוע עם דמי כניסה. המנהל יכול להכריע בגמר.
refusals-too_many_directed = אתם מנהלים { $max } אירועים מהסוג הזה שעוד לא הסתיימו. סיימו, בטלו או העבירו אחד קודם.
refusals-event_busy = אחרים פועלים באירוע הזה באותו רגע. נסו שוב.
refusals-log_full = אין ביומן של האירוע הזה מקום לזה. אפשר עדיין לרשום בו הגרלות, תוצאות, שחרורים, אישורי השתתפות, פרישות ואת סיום האירוע.
refusals-entered_often = כבר נרשמתם לאירוע הזה { $max } פעמים, ויותר מזה אי אפשר.
refusals-directors_of_event = למאץ׳ הזה אותם מנהלים כמו לאירוע שלו. שנו אותם במסך הניהול של האירוע.
refusals-no_event_of_match = המאץ׳ הזה אינו שייך לאירוע.

## Competitions: the phases of an event.

refusals-not_open = האירוע עוד לא נפתח.
refusals-closed = האירוע סגור.
refusals-still_open = האירוע עדיין פתוח.
refusals-boards_in_play = עדיין משחקים לוחות.
refusals-begun = המשחק כבר התחיל, ולכן הקבוצות נשארות כפי שהן. המנהל יכול לרשום קבוצה מאחרת או לעשות חילוף.
refusals-not_begun = האירוע עוד לא התחיל.
refusals-over = האירוע הסתיים.
refusals-cancelled = האירוע הזה בוטל.

## Competitions: entries and invitations.

refusals-same_hour = האירוע ״{ ISOLATE($event) }״, שבו אתם משחקים, מתחיל באותה שעה כמו ״{ ISOLATE($wanted) }״. פרשו קודם מ־״{ ISOLATE($event) }״.
refusals-entered_already = { ISOLATE($name) } כבר נרשם לאירוע הזה.
refusals-not_entered = לא נרשמתם לאירוע הזה.
refusals-withdrawn_already = { ISOLATE($name) } כבר פרש.
refusals-entries_closed = ההרשמה סגורה.
refusals-no_late_entries = הסיבוב הראשון כבר הוגרל, וההרשמה המאוחרת אינה פתוחה.
refusals-full = כל המקומות תפוסים.
refusals-not_invited = לא הוזמנתם. בקשו מהקפטן או מהמנהל לצרף אתכם.
refusals-accepted_already = כבר קיבלתם את ההזמנה.
refusals-accept_first = קבלו את ההזמנה לפני שתקבעו את ההרכב.
refusals-not_accepted = { ISOLATE($name) } עוד לא קיבל את ההזמנה. בחרו שחקן אחר, או חכו.
refusals-name_others = { ISOLATE($name) } עוד לא קיבל את ההזמנה. בחרו מבין { ISOLATE($others) }.

## Competitions: the desk and the log.

refusals-held_already = המשחק כבר מושהה.
refusals-held_long_enough = המאץ׳ הזה הושהה { $hours } שעות בסך הכול, הזמן המרבי למאץ׳ שכבר החל. הוא נמשך, והמנהל יכול להכריע בו.
refusals-not_held = המשחק אינו מושהה כאן.
refusals-no_time = תוספת זמן היא { $min } עד { $max } דקות, ליד שולחן שמשוחק בו משחק עם שעון.
refusals-too_much_time = השחקנים ליד אחד השולחנות כבר קיבלו תוספת של 24 שעות.
refusals-time_used = שחקן כבר ניצל חלק מהזמן הזה.
refusals-directs_already = השחקן הזה כבר מנהל של האירוע.
refusals-does_not_direct = השחקן הזה אינו מנהל של האירוע.
refusals-not_the_leader = רק המנהל הראשי ממנה ומסיר מנהלים.
refusals-leader_stays = העבירו קודם את הניהול. תוכלו לעזוב ברגע שהמנהל הראשי החדש יסכים.
refusals-heir_is_asked = השחקן הזה לא הסכים לנהל את האירוע. הוסיפו אותו קודם כמנהל, והעבירו את הניהול אחרי שיסכים.
refusals-heir_leads_enough = { ISOLATE($name) } הוא המנהל הראשי של { $max } אירועים מהסוג הזה שעוד לא הסתיימו. העבירו את הניהול למישהו אחר.
refusals-too_many_directors = לאירוע יכולים להיות לכל היותר { $max } מנהלים.
refusals-undone_already = צעד { $step } כבר בוטל בצעד { $by }. כדי להחזיר אותו, בטלו את צעד { $by }.
refusals-corrected_since = צעד { $step } תוקן מאז בצעד { $by }. בטלו קודם את צעד { $by }.
refusals-not_replaceable = צעד { $step } הוא תיקון. בטלו אותו, או תקנו את הצעד שהוא תיקן.
refusals-desk_act_stays = צעד { $step } הוא השהיה, חידוש או שינוי של מנהלים, ואותו אי אפשר לבטל. השהו או חדשו את המשחק, או מנו מנהלים, מחדש.
refusals-not_undone = אפשר לבטל או לתקן רק פעולות של מנהל ותוצאות.
refusals-other_form = הצעד הזה דורש תיקון מסוג אחר.
refusals-corrects_nothing = התוצאה הזאת כבר נחשבת. בחרו תוצאה אחרת.
refusals-step_depends =
    { $remedy ->
        [call_off] צעד { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ ISOLATE($what) })
        } תלוי בו: המשחק שלו כבר התחיל. עם תוצאה מתוקנת אפשר להוציא אותו מהאירוע (call_off), והמאץ׳ ישוחק שוב.
        [undo] צעד { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ ISOLATE($what) })
        } תלוי בו. בטלו קודם את צעד { $step }.
       *[none] צעד { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ ISOLATE($what) })
        } תלוי בו ואי אפשר לבטל אותו, ולכן הצעד הזה נשאר כפי שהוא.
    }
refusals-begins_again = המאץ׳ { ISOLATE($meeting) } היה מתחיל שוב מההתחלה: מאץ׳ שבוטל אחרי שהתחיל לעולם אינו מתחיל שוב, ומאץ׳ שתוצאתו בוטלה מתחיל שוב רק פעם אחת.
refusals-board_replaced = צעד { $step } החליף את הלוח, ולכן מה שקרה בו לפני כן אינו נחשב. כדי לשנות זאת, בטלו קודם את צעד { $step }.
refusals-replaced_since =
    { $author ->
        [person] יש תוצאה חדשה יותר: { ISOLATE($what) }, מאת { ISOLATE($by) }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. עיינו בה, והזינו שוב את שלכם אם היא הנכונה. תוכנות מציינות אז את צעד { $step } ב־״replaces״.
       *[site] יש תוצאה חדשה יותר: { ISOLATE($what) }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. עיינו בה, והזינו שוב את שלכם אם היא הנכונה. תוכנות מציינות אז את צעד { $step } ב־״replaces״.
    }
refusals-replaces_nothing = התוצאה שרציתם להחליף כבר אינה נחשבת. עיינו בתוצאה הנוכחית, והזינו שוב את שלכם אם היא הנכונה. תוכנות משמיטות אז את ״replaces״.
refusals-decided_already = מאץ׳ { $pairing } כבר הוכרע.
refusals-decided_by_step =
    { $author ->
        [person] מאץ׳ { $pairing } הוכרע: { ISOLATE($what) }, מאת { ISOLATE($by) }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. כדי לשנות זאת, תקנו את צעד { $step } ביומן.
       *[site] מאץ׳ { $pairing } הוכרע: { ISOLATE($what) }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. כדי לשנות זאת, תקנו את צעד { $step } ביומן.
    }

## Competitions: tournaments.

refusals-no_check_in = אישור ההגעה כבר פתוח, או שאין כזה בטורניר הזה.
refusals-check_in_closed = אישור ההגעה אינו פתוח.
refusals-no_consolation = טורניר הניחומים יכול להתחיל אחרי הגרלת הסיבוב השני, עם שני שחקנים לפחות.
refusals-no_final = הגמר מתחיל אחרי שהמשחקים שלפניו הוכרעו, עם שני שחקנים לפחות.
refusals-pause_not_longer = אין סיבוב מוכרע שממתין לבא, או שההפסקה כבר ארוכה יותר.
refusals-begun_already = מאץ׳ { $pairing } כבר הוקם או הוכרע.
refusals-no_bye = אין מקום לשחקן מאחר: בנוק־אאוט זה מקום של חופשי בסיבוב 1, בשיטה השוויצרית ובחיים זה סיבוב מאוחר יותר.
refusals-not_in_round = ל־{ ISOLATE($name) } אין מאץ׳ בסיבוב הזה.
refusals-paired_already = שני השחקנים האלה נפגשים זה עם זה. החליפו שחקנים משני מאצ׳ים שונים.
refusals-lucky_losers_meet = שני לאקי לוזרים היו נפגשים בסיבוב 2.
refusals-paired_by_table = בליגה הטבלה קובעת מי פוגש את מי, ולכן אין החלפות.
refusals-exchange_against_pairing = בשיטה שווייצרית או עם חיים, החלפה לא נותנת לאיש סיבוב חופשי ולא מפגישה איש פעמיים עם אותו יריב.
refusals-too_few =
    { $count ->
        [0] לטורניר צריך לפחות שני שחקנים, ועכשיו אין שחקנים שאפשר להגריל. מי שלא אישר הגעה אינו נספר.
        [one] לטורניר צריך לפחות שני שחקנים, ועכשיו אפשר להגריל רק שחקן אחד. מי שלא אישר הגעה אינו נספר.
        [two] לטורניר צריך לפחות שני שחקנים, ועכשיו אפשר להגריל שני שחקנים. מי שלא אישר הגעה אינו נספר.
       *[other] לטורניר צריך לפחות שני שחקנים, ועכשיו אפשר להגריל { $count } שחקנים. מי שלא אישר הגעה אינו נספר.
    }
refusals-round_open =
    { $open ->
        [one] למאץ׳ אחד בסיבוב { $round } עוד אין מנצח.
        [two] לשני מאצ׳ים בסיבוב { $round } עוד אין מנצח.
       *[other] ל־{ $open } מאצ׳ים בסיבוב { $round } עוד אין מנצח.
    }
refusals-protest_open = הערעור במאץ׳ { $pairing } ממתין להכרעה.
refusals-pairing_begun = מאץ׳ של השחקנים האלה כבר התחיל.
refusals-bracket_not_drawn = הטבלה הזאת עוד לא הוגרלה.
refusals-match_not_decided = מאץ׳ { $pairing } עדיין משוחק.
refusals-not_in_match = השחקן הזה אינו משחק במאץ׳ { $pairing }.
refusals-nothing_to_protest = אפשר לערער רק על הכרעות לפי כלל 75%.
refusals-protested_already = במאץ׳ { $pairing } כבר הוגש ערעור.
refusals-no_protest = אין ערעור במאץ׳ { $pairing }.
refusals-no_final_week = אי אפשר להפעיל עכשיו את כלל 75%.
refusals-week_not_over = השבוע האחרון של הסיבוב עוד לא התחיל.
refusals-unsettled = עדיין אי אפשר לשלם את הפרסים. מפעיל האתר קיבל התראה.
refusals-fees_returned = בעקבות הצעד הזה כבר הוחזרו דמי כניסה. השחקנים צריכים להירשם שוב.
refusals-prizes_paid = על התוצאה הזאת כבר שולמו פרסים. תקנו אותה במקום לבטל אותה.
refusals-prize_spent = { ISOLATE($name) } כבר השתמש בפרס שהתיקון הזה היה לוקח בחזרה.

## Competitions: team events.

refusals-team_size = בקבוצה יש { $min } עד { $max } שחקנים.
refusals-team_entered_already = { ISOLATE($team) } כבר נרשמה.
refusals-team_incomplete = { ISOLATE($team) } צריכה את הקפטן שלה ולפחות { $min } שחקנים שקיבלו את ההזמנה.
refusals-in_another_team = שחקן שייך לקבוצה אחרת באירוע הזה, או רשום פעמיים. בחרו שחקן אחר.
refusals-too_few_teams = לליגה צריך לפחות שתי קבוצות.
refusals-match_not_due = מאץ׳ { $pairing } לא יכול להתחיל עכשיו.
refusals-match_not_playing = מאץ׳ { $pairing } אינו פעיל, ולכן אי אפשר לשחק אותו שוב.
refusals-not_thirty = סכום נקודות הניצחון של מאץ׳ הוא 30.
refusals-no_lot_needed = אין צורך בהגרלה.
refusals-enters_own_team = קבוצה נרשמת בידי הקפטן שלה או בידי המנהל.
refusals-late_teams_by_director = האירוע כבר התחיל. המנהל שלו יכול לרשום קבוצה מאחרת.
refusals-changes_own_team = רק הקפטן או המנהל יכולים לשנות קבוצה.
refusals-not_in_your_team = אינכם בקבוצה הזאת.
refusals-bots_play_here = בוטים משחקים רק בשולחנות של האתר הזה.
refusals-no_free_bots = כל הבוטים של האתר כבר בקבוצות של האירוע הזה.
refusals-called_off = המאץ׳ שהוחלף בוטל, והמשחקים שלו הסתיימו.

## Competitions: team matches. A room is `open` or `closed`.

refusals-in_both_teams = אף אחד לא משחק בשתי הקבוצות. בחרו שחקנים שונים.
refusals-not_in_team = השחקן הזה אינו בקבוצה { ISOLATE($team) }.
refusals-in_both_rooms = { ISOLATE($name) } לא יכול לשבת בשני החדרים. בחרו שני שחקנים שונים.
refusals-knows_the_board =
    { $room ->
        [open] { ISOLATE($name) } שיחק את לוח { $board } בחדר השני, ולא יכול לשבת בחדר הפתוח לפני שהלוח יסתיים שם.
       *[closed] { ISOLATE($name) } שיחק את לוח { $board } בחדר השני, ולא יכול לשבת בחדר הסגור לפני שהלוח יסתיים שם.
    }
refusals-roll_sets =
    { $boards ->
        [one] למאץ׳ של לוח אחד צריך סדרת הטלות אחת.
        [two] למאץ׳ של שני לוחות צריך שתי סדרות הטלות.
       *[other] למאץ׳ של { $boards } לוחות צריך { $boards } סדרות הטלות.
    }
refusals-line_ups_named = שני ההרכבים נקבעו, ולכן מנהל אינו משנה את הקבוצות. הקפטן קובע אנשים אחרים, או שמנהל מחליף שחקן מתוך הקבוצה.
refusals-line_up_stands = ההרכב נקבע סופית כשהתחיל הלוח הראשון. רק המנהל יכול לעשות חילוף.
refusals-exchange_too_late = שחקן מוחלף רק לפני ההטלה הראשונה בלוח, ובשולחן הזה כבר התחיל משחק.
refusals-no_line_up = { ISOLATE($team) } לא קבעה הרכב.
refusals-already_playing =
    { $room ->
        [open] החדר הפתוח משחק את לוח { $board }.
       *[closed] החדר הסגור משחק את לוח { $board }.
    }
refusals-room_not_playing =
    { $room ->
        [open] בחדר הפתוח לא משחקים עכשיו.
       *[closed] בחדר הסגור לא משחקים עכשיו.
    }
refusals-no_board_left =
    { $room ->
        [open] החדר הפתוח שיחק את כל הלוחות שלו.
       *[closed] החדר הסגור שיחק את כל הלוחות שלו.
    }
refusals-room_held =
    { $room ->
        [open] המנהל השהה את החדר הפתוח.
       *[closed] המנהל השהה את החדר הסגור.
    }
refusals-roll_set_used = סדרת הטלות { $set } כבר שימשה במאץ׳ הזה.
refusals-rolls_are_public = ההטלות של לוח { $board } גלויות לכולם, ולכן הוא צריך סדרת הטלות אחרת.
refusals-nothing_to_cancel = לוח { $board } לא התחיל באף חדר, ולכן אין מה להחליף.
refusals-sits_already = { ISOLATE($name) } כבר יושב שם.
refusals-commentator_plays = { ISOLATE($name) } בקבוצה של המאץ׳ הזה ולא יכול לפרשן אותו.
refusals-commentator_twice = הפרשנים צריכים להיות אנשים שונים.
refusals-too_many_commentators = למאץ׳ יכולים להיות לכל היותר { $max } פרשנים.
refusals-not_at_board =
    { $room ->
        [open] לחדר הפתוח כבר יש תוצאה בלוח { $board }, או שהוא משחק קודם לוח אחר.
       *[closed] לחדר הסגור כבר יש תוצאה בלוח { $board }, או שהוא משחק קודם לוח אחר.
    }
refusals-only_captain = רק הקפטן קובע את ההרכב.
refusals-cancelled_already = לוח { $board } הוחלף בצעד { $step }, ועוד לא התחיל משחק עם ההטלות החדשות שלו.
refusals-games_counted_here = המשחקים של המאץ׳ הזה משוחקים כאן, ותוצאותיהם נרשמות כשהם נגמרים.
refusals-games_not_here = המשחקים של המאץ׳ הזה אינם משוחקים כאן.
refusals-table_not_set_up = השולחן של הלוח הזה עוד לא הוקם.
refusals-pair_is_seated = ל־{ ISOLATE($one) } ול־{ ISOLATE($other) } יש מקום במאץ׳ הזה, או שהם כבר שיחקו בו, ולכן אי אפשר לבטל את הצעד.
refusals-own_pair = אי אפשר לומר זאת עליכם או על חשבון שנחשב לשלכם. מנהל אחר יכול.
refusals-games_ended = המשחקים הפעילים נגמרו כשהמאץ׳ בוטל.
refusals-game_ended_by_it = משחק נגמר בעקבות הצעד הזה, או שההטלות שלו אולי כבר נודעו. החליפו את הלוח כדי לשחק אותו שוב עם הטלות אחרות.
refusals-seat_taken_over = המנהל נתן את המקום שלכם ל־{ ISOLATE($name) }. הסיבה: { ISOLATE($reason) }
refusals-substitute_acted = השחקן המחליף כבר שיחק מאז. החזירו את השחקן למקומו בחילוף נוסף.
refusals-imported_the_rolls = { ISOLATE($name) } ייבא את ההטלות של המאץ׳ הזה. בחרו שחקן אחר.
refusals-passkey_program = { ISOLATE($name) } היא תוכנה, ולתוכנה אין מפתח גישה למקום שלה. בחרו אנשים או בוטים של האתר.
refusals-both_rooms_when_over = חברי שתי הקבוצות רואים את שני החדרים כשהלוח מסתיים בשניהם.
refusals-no_running_score = במאץ׳ הזה אין תוצאה שוטפת. שני החדרים מוצגים זה לצד זה כשהוא מסתיים.
refusals-board_not_begun = הלוח הזה עוד לא התחיל בשני החדרים.
refusals-only_commentators = רק הפרשנים שהמנהל קבע כותבים כאן.
refusals-too_many_lines = על הלוח הזה כבר נכתבו { $max } הערות. לא נשמרות עוד.

## Competitions: files of rolls.

refusals-imported_before_play = אפשר לייבא הטלות רק לפני שהלוח הראשון מתחיל.
refusals-dice_by_hand = הקוביות של המאץ׳ הזה מוטלות ביד, ולכן אי אפשר לייבא או להוריד בו קובץ הטלות.
refusals-too_few_roll_sets = מספר סדרות ההטלות בקובץ: { $sets }. מספר הלוחות במאץ׳: { $boards }. הוסיפו סדרות לקובץ.
refusals-rolls_not_json = אין בקובץ סדרות הטלות ב־JSON:{ "\u200F" } { ISOLATE($detail) }
refusals-rolls_unequal = בסדרה { $set } ללבן ולשחור צריך להיות אותו מספר הטלות.
refusals-rolls_header = השורה הראשונה צריכה להיות { "\u2066" }set,turn,white,black{ "\u2069" }.
refusals-rolls_row = שורה { $line }: צריך להיות בה { "\u2066" }set,turn,white,black{ "\u2069" } במספרים שלמים.
refusals-rolls_dice =
    { $turn ->
        [0] סדרה { $set }, הטלת הפתיחה: ״{ ISOLATE($value) }״ אינו מספר של קובייה, 1 עד 6.
       *[other] סדרה { $set }, תור { $turn }: ״{ ISOLATE($value) }״ אינו הטלה של שתי קוביות, כמו 31.
    }
refusals-rolls_turn = סדרה { $set }: היה צריך לבוא תור { $expected }, ובא תור { $got }.
refusals-rolls_equal_opening = סדרה { $set }: הטלת הפתיחה צריכה להסתיים בשתי קוביות שונות.
refusals-rolls_opening_goes_on = סדרה { $set }: הטלת הפתיחה כבר הוכרעה קודם.
refusals-rolls_too_few =
    { $turns ->
        [one] בסדרה { $set } יש הטלות לתור אחד. צריך לפחות { $min }.
        [two] בסדרה { $set } יש הטלות לשני תורות. צריך לפחות { $min }.
       *[other] בסדרה { $set } יש הטלות ל־{ $turns } תורות. צריך לפחות { $min }.
    }
refusals-rolls_set_twice = סדרה { $set } מופיעה בקובץ פעמיים.
refusals-rolls_same = בסדרה { $set } אותן הטלות כמו בסדרה { $first }. כל לוח צריך הטלות משלו.
refusals-rolls_too_much = בקובץ יכולות להיות לכל היותר { $sets } סדרות, ובכל אחת לכל היותר { $turns } תורות.
refusals-rolls_none = אין בקובץ סדרות הטלות.

## Competitions: comparative events.

refusals-played_already = כבר התחלתם את לוח { $board }, וכל לוח משחקים פעם אחת.
refusals-not_the_next_board = משחקים את הלוחות לפי הסדר, והבא שלכם הוא לוח { $board }.
refusals-board_in_play = אתם עדיין משחקים את לוח { $board }.
refusals-not_playing = אתם לא משחקים עכשיו את לוח { $board }.
refusals-in_comparative_event = השולחן הזה שייך לאירוע השוואתי. משחקים שנגמרו מוצגים למי שסיים את הלוח. רשומות, ניתוחים והקוביות מוצגים לכולם כשהאירוע מסתיים.
refusals-rolls_published = ההטלות פורסמו אחרי שהאירוע בוטל.

## Competitions: values of a field.

refusals-needs_clock = צריך לכך שעון.
refusals-only_with_live_clock = רק עם שעון בזמן אמת.
refusals-only_with_start_and_live_clock = רק עם שעת התחלה ושעון בזמן אמת.
refusals-no_correspondence = לוח משוחק בלי שעון, או עם שעון בזמן אמת.
refusals-starts_in_future = ההתחלה צריכה להיות בעתיד.
refusals-first_round_in_future = הסיבוב הראשון צריך להתחיל בעתיד.
refusals-year_ahead = ההתחלה יכולה להיות לכל היותר שנה מהיום.
refusals-days_ahead = הפתיחה יכולה להיות לכל היותר בעוד { $days } ימים.
refusals-days_after_opening = הסגירה יכולה להיות לכל היותר { $days } ימים אחרי הפתיחה.
refusals-later_than_opening = הסגירה צריכה להיות אחרי הפתיחה.
refusals-ascending_times = אפשר לקבוע לכל היותר { $max } שעות, כל אחת אחרי הקודמת.
refusals-start_only_here = רק למאץ׳ בשולחנות של האתר הזה.
refusals-starts_only_here = רק לאירוע בשולחנות של האתר הזה שאינו מתחיל מיד.
refusals-late_until = זה צריך להיות אחרי תחילת סיבוב 1, שצריכה להיות בשעה קבועה.
refusals-until_a_year = זה צריך להיות בין יצירת האירוע לשנה מהיום.
refusals-too_many_teams = יש מקום ל־{ $max } קבוצות לכל היותר.
refusals-prizes = אפשר לתת לכל היותר { $max } פרסים, כל אחד גדול מ־0 ולכל היותר { $most }.
refusals-prizes_are_shares = כשיש דמי כניסה, הפרסים הם חלקים מהם.
refusals-final_of_knock_out = רק שיטה שווייצרית, חיים או קבוצות מובילים לגמר.
refusals-fee_only_in_knock_out = דמי כניסה אפשריים רק בטורניר נוק-אאוט.
refusals-fee_from_to = { $min } עד { $max }.
refusals-shares_without_fee = בלי דמי כניסה אין מה לחלק.
refusals-shares = 1 עד { $max } אחוזים, אף אחד לא גדול מקודמו, וסכומם 100.
refusals-different_players = { $min } עד { $max } שחקנים שונים.
refusals-lock_step_here = כדי שהחדרים יתקדמו יחד צריך שולחנות של האתר הזה ואת הקוביות של השרת.
refusals-seat_proof_here = כדי להתיישב עם מפתח גישה צריך שולחנות של האתר הזה ואת הקוביות של השרת.
refusals-unavailable_player = { ISOLATE($name) } לא זמין למאץ׳ הקבוצתי שלכם. בחרו שחקן אחר.
refusals-no_player_named = אין שחקן בשם ״{ ISOLATE($name) }״.
refusals-no_player_named_here = אין כאן שחקן בשם ״{ ISOLATE($name) }״.
refusals-did_you_mean = אין כאן שחקן בשם ״{ ISOLATE($name) }״; התכוונתם ל־{ ISOLATE($nearest) }?
refusals-no_bot_named = באתר אין בוט בשם ״{ ISOLATE($name) }״. הבוטים שלו: { ISOLATE($bots) }.
refusals-reason_missing = החלטה של המנהל צריכה סיבה.
refusals-ten_points = ה־SMP הם כפולה של עשר.
refusals-opening_dice = הטלת פתיחה היא שתי קוביות שונות, כל אחת 1 עד 6.
refusals-game_is_single =
    { $left ->
        [one] מפסיד שנותר לו כלי אחד הפסיד משחק רגיל, ולא יותר.
        [two] מפסיד שנותרו לו שני כלים הפסיד משחק רגיל, ולא יותר.
       *[other] מפסיד שנותרו לו { $left } כלים הפסיד משחק רגיל, ולא יותר.
    }
refusals-game_is_gammon = מפסיד שנותרו לו כל 15 הכלים ולא ויתר על הכפלה הפסיד מארס, ולא משחק רגיל.

## Score sheets of duplicate matches.

refusals-duplicate_boards = במאץ׳ דופליקט יש 4, 5, 6, 7, 8, 10 או 12 לוחות.
refusals-duplicate_cube = במשחק דופליקט ערך הקובייה הוא 1, 2, 4, 8, 16, 32 או 64.
refusals-duplicate_checkers_left = למפסיד נותרו 1 עד 15 כלים.
refusals-sheet_board_beyond = במאץ׳ יש לוחות 1 עד { $boards }, ואין לוח { $board }.
refusals-sheet_game_twice =
    { $room ->
        [closed] לוח { $board }, החדר הסגור: מופיע בגיליון פעמיים.
       *[open] לוח { $board }, החדר הפתוח: מופיע בגיליון פעמיים.
    }
refusals-sheet_game_missing =
    { $room ->
        [closed] לוח { $board }, החדר הסגור: חסר.
       *[open] לוח { $board }, החדר הפתוח: חסר.
    }
refusals-sheet_game_is_single =
    לוח { $board }, { $room ->
        [closed] החדר הסגור
       *[open] החדר הפתוח
    }: { $left ->
        [one] מפסיד שנותר לו כלי אחד הפסיד משחק רגיל, ולא יותר.
        [two] מפסיד שנותרו לו שני כלים הפסיד משחק רגיל, ולא יותר.
       *[other] מפסיד שנותרו לו { $left } כלים הפסיד משחק רגיל, ולא יותר.
    }
refusals-sheet_game_is_gammon =
    לוח { $board }, { $room ->
        [closed] החדר הסגור
       *[open] החדר הפתוח
    }: מפסיד שנותרו לו כל 15 הכלים ולא ויתר על הכפלה הפסיד מארס, ולא משחק רגיל.

## Clubs.

refusals-guests_join_no_clubs = אורחים לא יכולים להצטרף למועדונים. שמרו קודם את החשבון.
refusals-bots_join_no_clubs = בוטים אינם חברים במועדונים.
refusals-only_people_join_clubs = אורחים ובוטים לא יכולים להצטרף למועדונים.
refusals-only_members_read = רק חברים קוראים את הצ׳אט של מועדון.
refusals-only_members_write = רק חברים כותבים בצ׳אט של מועדון.
refusals-only_officers = רק הבעלים והאחראים של המועדון יכולים לעשות זאת.
refusals-only_club_owner = רק הבעלים של המועדון יכולים לעשות זאת.
refusals-club_not_offered = לא הוצעה לכם הבעלות על המועדון הזה.
refusals-only_higher_role = רק מי שתפקידו גבוה יותר יכול לעשות זאת.
refusals-club_changed = מישהו אחר שינה את המועדון. טענו את הדף מחדש ונסו שוב.
refusals-club_member = השחקן הזה כבר חבר במועדון.
refusals-not_a_club_member = השחקן הזה אינו חבר במועדון.
refusals-you_are_club_member = אתם כבר חברים במועדון הזה.
refusals-you_are_no_club_member = אינכם חברים במועדון הזה.
refusals-no_club_request = אין בקשה ואין הזמנה.
refusals-no_longer_asks = השחקן הזה כבר אינו מבקש להצטרף.
refusals-nothing_to_dismiss = כבר אין מה להסיר.
refusals-club_invitation_open = השחקן הזה עוד לא ענה על ההזמנה האחרונה שלכם למועדון.
refusals-club_barred = השחקן הזה מנוע מהצטרפות. בטלו זאת קודם.
refusals-cannot_invite_to_club = אינכם יכולים להזמין את השחקן הזה.
refusals-cannot_join_club = אינכם יכולים להצטרף למועדון הזה.
refusals-club_by_invitation = למועדון הזה מצטרפים רק לפי הזמנה.
refusals-event_has_club = האירוע כבר שייך למועדון.
refusals-club_full = במועדון יכולים להיות לכל היותר { $max } חברים.
refusals-club_outsiders_full = במועדון כבר יש { $max } אנשים שמבקשים להצטרף, הוזמנו או מנועים מהצטרפות, וזה הגבול.
refusals-club_invitations_full = { $max } שחקנים עוד לא ענו על ההזמנות שלכם, וזה הגבול. בטלו קודם כמה מהן.
refusals-club_events_full = מועדון מציג לכל היותר { $max } אירועים.
refusals-clubs_joined_full = שחקן יכול להיות חבר ב־{ $max } מועדונים לכל היותר.
refusals-clubs_owned_full = אתם הבעלים של { $max } מועדונים, וזה הגבול.
refusals-club_name_length = 3 עד 40 תווים, ומהם לפחות 3 אותיות או ספרות.
refusals-club_name_character = מותרים רק אותיות, ספרות, רווחים ו־{ "\u2066" }- . ' &{ "\u2069" }, ולא { ISOLATE($character) }.
refusals-one_script = כל האותיות צריכות להיות מאותו כתב.

## Reviews, the library and the archive.

refusals-analysed_afterwards = המאץ׳ עוד לא הסתיים. הוא ינותח אחר כך.
refusals-reviewed_afterwards = המאץ׳ עוד לא הסתיים. אפשר לנתח אותו אחר כך.
refusals-not_analysed = המאץ׳ עוד לא נותח. נסו שוב בעוד דקה.
refusals-no_rollouts_here = האתר הזה אינו עושה רולאאוט למאצ׳ים.
refusals-only_players_roll_out = רק שחקני המאץ׳ יכולים לבקש לו רולאאוט.
refusals-one_rollout_at_a_time = רולאאוט של מאץ׳ אחר שלכם רץ עכשיו. חכו שיסתיים.
refusals-guests_comment_own_matches = אורחים יכולים להעיר רק על המאצ׳ים שלהם. הירשמו כדי להעיר על המאץ׳ הזה.
refusals-no_place_in_match = אין מקום כזה במאץ׳. הראשון הוא 1.
refusals-comments_full = במאץ׳ הזה כבר יש { $max } הערות, וזה הגבול.
refusals-question_answered = השאלה כבר נענתה בחלון אחר.
refusals-no_option_of_question = זו אינה אחת מהתשובות האפשריות לשאלה.
refusals-one_upload_at_a_time = קובץ אחר שלכם נשלח כעת. חכו עד שיגיע.
refusals-uploads_busy = יותר מדי קבצים נשלחים כעת. נסו שוב בעוד רגע.
refusals-mend_after_analysis = המאץ׳ עדיין בניתוח. תקנו אותו כשיסתיים.
refusals-not_a_stop = נדרשת שורה שהקריאה נעצרה בה.
refusals-rows_not_editable = אי אפשר לערוך שורות בפורמט הזה.
refusals-mends_full = במאץ׳ הזה כבר תוקנו { $max } שורות, וזה הגבול.
refusals-row_does_not_fit = השורה הזאת אינה מתאימה: { ISOLATE($detail) }.
refusals-row_does_not_fit_roll = השורה הזאת אינה מתאימה: { ISOLATE($detail) }. מהלכים חוקיים בהטלה { ISOLATE($roll) }: { ISOLATE($plays) }
refusals-row_play_illegal = זה לא מהלך חוקי בהטלה { ISOLATE($roll) }. מהלכים חוקיים: { ISOLATE($plays) }
refusals-row_without_turn = אין בשורה תור של השחקן שצריך לפעול.
refusals-row_without_turn_of_roll = אין בשורה תור של השחקן שצריך לפעול. מהלכים חוקיים בהטלה { ISOLATE($roll) }: { ISOLATE($plays) }
refusals-row_must_continue = השורה צריכה להמשיך את המשחק שלה.
refusals-automatic_double_not_in_mat = קובץ { "\u2066" }.mat{ "\u2069" } לא יכול לציין שמשחק { $game } התחיל עם הקובייה על { $cube }. בחרו SGF או JSON.
refusals-illegal_play_not_in_format = הפורמט הזה לא יכול לבטא מהלך לא חוקי שהתקבל במשחק { $game }. בחרו { "\u2066" }.xg{ "\u2069" }, { "\u2066" }OGXM{ "\u2069" } או JSON.
refusals-nothing_rolled_not_in_mat = קובץ { "\u2066" }.mat{ "\u2069" } לא יכול לציין שמשחק { $game } הסתיים לפני ההטלה הראשונה. בחרו SGF או JSON.
refusals-zip_needed = חלק של ייבוא הוא קובץ zip של קובצי מאצ׳ים.
refusals-zip_broken = קובץ ה־zip אינו שלם. ארזו אותו שוב.
refusals-zip_of_too_many_files = בקובץ zip יכולים להיות כאן לכל היותר { $max } קבצים. שלחו אותם בכמה קובצי zip.
refusals-zip_too_large = הקבצים שבקובץ zip יכולים להיות כאן יחד לכל היותר { $mib } MiB. שלחו אותם בכמה קובצי zip.
refusals-zip_overlapping = הקבצים בקובץ ה־zip הזה חולקים את הבתים שלהם. ארזו אותו שוב.
refusals-import_in_parts = 1 עד { $max } קבצים בייבוא אחד. ייבאו את התיקייה בחלקים.
refusals-import_announced =
    { $files ->
        [one] הייבוא הוכרז עם קובץ אחד. התחילו ייבוא נוסף לשאר.
        [two] הייבוא הוכרז עם שני קבצים. התחילו ייבוא נוסף לשאר.
       *[other] הייבוא הוכרז עם { $files } קבצים. התחילו ייבוא נוסף לשאר.
    }
refusals-saved_searches_full = כבר נשמרו { $max } חיפושים. מחקו אחד קודם.
refusals-position_notes_full = כבר נשמרו { $max } הערות. מחקו קודם כמה מהן.
refusals-shared_positions_full = כבר שיתפתם { $max } עמדות. הפסיקו קודם לשתף כמה מהן.
refusals-narrow_the_search = לכל היותר { $max }. במקום זאת צמצמו את החיפוש.
refusals-places_of_checkers = המקומות הם 1 עד 25, ו־least הוא 1 עד 15.

## Positions, practice, puzzles and lessons.

refusals-id_or_setup = ציינו id או setup, רק אחד מהם.
refusals-over_on_roll = המשחק נגמר: הצד שתורו כבר הוציא את כל הכלים שלו.
refusals-over_not_on_roll = המשחק נגמר: הצד שאין זה תורו כבר הוציא את כל הכלים שלו.
refusals-over_at_points =
    { $points ->
        [one] המאץ׳ נגמר בנקודה אחת.
        [two] המאץ׳ נגמר בשתי נקודות.
       *[other] המאץ׳ נגמר ב־{ $points } נקודות.
    }
refusals-xgid_fields = ב־XGID יש 10 שדות עם נקודתיים ביניהם, לא { $count }. העתיקו את כל השורה.
refusals-xgid_board_length = בלוח של XGID יש 26 תווים, לא { $count }. העתיקו את כל השורה.
refusals-xgid_board_character = תו { $at } בלוח של XGID הוא { "\u2066" }-{ "\u2069" }, { "\u2066" }A–O{ "\u2069" } או { "\u2066" }a–o{ "\u2069" }, לא ״{ ISOLATE($found) }״.
refusals-xgid_field =
    { $field ->
        [cube] שדה 2 ב־XGID, הקובייה, הוא 0 עד 12, לא ״{ ISOLATE($found) }״.
        [cube_owner] שדה 3 ב־XGID, בעל הקובייה, הוא { "\u2066" }1, 0, -1{ "\u2069" }, לא ״{ ISOLATE($found) }״.
        [turn] שדה 4 ב־XGID, הצד שמשחק, הוא { "\u2066" }1, -1{ "\u2069" }, לא ״{ ISOLATE($found) }״.
        [dice] שדה 5 ב־XGID, הקוביות, הוא { "\u2066" }00{ "\u2069" }, שתי קוביות, או { "\u2066" }D, B, R{ "\u2069" }, לא ״{ ISOLATE($found) }״.
        [bottom_score] שדה 6 ב־XGID, הנקודות של השחקן התחתון, הוא 0 עד 65535, לא ״{ ISOLATE($found) }״.
        [top_score] שדה 7 ב־XGID, הנקודות של השחקן העליון, הוא 0 עד 65535, לא ״{ ISOLATE($found) }״.
        [rules] שדה 8 ב־XGID הוא 0 או 1 במאץ׳ (קרופורד) ו־0 עד 3 במשחק כסף (ג׳קובי, ביבר), לא ״{ ISOLATE($found) }״.
        [length] שדה 9 ב־XGID, אורך המאץ׳, הוא 0 עד 65535, לא ״{ ISOLATE($found) }״.
       *[cube_max] שדה 10 ב־XGID, הקובייה הגבוהה ביותר, הוא 0 עד 15, לא ״{ ISOLATE($found) }״.
    }
refusals-not_a_position_id = זה לא מזהה עמדה, כמו { "\u2066" }4HPwATDgc/ABMA{ "\u2069" }, וגם לא XGID. העתיקו אותו במלואו.
refusals-not_a_match_id = זה לא מזהה מאץ׳, כמו { "\u2066" }cAkAAAAAAAAA{ "\u2069" }. העתיקו את כל 12 התווים.
refusals-id_shows_resignation = במזהה המאץ׳ יש הצעת כניעה, שאי אפשר לסדר כאן. קחו את המזהה שלפני ההצעה.
refusals-id_shows_beaver = במזהה המאץ׳ יש ביבר בלי תשובה, שאי אפשר לסדר כאן. קחו את המזהה שלפני הביבר.
refusals-no_crawford = משחק קרופורד הוא המשחק הראשון שבו לאחד הצדדים חסרה נקודה אחת, במאץ׳ ליותר מנקודה אחת.
refusals-cube_turned_in_crawford = במשחק קרופורד אף אחד לא יכול היה להכפיל.
refusals-no_score = רק במאץ׳ לנקודות יש תוצאה.
refusals-turned_cube = במשחק בלי קוביית הכפלה אי אפשר להכפיל.
refusals-cube_up_to = חזקה של 2, עד { $max }.
refusals-cube_at_one = קוביית הכפלה בערך 1 אינה שייכת לאף צד.
refusals-cube_cannot_be_turned = אי אפשר להכפיל כאן.
refusals-play_needs_dice = מהלך צריך את הקוביות שלו.
refusals-dice_need_play = עם קוביות, ציינו גם את המהלך לרולאאוט.
refusals-dice_and_play = ציינו גם קוביות וגם מהלך, או אף אחד מהם.
refusals-play_ends_game = המהלך מסיים את המשחק, ולכן אין לו רולאאוט.
refusals-opening_roll = שני מספרים שונים מ־1 עד 6, כמו 31.
refusals-board_has_points = בלוח יש 24 משולשים.
refusals-too_many_checkers_on_roll = לצד שתורו יש { $count } כלים על הלוח, יותר מ־15.
refusals-too_many_checkers_not_on_roll = לצד שאין זה תורו יש { $count } כלים על הלוח, יותר מ־15.
refusals-point_held_by_both = לשני הצדדים יש כלים במשולש { $point } של הצד שתורו.
refusals-both_borne_off = שני הצדדים הוציאו את כל הכלים שלהם.
refusals-both_shut_out = שני הצדדים על הבר מול לוח סגור.
refusals-practice_changed = המשחק השתנה באותו רגע. טענו אותו מחדש.
refusals-practice_too_long = משחק האימון הזה נמשך זמן רב מדי. התחילו משחק אחר.
refusals-nothing_to_take_back = אין לאן לחזור אחורה.
refusals-nothing_to_decide = אין לכם עכשיו מה להחליט.
refusals-nobody_acts_after = אחרי האירוע הזה אף צד לא צריך להטיל או לשחק.
refusals-double_waits = הכפלה ממתינה לתשובה. התחילו לפניה, כשאותו צד צריך להטיל.
refusals-all_puzzles_answered = עניתם על כל החידות האלה.
refusals-no_answer_to_puzzle = זו אינה תשובה לחידה הזאת. ראו את ״allowed״ בתצוגה שלה.
refusals-not_in_this_step = אי אפשר לעשות זאת בצעד הזה.

## Moderation.

refusals-only_moderators = רק מפקחים יכולים לעשות זאת.
refusals-moderator_involved = הייתם מעורבים בזה, או שהיה מעורב חשבון עם אותם בעלים, אותו דפדפן או אותה כתובת. מפקח אחר צריך להחליט.
refusals-moderator_is_opponent = אתם, או חשבון עם אותם בעלים, אותו דפדפן או אותה כתובת, משחקים נגד השחקן הזה או שיחקתם נגדו ב־30 הימים האחרונים. מפקח אחר צריך להחליט.
refusals-moderator_in_competition = אתם, או חשבון עם אותם בעלים, אותו דפדפן או אותה כתובת, משתתפים עם השחקן הזה באירוע { ISOLATE($name) }, שעוד לא הסתיים. מפקח אחר צריך להחליט.
refusals-moderator_decided = ב־30 הימים האחרונים החלטתם בעניין { ISOLATE($name) }, ולכן אינכם משחקים באותה תחרות.
refusals-moderator_plays_unrated = ב־30 הימים האחרונים החלטתם בעניין { ISOLATE($name) }, ולכן אתם משחקים זה נגד זה רק בלי דירוג ובלי הימור.
refusals-cannot_take_part = { ISOLATE($name) } לא יכול להשתתף כרגע בתחרות הזאת.
refusals-reported_already = כבר דיווחתם על השחקן הזה. המפקחים יבדקו את הדיווח.
refusals-bots_not_reported = אי אפשר לדווח על בוטים.
refusals-decides_about_self = מפקח אחר צריך להחליט בעניינכם.
refusals-house_bot_not_sanctioned = הבוט הזה הוא של האתר.
refusals-report_of_other = הדיווח הוא על שחקן אחר.
refusals-report_closed = הדיווח כבר סגור.
refusals-report_needed = ציינו את מזהה הדיווח שרוצים לדחות.
refusals-sanction_of_other = הסנקציה היא של שחקן אחר.
refusals-sanction_over = הסנקציה כבר הסתיימה.
refusals-sanction_needed = ציינו את מזהה הסנקציה שרוצים להסיר.
refusals-no_open_case = אין תיק פתוח של השחקן הזה.
refusals-deed_impossible = זה לא אפשרי לגבי השחקן או הדיווח הזה.
refusals-reason_needed = צריך לציין סיבה, כי השחקן קורא אותה.
refusals-needs_hours = קבעו כמה זמן זה יימשך, 1 עד 87600 שעות.
refusals-has_no_end = לפעולה הזאת אין תאריך סיום.
refusals-one_appeal = אפשר לערער על סנקציה פעם אחת, כל עוד היא בתוקף. כבר ערערתם, או שהסנקציה הסתיימה.
refusals-appeal_decided = הערעור כבר הוכרע.
refusals-appeal_of_own_sanction = מפקח שלא הטיל את הסנקציה צריך להחליט.
refusals-not_a_range = כתבו טווח כתובות כמו { "\u2066" }192.0.2.0/24{ "\u2069" } או { "\u2066" }2001:db8::/32{ "\u2069" }, או כתובת בודדת.
refusals-range_too_wide = הטווח { ISOLATE($network) } רחב יותר מ־{ "\u2066" }/{ $shortest }{ "\u2069" }.
refusals-blocks_full = כבר נחסמו { $max } טווחים. בטלו קודם כמה חסימות.
refusals-void_changed = המאצ׳ים שייפסלו השתנו מאז התצוגה המקדימה. הציגו אותה שוב.
refusals-void_undone = הפסילה כבר בוטלה.
refusals-voids_busy = מאצ׳ים אחרים נפסלים ברגע זה. נסו שוב.
refusals-too_many_matches_to_void = יותר מ־{ $max } מאצ׳ים. פסלו אותם בחלקים, לפי תקופות קצרות יותר.

## What is not there.

refusals-no_such_address = אין כתובת כזאת.
refusals-no_such_player = אין שחקן כזה.
refusals-no_such_sign_in = אין כניסה כזאת.
refusals-no_such_device = אין מכשיר כזה.
refusals-no_such_passkey = אין מפתח גישה כזה.
refusals-no_such_bot_of_yours = אין לכם בוט כזה.
refusals-no_such_token = אין אסימון כזה.
refusals-no_such_match = אין מאץ׳ כזה.
refusals-no_such_game = אין משחק כזה.
refusals-no_such_page = אין עמוד כזה.
refusals-no_such_repair = אין תיקון כזה.
refusals-no_such_import = אין ייבוא כזה.
refusals-no_such_format = אין פורמט כזה. השתמשו ב־json, mat, sgf, xg, ogxm, txt או html.
refusals-no_such_practice_game = אין משחק אימון כזה.
refusals-no_such_rating_list = אין רשימת דירוג כזאת.
refusals-no_such_block = אין חסימה כזאת.
refusals-no_such_event = אין אירוע כזה.
refusals-no_such_tournament = אין טורניר כזה.
refusals-no_such_team_event = אין אירוע קבוצתי כזה.
refusals-no_such_team_match = אין מאץ׳ קבוצתי כזה.
refusals-no_such_comparative_event = אין אירוע השוואתי כזה.
refusals-no_such_team = אין קבוצה כזאת.
refusals-no_such_board = אין לוח כזה.
refusals-no_such_appeal = אין ערעור כזה.
refusals-no_such_bot = אין בוט כזה.
refusals-no_such_call = אין קריאה כזאת.
refusals-no_such_club = אין מועדון כזה.
refusals-no_such_comment = אין הערה כזאת.
refusals-no_such_competition = אין תחרות כזאת.
refusals-no_such_conversation = אין שיחה כזאת.
refusals-no_such_position = אין עמדה כזאת.
refusals-no_such_puzzle = אין חידה כזאת.
refusals-no_such_question = אין שאלה כזאת.
refusals-no_such_report = אין דיווח כזה.
refusals-no_such_review = אין ניתוח כזה.
refusals-no_such_sanction = אין סנקציה כזאת.
refusals-no_such_search = אין חיפוש כזה.
refusals-no_such_session = אין סשן כזה.
refusals-no_such_shared_position = אין עמדה משותפת כזאת.
refusals-no_such_step = אין צעד כזה.
refusals-no_such_table = אין שולחן כזה.
refusals-no_such_void = אין פסילה כזאת.
refusals-no_such_rating = אין דירוג כזה ברשימה הזאת.
refusals-no_such_match_that_counts = אין מאץ׳ כזה שנספר לדירוג או לקרדיטים.
refusals-no_such_team_match_that_counts = אין מאץ׳ קבוצתי כזה שנספר.

## The request and the server.

refusals-method_not_allowed = הכתובת הזאת אינה תומכת במתודה.
refusals-too_many_requests =
    יותר מדי ניסיונות. נסו שוב בעוד { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $seconds } שניות
    }.
refusals-too_large = זה גדול מדי: לכל היותר { $limit } בייטים.
refusals-head_too_large = כותרות הבקשה גדולות מדי.
refusals-too_slow = גוף הבקשה הגיע לאט מדי.
refusals-unsupported_protocol = הדף אינו מעודכן. טענו אותו מחדש.
refusals-maintenance = האתר בתחזוקה. מאצ׳ים פעילים נמשכים; חדשים יוכלו להתחיל בסיומה.
refusals-contended = אחרים שינו את אותו דבר ברגע זה. נסו שוב.
refusals-database_unreachable = השרת אינו מצליח להגיע למסד הנתונים שלו. נסו שוב בעוד רגע.
refusals-internal = משהו השתבש בשרת, והתקלה נרשמה. נסו שוב בעוד רגע.
refusals-malformed = לא ניתן לקרוא את הבקשה: { ISOLATE($detail) }
refusals-json_needed = הכותרת content-type צריכה להיות application/json.
refusals-websocket_only = הכתובת הזאת מקבלת רק WebSocket:{ "\u200F" } { ISOLATE($detail) }.
refusals-text_frames_only = הודעות הן JSON במסגרות טקסט.
refusals-server_stopping = השרת נעצר. נסו שוב בעוד רגע.
refusals-site_full = האתר מלא. שחקנים שנכנסו לחשבון שלהם עדיין יכולים להגיע.
refusals-competitions_watched = ב־socket אחד אפשר לצפות ב־{ $max } תחרויות לכל היותר.
refusals-matches_watched = ב־socket אחד אפשר לצפות ב־{ $max } מאצ׳ים לכל היותר.
refusals-disk_nearly_full = הדיסק של האתר כמעט מלא, ולכן רק מאצ׳ים פעילים נמשכים. נסו שוב מאוחר יותר.
refusals-pictures_busy = יותר מדי תמונות נוצרות כעת. נסו שוב בעוד רגע.

## Values of a field. The name of the field comes before the text.

refusals-from_to = { $min } עד { $max }.
refusals-at_most = לכל היותר { $max }.
refusals-characters = { $min } עד { $max } תווים.
refusals-at_most_characters = לכל היותר { $max } תווים.
refusals-one_of = אחד מאלה: { ISOLATE($choices) }.
refusals-missing = הערך חסר.
refusals-whole_number_from_to = מספר שלם, { $min } עד { $max }.
refusals-whole_number = מספר שלם.
refusals-must_be = כאן נדרש: { ISOLATE($expected) }.
refusals-visible_characters_only = בלי תווים בלתי נראים, בלי שינויים של כיוון הכתיבה ובלי ערמות של סימנים.
refusals-not_utf8 = זה אינו טקסט ב־UTF-8.
refusals-no_such_theme = אין נושא כזה של חידות.
refusals-own_network = הכתובת שלכם נמצאת ב־{ ISOLATE($network) }, וכך הייתם חוסמים את עצמכם.
refusals-choose_at_least_one = בחרו לפחות אחד.
refusals-match_has_events = מספר האירועים במאץ׳ הוא { $last }, ולא יותר.
refusals-plain_characters = 1 עד { $max } תווים מתוך { "\u2066" }A-Z a-z 0-9 - _{ "\u2069" }.
refusals-own_name = זה השם שלכם.
refusals-not_the_next = נדרש ה־״next״ של עמוד אחר.
refusals-two_players_needed = בחרו שני שחקנים שונים.
refusals-until_before_from = זה צריך להיות אחרי ״from״.
refusals-start_of_name = 1 עד 20 אותיות לטיניות, ספרות, - או _.
refusals-at_most_bytes = לכל היותר { $max } בייטים.
refusals-characters_of_text = { $min } עד { $max } תווים של טקסט.
refusals-at_most_characters_of_text = לכל היותר { $max } תווים של טקסט.
refusals-each_has_characters = בכל אחד { $min } עד { $max } תווים.
refusals-visible_characters = { $min } עד { $max } תווים, בלי תווים בלתי נראים.
