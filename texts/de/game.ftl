### Formats, clocks, options and results, for every place that names a match or a table.

game-format-points =
    Match bis { $length } { $length ->
        [one] Punkt
       *[other] Punkte
    }
game-format-three_games = Drei Spiele ohne Doppler
game-format-normal = Spiel für Spiel
game-format-single = Einzelspiel nach Punkten
game-duration-seconds = { $seconds } s
game-duration-minutes = { $minutes } min
game-duration-both = { $minutes } min { $seconds } s
game-clock-none = Ohne Uhr
game-clock-live = { $delay } s + { $reserve }
game-clock-correspondence =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
game-clockLong-none = Ohne Uhr
game-clockLong-live = { $delay } s Bedenkzeit je Zug, dazu { $reserve } Reserve für das ganze Match
game-clockLong-correspondence =
    { $days ->
        [one] Ein Tag für jeden Zug
       *[other] { $days } Tage für jeden Zug
    }
game-stake =
    { $byThePoint ->
        [true] { $amount } je Punkt
       *[false] je { $amount }
    }
game-rated = Gewertet
game-unrated = Ungewertet
game-list-casual = Frei
game-list-stakes = Mit Einsatz
game-options-jacoby = Jacoby
game-options-automatic_doubles = Automatisches Doppeln
game-options-beavers = Beaver
game-options-raccoons = Raccoon
game-automaticUpTo = Automatisches Doppeln, höchstens { $times }-mal
game-illegalPlays = Regelwidrige Züge dürfen gelten
game-thrown = Von Hand gewürfelt
game-alternate = Abwechselnder Beginn
game-provisional = Vorläufig: Erfahrung unter 20 in dieser Liste
game-bot = Bot
game-guest = Gast
game-result-single = einfaches Spiel
game-result-gammon = Gammon
game-result-backgammon = Backgammon
game-reason-borne_off = ausgespielt
game-reason-passed = Doppel abgelehnt
game-reason-resigned = aufgegeben
game-reason-left = Gegner ging
game-reason-timed_out = auf Zeit
game-reason-completed = ausgespielt
game-reason-agreed = im Einvernehmen
game-reason-aborted = abgebrochen
game-won = Gewonnen
game-lost = Verloren
game-drawn = Unentschieden
game-aborted = Abgebrochen
game-running = Im Spiel
game-band = Klasse { $rating }
game-bandBelow = unter { $rating }
game-bandAbove = ab { $rating }
game-diceCommitted = Würfel versiegelt
game-commitmentWhole = Siegel der Würfel: { $hex }
game-copy = Kopieren
game-copied = Kopiert
game-copyFailed = Dieser Browser erlaubt das Kopieren nicht.
