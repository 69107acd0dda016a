/**
 * The geometry of the small boards in the rules: fixed pictures with arrows.
 * Points are numbered from the reader's side; the reader's home board is at the lower right.
 */

export type Count = Readonly<Partial<Record<number, number>>>;
/** From and to; 25 is the bar, 0 is borne off. */
export type FigureMove = readonly [number, number];

export const POINT_WIDTH = 28;
export const RADIUS = 13;
const FRAME = 10;
const BAR_WIDTH = 30;
const TRAY_WIDTH = 40;
const LABEL_HEIGHT = 16;
export const POINT_HEIGHT = 126;
const GAP = 34;
const STACK_MAX = 5;

export const INNER_TOP = FRAME + LABEL_HEIGHT;
export const INNER_HEIGHT = 2 * POINT_HEIGHT + GAP;
export const HEIGHT = 2 * (FRAME + LABEL_HEIGHT) + INNER_HEIGHT;
const HALF_WIDTH = 6 * POINT_WIDTH;
export const WIDTH = 2 * FRAME + 2 * HALF_WIDTH + BAR_WIDTH + TRAY_WIDTH;
export const BAR = { x: FRAME + HALF_WIDTH, width: BAR_WIDTH };
export const TRAY = { x: WIDTH - FRAME - TRAY_WIDTH, width: TRAY_WIDTH };
export const HALVES = [FRAME, FRAME + HALF_WIDTH + BAR_WIDTH].map((x) => ({ x, width: HALF_WIDTH }));

const DIE_SIZE = 30;
/** The place of two dice: the middle of the right half. */
export const DICE = {
  x: FRAME + HALF_WIDTH + BAR_WIDTH + HALF_WIDTH / 2 - DIE_SIZE - 5,
  y: INNER_TOP + (INNER_HEIGHT - DIE_SIZE) / 2,
  size: DIE_SIZE,
};

/** Returns the spots of a die, within its square. */
export function pips(value: number): { x: number; y: number }[] {
  const [low, middle, high] = [DIE_SIZE * 0.25, DIE_SIZE * 0.5, DIE_SIZE * 0.75];
  const spots: { x: number; y: number }[] = [];
  if (value % 2 === 1) spots.push({ x: middle, y: middle });
  if (value >= 2) spots.push({ x: low, y: low }, { x: high, y: high });
  if (value >= 4) spots.push({ x: low, y: high }, { x: high, y: low });
  if (value === 6) spots.push({ x: low, y: middle }, { x: high, y: middle });
  return spots;
}

export interface Triangle {
  point: number;
  path: string;
  dark: boolean;
  label: { x: number; y: number };
}

export interface FigureChecker {
  x: number;
  y: number;
  own: boolean;
  /** Shown on the last checker of a stack that is higher than can be drawn. */
  count: number | null;
}

export function triangles(): Triangle[] {
  return Array.from({ length: 24 }, (_, index) => {
    const point = index + 1;
    const x = centreOf(point);
    const top = point > 12;
    const base = top ? INNER_TOP : INNER_TOP + INNER_HEIGHT;
    const tip = base + (top ? POINT_HEIGHT : -POINT_HEIGHT);
    const half = POINT_WIDTH / 2;
    return {
      point,
      path: `M${String(x - half)} ${String(base)}L${String(x + half)} ${String(base)}L${String(x)} ${String(tip)}Z`,
      dark: point % 2 === 0,
      label: { x, y: top ? base - 5 : base + 13 },
    };
  });
}

export function checkers(own: Count, other: Count): FigureChecker[] {
  return [...stacks(own, true), ...stacks(other, false)];
}

/** Path data of arrows from the checkers to their targets; arrows to the same point are stacked. */
export function arrows(moves: readonly FigureMove[], own: Count): string[] {
  const now: Partial<Record<number, number>> = { ...own };
  return moves.map(([from, to]) => {
    const [standing = 1, landed = 0] = [now[from], now[to]];
    now[from] = standing - 1;
    now[to] = landed + 1;
    return arrow([from, to], standing - 1, landed);
  });
}

function arrow([from, to]: FigureMove, fromIndex: number, toIndex: number): string {
  const start = place(from, Math.max(0, fromIndex));
  const end = to === 0 ? { x: TRAY.x + TRAY.width / 2, y: start.y } : place(to, toIndex);
  const bend = Math.min(26, Math.abs(end.x - start.x) / 4) * (from > 12 ? 1 : -1);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + bend * 2 };
  // A marker at the end of the line draws the head.
  return `M${coords(start)}Q${coords(middle)} ${coords(end)}`;
}

/** Path data of the route of the reader's checkers: along the top to the left, and back along the bottom. */
export function travelPath(): string {
  const middle = INNER_TOP + INNER_HEIGHT / 2;
  const [right, left] = [TRAY.x - 12, FRAME + 24];
  return `M${coords({ x: right, y: middle - 8 })}H${String(left + 8)}a8 8 0 0 0 0 16H${String(right - 4)}`;
}

/** The part of the picture that shows only the home boards. */
export const HOME_VIEW = { x: BAR.x, width: WIDTH - BAR.x };

function stacks(counts: Count, own: boolean): FigureChecker[] {
  return Object.entries(counts).flatMap(([key, count = 0]) => {
    const point = Number(key);
    return Array.from({ length: Math.min(count, STACK_MAX) }, (_, index) => ({
      ...place(point, index),
      own,
      count: index === STACK_MAX - 1 && count > STACK_MAX ? count : null,
    }));
  });
}

interface Place {
  x: number;
  y: number;
}

function place(point: number, index: number): Place {
  const level = Math.min(index, STACK_MAX - 1);
  if (point === 25)
    return { x: BAR.x + BAR.width / 2, y: INNER_TOP + INNER_HEIGHT / 2 - RADIUS - 14 - level * RADIUS * 2 };
  const step = level * (2 * RADIUS - 1) + RADIUS;
  return { x: centreOf(point), y: point > 12 ? INNER_TOP + step : INNER_TOP + INNER_HEIGHT - step };
}

function centreOf(point: number): number {
  const column = point <= 12 ? 12 - point : point - 13;
  return FRAME + column * POINT_WIDTH + POINT_WIDTH / 2 + (column >= 6 ? BAR_WIDTH : 0);
}

function coords({ x, y }: Place): string {
  return `${String(Math.round(x * 10) / 10)} ${String(Math.round(y * 10) / 10)}`;
}
