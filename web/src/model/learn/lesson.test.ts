import { describe, expect, it } from "vitest";
import { arrowsIn, BEGINNING, partAt, partsOf, readProgress } from "./lesson";

describe("the first lesson", () => {
  it("goes from the steps to the match and the review", () => {
    expect(partAt(0, 9)).toEqual({ kind: "step", index: 0 });
    expect(partAt(8, 9)).toEqual({ kind: "step", index: 8 });
    expect(partAt(9, 9)).toEqual({ kind: "match" });
    expect(partAt(10, 9)).toEqual({ kind: "review" });
    expect(partAt(50, 9)).toEqual({ kind: "review" });
    expect(partsOf(9)).toBe(11);
  });

  it("shows the way at once, and the play of a task after a try that missed it", () => {
    expect(arrowsIn("direction", false)).toHaveLength(2);
    expect(arrowsIn("point", false)).toBeNull();
    expect(arrowsIn("point", true)).toEqual([
      { from: 8, to: 5 },
      { from: 6, to: 5 },
    ]);
    expect(arrowsIn("double", true)).toBeNull();
  });

  it("continues from the stored progress, and begins again if it is invalid", () => {
    expect(readProgress({ at: 3, match: "abc" })).toEqual({ at: 3, match: "abc" });
    expect(readProgress({ at: 3, match: 7 })).toEqual({ at: 3, match: null });
    for (const nonsense of [
      null,
      5,
      "x",
      {},
      { at: -1, match: null },
      { at: 1.5, match: null },
      { at: "1", match: null },
    ]) {
      expect(readProgress(nonsense)).toEqual(BEGINNING);
    }
  });
});
