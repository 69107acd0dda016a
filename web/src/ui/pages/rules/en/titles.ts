/** The English titles of the sections of the rules. */
import type { SectionId } from "../sections";

export const TITLES: Record<SectionId, string> = {
  board: "The board",
  start: "Who begins",
  moving: "Moving the checkers",
  bar: "Hitting and entering",
  "both-numbers": "Both numbers, if you can",
  "bearing-off": "Bearing off",
  winning: "Single, gammon, backgammon",
  cube: "The doubling cube",
  crawford: "Matches and the Crawford rule",
  options: "Options for games that stand alone",
  resigning: "Resigning",
  leaving: "Leaving and lost connections",
  clocks: "Clocks",
  modes: "Game formats",
  credits: "Credits and stakes",
  ratings: "Ratings",
  dice: "Fair dice",
  notation: "How plays are written",
};
