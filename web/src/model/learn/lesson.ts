/** The learner's progress in the first lesson. Pure; the browser stores it. */

import type { LessonStepId, MatchId, SingleMove } from "../../wire/messages";

export interface LessonProgress {
  /** The step, from 0. After the steps on the board come the match and the review. */
  readonly at: number;
  /** The match that was begun from the lesson. */
  readonly match: MatchId | null;
}

export const LESSON = "lesson";
export const BEGINNING: LessonProgress = { at: 0, match: null };

/** Reads the stored progress; an invalid value means the beginning. */
export function readProgress(kept: unknown): LessonProgress {
  if (typeof kept !== "object" || kept === null || !("at" in kept) || !("match" in kept)) return BEGINNING;
  const { at, match } = kept;
  if (typeof at !== "number" || !Number.isInteger(at) || at < 0 || at > 99) return BEGINNING;
  return { at, match: typeof match === "string" ? match : null };
}

/** A part of the lesson: a step on the board, the match, or the review. */
export type Part = { kind: "step"; index: number } | { kind: "match" } | { kind: "review" };

/** Returns the part at a place; places beyond the end are the last part. */
export function partAt(at: number, steps: number): Part {
  if (at < steps) return { kind: "step", index: at };
  return at === steps ? { kind: "match" } : { kind: "review" };
}

/** Returns the number of parts of a lesson with this many steps on the board. */
export function partsOf(steps: number): number {
  return steps + 2;
}

/** The plays that arrows show: at once where the board explains itself so, otherwise after a try that missed the task. */
const SHOWN: Partial<
  Record<LessonStepId, { readonly after: "open" | "wrong"; readonly moves: readonly SingleMove[] }>
> = {
  direction: { after: "open", moves: play([13, 9], [8, 6]) },
  bar: { after: "open", moves: play([25, 22]) },
  point: { after: "wrong", moves: play([8, 5], [6, 5]) },
  hit: { after: "wrong", moves: play([8, 5]) },
  bear_off: { after: "wrong", moves: play([6, 0], [5, 0]) },
};

function play(...moves: readonly (readonly [from: number, to: number])[]): SingleMove[] {
  return moves.map(([from, to]) => ({ from, to }));
}

/** Returns the moves that arrows show in a step, or null. `missed`: the learner has tried, and missed the task. */
export function arrowsIn(step: LessonStepId, missed: boolean): readonly SingleMove[] | null {
  const shown = SHOWN[step];
  return shown !== undefined && (missed || shown.after === "open") ? shown.moves : null;
}
