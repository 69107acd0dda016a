### Notices that the server sends to a browser whose page is closed: a title, and one sentence.

pushes-your_turn-title = Your turn
# $opponent (string)
pushes-your_turn-text = It is your turn against { $opponent }.
pushes-challenge-title = Challenge
# $opponent (string)
pushes-challenge-text = { $opponent } wants to play you.
pushes-rematch-title = Rematch?
# $opponent (string)
pushes-rematch-text = { $opponent } offers you a rematch.
pushes-match_found-title = Your match has begun
# $opponent (string)
pushes-match_found-text = { $opponent } is at the board.
pushes-round-title = Your table is ready
# $opponent (string)
pushes-round-text = You play { $opponent }.
pushes-calls-title = You are being called
pushes-calls-text = A player at a table of your event is calling the director.
pushes-message-title = New message
# $by (string)
pushes-message-text = { $by } has written to you.
