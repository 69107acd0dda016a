import type { GameResult } from "../../../wire/messages";
import type { Texts } from "../index.svelte";
import { counted, points } from "./plural";

const results: Record<GameResult, string> = {
  single: "una partida simple",
  gammon: "un gammon",
  backgammon: "un backgammon",
};
const named: Record<GameResult, string> = { single: "Partida simple", gammon: "Gammon", backgammon: "Backgammon" };

export const match: Texts["match"] = {
  gated: "Las dos salas juegan las mismas tiradas. Ves cada turno cuando ambas lo han jugado.",
  title: "Match",
  against: (white, black) => `${white} – ${black}`,
  rated: (list) =>
    list === null ? "Sin rating" : list === "price" ? "Con rating · Con apuesta" : "Con rating · Libres",
  game: (game) => `Partida ${game}`,
  crawford: "Crawford",
  series: (won, points) => `Serie: ${won}${points === null ? "" : ` (puntos ${points})`}`,
  points,
  result: (result) => results[result],
  resultName: (result) => named[result],
  spectators: (count) => counted(count, "espectador", "espectadores"),
  pips: "pips",
  scoreOf: (score) => `Marcador ${score}`,
  bot: "Bot",
  yourTurn: "Tu turno",
  freeSeat: "Sitio libre",
  onVacation: (until) => `de vacaciones hasta el ${until}`,
  clockStands: "en pausa",
  boardAwaited: "Esperando al tablero",
  atSensorBoard: "Tablero con sensores",
  presence: {
    good: "En la mesa",
    slow: "Conexión lenta",
    reconnecting: "Reconectando…",
    elsewhere: "En otra página",
    gone: "Sin conexión",
  },
  clockRuns: "El reloj sigue corriendo.",
  signal: {
    good: "Tu conexión es buena",
    slow: "Tu conexión es lenta",
    reconnecting: "Conexión perdida. Reconectando…",
  },
  onTurn: "Le toca",
  reserve: (text) => `Tiempo restante: ${text}`,
  takeBack: {
    ask: "Deshacer jugada",
    hint: "Volver a jugar tu tirada, si tu rival está de acuerdo",
    asked: (name) => `${name} pide deshacer su última jugada`,
    sent: (name) => `Has pedido a ${name} deshacer tu jugada`,
    allow: "Permitir",
    decline: "La jugada vale",
  },
  pause: {
    title: "En pausa",
    until: (time) => `Los relojes están parados hasta que uno de los dos reanude, o hasta las ${time}.`,
    resume: "Reanudar",
    ask: "Pausa",
    hint: "Parar los relojes hasta 15 min, si tu rival está de acuerdo",
    asked: (name) => `${name} pide una pausa de hasta 15 min`,
    sent: (name) => `Has pedido una pausa a ${name}`,
    decline: "Seguir jugando",
  },
  hold: {
    title: "En pausa por el director",
    clocks: "Los relojes están parados hasta que el director reanude la partida.",
    until: (time) => `Los relojes están parados. La partida debería reanudarse hacia las ${time}.`,
  },
  connectionLost: "Conexión perdida. Reconectando…",
  loading: "Preparando el tablero…",
  notFound: "No se encuentra el match.",
};

export const actions: Texts["play"]["actions"] = {
  label: "Lo que puedes hacer",
  roll: "Tirar",
  double: "Doblar",
  redouble: "Redoblar",
  doubleSure: (value) => `¿Ofrecer el cubo a ${value}?`,
  keepCube: "Ahora no",
  take: "Aceptar",
  pass: "Rechazar",
  beaver: "Beaver",
  raccoon: "Raccoon",
  undo: "Deshacer",
  reset: "Empezar de nuevo",
  confirm: "Confirmar",
  backToGame: "Volver a la partida",
  showResult: "Ver el resultado",
  stop: "Terminar aquí",
  abort: "Anular",
  abortHint: "Sin resultado, sin rating, apuestas devueltas",
  abortSent: (name) => `Has pedido a ${name} anular el match`,
  abortOffered: (name) => `${name} quiere anular: sin resultado, sin rating, apuestas devueltas`,
  abortAccept: "Anular el match",
  abortDecline: "Seguir jugando",
  decided: "El match está decidido. Si ambos están de acuerdo, puede terminar aquí.",
  offered: (value) => `Doble a ${value}`,
  beavered: (value) => `Beaver: cubo a ${value}`,
  raccooned: (value) => `Raccoon: cubo a ${value}`,
  stopOffered: (name) => `${name} propone terminar aquí`,
  gone: (name) => `${name} se ha ido. Reclama el match, termínalo sin resultado o espera.`,
  goneWait: (name, time) => `${name} se ha ido. Podrás reclamar el match en ${time}.`,
  claimMatch: "Reclamar el match",
  claimNoResult: "Sin resultado",
  thinking: (name) => `Le toca a ${name}`,
  otherRoom: "Esperando a la otra sala. Los relojes están parados.",
  absent: (name, presence) =>
    ({
      reconnecting: `${name} se está reconectando; el reloj sigue corriendo`,
      elsewhere: `${name} está en otra página; el reloj sigue corriendo`,
      gone: `${name} está sin conexión; el reloj sigue corriendo`,
    })[presence],
  answering: (name) => `${name} decide sobre el doble`,
  illegalPlaySent: (name) => `${name} decide si admite la jugada ilegal`,
  resignationSent: (name) => `${name} decide sobre tu rendición`,
  yourMove: "Mueve tus fichas",
};

