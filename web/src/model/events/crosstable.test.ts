import { expect, test } from "vitest";
import type { EventTie } from "../../wire/messages";
import { against, perBoard, signed } from "./crosstable";

function tie(a: number, b: number, vp: [number, number] | null): EventTie {
  return {
    number: 1,
    a,
    b,
    state: vp === null ? "playing" : "over",
    team_match: null,
    revealed: 0,
    imp: null,
    vp,
    awarded: false,
  };
}

test("a team's points against another are in its row, from either side of the table", () => {
  const ties = [tie(1, 2, [18, 12]), tie(2, 1, [20, 10]), tie(1, 3, null)];
  expect(against(ties, 1, 2)).toEqual([18, 10]);
  expect(against(ties, 2, 1)).toEqual([12, 20]);
  expect(against(ties, 1, 3)).toEqual([]);
  expect(against(ties, 1, 1)).toBeNull();
});

test("differences and means are written with their sign", () => {
  expect([signed(3), signed(0), signed(-3)]).toEqual(["+3", "0", "−3"]);
  const sums = { name: "Pip", bot: true, team: 1, boards: 8, imp_won: 20, imp_lost: 35 };
  expect(perBoard(sums)).toBe("−1.88");
  expect(perBoard({ ...sums, boards: 0 })).toBe("–");
});
