import { describe, expect, it } from "vitest";
import { countRead, isZip, leftOut, nameOfAll, partsOf } from "./import-plan";

const file = (path: string, size = 10_000): { path: string; size: number; packedSize: number } => ({
  path,
  size,
  packedSize: size,
});

describe("the plan of an import", () => {
  it.each([
    ["a.mat", 1, "a.mat"],
    ["a.mat", 2, "a.mat + 1"],
    ["a.mat", 70, "a.mat + 69"],
    ["", 0, ""],
  ])("names %s and %i files in all", (first, count, name) => {
    expect(nameOfAll(first, count)).toBe(name);
  });

  it("leaves out files that cannot be matches", () => {
    expect(leftOut(file("games/2019/a.MAT"))).toBeNull();
    expect(leftOut(file("no ending"))).toBeNull();
    expect(leftOut(file("photo.jpg"))).toBe("ending");
    expect(leftOut(file("old.SGG"))).toBe("convert");
    expect(leftOut(file("position.xgp"))).toBeNull();
    expect(leftOut(file("a/.DS_Store"))).toBe("hidden");
    expect(leftOut(file("__MACOSX/a.mat"))).toBe("hidden");
    expect(leftOut(file("a.mat", 0))).toBe("empty");
    expect(leftOut(file("25 points, analysed.sgf", 6_000_000))).toBeNull();
    expect(leftOut(file("a.sgf", 6_500_000))).toBe("too_large");
  });

  it("counts no refused and no large file as read", () => {
    const view = { files: 4, read: 1, partly: 1, duplicate: 0, played_here: 1 };
    const left = [{ why: "too_large" }, { why: "hidden" }, { why: "ending" }, { why: "convert" }] as const;
    expect(countRead(view, left)).toEqual({ read: 3, files: 6 });
  });

  it("sends every file once, in parts of bounded size", () => {
    const files = Array.from({ length: 2_000 }, (_, index) => file(`${String(index)}.mat`, 1 + (index % 7) * 30_000));
    const parts = partsOf(files);
    expect(parts.flat()).toEqual(files);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(100);
      expect(part.reduce((sum, one) => sum + one.packedSize, 0)).toBeLessThanOrEqual(2 * 1024 * 1024);
    }
    expect(partsOf([])).toEqual([]);
  });

  it("knows a zip by its name", () => {
    expect(isZip("All Matches.ZIP")).toBe(true);
    expect(isZip("zip.mat")).toBe(false);
  });
});
