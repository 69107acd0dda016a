/** Beide Räume eines doppelt gespielten Spiels. */
import type { Texts } from "../index.svelte";

export const duplicate: Texts["duplicate"] = {
  open: "Offener Raum",
  closed: "Geschlossener Raum",
  turns: "Die Züge beider Räume",
  over: "In diesem Raum war das Spiel zu Ende.",
  neverPart: "Beide Räume haben bis zum Ende gleich gespielt.",
  part: (turn) => `Die Räume trennen sich im Zug ${String(turn)}.`,
};
