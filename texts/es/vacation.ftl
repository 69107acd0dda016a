### Vacations from correspondence matches.

vacation-title = Vacaciones
vacation-lead = Mientras no estás, se paran los relojes de todos tus matches por correspondencia, y tus rivales ven hasta cuándo. Puedes seguir jugando.
vacation-howLong = Duración
vacation-days =
    { $n } { $n ->
        [one] día
       *[other] días
    }
vacation-go = Irme de vacaciones
vacation-back = Ya he vuelto
vacation-away = Estás de vacaciones hasta el { $until }.
vacation-left = Te quedan { $left } de { $of } días en 365 días. Un día empezado cuenta entero.
