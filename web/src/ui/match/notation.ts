/** Plays as text. */

import { leftToRight } from "../format";
import { t } from "../text/index.svelte";

/** The notation of a turn without a legal play. */
const NO_PLAY = "no play";

/** Returns a play as the reader sees it: its notation, or the words for a turn without a legal play. */
export function playText(notation: string): string {
  return notation === NO_PLAY ? t().play.moves.noPlay : leftToRight(notation);
}
