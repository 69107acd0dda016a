### Comments on finished matches.

comments-title = Comentarios
comments-none = Aún no hay comentarios.
comments-elsewhere =
    { $count ->
        [one] 1 comentario en otra parte del match
       *[other] { $count } comentarios en otras partes del match
    }
comments-label = Tu comentario
comments-send = Publicar
comments-remove = Borrar
comments-guest = Los invitados solo pueden comentar sus propios matches. Crea una cuenta para comentar este.
comments-signIn = Inicia sesión para comentar.
