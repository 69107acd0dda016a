import { describe, expect, it } from "vitest";
import type { LibraryEntry } from "../../wire/messages";
import { listed, opponentOf, ownError, ownPr, type ListOrder } from "./list";

function entry(id: string, more: Partial<LibraryEntry>): LibraryEntry {
  return {
    id,
    added_at: 1,
    played_at: null,
    file_name: `${id}.mat`,
    path: null,
    own: null,
    white: "Anna",
    black: "Bert",
    length: 5,
    games: 1,
    score: { white: 5, black: 0 },
    plies: 2,
    white_pr: null,
    black_pr: null,
    white_error: null,
    black_error: null,
    ...more,
  };
}

const entries = [
  entry("a", {
    ...{ played_at: 300, own: "white", black: "zoe", path: "2021/club/a.mat" },
    ...{ white_pr: 9, black_pr: 2, white_error: 0.4, black_error: 0.1 },
  }),
  entry("b", {
    ...{ played_at: 100, own: "black", white: "Player 10", path: "2019/b.mat" },
    ...{ white_pr: 1, black_pr: 4, white_error: 0.1, black_error: 0.9 },
  }),
  entry("c", {
    ...{ added_at: 5, own: "white", black: "Player 9", path: "2021/online/c.mat" },
    ...{ white_pr: 5, black_pr: 30, white_error: 0.7, black_error: 3 },
  }),
  entry("d", { played_at: 200, white: "Carl", black: "Dora" }),
];
const ids = (search: string, order: ListOrder): string =>
  listed(entries, search, order, "en")
    .map((one) => one.id)
    .join("");

describe("the list of the library", () => {
  it("is sorted by day, import, opponent and PR, with unknown values last", () => {
    expect(ids("", "newest")).toBe("adbc");
    expect(ids("", "oldest")).toBe("bdac");
    expect(ids("", "added")).toBe("cabd");
    expect(ids("", "opponent")).toBe("dcba");
    expect(ids("", "worst")).toBe("acbd");
    expect(ids("", "best")).toBe("bcad");
    expect(ids("", "most_lost")).toBe("bcad");
    expect(ids("", "least_lost")).toBe("acbd");
  });

  it("is searched by file, folder and player, with all words", () => {
    expect(ids("2021", "newest")).toBe("ac");
    expect(ids("club 2021", "newest")).toBe("a");
    expect(ids("PLAYER", "opponent")).toBe("cb");
    expect(ids("d.mat", "newest")).toBe("d");
    expect(ids("nobody", "newest")).toBe("");
    expect(ids("  ", "newest")).toBe("adbc");
  });

  it("names both players and the higher PR while the user's seat is unknown", () => {
    const open = entry("e", { white_pr: 3, black_pr: 8 });
    expect([opponentOf(open), ownPr(open)]).toEqual(["Anna Bert", 8]);
    expect(ownPr(entry("f", { white_pr: 3 }))).toBe(3);
    expect(ownError(entry("g", { white_error: 0.2, black_error: 0.5 }))).toBe(0.5);
  });
});
