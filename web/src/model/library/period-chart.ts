/** PR over time with its intervals. Pure. */

import type { ProfilePeriod } from "../../wire/messages";
import type { ChartBox } from "../review/review";

export interface PeriodPoint {
  readonly period: ProfilePeriod;
  readonly pr: number;
  readonly x: number;
  readonly y: number;
  /** The ends of the interval, the better one first; null without an interval. */
  readonly span: readonly [number, number] | null;
}

export interface PeriodChart {
  readonly points: readonly PeriodPoint[];
  readonly line: string;
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
}

/** A point for each period with decisions, at the middle of its time. A low PR is good, so it is drawn high. */
export function periodChart(periods: readonly ProfilePeriod[], box: ChartBox): PeriodChart {
  const rated = periods.flatMap((period) => {
    const pr = period.own.performance_rating;
    return pr === null ? [] : [{ period, pr }];
  });
  // An interval of few matches may be far wider than the rest; it is cut at the bottom of the chart.
  const highest = Math.max(0, ...rated.map(({ pr }) => pr));
  const widest = Math.max(0, ...rated.map(({ period, pr }) => Math.min(period.own.interval?.[1] ?? pr, 2 * highest)));
  const most = Math.max(5, Math.ceil(widest / 5) * 5);
  const middle = (period: ProfilePeriod): number => (period.from + period.until) / 2;
  const [first, last] = [rated[0], rated.at(-1)].map((one) => (one === undefined ? 0 : middle(one.period))) as [
    number,
    number,
  ];
  const across = box.width - box.left - box.right;
  const down = box.height - box.top - box.bottom;
  const x = (at: number): number =>
    round(box.left + (last === first ? across / 2 : (across * (at - first)) / (last - first)));
  const y = (value: number): number => round(box.top + (down * Math.min(value, most)) / most);
  const points = rated.map(({ period, pr }) => {
    const { interval } = period.own;
    return {
      period,
      pr,
      x: x(middle(period)),
      y: y(pr),
      span: interval === null ? null : ([y(interval[0]), y(interval[1])] as const),
    };
  });
  return {
    points,
    line: points.map((point, index) => `${index === 0 ? "M" : "L"}${String(point.x)} ${String(point.y)}`).join(""),
    ticks: [0, most / 2, most].map((value) => ({ y: y(value), value })),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
