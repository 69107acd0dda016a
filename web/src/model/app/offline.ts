/** What can be read without a connection. Pure. */

import type { Route } from "./route";

/** Whether a page shows something without a connection. The match page does for matches that were kept. */
export function isReadOffline(route: Route): boolean {
  return route.page === "rules" || route.page === "match";
}

/** The most matches that are kept for reading without a connection. */
export const KEPT_MATCHES = 50;
