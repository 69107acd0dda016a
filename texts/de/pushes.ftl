### Notices that the server sends to a browser whose page is closed: a title, and one sentence.

pushes-your_turn-title = Du bist am Zug
pushes-your_turn-text = Du bist gegen { $opponent } am Zug.
pushes-challenge-title = Herausforderung
pushes-challenge-text = { $opponent } will gegen dich spielen.
pushes-rematch-title = Revanche?
pushes-rematch-text = { $opponent } bietet dir eine Revanche an.
pushes-match_found-title = Dein Match hat begonnen
pushes-match_found-text = { $opponent } sitzt am Brett.
pushes-round-title = Dein Tisch ist bereit
pushes-round-text = Du spielst gegen { $opponent }.
pushes-calls-title = Du wirst gerufen
pushes-calls-text = An einem Tisch deines Turniers ruft jemand die Leitung.
pushes-message-title = Neue Nachricht
pushes-message-text = { $by } hat dir geschrieben.
