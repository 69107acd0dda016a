/**
 * The geometry of the board, in units of the SVG's view box. Only this module knows it; the others ask by
 * seat and place. `near` is the side whose home board lies at the bottom, `direction` where it bears off.
 */

import type { Direction } from "../../model/app/settings";
import { BAR, OFF } from "../../model/board/checkers";
import type { Seat } from "../../wire/messages";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly near: Seat;
  readonly direction: Direction;
}

export const radius = 25;
const pointWidth = 52;
const barWidth = 58;
const trayWidth = 66;
const frame = 14;
const rim = 24; // above and below the field, with the point numbers
const gutter = 12; // between the field and the tray
const stackMax = 5;
const step = 2 * radius;
const gap = 78; // between the two halves: dice and buttons
const half = stackMax * step;

export const pointHeight = 226;
export const height = 2 * rim + 2 * half + gap;
export const width = 2 * frame + 12 * pointWidth + barWidth + gutter + trayWidth;
export const viewBox = `0 0 ${width} ${height}`;
export const dieSize = 50;
export const cubeSize = 50;

const top = rim;
const bottom = height - rim;
const middle = height / 2;

/** The playing field, without bar and tray. */
export function fields(layout: Layout): readonly [Box, Box] {
  const left = mirrored(layout, { x: frame, y: top, width: 6 * pointWidth, height: bottom - top });
  const right = mirrored(layout, {
    x: frame + 6 * pointWidth + barWidth,
    y: top,
    width: 6 * pointWidth,
    height: bottom - top,
  });
  return [left, right];
}

export function barBox(layout: Layout): Box {
  return mirrored(layout, { x: frame + 6 * pointWidth, y: top, width: barWidth, height: bottom - top });
}

/** The tray of borne-off checkers of a side. */
export function trayBox(layout: Layout, seat: Seat): Box {
  const x = frame + 12 * pointWidth + barWidth + gutter;
  const size = 15 * slab + 12;
  return mirrored(layout, { x, y: seat === layout.near ? bottom - size : top, width: trayWidth, height: size });
}

/** A checker lying on its edge in the tray. */
const slab = 12;

export function slabBox(layout: Layout, seat: Seat, index: number): Box {
  const tray = trayBox(layout, seat);
  const along = 6 + index * slab;
  const y = seat === layout.near ? tray.y + tray.height - along - slab : tray.y + along;
  return { x: tray.x + 5, y: y + 0.75, width: tray.width - 10, height: slab - 1.5 };
}

/** The triangle of a point, as an SVG path. `point` counts from the near side. */
export function pointPath(layout: Layout, point: number): string {
  const { x, width: wide } = columnBox(layout, point);
  const up = point <= 12;
  const base = up ? bottom : top;
  const tip = up ? bottom - pointHeight : top + pointHeight;
  const inset = 1.5;
  const middle = x + wide / 2;
  const rounded = `L${middle - 1.5} ${tip}Q${middle} ${tip + (up ? -4 : 4)} ${middle + 1.5} ${tip}`;
  return `M${x + inset} ${base}${rounded}L${x + wide - inset} ${base}Z`;
}

/** The whole column of a point: where it can be pressed. */
export function columnBox(layout: Layout, point: number): Box {
  const fromEdge = point <= 12 ? point - 1 : 24 - point; // 0 beside the tray, 11 at the far end
  const overBar = fromEdge < 6 ? barWidth : 0;
  const x = frame + (11 - fromEdge) * pointWidth + overBar;
  const tall = half + gap / 2;
  return mirrored(layout, { x, y: point <= 12 ? bottom - tall : top, width: pointWidth, height: tall });
}

/** Returns the area in which a press means this place of this side; bar and tray have a half each. */
export function placeBox(layout: Layout, seat: Seat, place: number): Box {
  if (place === OFF) {
    const tray = trayBox(layout, seat);
    return seat === layout.near
      ? { ...tray, y: middle + 40, height: bottom - middle - 40 }
      : { ...tray, height: middle - 40 - top };
  }
  if (place === BAR) {
    const bar = barBox(layout);
    return seat === layout.near ? { ...bar, height: bar.height / 2 } : { ...bar, y: middle, height: bar.height / 2 };
  }
  return columnBox(layout, fromNear(layout, seat, place));
}

/** A point of a side's numbering, counted from the near side. */
export function fromNear(layout: Layout, seat: Seat, point: number): number {
  return seat === layout.near ? point : 25 - point;
}

/** The centre of the checker with this index (0 lies lowest) in a stack of `count`. */
export function checkerSpot(layout: Layout, seat: Seat, place: number, index: number, count: number): Spot {
  if (place === OFF) {
    const box = slabBox(layout, seat, index);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  if (place === BAR) {
    // A checker on the bar waits on the side where it will enter.
    const bar = barBox(layout);
    const outward = 46 + index * spacing(count, 4);
    return { x: bar.x + bar.width / 2, y: seat === layout.near ? middle - outward : middle + outward };
  }
  const point = fromNear(layout, seat, place);
  const column = columnBox(layout, point);
  const along = radius + 0.5 + index * spacing(count, stackMax);
  return { x: column.x + column.width / 2, y: point <= 12 ? bottom - along : top + along };
}

/** The number of a point on the rim. */
export function labelSpot(layout: Layout, point: number): Spot {
  const column = columnBox(layout, point);
  return { x: column.x + column.width / 2, y: point <= 12 ? bottom + rim / 2 + 0.5 : top - rim / 2 + 0.5 };
}

/** The middle of the half where a side throws its dice: to its right. */
export function halfCentre(layout: Layout, seat: Seat): Spot {
  const [left, right] = fields(layout);
  const box = seat === layout.near ? right : left;
  return { x: box.x + box.width / 2, y: middle };
}

/** The centres of a side's dice. */
export function diceSpots(layout: Layout, seat: Seat, count: number): Spot[] {
  const pitch = dieSize + 10;
  const { x, y } = halfCentre(layout, seat);
  const first = x - ((count - 1) * pitch) / 2;
  return Array.from({ length: count }, (_, index) => ({ x: first + index * pitch, y }));
}

/** The cube lies beside the board: in the middle, or near the side that owns it. */
export function cubeSpot(layout: Layout, owner: Seat | null): Spot {
  const tray = trayBox(layout, layout.near);
  const away = owner === null ? 0 : owner === layout.near ? 66 : -66;
  return { x: tray.x + tray.width / 2, y: middle + away };
}

function spacing(count: number, fits: number): number {
  return count <= fits ? step : ((fits - 1) * step) / (count - 1);
}

function mirrored(layout: Layout, box: Box): Box {
  return layout.direction === "right" ? box : { ...box, x: width - box.x - box.width };
}
