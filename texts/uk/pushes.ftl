### Notices that the server sends to a browser whose page is closed: a title, and one sentence.

pushes-your_turn-title = Ваш хід
pushes-your_turn-text = Ваш хід у матчі: { $opponent }.
pushes-challenge-title = Виклик
pushes-challenge-text = { $opponent } хоче зіграти з вами.
pushes-rematch-title = Реванш?
pushes-rematch-text = { $opponent } пропонує вам реванш.
pushes-match_found-title = Ваш матч почався
pushes-match_found-text = { $opponent } за дошкою.
pushes-round-title = Ваш стіл готовий
pushes-round-text = Ваш суперник: { $opponent }.
pushes-calls-title = Вас кличуть
pushes-calls-text = За столом вашого турніру кличуть суддю.
pushes-message-title = Нове повідомлення
pushes-message-text = Вам пише { $by }.
