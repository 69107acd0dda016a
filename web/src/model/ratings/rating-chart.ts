/**
 * The geometry of a rating chart: the line, the axes and the points in a box of a given size.
 *
 * Points are evenly spaced, one for each match, and not placed by date: a player who was away for a month would
 * otherwise see a long straight line with a knot at its end.
 */
import type { RatingPoint } from "../../wire/messages";

export interface ChartSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Tick {
  /** The place on its axis, in the box's units. */
  at: number;
  value: number;
}

export interface DateTick {
  at: number;
  /** The index of the point whose date is shown here. */
  index: number;
}

export interface ChartPoint {
  x: number;
  y: number;
  rating: number;
  change: number;
  point: RatingPoint;
}

export interface Chart {
  size: ChartSize;
  /** The rating before the first match shown. */
  start: { x: number; y: number; rating: number };
  points: ChartPoint[];
  /** Path data of the line, and of the area between it and the lower axis. */
  line: string;
  area: string;
  ratingTicks: Tick[];
  dateTicks: DateTick[];
  /** The lowest and the highest rating of the line, the rating before the first match included. */
  low: number;
  high: number;
}

/** The minimum span of the rating axis, so that a first small change does not look like a fall from a cliff. */
const SPAN_MIN = 60;
const RATING_STEPS = [10, 20, 25, 50, 100, 200, 250, 500];
const RATING_TICKS_MAX = 6;

/** Returns the chart, or null if there are no ratings yet. */
export function ratingChart(points: readonly RatingPoint[], size: ChartSize, dateTicksMax: number): Chart | null {
  const [first] = points;
  if (first === undefined) return null;
  const ratings = [first.before, ...points.map((point) => point.after)];
  const { low, high, step } = ratingRange(Math.min(...ratings), Math.max(...ratings));
  const plotWidth = size.width - size.left - size.right;
  const plotHeight = size.height - size.top - size.bottom;
  const x = (index: number): number => size.left + (plotWidth * index) / points.length;
  const y = (rating: number): number => size.top + (plotHeight * (high - rating)) / (high - low);

  const placed = points.map((point, index) => ({
    x: x(index + 1),
    y: y(point.after),
    rating: point.after,
    change: point.after - point.before,
    point,
  }));
  const start = { x: x(0), y: y(first.before), rating: first.before };
  const line = [start, ...placed]
    .map((at, index) => `${index === 0 ? "M" : "L"}${round(at.x)} ${round(at.y)}`)
    .join("");
  const floor = round(size.height - size.bottom);
  return {
    size,
    start,
    points: placed,
    line,
    area: `${line}L${round(x(points.length))} ${floor}L${round(start.x)} ${floor}Z`,
    ratingTicks: ticksBetween(low, high, step).map((value) => ({ at: y(value), value })),
    dateTicks: spread(points.length, dateTicksMax).map((index) => ({ at: x(index + 1), index })),
    low: Math.min(...ratings),
    high: Math.max(...ratings),
  };
}

/** Returns the index of the point nearest to a pointer over the chart. */
export function nearest(chart: Chart, x: number): number {
  let best = 0;
  chart.points.forEach((point, index) => {
    const other = chart.points[best];
    if (other !== undefined && Math.abs(point.x - x) < Math.abs(other.x - x)) best = index;
  });
  return best;
}

/** Returns the index of the point that a key leads to from the current point; null if the key does nothing here. */
export function pointByKey(chart: Chart, present: number | null, key: string): number | null {
  const last = chart.points.length - 1;
  const from = present ?? last + 1;
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, Math.min(last, from - 1));
    case "ArrowRight":
      return Math.min(last, from + 1);
    case "PageUp":
      return Math.max(0, from - 10);
    case "PageDown":
      return Math.min(last, from + 10);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

/** Round limits around the ratings, and the step between the lines of the axis. */
function ratingRange(lowest: number, highest: number): { low: number; high: number; step: number } {
  const missing = Math.max(0, SPAN_MIN - (highest - lowest)) / 2;
  const [from, to] = [lowest - missing, highest + missing];
  const step = RATING_STEPS.find((candidate) => (to - from) / candidate <= RATING_TICKS_MAX - 1) ?? 1000;
  return { low: Math.floor(from / step) * step, high: Math.ceil(to / step) * step, step };
}

function ticksBetween(low: number, high: number, step: number): number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
}

/** At most `most` indexes of `count`, evenly spread, the last one always among them. */
function spread(count: number, most: number): number[] {
  const shown = Math.min(count, Math.max(1, most));
  if (shown === 1) return [count - 1];
  return Array.from({ length: shown }, (_, i) => Math.round((i * (count - 1)) / (shown - 1)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
