/** The German titles of the sections of the rules. */
import type { SectionId } from "../sections";

export const TITLES: Record<SectionId, string> = {
  board: "Das Brett",
  start: "Wer beginnt",
  moving: "Die Steine ziehen",
  bar: "Schlagen und Hereinkommen",
  "both-numbers": "Beide Zahlen, wenn es geht",
  "bearing-off": "Auswürfeln",
  winning: "Einfach, Gammon, Backgammon",
  cube: "Der Dopplerwürfel",
  crawford: "Matches und die Crawford-Regel",
  options: "Zusatzregeln für einzelne Spiele",
  resigning: "Aufgeben",
  leaving: "Verlassen und abgebrochene Verbindungen",
  clocks: "Uhren",
  modes: "Was gespielt werden kann",
  credits: "Credits und Einsätze",
  ratings: "Wertungen",
  dice: "Ehrliche Würfel",
  notation: "Wie Züge geschrieben werden",
};
