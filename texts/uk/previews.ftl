### Previews of links that people share: a title, and a description below it.

previews-site-title = Fullprime: бекгемон онлайн
previews-site-text = Рейтинговий бекгемон з кубиками, які можна перевірити. Кожен матч аналізується, безкоштовно.
previews-over-won = { $winner } виграє проти { $loser }
previews-over-won_by = { $winner } виграє { $most }:{ $least } проти { $loser }
previews-over-text = { $format }. Перегляньте матч, його аналіз і кубики.
previews-live-text = { $format }. Дивіться наживо.
previews-table-of = { $host } чекає на суперника
previews-table-open = Відкритий стіл для гри в бекгемон
previews-table-text = { $format }. Сідайте за стіл і грайте.
previews-review-title = { $white } – { $black }: аналіз
previews-review-text = { $format }, хід за ходом: кожна помилка, найкращий хід і везіння.
previews-position-play = Як би ви зіграли { $roll }?
previews-position-double = Подвоювати чи ні?
previews-position-text = Позиція в бекгемоні з аналізом.
