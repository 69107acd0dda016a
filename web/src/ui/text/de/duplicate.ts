/** Both rooms of a duplicate game. */
import type { Texts } from "../index.svelte";

export const duplicate: Texts["duplicate"] = {
  open: "Offener Raum",
  closed: "Geschlossener Raum",
  turns: "Die Züge beider Räume",
  over: "In diesem Raum ist das Spiel schon zu Ende.",
  neverPart: "Beide Räume haben bis zum Ende gleich gespielt.",
  part: (turn) => `Ab Zug ${String(turn)} spielen die Räume verschieden.`,
};
