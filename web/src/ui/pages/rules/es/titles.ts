/** The Spanish titles of the sections of the rules. */
import type { SectionId } from "../sections";

export const TITLES: Record<SectionId, string> = {
  board: "El tablero",
  start: "Quién empieza",
  moving: "Mover las fichas",
  bar: "Golpear y entrar",
  "both-numbers": "Los dos números, si se puede",
  "bearing-off": "Retirar las fichas",
  winning: "Simple, gammon, backgammon",
  cube: "El cubo",
  crawford: "Matches y la regla de Crawford",
  options: "Opciones para partidas sueltas",
  resigning: "Rendirse",
  leaving: "Abandonar y perder la conexión",
  clocks: "Relojes",
  modes: "Qué se puede jugar",
  credits: "Créditos y apuestas",
  ratings: "El rating",
  dice: "Dados sin trampa",
  notation: "Cómo se escriben las jugadas",
};
