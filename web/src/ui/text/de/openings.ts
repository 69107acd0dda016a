/** The opening reference, and a decision at other scores and depths. */
import type { Texts } from "../index.svelte";

export const openings: Texts["openings"] = {
  lead: "Die Züge der ersten beiden Würfe, ausgewürfelt von der Engine dieser Seite. Wähle einen Zug, um die Antworten darauf zu sehen.",
  repliesTo: (dice, play) => `Antworten auf ${dice}: ${play}`,
  back: "Alle Eröffnungen",
  roll: "Wurf",
  play: "Zug",
  behind: "Abstand",
  wins: "Gewinnt",
  gammons: "Gammons",
  losses: "Verlorene Gammons",
  replies: (play) => `Antworten auf ${play}`,
  none: "Für diesen Zug sind noch keine Antworten ausgewürfelt.",
  noneAtAll: "Antworten sind noch nicht ausgewürfelt.",
  lacking: (rolls) => `Nach diesen Würfen sind noch keine Antworten ausgewürfelt: ${rolls}.`,
  how: (games, halfMoves) =>
    `Geldspiel ohne Jacoby-Regel, Doppler in der Mitte. ${games} Spiele für jeden Zug, ${String(halfMoves)} Halbzüge mit 0-ply, mit Varianzreduktion und denselben Würfeln für alle Züge eines Wurfs. ± ist das 95-%-Intervall.`,
  analyse: "Analysieren",
  scores: {
    title: "Bei anderen Ständen",
    show: "Alle Stände zeigen",
    wait: "97 Stände werden bewertet …",
    axis: "Zeilen: Punkte, die der Seite am Zug fehlen. Spalten: Punkte, die der anderen Seite fehlen. C: Crawford-Spiel, P: danach.",
    cubeHint:
      "ND nicht doppeln, DT doppeln und annehmen, DP doppeln und ablehnen, TG zu gut zum Doppeln, OD optionales Doppel (Würfeln ist genauso viel wert), – kein Doppler",
    noCube: "kein Doppler",
    optional: "optionales Doppel",
    playHint: (play) =>
      `Die Zahl sagt, was ${play} bei diesem Stand kostet, in Tausendsteln; der Buchstabe nennt den besten Zug.`,
    cell: (own, other, what) => `${own}-away, ${other}-away: ${what}`,
    costs: (best, cost) => `${best}, kostet ${cost}`,
    plies: (plies) => `${String(plies)}-ply`,
  },
  levels: {
    title: "Alle Tiefen",
    show: "Tiefen vergleichen",
    wait: "Wird bewertet …",
    depth: "Tiefe",
    best: "Bester",
    second: "Zweiter",
    lead: "Vorsprung",
  },
};
