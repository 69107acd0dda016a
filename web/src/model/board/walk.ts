/**
 * The way of the keyboard's focus over the board. The places form two rows, each from left to right, as they are on the
 * screen. A walk visits all places, or only those that are of use: checkers that can move, and targets.
 */

/** A place as the walk sees it. */
export interface Stop {
  /** The centre of the place. */
  readonly x: number;
  readonly y: number;
  readonly usable: boolean;
}

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] as const;
export type WalkKey = (typeof KEYS)[number];

export function isWalkKey(key: string): key is WalkKey {
  return KEYS.some((one) => one === key);
}

/**
 * Returns the index of the stop to which a key leads. Left and Right go along the rows, and from the end of one row to the
 * other, so that every stop can be reached; Up and Down go to the nearest stop of the other row; Home and End to the first
 * and last stop. `everywhere`: visits all places; otherwise only the usable ones, if there are any.
 */
export function walkTo(stops: readonly Stop[], from: number, key: WalkKey, everywhere: boolean): number {
  const all = everywhere || !stops.some((stop, index) => stop.usable && index !== from);
  const order = inRows(stops).filter((index) => all || index === from || stops[index]?.usable === true);
  const here = order.indexOf(from);
  const step = (by: number): number => order.at((here + by) % order.length) ?? from;
  switch (key) {
    case "ArrowRight":
      return step(1);
    case "ArrowLeft":
      return step(-1);
    case "Home":
      return order[0] ?? from;
    case "End":
      return order.at(-1) ?? from;
    case "ArrowUp":
    case "ArrowDown":
      return across(stops, order, from, key === "ArrowUp");
    default:
      return key satisfies never;
  }
}

/** Returns the indices of the stops, the upper row first, each row from left to right. */
function inRows(stops: readonly Stop[]): number[] {
  const middle = middleOf(stops);
  const row = (index: number): number => ((stops[index]?.y ?? 0) < middle ? 0 : 1);
  const x = (index: number): number => stops[index]?.x ?? 0;
  return stops.map((_, index) => index).sort((a, b) => row(a) - row(b) || x(a) - x(b));
}

/** Returns the nearest stop of the other row, if that row is in the key's direction; otherwise the stop itself. */
function across(stops: readonly Stop[], order: readonly number[], from: number, up: boolean): number {
  const middle = middleOf(stops);
  const here = stops[from];
  if (here === undefined || here.y < middle === up) return from;
  const away = (index: number): number => Math.abs((stops[index]?.x ?? 0) - here.x);
  const others = order.filter((index) => (stops[index]?.y ?? 0) < middle === up);
  return others.sort((a, b) => away(a) - away(b))[0] ?? from;
}

function middleOf(stops: readonly Stop[]): number {
  const heights = stops.map(({ y }) => y);
  return (Math.min(...heights) + Math.max(...heights)) / 2;
}
