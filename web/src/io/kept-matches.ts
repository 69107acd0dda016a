/** Stores finished matches in this browser for replay without a connection. The oldest are dropped first. */

import { KEPT_MATCHES } from "../model/app/offline";
import type { LoggedEvent, MatchId, MatchView } from "../wire/messages";

export interface KeptMatch {
  readonly view: MatchView;
  readonly events: readonly LoggedEvent[];
}

const NAME = "matches-2";

function addressOf(id: MatchId): string {
  return `/kept/match/${encodeURIComponent(id)}`;
}

/** Stores a finished match. A browser without space or without caches stores none. */
export async function keepMatch(match: KeptMatch): Promise<void> {
  try {
    const cache = await caches.open(NAME);
    const address = addressOf(match.view.id);
    // A cache lists its entries in the order of insertion, so inserting again makes an entry the newest.
    await cache.delete(address);
    await cache.put(address, new Response(JSON.stringify(match), { headers: { "content-type": "application/json" } }));
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - KEPT_MATCHES)).map((one) => cache.delete(one)));
  } catch {
    // The match page then needs a connection to show this match.
  }
}

export async function keptMatch(id: MatchId): Promise<KeptMatch | null> {
  try {
    const found = await caches.match(addressOf(id), { cacheName: NAME });
    return found === undefined ? null : ((await found.json()) as KeptMatch);
  } catch {
    return null;
  }
}

/** The kept matches, the newest first. */
export async function keptMatches(): Promise<KeptMatch[]> {
  try {
    const cache = await caches.open(NAME);
    const answers = await Promise.all((await cache.keys()).map((one) => cache.match(one)));
    const read = answers.flatMap((answer) => (answer === undefined ? [] : [answer.json() as Promise<KeptMatch>]));
    return (await Promise.all(read)).reverse();
  } catch {
    return [];
  }
}

/** Deletes all stored matches, because the next user of this browser may be another person. */
export async function forgetMatches(): Promise<void> {
  try {
    await caches.delete(NAME);
  } catch {
    // Without caches no match is stored.
  }
}
