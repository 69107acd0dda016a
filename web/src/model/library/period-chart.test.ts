import { describe, expect, it } from "vitest";
import type { ProfilePeriod } from "../../wire/messages";
import { periodChart } from "./period-chart";

const BOX = { width: 300, height: 100, left: 30, right: 10, top: 10, bottom: 10 };

function period(from: number, pr: number | null, interval: [number, number] | null = null): ProfilePeriod {
  const decisions = pr === null ? 0 : 100;
  return { from, until: from + 10, own: { matches: 6, decisions, performance_rating: pr, interval } };
}

describe("the course of a profile", () => {
  it("has each period at its time, and a smaller PR higher", () => {
    const chart = periodChart([period(0, 8, [6, 10]), period(50, 4), period(100, null), period(100, 6)], BOX);
    expect(chart.points.map((point) => point.x)).toEqual([30, 160, 290]);
    expect(chart.ticks.map((tick) => tick.value)).toEqual([0, 5, 10]);
    const [first, second] = chart.points;
    expect(second?.y).toBeLessThan(first?.y ?? 0);
    expect(first?.span).toEqual([58, 90]);
    expect(chart.line).toBe("M30 74L160 42L290 58");
  });

  it("is not flattened by one uncertain interval, and may be empty", () => {
    const chart = periodChart([period(0, 5, [0, 400])], BOX);
    expect(chart.ticks.at(-1)?.value).toBe(10);
    expect(chart.points[0]?.x).toBe(160);
    expect(periodChart([], BOX)).toMatchObject({ points: [], line: "" });
  });
});
