import type { Texts } from "../index.svelte";
import { counted } from "./plural";

export const errors: Texts["errors"] = {
  code: {
    sign_in_required: "Tu sesión ha terminado. Inicia sesión otra vez.",
    wrong_credentials: "El nombre o la contraseña no son correctos.",
    second_factor_required: "Introduce también el código de tu app de autenticación.",
    wrong_passkey: "Ninguna cuenta de este sitio usa esta llave de acceso. Inicia sesión con tu contraseña.",
    wrong_code: "Este código no es correcto o ya se usó. Introduce el más reciente.",
    bad_token: "Este token ya no es válido.",
    scope_missing: "El token no permite hacer esto.",
    wrong_csrf_token: "Esta página está desactualizada. Vuelve a cargarla.",
    wrong_origin: "Esta página no puede hacer eso. Vuelve a cargarla.",
    name_taken: "Este nombre ya existe, o se parece demasiado a otro. Elige uno distinto.",
    common_password: "Esta contraseña es demasiado común. Elige una más larga, por ejemplo unas cuantas palabras.",
    seat_taken: "Otra persona ha ocupado este sitio. Elige otra mesa.",
    credits_short:
      "No hay créditos suficientes para esta apuesta o inscripción: te faltan a ti o a quien abrió la mesa. Los jugadores nuevos reciben créditos con su primera partida.",
    address_blocked:
      "Las peticiones desde tu red están bloqueadas. Si crees que es un error, escribe a los operadores del sitio.",
    rated_limit:
      "Se ha alcanzado el límite de matches con rating entre los dos en 24 horas. Reta a este jugador a un match sin rating.",
    stake_limit:
      "Con esta apuesta, uno de los dos podría ganar a cuentas nuevas más de lo que permite un día. Juega sin apuesta, o inténtalo mañana.",
    pairing_closed:
      "No puedes usar la búsqueda rápida durante un rato: en una hora has abandonado tres matches nada más empezar. Aún puedes unirte a mesas y enviar retos.",
    own_account: "Las cuentas usadas en un mismo navegador solo juegan entre sí sin rating y sin apuesta.",
    match_in_play:
      "Esta posición aparece en tu match en curso: el motor no dirá nada sobre ella hasta que el match termine.",
    suspended: "Esta cuenta está suspendida. En la página de tu cuenta verás el motivo, hasta cuándo y cómo recurrir.",
    account_needed: "Los invitados no pueden hacer esto. Crea una cuenta, o conserva la tuya.",
    not_found: "No se encuentra. Puede que se haya borrado o que haya cambiado de nombre.",
    too_large: "Es demasiado grande. Envía algo más pequeño.",
    internal: "Algo ha fallado en el servidor y ha quedado registrado. Inténtalo de nuevo en un momento.",
    maintenance: "El sitio está en mantenimiento. Los matches en juego siguen; los nuevos podrán empezar después.",
    unavailable: "No hay conexión con el servidor. Inténtalo de nuevo en un momento.",
    unsupported_protocol: "Esta página está desactualizada. Vuelve a cargarla.",
  },
  reason: {
    one_person:
      "Las cuentas que comparten navegador o dirección cuentan como una persona, y cada persona tiene aquí un solo sitio. En un match por equipos, la dirección puede confirmar que son dos.",
    not_established:
      "Las cuentas nuevas aún no pueden inscribirse: hace falta tener unos días de antigüedad y haber terminado matches con puntuación en tres días distintos.",
    log_full:
      "El registro de este evento está lleno. Todavía admite resultados, reanudaciones, retiradas y el final del evento, pero nada más.",
    pair_is_seated: "Los dos tienen sitio o ya han jugado en este match, así que no se puede deshacer.",
    seat_taken_over: "El director ha dado tu sitio a otro jugador de tu equipo. En la página del match está el motivo.",
    passkey_needed: "Este match pide una llave de acceso para ocupar tu sitio. Recarga la página e inténtalo otra vez.",
    passkey_missing:
      "Este match pide una llave de acceso y tu cuenta no tiene ninguna. Añade una en la página de tu cuenta y después ocupa tu sitio.",
    passkey_wrong: "Esta llave no es de tu cuenta, o has tardado demasiado. Inténtalo otra vez con una tuya.",
    passkey_program:
      "Un programa no tiene llave de acceso, así que no puede jugar un match que la pide. Elige personas o bots del sitio.",
    board_budget:
      "Los tableros de esta cuenta ya han enviado todo lo que pueden por ahora. Juega en la pantalla; el tablero podrá volver más tarde.",
    passkey_board:
      "Este match pide una llave de acceso, así que no se puede jugar en un tablero con sensores. Juégalo en la pantalla.",
  },
  tooMany: (seconds) => `Demasiados intentos. Prueba otra vez en ${counted(seconds, "segundo", "segundos")}.`,
  replaced: (details) =>
    `Hay un resultado más reciente. Míralo y aplica el tuyo otra vez si es el correcto. (${details})`,
  toTeamMatch: "Ir al match por equipos",
  tooManyForNow: "Demasiados intentos. Prueba más tarde.",
  unknown: "Algo ha fallado en esta página. Vuelve a cargarla.",
};
