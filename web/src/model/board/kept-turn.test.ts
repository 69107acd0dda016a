import { describe, expect, test } from "vitest";
import type { PlayNode } from "../../wire/messages";
import { keptTurn, resumed } from "./kept-turn";
import { made, newTurn, played, swapped, undo, type Turn } from "./turn";

// 13/7 8/7 with a 6-1: either die may be played first.
const plays: PlayNode[] = [
  {
    complete: false,
    edges: [
      { from: 13, to: 7, die: 6, hit: false, next: 1 },
      { from: 8, to: 7, die: 1, hit: false, next: 2 },
    ],
  },
  { complete: false, edges: [{ from: 8, to: 7, die: 1, hit: false, next: 3 }] },
  { complete: false, edges: [{ from: 13, to: 7, die: 6, hit: false, next: 3 }] },
  { complete: true, edges: [] },
];
const fresh = newTurn("white", plays, [6, 1]);
const one = made(fresh, played(fresh, 8, 1));
const both = made(one, played(one, 13, 6));
/** The turn as it is after a reload: it is stored as text and parsed again. */
const reloaded = (turn: Turn, since: number): unknown => JSON.parse(JSON.stringify(keptTurn(turn, since)));

describe("a turn across a reload", () => {
  test("has its steps again, and each can be undone alone", () => {
    const back = resumed(fresh, 7, reloaded(both, 7));
    expect(back).toEqual(both);
    expect(undo(back)).toEqual(one);
  });
  test("keeps the order of its dice", () => {
    const turned = swapped(fresh);
    const moved = made(turned, played(turned, 8, 1));
    expect(resumed(fresh, 7, reloaded(moved, 7)).dice).toEqual([1, 6]);
  });
  test("begins afresh when no move was made or another turn was kept", () => {
    expect(keptTurn(fresh, 7)).toBeNull();
    expect(resumed(fresh, 7, null)).toBe(fresh);
    expect(resumed(fresh, 8, reloaded(both, 7))).toBe(fresh);
  });
  test.each([
    ["other dice", { since: 7, dice: [5, 2], steps: [[{ from: 8, to: 7 }]] }],
    ["an illegal move", { since: 7, dice: [6, 1], steps: [[{ from: 6, to: 5 }]] }],
    ["a move too many", { since: 7, dice: [6, 1], steps: [[{ from: 8, to: 7 }], [{ from: 8, to: 7 }]] }],
    ["steps of a wrong type", { since: 7, dice: [6, 1], steps: [3] }],
    ["moves of a wrong type", { since: 7, dice: [6, 1], steps: [["8/7"]] }],
    ["text", "8/7"],
  ])("begins afresh with %s", (_what, kept) => {
    expect(resumed(fresh, 7, kept)).toBe(fresh);
  });
});
