### Notices that the server sends to a browser whose page is closed: a title, and one sentence.

pushes-your_turn-title = Te toca
pushes-your_turn-text = Te toca jugar contra { $opponent }.
pushes-challenge-title = Reto
pushes-challenge-text = { $opponent } quiere jugar contra ti.
pushes-rematch-title = ¿Revancha?
pushes-rematch-text = { $opponent } te ofrece la revancha.
pushes-match_found-title = Tu match ha empezado
pushes-match_found-text = { $opponent } ya está en la mesa.
pushes-round-title = Tu mesa está lista
pushes-round-text = Juegas contra { $opponent }.
pushes-calls-title = Te llaman
pushes-calls-text = En una mesa de tu evento llaman al director.
pushes-message-title = Mensaje nuevo
pushes-message-text = { $by } te ha escrito.
