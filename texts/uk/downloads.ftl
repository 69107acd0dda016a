### Matches as files.

downloads-title = Завантажити цей матч
downloads-formats-mat = Для інших програм (.mat)
downloads-formats-xg = Для eXtreme Gammon (.xg)
downloads-formats-sgf = З аналізом (.sgf)
downloads-formats-ogxm = Для HedgeHog і OpenGammon (.ogxm)
downloads-formats-html = Сторінка з коментарями
downloads-formats-txt = Текст із коментарями
downloads-formats-json = Усі дані (JSON)
downloads-event = Усі матчі в архіві zip
downloads-all = Завантажити всі свої матчі
downloads-allText = Zip з усіма матчами, які ви тут завершили, і з усіма матчами вашої бібліотеки у вибраному форматі, разом із завантаженими файлами.
