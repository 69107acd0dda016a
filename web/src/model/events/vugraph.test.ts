import { expect, test } from "vitest";
import type { Checkers, Event, Vugraph, VugraphPlay, VugraphTurn } from "../../wire/messages";
import { cellsOf, hasChances, turnAt, writableTurns } from "./vugraph";

const checkers: Checkers = { points: [], bar: [0, 0], off: [0, 0] };

function play(dice: [number, number] | null, events: Event[]): VugraphPlay {
  return { dice, events, white_wins: null, checkers, cube: 1, cube_owner: null };
}
function turn(number: number, open: VugraphPlay | null = null): VugraphTurn {
  return { number, seat: number % 2 === 1 ? "white" : "black", open, closed: null };
}
function vugraph(turns: VugraphTurn[], complete: boolean): Vugraph {
  const room = { white: "anna", black: "berta", table: null };
  return { board: 1, boards: [1], complete, open: room, closed: room, turns, commentary: [], comments: false };
}

const played: Event = { event: "played", seat: "white", moves: [], notation: "8/5 6/5" };

test("the first turn has the dice of the opening throw, and no roll among its events", () => {
  const first = play([3, 1], [played]);
  expect(cellsOf(turn(1, first), first)).toMatchObject([{ kind: "play", dice: [3, 1], notation: "8/5 6/5" }]);
});

test("the cube, the roll and the play of a turn are its cells", () => {
  const cube: Event[] = [
    { event: "doubled", seat: "white", value: 2 },
    { event: "taken", seat: "black", value: 2 },
    { event: "rolled", seat: "white", dice: [6, 5], by_hand: false },
    { ...played, notation: "24/13" },
  ];
  const third = play([6, 5], cube);
  const cells = cellsOf(turn(3, third), third);
  expect(cells.map((cell) => cell.kind)).toEqual(["double", "take", "play"]);
  const passed = play(null, [
    { event: "doubled", seat: "white", value: 2 },
    { event: "passed", seat: "black" },
  ]);
  expect(cellsOf(turn(5, passed), passed).map((cell) => cell.kind)).toEqual(["double", "pass"]);
});

test("the latest turn is shown until another is chosen", () => {
  const two = vugraph([turn(1), turn(2)], false);
  expect(turnAt(two, null)?.number).toBe(2);
  expect(turnAt(two, 1)?.number).toBe(1);
  expect(turnAt(two, 9)?.number).toBe(2);
  expect(turnAt(vugraph([], false), null)).toBeNull();
});

test("a commentator writes about the turn in play and earlier turns, and about all turns of a finished board", () => {
  expect(writableTurns(vugraph([turn(1), turn(2)], false))).toEqual([3, 2, 1]);
  expect(writableTurns(vugraph([], false))).toEqual([1]);
  expect(writableTurns(vugraph([turn(1), turn(2)], true))).toEqual([2, 1]);
});

test("a turn has chances if one of its rooms has been analysed", () => {
  const bare = play([3, 1], [played]);
  expect(hasChances(turn(1))).toBe(false);
  expect(hasChances(turn(1, bare))).toBe(false);
  expect(hasChances(turn(2, { ...bare, white_wins: 0 }))).toBe(true);
  expect(hasChances({ ...turn(2, bare), closed: { ...bare, white_wins: 61 } })).toBe(true);
});