export const menu: Texts["play"]["menu"] = {
  label: "Mesa",
  settings: "Tablero y sonido",
  resign: "Rendirse",
  leave: "Abandonar el match",
  moves: "Jugadas",
  chat: "Chat",
  unread: (count) => `${count} sin leer`,
};

export const notes: Texts["play"]["notes"] = {
  openingRoll: "Tirada de salida",
  opening: (name, dice) => `${name} empieza con ${dice}`,
  youStart: (dice) => `Empiezas con ${dice}`,
  ties: (dice) => `Empates: ${dice.join(", ")}`,
  atBoard: {
    illegal_play: "El tablero no muestra una jugada legal",
    sensor_fault: "Los sensores del tablero dan una posición imposible",
    rolled_early: "Se tiró antes de tiempo; la tirada vale",
  },
  noPlay: "Sin jugada legal",
  wins: (name) => `Gana ${name}`,
  youWin: "Has ganado",
  worth: (result, cube, won) => `${named[result]}${cube > 1 ? ` × ${cube}` : ""} · ${points(won)}`,
  go: "Continuar",
};

export const illegal: Texts["play"]["illegal"] = {
  question: (name, notation, dice) => `${name} juega ${dice[0]}-${dice[1]}: ${notation}. No es legal. ¿La admites?`,
  accept: "Admitir la jugada",
  decline: "Exigir una jugada legal",
};

export const moves: Texts["play"]["moves"] = {
  label: "Jugadas",
  empty: "Aún no hay jugadas",
  openingRoll: (dice, starter) => `Tirada de salida ${dice}: empieza ${starter}`,
  noPlay: "sin jugada",
  illegalPlay: (notation) => `${notation} (ilegal)`,
  declinesIllegalPlay: "Exige una jugada legal",
  doubles: (value) => `Dobla a ${value}`,
  takes: "Acepta",
  passes: "Rechaza",
  beavers: (value) => `Beaver a ${value}`,
  raccoons: (value) => `Raccoon a ${value}`,
  offersResignation: (result) => `Ofrece rendirse por ${results[result]}`,
  resigns: (result) => `Se rinde por ${results[result]}`,
  declines: "Rechaza",
  timedOut: "Se acabó el tiempo",
  left: "Abandonó",
  end: (name, won, result) => `${name} gana ${points(won)}${result === "single" ? "" : ` (${result})`}`,
  first: "Inicio del match",
  previous: "Un paso atrás",
  next: "Un paso adelante",
  present: "Posición actual",
};

export const chat: Texts["play"]["chat"] = {
  empty: "Aún no hay mensajes. Sé amable.",
  placeholder: "Di algo",
  send: "Enviar",
  mute: (name) => `Silenciar a ${name}`,
  unmute: (name) => `Dejar de silenciar a ${name}`,
  spectator: "(espectador)",
  muted: (name) => `${name}: silenciado. No se muestran sus mensajes nuevos.`,
};

export const resign: Texts["play"]["resign"] = {
  title: "¿Rendirte en esta partida?",
  text: "Tu rival puede aceptar, rechazar o seguir jugando sin más.",
  costs: (count, endsMatch, asks) => `${points(count)}${endsMatch ? " y el match" : ""}${asks ? "" : ", al momento"}`,
  offer: "Ofrecer la rendición",
  resignNow: "Rendirse",
  offered: (name, result, count) => `${name} ofrece rendirse por ${results[result]}: ${points(count)}`,
  accept: "Aceptar",
  decline: "Rechazar",
};

