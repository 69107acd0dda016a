import type { Texts } from "../index.svelte";
import { matches } from "./plural";

export const player: Texts["player"] = {
  title: (name) => `Perfil de ${name}`,
  since: (date) => `Desde el ${date}`,
  online: "en línea",
  offline: "sin conexión",
  bot: "Bot",
  guest: "Invitado",
  challenge: "Retar",
  play: "Jugar",
  you: "Eres tú",
  ratings: "Rating",
  experience: (n) => `Experiencia ${n}`,
  missing: (gap) => {
    switch (gap.kind) {
      case "experience":
        return `Provisional: entra en la clasificación con ${String(gap.points)} ${gap.points === 1 ? "punto" : "puntos"} más de experiencia`;
      case "days":
        return `Aún fuera de la clasificación: juega matches con rating ${gap.days === 1 ? "un día más" : `${String(gap.days)} días más`}`;
      case "opponents":
        return `Aún fuera de la clasificación: juega matches con rating contra ${String(gap.people)} ${gap.people === 1 ? "jugador asentado o bot más" : "jugadores asentados o bots más"}`;
      case "debt":
        return `Fuera de la clasificación: ${String(gap.points)} puntos vienen de cuentas nuevas o que juegan sobre todo contigo. Juega contra otros jugadores y contra bots`;
      case "hidden":
        return "Fuera de la clasificación por decisión de un moderador";
    }
  },
  listedBelow: (rating) =>
    `En la clasificación con ${rating}: el resto viene de cuentas nuevas o que juegan sobre todo con este jugador`,
  results: "Resultados",
  played: "Matches",
  won: "Ganados",
  lost: "Perdidos",
  drawn: "Empatados",
  completion: "Matches terminados",
  streak: "Racha ganadora",
  bestStreak: (n) => `la más larga: ${n}`,
  winRate: "Victorias",
  recent: "Matches recientes",
  all: "Todos los matches",
  none: "Aún no hay matches terminados.",
  noneOwn: "Aún no has terminado ningún match.",
  notFound: (name) => `No hay ningún jugador que se llame «${name}».`,
  notFoundText: "Revisa cómo lo has escrito. Un nombre nunca pasa a otro jugador.",

  chart: "Gráfico del rating",
  chartOf: (list) => `Rating en la lista ${list}`,
  chartEmpty: "El gráfico empieza con el primer match con rating.",
  chartHelp: "Usa las flechas izquierda y derecha para ir de un match a otro.",
  chartSummary: (count, from, to, low, high) =>
    `${matches(count)} con rating, de ${from} a ${to}; mínimo ${low}, máximo ${high}.`,
  chartPoint: (date, rating, change, opponent) => `${date}: ${rating} (${change}) contra ${opponent}`,
  highest: "Máximo",
  lowest: "Mínimo",
  change: "Cambio",
  openMatch: "Abrir el match",

  historyTitle: "Historial de matches",
  historyOf: (name) => `Matches de ${name}`,
  filter: "Mostrar",
  filterResult: "Resultado",
  filterKind: "Juego",
  filterRated: "Rating",
  filterOpponents: "Rivales",
  any: "Todos",
  people: "Personas",
  bots: "Bots",
  more: "Ver matches anteriores",
  loadingMore: "Cargando…",
  end: "No hay más matches.",
  nothingFits: "Ningún match cumple estos filtros.",
  nothingFitsYet: "De los matches cargados hasta ahora, ninguno cumple estos filtros.",
  clearFilter: "Ver todos",
  against: "contra",
  score: "Marcador",
  voided: "anulado",
  ratingChange: "Rating",
  replay: "Abrir",
  dice: "Dados",
  checkDice: (opponent) => `Comprobar los dados del match contra ${opponent}`,
  reviewMatchWith: (opponent) => `Revisar el match contra ${opponent}`,
  openMatchWith: (opponent) => `Abrir el match contra ${opponent}`,
  today: "Hoy",
  yesterday: "Ayer",
};
