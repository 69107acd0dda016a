import { expect, test } from "vitest";
import { prChart } from "./performance";

const box = { width: 100, height: 60, left: 0, right: 0, top: 0, bottom: 0 };

test("a lower PR is drawn higher, and the line is the mean of the last five", () => {
  const chart = prChart([10, 0, 20, 10, 10, 10], box);
  expect(chart.ticks.map(({ value }) => value)).toEqual([0, 10, 20]);
  expect(chart.points[0]).toEqual({ x: 0, y: 30 });
  expect(chart.points[1]?.y).toBe(0);
  expect(chart.mean).toBe("M0 30L20 15L40 30L60 30L80 30L100 30");
});

test("without matches nothing is drawn, and a single match is in the middle", () => {
  expect(prChart([], box)).toMatchObject({ points: [], mean: "" });
  expect(prChart([4], box).points).toEqual([{ x: 50, y: 24 }]);
});
