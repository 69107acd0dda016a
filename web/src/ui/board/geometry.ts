/**
 * The geometry of the board, in units of the SVG's view box. Only this module knows it; other modules ask by seat and
 * place. `near` is the side whose home board is at the bottom; `direction` is where it bears off.
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
  /** The height of the upright board of a phone, from `uprightHeight`; absent: the wide board. */
  readonly upright?: number | undefined;
}

export const radius = 25;
const pointWidth = 52;
const step = 2 * radius;
/** The space between the tips of two opposite points, without the gap of the dice. */
const tips = 24;
/** The height of a checker that lies on its edge in the tray. */
const slab = 12;
const trayLength = 15 * slab + 12;

export const dieSize = 50;
export const cubeSize = 50;

/** The measures that differ between the wide and the upright board. */
interface Measures {
  readonly width: number;
  readonly height: number;
  /** The distance from the outer edge to the first point. */
  readonly frame: number;
  readonly bar: number;
  /** The distance from the outer edge to the base of the points: room for the numbers and, upright, the trays. */
  readonly base: number;
  readonly rim: number;
  /** The depth of half the field, from the base of the points to the gap of the dice. */
  readonly half: number;
  /** The distance of the first checker on the bar from the middle. */
  readonly barFirst: number;
}

const gap = 78;
const tray = { width: 66, gutter: 12 };

/** The wide board has its trays and the cube beside the field. */
const wide: Measures = {
  width: 2 * 14 + 12 * pointWidth + 58 + tray.gutter + tray.width,
  height: 2 * 24 + 2 * 5 * step + gap,
  frame: 14,
  bar: 58,
  base: 24,
  rim: 24,
  half: 5 * step,
  barFirst: 46,
};

/** The upright board gives all of its width to the points: trays and cube are above and below the field. */
const upright = { width: 2 * 6 + 12 * pointWidth + 54, frame: 6, bar: 54, base: 70, rim: 20, barFirst: 60 };
const uprightLeast = 2 * upright.base + 2 * wide.half + gap;
const uprightMost = 1000;

function measures(layout: Layout): Measures {
  if (layout.upright === undefined) return wide;
  return { ...upright, height: layout.upright, half: (layout.upright - 2 * upright.base - gap) / 2 };
}

/**
 * Returns the height of an upright board that fills this room, in units; undefined if the room is too low, so that the
 * wide board fits better. `width` and `height` may be in any unit.
 */
export function uprightHeight(width: number, height: number): number | undefined {
  const fits = (upright.width * height) / Math.max(1, width);
  return fits < uprightLeast ? undefined : Math.round(Math.min(fits, uprightMost));
}

export function size(layout: Layout): { readonly width: number; readonly height: number } {
  return measures(layout);
}

export function viewBox(layout: Layout): string {
  const { width, height } = measures(layout);
  return `0 0 ${width} ${height}`;
}

/** The number of checkers that fit on a point without overlapping. */
export function stackFits(layout: Layout): number {
  return Math.floor(measures(layout).half / step);
}

/** The two halves of the playing field, without bar and trays. */
export function fields(layout: Layout): readonly [Box, Box] {
  const { frame, bar, base, height } = measures(layout);
  const box = { y: base, width: 6 * pointWidth, height: height - 2 * base };
  return [mirrored(layout, { ...box, x: frame }), mirrored(layout, { ...box, x: frame + 6 * pointWidth + bar })];
}

export function barBox(layout: Layout): Box {
  const { frame, bar, base, height } = measures(layout);
  return mirrored(layout, { x: frame + 6 * pointWidth, y: base, width: bar, height: height - 2 * base });
}

/** The tray of borne-off checkers of a side. */
export function trayBox(layout: Layout, seat: Seat): Box {
  const { width, height, frame, bar, base } = measures(layout);
  const isNear = seat === layout.near;
  if (layout.upright !== undefined) {
    const deep = base - upright.rim - 12;
    return mirrored(layout, {
      x: width - frame - trayLength,
      y: isNear ? height - 6 - deep : 6,
      width: trayLength,
      height: deep,
    });
  }
  const x = frame + 12 * pointWidth + bar + tray.gutter;
  return mirrored(layout, { x, y: isNear ? height - base - trayLength : base, width: tray.width, height: trayLength });
}

export function slabBox(layout: Layout, seat: Seat, index: number): Box {
  const box = trayBox(layout, seat);
  const along = 6 + index * slab;
  if (layout.upright !== undefined)
    return { x: box.x + along + 0.75, y: box.y + 4, width: slab - 1.5, height: box.height - 8 };
  const y = seat === layout.near ? box.y + box.height - along - slab : box.y + along;
  return { x: box.x + 5, y: y + 0.75, width: box.width - 10, height: slab - 1.5 };
}

