import type { Texts } from "../index.svelte";

export const openings: Texts["openings"] = {
  lead: "Las jugadas de las dos primeras tiradas, con rollouts del motor de este sitio. Elige una jugada para ver las respuestas.",
  repliesTo: (dice, play) => `Respuestas a ${dice}: ${play}`,
  back: "Todas las aperturas",
  roll: "Tirada",
  play: "Jugada",
  behind: "Diferencia",
  wins: "Gana",
  gammons: "Gammons a favor",
  losses: "Gammons en contra",
  replies: (play) => `Respuestas a ${play}`,
  none: "Aún no hay rollouts de respuestas a esta jugada.",
  noneAtAll: "Aún no hay rollouts de respuestas.",
  lacking: (rolls) => `Aún no hay rollouts de respuestas después de ${rolls}.`,
  how: (games, halfMoves) =>
    `Partida suelta sin la regla de Jacoby, cubo en el centro. ${games} partidas por jugada, ${String(halfMoves)} turnos a 0-ply, con reducción de varianza y los mismos dados para todas las jugadas de una tirada. ± es el intervalo del 95 %.`,
  analyse: "Analizar",
  scores: {
    title: "Con otros marcadores",
    show: "Ver todos los marcadores",
    wait: "Evaluando 97 marcadores…",
    axis: "Filas: puntos que le faltan al lado que tira. Columnas: puntos que le faltan al otro. C: partida Crawford, P: después de la Crawford.",
    cubeHint:
      "ND no doblar, DT doblar y aceptar, DP doblar y rechazar, TG demasiado bueno para doblar, OD doblaje opcional (tirar vale lo mismo), – sin cubo",
    noCube: "sin cubo",
    optional: "doblaje opcional",
    playHint: (play) =>
      `El número es lo que cuesta ${play} con ese marcador, en milésimas; la letra es la mejor jugada.`,
    cell: (own, other, what) => `a ${own}, el otro a ${other}: ${what}`,
    costs: (best, cost) => `${best}, cuesta ${cost}`,
    plies: (plies) => `${String(plies)}-ply`,
  },
  levels: {
    title: "Todas las profundidades",
    show: "Comparar profundidades",
    wait: "Evaluando…",
    depth: "Profundidad",
    best: "Mejor",
    second: "Segunda",
    lead: "Ventaja",
  },
};
