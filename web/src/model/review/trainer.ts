/** A question of the trainer as a step that the board of the review can show. Pure. */

import type { AnalysedCube, AnalysedPlay, AnalysedStep, CubeChoice, TrainerQuestion } from "../../wire/messages";

/** Returns the step to show: before the answer only the position, after it also the best play and the chosen one. */
export function questionStep(
  question: TrainerQuestion,
  found: AnalysedStep | null,
  chosen: string | null,
): AnalysedStep {
  const bare: AnalysedStep = {
    seat: question.seat,
    position: "",
    board: question.board,
    cube: question.cube,
    cube_owner: question.cube_owner,
    phase: "contact",
    standing: 0,
    dice: question.dice,
    luck: null,
    play: null,
    illegal: null,
    decision: null,
  };
  const play = found?.play ?? null;
  if (question.dice === null || play === null || chosen === null) return bare;
  return { ...bare, play: answeredPlay(play, chosen) };
}

/** The analysis of a roll, with the answer in place of the match's play; null if the answer is not among its plays. */
export function answeredPlay(play: AnalysedPlay, answer: string): AnalysedPlay | null {
  const at = play.candidates.findIndex((one) => one.notation === answer);
  const own = play.candidates[at];
  const best = play.candidates[0];
  if (own === undefined || best === undefined) return null;
  return { ...play, played: at, error: { equity: best.equity - own.equity, stake: 0 } };
}

/** The analysis of a cube decision, with the answer in place of the match's choice; null if it is not among its choices. */
export function answeredCube(cube: AnalysedCube, answer: string): AnalysedCube | null {
  const own = cube.choices.find((one) => one.choice === answer);
  const best = cube.choices[0];
  if (own === undefined || best === undefined) return null;
  return { ...cube, choice: own.choice, error: { equity: best.equity - own.equity, stake: 0 } };
}

/** Whether the text of an option is a cube action. */
export function isCubeChoice(text: string): text is CubeChoice {
  return ["no_double", "double", "take", "pass", "beaver", "raccoon"].includes(text);
}
