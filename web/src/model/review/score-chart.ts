/** The table of a decision at all scores: its rows and columns, and letters for the best plays. Pure. */

import type { PositionCube, PositionCubeAction, ScoreCell, ScoreChart } from "../../wire/messages";
import { isOptional } from "./review";

/** The points that a side needs; a single point in the Crawford game, or in a game after it. */
export interface Away {
  readonly points: number;
  readonly mark: "crawford" | "after" | null;
}

export const AXIS: readonly Away[] = [
  { points: 1, mark: "crawford" },
  { points: 1, mark: "after" },
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((points) => ({ points, mark: null })),
];

/** The short names of cube actions in the table, the same in every language. */
const CUBE_CODES: Record<PositionCubeAction | "optional", string> = {
  no_double: "ND",
  double_take: "DT",
  double_pass: "DP",
  too_good: "TG",
  optional: "OD",
};

/** Returns the best use of the cube; `optional` if doubling and rolling are worth the same. */
export function bestUse(cube: PositionCube): PositionCubeAction | "optional" {
  return isOptional(cube.no_double, Math.min(cube.double_take, cube.double_pass)) ? "optional" : cube.action;
}

/** Returns the short name of the best use of the cube. */
export function cubeCode(cube: PositionCube): string {
  return CUBE_CODES[bestUse(cube)];
}

/** Returns the name of a row or column: the points, with a mark for the Crawford game and for games after it. */
export function awayName({ points, mark }: Away): string {
  return mark === null ? String(points) : `${String(points)}${mark === "crawford" ? "C" : "P"}`;
}

/** Returns the decision of a row and a column. Double match point is only in the first row and column. */
export function cellAt(chart: ScoreChart, row: Away, column: Away): ScoreCell | null {
  const both = row.points === 1 && column.points === 1;
  if (both && (row.mark === "after" || column.mark === "after")) return null;
  const crawford = !both && (row.mark === "crawford" || column.mark === "crawford");
  const is = (cell: ScoreCell): boolean =>
    cell.own_away === row.points && cell.opponent_away === column.points && cell.crawford === crawford;
  return chart.cells.find(is) ?? null;
}

export interface Lettered {
  readonly letter: string;
  readonly play: string;
  readonly scores: number;
}

/** Returns the best plays with a letter each. The play that is best at the most scores comes first. */
export function lettersOf(chart: ScoreChart): readonly Lettered[] {
  const counts = new Map<string, number>();
  for (const { play } of chart.cells) if (play !== null) counts.set(play.best, (counts.get(play.best) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([play, scores], at) => ({ letter: at < 26 ? String.fromCharCode(65 + at) : "?", play, scores }));
}

/** Returns the XGID of the cube decision before its roll. The fifth field is the dice; `00` means not rolled yet. */
export function beforeRoll(xgid: string): string {
  const fields = xgid.split(":");
  return fields.length > 4 ? [...fields.slice(0, 4), "00", ...fields.slice(5)].join(":") : xgid;
}
