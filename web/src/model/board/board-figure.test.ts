import { expect, it } from "vitest";
import { arrows, BAR, checkers, HEIGHT, pips, triangles, TRAY, WIDTH } from "./board-figure";

it("draws each point once, the reader's home board at the lower right", () => {
  const drawn = triangles();
  expect(new Set(drawn.map(({ label }) => `${String(label.x)} ${String(label.y)}`)).size).toBe(24);
  const label = (point: number) => drawn.find((triangle) => triangle.point === point)?.label ?? { x: NaN, y: NaN };
  expect(label(1).x).toBeGreaterThan(label(6).x);
  expect(label(1).x).toBe(label(24).x);
  expect(label(1).y).toBeGreaterThan(label(24).y);
  expect(label(6).x).toBeGreaterThan(BAR.x);
  expect(label(7).x).toBeLessThan(BAR.x);
});

it("keeps all checkers on the board and counts stacks that are too high", () => {
  const drawn = checkers({ 6: 8, 25: 2 }, { 24: 5 });
  expect(drawn.filter(({ own }) => own)).toHaveLength(7);
  expect(drawn.map(({ count }) => count).filter((count) => count !== null)).toEqual([8]);
  for (const { x, y } of drawn) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
});

it("points an arrow at the tray when a checker is borne off", () => {
  expect(arrows([[5, 0]], { 5: 1 })).toEqual([expect.stringContaining(`${String(TRAY.x + TRAY.width / 2)} `)]);
});

it("ends the arrows of two checkers at different places of the same point", () => {
  const [first, second] = arrows(
    [
      [8, 5],
      [6, 5],
    ],
    { 8: 3, 6: 5 },
  );
  expect(first?.split(" ").at(-1)).not.toBe(second?.split(" ").at(-1));
});

it.each([1, 2, 3, 4, 5, 6])("gives a die of %i as many spots", (value) => {
  expect(new Set(pips(value).map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(value);
});
