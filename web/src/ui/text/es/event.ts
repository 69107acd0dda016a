import type { Texts } from "../index.svelte";

export const event: Texts["event"] = {
  label: "Evento",
  board: (board, boards) => `Tablero ${String(board)} de ${String(boards)}`,
  nextBoard: "Siguiente tablero",
  nextMatch: "Ir a tu próximo match",
  awaits: (names) => `Esperando a ${names}`,
  awaitsText: "El juego empieza cuando los dos jugadores han ocupado su sitio.",
  expected: "Te esperan aquí",
  passkey: "Al ocupar tu sitio, el navegador te pide tu llave de acceso.",
  toPasskeys: "Tus llaves de acceso",
  boardOver: (board) => `El tablero ${String(board)} ha terminado en esta sala`,
  gains: (team, imp) => `${String(imp)} IMP para ${team}`,
  running: "IMP de los equipos hasta ahora",
  againstField: (imp) => `${imp < 0 ? "−" : "+"}${String(Math.abs(imp))} IMP respecto a los demás`,
  groups: {
    yours: "Tus eventos",
    live: "En juego",
    open: "Inscripción abierta",
    upcoming: "Próximos",
    finished: "Terminados",
  },
  loadingList: "Cargando los eventos…",
  all: "Todos los eventos",
  makeTitle: "Dirige un evento",
  makeText: "Crea un torneo, un match por equipos o una liga para tu club o tus amigos.",
  starts: (when) => `Empieza el ${when}`,
  left: ({ days, hours, minutes, seconds }) => {
    if (days > 0) return `en ${String(days)} d ${String(hours)} h`;
    if (hours > 0) return `en ${String(hours)} h ${String(minutes)} min`;
    return minutes > 0 ? `en ${String(minutes)} min ${String(seconds)} s` : `en ${String(seconds)} s`;
  },
};
