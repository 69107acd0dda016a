import { expect, test } from "vitest";
import type { AnalysedStep, AnalysisTotals, MatchAnalysis, OtherTotals } from "../../wire/messages";
import { othersOf } from "./others";
import { stopsOf } from "./review";

const none = { equity: 0, stake: 0 };
const totals = {} as AnalysisTotals;
const judged: OtherTotals = { decisions: 1, own_rating: 0, other_rating: 25 };

function step(forced: boolean): AnalysedStep {
  return {
    seat: "white",
    position: "4HPwATDgc/ABMA",
    board: { points: [], bar: [0, 0], off: [0, 0] },
    cube: 1,
    cube_owner: null,
    phase: "opening",
    standing: 0,
    dice: [3, 1],
    luck: none,
    decision: null,
    play: { candidates: [], played: 0, error: none, class: "good", forced, plies: 2, rollout: null, facts: [] },
    illegal: null,
  };
}

const game = (steps: AnalysedStep[]) => ({
  score: { white: 0, black: 0 },
  crawford: false,
  winner: null,
  points: 0,
  standing: 0,
  steps,
});
const said = { play: { best: "8/5 6/5", error: 0.05, level: "XG Roller" }, cube: null };
const report: MatchAnalysis = {
  plies: 2,
  rollout_games: 0,
  white: "Anna",
  black: "Bob",
  stakes: { kind: "match", length: 5 },
  games: [game([step(false)]), game([step(true), step(false)])],
  white_totals: totals,
  black_totals: totals,
  result: 0.5,
  without_luck: 0.5,
  others: [
    {
      program: "XG",
      file: "a.xg",
      games: [[{ play: null, cube: null }], [said, said]],
      white: judged,
      black: judged,
    },
  ],
};

test("the judgements of other programs are shown at their steps, except for forced plays", () => {
  const found = stopsOf(report).map((stop) => othersOf(report, stop));
  expect(found).toEqual([[], [], [{ program: "XG", file: null, cube: null, play: said.play }]]);
  const [first] = report.others ?? [];
  const both = { ...report, others: [first, { ...first, program: "GNU", file: "a.sgf" }] } as MatchAnalysis;
  const last = stopsOf(both).at(-1);
  const files = last === undefined ? [] : othersOf(both, last).map(({ program, file }) => [program, file]);
  expect(files).toEqual([
    ["XG", "a.xg"],
    ["GNU", "a.sgf"],
  ]);
  const bare = { ...report, others: null };
  expect(stopsOf(bare).flatMap((stop) => othersOf(bare, stop))).toEqual([]);
});
