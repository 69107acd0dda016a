/** Puzzles: the question, and the answers as texts and arrows. Pure. */

import type { MatchView, PuzzleOption, PuzzleVerdict, Seat, SingleMove } from "../../wire/messages";

/** The question of a puzzle. */
export type Asked = { kind: "play"; dice: readonly [number, number] } | { kind: "double" } | { kind: "take" };

/** Returns the question of a position that waits for its viewer. */
export function askedIn(view: MatchView): Asked {
  if (view.phase.kind === "to_play") return { kind: "play", dice: view.phase.dice };
  return view.phase.kind === "cube_offered" ? { kind: "take" } : { kind: "double" };
}

/** The score as the viewer sees it; null in a money game. */
export function scoreIn(view: MatchView, you: Seat): { own: number; other: number; length: number } | null {
  if (view.settings.format.kind !== "points") return null;
  const { white, black } = view.score;
  const [own, other] = you === "white" ? [white, black] : [black, white];
  return { own, other, length: view.settings.format.length };
}

/** The moves for the arrows. A solved puzzle has one play to show. */
export function arrowsOf(verdict: PuzzleVerdict): {
  made: readonly SingleMove[] | null;
  best: readonly SingleMove[] | null;
} {
  const best = verdict.options[0];
  const made = verdict.options[verdict.chosen];
  if (best === undefined || made === undefined || best.cube !== null) return { made: null, best: null };
  return verdict.solved ? { made: null, best: made.moves } : { made: made.moves, best: best.moves };
}

/** The equity of an answer for the side that decides, in units of the cube. */
export function equityOf(verdict: PuzzleVerdict, option: PuzzleOption): number {
  return verdict.equity - option.cost;
}

/** The chance to win that a rollout gave; null for answers that were only searched. */
export function winOf(option: PuzzleOption): number | null {
  return option.evidence.by === "rollout" ? option.evidence.win : null;
}
