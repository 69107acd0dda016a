### Private messages between two players.

messages-title = Mensajes
messages-lead = Solo los ven el otro jugador y tú. Se borran al cabo de un año.
messages-with = Mensajes con { $name }
messages-none = Aún no hay mensajes.
messages-noneText = Abre la página de un jugador y pulsa «Mensaje».
messages-choose = Elige una conversación.
messages-write = Mensaje
messages-text = Mensaje para { $name }
messages-send = Enviar
messages-earlier = Mensajes anteriores
messages-first = Aquí empiezan tus mensajes con { $name }.
messages-held = Los dos participáis en un match por equipos. { $name } recibirá estos mensajes cuando no haya ningún tablero en juego.
messages-closed = No es posible escribirse con este jugador.
messages-guests = Los invitados no pueden enviar mensajes.
messages-back = Todos los mensajes
messages-you = Tú
messages-unread = { $n } sin leer
messages-report = Denunciar
messages-deleteAll = Borrar
messages-deleteTitle = ¿Borrar esta conversación?
messages-deleteText = Desaparece de tu lista. { $name } conserva los mensajes.
messages-deleted = Conversación borrada.
messages-include = Enviar con la denuncia nuestros últimos 50 mensajes
messages-included = Mensajes de la denuncia
messages-reporter = Denunciante
messages-bell =
    { $n ->
        [one] Mensaje nuevo de { $from }
       *[other] { $n } mensajes nuevos de { $from }
    }
