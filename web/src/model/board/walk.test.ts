import { describe, expect, test } from "vitest";
import { isWalkKey, walkTo, type Stop, type WalkKey } from "./walk";

/** Two rows of four: the indices 0 to 3 above, from right to left, and 4 to 7 below, from left to right. */
function stops(...usable: number[]): Stop[] {
  return Array.from({ length: 8 }, (_, index) => ({
    x: index < 4 ? 30 - 10 * index : 10 * (index - 4),
    y: index < 4 ? 10 : 90,
    usable: usable.includes(index),
  }));
}

describe("the focus walks over the board", () => {
  const cases: [string, readonly Stop[], number, WalkKey, boolean, number][] = [
    ["right in a row", stops(), 3, "ArrowRight", true, 2],
    ["left in a row", stops(), 2, "ArrowLeft", true, 3],
    ["right from the end of the upper row to the lower one", stops(), 0, "ArrowRight", true, 4],
    ["right from the end of the lower row to the upper one", stops(), 7, "ArrowRight", true, 3],
    ["left from the first to the last", stops(), 3, "ArrowLeft", true, 7],
    ["down", stops(), 3, "ArrowDown", true, 4],
    ["up", stops(), 7, "ArrowUp", true, 0],
    ["not further up", stops(), 1, "ArrowUp", true, 1],
    ["to the first", stops(), 6, "Home", true, 3],
    ["to the last", stops(), 1, "End", true, 7],
    ["one step to the next usable place", stops(1, 6), 1, "ArrowRight", false, 6],
    ["and back", stops(1, 6), 6, "ArrowLeft", false, 1],
    ["from a place that is of no use to the next usable one", stops(1, 6), 3, "ArrowRight", false, 1],
    ["down to the nearest usable place", stops(1, 4, 7), 1, "ArrowDown", false, 7],
    ["past usable places when it visits all", stops(1, 6), 3, "ArrowRight", true, 2],
    ["over all places when none is usable", stops(), 3, "ArrowRight", false, 2],
    ["over all places when only this one is usable", stops(3), 3, "ArrowRight", false, 2],
  ];
  test.each(cases)("%s", (_name, places, from, key, everywhere, to) => {
    expect(walkTo(places, from, key, everywhere)).toBe(to);
  });

  test("every place is reached by one key", () => {
    const seen = [3];
    for (;;) {
      const next = walkTo(stops(), seen.at(-1) ?? 0, "ArrowRight", true);
      if (next === 3) break;
      seen.push(next);
    }
    expect(seen).toEqual([3, 2, 1, 0, 4, 5, 6, 7]);
  });
});

test("the keys of the walk", () => {
  expect(["ArrowUp", "Home", "Tab", "a"].map(isWalkKey)).toEqual([true, true, false, false]);
});
