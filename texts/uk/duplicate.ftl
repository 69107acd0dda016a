### Both rooms of a duplicate game.

duplicate-open = Відкрита кімната
duplicate-closed = Закрита кімната
duplicate-turns = Ходи обох кімнат
duplicate-over = У цій кімнаті партія вже скінчилася.
duplicate-neverPart = Обидві кімнати грали однаково до кінця.
duplicate-part = Кімнати грають по-різному від ходу { $turn }.
