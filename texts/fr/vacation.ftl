### Vacations from correspondence matches.

vacation-title = Vacances
vacation-lead = Pendant votre absence, les pendules de tous vos matchs par correspondance s’arrêtent, et vos adversaires voient quand vous revenez. Vous pouvez quand même jouer.
vacation-howLong = Durée
vacation-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
vacation-go = Partir en vacances
vacation-back = Je suis de retour
vacation-away = Vous êtes absent jusqu’au { $until }.
vacation-left = Il reste { $left } jours sur { $of } en 365 jours. Un jour commencé compte en entier.
