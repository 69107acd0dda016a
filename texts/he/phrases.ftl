### Ready-made phrases at the table.

phrases-title = משפטים מוכנים
phrases-hint = כל אחד קורא אותם בשפה שלו.
phrases-text-hello = שלום!
phrases-text-good_luck = בהצלחה!
phrases-text-well_played = יפה שיחקת!
phrases-text-nice_roll = הטלה יפה!
phrases-text-lucky_me = היה לי מזל.
phrases-text-sorry = סליחה!
phrases-text-thanks = תודה!
phrases-text-one_moment = רגע, בבקשה.
phrases-text-back = חזרתי.
phrases-text-good_game = משחק יפה!
phrases-text-another_game = עוד משחק?
phrases-text-last_game = זה המשחק האחרון שלי.
phrases-text-bye = הגיע הזמן ללכת. להתראות!
