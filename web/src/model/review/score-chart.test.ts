import { describe, expect, it } from "vitest";
import type { ScoreCell, ScoreChart } from "../../wire/messages";
import { AXIS, beforeRoll, bestUse, cellAt, cubeCode, lettersOf } from "./score-chart";

function cell(own: number, opponent: number, crawford: boolean, best: string): ScoreCell {
  return {
    own_away: own,
    opponent_away: opponent,
    crawford,
    cube: null,
    play: { best, best_equity: 0, cost: 0 },
  };
}

const chart: ScoreChart = {
  plies: 0,
  play: "24/14",
  cells: [
    cell(1, 1, false, "24/14"),
    cell(1, 3, true, "8/2 6/2"),
    cell(1, 3, false, "24/18 13/9"),
    cell(3, 1, true, "8/2 6/2"),
    cell(3, 3, false, "8/2 6/2"),
  ],
};
const crawford = AXIS[0] as (typeof AXIS)[number];
const after = AXIS[1] as (typeof AXIS)[number];
const three = AXIS[3] as (typeof AXIS)[number];

describe("a chart of scores", () => {
  it("has a row for the Crawford game and one for games after it", () => {
    expect(cellAt(chart, crawford, three)?.play?.best).toBe("8/2 6/2");
    expect(cellAt(chart, after, three)?.play?.best).toBe("24/18 13/9");
    expect(cellAt(chart, three, crawford)?.crawford).toBe(true);
    expect(cellAt(chart, three, after)).toBeNull();
    expect(cellAt(chart, three, three)?.own_away).toBe(3);
  });

  it("shows double match point once", () => {
    expect(cellAt(chart, crawford, crawford)?.play?.best).toBe("24/14");
    expect([cellAt(chart, after, crawford), cellAt(chart, crawford, after), cellAt(chart, after, after)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("gives the first letter to the play that is best at the most scores", () => {
    expect(lettersOf(chart).map(({ letter, play, scores }) => [letter, play, scores])).toEqual([
      ["A", "8/2 6/2", 3],
      ["B", "24/14", 1],
      ["C", "24/18 13/9", 1],
    ]);
  });

  it("calls a double optional where rolling is worth the same", () => {
    const cube = { double_take: 0.31, double_pass: 1, action: "no_double", beaver: false } as const;
    expect(cubeCode({ ...cube, no_double: 0.31 })).toBe("OD");
    expect(cubeCode({ ...cube, no_double: 0.32 })).toBe("ND");
    const passed = { ...cube, double_take: 1.4, action: "too_good" } as const;
    expect([bestUse({ ...passed, no_double: 1.0002 }), bestUse({ ...passed, no_double: 1.01 })]).toEqual([
      "optional",
      "too_good",
    ]);
  });

  it("asks about the cube before the dice are thrown", () => {
    expect(beforeRoll("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10")).toBe(
      "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10",
    );
    expect(beforeRoll("4HPwATDgc/ABMA")).toBe("4HPwATDgc/ABMA");
  });
});
