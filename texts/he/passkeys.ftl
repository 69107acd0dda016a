### Passkeys: signing in with a device instead of a password.

passkeys-title = מפתחות גישה
passkeys-lead = היכנסו בטביעת אצבע, בזיהוי פנים או בקוד, בטלפון, במחשב או במפתח אבטחה. אין מה להקליד, ואין מה שדף מזויף יכול לגנוב.
passkeys-add = הוספת מפתח גישה
passkeys-addText = הזינו את הסיסמה; אחר כך הדפדפן ישאל היכן לשמור את המפתח.
passkeys-name = שם המפתח
passkeys-nameHint = כדי להבחין בין המפתחות שלכם
passkeys-added = המפתח נוסף. מעתה אפשר להיכנס איתו.
passkeys-since =
    { $used ->
        [none] נוסף ב־{ $made }, עוד לא היה בשימוש
       *[other] נוסף ב־{ $made }, שימוש אחרון: { $used }
    }
passkeys-remove = הסרה
passkeys-removeNamed = הסרת { ISOLATE($name) }
passkeys-removed = המפתח הוסר.
passkeys-notHere = מפתחות גישה צריכים דפדפן שתומך בהם, ואתר מוצפן (https) שנפתח בשם המתחם שלו.
passkeys-signIn = כניסה עם מפתח גישה
passkeys-cancelled = לא נבחר מפתח גישה.
passkeys-known = במכשיר הזה כבר יש מפתח גישה לחשבון שלכם.
