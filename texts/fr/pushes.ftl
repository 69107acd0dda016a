### Notices that the server sends to a browser whose page is closed: a title, and one sentence.

pushes-your_turn-title = À vous de jouer
pushes-your_turn-text = C’est à vous de jouer contre { $opponent }.
pushes-challenge-title = Défi
pushes-challenge-text = { $opponent } veut jouer contre vous.
pushes-rematch-title = Une revanche ?
pushes-rematch-text = { $opponent } vous propose une revanche.
pushes-match_found-title = Votre match a commencé
pushes-match_found-text = { $opponent } est à la table.
pushes-round-title = Votre table est prête
pushes-round-text = Vous jouez contre { $opponent }.
pushes-calls-title = On vous appelle
pushes-calls-text = À une table de votre événement, un joueur appelle le directeur.
pushes-message-title = Nouveau message
pushes-message-text = { $by } vous a écrit.
