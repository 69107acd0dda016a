### Previews of links that people share: a title, and a description below it.

previews-site-title = Fullprime : le backgammon en ligne
previews-site-text = Du backgammon classé, avec des dés que vous pouvez vérifier. Chaque match est analysé, gratuitement.
previews-over-won = { $winner } bat { $loser }
previews-over-won_by = { $winner } bat { $loser } { $most }:{ $least }
previews-over-text = { $format }. Revoyez le match, son analyse et ses dés.
previews-live-text = { $format }. Suivez-le en direct.
previews-table-of = { $host } attend un adversaire
previews-table-open = Une table de backgammon libre
previews-table-text = { $format }. Prenez place et jouez.
previews-review-title = { $white } – { $black } : l’analyse
previews-review-text = { $format }, coup par coup : chaque erreur, le meilleur coup et la chance aux dés.
previews-position-play = Comment joueriez-vous { $roll } ?
previews-position-double = Doubler ou non ?
previews-position-text = Une position de backgammon avec son analyse.
