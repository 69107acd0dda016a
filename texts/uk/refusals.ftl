### Why something is refused, and what one can do instead.

## The session and the account.

refusals-sign_in_required = Ваш сеанс закінчився. Увійдіть знову.
refusals-wrong_credentials = Неправильне ім’я або пароль.
refusals-second_factor_required = Введіть також код із застосунку-автентифікатора.
refusals-wrong_passkey = Жоден обліковий запис тут не має цього ключа доступу. Увійдіть із паролем.
refusals-wrong_code = Цей код неправильний або вже використаний. Введіть найновіший.
refusals-scope_missing = Ключ не має права { $scope }.
refusals-wrong_csrf_token = Ця сторінка застаріла. Завантажте її знову.
refusals-wrong_origin = Цій сторінці так не можна. Завантажте її знову.
refusals-action_arrived = Це вже надійшло. Завантажте сторінку знову, щоб побачити, що з цього вийшло.
refusals-address_blocked = Запити з вашої мережі заблоковано. Якщо це помилка, напишіть власникам сайту.
refusals-address_blocked_until = Запити з вашої мережі заблоковано до { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Якщо це помилка, напишіть власникам сайту.
refusals-suspended = Цей обліковий запис заблоковано. На сторінці облікового запису вказано причину, строк і як оскаржити.
refusals-restricted = Модератор обмежив один з облікових записів: лише матчі без рейтингу, ставок і вступних внесків.
refusals-name_taken = Це ім’я вже зайнято або надто схоже на зайняте. Оберіть інше.
refusals-common_password = Цей пароль надто поширений. Оберіть довший, наприклад кілька слів.
refusals-begins_with_letter = Ім’я має починатися з літери.
refusals-name_character = Дозволено лише літери, цифри, - та _, але не { $character }.
refusals-name_reserved = Ім’я { $name } залишено для сервера. Виберіть інше.
refusals-name_looks_reserved = Ім’я { $name } схоже на { $kept }, яке залишено для сервера. Виберіть інше.
refusals-sign_out_to_be_a_guest = Щоб грати як гість, спершу вийдіть з облікового запису.
refusals-passkeys_need_a_host_name = Для ключів доступу сайт має відкриватися за доменною назвою, наприклад localhost, а не за IP-адресою.
refusals-malformed_token = Ключ пошкоджено: має бути fp_ і 64 шістнадцяткові цифри.
refusals-unknown_token = Цей ключ невідомий або відкликаний.
refusals-browser_only = Жоден ключ цього не може. Увійдіть у браузері.
refusals-sockets_of_token =
    Один ключ може мати щонайбільше { $max } { $max ->
        [one] відкритий сокет або потік
        [few] відкриті сокети й потоки
       *[other] відкритих сокетів і потоків
    }. Спершу закрийте якийсь.

## Accounts, passwords, passkeys and programs.

refusals-not_a_guest = Зберегти під новим іменем можна лише гостьовий запис.
refusals-no_guest_any_more = Цей обліковий запис уже не гостьовий.
refusals-no_guest_name = Не вдалося знайти вільного імені для гостя. Спробуйте ще раз.
refusals-guests_have_no_password = Гість не має пароля. Спершу збережіть обліковий запис.
refusals-password_changed = Тим часом пароль змінили.
refusals-passwords_busy = Забагато паролів чекає на перевірку. Спробуйте ще раз.
refusals-one_character_repeated = Один повторений символ надто легко вгадати.
refusals-password_is_name = Пароль не може бути ім’ям облікового запису.
refusals-codes_required = Двофакторний вхід уже ввімкнено. Спершу вимкніть його.
refusals-no_codes_required = Двофакторний вхід вимкнено.
refusals-no_set_up = Жодне налаштування не чекає на перший код. Почніть знову.
refusals-set_up_begun_again = Тим часом налаштування почали знову.
refusals-session_confirms_itself = Сеанс не може підтвердити сам себе. Зробіть це з іншого сеансу або за посиланням у листі.
refusals-passkeys_full =
    В обліковому записі може бути щонайбільше { $max } { $max ->
        [one] ключ доступу
        [few] ключі доступу
       *[other] ключів доступу
    }.
refusals-passkey_stored = Цей ключ доступу вже збережено.
refusals-passkey_too_late = Ключ доступу створювали надто довго, або його вже збережено. Почніть знову.
refusals-passkey_client_data = Клієнтські дані ключа доступу не стосуються цього запиту.
refusals-passkey_of_other_site = Цей ключ доступу створено для іншого сайту.
refusals-passkey_data_unreadable = Дані автентифікатора цього ключа доступу не вдається прочитати.
refusals-passkey_not_verified = Пристрій не перевірив, хто ним користується.
refusals-passkey_not_es256 = Цей ключ доступу не типу ES256.
refusals-passkey_signature = Підпис не відповідає ключу доступу.
refusals-passkey_copied = Цей ключ доступу скопійовано.
refusals-base64url = Це не base64url без доповнення.
refusals-guests_have_no_programs = Гості не можуть мати програм. Спершу збережіть обліковий запис.
refusals-bots_have_no_programs = Бот не може мати власних програм.
refusals-bots_full =
    У вас уже { $max } { $max ->
        [one] бот
        [few] боти
       *[other] ботів
    }, і більше не можна.
refusals-tokens_full =
    У вас уже { $max } { $max ->
        [one] ключ
        [few] ключі
       *[other] ключів
    }, і більше не можна.
refusals-account_still_wanted = Спершу завершіть або залиште свої матчі й турніри, також матчі й турніри ваших ботів. Порівняльний турнір, у якому ви берете участь, тримає обліковий запис до свого завершення.
refusals-guests_have_no_credits = Гості не мають кредитів. Збережіть обліковий запис, щоб їх мати.
refusals-no_top_up = Поповнити можна раз на день, після першого матчу, якщо у вас і ваших ботів разом менше ніж { $credits }, зі ставками в грі включно.
refusals-guests_keep_no_settings = Налаштування гостя лишаються в браузері. Збережіть обліковий запис, щоб зберігати і їх.
refusals-at_most_settings =
    Щонайбільше { $max } { $max ->
        [one] налаштування
        [few] налаштування
       *[other] налаштувань
    }.
refusals-names_of_settings = Назва налаштування може мати від 1 до { $max } літер, цифр і _.
refusals-values_of_settings = Значення налаштувань — тексти, числа та логічні значення.
refusals-guests_have_no_profile = Гості не мають профілю. Збережіть обліковий запис, щоб його створити.
refusals-no_such_drawing = Малюнка з такою назвою немає.
refusals-no_country_code = Прапор задають кодом країни з двох великих літер, наприклад UA.
refusals-guests_have_no_contacts = Гості не можуть мати контактів. Спершу збережіть обліковий запис.
refusals-friend_and_blocked = Гравець не може бути водночас другом і заблокованим.
refusals-contacts_full =
    У вас уже { $max } { $max ->
        [one] контакт
        [few] контакти
       *[other] контактів
    }, і більше не можна.

## Mail and notifications.

refusals-no_mail_here = Цей сайт не надсилає пошти.
refusals-guests_get_no_mail = Гості не можуть отримувати пошти. Спершу збережіть обліковий запис.
refusals-no_mail_address = Спершу вкажіть адресу.
refusals-not_a_mail_address = Це не електронна адреса.
refusals-too_many_resets = Забагато запитів на новий пароль. Спробуйте ще раз.
refusals-no_such_link = Такого посилання немає, або воно вже використане чи застаріло.
refusals-no_web_push_here = Цей сайт не надсилає сповіщень браузера.
refusals-guests_get_no_notifications = Гості не можуть отримувати сповіщень. Спершу збережіть обліковий запис.
refusals-no_push_address = Має бути адреса https із назвою хоста й без користувача.
refusals-push_port = Порт служби сповіщень — 443.
refusals-no_public_address = Це не публічна адреса.
refusals-no_push_key = Це не точка P-256 у base64url.
refusals-no_push_auth = Має бути 16 байтів у base64url.

## The rules of a match. The codes are those of `play::Refused`.

refusals-not_started = Матч ще не почався.
refusals-started = Матч уже почався.
refusals-match_over = Матч закінчено.
refusals-held = Суддя призупинив цей матч: годинники стоять, доки він не дозволить продовжити.
refusals-waits_for_other_room = Зачекайте на іншу кімнату: ваш годинник стоїть, доки там не зіграють цей хід.
refusals-no_game = Зараз жодної партії не грають.
refusals-game_not_over = Партію ще не закінчено.
refusals-not_your_turn = Зараз не ваша черга.
refusals-already_rolled = Ви вже кинули кубики.
refusals-dice_are_served = Кубики цього матчу кидає сервер.
refusals-not_rolled = Ви ще не кинули кубики.
refusals-answer_cube_first = Вам запропоновано подвоєння: спершу дайте відповідь.
refusals-answer_resignation_first = Суперник пропонує здачу: спершу дайте відповідь.
refusals-wait_for_answer = Суперник ще не відповів на вашу пропозицію.
refusals-nothing_to_answer = Немає на що відповідати.
refusals-no_cube = У цьому матчі грають без куба.
refusals-crawford_game = У партії Кроуфорда куба не використовують.
refusals-first_turn = Перший хід партії починається з кидка.
refusals-cube_not_yours = Куб не ваш.
refusals-cube_dead = Куб мертвий: його вартості вам уже досить, щоб виграти матч.
refusals-cube_at_limit = Куб не може бути більшим за { $limit }.
refusals-no_beavers = За цим столом про бобрів не домовлялися.
refusals-no_raccoons = За цим столом про єнотів не домовлялися.
refusals-illegal_plays_are_corrected = За цим столом ходи не за правилами виправляють.
refusals-no_illegal_play = Цю позицію не можна зарахувати як хід.
refusals-illegal_plays_declined = Цього ходу суперник уже відхилив кілька ходів не за правилами ({ $max }): зробіть хід за правилами.
refusals-answer_illegal_play_first = Хід суперника не за правилами: спершу зарахуйте його або вимагайте іншого.
refusals-resignation_too_low =
    { $least ->
        [single] Здатися дешевше, ніж за звичайну партію, не можна.
        [gammon] Здатися дешевше, ніж за гемон, не можна.
       *[backgammon] Здатися дешевше, ніж за бекгемон, не можна.
    }
refusals-resignation_too_high =
    { $most ->
        [single] Тут можна програти щонайбільше звичайну партію.
        [gammon] Тут можна програти щонайбільше гемон.
       *[backgammon] Тут можна програти щонайбільше бекгемон.
    }
refusals-resignation_declined = Цю пропозицію суперник у цей хід уже відхилив: запропонуйте більше або грайте далі.
refusals-too_many_offers = У цій партії суперник уже відхилив кілька пропозицій ({ $max }): запропонуйте все, що можете програти, або грайте далі.
refusals-not_decided = Матч ще не вирішено: закінчити його можна, лише коли одну зі сторін уже не наздогнати.
refusals-cannot_stop = Цей матч не можна закінчити за згодою.
refusals-no_next_game = Наступна партія цього матчу починається автоматично.
refusals-too_late_to_abort = Матч уже триває: скасувати його можна, лише доки обидві сторони не зробили по ходу.
refusals-abort_declined = Суперник хоче грати: матч триває.
refusals-paused = Матч на паузі: спершу продовжте його.
refusals-paused_while_away = Суперника немає, а ви домовилися про паузу до { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Продовжити можна, коли суперник повернеться.
refusals-no_pause = Пауза можлива лише в матчі наживо з годинником.
refusals-pause_declined = Суперник не хоче паузи в цій партії.
refusals-too_many_pauses = Пауз у цьому матчі вже було { $max }, більше не можна.
refusals-no_take_back = Тут не можна повернути хід: це можливо до наступного кидка або подвоєння.
refusals-take_back_declined = Суперник не дозволяє повернути цей хід.
refusals-too_many_take_backs = Повернутих ходів у цьому матчі вже { $max }, більше не можна.
refusals-opponent_not_gone = Перемогу можна забрати, коли суперника немає дві хвилини його ходу.
refusals-no_claim_by_post = У матчі за листуванням перемогу не забирають: вирішує годинник.
refusals-already_said = Ви це вже зробили.
refusals-time_is_up = Час вийшов.

## Plays that are not legal. `$moved` is a move such as 8/5 or bar/20.

refusals-game_over = Партію закінчено.
refusals-too_many_moves =
    Хід не за правилами: кидок дозволяє { $allowed } { $allowed ->
        [one] крок
        [few] кроки
       *[other] кроків
    }, а не { $made }.
refusals-no_such_checker = Хід не за правилами: для { $moved } немає вашої шашки.
refusals-must_enter_first = Хід не за правилами: перш ніж грати { $moved }, шашка з бару має зайти.
refusals-no_such_number = Хід не за правилами: жоден із решти кубиків не дає зіграти { $moved }.
refusals-point_blocked = Хід не за правилами: суперник тримає ваш пункт { $point }.
refusals-cannot_bear_off_yet = Хід не за правилами: { $moved } викидає шашку, а це можна, лише коли всі ваші шашки вдома.
refusals-rearmost_first = Хід не за правилами: замість { $moved } це число треба зіграти з пункту { $rearmost } або всередині дому.
refusals-must_play_both = Хід не за правилами: якщо можна зіграти обидва числа, треба зіграти обидва.
refusals-must_play_larger = Хід не за правилами: можна зіграти лише одне число, і це має бути більше, { $die }.
refusals-must_play = Хід не за правилами: дозволений хід є, і його треба зробити.
refusals-must_play_more =
    Хід не за правилами: це число треба зіграти { $possible } { $possible ->
        [one] раз
        [few] рази
       *[other] разів
    }, а не { $made }.
refusals-not_a_move = «{ $part }» — не запис ходу, як-от 13/8, bar/20* чи 6/off(2).
refusals-not_the_roll = «{ $part }» — не цей кидок.
refusals-moves_backwards = «{ $part }» не веде до дому.
refusals-more_moves_than_roll = На цей хід потрібно більше кроків, ніж дозволяє кидок.
refusals-nothing_to_hit = На { $place } немає кого бити.
refusals-ambiguous_play = Цим ходом можна побити різні шашки. Назвіть пункти, де він б’є.
refusals-unplayable = Кубики так шашок не пересувають.
refusals-no_move = { $from }/{ $to } — не хід: from — від 1 до 24 або 25 для бару, to — від 1 до 24 або 0 для викинутих шашок.

## What a player does in a match.

refusals-only_players = Це можуть лише гравці матчу.
refusals-plays_at_board = У цьому матчі ви сидите за сенсорною дошкою. Грайте на ній або більше не використовуйте її на цьому місці.
refusals-match_busy = У цьому матчі водночас діють інші. Спробуйте ще раз.
refusals-cannot_save = База даних не приймає записів, тому зараз дії не можна зберегти. Спробуйте за мить.
refusals-too_many_events = Цей матч близький до своєї межі подій ({ $max }): тепер можна лише грати далі, здатися або залишити його.
refusals-match_moved_on = Матч уже пішов далі, від події { $seen } до події { $last }.
refusals-to_be_thrown = Цього кидка ще ніхто не зробив. Киньте кубики.
refusals-only_director_calls_off = Цей матч належить до турніру, тож гравці не можуть його скасувати. Зверніться до судді.
refusals-call_the_director = Цей матч належить до турніру. Покличте суддю: вирішує він.
refusals-only_director_holds = Цей матч належить до турніру. Призупинити його може лише суддя.
refusals-take_back_unrated = Ходи повертають лише в матчах без рейтингу та ставок.
refusals-no_take_back_on_board = Хід, зроблений на сенсорній дошці, не можна повернути.
refusals-in_team_match = Цей стіл належить до командного матчу: глядачі бачать відкриту кімнату настільки, наскільки зіграли обидві кімнати, а все — коли дошку завершено в обох.
refusals-seat_proof = Гравці цього матчу займають місця з ключем доступу. Замінюйте гравців між двома дошками.
refusals-sensor_board = На цьому місці грають на сенсорній дошці. Спершу гравець має перестати її тут використовувати.
refusals-too_late = Партію закінчено, або час цієї сторони вийшов.
refusals-hexadecimal_digits = Шістнадцяткових цифр має бути { $count }.
refusals-record_not_yet = Запис з’являється, коли матч закінчено.
refusals-match_not_over = Матч ще не закінчено.
refusals-no_rematch_in_event = Турнірний матч не має реваншу.
refusals-rematch_too_late = Для реваншу вже пізно. Відкрийте новий стіл.
refusals-rematch_asked = Ви вже запропонували реванш.
refusals-rematch_offered_twice = Ви вже двічі пропонували реванш. Тепер його може запропонувати лише суперник.
refusals-rematch_busy = Ви погодилися одночасно. Спробуйте ще раз.
refusals-terms_stay = Правила можна змінювати лише в сесії «Партія за партією».
refusals-on_vacation = Ви вже у відпустці.
refusals-not_on_vacation = Ви не у відпустці.
refusals-guests_have_no_vacation = Гості не мають відпустки. Спершу збережіть обліковий запис.
refusals-vacation_days =
    { $max ->
        [1] У вас залишився лише 1 день.
       *[other] Від 1 до { $max }: стільки днів у вас залишилося.
    }

## Passkeys at a seat.

refusals-passkey_needed = Щоб зайняти місце в цьому матчі, потрібен ключ доступу. Перезавантажте сторінку і спробуйте ще раз.
refusals-passkey_missing = Для цього матчу потрібен ключ доступу, а у вашому обліковому записі його немає. Додайте ключ на сторінці облікового запису, потім займіть місце.
refusals-passkey_wrong = Цей ключ доступу не з вашого облікового запису, або минуло понад п’ять хвилин. Спробуйте ще раз зі своїм ключем.
refusals-passkey_not_for_programs = Для цього матчу потрібен ключ доступу, а програма його не має. Місця тут лише для людей.
refusals-passkey_board = Для цього матчу потрібен ключ доступу, тому на сенсорній дошці його не зіграти. Грайте на екрані.

## Tables and their terms.

refusals-seat_taken = Це місце зайняв хтось інший. Виберіть інший стіл.
refusals-credits_short = Гравцеві { $name } бракує кредитів на ставку { $each }. Новий обліковий запис отримує кредити за перший матч.
refusals-rated_limit =
    { $name } і { $other } зіграли між собою { $max } { $max ->
        [one] рейтинговий матч
        [few] рейтингові матчі
       *[other] рейтингових матчів
    } за 24 години. Запросіть гравця { $other } грати далі без рейтингу та ставки.
refusals-left_too_often = { $name }: три рейтингові матчі покинуто одразу після початку, тож до { DATETIME($until, dateStyle: "medium", timeStyle: "short") } можна грати лише без рейтингу й без ставки.
refusals-first_turns_open = { $name }: у трьох рейтингових матчах бракує власного першого ходу, або їх покинуто так рано за останні 24 години. Зробіть перший хід у відкритих матчах або грайте без рейтингу й без ставки.
refusals-first_turns_awaited = { $name }: три рейтингові матчі чекають на перший хід суперника або були покинуті одразу після початку за останні 24 години. Наступний рейтинговий матч за листуванням може початися після { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. До того грайте наживо або без рейтингу й без ставки.
refusals-open_tables_left = За 24 години ви покинули п’ять матчів за столами інших гравців одразу після початку. Знову сідати за відкриті столи можна з { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. До того відкрийте стіл самі, викличте когось або грайте з ботом.
refusals-open_tables_unplayed = У п’яти матчах за відкритими столами інших гравців бракує вашого першого ходу, або ви покинули їх так рано за останні 24 години. Зробіть перший хід у відкритих матчах або відкрийте стіл самі, викличте когось чи грайте з ботом.
refusals-stake_limit = З такою ставкою { $name } за 24 години може виграти в нових облікових записів понад { $most } кредитів. Грайте без ставки або спробуйте пізніше.
refusals-pairing_closed = Швидкий пошук для вас тимчасово закрито: за годину ви покинули три матчі одразу після початку. Сідати за столи й викликати гравців можна й далі.
refusals-own_account = Облікові записи з одного браузера грають між собою лише без рейтингу та ставок.
refusals-match_in_play = Ця позиція трапляється у вашому поточному матчі, тож рушій нічого про неї не скаже, доки матч не закінчиться.
refusals-library_full =
    Бібліотека вміщує { $matches } { $matches ->
        [one] матч
        [few] матчі
       *[other] матчів
    } і { $mib } МіБ, а з цим було б більше. Вилучіть матчі, які вам уже не потрібні.
refusals-library_full_of_guest =
    Бібліотека гостя вміщує { $matches } { $matches ->
        [one] матч
        [few] матчі
       *[other] матчів
    } і { $mib } МіБ, а з цим було б більше. Зареєструйтеся, щоб мати більше місця, або вилучіть матчі, які вам уже не потрібні.
refusals-too_many_tables = У вас забагато відкритих столів. Спершу закрийте якийсь.
refusals-challenge_declined = { $name }: ваш виклик відхилено. Викликати знову можна з { DATETIME($until, dateStyle: "medium", timeStyle: "short") } або щойно { $name } викличе вас.
refusals-challenged_often = { $name }: ваші останні виклики не привели до матчу. Викликати знову можна з { DATETIME($until, dateStyle: "medium", timeStyle: "short") } або щойно { $name } викличе вас.
refusals-table_gone = Матч уже почався, або цього столу більше немає.
refusals-match_begun = Матч почався. Залишити його зараз означає програти.
refusals-only_director_decides = Цей матч належить до турніру. Вирішує лише суддя.
refusals-only_opener_closes = Закрити стіл може лише той, хто його відкрив, або запрошений гравець.
refusals-own_table_taken = За ваш власний стіл щойно сів інший гравець.
refusals-opener_not_seated = Той, хто відкрив стіл, ще не сів.
refusals-seat_kept = Це місце тримають для іншого гравця.
refusals-seat_kept_already = Місце вже тримають для одного гравця.
refusals-no_passkey_asked = За цим столом ключ доступу не потрібен.
refusals-cannot_invite_self = Не можна запросити самого себе.
refusals-kept_apart = Ви й цей гравець не можете грати між собою.
refusals-one_person_unrated = Облікові записи однієї людини не можуть грати між собою на рейтинг чи на кредити.
refusals-guests_play_unrated = Гості грають без рейтингу. Збережіть обліковий запис, щоб грати на рейтинг.
refusals-illegal_plays_between_people = Ходи не за правилами дозволено лише між двома людьми, які можуть їх зарахувати або ні.
refusals-rating_outside = Ваш рейтинг поза межами, які задає цей стіл.
refusals-lowest_above_highest = Нижня межа більша за верхню.
refusals-thrown_dice_unrated = Кубиків, кинутих рукою, сервер перевірити не може, тому такий матч без рейтингу.
refusals-pairing_is_live = Швидкий пошук — лише для живого годинника.
refusals-stake_needs_served_dice = У матчі на ставку кубики кидає сервер.
refusals-illegal_plays_unrated = Ходи не за правилами зараховують лише там, де немає ні рейтингу, ні ставок.
refusals-format_unrated = На рейтинг грають лише матчі до 5 очок, три партії без куба, одну партію на очки та партію за партією.
refusals-format_without_stake = На ставку можна грати матчі до 5 очок, три партії без куба й одну партію на очки.
refusals-stake_not_offered = Ставки { $wanted } тут немає. Виберіть { $one } або { $other }.
refusals-stake_needs_rated = Матч на ставку має бути на рейтинг.
refusals-raccoons_need_beavers = Єнотів немає без бобрів.
refusals-no_automatic_doubles = Без автоматичних подвоєнь немає й межі для них.
refusals-rated_needs_clock = Для матчу на рейтинг потрібен годинник.
refusals-match_too_long =
    Матч грають щонайбільше до { $max } { $max ->
        [one] очка
       *[other] очок
    }.
refusals-automatic_doubles_limit = Автоматичних подвоєнь за партію може бути від 1 до 6.
refusals-delay_too_long = Затримка — щонайбільше 10 хвилин.
refusals-reserve_too_long = Запас — щонайбільше 24 години.
refusals-clock_too_short = Затримка й запас разом мають тривати щонайменше 5 секунд.
refusals-days_per_turn = За листуванням на хід дають від 1 до 60 днів.
refusals-option_not_in_mode =
    { $option ->
        [jacoby] У цьому виді гри не можна домовитися про правило Джейкобі.
        [automatic_doubles] У цьому виді гри не можна домовитися про автоматичні подвоєння.
       *[beavers] У цьому виді гри не можна домовитися про бобрів.
    }
refusals-automatic_doubles_without_throw = Для автоматичних подвоєнь потрібен початковий кидок.

## Chats and private messages.

refusals-muted = Модератор заборонив вам чат. На сторінці облікового запису вказано причину, строк і як оскаржити.
refusals-chat_busy = Тієї самої миті пишуть інші. Спробуйте ще раз.
refusals-guests_read_lobby_chat = Гості лише читають чат лобі. Зареєструйтеся, щоб писати в ньому.
refusals-guests_write_in_own_matches = Гості пишуть лише у власних матчах. Зареєструйтеся, щоб писати тут.
refusals-next_game_has_chat = У цих гравців почалася наступна партія. Глядачі пишуть у її чаті.
refusals-chat_closed_by_team_match = У цьому командному матчі грають дошку, тому за іншими його столами ніхто не пише, доки її не завершено.
refusals-only_players_chat = За столом дуплікатної дошки пишуть лише гравці, доки її кидки не оприлюднено.
refusals-chat_full =
    У цьому матчі вже { $max } { $max ->
        [one] повідомлення
        [few] повідомлення
       *[other] повідомлень
    } чату, і більше не можна.
refusals-kept_apart_in_messages = Ви й цей гравець не можете писати одне одному.
refusals-guests_send_no_messages = Гості не можуть надсилати повідомлень. Збережіть обліковий запис, щоб писати іншим гравцям.
refusals-messages_not_for_bots = Повідомлення — для людей, а не для ботів.
refusals-guests_read_no_messages = Гості не можуть читати повідомлень.
refusals-bots_read_no_messages = Боти не можуть читати повідомлень.
refusals-messages_held = Ваші повідомлення чекають, доки закінчаться дошки в грі: { $max }. Більше не можна.
refusals-conversations_full =
    У вас уже { $max } { $max ->
        [one] розмова
        [few] розмови
       *[other] розмов
    }, і більше не можна. Спершу видаліть кілька.

## Sensor boards.

refusals-guests_have_no_boards = Гості не можуть додавати дощок. Спершу збережіть обліковий запис.
refusals-too_many_boards = У вас забагато дощок або невикористаних кодів.
refusals-board_not_connected = Дошка не на зв’язку.
refusals-board_only_in_play = Використати дошку можна, лише поки матч триває.
refusals-bot_needs_no_board = Там грає бот, а ботам дошка не потрібна.
refusals-only_neutral_director = Це може лише суддя турніру, який сам у ньому не грає.
refusals-board_budget = Дошки цього облікового запису поки що надіслали все, що можна. Грайте на екрані; дошка зможе повернутися пізніше.

## Calls for the director.

refusals-no_director = Цей матч не належить до турніру, у якого є суддя.
refusals-director_in_team = Суддя належить до однієї з команд цього матчу.
refusals-too_many_calls = Суддя ще не побачив ваших останніх викликів. Зачекайте на відповідь.
refusals-no_open_call = Такого виклику, що чекає на відповідь, тут немає.
refusals-only_players_call = Покликати суддю до столу може лише гравець за цим столом.

## Competitions: who may do what.

refusals-guests_direct_no_events = Гості не можуть керувати турнірами. Зареєструйтеся або спершу збережіть обліковий запис.
refusals-guests_enter_no_events = Гості не можуть записуватися на турніри. Зареєструйтеся або спершу збережіть обліковий запис.
refusals-only_director = Це може лише суддя.
refusals-only_director_sees_desk = Стіл судді бачить лише суддя турніру, а в командному матчі — лише суддя, який не грає.
refusals-only_people_direct = Керувати турнірами можуть лише люди з обліковим записом.
refusals-only_people_comment = Коментувати матчі можуть лише люди з обліковим записом.
refusals-only_prize_directors = Призи дають лише судді, яких призначив сайт.
refusals-only_prize_directors_enter_bots = Записувати ботів на турнір із внеском можуть лише судді, яким дозволено давати призи.
refusals-members_only = Цей турнір — для членів клубу. Спершу вступіть до клубу.
refusals-not_established =
    Нові облікові записи ще не можуть брати участь: запис має існувати щонайменше { $days } { $days ->
        [one] день
        [few] дні
       *[other] днів
    } і завершити рейтингові матчі в { $rated } { $rated ->
        [one] день
        [few] різні дні
       *[other] різних днів
    }.
refusals-one_person = Облікові записи зі спільним браузером або адресою вважаються однією людиною, а в неї тут одне місце. У командному матчі суддя може підтвердити, що їх двоє.
refusals-own_match = У цьому матчі граєте ви або обліковий запис, що вважається вашим. Вирішує інший суддя.
refusals-own_event = У цьому турнірі граєте ви або обліковий запис, що вважається вашим, тому вирішує інший суддя. Головний суддя може додати ще одного за столом судді.
refusals-own_turn = У партії цього турніру зараз ваша черга. Спершу походіть там або дайте призупинити гру іншому судді.
refusals-own_fees = Ви граєте за внески цього турніру, тому скасувати його може лише суддя, який не грає.
refusals-final_under_way = Коли фінал уже грають, суддя не скасовує турнір із внесками. Суддя може присудити фінал.
refusals-too_many_directed =
    Ви керуєте { $max } { $max ->
        [one] незавершеним турніром
       *[other] незавершеними турнірами
    } цього виду, і більше не можна. Спершу завершіть, скасуйте або передайте якийсь.
refusals-event_busy = У цьому турнірі водночас діють інші. Спробуйте ще раз.
refusals-log_full = У журналі цього турніру немає місця для цього. Він ще приймає жеребкування, результати, відновлення гри, згоди й відмови від участі та завершення турніру.
refusals-entered_often =
    Ви вже записувалися на цей турнір { $max } { $max ->
        [few] рази
       *[other] разів
    }, і більше не можна.
refusals-directors_of_event = У цього матчу ті самі судді, що й у турніру. Змініть їх за столом судді турніру.
refusals-no_event_of_match = Цей матч не належить до жодного турніру.

## Competitions: the phases of an event.

refusals-not_open = Турнір ще не відкрито.
refusals-closed = Турнір закрито.
refusals-still_open = Турнір ще відкрито.
refusals-boards_in_play = Ще не всі дошки зіграно.
refusals-begun = Гра вже почалася, тому склади команд не змінюють. Суддя може зареєструвати команду, що запізнилася, або замінити гравця.
refusals-not_begun = Турнір ще не почався.
refusals-over = Турнір завершено.
refusals-cancelled = Цей турнір скасовано.

## Competitions: entries and invitations.

refusals-same_hour = «{ $event }», де ви граєте, починається в ту саму годину, що й «{ $wanted }». Спершу відмовтеся від участі в «{ $event }».
refusals-entered_already = Гравець { $name } уже записаний на цей турнір.
refusals-not_entered = Ви не записані на цей турнір.
refusals-withdrawn_already = Гравець { $name } уже відмовився від участі.
refusals-entries_closed = Запис закрито.
refusals-no_late_entries = Перше коло вже розіграно, а пізній запис не відкрито.
refusals-full = Усі місця зайняті.
refusals-not_invited = Вас не запрошено. Попросіть капітана або суддю назвати вас.
refusals-accepted_already = Ви вже прийняли запрошення.
refusals-accept_first = Прийміть запрошення, перш ніж називати розстановку.
refusals-not_accepted = Гравець { $name } ще не прийняв запрошення. Назвіть іншого або зачекайте.
refusals-name_others = Гравець { $name } ще не прийняв запрошення. Виберіть серед тих, хто прийняв: { $others }.

## Competitions: the desk and the log.

refusals-held_already = Гру вже призупинено.
refusals-held_long_enough = Цей матч було призупинено загалом на { $hours } год — більше для матчу, що триває, не можна. Він продовжується, і суддя може його присудити.
refusals-not_held = Тут гру не призупинено.
refusals-no_time = Додати можна від { $min } до { $max } хвилин, і лише за столом, де грають партію з годинником.
refusals-too_much_time = Гравцям цього столу вже додали 24 години.
refusals-time_used = Гравець уже витратив частину цього часу.
refusals-directs_already = Цей гравець уже суддя турніру.
refusals-does_not_direct = Цей гравець не суддя турніру.
refusals-not_the_leader = Призначати й вилучати суддів може лише головний суддя.
refusals-leader_stays = Спершу передайте турнір. Ви зможете скласти обов’язки, щойно новий головний суддя погодиться.
refusals-heir_is_asked = Цей гравець не погодився бути суддею турніру. Спершу додайте його до суддів, а коли він погодиться, передайте турнір.
refusals-heir_leads_enough =
    { $name } керує { $max } { $max ->
        [one] незавершеним турніром
       *[other] незавершеними турнірами
    } цього виду. Передайте цей комусь іншому.
refusals-too_many_directors =
    Турнір може мати щонайбільше { $max } { $max ->
        [one] суддю
       *[other] суддів
    }.
refusals-undone_already = Крок { $step } вже відкликано кроком { $by }. Щоб повернути його, відкличте крок { $by }.
refusals-corrected_since = Крок { $step } тим часом виправлено кроком { $by }. Спершу відкличте крок { $by }.
refusals-not_replaceable = Крок { $step } — це виправлення. Відкличте його або виправте крок, якого воно стосується.
refusals-desk_act_stays = Крок { $step } — це призупинення, продовження або зміна суддів; такого не відкликають. Призупиніть чи продовжте гру або призначте суддів іще раз.
refusals-not_undone = Відкликати чи виправити можна лише дії судді й результати.
refusals-other_form = Для цього кроку потрібне виправлення іншого виду.
refusals-corrects_nothing = Цей результат уже рахується. Виберіть інший.
refusals-step_depends =
    { $remedy ->
        [call_off] Від нього залежить крок { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        }: ту партію вже почато. З виправленим результатом її можна вивести з турніру (call_off), і матч зіграють знову.
        [undo] Від нього залежить крок { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        }. Спершу відкличте крок { $step }.
       *[none] Від нього залежить крок { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        }, а його відкликати не можна, тому цей крок лишається як є.
    }
refusals-begins_again = Матч { $meeting } мусив би початися заново: матч, скасований після початку, більше не починається, а той, чий результат відкликано, починається знову лише раз.
refusals-board_replaced = Крок { $step } замінив дошку, тому ніщо з того, що було на ній раніше, не рахується. Щоб це змінити, спершу відкличте крок { $step }.
refusals-replaced_since =
    { $author ->
        [person] Є новіший результат: { $what }, автор: { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Перегляньте його і, якщо правильний ваш, внесіть свій ще раз. Програми тоді вказують крок { $step } у «replaces».
       *[site] Є новіший результат: { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Перегляньте його і, якщо правильний ваш, внесіть свій ще раз. Програми тоді вказують крок { $step } у «replaces».
    }
refusals-replaces_nothing = Результат, який ви хочете замінити, більше не рахується. Перегляньте чинний і, якщо правильний ваш, внесіть свій ще раз. Програми тоді не надсилають «replaces».
refusals-decided_already = Матч { $pairing } вже вирішено.
refusals-decided_by_step =
    { $author ->
        [person] Матч { $pairing } вже вирішено: { $what }, автор: { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Щоб це змінити, виправте крок { $step } у журналі.
       *[site] Матч { $pairing } вже вирішено: { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Щоб це змінити, виправте крок { $step } у журналі.
    }

## Competitions: tournaments.

refusals-no_check_in = Реєстрацію вже відкрито, або цей турнір її не має.
refusals-check_in_closed = Реєстрацію присутніх не відкрито.
refusals-no_consolation = Втішна сітка починається після жеребкування другого кола, щонайменше для двох гравців.
refusals-no_final = Фінал починається, коли попередні матчі вирішено, щонайменше для двох гравців.
refusals-pause_not_longer = Жодне зігране коло не чекає на наступне, або перерва вже довша.
refusals-begun_already = Матч { $pairing } вже призначено або вирішено.
refusals-no_bye = Для того, хто спізнився, місця немає: у турнірі на вибування це гравець без пари в першому колі, у швейцарській системі та з життями — пізніше коло.
refusals-not_in_round = У цьому колі гравець { $name } не має матчу.
refusals-paired_already = Ці двоє грають між собою. Поміняйте гравців із двох різних матчів.
refusals-lucky_losers_meet = У другому колі зустрілися б двоє щасливих невдах.
refusals-paired_by_table = У коловому турнірі пари визначає таблиця, тож нікого не міняють.
refusals-exchange_against_pairing = У швейцарській системі та з життями обмін нікому не дає вільного кола і нікого не зводить двічі з тим самим суперником.
refusals-too_few =
    { $count ->
        [0] Для турніру потрібно щонайменше двоє гравців, а зараз жеребкувати нікого. Хто не підтвердив участі, не враховується.
        [one] Для турніру потрібно щонайменше двоє гравців, а зараз до жеребкування готовий { $count } гравець. Хто не підтвердив участі, не враховується.
        [few] Для турніру потрібно щонайменше двоє гравців, а зараз до жеребкування готові { $count } гравці. Хто не підтвердив участі, не враховується.
       *[other] Для турніру потрібно щонайменше двоє гравців, а зараз до жеребкування готові { $count } гравців. Хто не підтвердив участі, не враховується.
    }
refusals-round_open =
    { $open ->
        [one] { $open } матч кола { $round } ще не має переможця.
        [few] { $open } матчі кола { $round } ще не мають переможця.
       *[other] { $open } матчів кола { $round } ще не мають переможця.
    }
refusals-protest_open = Протест у матчі { $pairing } чекає на рішення.
refusals-pairing_begun = Матч одного з цих гравців уже почався.
refusals-bracket_not_drawn = Цю сітку ще не розіграно.
refusals-match_not_decided = Матч { $pairing } ще триває.
refusals-not_in_match = Цей гравець не грає в матчі { $pairing }.
refusals-nothing_to_protest = Протестувати можна лише проти рішень за правилом 75 %.
refusals-protested_already = У матчі { $pairing } вже подано протест.
refusals-no_protest = У матчі { $pairing } протесту немає.
refusals-no_final_week = Правило 75 % зараз не можна застосувати.
refusals-week_not_over = Останній тиждень кола ще не почався.
refusals-unsettled = Призи досі не вдається виплатити. Оператора сайту сповіщено.
refusals-fees_returned = Через це вже повернуто вступні внески. Гравці мають записатися знову.
refusals-prizes_paid = За цим результатом уже виплачено призи. Виправте його замість відкликати.
refusals-prize_spent = Гравець { $name } вже витратив приз, який довелося б повернути через це виправлення.

## Competitions: team events.

refusals-team_size =
    У команді має бути від { $min } до { $max } { $max ->
        [one] гравця
       *[other] гравців
    }.
refusals-team_entered_already = Команду { $team } вже зареєстровано.
refusals-team_incomplete =
    Команді { $team } потрібні капітан і щонайменше { $min } { $min ->
        [one] гравець, який прийняв запрошення
        [few] гравці, які прийняли запрошення
       *[other] гравців, які прийняли запрошення
    }.
refusals-in_another_team = Хтось із гравців уже в іншій команді цього турніру або названий двічі. Назвіть іншого.
refusals-too_few_teams = Щоб грати кожна з кожною, потрібно щонайменше дві команди.
refusals-match_not_due = Матч { $pairing } зараз не може початися.
refusals-match_not_playing = Матч { $pairing } зараз не грають, тому переграти його не можна.
refusals-not_thirty = Переможних очок у матчі разом має бути 30.
refusals-no_lot_needed = Жереб не потрібен.
refusals-enters_own_team = Команду реєструє її капітан або суддя.
refusals-late_teams_by_director = Турнір уже почався. Зареєструвати команду, що запізнилася, може суддя.
refusals-changes_own_team = Змінювати команду може лише капітан або суддя.
refusals-not_in_your_team = Ви не в цій команді.
refusals-bots_play_here = Боти грають лише за столами цього сайту.
refusals-no_free_bots = Усі боти сайту вже в командах цього турніру.
refusals-called_off = Матч, який цей крок замінив, скасовано, і його партії закінчено.

## Competitions: team matches. A room is `open` or `closed`.

refusals-in_both_teams = Ніхто не грає за обидві команди. Назвіть різних гравців.
refusals-not_in_team = Цей гравець не в команді { $team }.
refusals-in_both_rooms = { $name } не може сидіти в обох кімнатах. Назвіть двох різних гравців.
refusals-knows_the_board =
    { $room ->
        [open] Гравець { $name } вже грав дошку { $board } в іншій кімнаті й не може сісти у відкритій, доки її там не завершено.
       *[closed] Гравець { $name } вже грав дошку { $board } в іншій кімнаті й не може сісти в закритій, доки її там не завершено.
    }
refusals-roll_sets =
    Для матчу з { $boards } { $boards ->
        [one] дошки потрібен { $boards } набір кидків
        [few] дощок потрібно { $boards } набори кидків
       *[other] дощок потрібно { $boards } наборів кидків
    }.
refusals-line_ups_named = Обидві розстановки вже названо, тому суддя не змінює складів. Інших людей називає капітан, або суддя робить заміну з гравців команди.
refusals-line_up_stands = Розстановка стала остаточною, коли почалася перша дошка. Замінити гравця може лише суддя.
refusals-exchange_too_late = Міняти гравця можна лише до першого кидка дошки, а за цим столом партія вже почалася.
refusals-no_line_up = Команда { $team } ще не назвала розстановки.
refusals-already_playing =
    { $room ->
        [open] Відкрита кімната грає дошку { $board }.
       *[closed] Закрита кімната грає дошку { $board }.
    }
refusals-room_not_playing =
    { $room ->
        [open] Відкрита кімната зараз не грає.
       *[closed] Закрита кімната зараз не грає.
    }
refusals-no_board_left =
    { $room ->
        [open] Відкрита кімната зіграла всі свої дошки.
       *[closed] Закрита кімната зіграла всі свої дошки.
    }
refusals-room_held =
    { $room ->
        [open] Суддя призупинив відкриту кімнату.
       *[closed] Суддя призупинив закриту кімнату.
    }
refusals-roll_set_used = Набір кидків { $set } вже використано в цьому матчі.
refusals-rolls_are_public = Кидки дошки { $board } оприлюднено, тому їй потрібен інший набір.
refusals-nothing_to_cancel = Дошку { $board } не почала жодна кімната, тому нічого замінювати.
refusals-sits_already = { $name } вже там сидить.
refusals-commentator_plays = { $name } — в одній із команд цього матчу й не може його коментувати.
refusals-commentator_twice = Коментаторами мають бути різні люди.
refusals-too_many_commentators =
    У матчу може бути щонайбільше { $max } { $max ->
        [one] коментатор
        [few] коментатори
       *[other] коментаторів
    }.
refusals-not_at_board =
    { $room ->
        [open] Відкрита кімната вже має результат дошки { $board } або спершу грає іншу дошку.
       *[closed] Закрита кімната вже має результат дошки { $board } або спершу грає іншу дошку.
    }
refusals-only_captain = Розстановку називає лише капітан.
refusals-cancelled_already = Дошку { $board } замінено кроком { $step }, і жодна партія з новими кидками ще не почалася.
refusals-games_counted_here = Партії цього матчу грають тут і зараховують, щойно вони закінчуються.
refusals-games_not_here = Партії цього матчу грають не тут.
refusals-table_not_set_up = Стіл для цієї дошки ще не готовий.
refusals-pair_is_seated = { $one } і { $other } мають місця або вже грали в цьому матчі, тому цього не можна відкликати.
refusals-own_pair = Ви не можете сказати це про себе чи про обліковий запис, що вважається вашим. Інший суддя може.
refusals-games_ended = Партії, що тривали, закінчилися, коли матч скасували.
refusals-game_ended_by_it = Через це закінчилася партія, або її кидки могли комусь переказати. Замініть дошку, щоб зіграти її знову з іншими кидками.
refusals-seat_taken_over = Суддя передав ваше місце гравцеві { $name }. Причина: { $reason }
refusals-substitute_acted = Новий гравець відтоді вже діяв. Поверніть попереднього ще однією заміною.
refusals-imported_the_rolls = Гравець { $name } сам імпортував кидки цього матчу. Назвіть іншого.
refusals-passkey_program = { $name } — програма, а програма не має ключа доступу, щоб зайняти місце. Назвіть людей або ботів сайту.
refusals-both_rooms_when_over = Члени обох команд бачать обидві кімнати, коли дошку завершено в обох.
refusals-no_running_score = Цей матч не показує поточного рахунку. Обидві кімнати буде видно поруч, коли його завершено.
refusals-board_not_begun = Ця дошка почалася ще не в обох кімнатах.
refusals-only_commentators = Тут пишуть лише коментатори, яких призначив суддя.
refusals-too_many_lines =
    Про цю дошку вже { $max } { $max ->
        [one] коментар
        [few] коментарі
       *[other] коментарів
    }. Більше не зберігають.

## Competitions: files of rolls.

refusals-imported_before_play = Кидки можна імпортувати лише до початку першої дошки.
refusals-dice_by_hand = У цьому матчі кубики кидають руками, тому файл із кидками до нього не додають і з нього не отримують.
refusals-too_few_roll_sets =
    У файлі { $sets } { $sets ->
        [one] набір
        [few] набори
       *[other] наборів
    } кидків, а в матчі { $boards } { $boards ->
        [one] дошка
        [few] дошки
       *[other] дощок
    }. Додайте набори до файлу.
refusals-rolls_not_json = Наборів кидків у JSON тут немає: { $detail }
refusals-rolls_unequal = У наборі { $set } білим і чорним потрібна однакова кількість кидків.
refusals-rolls_header = Перший рядок має бути таким: set,turn,white,black.
refusals-rolls_row = Рядок { $line }: має бути set,turn,white,black цілими числами.
refusals-rolls_dice =
    { $turn ->
        [0] Набір { $set }, початковий кидок: «{ $value }» — не число від 1 до 6.
       *[other] Набір { $set }, хід { $turn }: «{ $value }» — не кидок двох кубиків, як-от 31.
    }
refusals-rolls_turn = Набір { $set }: очікувався хід { $expected }, а є хід { $got }.
refusals-rolls_equal_opening = Набір { $set }: початковий кидок має закінчитися двома різними кубиками.
refusals-rolls_opening_goes_on = Набір { $set }: початковий кидок уже було вирішено.
refusals-rolls_too_few =
    У наборі { $set } є кидки для { $turns } { $turns ->
        [one] ходу
       *[other] ходів
    }. Потрібно щонайменше { $min }.
refusals-rolls_set_twice = Набір { $set } є у файлі двічі.
refusals-rolls_same = У наборі { $set } ті самі кидки, що й у наборі { $first }. Кожній дошці потрібні власні кидки.
refusals-rolls_too_much =
    У файлі може бути щонайбільше { $sets } { $sets ->
        [one] набір
        [few] набори
       *[other] наборів
    }, у кожному щонайбільше { $turns } { $turns ->
        [one] хід
        [few] ходи
       *[other] ходів
    }.
refusals-rolls_none = У файлі немає наборів кидків.

## Competitions: comparative events.

refusals-played_already = Ви вже почали дошку { $board }, а кожну дошку грають один раз.
refusals-not_the_next_board = Дошки грають по черзі, і ваша наступна — дошка { $board }.
refusals-board_in_play = Ви ще граєте дошку { $board }.
refusals-not_playing = Ви не граєте дошку { $board }.
refusals-in_comparative_event = Цей стіл належить до порівняльного турніру. Закінчені партії бачать ті, хто вже завершив цю дошку. Записи, аналізи й кості показують усім після закінчення турніру.
refusals-rolls_published = Після скасування турніру кидки оприлюднено.

## Competitions: values of a field.

refusals-needs_clock = Для цього потрібен годинник.
refusals-only_with_live_clock = Лише з живим годинником.
refusals-only_with_start_and_live_clock = Лише з визначеним часом початку й живим годинником.
refusals-no_correspondence = Дошку грають без годинника або з живим годинником.
refusals-starts_in_future = Початок має бути в майбутньому.
refusals-first_round_in_future = Перше коло має початися в майбутньому.
refusals-year_ahead = Початок — щонайбільше за рік від сьогодні.
refusals-days_ahead =
    Відкриття — щонайбільше за { $days } { $days ->
        [one] день
        [few] дні
       *[other] днів
    } від сьогодні.
refusals-days_after_opening =
    Закриття — щонайбільше за { $days } { $days ->
        [one] день
        [few] дні
       *[other] днів
    } після відкриття.
refusals-later_than_opening = Закриття має бути пізніше за відкриття.
refusals-ascending_times = Часів початку може бути щонайбільше { $max }, кожен пізніший за попередній.
refusals-start_only_here = Лише для матчу за столами цього сайту.
refusals-starts_only_here = Лише для турніру за столами цього сайту, який не починається одразу.
refusals-late_until = Має бути пізніше за початок першого кола, а для нього потрібен час.
refusals-until_a_year = Має бути між створенням турніру й датою за рік від сьогодні.
refusals-too_many_teams =
    Місць щонайбільше для { $max } { $max ->
        [one] команди
       *[other] команд
    }.
refusals-prizes = Призів може бути щонайбільше { $max }, кожен більший за 0 і не більший за { $most }.
refusals-prizes_are_shares = Якщо є внесок, призи — це частки внесків.
refusals-final_of_knock_out = До фіналу ведуть лише швейцарська система, життя або групи.
refusals-fee_only_in_knock_out = Внесок можливий лише в турнірі на вибування.
refusals-fee_from_to = Від { $min } до { $max }.
refusals-shares_without_fee = Без внеску нічого ділити.
refusals-shares = Відсотків може бути від 1 до { $max }, кожен не більший за попередній, разом 100.
refusals-different_players =
    Від { $min } до { $max } { $max ->
        [one] різного гравця
       *[other] різних гравців
    }.
refusals-lock_step_here = Щоб кімнати йшли разом, потрібні столи цього сайту й кубики сервера.
refusals-seat_proof_here = Для ключа доступу за кожним столом потрібні столи цього сайту й кубики сервера.
refusals-unavailable_player = { $name } не може грати у вашому командному матчі. Назвіть іншого гравця.
refusals-no_player_named = Гравця «{ $name }» немає.
refusals-no_player_named_here = Гравця «{ $name }» тут немає.
refusals-did_you_mean = Гравця «{ $name }» тут немає; можливо, { $nearest }?
refusals-no_bot_named = Бота «{ $name }» на сайті немає. Боти сайту: { $bots }.
refusals-reason_missing = Для рішення судді потрібна причина.
refusals-ten_points = Малі матчеві очки (SMP) мають ділитися на десять.
refusals-opening_dice = Початковий кидок — це два різні кубики, кожен від 1 до 6.
refusals-game_is_single =
    Якщо тому, хто програв, лишилося викинути { $left } { $left ->
        [one] шашку
        [few] шашки
       *[other] шашок
    }, це звичайна партія, не більше.
refusals-game_is_gammon = Якщо той, хто програв, не викинув жодної з 15 шашок і не пасував на подвоєння, це гемон, а не звичайна партія.

## Score sheets of duplicate matches.

refusals-duplicate_boards = Дуплікатний матч має 4, 5, 6, 7, 8, 10 або 12 дощок.
refusals-duplicate_cube = Дуплікатну партію рахують із кубом на 1, 2, 4, 8, 16, 32 або 64.
refusals-duplicate_checkers_left = У того, хто програв, лишається від 1 до 15 шашок.
refusals-sheet_board_beyond = У матчі роздачі від 1 до { $boards }, а не { $board }.
refusals-sheet_game_twice =
    { $room ->
        [closed] Роздача { $board }, закрита кімната: є в протоколі двічі.
       *[open] Роздача { $board }, відкрита кімната: є в протоколі двічі.
    }
refusals-sheet_game_missing =
    { $room ->
        [closed] Роздача { $board }, закрита кімната: бракує.
       *[open] Роздача { $board }, відкрита кімната: бракує.
    }
refusals-sheet_game_is_single =
    Роздача { $board }, { $room ->
        [closed] закрита
       *[open] відкрита
    } кімната: якщо тому, хто програв, лишилося викинути { $left } { $left ->
        [one] шашку
        [few] шашки
       *[other] шашок
    }, це звичайна партія, не більше.
refusals-sheet_game_is_gammon =
    Роздача { $board }, { $room ->
        [closed] закрита
       *[open] відкрита
    } кімната: якщо той, хто програв, не викинув жодної з 15 шашок і не пасував на подвоєння, це гемон, а не звичайна партія.

## Clubs.

refusals-guests_join_no_clubs = Гості не можуть вступати до клубів. Спершу збережіть обліковий запис.
refusals-bots_join_no_clubs = Боти не належать до клубів.
refusals-only_people_join_clubs = Гості й боти не можуть вступати до клубів.
refusals-only_members_read = Чат клубу читають лише його учасники.
refusals-only_members_write = У чаті клубу пишуть лише його учасники.
refusals-only_officers = Це можуть лише власник клубу та помічники.
refusals-only_club_owner = Це може лише власник клубу.
refusals-club_not_offered = Вам не пропонували цей клуб.
refusals-only_higher_role = Це може лише хтось із вищою роллю.
refusals-club_changed = Тим часом клуб змінив хтось інший. Перезавантажте сторінку і спробуйте ще раз.
refusals-club_member = Цей гравець — учасник клубу.
refusals-not_a_club_member = Цей гравець не учасник клубу.
refusals-you_are_club_member = Ви вже учасник цього клубу.
refusals-you_are_no_club_member = Ви не учасник цього клубу.
refusals-no_club_request = Немає ні запиту, ні запрошення.
refusals-no_longer_asks = Цей гравець уже не просить прийняти його.
refusals-nothing_to_dismiss = Прибирати вже нічого.
refusals-club_invitation_open = Цей гравець ще не відповів на ваше попереднє запрошення до клубу.
refusals-club_barred = Цьому гравцеві вступ заборонено. Спершу зніміть заборону.
refusals-cannot_invite_to_club = Цього гравця ви не можете запросити.
refusals-cannot_join_club = Ви не можете вступити до цього клубу.
refusals-club_by_invitation = До цього клубу вступають лише на запрошення.
refusals-event_has_club = Цей турнір уже належить до клубу.
refusals-club_full =
    У клубі може бути щонайбільше { $max } { $max ->
        [one] учасник
        [few] учасники
       *[other] учасників
    }.
refusals-club_outsiders_full = Запитів, запрошень і заборон вступу в клубі вже { $max }, і більше не можна.
refusals-club_invitations_full = Ваших запрошень без відповіді вже { $max }, і більше не можна. Спершу відкличте кілька.
refusals-club_events_full =
    Клуб може показувати щонайбільше { $max } { $max ->
        [one] турнір
        [few] турніри
       *[other] турнірів
    }.
refusals-clubs_joined_full =
    Гравець може належати щонайбільше до { $max } { $max ->
        [one] клубу
       *[other] клубів
    }.
refusals-clubs_owned_full =
    У вас уже { $max } { $max ->
        [one] власний клуб
        [few] власні клуби
       *[other] власних клубів
    }, і більше не можна.
refusals-club_name_length = Від 3 до 40 символів, серед них щонайменше 3 літери або цифри.
refusals-club_name_character = Дозволено лише літери, цифри, пробіли та - . ' &, але не { $character }.
refusals-one_script = Усі літери мають належати до однієї писемності.

## Reviews, the library and the archive.

refusals-analysed_afterwards = Матч ще не закінчено. Його проаналізують потім.
refusals-reviewed_afterwards = Матч ще не закінчено. Його можна буде розібрати потім.
refusals-not_analysed = Матч ще не проаналізовано. Спробуйте за хвилину.
refusals-no_rollouts_here = Цей сайт не розігрує матчів.
refusals-only_players_roll_out = Розіграти матч можуть попросити лише його гравці.
refusals-one_rollout_at_a_time = Інший ваш матч саме розігрується. Зачекайте, доки його буде завершено.
refusals-guests_comment_own_matches = Гості можуть коментувати лише власні матчі. Зареєструйтеся, щоб прокоментувати цей.
refusals-no_place_in_match = Такого місця в матчі немає. Перше — 1.
refusals-comments_full =
    У цього матчу вже { $max } { $max ->
        [one] коментар
        [few] коментарі
       *[other] коментарів
    }, і більше не можна.
refusals-question_answered = На це запитання вже відповіли в іншому вікні.
refusals-no_option_of_question = Такого варіанта в цьому запитанні немає.
refusals-one_upload_at_a_time = Інший ваш файл ще надсилається. Зачекайте, доки він надійде.
refusals-uploads_busy = Зараз надсилається забагато файлів. Спробуйте за мить.
refusals-mend_after_analysis = Матч ще аналізується. Виправте його, коли аналіз завершиться.
refusals-not_a_stop = Має бути рядок, на якому читання зупинилося.
refusals-rows_not_editable = Рядків цього формату не можна виправляти.
refusals-mends_full =
    У цьому матчі виправлено вже { $max } { $max ->
        [one] рядок
        [few] рядки
       *[other] рядків
    }, і більше не можна.
refusals-row_does_not_fit = Цей рядок не підходить: { $detail }.
refusals-row_does_not_fit_roll = Цей рядок не підходить: { $detail }. Ходи за правилами на кидок { $roll }: { $plays }
refusals-row_play_illegal = Це не хід за правилами на кидок { $roll }. Ходи за правилами: { $plays }
refusals-row_without_turn = У рядку немає ходу гравця, чия черга.
refusals-row_without_turn_of_roll = У рядку немає ходу гравця, чия черга. Ходи за правилами на кидок { $roll }: { $plays }
refusals-row_must_continue = Рядок має продовжувати свою партію.
refusals-automatic_double_not_in_mat = Файл .mat не може показати, що партія { $game } почалася з кубом на { $cube }. Виберіть SGF або JSON.
refusals-illegal_play_not_in_format = Цей формат не може записати хід не за правилами, зарахований у партії { $game }. Виберіть .xg, OGXM або JSON.
refusals-nothing_rolled_not_in_mat = Файл .mat не може показати, що партія { $game } закінчилася до першого кидка. Виберіть SGF або JSON.
refusals-zip_needed = Частина імпорту — це архів zip із файлами матчів.
refusals-zip_broken = Цей архів zip неповний. Запакуйте його ще раз.
refusals-zip_of_too_many_files = Найбільша кількість файлів в архіві zip тут — { $max }. Надішліть їх кількома архівами.
refusals-zip_too_large = Файли одного архіву zip разом мають тут щонайбільше { $mib } МіБ. Надішліть їх кількома архівами.
refusals-zip_overlapping = Файли цього архіву zip мають спільні байти. Запакуйте його ще раз.
refusals-import_in_parts =
    В одному імпорті від 1 до { $max } { $max ->
        [one] файлу
       *[other] файлів
    }. Імпортуйте теку частинами.
refusals-import_announced =
    Цей імпорт почато для { $files } { $files ->
        [one] файлу
       *[other] файлів
    }. Для решти почніть інший.
refusals-saved_searches_full =
    Збережено вже { $max } { $max ->
        [one] пошук
        [few] пошуки
       *[other] пошуків
    }. Спершу видаліть якийсь.
refusals-position_notes_full =
    Збережено вже { $max } { $max ->
        [one] нотатку
        [few] нотатки
       *[other] нотаток
    }. Спершу видаліть кілька.
refusals-shared_positions_full =
    Ви вже ділитеся { $max } { $max ->
        [one] позицією
       *[other] позиціями
    }. Спершу припиніть ділитися деякими.
refusals-narrow_the_search = Щонайбільше { $max }. Краще звузьте пошук.
refusals-places_of_checkers = Місця — від 1 до 25, а least — від 1 до 15.

## Positions, practice, puzzles and lessons.

refusals-id_or_setup = Вкажіть або id, або setup.
refusals-over_on_roll = Партію закінчено: сторона, чий хід, викинула всі шашки.
refusals-over_not_on_roll = Партію закінчено: сторона, чий хід наступний, викинула всі шашки.
refusals-over_at_points =
    За { $points } { $points ->
        [one] очка
       *[other] очок
    } матч уже закінчено.
refusals-xgid_fields = XGID має 10 полів, розділених двокрапками, а тут їх { $count }. Скопіюйте весь рядок.
refusals-xgid_board_length = Дошка в XGID має 26 знаків, а тут їх { $count }. Скопіюйте весь рядок.
refusals-xgid_board_character = Знак { $at } дошки в XGID — це -, від A до O або від a до o, а не «{ $found }».
refusals-xgid_field =
    { $field ->
        [cube] Поле 2 в XGID, куб, — це число від 0 до 12, а не «{ $found }».
        [cube_owner] Поле 3 в XGID, власник куба, — це 1, 0 або -1, а не «{ $found }».
        [turn] Поле 4 в XGID, сторона, що ходить, — це 1 або -1, а не «{ $found }».
        [dice] Поле 5 в XGID, кості, — це 00, дві кості, D, B або R, а не «{ $found }».
        [bottom_score] Поле 6 в XGID, очки нижнього гравця, — це число від 0 до 65535, а не «{ $found }».
        [top_score] Поле 7 в XGID, очки верхнього гравця, — це число від 0 до 65535, а не «{ $found }».
        [rules] Поле 8 в XGID — це 0 або 1 у матчі (Кроуфорд) і від 0 до 3 у грі на гроші (Джекобі, бобри), а не «{ $found }».
        [length] Поле 9 в XGID, довжина матчу, — це число від 0 до 65535, а не «{ $found }».
       *[cube_max] Поле 10 в XGID, найвищий куб, — це число від 0 до 15, а не «{ $found }».
    }
refusals-not_a_position_id = Це не номер позиції, як-от 4HPwATDgc/ABMA, і не XGID. Скопіюйте його повністю.
refusals-not_a_match_id = Це не номер матчу, як-от cAkAAAAAAAAA. Скопіюйте всі 12 знаків.
refusals-id_shows_resignation = Номер матчу містить пропозицію здатися, а її не можна розставити. Візьміть номер до пропозиції.
refusals-id_shows_beaver = Номер матчу містить бобра без відповіді, а його не можна розставити. Візьміть номер до бобра.
refusals-no_crawford = Партія Кроуфорда — це перша партія, у якій одній зі сторін бракує одного очка, у матчі більше ніж до одного очка.
refusals-cube_turned_in_crawford = У партії Кроуфорда ніхто не міг повернути куб.
refusals-no_score = Рахунок має лише матч на очки.
refusals-turned_cube = У партії без куба куб не може бути повернутим.
refusals-cube_up_to = Степінь двійки, не більший за { $max }.
refusals-cube_at_one = Куб на 1 нікому не належить.
refusals-cube_cannot_be_turned = Куб не можна повернути.
refusals-play_needs_dice = Для ходу потрібні його кубики.
refusals-dice_need_play = Якщо є кубики, вкажіть і хід, який розіграти.
refusals-dice_and_play = Вкажіть і кубики, і хід або не вказуйте нічого.
refusals-play_ends_game = Цей хід закінчує партію, тому розігрувати нічого.
refusals-opening_roll = Два різні числа від 1 до 6, наприклад 31.
refusals-board_has_points = На дошці 24 пункти.
refusals-too_many_checkers_on_roll =
    Сторона, чий хід, має на дошці { $count } { $count ->
        [one] шашку
        [few] шашки
       *[other] шашок
    }, більше ніж 15.
refusals-too_many_checkers_not_on_roll =
    Сторона, чий хід наступний, має на дошці { $count } { $count ->
        [one] шашку
        [few] шашки
       *[other] шашок
    }, більше ніж 15.
refusals-point_held_by_both = На пункті { $point } сторони, чий хід, стоять шашки обох сторін.
refusals-both_borne_off = Обидві сторони викинули всі шашки.
refusals-both_shut_out = Обидві сторони на барі перед закритим домом.
refusals-practice_changed = Тим часом гру змінили. Завантажте її знову.
refusals-practice_too_long = Ця тренувальна гра триває надто довго. Почніть іншу.
refusals-nothing_to_take_back = Повертати нічого.
refusals-nothing_to_decide = Зараз вам нічого вирішувати.
refusals-nobody_acts_after = Після цієї події жодна сторона не має кидати чи ходити.
refusals-double_waits = Подвоєння чекає на відповідь. Почніть перед ним: кидає та сама сторона.
refusals-all_puzzles_answered = Ви відповіли на всі ці задачі.
refusals-no_answer_to_puzzle = Це не відповідь на цю задачу. Дивіться «allowed» у її вигляді.
refusals-not_in_this_step = У цьому кроці так не можна.

## Moderation.

refusals-only_moderators = Це можуть лише модератори.
refusals-moderator_involved = У цьому брали участь ви або обліковий запис зі спільним із вами власником, браузером чи адресою. Має вирішити інший модератор.
refusals-moderator_is_opponent = Ви або обліковий запис зі спільним із вами власником, браузером чи адресою граєте проти цього гравця або грали з ним за останні 30 днів. Має вирішити інший модератор.
refusals-moderator_in_competition = Ви або обліковий запис зі спільним із вами власником, браузером чи адресою берете разом із цим гравцем участь у незавершеному турнірі «{ $name }». Має вирішити інший модератор.
refusals-moderator_decided = За останні 30 днів ви ухвалили рішення щодо гравця { $name }, тому не граєте в тому самому змаганні.
refusals-moderator_plays_unrated = За останні 30 днів ви ухвалили рішення щодо гравця { $name }, тому граєте між собою лише без рейтингу й без ставки.
refusals-cannot_take_part = { $name } зараз не може брати участь у цьому змаганні.
refusals-reported_already = Ви вже поскаржилися на цього гравця. Модератори розглянуть скаргу.
refusals-bots_not_reported = На ботів не можна поскаржитися.
refusals-decides_about_self = Про вас має вирішити інший модератор.
refusals-house_bot_not_sanctioned = Цей бот належить дому.
refusals-report_of_other = Ця скарга на іншого гравця.
refusals-report_closed = Скаргу вже закрито.
refusals-report_needed = Вкажіть номер скарги, яку треба відхилити.
refusals-sanction_of_other = Це обмеження іншого гравця.
refusals-sanction_over = Обмеження вже минуло.
refusals-sanction_needed = Вкажіть номер обмеження, яке треба зняти.
refusals-no_open_case = Відкритих справ цього гравця немає.
refusals-deed_impossible = Для цього гравця чи цієї скарги це неможливо.
refusals-reason_needed = Потрібна причина, бо її читає гравець.
refusals-needs_hours = Вкажіть строк, від 1 до 87600 годин.
refusals-has_no_end = У цієї дії немає кінця строку.
refusals-one_appeal = Обмеження можна оскаржити один раз, поки воно діє. Його вже оскаржено, або воно минуло.
refusals-appeal_decided = Оскарження вже розглянуто.
refusals-appeal_of_own_sanction = Має вирішити інший модератор, а не той, хто наклав обмеження.
refusals-not_a_range = Запишіть діапазон адрес як 192.0.2.0/24, 2001:db8::/32 або одну адресу.
refusals-range_too_wide = { $network } ширший за /{ $shortest }.
refusals-blocks_full =
    Заблоковано вже { $max } { $max ->
        [one] діапазон
        [few] діапазони
       *[other] діапазонів
    }. Спершу розблокуйте деякі.
refusals-void_changed = Після попереднього перегляду перелік матчів змінився. Зробіть перегляд знову.
refusals-void_undone = Анулювання вже скасовано.
refusals-voids_busy = Саме зараз анулюють інші матчі. Спробуйте ще раз.
refusals-too_many_matches_to_void =
    Більше ніж { $max } { $max ->
        [one] матч
        [few] матчі
       *[other] матчів
    }. Анулюйте їх частинами, за коротші проміжки часу.

## What is not there.

refusals-no_such_address = Такої адреси немає.
refusals-no_such_player = Такого гравця немає.
refusals-no_such_sign_in = Такого входу немає.
refusals-no_such_device = Такого пристрою немає.
refusals-no_such_passkey = Такого ключа доступу немає.
refusals-no_such_bot_of_yours = Такого бота у вас немає.
refusals-no_such_token = Такого ключа немає.
refusals-no_such_match = Такого матчу немає.
refusals-no_such_game = Такої партії немає.
refusals-no_such_page = Такої сторінки немає.
refusals-no_such_repair = Такого виправлення немає.
refusals-no_such_import = Такого імпорту немає.
refusals-no_such_format = Такого формату немає. Можна json, mat, sgf, xg, ogxm, txt або html.
refusals-no_such_practice_game = Такої тренувальної гри немає.
refusals-no_such_rating_list = Такого списку рейтингу немає.
refusals-no_such_block = Такого блокування немає.
refusals-no_such_event = Такого турніру немає.
refusals-no_such_tournament = Такого турніру немає.
refusals-no_such_team_event = Такого командного турніру немає.
refusals-no_such_team_match = Такого командного матчу немає.
refusals-no_such_comparative_event = Такого порівняльного турніру немає.
refusals-no_such_team = Такої команди немає.
refusals-no_such_board = Такої дошки немає.
refusals-no_such_appeal = Такого оскарження немає.
refusals-no_such_bot = Такого бота немає.
refusals-no_such_call = Такого виклику немає.
refusals-no_such_club = Такого клубу немає.
refusals-no_such_comment = Такого коментаря немає.
refusals-no_such_competition = Такого змагання немає.
refusals-no_such_conversation = Такої розмови немає.
refusals-no_such_position = Такої позиції немає.
refusals-no_such_puzzle = Такої задачі немає.
refusals-no_such_question = Такого запитання немає.
refusals-no_such_report = Такої скарги немає.
refusals-no_such_review = Такого розбору немає.
refusals-no_such_sanction = Такого обмеження немає.
refusals-no_such_search = Такого пошуку немає.
refusals-no_such_session = Такого сеансу немає.
refusals-no_such_shared_position = Такою позицією ніхто не ділиться.
refusals-no_such_step = Такого кроку немає.
refusals-no_such_table = Такого столу немає.
refusals-no_such_void = Такого анулювання немає.
refusals-no_such_rating = У цьому списку такого рейтингу немає.
refusals-no_such_match_that_counts = Такого матчу, що зараховується до рейтингу чи кредитів, немає.
refusals-no_such_team_match_that_counts = Такого командного матчу, що зараховується, немає.

## The request and the server.

refusals-method_not_allowed = Ця адреса не підтримує цього методу.
refusals-too_many_requests =
    Забагато спроб. Спробуйте через { $seconds } { $seconds ->
        [one] секунду
        [few] секунди
       *[other] секунд
    }.
refusals-too_large =
    Це завелике: щонайбільше { $limit } { $limit ->
        [one] байт
        [few] байти
       *[other] байтів
    }.
refusals-head_too_large = Заголовки запиту завеликі.
refusals-too_slow = Тіло запиту надходило надто повільно.
refusals-unsupported_protocol = Ця сторінка застаріла. Завантажте її знову.
refusals-maintenance = Сайт обслуговують: розпочаті матчі тривають, нові почнуться згодом.
refusals-contended = Те саме водночас змінили інші. Спробуйте ще раз.
refusals-database_unreachable = Сервер не може з’єднатися зі своєю базою даних. Спробуйте за мить.
refusals-internal = На сервері сталася помилка, її записано. Спробуйте за мить.
refusals-malformed = Запит не вдається прочитати: { $detail }
refusals-json_needed = Заголовок content-type має бути application/json.
refusals-websocket_only = Ця адреса підтримує лише WebSocket: { $detail }.
refusals-text_frames_only = Повідомлення — це JSON у текстових кадрах.
refusals-server_stopping = Сервер зупиняється. Спробуйте за мить.
refusals-site_full = Сайт переповнений. Ті, хто ввійшов до облікового запису, ще можуть зайти.
refusals-competitions_watched =
    Один сокет може стежити щонайбільше за { $max } { $max ->
        [one] змаганням
       *[other] змаганнями
    }.
refusals-matches_watched =
    Один сокет може дивитися щонайбільше { $max } { $max ->
        [one] матч
        [few] матчі
       *[other] матчів
    }.
refusals-disk_nearly_full = Диск сайту майже заповнений, тому тривають лише розпочаті матчі. Спробуйте пізніше.
refusals-pictures_busy = Зараз малюється забагато зображень. Спробуйте за мить.

## Values of a field. The name of the field comes before the text.

refusals-from_to = Від { $min } до { $max }.
refusals-at_most = Щонайбільше { $max }.
refusals-characters =
    Від { $min } до { $max } { $max ->
        [one] символу
       *[other] символів
    }.
refusals-at_most_characters =
    Щонайбільше { $max } { $max ->
        [one] символ
        [few] символи
       *[other] символів
    }.
refusals-one_of = Одне з: { $choices }.
refusals-missing = Цього бракує.
refusals-whole_number_from_to = Ціле число від { $min } до { $max }.
refusals-whole_number = Ціле число.
refusals-must_be = Тут має бути { $expected }.
refusals-visible_characters_only = Без невидимих символів, змін напрямку письма й нагромаджених знаків.
refusals-not_utf8 = Це не текст у UTF-8.
refusals-no_such_theme = Такої теми задач немає.
refusals-own_network = Ваша власна адреса належить до { $network }, тож ви заблокували б себе.
refusals-choose_at_least_one = Виберіть щонайменше одне.
refusals-match_has_events =
    У матчі лише { $last } { $last ->
        [one] подія
        [few] події
       *[other] подій
    }.
refusals-plain_characters =
    Від 1 до { $max } { $max ->
        [one] символу
       *[other] символів
    } з A-Z a-z 0-9 - _.
refusals-own_name = Це ваше власне ім’я.
refusals-not_the_next = Має бути «next» іншої сторінки.
refusals-two_players_needed = Назвіть двох різних гравців.
refusals-until_before_from = Має бути пізніше за «from».
refusals-start_of_name = Від 1 до 20 літер, цифр, - або _.
refusals-at_most_bytes =
    Щонайбільше { $max } { $max ->
        [one] байт
        [few] байти
       *[other] байтів
    }.
refusals-characters_of_text =
    Від { $min } до { $max } { $max ->
        [one] символу
       *[other] символів
    } тексту.
refusals-at_most_characters_of_text =
    Щонайбільше { $max } { $max ->
        [one] символ
        [few] символи
       *[other] символів
    } тексту.
refusals-each_has_characters =
    Кожне має від { $min } до { $max } { $max ->
        [one] символу
       *[other] символів
    }.
refusals-visible_characters =
    Від { $min } до { $max } { $max ->
        [one] символу
       *[other] символів
    }, усі видимі.
