/** Adds up the parts of a rollout, which arrive one after the other until the rollout is stopped. Pure. */

import type { RolloutPart } from "../../wire/messages";

export interface Rolled {
  readonly games: number;
  /** Mean equity, and its standard error. */
  readonly equity: number;
  readonly error: number;
  readonly win: number;
}

export const noGames: Rolled = { games: 0, equity: 0, error: 0, win: 0 };

/**
 * Returns the result of all games so far. Parts are independent, so the variances of their means add up by their
 * weights.
 */
export function addPart(sum: Rolled, part: RolloutPart): Rolled {
  const games = sum.games + part.games;
  const mean = (before: number, now: number): number => (before * sum.games + now * part.games) / games;
  return {
    games,
    equity: mean(sum.equity, part.equity),
    error: Math.hypot(sum.error * sum.games, part.error * part.games) / games,
    win: mean(sum.win, part.chances.win),
  };
}