export const leave: Texts["play"]["leave"] = {
  title: "¿Abandonar el match?",
  matchLost: "Pierdes todo el match al momento, y tu rating cambia como tras cualquier derrota.",
  matchLostUnrated: "Pierdes todo el match al momento. No cuenta para el rating.",
  unplayed:
    "El match no cuenta para el rating, porque ambos jugadores no han completado aún un turno. Aun así pierdes tu apuesta y baja tu porcentaje de matches terminados. Si abandonas así tres matches en una hora, no podrás usar la búsqueda rápida durante una hora. También puedes pedir a tu rival que lo anule.",
  gameLost: (count, credits) =>
    `Pierdes la partida al momento: ${points(count)}${credits === null ? "" : `, ${credits} de tu apuesta`}.`,
  stay: "Quedarse",
  leave: "Abandonar",
  hint: "Si solo pierdes la conexión o cierras la página, tu sitio se guarda mientras corre tu reloj.",
};

export const over: Texts["play"]["over"] = {
  backToLesson: "Volver a la lección",
  youWon: "Has ganado el match",
  youLost: "Has perdido el match",
  won: (name) => `${name} ha ganado el match`,
  drawn: "Empate",
  aborted: "Match anulado",
  unplayed: "No cuenta para el rating: terminó antes de que ambos jugadores completaran un turno.",
  noChange: "El rating no cambia.",
  reason: (reason, loser) => {
    const who = loser ?? "";
    return {
      borne_off: "Todas las fichas retiradas",
      passed: `${who} rechazó el doble`,
      resigned: `${who} se rindió`,
      left: `${who} abandonó el match`,
      timed_out: `A ${who} se le acabó el tiempo`,
      completed: "Jugado hasta el final",
      agreed: "De común acuerdo",
      aborted: "Sin resultado, sin rating, apuestas devueltas",
    }[reason];
  },
  rating: "Rating",
  voided: "Un moderador anuló este match. No cuenta para nada.",
  arithmetic: "Cómo se ha calculado",
  formula: "4 × K × √n × P",
  k: "K, según la experiencia antes del match",
  p: "P, la probabilidad de ganar del perdedor",
  n: "n, el peso del formato",
  unrated: "Este match no contaba para el rating.",
  credits: "Créditos",
  creditsTo: (name) => `Recibe ${name}`,
  house: "Se queda la casa",
  stakesTogether: (each, both) => `Las dos apuestas: ${each} + ${each} = ${both}`,
  wholeHouse: (both, house) => `Casa: una décima parte de ${both} = ${house}`,
  drawHouse: (each) => `Empate a puntos: cada apuesta de ${each} se devuelve menos una décima parte`,
  pointsGain: (points, point, gain, isLimit) =>
    `Ganado: ${String(points)} × ${point}${isLimit ? ", hasta el límite de" : " ="} ${gain}`,
  gainHouse: (gain, house) => `Casa: una décima parte de ${gain} = ${house}`,
  rematch: "Revancha",
  acceptRematch: "Aceptar la revancha",
  rematchSent: "Revancha ofrecida…",
  rematchWanted: (name) => `${name} quiere la revancha`,
  decline: "Rechazar",
  declined: (name) => `${name} no quiere la revancha.`,
  toRematch: "Ir a la revancha",
  review: "Repetición",
  analysis: "Revisión",
  lobby: "Inicio",
  verify: "Comprobar los dados",
};

export const waiting: Texts["play"]["waiting"] = {
  title: "Esperando rival",
  free: "Hay un sitio libre",
  text: "El match empieza en cuanto alguien se sienta.",
  link: "Enlace a esta mesa",
  copy: "Copiar el enlace",
  copied: "Enlace copiado",
  close: "Cerrar la mesa",
  sit: "Sentarse",
  commitment: "Sello de los dados",
};

export const keys: Texts["play"]["keys"] = {
  title: "Teclado",
  rows: [
    ["R", "tirar"],
    ["D", "doblar"],
    ["T", "aceptar"],
    ["P", "rechazar"],
    ["Tab, flechas", "elegir una ficha que se pueda mover"],
    ["Enter", "elegir, mover, confirmar"],
    ["1 a 6", "jugar este dado desde el punto elegido"],
    ["U", "deshacer"],
    ["S", "cambiar el orden de los dados"],
  ],
};
