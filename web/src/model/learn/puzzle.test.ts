import { describe, expect, it } from "vitest";
import type { MatchView, PuzzleOption, PuzzleVerdict } from "../../wire/messages";
import { arrowsOf, askedIn, equityOf, scoreIn, winOf } from "./puzzle";

const option = (notation: string, from: number, to: number): PuzzleOption => ({
  cube: null,
  notation,
  moves: [{ from, to }],
  cost: 0,
  evidence: { by: "net" },
});
const verdict = (solved: boolean, chosen: number, options: PuzzleOption[]): PuzzleVerdict => ({
  solved,
  theme: "blitz",
  rating: 1500,
  options,
  chosen,
  equity: 0.1,
  games: 144,
  xgid: "",
  change: null,
  returns_at: null,
});
const view = (part: Partial<MatchView>): MatchView => part as MatchView;

describe("a puzzle", () => {
  it("asks for the decision that its position waits for", () => {
    expect(askedIn(view({ phase: { kind: "to_play", seat: "black", dice: [3, 1] } }))).toEqual({
      kind: "play",
      dice: [3, 1],
    });
    expect(askedIn(view({ phase: { kind: "to_roll", seat: "black" } })).kind).toBe("double");
    expect(askedIn(view({ phase: { kind: "cube_offered", to: "white", value: 2, offer: "double" } })).kind).toBe(
      "take",
    );
  });

  it("shows the score from the solver's side, and none for money", () => {
    const settings = (format: MatchView["settings"]["format"]): MatchView["settings"] =>
      ({ format }) as MatchView["settings"];
    const score = { white: 3, black: 1 };
    expect(scoreIn(view({ settings: settings({ kind: "points", length: 7 }), score }), "black")).toEqual({
      own: 1,
      other: 3,
      length: 7,
    });
    expect(scoreIn(view({ settings: settings({ kind: "normal" }), score }), "black")).toBeNull();
  });

  it("draws the best play, and the play that was tried instead", () => {
    const [best, other] = [option("8/5", 8, 5), option("6/3", 6, 3)];
    expect(arrowsOf(verdict(false, 1, [best, other]))).toEqual({ made: other.moves, best: best.moves });
    expect(arrowsOf(verdict(true, 0, [best, other]))).toEqual({ made: null, best: best.moves });
    expect(arrowsOf(verdict(true, 0, [{ ...best, cube: "double", moves: [] }]))).toEqual({ made: null, best: null });
  });

  it("has for each answer its own equity, not its distance from the best", () => {
    const [best, other] = [option("8/5", 8, 5), { ...option("6/3", 6, 3), cost: 1.656 }];
    const told = { ...verdict(false, 1, [best, other]), equity: 0.856 };
    expect([best, other].map((one) => equityOf(told, one))).toEqual([0.856, expect.closeTo(-0.8)]);
  });

  it("takes the chance to win only from a rollout", () => {
    expect(winOf(option("8/5", 8, 5))).toBeNull();
    expect(winOf({ ...option("8/5", 8, 5), evidence: { by: "rollout", standard_error: 0.01, win: 0.6 } })).toBe(0.6);
  });
});
