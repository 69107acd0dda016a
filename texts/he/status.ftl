### The page about the state of the site.

status-title = מצב האתר
status-lead = בכל לילה האתר בודק את כל מה שהוא שומר, ומשחזר את הגיבוי האחרון כדי לוודא שהוא תקין.
status-none = עוד לא נעשתה בדיקה. הבדיקות נעשות בלילה.
status-passed = כל הבדיקות עברו בהצלחה.
status-failed = משהו לא תקין. הפרטים ביומן של המפעיל.
status-checkedAt = בדיקה אחרונה: { $when }.
status-diskLow = הדיסק של האתר כמעט מלא. מאצ׳ים שכבר התחילו נמשכים; כל דבר אחר ששומר משהו לא יתאפשר עד שיתפנה מקום.
status-steps-pages = אפשר לקרוא את מסד הנתונים במלואו
status-steps-logs = כל מאץ׳ משתחזר לתוצאתו
status-steps-ratings = כל דירוג נובע מהמאצ׳ים שלו
status-steps-books = לכל קרדיט יש מקור
status-steps-backup = נעשה גיבוי חדש
status-steps-restore = הגיבוי שוחזר ועבר את אותן בדיקות
status-results-passed = תקין
status-results-failed = נכשל
status-results-skipped = לא נבדק כאן
