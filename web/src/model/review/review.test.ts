import { describe, expect, test } from "vitest";
import type { AnalysedStep, AnalysisChances, MatchAnalysis } from "../../wire/messages";
import {
  firstStop,
  isOfSeveralDepths,
  isOptional,
  markedMistakes,
  mistakes,
  nextMistake,
  playsOf,
  reasons,
  reviewChart,
  movesByGame,
  standing,
  stopAt,
  stopsOf,
  ways,
} from "./review";

const chances: AnalysisChances = { win: 0.5, win_gammon: 0.1, win_backgammon: 0, lose_gammon: 0.1, lose_backgammon: 0 };
const start = { points: [], bar: [0, 0] as [number, number], off: [0, 0] as [number, number] };

function step(error: number, value: number): AnalysedStep {
  const candidate = (equity: number) => ({
    notation: "8/5 6/5",
    moves: [],
    equity,
    standard_error: null,
    plies: 2,
    chances,
  });
  return {
    seat: "white",
    position: "4HPwATDgc/ABMA",
    board: start,
    cube: 1,
    cube_owner: null,
    phase: "opening",
    standing: value,
    dice: [3, 1],
    luck: { equity: 0, stake: 0 },
    decision: null,
    play: {
      candidates: error > 0 ? [candidate(0.1), candidate(0.1 - error)] : [candidate(0.1)],
      played: error > 0 ? 1 : 0,
      error: { equity: error, stake: error / 10 },
      forced: false,
      plies: 2,
      class: error >= 0.16 ? "very_bad" : error >= 0.04 ? "doubtful" : "good",
      rollout: null,
      facts: [],
    },
    illegal: null,
  };
}

const tally = {
  decisions: 0,
  error: { equity: 0, stake: 0 },
  performance_rating: null,
  doubtful: 0,
  bad: 0,
  very_bad: 0,
};
const totals = {
  all: tally,
  plays: tally,
  doubles: tally,
  answers: tally,
  opening: tally,
  contact: tally,
  race: tally,
  bear_off: tally,
  rolls: 0,
  luck: { equity: 0, stake: 0 },
  snowie_error_rate: null,
};
const game = (steps: AnalysedStep[]) => ({
  score: { white: 0, black: 0 },
  crawford: false,
  winner: null,
  points: 0,
  standing: 0.5,
  steps,
});
const report: MatchAnalysis = {
  plies: 2,
  rollout_games: 0,
  white: "Anna",
  black: "Bob",
  stakes: { kind: "match", length: 5 },
  games: [game([step(0, 0.5), step(0.2, 0.4)]), game([step(0.05, 0.3), step(0, 0.9)])],
  white_totals: totals,
  black_totals: totals,
  result: 1,
  without_luck: 0.6,
  others: null,
};