/** The triangle of a point, as an SVG path. `point` counts from the near side. */
export function pointPath(layout: Layout, point: number): string {
  const { base, height, half } = measures(layout);
  const { x, width } = columnBox(layout, point);
  const up = point <= 12;
  const foot = up ? height - base : base;
  const tip = up ? foot - half + tips : foot + half - tips;
  const inset = 1.5;
  const middle = x + width / 2;
  const rounded = `L${middle - 1.5} ${tip}Q${middle} ${tip + (up ? -4 : 4)} ${middle + 1.5} ${tip}`;
  return `M${x + inset} ${foot}${rounded}L${x + width - inset} ${foot}Z`;
}

/** The whole column of a point, which can be pressed. */
export function columnBox(layout: Layout, point: number): Box {
  const { frame, bar, base, height, half } = measures(layout);
  const fromEdge = point <= 12 ? point - 1 : 24 - point; // 0 beside the tray, 11 at the far end
  const overBar = fromEdge < 6 ? bar : 0;
  const x = frame + (11 - fromEdge) * pointWidth + overBar;
  const tall = half + gap / 2;
  return mirrored(layout, { x, y: point <= 12 ? height - base - tall : base, width: pointWidth, height: tall });
}

/**
 * Returns the area that selects this place of this side when pressed. Each side has half of the bar and of the tray.
 */
export function placeBox(layout: Layout, seat: Seat, place: number): Box {
  const { width, height, frame, base } = measures(layout);
  const isNear = seat === layout.near;
  if (place === OFF) {
    // On the upright board the whole rim of the home board is pressable: the tray alone is too low for a thumb.
    if (layout.upright !== undefined)
      return mirrored(layout, {
        x: width - frame - 6 * pointWidth,
        y: isNear ? height - base : 0,
        width: 6 * pointWidth,
        height: base,
      });
    const box = trayBox(layout, seat);
    const from = height / 2 + 40;
    return isNear ? { ...box, y: from, height: height - base - from } : { ...box, height: height - from - base };
  }
  if (place === BAR) {
    const bar = barBox(layout);
    return isNear ? { ...bar, height: bar.height / 2 } : { ...bar, y: height / 2, height: bar.height / 2 };
  }
  return columnBox(layout, fromNear(layout, seat, place));
}

/** A point of a side's numbering, counted from the near side. */
export function fromNear(layout: Layout, seat: Seat, point: number): number {
  return seat === layout.near ? point : 25 - point;
}

/** The centre of the checker with this index (0: the lowest) in a stack of `count`. */
export function checkerSpot(layout: Layout, seat: Seat, place: number, index: number, count: number): Spot {
  const { height, base, barFirst } = measures(layout);
  if (place === OFF) {
    const box = slabBox(layout, seat, index);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  if (place === BAR) {
    // A checker on the bar waits on the side where it will enter.
    const bar = barBox(layout);
    const outward = barFirst + index * spacing(count, 4);
    return { x: bar.x + bar.width / 2, y: height / 2 + (seat === layout.near ? -outward : outward) };
  }
  const point = fromNear(layout, seat, place);
  const column = columnBox(layout, point);
  const along = radius + 0.5 + index * spacing(count, stackFits(layout));
  return { x: column.x + column.width / 2, y: point <= 12 ? height - base - along : base + along };
}

/** The number of a point on the rim. */
export function labelSpot(layout: Layout, point: number): Spot {
  const { height, base, rim } = measures(layout);
  const column = columnBox(layout, point);
  return { x: column.x + column.width / 2, y: point <= 12 ? height - base + rim / 2 + 0.5 : base - rim / 2 + 0.5 };
}

/** The middle of the half where a side throws its dice: to its right. */
export function halfCentre(layout: Layout, seat: Seat): Spot {
  const [left, right] = fields(layout);
  const box = seat === layout.near ? right : left;
  return { x: box.x + box.width / 2, y: measures(layout).height / 2 };
}

/** The centres of a side's dice. */
export function diceSpots(layout: Layout, seat: Seat, count: number): Spot[] {
  const pitch = dieSize + 10;
  const { x, y } = halfCentre(layout, seat);
  const first = x - ((count - 1) * pitch) / 2;
  return Array.from({ length: count }, (_, index) => ({ x: first + index * pitch, y }));
}

/**
 * The centre of the cube: on the wide board beside the field, in the middle or near its owner; on the upright board on
 * the bar, or in the rim at its owner's end of the bar.
 */
export function cubeSpot(layout: Layout, owner: Seat | null): Spot {
  const { height, base } = measures(layout);
  if (layout.upright !== undefined) {
    const bar = barBox(layout);
    if (owner === null) return { x: bar.x + bar.width / 2, y: height / 2 };
    return { x: bar.x + bar.width / 2, y: owner === layout.near ? height - base / 2 : base / 2 };
  }
  const box = trayBox(layout, layout.near);
  const away = owner === null ? 0 : owner === layout.near ? 66 : -66;
  return { x: box.x + box.width / 2, y: height / 2 + away };
}

function spacing(count: number, fits: number): number {
  return count <= fits ? step : ((fits - 1) * step) / (count - 1);
}

function mirrored(layout: Layout, box: Box): Box {
  return layout.direction === "right" ? box : { ...box, x: measures(layout).width - box.x - box.width };
}
