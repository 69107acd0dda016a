/** A position of a match as the small picture of a board draws it. Pure. */

import type { Checkers, Seat } from "../../wire/messages";

export interface PictureBoard {
  readonly own: Readonly<Record<number, number>>;
  readonly other: Readonly<Record<number, number>>;
  /** The borne-off checkers of the side that is seen below. */
  readonly off: number;
  /** The other side's checkers on the bar, which the picture has no place for. */
  readonly theirBar: number;
}

/** The board as `seat` counts it: its own checkers below, on points 1 to 24 and 25 for the bar. */
export function boardOf(board: Checkers, seat: Seat): PictureBoard {
  const isWhite = seat === "white";
  const own: Record<number, number> = {};
  const other: Record<number, number> = {};
  board.points.forEach((count, index) => {
    const point = isWhite ? index + 1 : 24 - index;
    const mine = isWhite ? count : -count;
    if (mine > 0) own[point] = mine;
    if (mine < 0) other[point] = -mine;
  });
  const [white, black] = board.bar;
  const ownBar = isWhite ? white : black;
  if (ownBar > 0) own[25] = ownBar;
  return { own, other, off: board.off[isWhite ? 0 : 1], theirBar: isWhite ? black : white };
}
