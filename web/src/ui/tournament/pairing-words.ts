/** Texts about a match of a bracket, for the page and for screen readers. */
import type { PairingView } from "../../wire/messages";
import { t } from "../text/index.svelte";

/** Returns the state of a match: its winner and the reason, or whether it has begun. */
export function standing(pairing: PairingView): string {
  const words = t().tournaments;
  if (pairing.second === null) return words.bye;
  if (pairing.winner !== null)
    return `${words.won(pairing.winner)}${pairing.how === null ? "" : `, ${words.how[pairing.how]}`}`;
  if (pairing.how === "both_absent") return words.bothLost;
  return pairing.begun ? words.inPlay : words.notBegun;
}

/** Returns the players, the score and the state in one line. `bye` are the words for a player without an opponent. */
export function pairingLabel(pairing: PairingView, bye = t().tournaments.bye): string {
  const words = t().tournaments;
  const score = `${String(pairing.score.white)}–${String(pairing.score.black)}`;
  return pairing.second === null
    ? `${pairing.first}, ${bye}`
    : words.pairingLabel(pairing.first, pairing.second, score, standing(pairing));
}
