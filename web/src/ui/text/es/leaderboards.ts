import type { Texts } from "../index.svelte";
import { players } from "./plural";

export const leaderboards: Texts["leaderboards"] = {
  title: "Clasificaciones",
  lead: "El rating cambia justo después de cada match con rating. Los bots siempre van marcados.",
  list: "Lista",
  listHelp: {
    price:
      "Con apuesta: matches a 5 puntos, tres partidas sin cubo y una partida por puntos. Se pueden jugar con apuesta o sin ella.",
    normal: "Libres: sesiones jugadas partida a partida, siempre sin apuesta.",
  },
  active: "Última actividad",
  days: {
    ever: "en cualquier momento",
    "7": "últimos 7 días",
    "30": "últimos 30 días",
    "90": "últimos 90 días",
    "365": "último año",
  },
  experience: "Experiencia",
  atLeast: (n) => (n === 0 ? "cualquiera" : `${String(n)} o más`),
  bots: "Mostrar bots",
  rank: "Puesto",
  player: "Jugador",
  rating: "Rating",
  played: "Último match",
  you: "tú",
  more: "Ver más",
  top: "Ir al principio",
  aroundMe: "Mi puesto",
  notRated: "Aún no estás en la lista: hace falta experiencia 20. Juega más matches con rating de esta lista.",
  search: "Buscar un jugador",
  searchHint: "Principio del nombre",
  find: "Buscar",
  found: players,
  foundNobody: "Ningún nombre empieza así. Revisa cómo lo has escrito.",
  unrated: "sin rating",
  nobody: "Ningún jugador cumple estos filtros.",
  nobodyText: "Amplía los filtros para ver más jugadores.",
  empty: "Esta lista aún está vacía",
  emptyText: {
    price:
      "La lista muestra a quien tiene experiencia 20. Bastan cuatro matches con rating a 5 puntos, cinco de tres partidas o diez partidas por puntos. Los matches contra bots también cuentan.",
    normal:
      "La lista muestra a quien tiene experiencia 20: tras 20 partidas con rating en mesas «Partida a partida». Las partidas contra bots también cuentan.",
  },
  play: "Jugar un match",
  records: "Récords",
  mostPlayed: "Más matches",
  bestStreak: "Rachas ganadoras más largas",
  streak: "Rachas ganadoras actuales",
  streakHelp: "Matches con rating ganados seguidos",
  noRecord: "Aún no hay.",
  headToHead: "Contra ti",
  neverMet: "Aún no has terminado ningún match contra este jugador.",
  wins: (name, won) => `${name}: ${won} ganados`,
  met: (count, date) => `Matches: ${count}, el último el ${date}`,
};
