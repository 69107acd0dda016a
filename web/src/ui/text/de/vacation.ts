/** Vacations from correspondence matches. */
import type { Texts } from "../index.svelte";

export const vacation: Texts["vacation"] = {
  title: "Urlaub",
  lead: "Solange du weg bist, stehen die Uhren aller deiner Fernpartien still, und deine Gegner sehen, bis wann. Spielen darfst du trotzdem.",
  howLong: "Dauer",
  days: (n) => (n === 1 ? "1 Tag" : `${String(n)} Tage`),
  go: "In den Urlaub",
  back: "Ich bin zurück",
  away: (until) => `Du bist weg bis ${until}.`,
  left: (left, of) =>
    `Noch ${String(left)} von ${String(of)} Tagen innerhalb von 365 Tagen. Angefangene Tage zählen ganz.`,
};
