import { describe, expect, test } from "vitest";
import { playsOf } from "./plays";
import type { Checkers, PlayNode } from "../../wire/messages";
import { noCheckers, startCheckers } from "./checkers";
import {
  carried,
  checkersAfter,
  diceOf,
  forced,
  isComplete,
  made,
  movesOf,
  newTurn,
  pathOf,
  played,
  pressed,
  reset,
  sourcesOf,
  swapped,
  targetsOf,
  undo,
  type Turn,
} from "./turn";

/** Counts by White's point; White moves. */
function board(
  points: Record<number, number>,
  bar: [number, number] = [0, 0],
  off: [number, number] = [0, 0],
): Checkers {
  return { points: noCheckers.points.map((_, index) => points[index + 1] ?? 0), bar, off };
}
function turn(checkers: Checkers, dice: [number, number]): Turn {
  return newTurn("white", playsOf(checkers, "white", dice), dice);
}
const carry = (from: Turn, ...moves: [number, number][]): Turn =>
  moves.reduce((now, [a, b]) => carried(now, a, b) ?? now, from);
const targets = (of: Turn, from: number): number[] => [...targetsOf(of, from).keys()];

describe("a turn", () => {
  test("shows the larger die first and can be swapped", () => {
    const begun = turn(startCheckers, [1, 3]);
    expect(diceOf(begun).map((die) => die.value)).toEqual([3, 1]);
    expect(diceOf(swapped(begun)).map((die) => die.value)).toEqual([1, 3]);
  });

  test("offers the places that the graph offers, the farthest first", () => {
    expect(sourcesOf(turn(startCheckers, [3, 1]))).toEqual([24, 13, 8, 6]);
  });

  test("takes moves in any order, uses up their dice and may then be confirmed", () => {
    const half = carry(turn(startCheckers, [3, 1]), [6, 5]);
    expect(diceOf(half)).toEqual([
      { value: 3, state: "open" },
      { value: 1, state: "used" },
    ]);
    expect(isComplete(half)).toBe(false);
    const whole = carry(half, [8, 5]);
    expect(isComplete(whole)).toBe(true);
    expect(movesOf(whole)).toEqual([
      { from: 6, to: 5 },
      { from: 8, to: 5 },
    ]);
    expect(checkersAfter(whole, startCheckers).points[4]).toBe(2);
  });

  test("undoes gesture by gesture, and everything at once", () => {
    const whole = carry(turn(startCheckers, [3, 1]), [6, 5], [8, 5]);
    expect(movesOf(undo(whole))).toEqual([{ from: 6, to: 5 }]);
    expect(movesOf(undo(undo(undo(whole))))).toEqual([]);
    expect(movesOf(reset(whole))).toEqual([]);
  });

  test("carries a checker by both dice, and undoes that as one gesture", () => {
    const begun = turn(startCheckers, [3, 1]);
    expect(targets(begun, 24)).toEqual([21, 23, 20]);
    const there = carry(begun, [24, 20]);
    expect(movesOf(there)).toEqual([
      { from: 24, to: 21 },
      { from: 21, to: 20 },
    ]);
    expect(movesOf(undo(there))).toEqual([]);
  });

  test("takes the way that begins with the left die when both ways lead there", () => {
    const begun = swapped(turn(startCheckers, [3, 1]));
    expect(movesOf(carry(begun, [24, 20]))).toEqual([
      { from: 24, to: 23 },
      { from: 23, to: 20 },
    ]);
  });

  test("goes round a blocked point the other way", () => {
    const checkers = board({ 10: 1, 6: -2 });
    expect(movesOf(carry(turn(checkers, [4, 1]), [10, 5]))).toEqual([
      { from: 10, to: 9 },
      { from: 9, to: 5 },
    ]);
  });

  test("makes no move that is not in the graph", () => {
    expect(carried(turn(startCheckers, [3, 1]), 24, 18)).toBeNull();
    expect(carried(turn(startCheckers, [3, 1]), 13, 12)).toBeNull();
  });

  test("shows four dice of a doublet and uses them up one by one", () => {
    const begun = turn(startCheckers, [1, 1]);
    const there = carry(begun, [8, 5]);
    expect(diceOf(there).map((die) => die.state)).toEqual(["used", "used", "used", "open"]);
  });

  test("shows a die that cannot be played as idle", () => {
    const blocked = board({ 24: 1, 12: -2, 17: -2 });
    const there = carry(turn(blocked, [6, 1]), [24, 18]);
    expect(diceOf(there)).toEqual([
      { value: 6, state: "used" },
      { value: 1, state: "idle" },
    ]);
    expect(isComplete(there)).toBe(true);
  });

  test("moves a hit checker to the bar", () => {
    const checkers = board({ 8: 1, 5: -1, 24: 1 });
    const after = checkersAfter(carry(turn(checkers, [3, 1]), [8, 5]), checkers);
    expect(after.bar).toEqual([0, 1]);
    expect(after.points[4]).toBe(1);
  });
});

