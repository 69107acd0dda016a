### Lo que dice el tutor sobre una decisión.

tutor-title = Qué hace la mejor jugada
tutor-cubeTitle = Los números del cubo
tutor-point =
    { $kind ->
        [bar_point] el punto de barra
        [midpoint] el punto medio
        [opponents_bar_point] el punto de barra del rival
        [anchor] el ancla del punto { $point }
       *[other] el punto { $point }
    }
tutor-makes =
    { $play ->
        [better] Hace { $name }.
       *[played] No hace { $name }; la otra jugada, sí.
    }
tutor-keeps =
    { $play ->
        [better] Conserva { $name }.
       *[played] Deshace { $name }; la otra jugada, no.
    }
tutor-hits =
    { $better ->
        [0] No golpea; la otra jugada, sí. Pips que el rival pierde con ella: { $playedPips }.
        [one] Golpea una ficha. Pips que pierde el rival: { $betterPips } en vez de { $playedPips }.
       *[other] Golpea { $better } fichas. Pips que pierde el rival: { $betterPips } en vez de { $playedPips }.
    }
tutor-shots =
    { $better ->
        [0] No deja ningún tiro; tras la otra jugada golpean { $played } de 36 tiradas.
        [one] Deja { $better } tirada de 36 que golpea en vez de { $played }.
       *[other] Deja { $better } tiradas de 36 que golpean en vez de { $played }.
    }
tutor-blots =
    { $better ->
        [0] No deja ningún blot en el camino del rival; la otra jugada deja { $played }.
        [one] Deja { $better } blot en el camino del rival en vez de { $played }.
       *[other] Deja { $better } blots en el camino del rival en vez de { $played }.
    }
tutor-dances = Tiradas que dejan al rival en la barra: { $better } de 36 en vez de { $played }.
tutor-back =
    { $better ->
        [0] No deja fichas en la casa del rival ni en la barra; la otra jugada deja { $played }.
        [one] Deja { $better } ficha en la casa del rival o en la barra en vez de { $played }.
       *[other] Deja { $better } fichas en la casa del rival o en la barra en vez de { $played }.
    }
tutor-prime = Barrera más larga delante de una ficha del rival: { $better } en vez de { $played }.
tutor-builders = Constructores, o fichas libres en los puntos 6 a 11: { $better } en vez de { $played }.
tutor-borneOff =
    { $better ->
        [0] No retira ninguna ficha; la otra jugada retira { $played }.
        [one] Retira { $better } ficha en vez de { $played }.
       *[other] Retira { $better } fichas en vez de { $played }.
    }
tutor-outside = Fichas aún fuera de casa: { $better } en vez de { $played }.
tutor-gaps = Puntos vacíos en casa: { $better } en vez de { $played }.
tutor-fullRolls = Próximas tiradas que retiran dos fichas o más: { $better } de 36 en vez de { $played }.
tutor-race =
    { $pips ->
        [0] La carrera queda igualada.
        [one]
            { $ahead ->
                [true] Queda { $pips } pip por delante en la carrera.
               *[false] Queda { $pips } pip por detrás en la carrera.
            }
       *[other]
            { $ahead ->
                [true] Queda { $pips } pips por delante en la carrera.
               *[false] Queda { $pips } pips por detrás en la carrera.
            }
    }
tutor-takePoint = Punto de aceptación con este marcador: { $live } con el cubo vivo, { $dead } con el cubo muerto. Quien responde gana { $chance }.
tutor-window = La ventana de quien dobla va de { $from } a { $to } con el cubo vivo; gana { $chance }.
tutor-marketLosers = Pérdida de mercado: { $share }, es decir, { $sequences } de 1296 pares de tiradas tras los que se rechazaría el doble o la partida está ganada.
tutor-gammons = Gammons: quien dobla gana { $won } y pierde { $lost }.
tutor-pips = Pips: { $doubler } de quien dobla, { $opponent } del rival.
