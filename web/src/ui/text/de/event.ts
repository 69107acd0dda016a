/** The event of a match, as its page shows it. */
import type { Texts } from "../index.svelte";

export const event: Texts["event"] = {
  label: "Turnier",
  board: (board, boards) => `Brett ${String(board)} von ${String(boards)}`,
  nextBoard: "Nächstes Brett",
  nextMatch: "Zu deinem nächsten Match",
  awaits: (names) => `Warten auf ${names}`,
  awaitsText: "Es geht los, sobald beide Platz genommen haben.",
  expected: "Hier wirst du erwartet",
  passkey: "Wenn du Platz nimmst, fragt der Browser nach deinem Passkey.",
  toPasskeys: "Deine Passkeys",
  boardOver: (board) => `Brett ${String(board)} ist in diesem Raum beendet`,
  gains: (team, imp) => `${String(imp)} IMP für ${team}`,
  running: "IMP der Mannschaften bisher",
  againstField: (imp) => `${imp < 0 ? "−" : "+"}${String(Math.abs(imp))} IMP gegen das Feld`,
  groups: {
    yours: "Deine Turniere",
    live: "Im Gange",
    open: "Offen für Anmeldungen",
    upcoming: "Demnächst",
    finished: "Beendet",
  },
  loadingList: "Turniere werden geladen …",
  all: "Alle Turniere",
  makeTitle: "Selbst leiten",
  makeText: "Richte ein Turnier, einen Mannschaftskampf oder eine Liga für deinen Verein oder deine Freunde ein.",
  starts: (when) => `Beginn ${when}`,
  left: ({ days, hours, minutes, seconds }) => {
    if (days > 0) return `in ${String(days)} T ${String(hours)} Std`;
    if (hours > 0) return `in ${String(hours)} Std ${String(minutes)} Min`;
    return minutes > 0 ? `in ${String(minutes)} Min ${String(seconds)} s` : `in ${String(seconds)} s`;
  },
};
