### Ready-made phrases at the table.

phrases-title = Phrases
phrases-hint = Each player reads them in their own language.
phrases-text-hello = Hello!
phrases-text-good_luck = Good luck!
phrases-text-well_played = Well played!
phrases-text-nice_roll = Nice roll!
phrases-text-lucky_me = That was lucky.
phrases-text-sorry = Sorry!
phrases-text-thanks = Thank you!
phrases-text-one_moment = One moment, please.
phrases-text-back = I am back.
phrases-text-good_game = Good game!
phrases-text-another_game = Another game?
phrases-text-last_game = This is my last game.
phrases-text-bye = I have to go. Bye!
