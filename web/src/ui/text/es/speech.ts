import type { Texts } from "../index.svelte";
import { points } from "./plural";

const verb = (who: string, you: string, other: string): string => (who === "Tú" ? you : other);
const boardOf = (who: string): string => (who === "Tú" ? "tu tablero" : `el tablero de ${who}`);

export const speech: Texts["speech"] = {
  you: "Tú",
  gameStarted: (game, starter, opening, crawford) =>
    `Partida ${game}${crawford ? ", Crawford" : ""}. ${starter} ${verb(starter, "empiezas", "empieza")}${opening === null ? "" : ` con ${opening[0]} y ${opening[1]}`}.`,
  rolled: (who, dice) => `${who} ${verb(who, "sacas", "saca")} ${dice[0]} y ${dice[1]}.`,
  played: (who, notation) => `${who} ${verb(who, "juegas", "juega")} ${notation}.`,
  noPlay: (who) => `${who} no ${verb(who, "tienes", "tiene")} jugada legal.`,
  illegalPlay: (who, notation) => `Jugada ilegal: ${boardOf(who)} muestra ${notation}. ¿Se admite?`,
  acceptsIllegal: (who) => `${who} ${verb(who, "admites", "admite")} la jugada ilegal.`,
  declinesIllegal: (who) => `${who} ${verb(who, "exiges", "exige")} una jugada legal.`,
  doubled: (who, value) => `${who} ${verb(who, "doblas", "dobla")} a ${value}.`,
  taken: (who) => `${who} ${verb(who, "aceptas", "acepta")}.`,
  passed: (who) => `${who} ${verb(who, "rechazas", "rechaza")}.`,
  beavered: (who, value) => `${who} ${verb(who, "haces", "hace")} un beaver a ${value}.`,
  raccooned: (who, value) => `${who} ${verb(who, "haces", "hace")} un raccoon a ${value}.`,
  resigns: (who, result) => `${who} ${verb(who, "ofreces rendirte", "ofrece rendirse")} por ${result}.`,
  declines: (who) => `${who} ${verb(who, "rechazas", "rechaza")} la rendición.`,
  resigned: (who, result) => `${who} ${verb(who, "te rindes", "se rinde")} por ${result}.`,
  stopAgreed: (who) => `${who} ${verb(who, "aceptas", "acepta")} terminar aquí.`,
  abortAgreed: (who) => `${who} ${verb(who, "pides", "pide")} anular el match.`,
  abortDeclined: (who) => `${who} ${verb(who, "quieres", "quiere")} seguir jugando.`,
  takeBackAsked: (who) => `${who} ${verb(who, "pides", "pide")} deshacer la última jugada.`,
  takeBackDeclined: (who) => `${who} ${verb(who, "das", "da")} por buena la jugada.`,
  tookBack: (who) => `${who} ${verb(who, "deshaces", "deshace")} la jugada.`,
  pauseAsked: (who) => `${who} ${verb(who, "pides", "pide")} una pausa.`,
  pauseDeclined: (who) => `${who} ${verb(who, "quieres", "quiere")} seguir jugando.`,
  paused: "El match está en pausa. Los relojes están parados.",
  resumed: (who) => `${who} ${verb(who, "reanudas", "reanuda")} el match. Los relojes vuelven a correr.`,
  pauseEnded: "La pausa ha terminado. Los relojes vuelven a correr.",
  abandoned: "Los dos jugadores se han ido. El match queda anulado.",
  calledOff: "El director ha terminado esta partida. Lo que cuenta está en la página del evento.",
  held: (reason) => `El director ha puesto en pausa esta partida: ${reason}. Los relojes están parados.`,
  released: "El director ha reanudado esta partida. Los relojes vuelven a correr.",
  rollAsked: (who) => `${who}: la tirada llega cuando la otra sala esté lista.`,
  turnOpened: "Las dos salas están listas para tirar.",
  substituted: (came: string, left: string): string => `${came} juega ahora por ${left}.`,
  extraTime: (minutes) =>
    minutes === 0
      ? "El director ha retirado el tiempo extra."
      : `El director ha dado tiempo extra: ${String(minutes)} min para cada jugador.`,
  outage: (seconds) =>
    `El sitio no respondió durante ${seconds < 120 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} min`}. ` +
    "Ese tiempo no cuenta, y el jugador de turno tiene al menos 15 s.",
  atBoard: {
    awaited: (who) => `Falta por conectar ${boardOf(who)}.`,
    ready: (who) => `Listo: ${boardOf(who)}.`,
    illegal_play: (who) => `Sin jugada legal en ${boardOf(who)}. El turno sigue abierto.`,
    sensor_fault: (who) => `Posición imposible según los sensores en ${boardOf(who)}.`,
    rolled_early: (who) => `${who} ${verb(who, "has", "ha")} tirado antes de tiempo. La tirada vale.`,
  },
  vacation: (who) => verb(who, "Tus vacaciones han cambiado.", `Las vacaciones de ${who} han cambiado.`),
  timedOut: (who) => verb(who, "Se te ha acabado el tiempo.", `A ${who} se le ha acabado el tiempo.`),
  left: (who) => `${who} ${verb(who, "has", "ha")} abandonado.`,
  claimed: (who, claim) =>
    claim === "match"
      ? `${who} ${verb(who, "reclamas", "reclama")} el match porque el rival se ha ido.`
      : `${who} ${verb(who, "terminas", "termina")} el match sin resultado porque el rival se ha ido.`,
  gameEnded: (who, count, white, black) =>
    `${who} ${verb(who, "ganas", "gana")} la partida, ${points(count)}. Blanco ${white}, Negro ${black}.`,
  matchEnded: (who) => `${who} ${verb(who, "ganas", "gana")} el match.`,
  drawn: "El match termina en empate.",
  mayRoll: "Puedes tirar.",
  mayDouble: "Puedes tirar o doblar.",
  mayTake: "Puedes aceptar o rechazar.",
  mayBeaver: "Puedes aceptar, hacer un beaver o rechazar.",
  bar: "barra",
  off: "fuera",
  complete: "Enter confirma, U deshace.",
  undone: "Deshecho.",
};
