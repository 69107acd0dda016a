/** The XGID, a one-line text form of a position that other programs read. Its bottom player is Black. Pure. */

import type { AnalysedGame, AnalysedStep, Checkers, MatchAnalysis, PositionSetup, Seat } from "../../wire/messages";
import { BAR, countOf, other } from "./checkers";

/** The XGID of a step of an analysed match: before the roll for a cube decision, otherwise with the dice. */
export function xgidOf(report: MatchAnalysis, game: AnalysedGame, step: AnalysedStep): string {
  const { stakes } = report;
  // In an XGID it is the doubler's turn until the double is answered.
  const answering =
    step.dice === null &&
    step.decision !== null &&
    step.decision.choice !== "double" &&
    step.decision.choice !== "no_double";
  const turn = answering ? other(step.seat) : step.seat;
  const owner = step.cube_owner === null ? 0 : sign(step.cube_owner);
  const dice = step.dice === null ? (answering ? "D" : "00") : `${String(step.dice[0])}${String(step.dice[1])}`;
  const length = stakes.kind === "match" ? stakes.length : 0;
  const rules = stakes.kind === "money" ? (stakes.jacoby ? 1 : 0) + (stakes.beavers ? 2 : 0) : game.crawford ? 1 : 0;
  const score = stakes.kind === "match" ? game.score : { white: 0, black: 0 };
  const fields = [
    board(step.board),
    Math.log2(step.cube),
    owner,
    sign(turn),
    dice,
    score.black,
    score.white,
    rules,
    length,
    // The highest cube is 2 to this power.
    10,
  ];
  return `XGID=${fields.join(":")}`;
}

/** The XGID of a position that was set up by hand. */
export function xgidOfSetup(setup: PositionSetup): string {
  const owner = setup.cube_owner === null ? 0 : sign(setup.cube_owner);
  const dice = setup.dice === null ? "00" : `${String(setup.dice[0])}${String(setup.dice[1])}`;
  const rules = setup.length === 0 ? (setup.jacoby ? 1 : 0) + (setup.beavers ? 2 : 0) : setup.crawford ? 1 : 0;
  const score = setup.length === 0 ? { white: 0, black: 0 } : setup.score;
  const fields = [
    board(setup.board),
    Math.log2(setup.cube),
    owner,
    sign(setup.on_roll),
    dice,
    score.black,
    score.white,
    rules,
    setup.length,
    10,
  ];
  return `XGID=${fields.join(":")}`;
}

function board(checkers: Checkers): string {
  const letter = (count: number, first: "A" | "a"): string =>
    count === 0 ? "" : String.fromCharCode(first.charCodeAt(0) + count - 1);
  const points = Array.from(
    { length: 24 },
    (_, index) =>
      letter(countOf(checkers, "black", index + 1), "A") || letter(countOf(checkers, "white", 24 - index), "a") || "-",
  );
  return [
    letter(countOf(checkers, "white", BAR), "a") || "-",
    ...points,
    letter(countOf(checkers, "black", BAR), "A") || "-",
  ].join("");
}

function sign(seat: Seat): 1 | -1 {
  return seat === "black" ? 1 : -1;
}
