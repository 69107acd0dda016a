### The house bots.

bots-title-beginner = מתחיל
bots-title-casual = מזדמן
bots-title-intermediate = בינוני
bots-title-club_player = שחקן מועדון
bots-title-expert = מומחה
bots-title-world_class = רמה עולמית
bots-level = רמה { $level } מתוך { $levels }
bots-strength = דירוג { $rating } במאצ׳ים בין כל הבוטים כאן
bots-about =
    { $name ->
        [Pip] רק עכשיו למד איך הכלים זזים, ואוהב לאכול. שוכח שיש קוביית הכפלה.
        [Wilma] משחקת בימי ראשון ומשחקת בזהירות: לא משאירה כלי חשוף אם אפשר להימנע מזה, וחושבת פעמיים על כל הכפלה.
        [Jago] נועז וממהר. קודם אוכל, אחר כך סופר, ומקבל כמעט כל הכפלה.
        [Marlow] עמוד התווך של מועדון יום חמישי. מכיר את הפתיחות, סופר צעדים ומתעייף במשחקים ארוכים.
        [Sable] מהירה ומדויקת. מבט אחד בעמדה, ושיקול הדעת שלה כמעט לא טועה.
        [Octavia] בודקת כל תשובה לכל הטלה לפני שהיא מזיזה כלי. הטובה ביותר כאן.
       *[other] { $about }
    }
bots-page-title = בוטים
bots-page-about = מי הם וכמה הם חזקים
