/** Names of rounds, and durations. */
import { t } from "../text/index.svelte";

/** Returns the name of a round by its number of matches; the last rounds have names of their own. */
export function roundName(number: number, matches: number): string {
  if (matches === 1) return t().tournaments.final;
  if (matches === 2) return t().tournaments.semiFinals;
  if (matches === 4) return t().tournaments.quarterFinals;
  return t().tournaments.round(number);
}

/** Returns a duration in words, for example `12 h 5 min`. */
export function span(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${String(minutes)} min` : `${String(hours)} h ${String(minutes % 60)} min`;
}
