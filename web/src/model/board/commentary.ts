/**
 * Finds comments about a game from the positions alone: the effect of the last turn, and the state of the game. No
 * engine is used, so every game can be commented on without helping its players. `ui/lobby/remark` writes the
 * sentences.
 */

import type { Checkers, LoggedEvent, Seat, TableSettings } from "../../wire/messages";
import { BAR, countOf, OFF, other, pipsOf, seats } from "./checkers";
import { after, type Scene } from "./scene";

/** The notable effect of a side's last turn. Points are in its own numbering. */
export type Deed =
  | { readonly kind: "hits"; readonly count: number }
  | { readonly kind: "bears_off"; readonly count: number }
  | { readonly kind: "anchors"; readonly point: number }
  | { readonly kind: "primes"; readonly length: number }
  | { readonly kind: "makes_point"; readonly point: number }
  | { readonly kind: "breaks_contact" | "escapes" | "enters" | "cannot_move" | "takes" | "passes" | "wins_match" }
  | { readonly kind: "doubles"; readonly value: number }
  | { readonly kind: "wins_game"; readonly points: number };

/** The state of the game for one side. */
export type Standing =
  | { readonly kind: "on_bar"; readonly count: number; readonly closed: boolean }
  | { readonly kind: "has_prime"; readonly length: number }
  | { readonly kind: "bears_off"; readonly left: number; readonly theirs: number }
  | { readonly kind: "leads"; readonly pips: number; readonly blots: number }
  | { readonly kind: "has_blots"; readonly blots: number };

export interface Commentary {
  readonly deed: { readonly of: Seat; readonly what: Deed } | null;
  /** Null if the game is even. */
  readonly standing: { readonly of: Seat; readonly what: Standing } | null;
}

export type Done = Commentary["deed"];

/** A lead of fewer pips gets no comment. */
const LEAD_MIN = 3;
const HOME = 6;
/** A point of the opponent's home board, in a side's own numbering. */
const isTheirHome = (point: number): boolean => point >= 19 && point < BAR;
/** The points on a side's own half that are worth a comment, best first; 7 is the bar point. */
const GOOD_POINTS = [5, 4, 7, 3, 2, 8];

/** Returns the last deed after some events; `deed` and `from` are the deed and the scene before them. */
export function lastDeed(deed: Done, from: Scene, events: readonly LoggedEvent[], settings: TableSettings): Done {
  let scene = from;
  let last = deed;
  for (const event of events) {
    const next = after(scene, event, settings);
    last = deedAfter(last, event, scene.checkers, next.checkers);
    scene = next;
  }
  return last;
}

function deedAfter(deed: Done, event: LoggedEvent, before: Checkers, now: Checkers): Done {
  switch (event.event) {
    case "game_started":
      return null;
    case "played": {
      const what: Deed | null = event.moves.length === 0 ? { kind: "cannot_move" } : deedOf(before, now, event.seat);
      return what === null ? null : { of: event.seat, what };
    }
    case "doubled":
    case "beavered":
    case "raccooned":
      return { of: event.seat, what: { kind: "doubles", value: event.value } };
    case "taken":
      return { of: event.seat, what: { kind: "takes" } };
    case "passed":
      return { of: event.seat, what: { kind: "passes" } };
    case "game_ended":
      return { of: event.summary.winner, what: { kind: "wins_game", points: event.summary.points } };
    case "match_ended":
      return event.outcome.winner === null ? deed : { of: event.outcome.winner, what: { kind: "wins_match" } };
    default:
      // Rolls and everything else leave the board as it is.
      return deed;
  }
}

/** Returns the most important deed of a play, or null if there is none worth a comment. */
export function deedOf(before: Checkers, now: Checkers, seat: Seat): Deed | null {
  const gain = (of: Seat, place: number): number => countOf(now, of, place) - countOf(before, of, place);
  const hits = gain(other(seat), BAR);
  if (hits > 0) return { kind: "hits", count: hits };
  const off = gain(seat, OFF);
  if (off > 0) return { kind: "bears_off", count: off };
  if (!hasContact(now)) return hasContact(before) ? { kind: "breaks_contact" } : null;
  const made = Array.from({ length: 24 }, (_, index) => 24 - index).filter(
    (point) => countOf(now, seat, point) >= 2 && countOf(before, seat, point) < 2,
  );
  const anchor = made.find(isTheirHome);
  if (anchor !== undefined) return { kind: "anchors", point: anchor };
  const prime = primeOf(now, seat);
  if (prime > primeOf(before, seat)) return { kind: "primes", length: prime };
  const point = GOOD_POINTS.find((good) => made.includes(good));
  if (point !== undefined) return { kind: "makes_point", point };
  if (isBehind(before, seat) && !isBehind(now, seat)) return { kind: "escapes" };
  return gain(seat, BAR) < 0 ? { kind: "enters" } : null;
}

