### The page of the house bots. The traits are the strengths and weaknesses of each bot.

botPage-lead = שישה יריבים שתמיד כאן, ממתחיל ועד רמה עולמית.
botPage-good = חוזקות
botPage-weak = חולשות
botPage-measured = עוצמה
botPage-measuredNote = העוצמה היא הדירוג ממאצ׳ים ל־5 נקודות של כל בוט נגד כל האחרים; יתרון של 300 שווה 68 ניצחונות מתוך 100. שני הדירוגים שמתחתיה הם מהמאצ׳ים כאן.
botPage-traits-Pip-good = אכילת כלים חשופים
botPage-traits-Pip-weak = מרוצים, קוביית ההכפלה וכל מה שדורש תוכנית
botPage-traits-Wilma-good = משחק זהיר ומרוצים פשוטים
botPage-traits-Wilma-weak = בליץ והכפלה בזמן
botPage-traits-Jago-good = התקפות ובליץ
botPage-traits-Jago-weak = משחק זהיר; מקבל הכפלות שכדאי לוותר עליהן
botPage-traits-Marlow-good = פתיחות ומרוצים
botPage-traits-Marlow-weak = משחקי מגע ארוכים כמו בק־גיים
botPage-traits-Sable-good = כל סוגי העמדות, במבט אחד
botPage-traits-Sable-weak = עמדות נדירות שדורשות לחשב כמה תורות קדימה
botPage-traits-Octavia-good = הכול: מחשבת מהלכים והכפלות שתי הטלות קדימה
botPage-traits-Octavia-weak = שום דבר שמורגש במאץ׳
