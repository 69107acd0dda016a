import type { Texts } from "../index.svelte";
import { boards } from "./plural";

export const teamMatches: Texts["teamMatches"] = {
  kind: "Match por equipos",
  title: "Matches por equipos",
  make: "Nuevo match por equipos",
  lead: "Dos equipos, dos salas y las mismas tiradas en ambas: gana el mejor juego, no los mejores dados.",
  loading: "Cargando el match por equipos…",
  notFound: "No se encuentra el match por equipos",
  phase: { line_ups: "Alineaciones", playing: "En juego", over: "Terminado", cancelled: "Cancelado" },
  boards,
  revealed: (known, all) => `${String(known)} de ${String(all)} tableros terminados`,
  directedBy: (name) => `Dirige ${name}`,
  barometer: "Marcador en vivo",
  noBarometer: "Marcador solo al final",
  vp: "Puntos de victoria",
  difference: (imp) => `Diferencia ${String(imp)} IMP`,
  room: { open: "Sala abierta", closed: "Sala cerrada" },
  team: (team) => `Equipo ${team}`,
  toTable: "Ir a tu mesa",
  watch: "Ver la sala abierta",
  gatedNote:
    "Puedes ver la sala abierta cuando ambas salas han empezado el tablero. Cada turno se muestra cuando ambas lo han jugado.",
  ungatedNote: "La sala abierta se puede ver en vivo, así que el match no cuenta en ninguna lista.",
  lockStepNote: "Las dos salas avanzan a la vez: se tira cuando en ambas se ha decidido sobre el cubo.",
  lockStep: { final: "final turno a turno", all: "ambas salas turno a turno" },
  graceNote: (minutes) => `El equipo que no haya llegado ${String(minutes)} min después del comienzo pierde el match.`,
  seatProofNote: "Los jugadores ocupan su sitio con una llave de acceso.",
  seatProof: { final: "llave de acceso en la final", all: "llave de acceso en cada sitio" },
  closedNote: "La sala cerrada no se puede ver. Sus partidas se muestran cuando el tablero termina en ambas salas.",
  protocol: "Resultados",
  columns: {
    board: "Tablero",
    room: "Sala",
    players: "Blanco – Negro",
    opening: "Salida",
    cube: "Cubo",
    left: "Quedan",
    result: "Resultado",
    smp: "SMP",
    imp: "IMP",
  },
  notYet: "sin terminar",
  end: { single: "simple", gammon: "gammon", backgammon: "backgammon", pass: "rechazo" },
  assigned: "asignado",
  proposed: (cube, team) => `${String(cube)}, ofrecido por ${team}`,
  sum: "Suma",
  game: "Ver la partida",
  compare: "Comparar las dos salas",
  comparing: "La comparación aparece en cuanto se analizan las dos partidas…",
  files: "Descargar los resultados",
  teams: "Equipos y alineaciones",
  captain: "Capitán",
  noLineUp: "El capitán no ha presentado la alineación.",
  invitation: "Tienes una invitación para jugar este match",
  declined: (names) => `No juegan: ${names}`,
  changeHint: "Los jugadores nuevos reciben una invitación. Puedes cambiarlos hasta que empiece el primer tablero.",
  nameLineUp: "Presentar la alineación",
  inRoom: (room) => `En la ${room.toLowerCase()}`,
  rolls: "Origen de las tiradas",
  origin: {
    committed: "selladas de antemano",
    imported: "del archivo del director",
    thrown: "tiradas en tableros reales",
  },
  rollsText:
    "Cada tablero tiene un juego de tiradas para ambas salas. Su sello se publica ahora, y su clave cuando el tablero termina en ambas salas.",
  rollsThrownText:
    "Deciden los dados reales: la sala que llega primero a una tirada la hace en su tablero con sensores, y la otra recibe la misma. Estas tiradas no se pueden comprobar; la tirada de salida sale del sello.",
  set: (set) => `juego de tiradas ${String(set)}`,
  notes: "Del director",
  deed: (deed, teams) => {
    const room = "room" in deed ? (deed.room === "open" ? "sala abierta" : "sala cerrada") : "";
    switch (deed.kind) {
      case "assigned":
        return `Tablero ${String(deed.board)}, ${room}: se asignó un resultado`;
      case "board_cancelled":
        return `El tablero ${String(deed.board)} se sustituyó y se juega con el juego de tiradas ${String(deed.set)}`;
      case "held":
        return `La ${room} se puso en pausa`;
      case "released":
        return `La ${room} se reanudó`;
      case "substituted":
        return `${deed.player} juega por ${deed.before} en la ${room}${deed.board === null ? "" : `, en pleno tablero ${String(deed.board)}`}`;
      case "walked_over":
        return `${teams[deed.to === "A" ? 0 : 1]} ganó por incomparecencia`;
      case "cancelled":
        return "El match se canceló";
      default:
        return deed satisfies never;
    }
  },
  vugraph: {
    title: "Las dos salas, lado a lado",
    board: "Tablero",
    hint: "Cada turno se muestra cuando las dos salas lo han jugado.",
    chances: "Las probabilidades son las de antes de la tirada del turno.",
    empty: "Las dos salas aún no han jugado ningún turno.",
    turns: "Turnos",
    latest: "Último turno",
    commentary: "Comentarios",
    none: "Todavía no hay comentarios.",
    by: (names) => `Comentan: ${names}`,
    turn: (turn) => `Turno ${String(turn)}`,
    write: (turn) => `Comentar el turno ${String(turn)}`,
    about: "Turno",
    inPlay: (turn) => `${String(turn)}, en juego`,
    held: "El público lo lee cuando las dos salas han jugado el turno.",
  },
  desk: {
    title: "Mesa de dirección",
    board: (board) => (board === null ? "todos los tableros terminados" : `tablero ${String(board)}`),
    state: {
      waiting: "en espera",
      seating: "los jugadores ocupan su sitio",
      playing: "en juego",
      finished: "terminada",
    },
    missing: (names) => `Aún no está: ${names}`,
    held: "en pausa",
    what: "Elige una acción",
    hold: "Pausar",
    release: "Reanudar",
    assign: "Asignar un resultado",
    cancelBoard: "Sustituir un tablero",
    substitute: "Cambiar un jugador",
    substituteHint:
      "Otro jugador del equipo ocupa el sitio, también en plena partida. La posición y el reloj siguen igual. Quien sale pierde el sitio en el acto y lee tu motivo. No puede entrar quien haya visto este tablero en la otra sala. Puedes deshacerlo hasta que el nuevo jugador haga algo.",
    cancel: "Cancelar el match",
    twoPeople: "Dos personas",
    twoPeopleHint:
      "Sus cuentas comparten navegador o dirección, así que cuentan como una sola persona. Si sabes que son dos, ambas pueden jugar. Puedes deshacerlo hasta que las dos tengan sitio.",
    pair: "Jugadores",
    pairMissing: "Elige a los dos jugadores.",
    linked: {
      browser: (one, other) =>
        `${one} y ${other} han usado el mismo navegador. Cuentan como una persona y no empieza ningún tablero mientras los dos tengan sitio.`,
      address: (one, other) =>
        `${one} y ${other} juegan desde la misma dirección. Cuentan como una persona y no empieza ningún tablero mientras los dos tengan sitio.`,
    },
    areTwo: (one, other) =>
      `${one} y ${other} comparten navegador o dirección. La dirección ha dicho que son dos personas.`,
    reason: "Motivo (se ve con los resultados)",
    minutes: "Minutos previstos (opcional, los ven los jugadores)",
    assignHint:
      "La partida recibe este resultado. Si todavía se juega, termina al instante y la sala pasa a su siguiente tablero. Puedes corregir el resultado después.",
    replaceHint:
      "Las dos salas juegan este tablero otra vez con otras tiradas. Sus partidas en juego terminan al instante y sus resultados ya no cuentan.",
    cancelHint: "Las partidas en juego terminan al instante y el match acaba sin ganador. No se puede reanudar.",
    releaseHint: "Los relojes vuelven a correr al instante y pueden empezar tableros.",
    holdHint: "Los relojes se paran y no empieza ningún tablero. Los dos jugadores leen el motivo.",
    badMinutes: "Escribe de 1 a 1440 minutos, o déjalo vacío.",
    to: "Para",
    points: "IMP, de 0 a 24",
    player: "Jugador nuevo",
    nobody: "Nadie de este equipo puede ocupar el sitio.",
    act: "Aplicar",
    roomMissing: "Elige una sala.",
    boardMissing: "Elige un tablero.",
    teamMissing: "Elige un equipo.",
    playerMissing: "Elige al jugador nuevo.",
    badPoints: "Escribe de 0 a 24 IMP.",
    reasonMissing: "Escribe un motivo.",
    ownTeam: "Estás en un equipo de este match, así que la mesa de dirección no te muestra las salas.",
    enter: "Anotar el siguiente resultado",
    enterButton: "Anotar",
    winner: "Ganador",
    cube: "Cubo contado",
    left: "Fichas que quedan",
    import: "Importar tiradas (CSV)",
    imported: "Los tableros se juegan con las tiradas del archivo. El match no cuenta en ninguna lista.",
    named: "Comentaristas, separados por comas",
    namedHint: "Hasta 8 personas que no estén en ningún equipo. Ven lo mismo que el público.",
    save: "Guardar comentaristas",
  },
  form: {
    title: "Nuevo match por equipos",
    name: "Nombre",
    namePlaceholder: "Final del club",
    preset: "Clásico: seis tableros, marcador en vivo",
    bots: "Completar ambos equipos con bots",
    boards: "Tableros",
    where: "Dónde se juegan las partidas",
    here: "Aquí, en mesas",
    byHand: "En tableros reales; yo anoto los resultados",
    pace: "Ritmo",
    live: "En vivo",
    correspondence: "A su propio ritmo",
    thrown: "Dados tirados a mano",
    thrownText:
      "En tableros con sensores: la sala que llega primero a una tirada la hace, y la otra recibe la misma. Quien juega en pantalla recibe las tiradas del servidor. Estas tiradas no se pueden comprobar.",
    barometer: "Marcador en vivo",
    barometerText: "El marcador se muestra después de cada tablero; si no, al final.",
    exchange: "Cambios de alineación",
    exchangeText: "Los capitanes pueden cambiar la alineación entre tableros, hasta la primera tirada del siguiente.",
    ungated: "Sala abierta en vivo",
    ungatedText:
      "El público ve la sala abierta mientras juega. Actívalo solo si nadie puede contar las tiradas a la sala cerrada. Si no, el público ve cada turno cuando ambas salas lo han jugado. Un match visto en vivo no cuenta en ninguna lista.",
    lockStep: "Salas a la vez",
    lockStepText:
      "Se tira cuando el lado ha decidido sobre el cubo en ambas salas. Mientras una sala espera, sus relojes están parados. Recomendado.",
    atOnce: "Cuando estén las dos alineaciones",
    timedHint: "Hasta entonces los capitanes presentan sus alineaciones.",
    grace: "Los equipos pueden retrasarse",
    graceHint: "Un equipo que no haya llegado entonces pierde el match. Si no llega ninguno, se cancela.",
    seatProof: "Llave de acceso al sentarse",
    seatProofText:
      "Cada jugador confirma con una llave de acceso al ocupar su sitio: así se sabe que juega el dueño de la cuenta. Los bots del sitio no la necesitan.",
    inMatches: { off: "En ningún match", final: "En la final", all: "En todos los matches" },
    teamName: "Nombre del equipo",
    captain: "Capitán",
    players: "Jugadores, separados por comas",
    playersHint: "De dos a seis: nombres de cuentas o de bots.",
    playersHintByHand:
      "De dos a seis nombres cualesquiera; el primero juega en la sala abierta, el segundo en la cerrada.",
    missing: "Ponle un nombre al match, y a cada equipo un nombre, un capitán y al menos dos jugadores.",
    create: "Crear el match",
  },
  toTeamMatch: "Ir al match por equipos",
  table: (board, room) => `Tablero ${String(board)}, ${room.toLowerCase()}`,
};
