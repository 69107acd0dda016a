import { expect, test } from "vitest";
import {
  choicesOf,
  fieldTime,
  FIRST_TOURNAMENT,
  fitted,
  prizesOf,
  sharesOf,
  startsOf,
  tournamentOf,
  withFormat,
  type TournamentForm,
} from "./tournament-form";

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

const CUP: TournamentForm = { ...FIRST_TOURNAMENT, name: "abc" };

test("a form becomes a tournament of its format", () => {
  expect(tournamentOf(CUP, NOW)).toMatchObject({ format: { kind: "knock_out" }, final_of: null });
  expect(tournamentOf(withFormat(CUP, "swiss"), NOW)).toMatchObject({
    format: { kind: "swiss", rounds: 5 },
    final_of: null,
  });
  expect(tournamentOf({ ...withFormat(CUP, "swiss"), rounds: 0, finalOf: 4 }, NOW)).toMatchObject({
    format: { kind: "swiss", rounds: null },
    final_of: 4,
  });
  expect(tournamentOf(withFormat(CUP, "lives"), NOW)).toMatchObject({ format: { kind: "lives", lives: 2 } });
  expect(tournamentOf(withFormat(CUP, "round_robin"), NOW)).toMatchObject({
    format: { kind: "round_robin", groups: 1, twice: false },
    places: 8,
  });
});

test("only a knock-out has a fee and no final", () => {
  expect(tournamentOf({ ...withFormat(CUP, "swiss"), fee: 1000 }, NOW)).toMatchObject({ fee: null, shares: [] });
  expect(tournamentOf({ ...CUP, finalOf: 4 }, NOW)).toMatchObject({ final_of: null });
});

test("a round robin takes no late entries", () => {
  const timed = { ...CUP, timed: true, start: fieldTime(NOW + 90 * 60_000), late: 30 };
  expect(tournamentOf(timed, NOW)).toMatchObject({ late_until: NOW + 120 * 60_000 });
  expect(tournamentOf(withFormat(timed, "round_robin"), NOW)).toMatchObject({ late_until: null });
});

test("the rounds at set times are those of the format, and at most eleven", () => {
  const timed = { ...CUP, timed: true, start: fieldTime(NOW + 90 * 60_000), every: 60 };
  const rounds = (form: TournamentForm): number => {
    const made = tournamentOf(form, NOW);
    return typeof made === "string" ? 0 : made.starts.length;
  };
  expect(rounds(timed)).toBe(5);
  expect(rounds(withFormat({ ...timed, rounds: 7 }, "swiss"))).toBe(7);
  expect(rounds({ ...withFormat(timed, "round_robin"), twice: true })).toBe(11);
});

test("the numbers of a form fit together", () => {
  const few = fitted({ ...withFormat(CUP, "swiss"), finalOf: 8, places: 4 });
  expect(few).toMatchObject({ places: 4, rounds: 3, finalOf: 2 });
  expect(fitted({ ...few, rounds: 0 }).rounds).toBe(0);
  const groups = fitted({ ...withFormat(CUP, "round_robin"), places: 10, groups: 6, finalOf: 4 });
  expect(groups).toMatchObject({ places: 10, groups: 3, finalOf: 2 });
  expect(choicesOf(groups).finals).toEqual([0, 1, 2]);
  // The largest group has 32 players.
  expect(fitted({ ...withFormat(CUP, "round_robin"), places: 64 })).toMatchObject({ places: 64, groups: 2 });
  // A number of players that only a round robin offers becomes the next smaller one of the others.
  expect(withFormat(groups, "lives").places).toBe(8);
});
