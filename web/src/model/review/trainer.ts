/** A question of the trainer as a step that the board of the review can show. Pure. */

import type { AnalysedStep, CubeChoice, TrainerQuestion } from "../../wire/messages";

/** Before the answer it shows only the position; after it, the best play and the chosen one. */
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
  if (question.dice === null || play === null) return bare;
  const at = play.candidates.findIndex((one) => one.notation === chosen);
  const own = play.candidates[at];
  const best = play.candidates[0];
  if (own === undefined || best === undefined) return bare;
  const equity = best.equity - own.equity;
  return { ...bare, play: { ...play, played: at, error: { equity, stake: 0 } } };
}

/** Whether a text of an option is something done with the cube. */
export function isCubeChoice(text: string): text is CubeChoice {
  return ["no_double", "double", "take", "pass", "beaver", "raccoon"].includes(text);
}
