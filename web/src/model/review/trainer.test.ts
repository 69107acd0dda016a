import { expect, test } from "vitest";
import type { AnalysedCube, AnalysedPlay, AnalysedStep, TrainerQuestion } from "../../wire/messages";
import { startCheckers } from "../board/checkers";
import { playsOf } from "./review";
import { answeredCube, answeredPlay, isCubeChoice, questionStep } from "./trainer";

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

test("before the answer the board shows nothing of the analysis", () => {
  expect(questionStep(question, null, null).play).toBe(null);
});

test("after the answer it shows the best play and the chosen one, which may differ from the play of the match", () => {
  const right = questionStep(question, found, "8/5 6/5").play;
  expect(right === null ? null : playsOf(right).best).toBe(null);
  const wrong = questionStep(question, found, "24/20").play;
  expect(wrong === null ? null : playsOf(wrong).best?.notation).toBe("8/5 6/5");
});

test("the reasons compare the best play with the answer, not with the play of the match", () => {
  const play = {
    candidates: [
      { notation: "8/5 6/5", equity: 0.2 },
      { notation: "24/20", equity: 0.05 },
      { notation: "13/9", equity: -0.1 },
    ],
    played: 1,
    error: { equity: 0.15, stake: 0.02 },
  } as unknown as AnalysedPlay;
  const told = (answer: string): [number, number | undefined] => {
    const found = answeredPlay(play, answer);
    return [Math.round(1000 * (found?.error.equity ?? -1)), found?.played];
  };
  expect([told("8/5 6/5"), told("24/20"), told("13/9")]).toEqual([
    [0, 0],
    [150, 1],
    [300, 2],
  ]);
  expect(answeredPlay(play, "6/2")).toBe(null);
});

test("the reasons of a cube decision are about the answer", () => {
  const cube = {
    choice: "no_double",
    choices: [
      { choice: "take", equity: -0.4 },
      { choice: "pass", equity: -1 },
    ],
    error: { equity: 0.1, stake: 0 },
  } as unknown as AnalysedCube;
  expect(answeredCube(cube, "take")).toMatchObject({ choice: "take", error: { equity: 0 } });
  expect(answeredCube(cube, "pass")).toMatchObject({ choice: "pass", error: { equity: 0.6 } });
  expect(answeredCube(cube, "beaver")).toBe(null);
});

test("plays and cube actions are told apart", () => {
  expect(isCubeChoice("take")).toBe(true);
  expect(isCubeChoice("24/20")).toBe(false);
});
