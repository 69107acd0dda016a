### Kato record sheets.

sheet-title = Record sheet
sheet-lead = A game as players write it down by hand.
# $white (string)
# $black (string)
sheet-heading = { $white } – { $black }, as players write it down by hand.
sheet-which = Game
# $number (number)
# $white (number)
# $black (number)
sheet-game = Game { $number }, { $white }–{ $black }
sheet-paper = Paper
sheet-letter = Letter
sheet-pdf = Print this game
sheet-pdfAll = Print all games
sheet-data = As data
# $page (number)
# $pages (number)
sheet-pageOf = Page { $page } of { $pages } of the record sheet
sheet-notOver = A match gets its record sheet when it is over.
sheet-notFound = There is no match with this id.
sheet-empty = No moves were played in this match.
sheet-how = How to read it
sheet-rules-1 = One board for each turn, read row by row; the sign above it says whose turn it is: a ring is the player named at the top, a dot the one at the bottom.
sheet-rules-2 = The number of a die is written in the square where its checker landed. If one checker moves with both dice, the first number is written where it stopped on the way. For doubles, the number is written once for each move.
sheet-rules-3 = Numbers outside, beside the home board, are checkers borne off. A number crossed out in the middle could not be played.
sheet-rules-4 = An arrow is a double: it points from the player who offers it to the other one. A take has no mark.
sheet-rules-5 = Each player’s name is on the side where that player’s back checkers start. Small dots outside the board mark every third line.
sheet-rules-6 = Hits are not marked: set up a board and play along, as Hideo Kato did when he thought of it in 1981.
