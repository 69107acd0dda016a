### Ready-made phrases at the table.

phrases-title = Floskeln
phrases-hint = Jeder liest sie in der eigenen Sprache.
phrases-text-hello = Hallo!
phrases-text-good_luck = Viel Glück!
phrases-text-well_played = Gut gespielt!
phrases-text-nice_roll = Schöner Wurf!
phrases-text-lucky_me = Da hatte ich Glück.
phrases-text-sorry = Entschuldigung!
phrases-text-thanks = Danke!
phrases-text-one_moment = Einen Moment, bitte.
phrases-text-back = Ich bin wieder da.
phrases-text-good_game = Schönes Spiel!
phrases-text-another_game = Noch ein Spiel?
phrases-text-last_game = Das ist mein letztes Spiel.
phrases-text-bye = Ich muss los. Tschüss!
