import { describe, expect, test } from "vitest";
import type { Checkers } from "../../wire/messages";
import { noCheckers, startCheckers } from "./checkers";
import { playsOf } from "./plays";
import { carried, isComplete, movesOf, newTurn, type Turn } from "./turn";
import { diceLeft, typedPlay, TYPED_MAX, type TypedFault } from "./typed-play";

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
const words = { bar: "Bar", off: "aus" };
/** The moves of a typed text as `from/to`, and whether the play is complete; or the fault. */
function typed(checkers: Checkers, dice: [number, number], text: string): string | TypedFault {
  const read = typedPlay(turn(checkers, dice), text, words, checkers);
  if ("fault" in read) return read.fault;
  const moves = movesOf(read.turn).map(({ from, to }) => `${from}/${to}`);
  return `${moves.join(" ")}${isComplete(read.turn) ? "" : " …"}`;
}

const blots = board({ 13: 2, 8: -1, 7: -1, 6: 2, 24: 1 });
const entering = board({ 13: 2, 6: 3, 22: -2 }, [1, 0]);
const bearing = board({ 6: 2, 5: 2, 2: 1, 1: 2, 20: -2 });
const runOff = board({ 4: 2, 2: 1 }, [0, 0], [12, 0]);

describe("a typed play", () => {
  const played: [string, Checkers, [number, number], string, string][] = [
    ["two checkers", startCheckers, [3, 1], "8/5 6/5", "8/5 6/5"],
    ["in the other order", startCheckers, [3, 1], "6/5 8/5", "6/5 8/5"],
    ["with commas and hyphens", startCheckers, [3, 1], " 8-5, 6-5 ", "8/5 6/5"],
    ["one checker with both dice", startCheckers, [6, 5], "24/13", "24/18 18/13"],
    ["with its stop", startCheckers, [6, 5], "24/18/13", "24/18 18/13"],
    ["as two ways", startCheckers, [6, 5], "24/18 18/13", "24/18 18/13"],
    ["several checkers alike", startCheckers, [3, 3], "8/5(2) 6/3(2)", "8/5 8/5 6/3 6/3"],
    ["three steps of one checker", startCheckers, [2, 2], "13/7 6/4", "13/11 11/9 9/7 6/4"],
    ["a beginning only", startCheckers, [3, 1], "8/5", "8/5 …"],
    ["a hit", blots, [6, 2], "13/7* 24/22", "13/7 24/22"],
    ["a hit without its star", blots, [6, 2], "13/7 24/22", "13/7 24/22"],
    ["a hit on the way only if it is written", board({ 13: 1, 8: -1, 24: 2 }), [5, 1], "13/7", "13/12 12/7"],
    ["a hit on the way, written", board({ 13: 1, 8: -1, 24: 2 }), [5, 1], "13/8*/7", "13/8 8/7"],
    ["a hit on the way that cannot be avoided", board({ 13: 1, 12: -2, 8: -1, 24: 2 }), [5, 1], "13/7", "13/8 8/7"],
    ["two hits", blots, [6, 5], "13/7* 13/8*", "13/7 13/8"],
    ["from the bar", entering, [4, 2], "bar/21 6/4", "25/21 6/4"],
    ["from the bar in short", entering, [4, 2], "b/21 6/4", "25/21 6/4"],
    ["from the bar as a number", entering, [4, 2], "25/21 6/4", "25/21 6/4"],
    ["in the reader's words", entering, [4, 2], "BAR/21 6/4", "25/21 6/4"],
    ["bearing off", bearing, [6, 1], "6/off 2/1", "6/0 2/1"],
    ["bearing off in the reader's words", bearing, [6, 1], "6/aus 2/1", "6/0 2/1"],
    ["bearing off as a number", bearing, [6, 1], "6/0 1/0", "6/0 1/0"],
    ["all that bears off", bearing, [6, 1], "off", "6/0 1/0"],
    ["all that bears off, with doubles", runOff, [4, 4], "off", "4/0 4/0 2/0"],
    ["one that bears off, with the rest to move", board({ 6: 1, 5: 1, 4: 1 }), [6, 3], "off", "6/0 …"],
    ["bearing off twice", runOff, [4, 4], "4/off(2) 2/off", "4/0 4/0 2/0"],
  ];
  test.each(played)("%s", (_name, checkers, dice, text, moves) => {
    expect(typed(checkers, dice, text)).toBe(moves);
  });

  const refused: [string, Checkers, [number, number], string, TypedFault][] = [
    ["nothing", startCheckers, [3, 1], "  ", { kind: "empty" }],
    ["a word", startCheckers, [3, 1], "hello", { kind: "unreadable", part: "hello" }],
    ["half a move", startCheckers, [3, 1], "8/5 6/", { kind: "unreadable", part: "6/" }],
    ["a lone point", startCheckers, [3, 1], "8", { kind: "unreadable", part: "8" }],
    ["a point that is not on the board", startCheckers, [3, 1], "26/25", { kind: "unreadable", part: "26/25" }],
    ["a move backwards", startCheckers, [3, 1], "5/8", { kind: "unreadable", part: "5/8" }],
    ["a move to the bar", startCheckers, [3, 1], "8/bar", { kind: "unreadable", part: "8/bar" }],
    ["a hit on the start", startCheckers, [3, 1], "8*/5", { kind: "unreadable", part: "8*/5" }],
    ["no own checker there", startCheckers, [3, 1], "9/8", { kind: "no_checker", place: 9 }],
    ["too few checkers there", startCheckers, [2, 2], "8/6(4)", { kind: "no_checker", place: 8 }],
    ["a number that was not thrown", startCheckers, [3, 1], "8/4 6/4", { kind: "not_legal" }],
    ["a blocked point", startCheckers, [5, 1], "24/19", { kind: "not_legal" }],
    ["five checkers", startCheckers, [1, 1], "8/7(2) 6/5(2) 24/23", { kind: "not_legal" }],
    ["a star without a hit", startCheckers, [3, 1], "8/5* 6/5", { kind: "no_hit", place: 5 }],
    ["bearing off too early", startCheckers, [6, 1], "off", { kind: "not_legal" }],
    ["another move while a checker is on the bar", entering, [4, 2], "13/9", { kind: "not_legal" }],
  ];
  test.each(refused)("is refused: %s", (_name, checkers, dice, text, fault) => {
    expect(typed(checkers, dice, text)).toEqual(fault);
  });

  test("is refused when it is too long to be a play", () => {
    expect(typed(startCheckers, [3, 1], "8/5 ".repeat(TYPED_MAX))).toEqual({
      kind: "unreadable",
      part: "8/5 8/5 8/5 8/5 8/5 …",
    });
  });

  test("continues the moves made so far, and else replaces them", () => {
    const begun = carried(turn(startCheckers, [3, 1]), 8, 5) ?? turn(startCheckers, [3, 1]);
    const after = (text: string): string => {
      const read = typedPlay(begun, text, words, startCheckers);
      return "fault" in read
        ? read.fault.kind
        : movesOf(read.turn)
            .map(({ from, to }) => `${from}/${to}`)
            .join(" ");
    };
    expect(after("6/5")).toBe("8/5 6/5");
    expect(after("24/23 13/10")).toBe("24/23 13/10");
    expect(after("8/5 6/5")).toBe("8/5 6/5");
  });
});

test("the dice that are left", () => {
  const begun = turn(startCheckers, [3, 1]);
  const doubles = turn(startCheckers, [2, 2]);
  expect(diceLeft(begun)).toEqual([3, 1]);
  expect(diceLeft(carried(begun, 8, 5) ?? begun)).toEqual([1]);
  expect(diceLeft(carried(doubles, 13, 9) ?? doubles)).toEqual([2, 2]);
  expect(diceLeft(carried(begun, 24, 20) ?? begun)).toEqual([]);
});
