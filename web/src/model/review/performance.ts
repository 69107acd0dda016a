/** PR over the matches: a point for each, and the mean of the last few as a line. Pure. */

import type { ChartBox } from "./review";

/** The number of matches in the moving mean. */
const MEAN_OF = 5;

export interface PrChart {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly mean: string;
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
}

/** Returns the chart of the PRs of matches, the oldest first. A low PR is good, so it is drawn high. */
export function prChart(ratings: readonly number[], box: ChartBox): PrChart {
  const most = Math.max(10, Math.ceil(Math.max(0, ...ratings) / 10) * 10);
  const across = box.width - box.left - box.right;
  const down = box.height - box.top - box.bottom;
  const x = (index: number): number =>
    round(box.left + (ratings.length < 2 ? across / 2 : (across * index) / (ratings.length - 1)));
  const y = (value: number): number => round(box.top + (down * value) / most);
  const means = ratings.map((_, index) => {
    const some = ratings.slice(Math.max(0, index - MEAN_OF + 1), index + 1);
    return some.reduce((sum, one) => sum + one, 0) / some.length;
  });
  const step = most / 2;
  return {
    points: ratings.map((value, index) => ({ x: x(index), y: y(value) })),
    mean: means.map((value, index) => `${index === 0 ? "M" : "L"}${String(x(index))} ${String(y(value))}`).join(""),
    ticks: [0, step, most].map((value) => ({ y: y(value), value })),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
