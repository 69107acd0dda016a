import { expect, test } from "vitest";
import { EMPTY_SHEET, gamesOf, readSheet, rowOf, sheetCsv, withRow } from "./score-sheet";

test("rows become the games of a sheet, in the protocol's order", () => {
  let sheet = withRow(EMPTY_SHEET, 2, "open", { winner: "B", end: "gammon", cube: 2 });
  sheet = withRow(sheet, 1, "closed", { winner: "A", left: 9, cube: 2 });
  sheet = withRow(sheet, 3, "open", { end: "pass" });
  expect(gamesOf(sheet).games).toEqual([
    { board: 1, room: "closed", winner: "A", end: "single", cube: 2, checkers_left: 9 },
    { board: 2, room: "open", winner: "B", end: "gammon", cube: 2, checkers_left: 15 },
  ]);
  const scored = {
    games: [
      { smp: 330, imp: 8 },
      { smp: 600, imp: 12 },
    ],
    imp_a: 8,
    imp_b: 12,
    difference: 4,
    vp: null,
  };
  expect(sheetCsv(sheet, scored).split("\r\n")[1]).toBe("1,closed,A,single,2,9,330,8");
});

test("result and checkers never contradict each other", () => {
  const gammon = withRow(EMPTY_SHEET, 1, "open", { winner: "A", end: "backgammon", left: 3 });
  expect(rowOf(gammon, 1, "open").left).toBe(15);
  expect(rowOf(withRow(gammon, 1, "open", { end: "single" }), 1, "open").left).toBe(14);
  expect(rowOf(withRow(EMPTY_SHEET, 1, "open", { end: "pass" }), 1, "open").left).toBe(15);
  expect(rowOf(withRow(EMPTY_SHEET, 1, "open", { end: "pass", left: 14 }), 1, "open").left).toBe(15);
});

test("a passed game may have fewer checkers left", () => {
  const passed = withRow(EMPTY_SHEET, 5, "open", { winner: "A", end: "pass" });
  expect(rowOf(withRow(passed, 5, "open", { left: 14 }), 5, "open").left).toBe(14);
});

test.each([null, 3, {}, { boards: 9, rows: {}, teams: {} }])("%j is not a sheet", (kept) => {
  expect(readSheet(kept)).toBe(EMPTY_SHEET);
});
