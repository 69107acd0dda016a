### Passkeys: signing in with a device instead of a password.

passkeys-title = Llaves de acceso
passkeys-lead = Inicia sesión con tu huella, tu cara o tu PIN en el teléfono, el equipo o una llave de seguridad. No hay nada que escribir, ni nada que una página falsa pueda robar.
passkeys-add = Añadir una llave de acceso
passkeys-addText = Escribe tu contraseña; después el navegador te pregunta dónde guardar la llave.
passkeys-name = Nombre de la llave
passkeys-nameHint = Para distinguir tus llaves de acceso
passkeys-added = Llave de acceso añadida. Ya puedes iniciar sesión con ella.
passkeys-since =
    { $used ->
        [none] Añadida el { $made }, aún sin usar
       *[other] Añadida el { $made }, último uso el { $used }
    }
passkeys-remove = Quitar
passkeys-removeNamed = Quitar { $name }
passkeys-removed = Llave de acceso quitada.
passkeys-notHere = Las llaves de acceso necesitan un navegador que las admita y un sitio cifrado (https) abierto por su nombre de dominio.
passkeys-signIn = Entrar con una llave de acceso
passkeys-cancelled = No se eligió ninguna llave de acceso.
passkeys-known = Este dispositivo ya tiene una llave de acceso para tu cuenta.
