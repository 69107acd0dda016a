/** The event of a match, as its page shows it. */
import type { Texts } from "../index.svelte";

export const event: Texts["event"] = {
  label: "Veranstaltung",
  board: (board, boards) => `Brett ${String(board)} von ${String(boards)}`,
  nextBoard: "Nächstes Brett",
  nextMatch: "Zu deinem nächsten Match",
  awaits: (names) => `Warten auf ${names}`,
  awaitsText: "Es geht los, sobald beide Platz genommen haben.",
  expected: "Hier wirst du erwartet",
  boardOver: (board) => `Brett ${String(board)} ist hier beendet`,
  gains: (team, imp) => `${String(imp)} IMP für ${team}`,
  running: "IMP der Mannschaften bisher",
  againstField: (imp) => `${imp < 0 ? "−" : "+"}${String(Math.abs(imp))} IMP gegen das Feld`,
};
