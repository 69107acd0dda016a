### Ready-made phrases at the table.

phrases-title = Frases
phrases-hint = Cada jugador las lee en su idioma.
phrases-text-hello = ¡Hola!
phrases-text-good_luck = ¡Suerte!
phrases-text-well_played = ¡Bien jugado!
phrases-text-nice_roll = ¡Buena tirada!
phrases-text-lucky_me = He tenido suerte.
phrases-text-sorry = ¡Perdón!
phrases-text-thanks = ¡Gracias!
phrases-text-one_moment = Un momento, por favor.
phrases-text-back = Ya he vuelto.
phrases-text-good_game = ¡Buena partida!
phrases-text-another_game = ¿Otra partida?
phrases-text-last_game = Esta es mi última partida.
phrases-text-bye = Tengo que irme. ¡Adiós!
