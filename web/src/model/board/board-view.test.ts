import { describe, expect, test } from "vitest";
import { playsOf } from "./plays";
import { boardView, stacksOf } from "./board-view";
import { moved, startCheckers } from "./checkers";
import { emptyScene, type Scene } from "./scene";
import { carried, newTurn } from "./turn";

const scene: Scene = { ...emptyScene, checkers: startCheckers, dice: { seat: "white", values: [1, 3] } };
const turn = newTurn("white", playsOf(startCheckers, "white", [3, 1]), [3, 1]);

describe("the board's view", () => {
  test("shows a spectator the larger die first and no checker to move", () => {
    const view = boardView({ scene, beat: null, turn: null, picked: null });
    expect(view.dice.map(({ dice }) => dice.map((die) => die.value))).toEqual([[3, 1]]);
    expect(view).toMatchObject({ mover: null, sources: [], targets: [], dicePress: null });
  });

  test("shows targets of the picked checker", () => {
    const view = boardView({ scene, beat: null, turn, picked: 24 });
    expect(view.targets).toEqual([21, 23, 20]);
    expect(view.dicePress).toBe("swap");
  });

  test("lets the dice confirm a finished play and do nothing before that", () => {
    const half = carried(turn, 6, 5) ?? turn;
    const whole = carried(half, 8, 5) ?? turn;
    expect(boardView({ scene, beat: null, turn: half, picked: null }).dicePress).toBeNull();
    expect(boardView({ scene, beat: null, turn: whole, picked: null }).dicePress).toBe("confirm");
  });

  test("marks where the last play's checkers left and arrived, not their stops", () => {
    const last = {
      seat: "black" as const,
      moves: [
        { from: 24, to: 18 },
        { from: 18, to: 13 },
        { from: 13, to: 8 },
      ],
    };
    const view = boardView({ scene: { ...scene, last }, beat: null, turn: null, picked: null });
    expect(view.last).toEqual({ seat: "black", left: [{ place: 24, count: 1 }], came: [{ place: 8, count: 1 }] });
  });

  test("gives each side its die in the opening throw", () => {
    const note = { kind: "opening" as const, dice: [2, 5] as const, starter: "black" as const, ties: [] };
    const beat = { scene, flights: [], rolling: true, note, sound: null, ms: 100 };
    const view = boardView({ scene, beat, turn: null, picked: null });
    expect(view.dice.map(({ seat, dice }) => [seat, dice[0]?.value])).toEqual([
      ["white", 2],
      ["black", 5],
    ]);
  });

  test("stacks both sides' checkers, the bar's too, but not those borne off", () => {
    const stacks = stacksOf({ ...startCheckers, bar: [1, 0], off: [3, 0] });
    expect(stacks.filter((stack) => stack.seat === "white").map((stack) => [stack.place, stack.count])).toEqual([
      [6, 5],
      [8, 3],
      [13, 5],
      [24, 2],
      [25, 1],
    ]);
  });

  test("keeps the stacks that a move does not change", () => {
    const before = stacksOf(startCheckers);
    const after = stacksOf(moved(startCheckers, "white", 8, 5).checkers);
    const kept = after.filter((stack) => before.includes(stack));
    expect(
      after.filter((stack) => !kept.includes(stack)).map((stack) => [stack.seat, stack.place, stack.count]),
    ).toEqual([
      ["white", 5, 1],
      ["white", 8, 2],
    ]);
  });
});
