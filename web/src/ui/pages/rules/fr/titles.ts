/** The French titles of the sections of the rules. */
import type { SectionId } from "../sections";

export const TITLES: Record<SectionId, string> = {
  board: "Le plateau",
  start: "Qui commence",
  moving: "Déplacer les pions",
  bar: "Frapper et rentrer",
  "both-numbers": "Les deux nombres, si possible",
  "bearing-off": "La sortie",
  winning: "Partie simple, gammon, backgammon",
  cube: "Le videau",
  crawford: "Les matchs et la règle de Crawford",
  options: "Options des parties hors match",
  resigning: "Abandonner",
  leaving: "Quitter, et connexions perdues",
  clocks: "Les pendules",
  modes: "Les formats de jeu",
  credits: "Crédits et mises",
  ratings: "Les cotes",
  dice: "Des dés équitables",
  notation: "Comment les coups s’écrivent",
};
