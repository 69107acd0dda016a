### Two-factor authentication: a code from an app besides the password.

secondFactor-title = אימות דו־שלבי
secondFactor-lead = אפליקציית אימות בטלפון מציגה קוד שמתחלף כל 30 שניות. איתה, הסיסמה לבדה אינה מספיקה כדי להיכנס.
secondFactor-on = הגדרת אפליקציית אימות
secondFactor-off = כיבוי האימות הדו־שלבי
secondFactor-isOn = פעיל מאז { $since }.
secondFactor-isOff = האימות הדו־שלבי כבוי.
secondFactor-left =
    { $n ->
        [0] לא נותרו קודי שחזור. צרו חדשים.
        [one] נותר קוד שחזור אחד.
        [2] נותרו שני קודי שחזור.
       *[other] נותרו { $n } קודי שחזור.
    }
secondFactor-renew = קודי שחזור חדשים
secondFactor-next = המשך
secondFactor-deviceTitle = סריקת קוד ה־QR
secondFactor-deviceText = סרקו אותו באפליקציית אימות, ואז הזינו את הקוד שהיא מציגה.
secondFactor-picture = קוד QR לאפליקציית אימות
secondFactor-byHand = אם אי אפשר לסרוק, הזינו את המפתח הזה ביד:
secondFactor-code = קוד
secondFactor-codeHint = שש ספרות מהאפליקציה, או קוד שחזור
secondFactor-confirm = הפעלה
secondFactor-codesTitle = קודי השחזור שלכם
secondFactor-codesText = אם הטלפון יאבד, כל אחד מהקודים מאפשר כניסה אחת. שמרו אותם עם המסמכים החשובים שלכם: הם מוצגים רק עכשיו.
secondFactor-noted = שמרתי אותם
