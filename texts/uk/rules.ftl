### The frame of the rules. Their text is a module of its own for each language (`web/src/ui/pages/rules/en`).

rules-title = Правила
rules-lead = Уся гра, як у неї грають тут: давні правила бекгемону й те, що додає цей дім.
rules-contents = Зміст
rules-calculator = Спробуйте
rules-yourRating = Ваш рейтинг
rules-yourExperience = Ваш досвід
rules-opponentRating = Рейтинг суперника
rules-weight = Формат
rules-chance = Ваш шанс виграти
rules-ifWon = Якщо виграєте
rules-ifLost = Якщо програєте
