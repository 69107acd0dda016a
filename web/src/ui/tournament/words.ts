/** Names of rounds, and refusals of the tournament's rules in the reader's language. */
import { bodyOf, failureText } from "../failure";
import { t } from "../text/index.svelte";

/** Returns the name of a round by its number of matches; the last rounds have names of their own. */
export function roundName(number: number, matches: number): string {
  if (matches === 1) return t().tournaments.final;
  if (matches === 2) return t().tournaments.semiFinals;
  if (matches === 4) return t().tournaments.quarterFinals;
  return t().tournaments.round(number);
}

export function tournamentFailure(error: unknown): string {
  const reason = bodyOf(error)?.reason ?? null;
  const event = bodyOf(error)?.event ?? null;
  if (reason === "same_hour" && event !== null) return t().tournaments.sameHour(event);
  const known: Record<string, string> = t().tournaments.refused;
  return (reason === null ? undefined : known[reason]) ?? failureText(error);
}

/** Returns a duration in words, for example `12 h 5 min`. */
export function span(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${String(minutes)} min` : `${String(hours)} h ${String(minutes % 60)} min`;
}
