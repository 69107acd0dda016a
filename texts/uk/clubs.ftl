### Clubs: the list, a club, and what people do in it.

clubs-lead = Грайте, спілкуйтеся й змагайтеся з тими, кого знаєте.
clubs-yours = Ваші клуби
clubs-invitations = Запрошення
clubs-all = Усі клуби
clubs-search = Знайти клуб за назвою
clubs-find = Шукати
clubs-none = Клубів ще немає.
clubs-nothingFound = Жодна назва клубу так не починається. Перевірте написання.
clubs-members =
    { $n } { $n ->
        [one] учасник
        [few] учасники
       *[other] учасників
    }
clubs-joining-open = Вступити може кожен
clubs-joining-request = Вступ за запитом
clubs-joining-invitation = Вступ на запрошення
clubs-roles-owner = Власник
clubs-roles-officer = Помічник
clubs-roles-member = Учасник
clubs-standings-asks = Просить прийняти
clubs-standings-invited = Запрошено
clubs-standings-barred = Вступ заборонено
clubs-found = Заснувати клуб
clubs-foundLead = Ви будете його власником.
clubs-name = Назва клубу
clubs-nameHint = Від 3 до 40 символів. Вона не може бути схожою на назву іншого клубу.
clubs-about = Про клуб
clubs-howToJoin = Як вступити
clubs-create = Створити клуб
clubs-guests = Гості не можуть вступати до клубів.

clubs-notFound = Такого клубу немає.
clubs-gone = Цього клубу більше немає.
clubs-since = Засновано { $date }
clubs-join = Вступити до клубу
clubs-ask = Попросити прийняти
clubs-asked = Запит надіслано. Вам відповість помічник власника.
clubs-withdraw = Відкликати запит
clubs-invited = Вас запрошено.
clubs-decline = Відмовитися
clubs-barred = Ви не можете вступити до цього клубу.
clubs-onlyInvited = Нових учасників запрошують помічники.
clubs-leave = Вийти з клубу
clubs-leaveText = Чи зможете ви вступити знову, залежить від клубу.
clubs-leaveOwner = Клуб не матиме власника, доки його не прийме помічник. Якщо помічників немає, це може зробити будь-який учасник.
clubs-leaveLast = Ви останній учасник: клуб буде розпущено, його назву більше не дадуть нікому.
clubs-dissolve = Розпустити клуб
clubs-dissolveText = Учасників, чат і список турнірів буде видалено. Назву більше не дадуть нікому.
clubs-edit = Змінити
clubs-save = Зберегти
clubs-saved = Збережено.
clubs-report = Поскаржитися на клуб

clubs-leaderboard = Таблиця лідерів
clubs-leaderboardNone = У цьому списку ще ніхто з учасників не має сталого рейтингу.
clubs-list = Список
clubs-memberList = Учасники
clubs-outsiders = Запити й запрошення
clubs-invite = Запросити гравця
clubs-inviteName = Ім’я гравця
clubs-sendInvitation = Запросити
clubs-accept = Прийняти
clubs-dismiss = Прибрати
clubs-actions = Що зробити: { $name }
clubs-makeOfficer = Зробити помічником
clubs-makeMember = Зробити учасником
clubs-handOver = Запропонувати клуб
clubs-withdrawOffer = Відкликати пропозицію
clubs-offered = Клуб запропоновано
clubs-offeredText = Власник пропонує вам цей клуб.
clubs-vacantText = Цей клуб не має власника.
clubs-takeOver = Стати власником
clubs-remove = Виключити
clubs-bar = Заборонити вступ

clubs-events = Турніри
clubs-eventsNone = Турнірів ще немає.
clubs-ofClub = Клуб
clubs-ofNone = Без клубу
clubs-membersOnlyText = Записатися можуть лише члени клубу.
clubs-notAdded = Турнір створено, але його не вдалося додати до клубу: { $reason }
clubs-membersOnly = Лише для учасників
clubs-finished = Завершено
clubs-newEvent = Створити турнір
clubs-addEvent = Додати турнір, яким ви керуєте
clubs-add = Додати
clubs-takeAway = Прибрати

clubs-chat = Чат
clubs-chatEmpty = Повідомлень ще немає.
clubs-line = Повідомлення клубу
clubs-send = Надіслати
