### The page with all rolls.

dice-title = כל הקוביות שהוטלו אי פעם
dice-lead = כל ההטלות ממאצ׳ים שהסתיימו באתר. לוחות שמישהו עוד עשוי לשחק אינם נכללים.
dice-who-all = כל ההטלות
dice-who-people = הטלות של אנשים
dice-who-programs = הטלות של תוכנות של שחקנים
dice-who-house_bots = הטלות של הבוטים של האתר

dice-counted = { NUMBER($rolls, useGrouping: "auto") } הטלות ו־{ NUMBER($openings, useGrouping: "auto") } קוביות פתיחה
dice-counts = { $who }: ספירה
dice-tests = { $who }: מבחנים
dice-numbers = מספר
dice-doubles = דאבל
dice-test = מבחן
dice-degrees = דרגות חופש
dice-testNumbers = כל המספרים שכיחים באותה מידה
dice-testDoubles = הטלה אחת משש היא דאבל
dice-testRolls = כל 36 ההטלות שכיחות באותה מידה
dice-testSerial = מספר אינו תלוי בקודמו
dice-tooFew = עדיין אין מספיק הטלות
dice-readTitle = איך לקרוא את זה
dice-read-1 = p הוא הסיכוי שקוביות הוגנות ייראו לא אחידות לפחות כמו אלה. הוא יכול להיות כל ערך בין 0 ל־1. בקוביות הוגנות p קטן מ־0.05 במבחן אחד מעשרים, וקטן מ־0.001 באחד מאלף. ערך שנשאר זעיר גם כשמספר ההטלות גדל היה מעיד על תקלה.
dice-read-2 = אנשים ובוטים מטילים לפי אותו כלל. אילו היה לבוטים יתרון, הטבלה שלהם הייתה שונה מזו של האנשים.
dice-read-3 = הטלות משותפות לכמה שולחנות של לוח דופליקט נספרות פעם אחת. קוביות שהוטלו ביד, הטלות מקובץ של מנהל ומשחקי אימון אינם נכללים.
dice-verify = בדיקת מאץ׳
