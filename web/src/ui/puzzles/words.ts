/** Texts about puzzles, for the panel and for screen readers. */

import { askedIn, scoreIn } from "../../model/learn/puzzle";
import type { MatchView, PuzzleOption, PuzzleVerdict, Seat } from "../../wire/messages";
import { equityText } from "../review/words";
import { leftToRight } from "../format";
import { t } from "../text/index.svelte";

/** Returns the question, such as "White to play 3-1". */
export function askText(view: MatchView, you: Seat): string {
  const words = t().puzzles;
  const side = t().board.side(you);
  const asked = askedIn(view);
  if (asked.kind === "play") return words.askPlay(side, asked.dice[0], asked.dice[1]);
  return asked.kind === "take" ? words.askTake(side) : words.askDouble(side);
}

/** The score and the cube. */
export function placeText(view: MatchView, you: Seat): string {
  const words = t().puzzles;
  const score = scoreIn(view, you);
  const game = score === null ? words.money : words.matchScore(score.own, score.other, score.length);
  return view.cube.in_use ? `${game} · ${words.cube(view.cube.value)}` : game;
}

export function optionText(option: PuzzleOption): string {
  return option.cube === null ? leftToRight(option.notation) : t().review.choices[option.cube];
}

/** The question for screen readers. */
export function spokenQuestion(view: MatchView, you: Seat): string {
  return t().puzzles.spokenQuestion(askText(view, you), placeText(view, you));
}

/** The result for screen readers. */
export function spokenVerdict(verdict: PuzzleVerdict): string {
  const words = t().puzzles;
  const [best, given] = [verdict.options[0], verdict.options[verdict.chosen]];
  if (best === undefined || given === undefined) return "";
  if (verdict.solved) return words.spokenSolved(words.best(optionText(given)));
  return words.spokenMissed(
    words.yours(optionText(given)),
    words.costs(equityText(given.cost)),
    words.best(optionText(best)),
  );
}
