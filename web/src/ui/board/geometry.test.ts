import { describe, expect, test } from "vitest";
import { BAR, OFF } from "../../model/board/checkers";
import {
  checkerSpot,
  columnBox,
  cubeSize,
  cubeSpot,
  diceSpots,
  dieSize,
  fields,
  placeBox,
  radius,
  size,
  slabBox,
  stackFits,
  trayBox,
  uprightHeight,
  type Box,
  type Layout,
} from "./geometry";

const wide: Layout = { near: "white", direction: "right" };
const upright: Layout = { ...wide, upright: 900 };
const layouts = [wide, upright, { ...upright, direction: "left" }, { ...upright, upright: 724 }] as const;
const points = Array.from({ length: 24 }, (_, index) => index + 1);

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const around = ({ x, y }: { x: number; y: number }, side: number): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

describe.each(layouts)("the board %o", (layout) => {
  const board = { x: 0, y: 0, ...size(layout) };
  const inside = (box: Box): boolean =>
    box.x >= 0 && box.y >= 0 && box.x + box.width <= board.width && box.y + box.height <= board.height;

  test("holds every place, the trays and the cube", () => {
    for (const seat of ["white", "black"] as const) {
      for (const place of [OFF, ...points, BAR]) expect(inside(placeBox(layout, seat, place))).toBe(true);
      expect(inside(trayBox(layout, seat))).toBe(true);
      for (let index = 0; index < 15; index++) expect(inside(slabBox(layout, seat, index))).toBe(true);
      expect(inside(around(cubeSpot(layout, seat), cubeSize))).toBe(true);
    }
    expect(inside(around(cubeSpot(layout, null), cubeSize))).toBe(true);
  });

  test("has no two places of a side in one spot", () => {
    const boxes = [OFF, ...points, BAR].map((place) => placeBox(layout, "white", place));
    boxes.forEach((box, at) => boxes.slice(at + 1).forEach((later) => expect(overlap(box, later)).toBe(false)));
  });

  test("keeps dice and cube off the checkers, however high a stack is", () => {
    const dice = (["white", "black"] as const).flatMap((seat) => diceSpots(layout, seat, 4));
    for (const count of [1, 5, 7, 15]) {
      for (const point of points) {
        const top = around(checkerSpot(layout, "white", point, count - 1, count), 2 * radius);
        for (const die of dice) expect(overlap(top, around(die, dieSize))).toBe(false);
      }
    }
    for (const seat of ["white", "black"] as const) {
      const first = around(checkerSpot(layout, seat, BAR, 0, 1), 2 * radius);
      expect(overlap(first, around(cubeSpot(layout, null), cubeSize))).toBe(false);
      expect(overlap(trayBox(layout, seat), around(cubeSpot(layout, seat), cubeSize))).toBe(false);
    }
  });

  test("has fields as wide as their six points", () => {
    const [outer, home] = fields(layout);
    expect(outer.width).toBe(6 * columnBox(layout, 1).width);
    expect(overlap(home, columnBox(layout, 1))).toBe(true);
    expect(overlap(outer, columnBox(layout, 12))).toBe(true);
  });
});

test("an upright board has wider points on the same screen, and longer ones", () => {
  const share = (layout: Layout): number => columnBox(layout, 1).width / size(layout).width;
  expect(share(upright) / share(wide)).toBeGreaterThan(1.14);
  expect(stackFits(wide)).toBe(5);
  expect(stackFits(upright)).toBe(6);
});

test("the upright board fills the height that a phone leaves, and a low screen keeps the wide board", () => {
  const height = uprightHeight(390, 520);
  if (height === undefined) throw new Error("a phone of 390 x 844 has room");
  expect((390 * height) / size({ ...wide, upright: height }).width).toBeCloseTo(520, 0);
  expect(uprightHeight(390, 330)).toBeUndefined();
  expect(uprightHeight(320, 5000)).toBe(uprightHeight(320, 6000));
});
