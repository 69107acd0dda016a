import { describe, expect, it } from "vitest";
import { partsOf, putPlay } from "./repair";

const ROW = "  1) 31: 8/5 6/5                 52: 13/8 99/22";

describe("a play in the row of a file", () => {
  it("replaces the play of one side and leaves the other where it is", () => {
    expect(putPlay(ROW, "black", [5, 2], "24/22 13/8")).toBe("  1) 31: 8/5 6/5                 52: 24/22 13/8");
    expect(putPlay(ROW, "white", [3, 1], "24/20")).toBe("  1) 31: 24/20                   52: 13/8 99/22");
    expect(putPlay(ROW, "white", [3, 1], "a play longer than the column")).toBe(
      "  1) 31: a play longer than the column  52: 13/8 99/22",
    );
  });

  it("finds the only roll of a row, of either side", () => {
    expect(putPlay("  1)                            52: 99/22", "black", [5, 2], "13/8 24/22")).toBe(
      "  1)                            52: 13/8 24/22",
    );
    expect(putPlay("  4) 21: ?  Doubles => 2", "white", [2, 1], "6/3")).toBe("  4) 21: 6/3  Doubles => 2");
  });

  it("adds the roll where the row has none", () => {
    expect(putPlay("  4) ????", "white", [2, 1], "6/3")).toBe("  4) ???? 21: 6/3");
  });
});

describe("the parts of a row", () => {
  it("keep each roll with its play, and all blanks", () => {
    expect(partsOf(ROW)).toEqual(["  ", "1) ", "31: 8/5 6/5                 ", "52: 13/8 99/22"]);
    expect(partsOf("  2)  Doubles => 2                Takes")).toEqual([
      "  ",
      "2)  ",
      "Doubles => 2                ",
      "Takes",
    ]);
    for (const row of [ROW, "", "????", "  4) 21: ?"]) expect(partsOf(row).join("")).toBe(row);
  });
});
