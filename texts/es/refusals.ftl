### Why something is refused, and what one can do instead.

## The session and the account.

refusals-sign_in_required = Tu sesión ha terminado. Inicia sesión otra vez.
refusals-wrong_credentials = El nombre o la contraseña no son correctos.
refusals-second_factor_required = Introduce también el código de tu app de autenticación.
refusals-wrong_passkey = Ninguna cuenta de este sitio usa esta llave de acceso. Inicia sesión con tu contraseña.
refusals-wrong_code = Este código no es correcto o ya se usó. Introduce el más reciente.
refusals-scope_missing = Al token le falta el permiso { $scope }.
refusals-wrong_csrf_token = Esta página está desactualizada. Vuelve a cargarla.
refusals-wrong_origin = Esta página no puede hacer eso. Vuelve a cargarla.
refusals-action_arrived = Esto ya ha llegado. Vuelve a cargar la página para ver el resultado.
refusals-address_blocked = Las peticiones desde tu red están bloqueadas. Si crees que es un error, escribe a los operadores del sitio.
refusals-address_blocked_until = Las peticiones desde tu red están bloqueadas hasta el { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Si crees que es un error, escribe a los operadores del sitio.
refusals-suspended = Esta cuenta está suspendida. En la página de tu cuenta verás el motivo, hasta cuándo y cómo recurrir.
refusals-restricted = Un moderador ha limitado una de las cuentas a matches sin rating, sin apuesta y sin cuota de inscripción.
refusals-name_taken = Este nombre ya existe, o se parece demasiado a otro. Elige uno distinto.
refusals-common_password = Esta contraseña es demasiado común. Elige una más larga, por ejemplo unas cuantas palabras.
refusals-begins_with_letter = Un nombre empieza por una letra.
refusals-name_character = Solo letras, cifras, - y _, pero no { $character }.
refusals-name_reserved = { $name } está reservado para el servidor. Elige otro nombre.
refusals-name_looks_reserved = { $name } se parece a { $kept }, que está reservado para el servidor. Elige otro nombre.
refusals-sign_out_to_be_a_guest = Cierra tu sesión antes de jugar como invitado.
refusals-passkeys_need_a_host_name = Las llaves de acceso necesitan un sitio con nombre de dominio, como localhost, y no una dirección IP.
refusals-malformed_token = El token está mal formado: se espera fp_ y 64 cifras hexadecimales.
refusals-unknown_token = El token es desconocido o se ha revocado.
refusals-browser_only = Ningún token puede hacer esto. Inicia sesión con un navegador.
refusals-sockets_of_token = Un token puede tener como máximo { $max } sockets y flujos abiertos. Cierra uno antes.

## Accounts, passwords, passkeys and programs.

refusals-not_a_guest = Solo la cuenta de un invitado se puede conservar con otro nombre.
refusals-no_guest_any_more = Esta cuenta ya no es de un invitado.
refusals-no_guest_name = No se ha encontrado ningún nombre de invitado libre. Inténtalo otra vez.
refusals-guests_have_no_password = Los invitados no tienen contraseña. Conserva antes tu cuenta.
refusals-password_changed = Mientras tanto se ha cambiado la contraseña.
refusals-passwords_busy = Hay demasiadas contraseñas en espera de comprobación. Inténtalo otra vez.
refusals-one_character_repeated = Un solo carácter repetido es demasiado fácil de adivinar.
refusals-password_is_name = La contraseña no puede ser el nombre de la cuenta.
refusals-codes_required = La verificación en dos pasos ya está activada. Desactívala antes.
refusals-no_codes_required = La verificación en dos pasos no está activada.
refusals-no_set_up = Ninguna configuración espera su primer código. Empieza de nuevo.
refusals-set_up_begun_again = Mientras tanto se ha empezado otra vez la configuración.
refusals-session_confirms_itself = Una sesión no puede confirmarse a sí misma. Usa otra, o el enlace del correo.
refusals-passkeys_full = Una cuenta tiene como máximo { $max } llaves de acceso.
refusals-passkey_stored = Esta llave de acceso ya está guardada.
refusals-passkey_too_late = Se ha tardado demasiado en crear la llave de acceso, o ya está guardada. Empieza de nuevo.
refusals-passkey_client_data = Los datos de cliente de la llave de acceso no son de esta operación.
refusals-passkey_of_other_site = La llave de acceso se creó para otro sitio.
refusals-passkey_data_unreadable = Los datos de autenticador de la llave de acceso no se pueden leer.
refusals-passkey_not_verified = El dispositivo no ha verificado a su usuario.
refusals-passkey_not_es256 = La clave de la llave de acceso no es una clave ES256.
refusals-passkey_signature = La firma no corresponde a la llave de acceso.
refusals-passkey_copied = La llave de acceso se ha copiado.
refusals-base64url = Esto no es base64url sin relleno.
refusals-guests_have_no_programs = Los invitados no tienen programas. Conserva antes tu cuenta.
refusals-bots_have_no_programs = Un bot no puede tener programas propios.
refusals-bots_full = Ya tienes { $max } bots, que es el máximo.
refusals-tokens_full = Ya tienes { $max } tokens, que es el máximo.
refusals-account_still_wanted = Antes termina o abandona tus matches y eventos, también los de tus bots. Si participas en un evento comparativo, la cuenta no se puede eliminar hasta que termine.
refusals-guests_have_no_credits = Los invitados no tienen créditos. Conserva tu cuenta para tenerlos.
refusals-no_top_up = Se puede recargar una vez al día, después del primer match, si tus créditos y los de tus bots suman menos de { $credits }, contando las apuestas en juego.
refusals-guests_keep_no_settings = Los ajustes de un invitado se quedan en el navegador. Conserva tu cuenta para guardarlos.
refusals-at_most_settings = Como máximo { $max } ajustes.
refusals-names_of_settings = Los nombres de los ajustes tienen de 1 a { $max } letras, cifras y _.
refusals-values_of_settings = Los valores son textos, números y booleanos.
refusals-guests_have_no_profile = Los invitados no tienen perfil. Conserva tu cuenta para crear uno.
refusals-no_such_drawing = No hay ninguna imagen con ese nombre.
refusals-no_country_code = Una bandera es un código de país de dos letras mayúsculas, como DE.
refusals-guests_have_no_contacts = Los invitados no tienen contactos. Conserva antes tu cuenta.
refusals-friend_and_blocked = Un jugador no puede ser amigo y estar bloqueado a la vez.
refusals-contacts_full = Ya tienes { $max } contactos, que es el máximo.

## Mail and notifications.

refusals-no_mail_here = Este sitio no envía correo.
refusals-guests_get_no_mail = Los invitados no pueden recibir correo. Conserva antes tu cuenta.
refusals-no_mail_address = Indica antes una dirección.
refusals-not_a_mail_address = Esto no es una dirección de correo.
refusals-too_many_resets = Hay demasiadas peticiones de una contraseña nueva. Inténtalo otra vez.
refusals-no_such_link = Este enlace no existe, ya se usó o ha caducado.
refusals-no_web_push_here = Este sitio no envía avisos al navegador.
refusals-guests_get_no_notifications = Los invitados no pueden recibir avisos. Conserva antes tu cuenta.
refusals-no_push_address = Se espera una dirección https con dominio y sin usuario.
refusals-push_port = El puerto de un servicio de avisos es el 443.
refusals-no_public_address = Esta dirección no es pública.
refusals-no_push_key = Esto no es un punto de P-256 en base64url.
refusals-no_push_auth = Se esperan 16 bytes en base64url.

## The rules of a match. The codes are those of `play::Refused`.

refusals-not_started = El match no ha empezado.
refusals-started = El match ya ha empezado.
refusals-match_over = El match ha terminado.
refusals-held = El director ha puesto este match en pausa: los relojes están parados hasta que lo reanude.
refusals-waits_for_other_room = Espera a la otra sala: tu reloj está parado hasta que juegue este turno.
refusals-no_game = No hay ninguna partida en juego.
refusals-game_not_over = La partida no ha terminado.
refusals-not_your_turn = No es tu turno.
refusals-already_rolled = Ya has tirado.
refusals-dice_are_served = Los dados de este match los tira el servidor.
refusals-not_rolled = Aún no has tirado.
refusals-answer_cube_first = Te ofrecen el cubo: responde antes.
refusals-answer_resignation_first = Tu rival ofrece rendirse: responde antes.
refusals-wait_for_answer = Tu rival aún no ha respondido a tu oferta.
refusals-nothing_to_answer = No hay nada que responder.
refusals-no_cube = Este match se juega sin cubo.
refusals-crawford_game = En la partida Crawford no se usa el cubo.
refusals-first_turn = El primer turno de una partida empieza con una tirada.
refusals-cube_not_yours = El cubo no es tuyo.
refusals-cube_dead = El cubo está muerto: con su valor actual ya te basta una partida para ganar el match.
refusals-cube_at_limit = El cubo no puede pasar de { $limit }.
refusals-no_beavers = En esta mesa no se han acordado beavers.
refusals-no_raccoons = En esta mesa no se han acordado raccoons.
refusals-illegal_plays_are_corrected = En esta mesa las jugadas ilegales se corrigen.
refusals-no_illegal_play = Esta posición no se puede admitir como jugada.
refusals-illegal_plays_declined = Tu rival ha rechazado { $max } jugadas ilegales en este turno: haz una legal.
refusals-answer_illegal_play_first = La jugada de tu rival no es legal: antes admítela o exige una legal.
refusals-resignation_too_low =
    { $least ->
        [single] No puedes rendirte por menos de una partida simple.
        [gammon] No puedes rendirte por menos de un gammon.
       *[backgammon] No puedes rendirte por menos de un backgammon.
    }
refusals-resignation_too_high =
    { $most ->
        [single] Aquí no puedes perder más que una partida simple.
        [gammon] Aquí no puedes perder más que un gammon.
       *[backgammon] Aquí no puedes perder más que un backgammon.
    }
refusals-resignation_declined = Tu rival ya lo ha rechazado en este turno: ofrece más, o sigue jugando.
refusals-too_many_offers = Tu rival ha rechazado { $max } ofertas en esta partida: ofrece todo lo que puedes perder, o sigue jugando.
refusals-not_decided = El match aún no está decidido: solo puede terminar antes cuando nadie puede alcanzar al otro.
refusals-cannot_stop = Este match no puede terminar de común acuerdo.
refusals-no_next_game = La siguiente partida de este match empieza automáticamente.
refusals-too_late_to_abort = El match está en marcha: solo se puede anular hasta que cada lado completa su primer turno.
refusals-abort_declined = Tu rival quiere jugar: el match sigue.
refusals-paused = El match está en pausa: reanúdalo antes.
refusals-paused_while_away = Tu rival no está, y acordasteis una pausa hasta el { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Podrás reanudar el match cuando vuelva.
refusals-no_pause = Solo se puede pausar un match en vivo con reloj.
refusals-pause_declined = Tu rival no quiere una pausa en esta partida.
refusals-too_many_pauses = Este match ya ha tenido { $max } pausas, y no puede tener más.
refusals-no_take_back = Aquí no se puede deshacer ninguna jugada: solo es posible hasta la siguiente tirada o el siguiente doble.
refusals-take_back_declined = Tu rival no te deja deshacer esta jugada.
refusals-too_many_take_backs = En este match ya se han deshecho { $max } jugadas, y no se pueden deshacer más.
refusals-opponent_not_gone = Puedes reclamar el match cuando tu rival lleva dos minutos de su turno sin estar.
refusals-no_claim_by_post = Un match por correspondencia no se puede reclamar: lo decide el reloj.
refusals-already_said = Ya lo has hecho.
refusals-time_is_up = Se acabó el tiempo.

## Plays that are not legal. `$moved` is a move such as 8/5 or bar/20.

refusals-game_over = La partida ha terminado.
refusals-too_many_moves =
    { $allowed ->
        [one] Jugada ilegal: la tirada permite { $allowed } movimiento, no { $made }.
       *[other] Jugada ilegal: la tirada permite { $allowed } movimientos, no { $made }.
    }
refusals-no_such_checker = Jugada ilegal: no tienes ninguna ficha que mover para { $moved }.
refusals-must_enter_first = Jugada ilegal: antes de { $moved } tiene que entrar la ficha que está en la barra.
refusals-no_such_number = Jugada ilegal: ninguno de los dados que quedan permite { $moved }.
refusals-point_blocked = Jugada ilegal: el rival tiene cerrado tu punto { $point }.
refusals-cannot_bear_off_yet = Jugada ilegal: { $moved } retira una ficha, y eso solo se puede cuando todas tus fichas están en tu casa.
refusals-rearmost_first = Jugada ilegal: en lugar de { $moved }, el número debe jugarse desde el punto { $rearmost } o dentro de la casa.
refusals-must_play_both = Jugada ilegal: hay que jugar los dos números cuando es posible.
refusals-must_play_larger = Jugada ilegal: solo se puede jugar un número, y tiene que ser el mayor, { $die }.
refusals-must_play = Jugada ilegal: hay un movimiento legal y hay que jugarlo.
refusals-must_play_more = Jugada ilegal: hay que jugar el número { $possible } veces, no { $made }.
refusals-not_a_move = «{ $part }» no es un movimiento como 13/8, bar/20* o 6/off(2).
refusals-not_the_roll = «{ $part }» no es la tirada.
refusals-moves_backwards = «{ $part }» no avanza hacia casa.
refusals-more_moves_than_roll = La jugada tiene más movimientos de los que permite la tirada.
refusals-nothing_to_hit = En { $place } no hay nada que golpear.
refusals-ambiguous_play = La jugada puede golpear fichas distintas. Indica los puntos donde golpea.
refusals-unplayable = Los dados no mueven así las fichas.
refusals-no_move = { $from }/{ $to } no es un movimiento: «from» va de 1 a 24, o es 25 para la barra, y «to» va de 1 a 24, o es 0 para fuera.

## What a player does in a match.

refusals-only_players = Solo los jugadores de un match pueden hacer esto.
refusals-plays_at_board = En este match juegas en un tablero con sensores. Juega allí, o deja de usarlo en este match.
refusals-match_busy = Otros están actuando en este match a la vez. Inténtalo otra vez.
refusals-cannot_save = La base de datos no admite cambios, así que ahora no se puede guardar ninguna acción. Inténtalo de nuevo en un momento.
refusals-too_many_events = Este match está cerca de su límite de { $max } sucesos: ya solo puedes seguir jugando, rendirte o abandonarlo.
refusals-match_moved_on = El match ha avanzado del suceso { $seen } al suceso { $last }.
refusals-to_be_thrown = Nadie ha hecho aún esta tirada. Tira los dados.
refusals-only_director_calls_off = El match es de un evento, así que sus jugadores no pueden anularlo. Habla con el director.
refusals-call_the_director = El match es de un evento. Llama a su director, que es quien lo decide.
refusals-only_director_holds = El match es de un evento. Solo su director puede ponerlo en pausa.
refusals-take_back_unrated = Solo se deshacen jugadas en matches sin rating y sin apuesta.
refusals-no_take_back_on_board = Una jugada hecha en un tablero con sensores no se puede deshacer.
refusals-in_team_match = Esta mesa es de un match por equipos: el público ve la sala abierta hasta donde han jugado ambas salas, y todo cuando el tablero termina en ambas.
refusals-seat_proof = Los jugadores de este match ocupan su sitio con una llave de acceso. Cambia al jugador entre dos tableros.
refusals-sensor_board = En este sitio se juega con un tablero con sensores. Su jugador tiene que dejar antes de usarlo.
refusals-too_late = La partida ha terminado, o a este lado se le acabó el tiempo.
refusals-hexadecimal_digits = { $count } cifras hexadecimales.
refusals-record_not_yet = El registro se escribe cuando el match ha terminado.
refusals-match_not_over = El match no ha terminado.
refusals-no_rematch_in_event = Un match de un evento no tiene revancha.
refusals-rematch_too_late = Es demasiado tarde para una revancha. Abre una mesa nueva.
refusals-rematch_asked = Ya has pedido la revancha.
refusals-rematch_offered_twice = Ya has pedido la revancha dos veces. Ahora solo puede pedirla tu rival.
refusals-rematch_busy = La revancha se ha aceptado desde los dos lados a la vez. Inténtalo otra vez.
refusals-terms_stay = Las condiciones solo se cambian en una sesión partida a partida.
refusals-on_vacation = Ya estás de vacaciones.
refusals-not_on_vacation = No estás de vacaciones.
refusals-guests_have_no_vacation = Los invitados no tienen vacaciones. Conserva antes tu cuenta.
refusals-vacation_days = De 1 a { $max }, los días que te quedan.

## Passkeys at a seat.

refusals-passkey_needed = Este match pide una llave de acceso para ocupar tu sitio. Recarga la página e inténtalo otra vez.
refusals-passkey_missing = Este match pide una llave de acceso y tu cuenta no tiene ninguna. Añade una en la página de tu cuenta y después ocupa tu sitio.
refusals-passkey_wrong = Esta llave de acceso no es de tu cuenta, o has tardado más de cinco minutos. Inténtalo otra vez con una tuya.
refusals-passkey_not_for_programs = Este match pide una llave de acceso, y un programa no la tiene. Sus sitios son para personas.
refusals-passkey_board = Este match pide una llave de acceso, así que no se puede jugar en un tablero con sensores. Juégalo en la pantalla.

## Tables and their terms.

refusals-seat_taken = Otra persona ha ocupado este sitio. Elige otra mesa.
refusals-credits_short = { $name } no tiene créditos suficientes para la apuesta de { $each }. Una cuenta nueva recibe créditos con su primer match.
refusals-rated_limit =
    { $name } y { $other } han jugado { $max } { $max ->
        [one] match
       *[other] matches
    } con rating en 24 horas. Invita a { $other } a seguir jugando sin rating y sin apuesta.
refusals-left_too_often = { $name } ha abandonado tres matches con rating nada más empezar y, hasta el { DATETIME($until, dateStyle: "medium", timeStyle: "short") }, solo puede jugar sin rating y sin apuesta.
refusals-first_turns_open = { $name } tiene tres matches con rating sin su primer turno, contando los abandonados así en 24 horas. Hay que completar el primer turno en los abiertos, o jugar sin rating y sin apuesta.
refusals-first_turns_awaited = { $name } tiene tres matches con rating que esperan el primer turno del rival o que se abandonaron en 24 horas nada más empezar. El próximo match con rating por correspondencia puede empezar después del { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Hasta entonces se puede jugar en vivo, o sin rating y sin apuesta.
refusals-open_tables_left = En 24 horas has abandonado cinco matches en mesas de otros nada más empezar. Podrás volver a sentarte a mesas abiertas a partir del { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Hasta entonces, abre una mesa, envía un reto o juega contra un bot.
refusals-open_tables_unplayed = Tienes cinco matches en mesas abiertas de otros sin tu primer turno, contando los abandonados así en 24 horas. Completa el primer turno en los abiertos, o abre una mesa, envía un reto o juega contra un bot.
refusals-stake_limit = Con esta apuesta, { $name } podría ganar a cuentas nuevas más de { $most } créditos en 24 horas. Juega sin apuesta, o inténtalo más tarde.
refusals-pairing_closed = No puedes usar la búsqueda rápida durante un rato: en una hora has abandonado tres matches nada más empezar. Aún puedes unirte a mesas y enviar retos.
refusals-own_account = Las cuentas usadas en un mismo navegador solo juegan entre sí sin rating y sin apuesta.
refusals-match_in_play = Esta posición aparece en tu match en curso: el motor no dirá nada sobre ella hasta que el match termine.
refusals-library_full = En la biblioteca caben { $matches } matches y { $mib } MiB, y con esto serían más. Quita matches que ya no necesites.
refusals-library_full_of_guest = En la biblioteca de un invitado caben { $matches } matches y { $mib } MiB, y con esto serían más. Crea una cuenta para tener más espacio, o quita matches que ya no necesites.
refusals-too_many_tables = Tienes demasiadas mesas abiertas. Cierra una antes.
refusals-challenge_declined = { $name } ha rechazado tu reto. Podrás enviar otro a partir del { DATETIME($until, dateStyle: "medium", timeStyle: "short") }, o antes si { $name } te reta.
refusals-challenged_often = Tus últimos retos a { $name } no han acabado en un match. Podrás enviar otro a partir del { DATETIME($until, dateStyle: "medium", timeStyle: "short") }, o antes si { $name } te reta.
refusals-table_gone = El match ha empezado o la mesa ya no existe.
refusals-match_begun = El match ha empezado. Si lo abandonas ahora, lo pierdes.
refusals-only_director_decides = El match es de un evento. Solo lo decide su director.
refusals-only_opener_closes = Solo puede cerrar una mesa quien la abrió o el jugador invitado a ella.
refusals-own_table_taken = Otro jugador acaba de sentarse a tu propia mesa.
refusals-opener_not_seated = Quien abrió la mesa aún no se ha sentado.
refusals-seat_kept = El sitio está reservado para otro jugador.
refusals-seat_kept_already = El sitio ya está reservado para un jugador.
refusals-no_passkey_asked = Esta mesa no pide llave de acceso.
refusals-cannot_invite_self = No puedes invitarte a tu propia mesa.
refusals-kept_apart = No es posible jugar contra este jugador.
refusals-one_person_unrated = Las cuentas de una misma persona no pueden jugar entre sí con rating ni por créditos.
refusals-guests_play_unrated = Los invitados juegan sin rating. Conserva tu cuenta para jugar con rating.
refusals-illegal_plays_between_people = Las jugadas ilegales solo se permiten entre dos personas, que pueden admitirlas o no.
refusals-rating_outside = Tu rating está fuera del margen que pide esta mesa.
refusals-lowest_above_highest = El mínimo es mayor que el máximo.
refusals-thrown_dice_unrated = El servidor no puede comprobar los dados tirados a mano, así que un match con ellos es sin rating.
refusals-pairing_is_live = La búsqueda rápida es para jugar en vivo con reloj.
refusals-stake_needs_served_dice = Un match con apuesta usa los dados del servidor.
refusals-illegal_plays_unrated = Las jugadas ilegales solo se admiten sin rating y sin apuesta.
refusals-format_unrated = Solo tienen rating el match a 5 puntos, las tres partidas, la partida por puntos y la partida a partida.
refusals-format_without_stake = Se puede apostar en un match a 5 puntos, en tres partidas y en una partida por puntos.
refusals-stake_not_offered = No se puede apostar { $wanted }. Elige { $one } o { $other }.
refusals-stake_needs_rated = Un match con apuesta tiene que ser con rating.
refusals-raccoons_need_beavers = Sin beavers no hay raccoons.
refusals-no_automatic_doubles = Sin dobles automáticos no hay límite que fijar.
refusals-rated_needs_clock = Un match con rating necesita un reloj.
refusals-match_too_long = Un match se juega como máximo a { $max } puntos.
refusals-automatic_doubles_limit = El límite de dobles automáticos es de 1 a 6 por partida.
refusals-delay_too_long = El margen por turno es de 10 minutos como máximo.
refusals-reserve_too_long = La reserva es de 24 horas como máximo.
refusals-clock_too_short = El margen y la reserva suman al menos 5 segundos.
refusals-days_per_turn = Un turno por correspondencia tiene de 1 a 60 días.
refusals-option_not_in_mode =
    { $option ->
        [jacoby] En este formato no se puede acordar la regla de Jacoby.
        [automatic_doubles] En este formato no se pueden acordar dobles automáticos.
       *[beavers] En este formato no se pueden acordar beavers.
    }
refusals-automatic_doubles_without_throw = Los dobles automáticos necesitan la tirada de salida.

## Chats and private messages.

refusals-muted = Un moderador te ha silenciado. En la página de tu cuenta verás el motivo, hasta cuándo y cómo recurrir.
refusals-chat_busy = Otros están escribiendo en este mismo momento. Inténtalo otra vez.
refusals-guests_read_lobby_chat = Los invitados solo pueden leer el chat general. Crea una cuenta para escribir en él.
refusals-guests_write_in_own_matches = Los invitados solo escriben en sus propios matches. Crea una cuenta para escribir aquí.
refusals-next_game_has_chat = Ha empezado la siguiente partida de estos jugadores. El público escribe en su chat.
refusals-chat_closed_by_team_match = Hay un tablero de este match por equipos en juego, así que nadie escribe en sus otras mesas hasta que termine.
refusals-only_players_chat = En la mesa de un tablero duplicado solo escriben los jugadores hasta que sus tiradas son públicas.
refusals-chat_full = Este match ya tiene { $max } mensajes de chat, que es el máximo.
refusals-kept_apart_in_messages = No es posible escribirse con este jugador.
refusals-guests_send_no_messages = Los invitados no pueden enviar mensajes. Conserva tu cuenta para escribir a otros jugadores.
refusals-messages_not_for_bots = Los mensajes son para personas, no para bots.
refusals-guests_read_no_messages = Los invitados no pueden leer mensajes.
refusals-bots_read_no_messages = Los bots no pueden leer mensajes.
refusals-messages_held = Hay { $max } mensajes tuyos retenidos hasta que terminen los tableros en juego, que es el máximo.
refusals-conversations_full = Tienes { $max } conversaciones, que es el máximo. Borra antes algunas.

## Sensor boards.

refusals-guests_have_no_boards = Los invitados no tienen tableros. Conserva antes tu cuenta.
refusals-too_many_boards = Tienes demasiados tableros o códigos abiertos.
refusals-board_not_connected = El tablero no está conectado.
refusals-board_only_in_play = Un tablero solo se puede usar mientras el match está en juego.
refusals-bot_needs_no_board = Ahí juega un bot, y los bots no necesitan tablero.
refusals-only_neutral_director = Solo puede hacerlo un director del evento que no juegue en él.
refusals-board_budget = Los tableros de esta cuenta ya han enviado todo lo que pueden por ahora. Juega en la pantalla; el tablero podrá volver más tarde.

## Calls for the director.

refusals-no_director = El match no es de ningún evento con director.
refusals-director_in_team = El director está en un equipo de este match.
refusals-too_many_calls = El director aún no ha visto tus últimas llamadas. Espera la respuesta.
refusals-no_open_call = Aquí no hay ninguna llamada así que espere respuesta.
refusals-only_players_call = Solo un jugador puede llamar al director a su mesa.

## Competitions: who may do what.

refusals-guests_direct_no_events = Los invitados no pueden dirigir eventos. Crea una cuenta, o conserva antes la tuya.
refusals-guests_enter_no_events = Los invitados no pueden inscribirse en eventos. Crea una cuenta, o conserva antes la tuya.
refusals-only_director = Solo el director puede hacer esto.
refusals-only_director_sees_desk = La mesa de dirección solo la ve un director del evento, y en un match por equipos solo un director que no juegue.
refusals-only_people_direct = Solo las personas con cuenta dirigen eventos.
refusals-only_people_comment = Solo las personas con cuenta comentan matches.
refusals-only_prize_directors = Solo pueden dar premios los directores nombrados por el sitio.
refusals-only_prize_directors_enter_bots = En un evento con cuota de inscripción, solo inscriben bots los directores que pueden dar premios.
refusals-members_only = Este evento es para los miembros de un club. Entra antes en el club.
refusals-not_established =
    Las cuentas nuevas aún no pueden inscribirse: una cuenta debe tener al menos { $days } { $days ->
        [one] día
       *[other] días
    } de antigüedad y haber terminado matches con rating en { $rated } { $rated ->
        [one] día
       *[other] días distintos
    }.
refusals-one_person = Las cuentas que comparten navegador o dirección cuentan como una persona, y cada persona tiene aquí un solo sitio. En un match por equipos, la dirección puede confirmar que son dos.
refusals-own_match = Juegas en este match, o lo hace una cuenta que cuenta como tuya. Lo decide otro director.
refusals-own_event = Juegas en este evento, o lo hace una cuenta que cuenta como tuya, así que esto lo decide otro director. El director responsable puede añadir uno en la mesa de dirección.
refusals-own_turn = Te toca en una partida de este evento. Juega antes allí, o deja que otro director pause el evento.
refusals-own_fees = Juegas por las inscripciones de este evento, así que solo puede cancelarlo un director que no juegue.
refusals-final_under_way = Una vez que la final está en juego, la dirección ya no cancela un evento con inscripción. Puede adjudicar la final.
refusals-too_many_directed = Diriges { $max } eventos de este tipo que no han terminado. Termina, cancela o traspasa antes uno.
refusals-event_busy = Otros están actuando en este evento a la vez. Inténtalo otra vez.
refusals-log_full = El registro de este evento no tiene sitio para esto. Todavía admite sorteos, resultados, reanudaciones, aceptaciones, retiradas y el final del evento.
refusals-entered_often = Ya te has inscrito { $max } veces en este evento, y no se permiten más.
refusals-directors_of_event = Este match tiene los directores de su evento. Cámbialos en la mesa de dirección del evento.
refusals-no_event_of_match = Este match no es de ningún evento.

## Competitions: the phases of an event.

refusals-not_open = El evento aún no ha abierto.
refusals-closed = El evento está cerrado.
refusals-still_open = El evento sigue abierto.
refusals-boards_in_play = Aún hay tableros en juego.
refusals-begun = El juego ha empezado, así que los equipos se quedan como están. El director puede inscribir un equipo tardío o cambiar a un jugador.
refusals-not_begun = El evento no ha empezado.
refusals-over = El evento ha terminado.
refusals-cancelled = Este evento se ha cancelado.

## Competitions: entries and invitations.

refusals-same_hour = «{ $event }», donde juegas, empieza a la misma hora que «{ $wanted }». Primero retírate de «{ $event }».
refusals-entered_already = { $name } ya se ha inscrito en este evento.
refusals-not_entered = No te has inscrito en este evento.
refusals-withdrawn_already = { $name } ya se ha retirado.
refusals-entries_closed = La inscripción está cerrada.
refusals-no_late_entries = La primera ronda ya está sorteada y la inscripción tardía no está abierta.
refusals-full = No quedan plazas.
refusals-not_invited = No tienes invitación. Pide al capitán o al director que te nombre.
refusals-accepted_already = Ya has aceptado la invitación.
refusals-accept_first = Acepta la invitación antes de presentar la alineación.
refusals-not_accepted = { $name } no ha aceptado la invitación. Nombra a otro jugador, o espera.
refusals-name_others = { $name } no ha aceptado la invitación. Elige entre { $others }.

## Competitions: the desk and the log.

refusals-held_already = El juego ya está en pausa.
refusals-held_long_enough = Este match ha estado en pausa { $hours } horas en total, el máximo para un match en juego. Continúa, y la dirección puede adjudicarlo.
refusals-not_held = Aquí el juego no está en pausa.
refusals-no_time = Se pueden dar de { $min } a { $max } minutos más, en una mesa donde se juegue una partida con reloj.
refusals-too_much_time = Los jugadores de una mesa ya han recibido 24 horas más.
refusals-time_used = Un jugador ya ha usado parte de este tiempo.
refusals-directs_already = Este jugador ya dirige el evento.
refusals-does_not_direct = Este jugador no dirige el evento.
refusals-not_the_leader = Solo el director responsable nombra y quita directores.
refusals-leader_stays = Traspasa antes el evento. Podrás dejarlo en cuanto el nuevo director responsable haya aceptado.
refusals-heir_is_asked = Este jugador no ha aceptado dirigir el evento. Añádelo antes como director, y traspásale el evento cuando haya aceptado.
refusals-heir_leads_enough = { $name } lleva { $max } eventos de este tipo que no han terminado. Traspasa este a otra persona.
refusals-too_many_directors = Un evento tiene como máximo { $max } directores.
refusals-undone_already = El paso { $step } ya se deshizo en el paso { $by }. Para recuperarlo, deshaz el paso { $by }.
refusals-corrected_since = El paso { $step } se corrigió después, en el paso { $by }. Deshaz antes el paso { $by }.
refusals-not_replaceable = El paso { $step } es una corrección. Deshazlo, o corrige el paso que corrigió.
refusals-desk_act_stays = El paso { $step } es una pausa, una reanudación o un cambio de directores, y eso no se deshace. Pausa o reanuda el juego, o nombra a los directores, otra vez.
refusals-not_undone = Solo se pueden deshacer o corregir los resultados y lo que hace un director.
refusals-other_form = Este paso se corrige de otra forma.
refusals-corrects_nothing = Este resultado ya cuenta. Elige otro.
refusals-step_depends =
    { $remedy ->
        [call_off] El paso { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } depende de este: su partida ya ha empezado. Con un resultado corregido puede salir del evento (call_off), y el match se juega de nuevo.
        [undo] El paso { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } depende de este. Deshaz antes el paso { $step }.
       *[none] El paso { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } depende de este y no se puede deshacer, así que este se queda como está.
    }
refusals-begins_again = { $meeting } volvería a empezar desde el principio: un match anulado después de empezar no se empieza nunca otra vez, y uno cuyo resultado se deshizo se empieza otra vez una sola vez.
refusals-board_replaced = El paso { $step } sustituyó el tablero, así que nada de lo que ocurrió antes en él cuenta. Para cambiarlo, deshaz antes el paso { $step }.
refusals-replaced_since =
    { $author ->
        [person] Hay un resultado más reciente: { $what }, de { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Míralo, y anota el tuyo otra vez si es el correcto. Los programas indican entonces el paso { $step } en «replaces».
       *[site] Hay un resultado más reciente: { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Míralo, y anota el tuyo otra vez si es el correcto. Los programas indican entonces el paso { $step } en «replaces».
    }
refusals-replaces_nothing = El resultado que quieres sustituir ya no cuenta. Mira el actual, y anota el tuyo otra vez si es el correcto. Los programas dejan entonces fuera «replaces».
refusals-decided_already = El match { $pairing } ya está decidido.
refusals-decided_by_step =
    { $author ->
        [person] El match { $pairing } está decidido: { $what }, de { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Para cambiarlo, corrige el paso { $step } en el registro.
       *[site] El match { $pairing } está decidido: { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Para cambiarlo, corrige el paso { $step } en el registro.
    }

## Competitions: tournaments.

refusals-no_check_in = La confirmación de asistencia ya está abierta, o este torneo no la tiene.
refusals-check_in_closed = La confirmación de asistencia no está abierta.
refusals-no_consolation = La consolación puede empezar cuando se sortea la ronda dos, con al menos dos jugadores.
refusals-no_final = La final empieza cuando se deciden los matches anteriores, con al menos dos jugadores.
refusals-pause_not_longer = Ninguna ronda decidida espera a la siguiente, o la pausa ya es más larga.
refusals-begun_already = El match { $pairing } ya está preparado o decidido.
refusals-no_bye = No queda lugar para un jugador tardío: en una eliminatoria es un descanso de la ronda uno; en un suizo o con vidas, una ronda posterior.
refusals-not_in_round = { $name } no tiene match en esta ronda.
refusals-paired_already = Estos dos se enfrentan entre sí. Cambia jugadores de dos matches distintos.
refusals-lucky_losers_meet = Dos repescados se enfrentarían en la ronda dos.
refusals-paired_by_table = En una liga, la tabla decide quién se enfrenta, así que no se cambia a nadie.
refusals-exchange_against_pairing = En un sistema suizo o con vidas, un intercambio no da descanso a nadie ni hace que nadie se enfrente dos veces al mismo rival.
refusals-too_few =
    { $count ->
        [0] Un torneo necesita al menos dos jugadores, y ahora no se puede sortear a ninguno. Quien no ha confirmado su asistencia no cuenta.
        [one] Un torneo necesita al menos dos jugadores, y ahora solo se puede sortear a uno. Quien no ha confirmado su asistencia no cuenta.
       *[other] Un torneo necesita al menos dos jugadores, y ahora se puede sortear a { $count }. Quien no ha confirmado su asistencia no cuenta.
    }
refusals-round_open =
    { $open ->
        [one] Un match de la ronda { $round } aún no tiene ganador.
       *[other] { $open } matches de la ronda { $round } aún no tienen ganador.
    }
refusals-protest_open = La reclamación del match { $pairing } espera una decisión.
refusals-pairing_begun = Ha empezado un match de estos jugadores.
refusals-bracket_not_drawn = Este cuadro aún no se ha sorteado.
refusals-match_not_decided = El match { $pairing } aún se está jugando.
refusals-not_in_match = Este jugador no juega en el match { $pairing }.
refusals-nothing_to_protest = Solo se puede reclamar contra decisiones por la regla del 75 %.
refusals-protested_already = Ya hay una reclamación en el match { $pairing }.
refusals-no_protest = No hay ninguna reclamación en el match { $pairing }.
refusals-no_final_week = Ahora no se puede invocar la regla del 75 %.
refusals-week_not_over = La última semana de la ronda no ha empezado.
refusals-unsettled = Todavía no se pueden pagar los premios. El operador del sitio ya está avisado.
refusals-fees_returned = Por este paso se han devuelto inscripciones. Los jugadores tienen que inscribirse otra vez.
refusals-prizes_paid = Por este resultado se han pagado premios. Corrígelo en vez de deshacerlo.
refusals-prize_spent = { $name } ya ha gastado el premio que esta corrección le retiraría.

## Competitions: team events.

refusals-team_size = Un equipo tiene de { $min } a { $max } jugadores.
refusals-team_entered_already = El equipo { $team } ya está inscrito.
refusals-team_incomplete =
    { $min ->
        [one] El equipo { $team } necesita a su capitán y al menos a { $min } jugador que haya aceptado la invitación.
       *[other] El equipo { $team } necesita a su capitán y al menos a { $min } jugadores que hayan aceptado la invitación.
    }
refusals-in_another_team = Un jugador está en otro equipo de este evento, o aparece dos veces. Nombra a otro jugador.
refusals-too_few_teams = Para jugar todos contra todos hacen falta al menos dos equipos.
refusals-match_not_due = El match { $pairing } no puede empezar ahora.
refusals-match_not_playing = El match { $pairing } no está en juego, así que no se puede repetir.
refusals-not_thirty = Los puntos de victoria de un match suman 30.
refusals-no_lot_needed = No hace falta ningún sorteo.
refusals-enters_own_team = Un equipo lo inscribe su capitán o el director.
refusals-late_teams_by_director = El evento ha empezado. Su director puede inscribir un equipo tardío.
refusals-changes_own_team = Solo el capitán o el director cambia un equipo.
refusals-not_in_your_team = No estás en este equipo.
refusals-bots_play_here = Los bots solo juegan en mesas de este sitio.
refusals-no_free_bots = Todos los bots de la casa están en equipos de este evento.
refusals-called_off = El match al que sustituyó se ha cancelado, y sus partidas han terminado.

## Competitions: team matches. A room is `open` or `closed`.

refusals-in_both_teams = Nadie juega en los dos equipos. Nombra a jugadores distintos.
refusals-not_in_team = Este jugador no está en el equipo { $team }.
refusals-in_both_rooms = { $name } no puede jugar en las dos salas. Nombra a dos jugadores distintos.
refusals-knows_the_board =
    { $room ->
        [open] { $name } ha jugado el tablero { $board } en la otra sala y no puede sentarse en la sala abierta hasta que ese tablero termine en ella.
       *[closed] { $name } ha jugado el tablero { $board } en la otra sala y no puede sentarse en la sala cerrada hasta que ese tablero termine en ella.
    }
refusals-roll_sets =
    { $boards ->
        [one] Un match a { $boards } tablero necesita { $boards } juego de tiradas.
       *[other] Un match a { $boards } tableros necesita { $boards } juegos de tiradas.
    }
refusals-line_ups_named = Las dos alineaciones están dadas, así que un director ya no cambia los equipos. El capitán nombra a otras personas, o un director cambia a un jugador del equipo.
refusals-line_up_stands = La alineación quedó fija cuando empezó el primer tablero. Solo el director puede cambiar a un jugador.
refusals-exchange_too_late = Un jugador solo se cambia antes de la primera tirada de un tablero, y en esta mesa ya ha empezado una partida.
refusals-no_line_up = El equipo { $team } no ha presentado su alineación.
refusals-already_playing =
    { $room ->
        [open] La sala abierta está jugando el tablero { $board }.
       *[closed] La sala cerrada está jugando el tablero { $board }.
    }
refusals-room_not_playing =
    { $room ->
        [open] La sala abierta no está jugando.
       *[closed] La sala cerrada no está jugando.
    }
refusals-no_board_left =
    { $room ->
        [open] La sala abierta ha jugado todos sus tableros.
       *[closed] La sala cerrada ha jugado todos sus tableros.
    }
refusals-room_held =
    { $room ->
        [open] El director ha puesto en pausa la sala abierta.
       *[closed] El director ha puesto en pausa la sala cerrada.
    }
refusals-roll_set_used = El juego de tiradas { $set } ya se ha usado en este match.
refusals-rolls_are_public = Las tiradas del tablero { $board } son públicas, así que necesita otro juego de tiradas.
refusals-nothing_to_cancel = El tablero { $board } no ha empezado en ninguna de las dos salas, así que no hay nada que sustituir.
refusals-sits_already = { $name } ya ocupa ese sitio.
refusals-commentator_plays = { $name } está en un equipo de este match y no puede comentarlo.
refusals-commentator_twice = Los comentaristas deben ser personas distintas.
refusals-too_many_commentators = Un match tiene como máximo { $max } comentaristas.
refusals-not_at_board =
    { $room ->
        [open] La sala abierta ya tiene un resultado del tablero { $board }, o juega antes otro tablero.
       *[closed] La sala cerrada ya tiene un resultado del tablero { $board }, o juega antes otro tablero.
    }
refusals-only_captain = Solo el capitán presenta la alineación.
refusals-cancelled_already = El tablero { $board } se sustituyó en el paso { $step }, y aún no ha empezado ninguna partida con sus tiradas nuevas.
refusals-games_counted_here = Las partidas de este match se juegan aquí y se cuentan según terminan.
refusals-games_not_here = Las partidas de este match no se juegan aquí.
refusals-table_not_set_up = La mesa de este tablero no está preparada.
refusals-pair_is_seated = { $one } y { $other } tienen sitio o han jugado en este match, así que esto no se puede deshacer.
refusals-own_pair = No puedes decirlo de ti ni de una cuenta que cuenta como tuya. Otro director sí puede.
refusals-games_ended = Las partidas en juego terminaron cuando se canceló el match.
refusals-game_ended_by_it = Por este paso terminó una partida, o sus tiradas pueden haberse contado. Sustituye el tablero para jugarlo de nuevo con otras tiradas.
refusals-seat_taken_over = El director ha dado tu sitio a { $name }. El motivo: { $reason }
refusals-substitute_acted = El jugador que entró ya ha jugado. Haz otro cambio para que vuelva el anterior.
refusals-imported_the_rolls = { $name } ha importado las tiradas de este match. Nombra a otro jugador.
refusals-passkey_program = { $name } es un programa, y un programa no tiene llave de acceso para su sitio. Nombra a personas o a bots de la casa.
refusals-both_rooms_when_over = Los miembros de los dos equipos ven ambas salas cuando el tablero termina en las dos.
refusals-no_running_score = Este match no muestra el marcador hasta el final. Entonces se ven las dos salas, lado a lado.
refusals-board_not_begun = Este tablero no ha empezado en las dos salas.
refusals-only_commentators = Aquí solo escriben los comentaristas nombrados por el director.
refusals-too_many_lines = Ya se han escrito { $max } comentarios sobre este tablero. No se guardan más.

## Competitions: files of rolls.

refusals-imported_before_play = Solo se pueden importar tiradas antes de que empiece el primer tablero.
refusals-dice_by_hand = Los dados de este match se tiran a mano, así que no admite ni da ningún archivo de tiradas.
refusals-too_few_roll_sets =
    { $sets ->
        [one] El archivo tiene { $sets } juego de tiradas, y los tableros del match son { $boards }. Añade juegos al archivo.
       *[other] El archivo tiene { $sets } juegos de tiradas, y los tableros del match son { $boards }. Añade juegos al archivo.
    }
refusals-rolls_not_json = No contiene juegos de tiradas en JSON: { $detail }
refusals-rolls_unequal = En el juego { $set }, Blanco y Negro necesitan el mismo número de tiradas.
refusals-rolls_header = La primera línea debe ser set,turn,white,black.
refusals-rolls_row = Línea { $line }: se espera set,turn,white,black en números enteros.
refusals-rolls_dice =
    { $turn ->
        [0] Juego { $set }, tirada de salida: «{ $value }» no es un dado de 1 a 6.
       *[other] Juego { $set }, turno { $turn }: «{ $value }» no es una tirada de dos dados, como 31.
    }
refusals-rolls_turn = Juego { $set }: se espera el turno { $expected } y ha llegado el turno { $got }.
refusals-rolls_equal_opening = Juego { $set }: la tirada de salida debe acabar con dos dados distintos.
refusals-rolls_opening_goes_on = Juego { $set }: la tirada de salida ya estaba decidida antes.
refusals-rolls_too_few =
    { $turns ->
        [one] El juego { $set } tiene tiradas para { $turns } turno. Hacen falta al menos { $min }.
       *[other] El juego { $set } tiene tiradas para { $turns } turnos. Hacen falta al menos { $min }.
    }
refusals-rolls_set_twice = El juego { $set } está dos veces en el archivo.
refusals-rolls_same = El juego { $set } tiene las mismas tiradas que el juego { $first }. Cada tablero necesita tiradas propias.
refusals-rolls_too_much = Un archivo tiene como máximo { $sets } juegos de como máximo { $turns } turnos.
refusals-rolls_none = El archivo no tiene juegos de tiradas.

## Competitions: comparative events.

refusals-played_already = Ya has empezado el tablero { $board }, y cada tablero se juega una sola vez.
refusals-not_the_next_board = Los tableros se juegan por orden, y el siguiente para ti es el tablero { $board }.
refusals-board_in_play = Aún estás jugando el tablero { $board }.
refusals-not_playing = No estás jugando el tablero { $board }.
refusals-in_comparative_event = Esta mesa es de un evento comparativo. Las partidas terminadas las ven los jugadores que han terminado el tablero. Los registros, los análisis y los dados se muestran a todo el mundo cuando el evento ha terminado.
refusals-rolls_published = Las tiradas se han publicado después de cancelarse el evento.

## Competitions: values of a field.

refusals-needs_clock = Hace falta un reloj.
refusals-only_with_live_clock = Solo con un reloj en vivo.
refusals-only_with_start_and_live_clock = Solo con una hora de comienzo y un reloj en vivo.
refusals-no_correspondence = Un tablero se juega sin reloj o con un reloj en vivo.
refusals-starts_in_future = El comienzo debe ser una hora futura.
refusals-first_round_in_future = La primera ronda debe empezar a una hora futura.
refusals-year_ahead = Hasta el comienzo puede faltar un año como máximo.
refusals-days_ahead =
    { $days ->
        [one] Hasta la apertura puede faltar { $days } día como máximo.
       *[other] Hasta la apertura pueden faltar { $days } días como máximo.
    }
refusals-days_after_opening =
    { $days ->
        [one] Entre la apertura y el cierre hay { $days } día como máximo.
       *[other] Entre la apertura y el cierre hay { $days } días como máximo.
    }
refusals-later_than_opening = El cierre debe ser posterior a la apertura.
refusals-ascending_times = Puede haber como máximo { $max } horas, cada una posterior a la anterior.
refusals-start_only_here = Solo para un match en mesas de este sitio.
refusals-starts_only_here = Solo para un evento en mesas de este sitio que no empiece al momento.
refusals-late_until = Debe ser posterior al comienzo de la primera ronda, que necesita una hora.
refusals-until_a_year = Debe estar entre la creación del evento y un año desde ahora.
refusals-too_many_teams = Hay plazas para { $max } equipos como máximo.
refusals-prizes = Puede haber como máximo { $max } premios, cada uno mayor que 0 y de { $most } como máximo.
refusals-prizes_are_shares = Con cuota de inscripción, los premios son porcentajes de la bolsa.
refusals-final_of_knock_out = Solo un sistema suizo, las vidas o los grupos llevan a una final.
refusals-fee_only_in_knock_out = La cuota de inscripción solo es posible en una eliminatoria.
refusals-fee_from_to = De { $min } a { $max }.
refusals-shares_without_fee = Sin cuota de inscripción no hay nada que repartir.
refusals-shares = De 1 a { $max } porcentajes, ninguno mayor que el anterior, que sumen 100.
refusals-different_players = De { $min } a { $max } jugadores distintos.
refusals-lock_step_here = Las salas solo pueden avanzar a la vez en mesas de este sitio y con los dados del servidor.
refusals-seat_proof_here = La llave de acceso al sentarse solo es posible en mesas de aquí y con los dados del servidor.
refusals-unavailable_player = { $name } no está disponible para tu match por equipos. Nombra a otro jugador.
refusals-no_player_named = No hay ningún jugador que se llame «{ $name }».
refusals-no_player_named_here = Aquí no hay ningún jugador que se llame «{ $name }».
refusals-did_you_mean = Aquí no hay ningún jugador que se llame «{ $name }». ¿Querías decir { $nearest }?
refusals-no_bot_named = El sitio no tiene ningún bot que se llame «{ $name }». Sus bots son { $bots }.
refusals-reason_missing = Una decisión del director necesita un motivo.
refusals-ten_points = Los small match points (SMP) son un múltiplo de diez.
refusals-opening_dice = Una tirada de salida son dos dados distintos, cada uno de 1 a 6.
refusals-game_is_single =
    { $left ->
        [one] Si al perdedor le queda { $left } ficha, ha perdido una partida simple, no más.
       *[other] Si al perdedor le quedan { $left } fichas, ha perdido una partida simple, no más.
    }
refusals-game_is_gammon = Si al perdedor le quedan las 15 fichas y no rechazó ningún doble, ha perdido un gammon, no una partida simple.

## Score sheets of duplicate matches.

refusals-duplicate_boards = Un match duplicado tiene 4, 5, 6, 7, 8, 10 o 12 tableros.
refusals-duplicate_cube = Una partida duplicada se cuenta con el cubo a 1, 2, 4, 8, 16, 32 o 64.
refusals-duplicate_checkers_left = Al perdedor le quedan de 1 a 15 fichas.
refusals-sheet_board_beyond = El match tiene los tableros 1 a { $boards }, no el { $board }.
refusals-sheet_game_twice =
    { $room ->
        [closed] Tablero { $board }, sala cerrada: está dos veces en la hoja.
       *[open] Tablero { $board }, sala abierta: está dos veces en la hoja.
    }
refusals-sheet_game_missing =
    { $room ->
        [closed] Tablero { $board }, sala cerrada: falta.
       *[open] Tablero { $board }, sala abierta: falta.
    }
refusals-sheet_game_is_single =
    Tablero { $board }, sala { $room ->
        [closed] cerrada
       *[open] abierta
    }: { $left ->
        [one] si al perdedor le queda { $left } ficha, ha perdido una partida simple, no más.
       *[other] si al perdedor le quedan { $left } fichas, ha perdido una partida simple, no más.
    }
refusals-sheet_game_is_gammon =
    Tablero { $board }, sala { $room ->
        [closed] cerrada
       *[open] abierta
    }: si al perdedor le quedan las 15 fichas y no rechazó ningún doble, ha perdido un gammon, no una partida simple.

## Clubs.

refusals-guests_join_no_clubs = Los invitados no pueden entrar en clubes. Conserva antes tu cuenta.
refusals-bots_join_no_clubs = Los bots no son miembros de ningún club.
refusals-only_people_join_clubs = Los invitados y los bots no pueden entrar en clubes.
refusals-only_members_read = Solo los miembros leen el chat de un club.
refusals-only_members_write = Solo los miembros escriben en el chat de un club.
refusals-only_officers = Solo pueden hacer eso el dueño y los responsables del club.
refusals-only_club_owner = Solo puede hacer eso el dueño del club.
refusals-club_not_offered = Nadie te ha ofrecido este club.
refusals-only_higher_role = Solo puede hacer eso alguien con un cargo superior.
refusals-club_changed = Otra persona ha cambiado el club. Recarga la página e inténtalo otra vez.
refusals-club_member = Este jugador es miembro.
refusals-not_a_club_member = Este jugador no es miembro.
refusals-you_are_club_member = Eres miembro de este club.
refusals-you_are_no_club_member = No eres miembro de este club.
refusals-no_club_request = No hay ninguna solicitud ni invitación.
refusals-no_longer_asks = Este jugador ya no pide entrar.
refusals-nothing_to_dismiss = Ya no queda nada que descartar.
refusals-club_invitation_open = Este jugador aún no ha respondido a tu última invitación a un club.
refusals-club_barred = Este jugador está vetado. Levanta antes el veto.
refusals-cannot_invite_to_club = No puedes invitar a este jugador.
refusals-cannot_join_club = No puedes entrar en este club.
refusals-club_by_invitation = En este club solo se entra por invitación.
refusals-event_has_club = El evento ya es de un club.
refusals-club_full = Un club tiene como máximo { $max } miembros.
refusals-club_outsiders_full = En el club hay { $max } solicitudes, invitaciones y vetos, que es el máximo.
refusals-club_invitations_full = Hay { $max } jugadores que no han respondido a tus invitaciones, que es el máximo. Retira antes algunas.
refusals-club_events_full = Un club muestra como máximo { $max } eventos.
refusals-clubs_joined_full = Un jugador es miembro de { $max } clubes como máximo.
refusals-clubs_owned_full = Tienes { $max } clubes, que es el máximo.
refusals-club_name_length = De 3 a 40 caracteres, de ellos al menos 3 letras o cifras.
refusals-club_name_character = Solo letras, cifras, espacios y - . ' &, pero no { $character }.
refusals-one_script = Todas las letras deben ser de un mismo alfabeto.

## Reviews, the library and the archive.

refusals-analysed_afterwards = El match no ha terminado. Se analiza después.
refusals-reviewed_afterwards = El match no ha terminado. Se puede revisar después.
refusals-not_analysed = El match aún no está analizado. Inténtalo otra vez dentro de un minuto.
refusals-no_rollouts_here = Este sitio no hace rollout de matches.
refusals-only_players_roll_out = Solo los jugadores de un match pueden pedir su rollout.
refusals-one_rollout_at_a_time = Ya hay otro match tuyo en rollout. Espera a que termine.
refusals-guests_comment_own_matches = Los invitados solo comentan sus propios matches. Crea una cuenta para comentar este.
refusals-no_place_in_match = Este no es un lugar del match. El primero es el 1.
refusals-comments_full = Este match ya tiene { $max } comentarios, que es el máximo.
refusals-question_answered = La pregunta se respondió en otra ventana.
refusals-no_option_of_question = Esta no es una de las opciones de la pregunta.
refusals-one_upload_at_a_time = Se está enviando otro archivo tuyo. Espera a que llegue.
refusals-uploads_busy = Se están enviando demasiados archivos. Inténtalo de nuevo en un momento.
refusals-mend_after_analysis = El match se está analizando. Repáralo cuando termine.
refusals-not_a_stop = Se espera una línea en la que se detuvo la lectura.
refusals-rows_not_editable = Las líneas de este formato no se pueden cambiar.
refusals-mends_full = Ya se han corregido { $max } líneas de este match, que es el máximo.
refusals-row_does_not_fit = Esta línea no encaja: { $detail }.
refusals-row_does_not_fit_roll = Esta línea no encaja: { $detail }. Jugadas legales de { $roll }: { $plays }
refusals-row_play_illegal = Esta no es una jugada legal de { $roll }. Jugadas legales: { $plays }
refusals-row_without_turn = La línea no contiene ningún turno del jugador que debe actuar.
refusals-row_without_turn_of_roll = La línea no contiene ningún turno del jugador que debe actuar. Jugadas legales de { $roll }: { $plays }
refusals-row_must_continue = La línea debe continuar su partida.
refusals-automatic_double_not_in_mat = Un archivo .mat no puede decir que la partida { $game } empezó con el cubo a { $cube }. Elige SGF o JSON.
refusals-illegal_play_not_in_format = Este formato no puede expresar una jugada ilegal que se admitió en la partida { $game }. Elige .xg, OGXM o JSON.
refusals-nothing_rolled_not_in_mat = Un archivo .mat no puede decir que la partida { $game } terminó antes de la primera tirada. Elige SGF o JSON.
refusals-zip_needed = Una parte de una importación es un zip de archivos de matches.
refusals-zip_broken = Este archivo zip no está completo. Vuelve a comprimirlo.
refusals-zip_of_too_many_files = Aquí un zip tiene como máximo { $max } archivos. Envíalos en varios zips.
refusals-zip_too_large = Aquí los archivos de un zip tienen juntos como máximo { $mib } MiB. Envíalos en varios zips.
refusals-zip_overlapping = Los archivos de este zip comparten sus bytes. Vuelve a comprimirlo.
refusals-import_in_parts = De 1 a { $max } archivos en una importación. Importa la carpeta por partes.
refusals-import_announced =
    { $files ->
        [one] La importación se anunció con { $files } archivo. Empieza otra para los demás.
       *[other] La importación se anunció con { $files } archivos. Empieza otra para los demás.
    }
refusals-saved_searches_full = Hay { $max } búsquedas guardadas. Borra antes una.
refusals-position_notes_full = Hay { $max } notas guardadas. Borra antes algunas.
refusals-shared_positions_full = Hay { $max } posiciones compartidas. Deja antes de compartir algunas.
refusals-narrow_the_search = Como máximo { $max }. Acota mejor la búsqueda.
refusals-places_of_checkers = Los lugares van de 1 a 25, y «least» de 1 a 15.

## Positions, practice, puzzles and lessons.

refusals-id_or_setup = Indica «id» o «setup», pero no los dos.
refusals-over_on_roll = La partida ha terminado: el lado que tira ha retirado todas sus fichas.
refusals-over_not_on_roll = La partida ha terminado: el lado que no tira ha retirado todas sus fichas.
refusals-over_at_points =
    { $points ->
        [one] El match termina al llegar a { $points } punto.
       *[other] El match termina al llegar a { $points } puntos.
    }
refusals-xgid_fields = Un XGID tiene 10 campos separados por dos puntos, no { $count }. Copia toda la línea.
refusals-xgid_board_length = El tablero de un XGID tiene 26 caracteres, no { $count }. Copia toda la línea.
refusals-xgid_board_character = El carácter { $at } del tablero de un XGID es -, de A a O o de a a o, no «{ $found }».
refusals-xgid_field =
    { $field ->
        [cube] El campo 2 de un XGID, el cubo, va de 0 a 12; «{ $found }» no vale.
        [cube_owner] El campo 3 de un XGID, el dueño del cubo, es 1, 0 o -1; «{ $found }» no vale.
        [turn] El campo 4 de un XGID, el lado que juega, es 1 o -1; «{ $found }» no vale.
        [dice] El campo 5 de un XGID, los dados, es 00, dos dados, D, B o R; «{ $found }» no vale.
        [bottom_score] El campo 6 de un XGID, los puntos del jugador de abajo, va de 0 a 65535; «{ $found }» no vale.
        [top_score] El campo 7 de un XGID, los puntos del jugador de arriba, va de 0 a 65535; «{ $found }» no vale.
        [rules] El campo 8 de un XGID es 0 o 1 en un match (Crawford) y va de 0 a 3 en una partida por dinero (Jacoby, beavers); «{ $found }» no vale.
        [length] El campo 9 de un XGID, la longitud del match, va de 0 a 65535; «{ $found }» no vale.
       *[cube_max] El campo 10 de un XGID, el cubo más alto, va de 0 a 15; «{ $found }» no vale.
    }
refusals-not_a_position_id = No es ni un id de posición, como 4HPwATDgc/ABMA, ni un XGID. Cópialo entero.
refusals-not_a_match_id = No es un id de match, como cAkAAAAAAAAA. Copia los 12 caracteres.
refusals-id_shows_resignation = El id de match contiene una oferta de rendirse, que aquí no se puede colocar. Toma el id de antes de la oferta.
refusals-id_shows_beaver = El id de match contiene un beaver sin respuesta, que aquí no se puede colocar. Toma el id de antes del beaver.
refusals-no_crawford = La partida Crawford es la primera en la que a un lado le falta un punto, en un match a más de uno.
refusals-cube_turned_in_crawford = En la partida Crawford nadie puede haber girado el cubo.
refusals-no_score = Solo un match a puntos tiene marcador.
refusals-turned_cube = En una partida sin cubo no se puede haber girado el cubo.
refusals-cube_up_to = Una potencia de dos hasta { $max }.
refusals-cube_at_one = Un cubo a 1 no tiene dueño.
refusals-cube_cannot_be_turned = El cubo no se puede girar.
refusals-play_needs_dice = Una jugada necesita sus dados.
refusals-dice_need_play = Con dados, indica la jugada para el rollout.
refusals-dice_and_play = Indica los dados y la jugada, o ninguna de las dos cosas.
refusals-play_ends_game = La jugada termina la partida, así que no hay nada de lo que hacer rollout.
refusals-opening_roll = Dos números distintos de 1 a 6, como 31.
refusals-board_has_points = Un tablero tiene 24 puntos.
refusals-too_many_checkers_on_roll = El lado que tira tiene { $count } fichas en el tablero, más de 15.
refusals-too_many_checkers_not_on_roll = El lado que no tira tiene { $count } fichas en el tablero, más de 15.
refusals-point_held_by_both = Los dos lados tienen fichas en el punto { $point } del lado que tira.
refusals-both_borne_off = Los dos lados han retirado todas sus fichas.
refusals-both_shut_out = Los dos lados están en la barra ante una casa cerrada.
refusals-practice_changed = La partida se ha cambiado a la vez. Cárgala otra vez.
refusals-practice_too_long = Esta partida de práctica ya dura demasiado. Empieza otra.
refusals-nothing_to_take_back = No hay nada que deshacer.
refusals-nothing_to_decide = Ahora no tienes nada que decidir.
refusals-nobody_acts_after = Después de este suceso, ningún lado tiene que tirar ni jugar.
refusals-double_waits = Hay un doble sin respuesta. Empieza antes del doble, con el mismo lado a punto de tirar.
refusals-all_puzzles_answered = Has respondido todos estos problemas.
refusals-no_answer_to_puzzle = Esta no es una respuesta a este problema. Mira «allowed» en su vista.
refusals-not_in_this_step = No es posible en este paso.

## Moderation.

refusals-only_moderators = Solo los moderadores pueden hacer eso.
refusals-moderator_involved = Has participado en esto, o lo ha hecho una cuenta que comparte contigo dueño, navegador o dirección. Tiene que decidir otro moderador.
refusals-moderator_is_opponent = Tú, o una cuenta que comparte contigo dueño, navegador o dirección, juega contra este jugador o lo ha hecho en los últimos 30 días. Tiene que decidir otro moderador.
refusals-moderator_in_competition = Tú, o una cuenta que comparte contigo dueño, navegador o dirección, participa con este jugador en «{ $name }», que no ha terminado. Tiene que decidir otro moderador.
refusals-moderator_decided = Has decidido sobre { $name } en los últimos 30 días, así que no juegas en la misma competición.
refusals-moderator_plays_unrated = Has decidido sobre { $name } en los últimos 30 días, así que solo podéis jugar entre vosotros sin rating y sin apuesta.
refusals-cannot_take_part = Por ahora, { $name } no puede participar en esta competición.
refusals-reported_already = Ya has denunciado a este jugador. Los moderadores lo revisarán.
refusals-bots_not_reported = No se puede denunciar a los bots.
refusals-decides_about_self = Sobre ti tiene que decidir otro moderador.
refusals-house_bot_not_sanctioned = Este bot es de la casa.
refusals-report_of_other = La denuncia es sobre otro jugador.
refusals-report_closed = La denuncia ya está cerrada.
refusals-report_needed = Indica el id de la denuncia que quieres descartar.
refusals-sanction_of_other = La sanción es de otro jugador.
refusals-sanction_over = La sanción ya ha terminado.
refusals-sanction_needed = Indica el id de la sanción que quieres levantar.
refusals-no_open_case = No hay ningún caso abierto de este jugador.
refusals-deed_impossible = Esto no es posible con este jugador o esta denuncia.
refusals-reason_needed = Hace falta un motivo, porque el jugador lo lee.
refusals-needs_hours = Indica cuánto dura, de 1 a 87600 horas.
refusals-has_no_end = Esta medida no tiene fecha de fin.
refusals-one_appeal = Una sanción admite un solo recurso mientras dura. Ya se presentó, o la sanción ha terminado.
refusals-appeal_decided = El recurso ya está decidido.
refusals-appeal_of_own_sanction = Tiene que decidir un moderador que no haya impuesto la sanción.
refusals-not_a_range = Escribe un rango de direcciones como 192.0.2.0/24 o 2001:db8::/32, o una sola dirección.
refusals-range_too_wide = { $network } es más amplio que /{ $shortest }.
refusals-blocks_full = Ya hay { $max } rangos bloqueados. Levanta antes algunos bloqueos.
refusals-void_changed = Los matches no son los mismos que en la vista previa. Haz otra vista previa.
refusals-void_undone = La anulación ya está deshecha.
refusals-voids_busy = En este momento se están anulando otros matches. Inténtalo otra vez.
refusals-too_many_matches_to_void = Son más de { $max } matches. Anúlalos por partes, en periodos más cortos.

## What is not there.

refusals-no_such_address = No existe esa dirección.
refusals-no_such_player = No existe ese jugador.
refusals-no_such_sign_in = No existe ese inicio de sesión.
refusals-no_such_device = No existe ese dispositivo.
refusals-no_such_passkey = No existe esa llave de acceso.
refusals-no_such_bot_of_yours = No tienes ningún bot así.
refusals-no_such_token = No existe ese token.
refusals-no_such_match = No existe ese match.
refusals-no_such_game = No existe esa partida.
refusals-no_such_page = No existe esa página.
refusals-no_such_repair = No existe esa corrección.
refusals-no_such_import = No existe esa importación.
refusals-no_such_format = No existe ese formato. Usa json, mat, sgf, xg, ogxm, txt o html.
refusals-no_such_practice_game = No existe esa partida de práctica.
refusals-no_such_rating_list = No existe esa lista de rating.
refusals-no_such_block = No existe ese bloqueo.
refusals-no_such_event = No existe ese evento.
refusals-no_such_tournament = No existe ese torneo.
refusals-no_such_team_event = No existe ese evento por equipos.
refusals-no_such_team_match = No existe ese match por equipos.
refusals-no_such_comparative_event = No existe ese evento comparativo.
refusals-no_such_team = No existe ese equipo.
refusals-no_such_board = No existe ese tablero.
refusals-no_such_appeal = No existe ese recurso.
refusals-no_such_bot = No existe ese bot.
refusals-no_such_call = No existe esa llamada.
refusals-no_such_club = No existe ese club.
refusals-no_such_comment = No existe ese comentario.
refusals-no_such_competition = No existe esa competición.
refusals-no_such_conversation = No existe esa conversación.
refusals-no_such_position = No existe esa posición.
refusals-no_such_puzzle = No existe ese problema.
refusals-no_such_question = No existe esa pregunta.
refusals-no_such_report = No existe esa denuncia.
refusals-no_such_review = No existe esa revisión.
refusals-no_such_sanction = No existe esa sanción.
refusals-no_such_search = No existe esa búsqueda.
refusals-no_such_session = No existe esa sesión.
refusals-no_such_shared_position = No existe esa posición compartida.
refusals-no_such_step = No existe ese paso.
refusals-no_such_table = No existe esa mesa.
refusals-no_such_void = No existe esa anulación.
refusals-no_such_rating = No existe ese rating en esta lista.
refusals-no_such_match_that_counts = No existe ese match entre los que cuentan para el rating o para los créditos.
refusals-no_such_team_match_that_counts = No existe ese match por equipos entre los que cuentan.

## The request and the server.

refusals-method_not_allowed = Esta dirección no admite el método.
refusals-too_many_requests =
    Demasiados intentos. Prueba otra vez en { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    }.
refusals-too_large = Es demasiado grande: como máximo { $limit } bytes.
refusals-head_too_large = Las cabeceras de la petición son demasiado grandes.
refusals-too_slow = El cuerpo de la petición ha llegado demasiado despacio.
refusals-unsupported_protocol = Esta página está desactualizada. Vuelve a cargarla.
refusals-maintenance = El sitio está en mantenimiento. Los matches en juego siguen; los nuevos podrán empezar después.
refusals-contended = Otros han cambiado lo mismo en este momento. Inténtalo otra vez.
refusals-database_unreachable = El servidor no tiene conexión con su base de datos. Inténtalo de nuevo en un momento.
refusals-internal = Algo ha fallado en el servidor y ha quedado registrado. Inténtalo de nuevo en un momento.
refusals-malformed = La petición no se puede leer: { $detail }
refusals-json_needed = La cabecera content-type debe ser application/json.
refusals-websocket_only = Esta dirección solo habla WebSocket: { $detail }.
refusals-text_frames_only = Los mensajes son JSON en tramas de texto.
refusals-server_stopping = El servidor se está deteniendo. Inténtalo de nuevo en un momento.
refusals-site_full = El sitio está lleno. Quien ha iniciado sesión aún puede entrar.
refusals-competitions_watched = Un socket sigue como máximo { $max } competiciones.
refusals-matches_watched = Un socket sigue como máximo { $max } matches.
refusals-disk_nearly_full = El disco de este sitio está casi lleno, así que solo continúan los matches en juego. Inténtalo más tarde.
refusals-pictures_busy = Se están dibujando demasiadas imágenes. Inténtalo de nuevo en un momento.

## Values of a field. The name of the field comes before the text.

refusals-from_to = De { $min } a { $max }.
refusals-at_most = Como máximo { $max }.
refusals-characters = De { $min } a { $max } caracteres.
refusals-at_most_characters = Como máximo { $max } caracteres.
refusals-one_of = Uno de estos valores: { $choices }.
refusals-missing = Falta.
refusals-whole_number_from_to = Un número entero de { $min } a { $max }.
refusals-whole_number = Un número entero.
refusals-must_be = Debe ser { $expected }.
refusals-visible_characters_only = Sin caracteres invisibles, cambios de la dirección de escritura ni signos amontonados.
refusals-not_utf8 = No es texto UTF-8.
refusals-no_such_theme = Esto no es un tema de los problemas.
refusals-own_network = Tu propia dirección está en { $network }, así que te bloquearías a ti.
refusals-choose_at_least_one = Elige al menos uno.
refusals-match_has_events =
    { $last ->
        [one] El match tiene { $last } suceso, no más.
       *[other] El match tiene { $last } sucesos, no más.
    }
refusals-plain_characters = De 1 a { $max } caracteres de A-Z a-z 0-9 - _.
refusals-own_name = Este es tu propio nombre.
refusals-not_the_next = Se espera el «next» de otra página.
refusals-two_players_needed = Nombra a dos jugadores distintos.
refusals-until_before_from = Debe ser posterior a «from».
refusals-start_of_name = De 1 a 20 letras, cifras, - o _.
refusals-at_most_bytes = Como máximo { $max } bytes.
refusals-characters_of_text = De { $min } a { $max } caracteres de texto.
refusals-at_most_characters_of_text = Como máximo { $max } caracteres de texto.
refusals-each_has_characters = Cada uno tiene de { $min } a { $max } caracteres.
refusals-visible_characters = De { $min } a { $max } caracteres, ninguno de ellos invisible.
