### Notifications of the browser while no page of the site is open.

push-title = Сповіщення на цьому пристрої
push-text = Навіть коли Fullprime закрито. Поки ви на сайті, нічого не надсилається.
push-kinds = Сповіщати про
push-kind-your_turn = Мій хід у матчах за листуванням
push-kind-challenge = Виклики
push-kind-match_found = Початок мого матчу
push-kind-round = Готовий мій стіл у турнірі
push-kind-calls = Гравці кличуть мене як суддю
push-kind-messages = Приватні повідомлення
push-none = Цей браузер не показує сповіщень, коли Fullprime закрито. На iPhone спершу додайте Fullprime на початковий екран.
push-failed = Браузер не зміг підписатися. Перевірте його налаштування й спробуйте ще раз.
push-others = Інші пристрої
push-forget = Вимкнути
