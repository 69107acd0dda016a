import { expect, it } from "vitest";
import { boardOf } from "./found";

it("a found position is seen from the side that decides", () => {
  const points = Array.from({ length: 24 }, () => 0);
  points[5] = 5;
  points[0] = -2;
  const board = { points, bar: [0, 1] as [number, number], off: [10, 12] as [number, number] };
  expect(boardOf(board, "white")).toEqual({ own: { 6: 5 }, other: { 1: 2 }, off: 10, theirBar: 1 });
  expect(boardOf(board, "black")).toEqual({ own: { 24: 2, 25: 1 }, other: { 19: 5 }, off: 12, theirBar: 0 });
});
