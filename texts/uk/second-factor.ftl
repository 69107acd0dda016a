### Two-factor authentication: a code from an app besides the password.

secondFactor-title = Двофакторний вхід
secondFactor-lead = Застосунок-автентифікатор на телефоні показує код, що змінюється кожні 30 секунд. Тоді самого пароля для входу вже не досить.
secondFactor-on = Налаштувати застосунок
secondFactor-off = Вимкнути двофакторний вхід
secondFactor-isOn = Увімкнено з { $since }.
secondFactor-isOff = Двофакторний вхід вимкнено.
secondFactor-left =
    { $n ->
        [0] Запасних кодів не лишилося. Створіть нові.
       *[other] Запасних кодів лишилося: { $n }.
    }
secondFactor-renew = Нові запасні коди
secondFactor-next = Далі
secondFactor-deviceTitle = Зчитайте QR-код
secondFactor-deviceText = Зчитайте його застосунком-автентифікатором і введіть код, який він покаже.
secondFactor-picture = QR-код для застосунку-автентифікатора
secondFactor-byHand = Якщо зчитати не вдається, введіть цей ключ вручну:
secondFactor-code = Код
secondFactor-codeHint = Шість цифр із застосунку або запасний код
secondFactor-confirm = Увімкнути
secondFactor-codesTitle = Ваші запасні коди
secondFactor-codesText = Якщо ви загубите телефон, кожен із цих кодів один раз дасть вам увійти. Зберігайте їх разом із важливими паперами: ми показуємо їх лише зараз.
secondFactor-noted = Я їх зберіг
