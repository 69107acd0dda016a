/** Claims of a match whose opponent has gone. */

import type { MatchView, Millis } from "../../wire/messages";

/**
 * Returns the time until the viewer may claim the match, 0 if that is possible now, and null if it is not: the opponent is
 * here, or the match does not allow it. `elapsed` is the time since the server sent the view.
 */
export function claimIn(view: Pick<MatchView, "claim_from" | "server_time">, elapsed: Millis): Millis | null {
  if (view.claim_from === null) return null;
  return Math.max(0, view.claim_from - view.server_time - Math.max(0, elapsed));
}
