### The list behind the bell, notices on the page and notifications of the browser.

agenda-title = Pendiente
agenda-open =
    { $count ->
        [0] No tienes nada pendiente
       *[other] Pendiente: { $count }
    }
agenda-correspondence =
    { $count ->
        [one] Te espera 1 match por correspondencia.
       *[other] Te esperan { $count } matches por correspondencia.
    }
agenda-nothing = No tienes nada pendiente.
agenda-yourTurn = Te toca contra { $name }
agenda-theirTurn = Le toca a { $name }
agenda-until = hasta el { $at }
agenda-since = desde el { $at }
agenda-duty-calls =
    { $count } { $count ->
        [one] llamada
       *[other] llamadas
    } al director: { $name }
agenda-duty-lineup = Presenta tu alineación: { $name }
agenda-duty-check_in = Confirma tu asistencia: { $name }
agenda-duty-begins = Empieza en menos de una hora: { $name }
agenda-duty-protests =
    { $count } { $count ->
        [one] reclamación
       *[other] reclamaciones
    } por resolver: { $name }
agenda-duty-start = Listo para empezar: { $name }
agenda-duty-invitation = Un equipo te invita: { $name }
agenda-duty-players =
    { $count ->
        [one] A un equipo le falta { $count } jugador: { $name }
       *[other] A un equipo le faltan { $count } jugadores: { $name }
    }
agenda-duty-boards =
    { $count } { $count ->
        [one] tablero
       *[other] tableros
    } por jugar: { $name }
agenda-duty-announcement = Anuncio: { $name }
agenda-duty-directs = Ahora eres director: { $name }
agenda-duty-leads = Ahora diriges: { $name }
agenda-duty-reports =
    { $count } { $count ->
        [one] denuncia
       *[other] denuncias
    } por revisar
agenda-moreDuties = { $count } más en tus eventos
agenda-moreTables =
    { $count } { $count ->
        [one] reto más
       *[other] retos más
    }
agenda-challenge = { $name } te reta
agenda-tournament = Tu match de torneo contra { $name } está listo
agenda-team_match = Tu tablero del match por equipos contra { $name } está listo
agenda-rematch = { $name } te ofrece la revancha
agenda-begun = Tu match contra { $name } ha empezado
agenda-notifications = Avisos
agenda-lead = La campana de arriba, en todas las páginas, muestra lo que tienes pendiente.
agenda-browser = Avisos del navegador
agenda-browserText = De tu turno, retos, matches nuevos, revanchas y eventos, mientras miras otra cosa y una pestaña sigue abierta
agenda-refused = Tu navegador bloquea los avisos de este sitio. Permítelos en los ajustes del navegador.
agenda-none = Este navegador no admite avisos.
