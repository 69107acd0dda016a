/** The comparison of a sensor board with the expected position, laid out as it is drawn. Pure. */

import type { BoardMirror, BoardPlace, Seat } from "../../wire/messages";

/** The maximum number of checkers drawn in a stack; a higher stack also shows its number. */
export const DRAWN_MAX = 5;

export interface MirrorChecker {
  /** The side that should own it; null: not known. */
  readonly seat: Seat | null;
  /** `missing`: it should be there and is not seen; `surplus`: it is seen and should not be there. */
  readonly kind: "there" | "missing" | "surplus";
}

export interface MirrorPlace {
  /** The point as the player at console one numbers it; null: the bar. */
  readonly point: number | null;
  readonly checkers: readonly MirrorChecker[];
  /** The number of checkers seen, if not all of them are drawn; null: all are drawn. */
  readonly count: number | null;
  readonly unlike: boolean;
}

export interface MirrorLayout {
  /** Points 13 to 24, left to right. */
  readonly top: readonly MirrorPlace[];
  /** Points 12 to 1, left to right. */
  readonly bottom: readonly MirrorPlace[];
  readonly bar: MirrorPlace;
}

/** Returns the layout, or null before the board's first report. */
export function mirrorLayout({ sensed, expected, unlike }: BoardMirror): MirrorLayout | null {
  if (sensed === null) return null;
  const differs = (point: number | null): { seen: number; expected: number } | null =>
    unlike.find((place) => place.point === point) ?? null;
  const at = (point: number): MirrorPlace => {
    const seen = sensed.points[point - 1];
    const should = expected?.points[point - 1];
    return place(point, seen === undefined ? [] : [seen], should === undefined ? [] : [should], differs(point));
  };
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  return {
    top: numbers.map((number) => at(12 + number)),
    bottom: numbers.map((number) => at(13 - number)),
    bar: place(null, sensed.bar, expected?.bar ?? [], differs(null)),
  };
}

function place(
  point: number | null,
  seen: readonly BoardPlace[],
  should: readonly BoardPlace[],
  differs: { seen: number; expected: number } | null,
): MirrorPlace {
  const count = seen.reduce((sum, one) => sum + one.count, 0);
  const owners = should.flatMap(({ count: checkers, seat }) => Array.from({ length: checkers }, () => seat));
  const known = seen.flatMap(({ count: checkers, seat }) => Array.from({ length: checkers }, () => seat));
  const here = Array.from({ length: count }, (_, index): MirrorChecker => {
    const isSurplus = differs !== null && index >= differs.expected;
    return { seat: known[index] ?? owners[index] ?? null, kind: isSurplus ? "surplus" : "there" };
  });
  const lacking = differs === null ? 0 : Math.max(0, differs.expected - differs.seen);
  const missing = Array.from({ length: lacking }, (_, index): MirrorChecker => ({
    seat: owners[count + index] ?? owners[0] ?? null,
    kind: "missing",
  }));
  const all = [...here, ...missing];
  return {
    point,
    checkers: all.slice(0, DRAWN_MAX),
    count: all.length > DRAWN_MAX ? count : null,
    unlike: differs !== null,
  };
}
