/** How often somebody may still play a bot for a rating; the server decides, this only tells it beforehand. */
import type { RatedWithBots } from "../wire/messages";

export interface BotAllowance {
  /** Rated matches that a day allows. */
  readonly max: number;
  /** Those that may still begin now. */
  readonly left: number;
  /** When there is one more; null: as many as a day allows may begin. */
  readonly freesAt: number | null;
}

/** What is left with this bot; null: any number. */
export function allowanceWith(bot: string, rated: RatedWithBots): BotAllowance | null {
  if (rated.max === 0) return null;
  const line = rated.bots.find((known) => known.bot === bot);
  return { max: rated.max, left: Math.max(0, rated.max - (line?.begun ?? 0)), freesAt: line?.frees_at ?? null };
}
