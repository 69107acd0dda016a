import { describe, expect, test } from "vitest";
import type { Checkers } from "../../wire/messages";
import { noCheckers, startCheckers } from "./checkers";
import { raceOf, shotsAt, stationsOf } from "./facts";

/** A position. The keys are White's points; Black's checkers are negative. */
function board(points: Record<number, number>, bar: [number, number] = [0, 0]): Checkers {
  return { ...noCheckers, points: noCheckers.points.map((_, index) => points[index + 1] ?? 0), bar };
}

describe("shots at White's blots", () => {
  const cases: [string, Checkers, number[], number][] = [
    ["a direct shot of one pip: any 1", board({ 8: 1, 7: -2 }), [8], 11],
    ["a direct shot of six pips with open points: 17 rolls", board({ 8: 1, 2: -2 }), [8], 17],
    ["an indirect shot of seven pips: 6-1, 5-2 and 4-3", board({ 9: 1, 2: -2 }), [9], 6],
    ["an indirect shot of eight pips past a point: 6-2, 5-3, 4-4 and 2-2", board({ 10: 1, 2: -2 }), [10], 6],
    ["the same with White's point on 6: 4-4 and 2-2 are blocked", board({ 10: 1, 6: 2, 2: -2 }), [10], 4],
    ["two blots, each hit by other rolls", board({ 8: 1, 6: 1, 2: -2 }), [8, 6], 27],
    ["a blot behind every checker of Black", board({ 1: 1, 10: -2 }), [], 0],
    ["no contact", board({ 1: 2, 24: -2 }), [], 0],
    ["from the bar: only the entering number hits", board({ 3: 1 }, [0, 1]), [3], 14],
    ["two checkers on the bar enter first: only 3s hit", board({ 3: 1 }, [0, 2]), [3], 12],
  ];
  test.each(cases)("%s", (_name, checkers, blots, rolls) => {
    expect(shotsAt(checkers, "white")).toEqual({ blots, rolls });
  });

  test("the starting position has no blots", () => {
    expect(shotsAt(startCheckers, "white")).toEqual({ blots: [], rolls: 0 });
  });

  test("Black's blots are in Black's numbering", () => {
    expect(shotsAt(board({ 7: 2, 6: -1 }), "black")).toEqual({ blots: [19], rolls: 11 });
  });

  test("a hit after which the rest of the roll cannot be played is no shot if the whole roll can be", () => {
    // White may not hit with 6-1: 10/9 leaves no 6, but 10/4 2/1 plays both numbers.
    const checkers = board({ 10: 1, 2: 1, 9: -1, 3: -2 });
    expect(shotsAt(checkers, "black")).toEqual({ blots: [16], rolls: 9 });
  });
});

describe("the race", () => {
  const cases: [string, Checkers, ReturnType<typeof raceOf>][] = [
    ["even", startCheckers, { pips: { white: 167, black: 167 }, leader: null, lead: 0 }],
    ["White leads", board({ 3: 2, 20: -2 }), { pips: { white: 6, black: 10 }, leader: "white", lead: 4 }],
    ["Black leads", board({ 9: 1, 24: -1 }, [0, 0]), { pips: { white: 9, black: 1 }, leader: "black", lead: 8 }],
    ["the bar counts 25", board({ 3: 1 }, [1, 0]), { pips: { white: 28, black: 0 }, leader: "black", lead: 28 }],
  ];
  test.each(cases)("%s", (_name, checkers, race) => {
    expect(raceOf(checkers)).toEqual(race);
  });
});

test("the stations of a side run from the bar to the tray, in its own numbering", () => {
  expect(stationsOf(startCheckers, "black")).toEqual([
    { place: 24, count: 2 },
    { place: 13, count: 5 },
    { place: 8, count: 3 },
    { place: 6, count: 5 },
  ]);
  expect(stationsOf({ ...board({ 4: 1 }, [2, 0]), off: [12, 0] }, "white")).toEqual([
    { place: 25, count: 2 },
    { place: 4, count: 1 },
    { place: 0, count: 12 },
  ]);
});