describe("a press", () => {
  const begun = turn(startCheckers, [3, 1]);

  test("picks a checker that has a choice and then moves it to a pressed target", () => {
    const first = pressed(begun, null, 24, "choose");
    expect(first).toMatchObject({ picked: 24, moves: [] });
    const second = pressed(first.turn, first.picked, 23, "choose");
    expect(second.picked).toBeNull();
    expect(movesOf(second.turn)).toEqual([{ from: 24, to: 23 }]);
  });

  test("on the picked checker plays the left die", () => {
    expect(movesOf(pressed(begun, 24, 24, "choose").turn)).toEqual([{ from: 24, to: 21 }]);
    expect(movesOf(pressed(swapped(begun), 24, 24, "choose").turn)).toEqual([{ from: 24, to: 23 }]);
  });

  test("on another checker picks that checker, and elsewhere picks none", () => {
    expect(pressed(begun, 24, 8, "choose").picked).toBe(8);
    expect(pressed(begun, 24, 14, "choose")).toMatchObject({ picked: null, moves: [] });
  });

  test("moves at once when there is one die to play", () => {
    const half = carry(begun, [6, 5]);
    expect(movesOf(pressed(half, null, 24, "choose").turn)).toEqual([
      { from: 6, to: 5 },
      { from: 24, to: 21 },
    ]);
    expect(movesOf(pressed(turn(startCheckers, [2, 2]), null, 13, "choose").turn)).toEqual([{ from: 13, to: 11 }]);
  });

  test("plays the left die at once if the setting says so", () => {
    expect(movesOf(pressed(begun, null, 24, "left_die").turn)).toEqual([{ from: 24, to: 21 }]);
  });

  test("on an empty point makes the point with two checkers", () => {
    expect(movesOf(pressed(begun, null, 5, "choose").turn)).toEqual([
      { from: 8, to: 5 },
      { from: 6, to: 5 },
    ]);
  });

  test("on a point that one checker reaches brings it there", () => {
    const checkers = board({ 13: 1, 6: 1 });
    expect(movesOf(pressed(turn(checkers, [5, 3]), null, 10, "choose").turn)).toEqual([{ from: 13, to: 10 }]);
  });

  const home = board({ 6: 2, 5: 2, 2: 1 }, [0, 0], [10, 0]);

  test("bears a checker off with the left die at once", () => {
    expect(movesOf(pressed(turn(home, [6, 1]), null, 6, "choose").turn)).toEqual([{ from: 6, to: 0 }]);
    expect(pressed(swapped(turn(home, [6, 1])), null, 6, "choose").picked).toBe(6);
  });

  test("on the tray bears off from the farthest point", () => {
    expect(movesOf(pressed(turn(home, [6, 5]), null, 0, "choose").turn)).toEqual([{ from: 6, to: 0 }]);
    expect(movesOf(pressed(swapped(turn(home, [6, 5])), null, 0, "choose").turn)).toEqual([{ from: 5, to: 0 }]);
  });

  test("a number plays that die", () => {
    expect(played(begun, 24, 1)).toMatchObject([{ from: 24, to: 23 }]);
    expect(played(begun, 24, 2)).toEqual([]);
  });
});

describe("a forced play", () => {
  test("is found whatever the order of its moves", () => {
    const checkers = board({ 24: 1, 20: 1, 13: -2 });
    const only = board({ 3: 1, 2: 1 }, [0, 0], [13, 0]);
    expect(forced(turn(only, [6, 5]))).toHaveLength(2);
    expect(forced(turn(checkers, [6, 5]))).toBeNull();
  });

  test("does not exist if the order of the moves decides whether a checker is hit", () => {
    const checkers = board({ 10: 1, 7: -1 });
    expect(forced(turn(checkers, [3, 2]))).toBeNull();
    expect(forced(turn(board({ 10: 1 }), [3, 2]))).toHaveLength(2);
  });

  test("does not exist when nothing can be played", () => {
    const none: PlayNode[] = [{ complete: true, edges: [] }];
    expect(forced(newTurn("white", none, [6, 6]))).toBeNull();
  });
});

test("making no moves is not a gesture", () => {
  const begun = turn(startCheckers, [3, 1]);
  expect(pathOf(made(begun, []))).toEqual([]);
  expect(made(begun, []).steps).toHaveLength(0);
});
