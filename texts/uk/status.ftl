### The page about the state of the site.

status-title = Стан сайту
status-lead = Щоночі сайт перевіряє все, що зберігає, і пробно відновлює найновішу резервну копію.
status-none = Перевірок ще не було. Вони відбуваються вночі.
status-passed = Усі перевірки пройдено.
status-failed = Щось не так. Подробиці — в журналі власника сайту.
status-checkedAt = Остання перевірка: { $when }.
status-diskLow = Диск сайту майже заповнений. Розпочаті матчі тривають; усе інше, що щось зберігає, вимкнено, доки не з’явиться місце.
status-steps-pages = Базу даних можна прочитати повністю
status-steps-logs = Кожен матч, відтворений заново, дає свій результат
status-steps-ratings = Кожен рейтинг відповідає зіграним матчам
status-steps-books = Кожен кредит враховано
status-steps-backup = Створено нову резервну копію
status-steps-restore = Копію відновлено, і вона пройшла ті самі перевірки
status-results-passed = Гаразд
status-results-failed = Помилка
status-results-skipped = Тут не перевіряється
