### The library: matches from other programs.

library-lead = Матчі, зіграні деінде, з таким самим аналізом, як зіграні тут. Крім вас їх ніхто не бачить.
library-signIn = Увійдіть, щоб зберігати тут свої матчі. Досить гостьового запису.
library-add = Додати матчі
library-drop = Перетягніть сюди файли матчів або
library-choose = виберіть файли
library-formats = Матчі з GNU Backgammon, eXtreme Gammon (.xg), BGBlitz (.bgf), Backgammon Galaxy, Jellyfish, JavaFIBS, FIBS (oldmoves), TrueMoneyGames (.tmg), bgammon.org і більшості клубів (.mat, .txt, .sgf) — окремі файли, теки або архіви zip.
library-empty = Матчів ще немає.
library-list = { $count } з { $most }
library-room = зайнято { $used } з { $most } МБ
library-players = { $white } – { $black }
library-session = Окремі партії
library-matchTo = до { $points }
library-games =
    { $count } { $count ->
        [one] партія
        [few] партії
       *[other] партій
    }
library-addedOn = додано { $day }
library-find = Знайти файл, теку або гравця
library-noneFound = Нічого не знайдено. Змініть пошук.
library-orders-newest = Спочатку нові матчі
library-orders-oldest = Спочатку давні матчі
library-orders-added = Спочатку щойно додані
library-orders-opponent = За суперником
library-orders-worst = Спочатку найвищий PR
library-orders-best = Спочатку найнижчий PR
library-orders-most_lost = Спочатку найбільша сума помилок
library-orders-least_lost = Спочатку найменша сума помилок
library-waiting = аналізується
library-quick = швидкий аналіз
library-pr = PR { $white } : { $black }
library-lost = сума помилок { $white } : { $black }
library-sheet = Аркуш запису: { $name }
library-file = Файл { $name }
library-forget = Вилучити { $name }
library-forgetTitle = Вилучити цей матч?
library-forgetText = Файл і його аналіз буде видалено.
library-forgetYes = Вилучити
library-keep = Залишити