/** Returns the most notable state of the game, with its side; null if the game is even. */
export function standingOf(checkers: Checkers, deed: Done = null): Commentary["standing"] {
  const hit = deed?.what.kind === "hits" ? other(deed.of) : null;
  const lead = pipsOf(checkers, "black") - pipsOf(checkers, "white");
  const leader: Seat = lead >= 0 ? "white" : "black";
  const behind = other(leader);
  if (hasContact(checkers)) {
    const out = seats.find((seat) => countOf(checkers, seat, BAR) > 0);
    // A hit already implies that the checker is on the bar.
    if (out !== undefined) {
      const closed = isClosed(checkers, other(out));
      if (closed || out !== hit) {
        return { of: out, what: { kind: "on_bar", count: countOf(checkers, out, BAR), closed } };
      }
    }
    const walls = seats.toSorted((a, b) => primeOf(checkers, b) - primeOf(checkers, a));
    const [wall] = walls;
    const length = wall === undefined ? 0 : primeOf(checkers, wall);
    const isNews = deed?.what.kind !== "primes" || deed.of !== wall;
    if (wall !== undefined && length >= 5 && isNews) return { of: wall, what: { kind: "has_prime", length } };
  } else if (seats.every((seat) => isHome(checkers, seat))) {
    const left = (seat: Seat): number => 15 - countOf(checkers, seat, OFF);
    const ahead = left(leader) <= left(behind) ? leader : behind;
    if (left(ahead) < left(other(ahead))) {
      return { of: ahead, what: { kind: "bears_off", left: left(ahead), theirs: left(other(ahead)) } };
    }
  }
  if (Math.abs(lead) >= LEAD_MIN) {
    return { of: leader, what: { kind: "leads", pips: Math.abs(lead), blots: blotsOf(checkers, leader) } };
  }
  const loose = seats.toSorted((a, b) => blotsOf(checkers, b) - blotsOf(checkers, a))[0];
  const blots = loose === undefined ? 0 : blotsOf(checkers, loose);
  return loose === undefined || blots < 2 ? null : { of: loose, what: { kind: "has_blots", blots } };
}

/** Returns true while a checker of one side has still to pass one of the other. */
export function hasContact(checkers: Checkers): boolean {
  return rearOf(checkers, "white") + rearOf(checkers, "black") > 25;
}

/** Returns the number of a side's blots that a checker of the other side has not passed yet and may still hit. */
export function blotsOf(checkers: Checkers, seat: Seat): number {
  const reach = 25 - rearOf(checkers, other(seat));
  let blots = 0;
  for (let point = 1; point <= 24; point++) {
    if (countOf(checkers, seat, point) === 1 && point > reach) blots += 1;
  }
  return blots;
}

/** Returns the length of a side's longest prime of 4 to 6 points with an opposing checker behind it; else 0. */
export function primeOf(checkers: Checkers, seat: Seat): number {
  const reach = 25 - rearOf(checkers, other(seat));
  let longest = 0;
  let length = 0;
  for (let point = 1; point <= 24; point++) {
    length = countOf(checkers, seat, point) >= 2 ? length + 1 : 0;
    if (point - length + 1 > reach && length > longest) longest = length;
  }
  return longest < 4 ? 0 : Math.min(longest, HOME);
}

/** Returns the place of a side's rearmost checker in its own numbering; 0: all are borne off. */
function rearOf(checkers: Checkers, seat: Seat): number {
  for (let place = BAR; place > OFF; place--) if (countOf(checkers, seat, place) > 0) return place;
  return 0;
}

/** Returns true if all points of a side's home board are made. */
function isClosed(checkers: Checkers, seat: Seat): boolean {
  return [1, 2, 3, 4, 5, 6].every((point) => countOf(checkers, seat, point) >= 2);
}

function isHome(checkers: Checkers, seat: Seat): boolean {
  return rearOf(checkers, seat) <= HOME;
}

/** Returns true while a side has a checker in the opponent's home board or on the bar. */
function isBehind(checkers: Checkers, seat: Seat): boolean {
  return rearOf(checkers, seat) >= 19;
}
