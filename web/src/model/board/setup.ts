/** Sets up a position by hand: placing and removing checkers, and the other settings. Pure. */

import type { Checkers, PositionSetup, Seat } from "../../wire/messages";
import { BAR, countOf, lifted, noCheckers, OFF, other, pipsOf, seats, startCheckers } from "./checkers";

export const CHECKERS = 15;

/** The starting position of a money game, with White on roll. */
export const startSetup: PositionSetup = {
  board: startCheckers,
  on_roll: "white",
  dice: null,
  cube: 1,
  cube_owner: null,
  length: 0,
  score: { white: 0, black: 0 },
  crawford: false,
  jacoby: true,
  beavers: false,
};

/** A board without checkers. */
export const emptyBoard: Checkers = { ...noCheckers, off: [CHECKERS, CHECKERS] };

/**
 * Places one more checker of a side at a place of its numbering, if one of its checkers is off the board. Checkers of the
 * other side on the point are taken off.
 */
export function put(board: Checkers, seat: Seat, place: number): Checkers {
  if (place === OFF || countOf(board, seat, OFF) === 0) return board;
  let next = board;
  const theirs = 25 - place;
  if (place !== BAR) while (countOf(next, other(seat), theirs) > 0) next = take(next, other(seat), theirs);
  return shifted(next, seat, OFF, place);
}

/** Removes one checker from a place. */
export function take(board: Checkers, seat: Seat, place: number): Checkers {
  return countOf(board, seat, place) === 0 ? board : shifted(board, seat, place, OFF);
}

/** The side that has checkers on a point of White's numbering. */
export function holder(board: Checkers, whites: number): Seat | null {
  return seats.find((seat) => countOf(board, seat, seat === "white" ? whites : 25 - whites) > 0) ?? null;
}

/** Swaps the sides: returns the position as the opposite player sees the board. */
export function turnedRound(setup: PositionSetup): PositionSetup {
  const { board } = setup;
  return {
    ...setup,
    board: {
      points: board.points
        .map((count) => -count)
        .reverse()
        .map((count) => (count === 0 ? 0 : count)),
      bar: [board.bar[1], board.bar[0]],
      off: [board.off[1], board.off[0]],
    },
    on_roll: other(setup.on_roll),
    cube_owner: setup.cube_owner === null ? null : other(setup.cube_owner),
    score: { white: setup.score.black, black: setup.score.white },
  };
}

/** Returns the reason why a position cannot be analysed, or null. */
export function obstacle(board: Checkers): "white_off" | "black_off" | null {
  if (pipsOf(board, "white") === 0) return "white_off";
  return pipsOf(board, "black") === 0 ? "black_off" : null;
}

function shifted(board: Checkers, seat: Seat, from: number, to: number): Checkers {
  const without = lifted(board, seat, from);
  const side = seat === "white" ? 0 : 1;
  if (to === OFF)
    return {
      ...without,
      off: side === 0 ? [without.off[0] + 1, without.off[1]] : [without.off[0], without.off[1] + 1],
    };
  if (to === BAR)
    return {
      ...without,
      bar: side === 0 ? [without.bar[0] + 1, without.bar[1]] : [without.bar[0], without.bar[1] + 1],
    };
  const index = side === 0 ? to - 1 : 24 - to;
  return {
    ...without,
    points: without.points.map((count, at) => (at === index ? count + (side === 0 ? 1 : -1) : count)),
  };
}
