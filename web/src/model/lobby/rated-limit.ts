/** The limit of rated matches between the same two players. The server decides; this only predicts its answer. */
import type { RatedLimits } from "../../wire/messages";

export interface Allowance {
  /** The maximum number of rated matches in a day. */
  readonly max: number;
  /** The number of rated matches that may still begin now. */
  readonly left: number;
  /** The time at which one more is allowed; null: all matches of the limit are still available. */
  readonly freesAt: number | null;
}

/** Returns the rated matches left against this opponent; null: no limit. `bot`: whether it is a house bot. */
export function allowanceWith(name: string, bot: boolean, rated: RatedLimits): Allowance | null {
  const max = bot ? rated.bot_max : rated.person_max;
  if (max === 0) return null;
  const line = rated.with.find((known) => known.name === name);
  return { max, left: Math.max(0, max - (line?.begun ?? 0)), freesAt: line?.frees_at ?? null };
}
