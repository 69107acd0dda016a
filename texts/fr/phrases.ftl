### Ready-made phrases at the table.

phrases-title = Phrases
phrases-hint = Chacun les lit dans sa propre langue.
phrases-text-hello = Bonjour !
phrases-text-good_luck = Bonne chance !
phrases-text-well_played = Bien joué !
phrases-text-nice_roll = Beau jet !
phrases-text-lucky_me = J’ai eu de la chance.
phrases-text-sorry = Désolé !
phrases-text-thanks = Merci !
phrases-text-one_moment = Un instant, s’il vous plaît.
phrases-text-back = Je suis de retour.
phrases-text-good_game = Belle partie !
phrases-text-another_game = Encore une partie ?
phrases-text-last_game = C’est ma dernière partie.
phrases-text-bye = Je dois partir. Au revoir !
