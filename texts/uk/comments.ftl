### Comments on finished matches.

comments-title = Коментарі
comments-none = Коментарів ще немає.
comments-elsewhere = Коментарів в інших місцях матчу: { $count }
comments-label = Ваш коментар
comments-send = Надіслати
comments-remove = Видалити
comments-guest = Гості можуть коментувати лише власні матчі. Зареєструйтеся, щоб прокоментувати цей.
comments-signIn = Увійдіть, щоб коментувати.
