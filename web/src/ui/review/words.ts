/** Texts for the numbers of an analysis: costs, luck and reasons. */

import { playsOf, reasons, SAME, type Stop } from "../../model/review/review";
import { bestUse } from "../../model/review/score-chart";
import type {
  AnalysedCube,
  AnalysedPlay,
  AnalysedRollout,
  AnalysisAmount,
  AnalysisTally,
  MatchAnalysis,
  PositionCube,
  Seat,
} from "../../wire/messages";
import { leftToRight, list, number, percent, signed } from "../format";
import { playText } from "../match/notation";
import { t } from "../text/index.svelte";

export function nameIn(report: MatchAnalysis, seat: Seat): string {
  return seat === "white" ? report.white : report.black;
}

/** Formats a match-winning chance or points, with the sign if requested. */
export function stakeText(report: MatchAnalysis, stake: number, sign = false): string {
  const plus = sign && stake > 0 ? "+" : "";
  const text = report.stakes.kind === "match" ? percent(Math.abs(stake), 2) : number(Math.abs(stake), 3);
  return leftToRight(`${stake < 0 ? "−" : plus}${text}`);
}

export function equityText(equity: number, sign = false): string {
  return leftToRight(sign ? signed(equity, 3) : number(equity, 3));
}

/** The equity that a choice loses against the best one, as a column of costs shows it; empty if it loses nothing. */
export function costText(cost: number): string {
  return Math.abs(cost) < SAME ? "" : equityText(-cost);
}

export function diceText([a, b]: readonly [number, number]): string {
  return `${String(Math.max(a, b))}-${String(Math.min(a, b))}`;
}

export function luckWord({ equity }: AnalysisAmount): string {
  const { lucky } = t().review;
  if (equity >= 0.6) return lucky.very_lucky;
  if (equity >= 0.3) return lucky.lucky;
  if (equity <= -0.6) return lucky.very_unlucky;
  return equity <= -0.3 ? lucky.unlucky : lucky.usual;
}

/** Returns the action at a stop, in a few words. */
export function whatText(stop: Stop): string {
  const { step } = stop;
  if (stop.byCube && step.decision !== null) return t().review.did[step.decision.choice];
  if (step.dice === null) return step.decision === null ? "" : t().review.did[step.decision.choice];
  if (step.illegal !== null) return `${diceText(step.dice)}: ${t().review.illegalShort(step.illegal)}`;
  const made = step.play === null ? null : playsOf(step.play).made;
  const dice = diceText(step.dice);
  return leftToRight(`${dice}: ${made === null ? t().review.noDecisions : playText(made.notation)}`);
}

/** Returns the best action with the cube, in a few words. */
export function cubeText(cube: PositionCube): string {
  const use = bestUse(cube);
  return use === "optional" ? t().openings.scores.optional : t().position.actions[use];
}

/** The PR of a side's decisions; a dash without decisions. */
export function prText({ performance_rating: pr }: AnalysisTally): string {
  return pr === null ? t().review.noDecisions : number(pr, 1);
}

/** Returns why the best play is better, from the chances alone. */
export function whyPlay(play: AnalysedPlay): string {
  const words = t().review.why;
  const { made, best } = playsOf(play);
  if (made === null || best === null) return words.fine;
  const found = reasons(best.chances, made.chances).map((reason) => {
    if (reason.kind === "cube") return { favours: true, text: words.cube };
    const favours = reason.kind === "losses" ? reason.by < 0 : reason.by > 0;
    return { favours, text: words[reason.kind](number(100 * Math.abs(reason.by), 1), favours) };
  });
  const listed = (favours: boolean): string =>
    list(found.filter((reason) => reason.favours === favours).map(({ text }) => text));
  const parts = [listed(true), listed(false)].filter((part) => part !== "");
  return `${words.better(best.notation)} ${parts.join(", ")}.`;
}

export function whyCube(cube: AnalysedCube): string {
  const words = t().review.why;
  if (cube.error.equity <= 0) return words.fine;
  const win = percent(cube.chances.win, 0);
  switch (cube.choice) {
    case "no_double":
      return words.missedDouble(
        equityText(cube.error.equity),
        cube.choices[0]?.equity === 1 ? t().review.choices.pass : t().review.choices.take,
      );
    case "double":
      return cube.too_good
        ? words.tooGood(percent(cube.chances.win_gammon, 0))
        : words.wrongDouble(win, equityText(cube.error.equity));
    case "take":
      return cube.choices[0]?.choice === "beaver"
        ? words.beaver
        : words.wrongTake(win, percent(cube.chances.lose_gammon, 0));
    case "pass":
      return words.wrongPass(win);
    case "beaver":
    case "raccoon":
      return words.wrongTake(win, percent(cube.chances.lose_gammon, 0));
    default:
      return cube.choice satisfies never;
  }
}

/** Returns why a decision was rolled out and what that changed. `cost` is the present cost of the actual choice. */
function rolloutText(rollout: AnalysedRollout, best: string, before: string, cost: number): string {
  const words = t().review.rollout;
  // The 95 % confidence interval of the lead.
  const reach = 1.96 * rollout.margin_error;
  const margin = equityText(rollout.margin);
  const low = equityText(rollout.margin - reach);
  const high = equityText(rollout.margin + reach);
  const verdict = !rollout.decided
    ? words.undecided(best, rollout.games, margin, low, high)
    : rollout.best_changed
      ? words.changed(best, before, rollout.games, margin, low, high)
      : words.confirmed(best, rollout.games, margin, low, high);
  const [was, is] = [equityText(rollout.error_before.equity), equityText(cost)];
  return [words.why[rollout.reason], verdict, ...(was === is ? [] : [words.cost(was, is)])].join(" ");
}

export function playRolloutText(play: AnalysedPlay): string | null {
  const best = play.candidates[0];
  if (play.rollout === null || best === undefined) return null;
  return rolloutText(play.rollout, best.notation, play.rollout.play_before ?? "", play.error.equity);
}

export function cubeRolloutText(cube: AnalysedCube): string | null {
  const best = cube.choices[0];
  if (cube.rollout === null || best === undefined) return null;
  const names = t().review.choices;
  const before = cube.rollout.choice_before;
  return rolloutText(cube.rollout, names[best.choice], before === null ? "" : names[before], cube.error.equity);
}
