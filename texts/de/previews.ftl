### Previews of links that people share: a title, and a description below it.

previews-site-title = Fullprime: Backgammon online
previews-site-text = Gewertetes Backgammon mit Würfeln, die du nachprüfen kannst. Jedes Match wird analysiert, kostenlos.
previews-over-won = { $winner } gewinnt gegen { $loser }
previews-over-won_by = { $winner } gewinnt { $most }:{ $least } gegen { $loser }
previews-over-text = { $format }. Sieh das Match noch einmal, mit Analyse und Würfeln.
previews-live-text = { $format }. Sieh live zu.
previews-table-of = { $host } sucht einen Gegner
previews-table-open = Ein offener Backgammon-Tisch
previews-table-text = { $format }. Setz dich und spiel.
previews-review-title = { $white } – { $black }: die Analyse
previews-review-text = { $format }, Zug für Zug: jeder Fehler, der beste Zug und das Würfelglück.
previews-position-play = Wie spielst du { $roll }?
previews-position-double = Doppeln oder nicht?
previews-position-text = Eine Backgammon-Stellung mit Analyse.
