/** How often the same two may still play for a rating; the server decides, this only tells it beforehand. */
import type { RatedLimits } from "../wire/messages";

export interface Allowance {
  /** Rated matches that a day allows. */
  readonly max: number;
  /** Those that may still begin now. */
  readonly left: number;
  /** When there is one more; null: as many as a day allows may begin. */
  readonly freesAt: number | null;
}

/** What is left with this opponent; null: any number. `bot`: whether it is a bot of the house. */
export function allowanceWith(name: string, bot: boolean, rated: RatedLimits): Allowance | null {
  const max = bot ? rated.bot_max : rated.person_max;
  if (max === 0) return null;
  const line = rated.with.find((known) => known.name === name);
  return { max, left: Math.max(0, max - (line?.begun ?? 0)), freesAt: line?.frees_at ?? null };
}
