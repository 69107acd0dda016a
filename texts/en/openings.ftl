### The opening reference, and a decision at other scores and depths.

openings-lead = The plays of the first two rolls, rolled out by this site’s engine. Choose a play to see the replies to it.
# $dice (string)
# $play (string)
openings-repliesTo = Replies to { $dice }: { $play }
openings-back = All openings
openings-roll = Roll
openings-play = Play
openings-behind = Behind
openings-wins = Wins
openings-gammons = Gammons
openings-losses = Gammons lost
# $play (string)
openings-replies = Replies to { $play }
openings-none = No replies are rolled out for this play yet.
openings-noneAtAll = No replies are rolled out yet.
# $rolls (string)
openings-lacking = No replies are rolled out yet after { $rolls }.
# $games (string)
# $halfMoves (number)
openings-how = Money play without the Jacoby rule, centred cube. { $games } games for each play, { $halfMoves } half-moves at 0-ply, with variance reduction and the same dice for all plays of a roll. ± is the 95 % interval.
openings-analyse = Analyse
openings-scores-title = At other scores
openings-scores-show = Show all scores
openings-scores-wait = Evaluating 97 scores …
openings-scores-axis = Rows: points that the side on roll needs. Columns: points that the other side needs. C: Crawford game, P: after it.
openings-scores-cubeHint = ND no double, DT double and take, DP double and pass, TG too good to double, OD optional double (rolling is worth the same), – no cube
openings-scores-noCube = no cube
openings-scores-optional = optional double
# $play (string)
openings-scores-playHint = The number is what { $play } costs at that score, in thousandths; the letter is the best play.
# $own (string)
# $other (string)
# $what (string)
openings-scores-cell = { $own }-away, { $other }-away: { $what }
# $best (string)
# $cost (string)
openings-scores-costs = { $best }, costs { $cost }
# $plies (number)
openings-scores-plies = { $plies }-ply
openings-levels-title = All depths
openings-levels-show = Compare depths
openings-levels-wait = Evaluating …
openings-levels-depth = Depth
openings-levels-best = Best
openings-levels-second = Second
openings-levels-lead = Lead
