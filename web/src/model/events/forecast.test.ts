import { expect, test } from "vitest";
import type { TournamentFormat } from "../../wire/messages";
import { forecastOf, swissRoundsMax, usualMinutes } from "./forecast";

const KNOCK_OUT: TournamentFormat = { kind: "knock_out" };
const swiss = (rounds: number | null): TournamentFormat => ({ kind: "swiss", rounds });
const lives = (count: number): TournamentFormat => ({ kind: "lives", lives: count });
const robin = (groups: number, twice = false): TournamentFormat => ({ kind: "round_robin", groups, twice });

/** The least and the most rounds, the least and the most matches of a player, and the boards. */
function numbers(format: TournamentFormat, finalOf: number | null, players: number): number[] {
  const { rounds, matches, boards } = forecastOf(format, finalOf, players);
  return [rounds.least, rounds.most, matches.least, matches.most, boards];
}

test.each([
  ["a knock-out", KNOCK_OUT, null, 32, [5, 5, 1, 5, 16]],
  ["a knock-out with an odd number", KNOCK_OUT, null, 5, [3, 3, 1, 3, 2]],
  ["a Swiss", swiss(5), null, 32, [5, 5, 5, 5, 16]],
  ["a Swiss in which everybody may have a bye", swiss(5), null, 31, [5, 5, 4, 5, 15]],
  ["a Swiss of few players, who meet once at most", swiss(5), null, 4, [3, 3, 3, 3, 2]],
  ["a Swiss with a final", swiss(5), 4, 32, [7, 7, 5, 7, 16]],
  ["a Swiss until one of 32 is unbeaten", swiss(null), null, 32, [5, 5, 5, 5, 16]],
  ["a Swiss until one of 5 is unbeaten", swiss(null), null, 5, [2, 3, 1, 3, 2]],
  ["one life", lives(1), null, 16, [4, 4, 1, 4, 8]],
  ["two lives", lives(2), null, 8, [5, 6, 2, 6, 4]],
  ["three lives of two players", lives(3), null, 2, [3, 5, 3, 5, 1]],
  ["two lives until eight players are left", lives(2), 8, 32, [8, 8, 2, 8, 16]],
  ["everybody against everybody", robin(1), null, 8, [7, 7, 7, 7, 4]],
  ["everybody against everybody, with an odd number", robin(1), null, 7, [7, 7, 6, 6, 3]],
  ["everybody against everybody twice", robin(1, true), null, 4, [6, 6, 6, 6, 2]],
  ["groups and a final", robin(4), 2, 16, [6, 6, 3, 6, 8]],
  ["groups of four and of three", robin(3), 1, 10, [5, 5, 2, 5, 4]],
] as const)("the forecast of %s", (_, format, finalOf, players, expected) => {
  expect(numbers(format, finalOf, players)).toEqual(expected);
});

test("a forecast says how many rounds come before the final", () => {
  expect(forecastOf(swiss(5), 8, 32).stage).toEqual({ least: 5, most: 5 });
});

test("a large field with three lives is worked out at once", () => {
  expect(forecastOf(lives(3), null, 1024).rounds).toEqual({ least: 17, most: 19 });
});

test("a Swiss has at most as many rounds as everybody has opponents, and one more for the byes", () => {
  expect([2, 3, 4, 5].map(swissRoundsMax)).toEqual([1, 3, 3, 5]);
});

test("live play usually takes eleven minutes for a point", () => {
  expect(usualMinutes(5, 7)).toBe(385);
});
