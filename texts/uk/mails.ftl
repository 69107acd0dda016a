### Mails that the server writes, as plain text. A line is short enough for any reader of mail.

# In place of the opponent's name, if it is not known.
mails-opponent = суперник
mails-unsubscribe =
    Більше не надсилати таких листів:
    { $link }
mails-confirm-subject = Fullprime: це ваша адреса?
mails-confirm-text =
    Вітаємо, { $name }!

    Хтось, сподіваємося, ви, хоче отримувати на цю адресу листи про цей обліковий запис.

    Підтвердьте її протягом трьох днів:
    { $link }

    Якщо це були не ви, нічого не робіть: сюди більше нічого не надійде.
mails-reset-subject = Fullprime: новий пароль
mails-reset-text =
    Вітаємо, { $name }!

    Хтось, сподіваємося, ви, не пам’ятає пароля цього облікового запису.

    Оберіть новий протягом години:
    { $link }

    Якщо це були не ви, нічого не робіть: пароль лишиться таким, як є.
mails-sign_in-subject = Fullprime: новий вхід до вашого облікового запису
mails-sign_in-text =
    Вітаємо, { $name }!

    Хтось увійшов із браузера, у якому цим обліковим записом досі не користувалися.

    Коли: { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
    Мережа: { $network }
    Браузер: { $browser }

    Якщо це були ви, нічого робити не треба.

    Якщо це були не ви, завершіть цей сеанс тут:
    { $link }

    Потім оберіть новий пароль, бо ваш комусь відомий:
    { $password }
mails-your_turn-subject = Fullprime: ваш хід, суперник: { $opponent }
mails-your_turn-text =
    Вітаємо, { $name }!

    Зараз ваш хід у матчі, де ваш суперник: { $opponent }.

    До дошки:
    { $link }
mails-your_turn-deadline = Ваш час спливає { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
mails-challenge-subject = Fullprime: для вас тримають місце, суперник: { $opponent }
mails-challenge-text =
    Вітаємо, { $name }!

    За столом для вас тримають місце; суперник: { $opponent }.

    Погляньте й сідайте:
    { $link }
mails-rematch-subject = Fullprime: { $opponent } пропонує вам реванш
mails-rematch-text =
    Вітаємо, { $name }!

    Ваш матч закінчено, і { $opponent } пропонує вам реванш.

    До пропозиції:
    { $link }
mails-rematch-deadline = Пропозиція діє до { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
mails-match_found-subject = Fullprime: ваш матч почався, суперник: { $opponent }
mails-match_found-text =
    Вітаємо, { $name }!

    За ваш стіл сіли, і матч почався; ваш суперник: { $opponent }.

    До дошки:
    { $link }
