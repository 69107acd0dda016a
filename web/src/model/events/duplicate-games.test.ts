import { describe, expect, test } from "vitest";
import type { AnalysedGame, AnalysedStep, CubeChoice, Seat } from "../../wire/messages";
import { pairGames, turnsOf } from "./duplicate-games";

function roll(seat: Seat, position: string, dice: [number, number], notation: string, equity = 0): AnalysedStep {
  const play = { candidates: [{ notation }], played: 0, error: { equity, stake: 0 } };
  return { seat, position, dice, cube: 1, cube_owner: null, play, decision: null } as unknown as AnalysedStep;
}
function cube(seat: Seat, position: string, choice: CubeChoice, equity = 0): AnalysedStep {
  return {
    seat,
    position,
    dice: null,
    cube: 1,
    cube_owner: null,
    play: null,
    decision: { choice, error: { equity, stake: 0 } },
  } as unknown as AnalysedStep;
}
function game(...steps: AnalysedStep[]): AnalysedGame {
  return { steps } as unknown as AnalysedGame;
}

describe("turns", () => {
  test("a double belongs to the turn that it opens, and may end the game", () => {
    const turns = turnsOf(
      game(
        roll("white", "a", [3, 1], "8/5 6/5"),
        cube("black", "b", "double", 0.1),
        cube("white", "b", "take"),
        roll("black", "b", [6, 4], "24/14", 0.2),
        cube("white", "c", "double"),
        cube("black", "c", "pass"),
      ),
    );
    expect(turns.map((turn) => [turn.seat, turn.cube.length, turn.roll?.position ?? null])).toEqual([
      ["white", 0, "a"],
      ["black", 2, "b"],
      ["white", 2, null],
    ]);
    expect(turns[1]?.cost).toBeCloseTo(0.3);
  });
});

describe("pairs", () => {
  const first = roll("white", "a", [3, 1], "8/5 6/5");
  test("never part if the games are equal", () => {
    expect(pairGames(game(first), game({ ...first, dice: [1, 3] }))).toMatchObject({ parting: null });
  });
  test("part at the first different play, and later turns are not compared", () => {
    const pair = pairGames(
      game(first, roll("black", "b", [6, 4], "24/14"), roll("white", "c", [2, 1], "13/10")),
      game(first, roll("black", "b", [6, 4], "24/18 13/9"), roll("white", "d", [2, 1], "6/3*")),
    );
    expect(pair.parting).toBe(1);
    expect(pair.turns.map((turn) => turn.comparable)).toEqual([true, true, false]);
  });
  test("part at a double in one room only, and the longer game goes on alone", () => {
    const pair = pairGames(
      game(first, cube("black", "b", "double"), cube("white", "b", "pass")),
      game(first, roll("black", "b", [6, 4], "24/14"), roll("white", "c", [2, 1], "13/10")),
    );
    expect(pair.parting).toBe(1);
    expect(pair.turns).toHaveLength(3);
    expect(pair.turns[2]?.open).toBe(null);
  });
});
