### Matches as files.

downloads-title = הורדת המאץ׳
downloads-formats-mat = לתוכנות אחרות (.mat)
downloads-formats-xg = ל־eXtreme Gammon (.xg)
downloads-formats-sgf = עם הניתוח (.sgf)
downloads-formats-ogxm = ל־HedgeHog ול־OpenGammon (.ogxm)
downloads-formats-html = דף עם הערות
downloads-formats-txt = טקסט עם הערות
downloads-formats-json = כל הנתונים (JSON)
downloads-event = כל המאצ׳ים כ־zip
downloads-all = הורדת כל המאצ׳ים שלכם
downloads-allText = קובץ zip עם כל מאץ׳ שסיימתם כאן וכל מאץ׳ בספרייה שלכם, בפורמט שתבחרו, יחד עם הקבצים שהעליתם.
