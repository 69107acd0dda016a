/** Events that change the clocks without an action of a player, so that both players must read why. */

import type { LoggedEvent } from "../../wire/messages";

/**
 * Returns the events to show as notices. When a page has just been opened, its first events are mostly old: only an
 * outage after which nothing has happened yet is shown.
 */
export function notable(events: readonly LoggedEvent[], justOpened: boolean): LoggedEvent[] {
  const newest = events.at(-1);
  if (justOpened) return newest?.event === "outage" ? [newest] : [];
  const extra = events.findLast((event) => event.event === "extra_time");
  return [...(extra === undefined ? [] : [extra]), ...events.filter((event) => event.event === "outage")];
}
