### Error messages for players. Where the server's message is more specific, it is shown instead.

errors-code-sign_in_required = פג תוקף הכניסה שלכם. היכנסו שוב.
errors-code-wrong_credentials = שם או סיסמה שגויים.
errors-code-second_factor_required = הזינו גם את הקוד מאפליקציית האימות.
errors-code-wrong_passkey = אין כאן חשבון עם מפתח הגישה הזה. היכנסו עם הסיסמה.
errors-code-wrong_code = הקוד שגוי או שכבר נעשה בו שימוש. הזינו את החדש ביותר.
errors-code-bad_token = האסימון כבר אינו תקף.
errors-code-scope_missing = לאסימון אין הרשאה לזה.
errors-code-wrong_csrf_token = הדף אינו מעודכן. טענו אותו מחדש.
errors-code-wrong_origin = הדף הזה אינו מורשה לעשות זאת. טענו אותו מחדש.
errors-code-name_taken = השם תפוס, או דומה מדי לשם תפוס. בחרו שם אחר.
errors-code-common_password = הסיסמה נפוצה מדי. בחרו סיסמה ארוכה יותר, למשל כמה מילים.
errors-code-seat_taken = מישהו אחר תפס את המקום. בחרו שולחן אחר.
errors-code-credits_short = אין מספיק קרדיטים להימור או לדמי הכניסה: שלכם, או של מי שפתח את השולחן. שחקנים חדשים מקבלים קרדיטים עם המשחק הראשון.
errors-code-address_blocked = בקשות מהרשת שלכם חסומות. אם זו טעות לדעתכם, כתבו למפעילי האתר.
errors-code-rated_limit = הגעתם לגבול המאצ׳ים המדורגים ביניכם בתוך 24 שעות. הזמינו את השחקן למאץ׳ לא מדורג.
errors-code-stake_limit = בהימור הזה אחד מכם יכול לזכות מחשבונות חדשים ביותר מהמותר ביום. שחקו בלי הימור, או נסו מחר.
errors-code-pairing_closed = החיפוש המהיר סגור לכם לזמן מה: בתוך שעה עזבתם שלושה מאצ׳ים מיד אחרי תחילתם. עדיין אפשר להצטרף לשולחנות ולהזמין שחקנים.
errors-code-own_account = חשבונות מאותו דפדפן משחקים זה נגד זה רק בלי דירוג ובלי הימור.
errors-code-match_in_play = העמדה הזאת מופיעה במאץ׳ שאתם משחקים כעת, ולכן המנוע לא יאמר עליה דבר עד שהמאץ׳ יסתיים.
errors-code-suspended = החשבון מושעה. בדף החשבון כתוב למה, עד מתי ואיך לערער.
errors-code-account_needed = אורחים לא יכולים לעשות זאת. הירשמו, או שמרו את החשבון.
errors-code-not_found = לא נמצא. ייתכן שהוסר או שהשם השתנה.
errors-code-too_large = זה גדול מדי. שלחו משהו קטן יותר.
errors-code-internal = משהו השתבש בשרת, והתקלה נרשמה. נסו שוב בעוד רגע.
errors-code-maintenance = האתר בתחזוקה. מאצ׳ים פעילים נמשכים; חדשים יוכלו להתחיל בסיומה.
errors-code-unavailable = אין קשר עם השרת. נסו שוב בעוד רגע.
errors-code-unsupported_protocol = הדף אינו מעודכן. טענו אותו מחדש.
errors-reason-one_person = חשבונות שחולקים דפדפן או כתובת נחשבים לאדם אחד, ולאדם יש כאן מקום אחד. במאץ׳ קבוצתי המנהל יכול לאשר שאלה שני אנשים.
errors-reason-not_established = חשבונות חדשים עדיין לא יכולים להירשם: החשבון צריך להיות בן כמה ימים ולסיים מאצ׳ים מדורגים בשלושה ימים שונים.
errors-reason-pair_is_seated = לשניהם יש מקום או שהם כבר שיחקו במאץ׳ הזה, ולכן אי אפשר לבטל.
errors-reason-seat_taken_over = המנהל נתן את המקום שלכם לשחקן אחר בקבוצה. הסיבה כתובה בדף המאץ׳.
errors-reason-passkey_needed = כדי להתיישב במאץ׳ הזה צריך מפתח גישה. טענו את הדף מחדש ונסו שוב.
errors-reason-passkey_missing = המאץ׳ הזה דורש מפתח גישה, ובחשבון שלכם אין מפתח. הוסיפו מפתח בדף החשבון ואז התיישבו.
errors-reason-passkey_wrong = המפתח הזה אינו של החשבון שלכם, או שעבר זמן רב מדי. נסו שוב עם מפתח שלכם.
errors-reason-passkey_program = לתוכנה אין מפתח גישה, ולכן היא לא יכולה לשחק במאץ׳ שדורש אותו. בחרו אנשים או בוטים של האתר.
errors-reason-board_budget = הלוחות של החשבון הזה שלחו כבר את כל המותר לעת עתה. שחקו על המסך; הלוח יוכל לחזור מאוחר יותר.
errors-reason-passkey_board = המאץ׳ הזה דורש מפתח גישה, ולכן אי אפשר לשחק אותו על לוח חיישנים. שחקו אותו על המסך.
errors-tooMany =
    יותר מדי ניסיונות. נסו שוב בעוד { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $seconds } שניות
    }.
errors-replaced = יש תוצאה חדשה יותר. עיינו בה, והזינו שוב את שלכם אם היא הנכונה. ({ $details })
errors-toTeamMatch = למאץ׳ הקבוצתי
errors-tooManyForNow = יותר מדי ניסיונות. נסו שוב מאוחר יותר.
errors-unknown = משהו השתבש בדף. טענו אותו מחדש.
