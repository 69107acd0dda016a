/**
 * The positions of the checkers, and the bookkeeping of moving one. Places are numbers as in moves, counted
 * from the side of the checker's owner: 1 to 24, 25 for the bar, 0 for borne off. No rules: nothing here judges a move.
 */

import type { Checkers, Seat } from "../../wire/messages";

export const BAR = 25;
export const OFF = 0;
export const seats = ["white", "black"] as const;

/** A checker's movement from one place to another. */
export interface Flight {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

export function other(seat: Seat): Seat {
  return seat === "white" ? "black" : "white";
}

/** Returns the number of checkers of a side at a place of that side's numbering. */
export function countOf(checkers: Checkers, seat: Seat, place: number): number {
  const side = seat === "white" ? 0 : 1;
  if (place === BAR) return checkers.bar[side];
  if (place === OFF) return checkers.off[side];
  const count = checkers.points[seat === "white" ? place - 1 : 24 - place] ?? 0;
  return Math.max(0, seat === "white" ? count : -count);
}

/** Returns the checkers after one is lifted from a place. */
export function lifted(checkers: Checkers, seat: Seat, place: number): Checkers {
  return changed(checkers, seat, place, -1);
}

export interface Moved {
  readonly checkers: Checkers;
  /** The movement of the checker that was hit, if one was. */
  readonly hit: Flight | null;
}

/** Puts a lifted checker down. An opposing blot there is hit and goes to the bar. */
export function dropped(checkers: Checkers, seat: Seat, place: number): Moved {
  const opponent = other(seat);
  const theirs = 25 - place;
  if (place === OFF || countOf(checkers, opponent, theirs) !== 1) {
    return { checkers: changed(checkers, seat, place, 1), hit: null };
  }
  const cleared = changed(changed(checkers, opponent, theirs, -1), opponent, BAR, 1);
  return { checkers: changed(cleared, seat, place, 1), hit: { seat: opponent, from: theirs, to: BAR } };
}

/** Moves one checker: lifts it and puts it down. */
export function moved(checkers: Checkers, seat: Seat, from: number, to: number): Moved {
  return dropped(lifted(checkers, seat, from), seat, to);
}

/** Returns the pip count of a side. */
export function pipsOf(checkers: Checkers, seat: Seat): number {
  let pips = 0;
  for (let place = 1; place <= BAR; place++) pips += place * countOf(checkers, seat, place);
  return pips;
}

/** The position in which every game begins. */
export const startCheckers: Checkers = {
  points: [-2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2],
  bar: [0, 0],
  off: [0, 0],
};

export const noCheckers: Checkers = { points: Array.from({ length: 24 }, () => 0), bar: [0, 0], off: [0, 0] };

function changed(checkers: Checkers, seat: Seat, place: number, by: 1 | -1): Checkers {
  const pair = ([white, black]: [number, number]): [number, number] =>
    seat === "white" ? [white + by, black] : [white, black + by];
  if (place === BAR) return { ...checkers, bar: pair(checkers.bar) };
  if (place === OFF) return { ...checkers, off: pair(checkers.off) };
  const index = seat === "white" ? place - 1 : 24 - place;
  const signed = seat === "white" ? by : -by;
  return { ...checkers, points: checkers.points.map((count, at) => (at === index ? count + signed : count)) };
}
