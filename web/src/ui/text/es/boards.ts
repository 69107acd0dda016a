import type { Texts } from "../index.svelte";

export const boards: Texts["boards"] = {
  title: "Tableros con sensores",
  lead: "Juega en un tablero real con sensores bajo los puntos. Tú mueves las fichas; tu rival lo ve en una pantalla o en su propio tablero.",
  intro: {
    howTitle: "Cómo se juega un match en un tablero",
    steps: [
      "Pide un código en esta página e introdúcelo en el tablero. Desde entonces es tuyo.",
      "Empieza un match en la web y pulsa aquí el botón para usar el tablero.",
      "El tablero muestra tu tirada. Mueve tus fichas y pulsa Listo: el tablero lee tu jugada.",
      "El tablero muestra la jugada de tu rival, y tú mueves sus fichas.",
    ],
    whoTitle: "Quién puede jugar con quién",
    who: [
      "Un tablero y una pantalla: tu rival no necesita tablero.",
      "Dos tableros en dos sitios, cada uno con su jugador.",
      "Un tablero para los dos, en el club o en casa.",
      "Un tablero y un bot.",
    ],
    withoutTitle: "Pruébalo sin tablero",
    without:
      "El programa fullprime-board es un tablero en un terminal; viene con el código fuente de Fullprime. Ábrelo con un código de esta página y mueve las fichas con el teclado:",
    makersTitle: "Para fabricantes de tableros",
    makers: "Se puede conectar cualquier tablero con sensores que siga el protocolo abierto.",
    protocol: "El protocolo (en inglés)",
  },
  guest: "Los invitados no pueden añadir tableros. Conserva tu cuenta para añadir uno.",
  addTitle: "Añadir un tablero",
  name: "Nombre del tablero",
  namePlaceholder: "Sala del club",
  getCode: "Pedir un código",
  codeLabel: "Introduce este código en el tablero",
  codeHelp: (time) => `El código sirve para un tablero, hasta las ${time}. El tablero aparece aquí en cuanto se une.`,
  noneTitle: "Aún no hay tableros",
  noneText: "Pide un código e introdúcelo en el tablero.",
  status: { connected: "Conectado", away: "Sin conexión", frozen: "Bloqueado" },
  frozenHelp:
    "Lo que comunica este tablero contradice lo que comunicó antes, así que ya no se acepta nada de él. Revócalo y añádelo otra vez.",
  model: "Modelo",
  firmware: "Firmware",
  battery: "Batería",
  noBattery: "Sin batería",
  senses: "Sensores",
  sensesText: (colour, depth) =>
    `${colour ? "con" : "sin"} color, hasta ${depth} ${depth === 1 ? "ficha" : "fichas"} por punto`,
  lastHeard: "Último mensaje",
  never: "Nunca",
  frames: "Lecturas guardadas",
  faults: "Sensores defectuosos",
  noFaults: "Ninguno",
  fault: (point, sensor) => `${point === null ? "Barra" : `Punto ${point}`}, sensor ${sensor + 1}`,
  clockAhead: "Reloj",
  clockText: (seconds) =>
    seconds === 0 ? "en hora" : `${Math.abs(seconds)} s ${seconds > 0 ? "adelantado" : "atrasado"}`,
  plays: (white, black) => `${white} contra ${black}`,
  toMatch: "Abrir el match",
  seatTitle: "Match en este tablero",
  seatNone: "No hay ningún match en juego. Empieza uno y vuelve para usar en él este tablero.",
  seat: "Usar este tablero",
  match: "Match",
  share: "Mi rival también juega en él",
  shareHelp: "Tu rival lo confirma con el número del tablero, en su página de tableros con sensores.",
  unseat: "Dejar de usar este tablero",
  seated: "El tablero se usa ahora en este match.",
  find: "Buscar mi tablero",
  found: "El tablero parpadea.",
  rename: "Cambiar el nombre",
  revoke: "Revocar",
  revokeTitle: (name) => `¿Revocar ${name}?`,
  revokeText: "El tablero se desconecta al momento. Para usarlo otra vez, añádelo con un código nuevo.",
  revoked: (name) => `${name}: revocado.`,
  mirror: "Lo que ve el tablero",
  mirrorShow: "Mostrar lo que ve el tablero",
  mirrorHide: "Ocultar",
  mirrorNothing: "El tablero aún no ha comunicado ninguna posición.",
  mirrorLabel: (unlike) =>
    unlike === 0
      ? "El tablero coincide con la posición."
      : unlike === 1
        ? "1 lugar es distinto."
        : `${unlike} lugares son distintos.`,
  asIs: "El tablero coincide",
  unlikeLine: (point, seen, expected) =>
    `${point === null ? "Barra" : `Punto ${point}`}: se ven ${seen}, se esperan ${expected}`,
  moving: "Mientras un jugador mueve, el tablero difiere hasta que termina la jugada.",
  joinTitle: "Jugar en el tablero de tu rival",
  joinText:
    "Tu rival tiene que compartir antes el tablero en este match. El número está en su página de tableros con sensores.",
  joinNumber: "Número del tablero",
  join: "Sentarse",
  number: "Número",
  hall: {
    free: "Tus tableros libres",
    screen: "juega en pantalla",
    bot: "un programa",
    closed: "Las posiciones de una sala cerrada no se ven hasta que el tablero termina en ambas salas.",
  },
};
