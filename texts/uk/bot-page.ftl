### The page of the house bots. The traits are the strengths and weaknesses of each bot.

botPage-lead = Шість суперників, які завжди на місці: від новачка до світового класу.
botPage-good = Сильні сторони
botPage-weak = Слабші сторони
botPage-measured = Сила гри
botPage-measuredNote = Сила гри — це рейтинг за матчами до 5 очок, у яких кожен бот грав із кожним; різниця в 300 дає 68 перемог зі 100. Два рейтинги нижче — за матчами тут.
botPage-traits-Pip-good = Биття блотів
botPage-traits-Pip-weak = Гонки, куб і все, що потребує плану
botPage-traits-Wilma-good = Обережні ходи й прості гонки
botPage-traits-Wilma-weak = Бліц-атаки й вчасне подвоєння
botPage-traits-Jago-good = Атаки та бліц
botPage-traits-Jago-weak = Обережна гра; приймає подвоєння, які слід відхилити
botPage-traits-Marlow-good = Дебюти й гонки
botPage-traits-Marlow-weak = Довгі контактні партії, як-от бекгейм
botPage-traits-Sable-good = Усі види позицій, з першого погляду
botPage-traits-Sable-weak = Рідкісні позиції, які треба рахувати на кілька ходів уперед
botPage-traits-Octavia-good = Усе: рахує ходи й куб на два кидки вперед
botPage-traits-Octavia-weak = Нічого, що помітно в матчі
