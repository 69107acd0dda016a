### Previews of links that people share: a title, and a description below it.

previews-site-title = Fullprime: backgammon online
previews-site-text = Play rated backgammon with dice that you can check. Every match is analysed, and it is free.
# $winner (string)
# $loser (string)
previews-over-won = { $winner } beat { $loser }
# $winner (string)
# $loser (string)
# $most (number)
# $least (number)
previews-over-won_by = { $winner } beat { $loser } { $most }:{ $least }
# $format (string)
previews-over-text = { $format }. Replay the match, and see its analysis and its dice.
# $format (string)
previews-live-text = { $format }. Watch it live.
# $host (string)
previews-table-of = { $host } is waiting for an opponent
previews-table-open = An open backgammon table
# $format (string)
previews-table-text = { $format }. Take the seat and play.
# $white (string)
# $black (string)
previews-review-title = { $white } – { $black }: the analysis
# $format (string)
previews-review-text = { $format }, move by move: every mistake, what was best, and the luck of the dice.
# $roll (string)
previews-position-play = How would you play { $roll }?
previews-position-double = Double or not?
previews-position-text = A backgammon position, with its analysis.
