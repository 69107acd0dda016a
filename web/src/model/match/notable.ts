/** Events that players must read about, because no action of theirs says it: changed clocks, the end by the site, a declined pause. */

import type { LoggedEvent, Seat } from "../../wire/messages";

/**
 * Returns the events to show as notices to the player at a seat, or to a spectator. When a page has just been opened, its
 * first events are mostly old: only an outage after which nothing has happened yet is shown.
 */
export function notable(events: readonly LoggedEvent[], justOpened: boolean, you: Seat | null): LoggedEvent[] {
  const newest = events.at(-1);
  if (justOpened) return newest?.event === "outage" ? [newest] : [];
  const extra = events.findLast((event) => event.event === "extra_time");
  const isTold = (event: LoggedEvent): boolean =>
    event.event === "outage" ||
    event.event === "called_off" ||
    (event.event === "pause_declined" && you !== null && event.seat !== you);
  return [...(extra === undefined ? [] : [extra]), ...events.filter(isTold)];
}
