### Vacations from correspondence matches.

vacation-title = Urlaub
vacation-lead = Solange du weg bist, stehen die Uhren aller deiner Fernpartien still, und deine Gegner sehen, bis wann. Spielen darfst du trotzdem.
vacation-howLong = Dauer
vacation-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
vacation-go = In den Urlaub
vacation-back = Ich bin zurück
vacation-away = Du bist weg bis { $until }.
vacation-left = Noch { $left } von { $of } Tagen innerhalb von 365 Tagen. Angefangene Tage zählen ganz.
