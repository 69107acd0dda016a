### Notices that the server sends to a browser whose page is closed: a title, and one sentence.

pushes-your_turn-title = התור שלכם
pushes-your_turn-text = התור שלכם נגד { $opponent }.
pushes-challenge-title = הזמנה למשחק
pushes-challenge-text = { "\u200F" }{ $opponent } רוצה לשחק נגדכם.
pushes-rematch-title = משחק גומלין?
pushes-rematch-text = { "\u200F" }{ $opponent } מציע לכם משחק גומלין.
pushes-match_found-title = המאץ׳ שלכם התחיל
pushes-match_found-text = { "\u200F" }{ $opponent } כבר ליד השולחן.
pushes-round-title = השולחן שלכם מוכן
pushes-round-text = היריב שלכם: { $opponent }.
pushes-calls-title = קוראים לכם
pushes-calls-text = קוראים לכם כמנהל באחד השולחנות באירוע שלכם.
pushes-message-title = הודעה חדשה
pushes-message-text = הודעה מאת { $by }.
