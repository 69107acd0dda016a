### The blunder trainer and performances.

trainer-lead = Ваші помилки й невдалі задачі повертаються саме тоді, коли ви починаєте їх забувати.
trainer-counts = До повторення зараз: { $due } · пізніше: { $waiting } · вивчено: { $learned }
trainer-nothingYet = Помилок, на яких вчитися, ще немає
trainer-nothingYetText = Зіграйте матч. Ваші помилки з’являться тут невдовзі після його кінця.
trainer-doneForNow = Поки що все
trainer-nextAt = Наступне запитання повернеться { $day } о { $time }.
trainer-you = вас
trainer-from =
    { $day ->
        [none] Проти { $opponent }
       *[other] Проти { $opponent }, { $day }
    }
trainer-score = { $own }:{ $other } до { $length }
trainer-money = на гроші
trainer-askCube = Що зробите з кубом?
trainer-askPlay = Як ви ходите { $high }-{ $low }?
trainer-right = Правильно
trainer-wrong = Не найкраще
trainer-again = Повернеться { $day }.
trainer-missedPuzzle = Задача, яка вам не вдалася
trainer-next = Наступне запитання
trainer-inMatch = Дивитися в матчі
trainer-performance = Сила гри
trainer-performanceHint = PR останніх матчів: 500 × середня помилка за рішення. Що менше, то краще.
trainer-performanceNone = Проаналізованих матчів ще немає.
trainer-byPart = За частинами гри
trainer-typical = Типові помилки
trainer-typicalNone = Поки немає.
trainer-times = разів: { $count }
trainer-chart = PR за матчами
trainer-point = { $day }, PR { $pr } проти { $opponent }
trainer-mistakeThemes-missed_double = Пропущені подвоєння
trainer-mistakeThemes-wrong_double = Зарано подвоєно
trainer-mistakeThemes-too_good = Забрано замість грати далі
trainer-mistakeThemes-wrong_take = Прийнято замість відмови
trainer-mistakeThemes-wrong_pass = Відмова замість прийняття
trainer-mistakeThemes-missed_hit = Не побито
trainer-mistakeThemes-wrong_hit = Побито даремно
trainer-mistakeThemes-point_not_made = Не закриті пункти
trainer-mistakeThemes-stayed_back = Лишилися позаду
trainer-mistakeThemes-ran_too_soon = Зарано побігли
trainer-mistakeThemes-too_loose = Забагато блотів
trainer-mistakeThemes-too_safe = Надто обережно
trainer-mistakeThemes-race = Гонки
trainer-mistakeThemes-bear_off = Викидання
trainer-mistakeThemes-other = Інше
