/** The pages that work without a connection. Pure. */

import type { Route } from "./route";

/** Whether a page works without a connection. The match page does for stored matches. */
export function isReadOffline(route: Route): boolean {
  return route.page === "rules" || route.page === "match";
}

/** The maximum number of matches that are stored for reading offline. */
export const KEPT_MATCHES = 50;
