import { describe, expect, it } from "vitest";
import { EMPTY, formOf, leastOn, oneMore, searchOf, seenFromHere } from "./search";

describe("the form of the position library", () => {
  it("sets no condition for a field that is empty or not a number", () => {
    const search = searchOf({ ...EMPTY, error: "abc", opponent: "  " }, 0);
    expect(search).toMatchObject({ error_min: null, opponent: null, part: null, cube: null, by: "own" });
  });

  it("is restored from a saved search", () => {
    const form = {
      ...EMPTY,
      own: [{ place: 6, least: 3 }],
      part: "race" as const,
      error: "0,08",
      leadMin: "-12",
      ownAway: "3",
      cube: "2",
    };
    const search = searchOf(form, 40);
    expect(search).toMatchObject({ error_min: 0.08, lead_min: -12, own_away: 3, cube: 2, skip: 40 });
    expect(searchOf(formOf(search), 40)).toEqual(search);
    expect(searchOf(form, 5_000).skip).toBe(960);
  });

  it("adds a checker with each click, and clears the point after fifteen", () => {
    let places = oneMore(oneMore([], 6), 6);
    places = oneMore(places, 25);
    expect(places).toEqual([
      { place: 6, least: 2 },
      { place: 25, least: 1 },
    ]);
    for (let click = 0; click < 14; click++) places = oneMore(places, 6);
    expect(leastOn(places, 6)).toBe(0);
    expect(seenFromHere(24)).toBe(1);
    expect(seenFromHere(25)).toBe(25);
  });
});
