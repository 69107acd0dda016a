import { describe, expect, it } from "vitest";
import type { RatingPoint } from "../../wire/messages";
import { nearest, pointByKey, ratingChart, type ChartSize } from "./rating-chart";

const size: ChartSize = { width: 600, height: 240, left: 40, right: 10, top: 10, bottom: 30 };

function points(start: number, ...after: number[]): RatingPoint[] {
  return after.map((rating, index) => ({
    match_id: `m${String(index)}`,
    at: index * 1000,
    before: index === 0 ? start : (after[index - 1] ?? start),
    after: rating,
    opponent: "bea",
  }));
}

function chart(...ratings: [number, ...number[]]) {
  const [start, ...after] = ratings;
  const drawn = ratingChart(points(start, ...after), size, 6);
  if (drawn === null) throw new Error("nothing drawn");
  return drawn;
}

it("draws nothing without a match", () => {
  expect(ratingChart([], size, 6)).toBeNull();
});

describe("the line", () => {
  it("begins at the rating before the first match and ends at the right", () => {
    const drawn = chart(1500, 1520, 1490);
    expect(drawn.start.x).toBe(40);
    expect(drawn.points.at(-1)?.x).toBe(590);
    expect(drawn.line.startsWith(`M40 ${String(Math.round(drawn.start.y * 10) / 10)}L`)).toBe(true);
    expect(drawn.points.map(({ change }) => change)).toEqual([20, -30]);
  });

  it("stays inside the plot, and goes up for a gain", () => {
    const drawn = chart(1500, 1720, 1433, 1500.5, 1801);
    for (const { y } of [drawn.start, ...drawn.points]) {
      expect(y).toBeGreaterThanOrEqual(size.top);
      expect(y).toBeLessThanOrEqual(size.height - size.bottom);
    }
    expect(drawn.points[0]?.y).toBeLessThan(drawn.start.y);
    expect([drawn.low, drawn.high]).toEqual([1433, 1801]);
  });
});

it("counts the rating before the first match as lowest or highest too", () => {
  expect(chart(1500, 1477, 1470).high).toBe(1500);
  expect(chart(1500, 1520, 1530).low).toBe(1500);
});

describe("the axes", () => {
  it.each([{ ratings: [1500, 1501] }, { ratings: [1500, 1522.36, 1510] }, { ratings: [1200, 2000, 1500] }])(
    "have few round lines for $ratings",
    ({ ratings }) => {
      const [start = 0, ...after] = ratings;
      const drawn = chart(start, ...after);
      const values = drawn.ratingTicks.map(({ value }) => value);
      expect(values.length).toBeGreaterThanOrEqual(3);
      expect(values.length).toBeLessThanOrEqual(8);
      for (const value of values) expect(value % 10).toBeCloseTo(0);
      expect(Math.min(...values)).toBeLessThanOrEqual(Math.min(...ratings));
      expect(Math.max(...values)).toBeGreaterThanOrEqual(Math.max(...ratings));
    },
  );

  it("show a small change as a small step", () => {
    const drawn = chart(1500, 1502);
    const fall = Math.abs((drawn.points[0]?.y ?? 0) - drawn.start.y);
    expect(fall).toBeLessThan((size.height - size.top - size.bottom) / 10);
  });

  it("show dates spread over the matches, the last among them", () => {
    const drawn = chart(1500, ...Array.from({ length: 100 }, (_, i) => 1500 + i));
    const indexes = drawn.dateTicks.map(({ index }) => index);
    expect(indexes.length).toBe(6);
    expect(indexes.at(-1)).toBe(99);
    expect(chart(1500, 1510).dateTicks.map(({ index }) => index)).toEqual([0]);
  });
});

describe("a point is found", () => {
  const drawn = chart(1500, ...Array.from({ length: 30 }, (_, i) => 1500 + i));

  it("under the pointer", () => {
    expect(nearest(drawn, -5)).toBe(0);
    expect(nearest(drawn, 9999)).toBe(29);
    expect(nearest(drawn, drawn.points[7]?.x ?? 0)).toBe(7);
  });

  it.each([
    [null, "ArrowLeft", 29],
    [null, "ArrowRight", 29],
    [5, "ArrowLeft", 4],
    [0, "ArrowLeft", 0],
    [29, "ArrowRight", 29],
    [5, "PageUp", 0],
    [5, "PageDown", 15],
    [5, "Home", 0],
    [5, "End", 29],
    [5, "Enter", null],
  ])("from %j by %s", (from, key, to) => {
    expect(pointByKey(drawn, from, key)).toBe(to);
  });
});
