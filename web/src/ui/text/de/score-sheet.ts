import type { Texts } from "../index.svelte";

export const scoreSheet: Texts["scoreSheet"] = {
  title: "Anschreibeblatt",
  lead: "Für einen Duplicate-Mannschaftskampf an echten Brettern: Jedes Brett wird in beiden Räumen mit denselben Würfen gespielt. Trage die Ergebnisse ein; die Punkte folgen den veröffentlichten Tafeln.",
  open: "Duplicate-Kampf anschreiben",
  boards: "Anzahl der Bretter",
  board: "Brett Nr.",
  team: (team) => `Mannschaft ${team}`,
  nameOf: (team) => `Name der Mannschaft ${team}`,
  room: { open: "offener Raum", closed: "geschlossener Raum" },
  game: (board, room) => `Brett ${String(board)}, ${room}`,
  winner: "Sieger",
  result: "Ergebnis",
  end: { single: "Einfach", gammon: "Gammon", backgammon: "Backgammon", pass: "Doppel abgelehnt" },
  cube: "Doppler",
  left: "Steine übrig",
  difference: "Differenz",
  incomplete: (missing) => (missing === 1 ? "1 Spiel fehlt" : `${String(missing)} Spiele fehlen`),
  print: "Drucken",
  csv: "Als CSV herunterladen",
  clear: "Blatt leeren",
};
