### Ready-made phrases at the table.

phrases-title = Фрази
phrases-hint = Кожен читає їх своєю мовою.
phrases-text-hello = Вітаю!
phrases-text-good_luck = Щасти!
phrases-text-well_played = Гарно зіграно!
phrases-text-nice_roll = Гарний кидок!
phrases-text-lucky_me = Мені пощастило.
phrases-text-sorry = Перепрошую!
phrases-text-thanks = Дякую!
phrases-text-one_moment = Хвилинку, будь ласка.
phrases-text-back = Я знову тут.
phrases-text-good_game = Гарна гра!
phrases-text-another_game = Ще партію?
phrases-text-last_game = Це моя остання партія.
phrases-text-bye = Мушу йти. Бувайте!
