### Notifications of the browser while no page of the site is open.

push-title = התראות במכשיר הזה
push-text = גם כש־Fullprime סגור. כשאתם כאן, שום דבר לא נשלח.
push-kinds = להודיע לי על
push-kind-your_turn = התור שלי במאצ׳ים בהתכתבות
push-kind-challenge = הזמנות למשחק
push-kind-match_found = מאץ׳ שלי שהתחיל
push-kind-round = השולחן שלי באירוע מוכן
push-kind-calls = שחקנים שקוראים לי כמנהל
push-kind-messages = הודעות פרטיות
push-none = הדפדפן הזה לא יכול להציג התראות כש־Fullprime סגור. באייפון הוסיפו קודם את Fullprime למסך הבית.
push-failed = הדפדפן לא הצליח להירשם. בדקו את ההגדרות שלו ונסו שוב.
push-others = מכשירים אחרים
push-forget = כיבוי
