errors-unreachable = אין קשר עם השרת. נסו שוב בעוד רגע.
errors-noAnswer = השרת אינו עונה. מה שהזנתם נשמר. נסו שוב: הפעולה תבוצע פעם אחת בלבד.
errors-outdated = הדף אינו מעודכן. טענו אותו מחדש.
errors-toTeamMatch = למאץ׳ הקבוצתי
errors-unknown = משהו השתבש בדף. טענו אותו מחדש.
