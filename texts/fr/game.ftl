### Formats, clocks, options and results, for every place that names a match or a table.

game-format-points =
    Match en { $length } { $length ->
        [one] point
       *[other] points
    }
game-format-three_games = Trois parties, sans videau
game-format-normal = Partie après partie
game-format-single = Une seule partie, au point
game-duration-seconds = { $seconds } s
game-duration-minutes = { $minutes } min
game-duration-both = { $minutes } min { $seconds } s
game-clock-none = Sans pendule
game-clock-live = { $delay } s + { $reserve }
game-clock-correspondence =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
game-clockLong-none = Sans pendule
game-clockLong-live = { $delay } s de délai par tour, plus une réserve de { $reserve } pour tout le match
game-clockLong-correspondence =
    { $days ->
        [one] Un jour par tour
       *[other] { $days } jours par tour
    }
game-stake =
    { $byThePoint ->
        [true] { $amount } par point
       *[false] { $amount } chacun
    }
game-rated = Classé
game-unrated = Non classé
game-list-casual = Libre
game-list-stakes = Mises
game-options-jacoby = Jacoby
game-options-automatic_doubles = Doubles automatiques
game-options-beavers = Beavers
game-options-raccoons = Raccoons
game-automaticUpTo = Doubles automatiques, jusqu’à { $times }
game-illegalPlays = Les coups illégaux peuvent être acceptés
game-thrown = Dés lancés à la main
game-alternate = Début alterné
game-provisional = Provisoire : expérience inférieure à 20 dans cette liste
game-bot = Bot
game-guest = Invité
game-result-single = partie simple
game-result-gammon = gammon
game-result-backgammon = backgammon
game-reason-borne_off = joué jusqu’au bout
game-reason-passed = double passé
game-reason-resigned = abandon
game-reason-left = adversaire parti
game-reason-timed_out = temps écoulé
game-reason-completed = joué jusqu’au bout
game-reason-agreed = arrêt d’un commun accord
game-reason-aborted = interrompu
game-won = Gagné
game-lost = Perdu
game-drawn = Nul
game-aborted = Interrompu
game-running = En cours
game-band = Tranche { $rating }
game-bandBelow = moins de { $rating }
game-bandAbove = plus de { $rating }
game-diceCommitted = Dés scellés
game-commitmentWhole = Sceau des dés : { $hex }
game-copy = Copier
game-copied = Copié
game-copyFailed = Ce navigateur ne permet pas de copier.
