import { describe, expect, test } from "vitest";
import { BAR, countOf, OFF, startCheckers } from "./checkers";
import { addPart, noGames } from "../review/rollout";
import { emptyBoard, holder, obstacle, put, startSetup, take, turnedRound } from "./setup";

describe("setting up", () => {
  test("checkers come from beside the board and go back there", () => {
    let board = emptyBoard;
    expect(obstacle(board)).toBe("white_off");
    board = put(put(put(board, "white", 6), "white", 6), "black", BAR);
    expect([countOf(board, "white", 6), countOf(board, "white", OFF), countOf(board, "black", BAR)]).toEqual([
      2, 13, 1,
    ]);
    expect(obstacle(board)).toBe(null);
    board = take(board, "white", 6);
    expect([countOf(board, "white", 6), countOf(board, "white", OFF)]).toEqual([1, 14]);
    expect(take(board, "white", 5)).toBe(board);
  });

  test("a point has one holder, and nobody has more than fifteen checkers", () => {
    const board = put(put(emptyBoard, "white", 6), "black", 19);
    expect(holder(board, 6)).toBe("black");
    expect(countOf(board, "white", OFF)).toBe(15);
    expect(put(startCheckers, "white", 6)).toBe(startCheckers);
  });

  test("a board that is turned round twice is as before", () => {
    const setup = {
      ...startSetup,
      board: put(emptyBoard, "white", 6),
      cube: 2,
      cube_owner: "white" as const,
      score: { white: 3, black: 1 },
    };
    expect(turnedRound(setup).board.points[18]).toBe(-1);
    expect(turnedRound(turnedRound(setup))).toEqual(setup);
  });
});

test("parts of a rollout add up, and the standard error shrinks", () => {
  const chances = { win: 0.5, win_gammon: 0.1, win_backgammon: 0, lose_gammon: 0.1, lose_backgammon: 0 };
  const one = addPart(noGames, { games: 36, equity: 0.1, error: 0.04, chances });
  const two = addPart(one, { games: 36, equity: 0.3, error: 0.04, chances: { ...chances, win: 0.6 } });
  expect(one).toMatchObject({ games: 36, equity: 0.1, error: 0.04 });
  expect(two.games).toBe(72);
  expect(two.equity).toBeCloseTo(0.2);
  expect(two.error).toBeCloseTo(0.04 / Math.SQRT2);
  expect(two.win).toBeCloseTo(0.55);
});
