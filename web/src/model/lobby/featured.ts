/** Chooses the match that the front page shows. */

import type { MatchId, MatchSummary } from "../../wire/messages";

/**
 * Returns the match to show: the shown one until it ends, then the best of the others. People come before bots,
 * then higher ratings, then the newer match. Correspondence matches are left out: nothing moves there for hours.
 */
export function featuredMatch(matches: readonly MatchSummary[], shown: MatchId | null): MatchSummary | null {
  const kept = matches.find((match) => match.id === shown);
  return kept ?? best(matches)[0] ?? null;
}

/** Returns up to `most` others that are worth a look, the best first. */
export function otherMatches(matches: readonly MatchSummary[], shown: MatchId | null, most: number): MatchSummary[] {
  return best(matches.filter((match) => match.id !== shown)).slice(0, most);
}

function best(matches: readonly MatchSummary[]): MatchSummary[] {
  return matches
    .filter(({ settings, ended_at }) => settings.time.kind !== "correspondence" && ended_at === null)
    .toSorted(
      (a, b) =>
        people(b) - people(a) || ratings(b) - ratings(a) || b.started_at - a.started_at || (a.id < b.id ? -1 : 1),
    );
}

function people({ seats }: MatchSummary): number {
  return seats.filter((seat) => !seat.bot).length;
}

function ratings({ seats }: MatchSummary): number {
  return seats.reduce((sum, { rating }) => sum + rating, 0);
}
