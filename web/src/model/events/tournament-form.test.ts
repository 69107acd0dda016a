import { expect, test } from "vitest";
import { fieldTime, FIRST_TOURNAMENT, prizesOf, sharesOf, startsOf, tournamentOf } from "./tournament-form";

const NOW = Date.UTC(2026, 10, 24, 12);

test("a form becomes a tournament", () => {
  const made = tournamentOf({ ...FIRST_TOURNAMENT, name: "  Autumn cup ", prizes: "100, 50.5 25" }, NOW);
  expect(made).toMatchObject({
    name: "Autumn cup",
    length: 10,
    prizes: [10000, 5050, 2500],
    time: { kind: "correspondence", days_per_turn: 14 },
  });
  expect(tournamentOf({ ...FIRST_TOURNAMENT, name: "abc", pace: "live" }, NOW)).toMatchObject({
    time: { kind: "live", delay_s: 12, reserve_s: 1200 },
    grace_minutes: 10,
    pause_seconds: 60,
  });
  expect(made).toMatchObject({ grace_minutes: null, pause_seconds: null });
});

test("the wrong part of a form is named", () => {
  expect(tournamentOf({ ...FIRST_TOURNAMENT, name: "ab" }, NOW)).toBe("name");
  expect(tournamentOf({ ...FIRST_TOURNAMENT, name: "abc", prizes: "much" }, NOW)).toBe("prizes");
});

test.each([
  ["", []],
  ["5,10;15", [500, 1000, 1500]],
  ["1,", [100]],
  ["0", null],
  ["-1", null],
  ["1.234", null],
])("prizes %j", (text, amounts) => {
  expect(prizesOf(text)).toEqual(amounts);
});

test("a fee takes the place of prizes", () => {
  const made = tournamentOf({ ...FIRST_TOURNAMENT, name: "abc", fee: 1000, prizes: "100" }, NOW);
  expect(made).toMatchObject({ fee: 1000, shares: [50, 30, 20], prizes: [] });
  expect(tournamentOf({ ...FIRST_TOURNAMENT, name: "abc" }, NOW)).toMatchObject({ fee: null, shares: [] });
  expect(tournamentOf({ ...FIRST_TOURNAMENT, name: "abc", fee: 1000, shares: "50, 40" }, NOW)).toBe("shares");
});

test.each([
  ["100", [100]],
  ["60 % 40 %", [60, 40]],
  ["50;25;25", [50, 25, 25]],
  ["", null],
  ["40, 60", null],
  ["100, 0", null],
  ["99", null],
])("shares %j", (text, shares) => {
  expect(sharesOf(text)).toEqual(shares);
});

test("a start has to be a time in the future, and later rounds follow at their interval", () => {
  const start = NOW + 90 * 60_000;
  const form = { start: fieldTime(start), every: 0, rounds: 4 };
  expect(startsOf(form, NOW)).toEqual([start]);
  expect(startsOf({ ...form, every: 30 }, NOW)).toEqual([0, 1, 2, 3].map((round) => start + round * 30 * 60_000));
  expect(startsOf(form, start)).toBe(null);
  expect(startsOf({ ...form, start: "" }, NOW)).toBe(null);
});
