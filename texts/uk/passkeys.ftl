### Passkeys: signing in with a device instead of a password.

passkeys-title = Ключі доступу
passkeys-lead = Входьте за відбитком пальця, обличчям або PIN-кодом на телефоні, комп’ютері чи ключі безпеки. Нічого не треба вводити, і підроблена сторінка нічого не вкраде.
passkeys-add = Додати ключ доступу
passkeys-addText = Введіть пароль; далі браузер запитає, де зберігати ключ.
passkeys-name = Назва ключа
passkeys-nameHint = Щоб розрізняти свої ключі доступу
passkeys-added = Ключ доступу додано. Тепер із ним можна входити.
passkeys-since =
    { $used ->
        [none] Додано { $made }, ще не використано
       *[other] Додано { $made }, востаннє використано { $used }
    }
passkeys-remove = Вилучити
passkeys-removeNamed = Вилучити { $name }
passkeys-removed = Ключ доступу вилучено.
passkeys-notHere = Ключі доступу потребують браузера, що їх підтримує, і зашифрованого сайту (https), відкритого за доменною назвою.
passkeys-signIn = Увійти з ключем доступу
passkeys-cancelled = Ключа не вибрано.
passkeys-known = На цьому пристрої вже є ключ для вашого облікового запису.
