/** Names of rounds, the meaning of byes, and durations. */
import type { PairingPlace, TournamentFormat } from "../../wire/messages";
import { t } from "../text/index.svelte";

/** Returns the name of a round by its number of matches; the last rounds have names of their own. */
export function roundName(number: number, matches: number): string {
  if (matches === 1) return t().tournaments.final;
  if (matches === 2) return t().tournaments.semiFinals;
  if (matches === 4) return t().tournaments.quarterFinals;
  return t().tournaments.round(number);
}

/** Returns the round of a match in words, with the bracket if it is not the main one. `pairings` is the size of the round. */
export function placeName({ branch, round }: PairingPlace, format: TournamentFormat, pairings: number): string {
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
