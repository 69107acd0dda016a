### Error messages for players. Where the server's message is more specific, it is shown instead.

errors-code-sign_in_required = Tu sesión ha terminado. Inicia sesión otra vez.
errors-code-wrong_credentials = El nombre o la contraseña no son correctos.
errors-code-second_factor_required = Introduce también el código de tu app de autenticación.
errors-code-wrong_passkey = Ninguna cuenta de este sitio usa esta llave de acceso. Inicia sesión con tu contraseña.
errors-code-wrong_code = Este código no es correcto o ya se usó. Introduce el más reciente.
errors-code-bad_token = Este token ya no es válido.
errors-code-scope_missing = El token no permite hacer esto.
errors-code-wrong_csrf_token = Esta página está desactualizada. Vuelve a cargarla.
errors-code-wrong_origin = Esta página no puede hacer eso. Vuelve a cargarla.
errors-code-name_taken = Este nombre ya existe, o se parece demasiado a otro. Elige uno distinto.
errors-code-common_password = Esta contraseña es demasiado común. Elige una más larga, por ejemplo unas cuantas palabras.
errors-code-seat_taken = Otra persona ha ocupado este sitio. Elige otra mesa.
errors-code-credits_short = No hay créditos suficientes para esta apuesta o inscripción: te faltan a ti o a quien abrió la mesa. Los jugadores nuevos reciben créditos con su primera partida.
errors-code-address_blocked = Las peticiones desde tu red están bloqueadas. Si crees que es un error, escribe a los operadores del sitio.
errors-code-rated_limit = Se ha alcanzado el límite de matches con rating entre los dos en 24 horas. Reta a este jugador a un match sin rating.
errors-code-stake_limit = Con esta apuesta, uno de los dos podría ganar a cuentas nuevas más de lo que permite un día. Juega sin apuesta, o inténtalo mañana.
errors-code-pairing_closed = No puedes usar la búsqueda rápida durante un rato: en una hora has abandonado tres matches nada más empezar. Aún puedes unirte a mesas y enviar retos.
errors-code-own_account = Las cuentas usadas en un mismo navegador solo juegan entre sí sin rating y sin apuesta.
errors-code-match_in_play = Esta posición aparece en tu match en curso: el motor no dirá nada sobre ella hasta que el match termine.
errors-code-suspended = Esta cuenta está suspendida. En la página de tu cuenta verás el motivo, hasta cuándo y cómo recurrir.
errors-code-account_needed = Los invitados no pueden hacer esto. Crea una cuenta, o conserva la tuya.
errors-code-not_found = No se encuentra. Puede que se haya borrado o que haya cambiado de nombre.
errors-code-too_large = Es demasiado grande. Envía algo más pequeño.
errors-code-internal = Algo ha fallado en el servidor y ha quedado registrado. Inténtalo de nuevo en un momento.
errors-code-maintenance = El sitio está en mantenimiento. Los matches en juego siguen; los nuevos podrán empezar después.
errors-code-unavailable = No hay conexión con el servidor. Inténtalo de nuevo en un momento.
errors-code-unsupported_protocol = Esta página está desactualizada. Vuelve a cargarla.
errors-reason-one_person = Las cuentas que comparten navegador o dirección cuentan como una persona, y cada persona tiene aquí un solo sitio. En un match por equipos, la dirección puede confirmar que son dos.
errors-reason-not_established = Las cuentas nuevas aún no pueden inscribirse: hace falta tener unos días de antigüedad y haber terminado matches con puntuación en tres días distintos.
errors-reason-pair_is_seated = Los dos tienen sitio o ya han jugado en este match, así que no se puede deshacer.
errors-reason-seat_taken_over = El director ha dado tu sitio a otro jugador de tu equipo. En la página del match está el motivo.
errors-reason-passkey_needed = Este match pide una llave de acceso para ocupar tu sitio. Recarga la página e inténtalo otra vez.
errors-reason-passkey_missing = Este match pide una llave de acceso y tu cuenta no tiene ninguna. Añade una en la página de tu cuenta y después ocupa tu sitio.
errors-reason-passkey_wrong = Esta llave no es de tu cuenta, o has tardado demasiado. Inténtalo otra vez con una tuya.
errors-reason-passkey_program = Un programa no tiene llave de acceso, así que no puede jugar un match que la pide. Elige personas o bots del sitio.
errors-reason-board_budget = Los tableros de esta cuenta ya han enviado todo lo que pueden por ahora. Juega en la pantalla; el tablero podrá volver más tarde.
errors-reason-passkey_board = Este match pide una llave de acceso, así que no se puede jugar en un tablero con sensores. Juégalo en la pantalla.
errors-tooMany =
    Demasiados intentos. Prueba otra vez en { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    }.
errors-replaced = Hay un resultado más reciente. Míralo y aplica el tuyo otra vez si es el correcto. ({ $details })
errors-toTeamMatch = Ir al match por equipos
errors-tooManyForNow = Demasiados intentos. Prueba más tarde.
errors-unknown = Algo ha fallado en esta página. Vuelve a cargarla.
