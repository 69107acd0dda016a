/** Names of formats and rounds, the meaning of byes, and durations. */
import type { PairingPlace, TournamentCard, TournamentFormat } from "../../wire/messages";
import { t } from "../text/index.svelte";

/** Returns the format of a tournament, with the number of players of its final. */
export function formatName({ format, final_of: best }: Pick<TournamentCard, "format" | "final_of">): string {
  const words = t().tournaments;
  if (best === null) return words.format(format);
  return words.thenFinal(words.format(format), best * (format.kind === "round_robin" ? format.groups : 1));
}

/** Returns the name of a round by its number of matches; the last rounds have names of their own. */
export function roundName(number: number, matches: number): string {
  if (matches === 1) return t().tournaments.final;
  if (matches === 2) return t().tournaments.semiFinals;
  if (matches === 4) return t().tournaments.quarterFinals;
  return t().tournaments.round(number);
}

/** Returns the round of a match in words, with the bracket if it is not the main one. `pairings` is the size of the round. */
export function placeName(
  { branch, round }: Pick<PairingPlace, "branch" | "round">,
  format: TournamentFormat,
  pairings: number,
): string {
  const words = t().tournaments;
  if (branch !== "main") return `${words.branch[branch]}, ${roundName(round, pairings)}`;
  return format.kind === "knock_out" ? roundName(round, pairings) : words.round(round);
}

/** Returns the words for a player without an opponent: a bye is worth something else in each format. */
export function byeOf({ kind }: TournamentFormat): string {
  return kind === "knock_out" ? t().tournaments.bye : t().tournaments.byes[kind];
}

/** Returns a duration in words, for example `12 h 5 min`. */
export function span(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${String(minutes)} min` : `${String(hours)} h ${String(minutes % 60)} min`;
}
