import type { Texts } from "../index.svelte";

export const scoreSheet: Texts["scoreSheet"] = {
  title: "Hoja de resultados",
  lead: "Para un match duplicado por equipos en tableros reales: cada tablero se juega en las dos salas con las mismas tiradas. Anota los resultados; los puntos siguen las tablas publicadas.",
  open: "Anotar un match duplicado",
  boards: "Tableros",
  board: "Tablero",
  team: (team) => `Equipo ${team}`,
  nameOf: (team) => `Nombre del equipo ${team}`,
  room: { open: "sala abierta", closed: "sala cerrada" },
  game: (board, room) => `tablero ${String(board)}, ${room}`,
  winner: "Ganador",
  result: "Resultado",
  end: { single: "Partida simple", gammon: "Gammon", backgammon: "Backgammon", pass: "Doble rechazado" },
  cube: "Cubo",
  left: "Fichas que quedan",
  difference: "Diferencia",
  incomplete: (missing) => (missing === 1 ? "falta 1 partida" : `faltan ${String(missing)} partidas`),
  print: "Imprimir",
  csv: "Descargar como CSV",
  clear: "Vaciar la hoja",
};