describe("the review of a match", () => {
  const stops = stopsOf(report);

  test("mistakes are sorted by their cost and found one after the other", () => {
    expect(mistakes(stops).map((stop) => stop.index)).toEqual([1, 2]);
    expect(nextMistake(stops, 0, 1)).toBe(1);
    expect(nextMistake(stops, 1, 1)).toBe(2);
    expect(nextMistake(stops, 2, 1)).toBe(2);
    expect(nextMistake(stops, 3, -1)).toBe(2);
    expect(nextMistake(stops, 1, -1)).toBe(1);
  });

  test("a review opens on the reader's own worst mistake", () => {
    const black = (one: AnalysedStep): AnalysedStep => ({ ...one, seat: "black" });
    const mixed = stopsOf({
      ...report,
      games: [game([step(0.05, 0.5), black(step(0.2, 0.4)), black(step(0.06, 0.4))])],
    });
    expect(firstStop(mixed, "black")).toBe(1);
    expect(firstStop(mixed, "white")).toBe(0);
    expect(firstStop(mixed, null)).toBe(1);
    expect(firstStop(stops, "black")).toBe(1); // the reader made no mistake, so the worst of the match
    expect(firstStop([], "white")).toBe(0);
  });

  test("the moves of each game are in two columns, Black's first move in Black's column", () => {
    const black = (one: AnalysedStep): AnalysedStep => ({ ...one, seat: "black" });
    const two = stopsOf({
      ...report,
      games: [game([step(0, 0.5), black(step(0, 0.5)), step(0, 0.5)]), game([black(step(0, 0.5)), step(0, 0.5)])],
    });
    const rows = movesByGame(two).map(({ rows: all }) =>
      all.map((row) => [row.number, row.white.map(({ index }) => index), row.black.map(({ index }) => index)]),
    );
    expect(rows).toEqual([
      [
        [1, [0], [1]],
        [2, [2], []],
      ],
      [
        [1, [], [3]],
        [2, [4], []],
      ],
    ]);
  });

  test("a chart marks only the worst mistakes, and doubtful ones only where there is nothing worse", () => {
    expect(markedMistakes(stops, 5).map(({ index }) => index)).toEqual([1]);
    const doubtful = stopsOf({ ...report, games: [game([step(0.05, 0.5), step(0.06, 0.4), step(0.05, 0.4)])] });
    expect(markedMistakes(doubtful, 2).map(({ index }) => index)).toEqual([1, 0]);
  });

  test("the best play is shown only where another was made", () => {
    const [good, bad] = report.games[0]?.steps ?? [];
    expect(good?.play && playsOf(good.play).best).toBeNull();
    expect(bad?.play && playsOf(bad.play)).toMatchObject({ made: { equity: -0.1 }, best: { equity: 0.1 } });
  });

  test("rows show their depths only where these differ", () => {
    const plays = (...plies: (number | null)[]) => plies.map((depth) => ({ plies: depth }));
    for (const same of [plays(), plays(2), plays(2, 2), plays(null, null)]) expect(isOfSeveralDepths(same)).toBe(false);
    expect(isOfSeveralDepths(plays(2, 2, 0))).toBe(true);
  });

  test("the reasons are given, the largest difference first", () => {
    const best = { ...chances, win: 0.52, lose_gammon: 0.02 };
    expect(reasons(best, chances).map((reason) => reason.kind)).toEqual(["losses", "wins"]);
    expect(reasons(chances, chances)).toEqual([{ kind: "cube" }]);
  });

  test("the chart has a line for each game and finds the stop under the pointer", () => {
    const chart = reviewChart(report, stops, "white", {
      width: 320,
      height: 120,
      left: 10,
      right: 10,
      top: 10,
      bottom: 10,
    });
    expect(chart.lines).toHaveLength(2);
    expect(chart.points.map((point) => point.x)).toEqual([10, 110, 210, 310]);
    expect(chart.points[3]?.y).toBeLessThan(chart.points[2]?.y ?? 0);
    expect([0, 100, 199, 400].map((x) => stopAt(chart, x))).toEqual([0, 1, 2, 3]);
  });

  test("the result of the other side is the complement of this side's", () => {
    expect(standing(report, 0.3, "black")).toBeCloseTo(0.7);
    expect(standing({ ...report, stakes: { kind: "cubeless" } }, 2, "black")).toBe(-2);
  });

  test("a checker that moves twice has one arrow", () => {
    expect(
      ways([
        { from: 24, to: 18 },
        { from: 18, to: 14 },
      ]),
    ).toEqual([{ from: 24, to: 14 }]);
    expect(
      ways([
        { from: 8, to: 5 },
        { from: 6, to: 5 },
      ]),
    ).toHaveLength(2);
  });
});

test("a double is optional where rolling is worth the same", () => {
  expect(isOptional(0.25, 0.2504)).toBe(true);
  expect(isOptional(0.25, 0.2506)).toBe(false);
  // An answer to a double has no such choice.
  expect(isOptional(undefined, undefined)).toBe(false);
});
