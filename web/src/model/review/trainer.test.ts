import { expect, test } from "vitest";
import type { AnalysedStep, TrainerQuestion } from "../../wire/messages";
import { startCheckers } from "../board/checkers";
import { playsOf } from "./review";
import { isCubeChoice, questionStep } from "./trainer";

const question = {
  seat: "white",
  board: startCheckers,
  cube: 1,
  cube_owner: null,
  dice: [3, 1],
} as unknown as TrainerQuestion;
const candidates = [
  { notation: "8/5 6/5", equity: 0.2, moves: [] },
  { notation: "24/20", equity: 0.05, moves: [] },
];
const found = { play: { candidates, played: 1, error: { equity: 0.15, stake: 0 } } } as unknown as AnalysedStep;

test("before the answer the board shows nothing of what was found", () => {
  expect(questionStep(question, null, null).play).toBe(null);
});

test("after it, the best play and the chosen one, which may be another than was made in the match", () => {
  const right = questionStep(question, found, "8/5 6/5").play;
  expect(right === null ? null : playsOf(right).best).toBe(null);
  const wrong = questionStep(question, found, "24/20").play;
  expect(wrong === null ? null : playsOf(wrong).best?.notation).toBe("8/5 6/5");
});

test("plays and cube actions are told apart", () => {
  expect(isCubeChoice("take")).toBe(true);
  expect(isCubeChoice("24/20")).toBe(false);
});
