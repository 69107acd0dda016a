### Boards in frames of other sites.

embed-action = Вбудувати
embed-title = Показати на іншому сайті
embed-leadMatch = Вставте цей HTML на свою сторінку. Він показує дошку протягом матчу.
embed-leadPosition = Вставте цей HTML на свою сторінку. Він показує позицію.
embed-copy = Копіювати HTML
embed-copied = HTML скопійовано.
embed-look = Переглянути
embed-open = Відкрити на Fullprime
embed-nothing = Тут немає дошки для показу.
embed-toMove =
    { $side ->
        [white] Хід: білі
       *[other] Хід: чорні
    }
