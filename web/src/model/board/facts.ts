/** Facts about a position that a player can ask for: where the checkers are, the race, and the shots, counted exactly. */

import type { Checkers, PlayEdge, PlayNode, Seat } from "../../wire/messages";
import { BAR, countOf, OFF, other, pipsOf } from "./checkers";
import { playsOf } from "./plays";

/** The checkers of one side at one place of its numbering. */
export interface Station {
  readonly place: number;
  readonly count: number;
}

/** Returns where a side's checkers are: the bar first, then the points from 24 to 1, then the borne-off ones. */
export function stationsOf(checkers: Checkers, seat: Seat): Station[] {
  const stations: Station[] = [];
  for (let place = BAR; place >= OFF; place--) {
    const count = countOf(checkers, seat, place);
    if (count > 0) stations.push({ place, count });
  }
  return stations;
}

/** Both pip counts. */
export interface Race {
  readonly pips: Readonly<Record<Seat, number>>;
  /** The side with fewer pips; null: both have the same. */
  readonly leader: Seat | null;
  /** The difference in pips. */
  readonly lead: number;
}

export function raceOf(checkers: Checkers): Race {
  const pips = { white: pipsOf(checkers, "white"), black: pipsOf(checkers, "black") };
  const leader = pips.white === pips.black ? null : pips.white < pips.black ? "white" : "black";
  return { pips, leader, lead: Math.abs(pips.white - pips.black) };
}

/** The blots of one side that the other side can hit with its next roll. */
export interface Shots {
  /** The blots that some roll hits, in their owner's numbering, the highest first. */
  readonly blots: readonly number[];
  /** The number of rolls out of 36 with a legal play that hits at least one of them. */
  readonly rolls: number;
}

/** Returns the shots at a side's blots if the other side rolls in this position. */
export function shotsAt(checkers: Checkers, seat: Seat): Shots {
  const hit = new Set<number>();
  let rolls = 0;
  for (let high = 1; high <= 6; high++) {
    for (let low = 1; low <= high; low++) {
      const hits = edgesOf(playsOf(checkers, other(seat), [high, low])).filter((edge) => edge.hit);
      // A play can hit only blots that are there already: the side that is hit does not move.
      for (const edge of hits) hit.add(25 - edge.to);
      if (hits.length > 0) rolls += high === low ? 1 : 2;
    }
  }
  return { blots: [...hit].sort((a, b) => b - a), rolls };
}

/** Returns the moves of all legal plays: those that can be reached from the start of the turn. */
function edgesOf(plays: readonly PlayNode[]): PlayEdge[] {
  const seen = new Set([0]);
  const edges: PlayEdge[] = [];
  for (const node of seen) {
    for (const edge of plays[node]?.edges ?? []) {
      edges.push(edge);
      seen.add(edge.next);
    }
  }
  return edges;
}
