### Two-factor authentication: a code from an app besides the password.

secondFactor-title = Verificación en dos pasos
secondFactor-lead = Una app de autenticación en tu teléfono muestra un código que cambia cada 30 segundos. Con ella, tu contraseña sola ya no basta para entrar.
secondFactor-on = Configurar una app de autenticación
secondFactor-off = Desactivar la verificación en dos pasos
secondFactor-isOn = Activa desde el { $since }.
secondFactor-isOff = La verificación en dos pasos está desactivada.
secondFactor-left =
    { $n ->
        [0] No quedan códigos de recuperación. Crea otros.
        [one] Queda 1 código de recuperación.
       *[other] Quedan { $n } códigos de recuperación.
    }
secondFactor-renew = Códigos de recuperación nuevos
secondFactor-next = Continuar
secondFactor-deviceTitle = Escanea el código QR
secondFactor-deviceText = Escanéalo con una app de autenticación y escribe el código que muestra la app.
secondFactor-picture = Código QR para una app de autenticación
secondFactor-byHand = Si no puedes escanearlo, escribe esta clave a mano:
secondFactor-code = Código
secondFactor-codeHint = Seis cifras de la app, o un código de recuperación
secondFactor-confirm = Activar
secondFactor-codesTitle = Tus códigos de recuperación
secondFactor-codesText = Si pierdes el teléfono, cada código te deja entrar una vez. Guárdalos con tus documentos importantes: solo se muestran ahora.
secondFactor-noted = Los he guardado
