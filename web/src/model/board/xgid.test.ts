import { expect, test } from "vitest";
import type { AnalysedGame, AnalysedStep, MatchAnalysis } from "../../wire/messages";
import { startCheckers } from "./checkers";
import { startSetup } from "./setup";
import { xgidOf, xgidOfSetup } from "./xgid";

const report = { stakes: { kind: "match", length: 7 } } as MatchAnalysis;
const game = { crawford: false, score: { white: 2, black: 1 } } as AnalysedGame;
const step = {
  seat: "black",
  board: startCheckers,
  cube: 1,
  cube_owner: null,
  dice: [3, 1],
  decision: null,
} as unknown as AnalysedStep;

test("a step is written as other programs write it", () => {
  expect(xgidOf(report, game, step)).toBe("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:1:2:0:7:10");
  const owned = { ...step, seat: "white", dice: null, cube: 4, cube_owner: "white" } as unknown as AnalysedStep;
  expect(xgidOf(report, game, owned)).toBe("XGID=-b----E-C---eE---c-e----B-:2:-1:-1:00:1:2:0:7:10");
  const taken = { ...owned, decision: { choice: "take" } } as unknown as AnalysedStep;
  expect(xgidOf(report, game, taken)).toBe("XGID=-b----E-C---eE---c-e----B-:2:-1:1:D:1:2:0:7:10");
  const money = { stakes: { kind: "money", jacoby: true, beavers: true } } as MatchAnalysis;
  expect(xgidOf(money, game, step)).toMatch(/:31:0:0:3:0:10$/);
});

test("a position that was set up is written with everything beside its checkers", () => {
  expect(xgidOfSetup(startSetup)).toBe("XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:1:0:10");
  const match = {
    ...startSetup,
    on_roll: "black" as const,
    dice: [6, 5] as [number, number],
    cube: 2,
    cube_owner: "white" as const,
    length: 7,
    score: { white: 3, black: 4 },
  };
  expect(xgidOfSetup(match)).toBe("XGID=-b----E-C---eE---c-e----B-:1:-1:1:65:4:3:0:7:10");
});
