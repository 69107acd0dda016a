/**
 * The legal plays of a position. A viewer's own turn comes with its plays from the server; the client computes them only
 * to count shots, and for the gallery.
 */

import type { Checkers, PlayNode, Seat } from "../../wire/messages";
import { BAR, countOf, moved, OFF, other } from "./checkers";

interface Draft {
  readonly checkers: Checkers;
  readonly dice: readonly number[];
  readonly node: PlayNode;
  /** The maximum number of dice that can still be played from here. */
  depth: number;
}

/** Returns the graph of all plays. Stages with the same position and dice share a node. */
export function playsOf(checkers: Checkers, seat: Seat, [a, b]: readonly [number, number]): PlayNode[] {
  const drafts: Draft[] = [];
  const known = new Map<string, number>();
  const visit = (board: Checkers, dice: readonly number[]): number => {
    const key = JSON.stringify([board, dice]);
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const index = drafts.length;
    known.set(key, index);
    const draft: Draft = { checkers: board, dice, node: { complete: false, edges: [] }, depth: 0 };
    drafts.push(draft);
    for (const die of new Set(dice)) {
      const rest = dice.toSpliced(dice.indexOf(die), 1);
      for (let from = BAR; from >= 1; from--) {
        const to = target(board, seat, from, die);
        if (to === null) continue;
        const next = moved(board, seat, from, to);
        const at = visit(next.checkers, rest);
        draft.node.edges.push({ from, to, die, hit: next.hit !== null, next: at });
        draft.depth = Math.max(draft.depth, 1 + (drafts[at]?.depth ?? 0));
      }
    }
    return index;
  };
  visit(checkers, a === b ? [a, a, a, a] : [a, b]);
  const root = drafts[0];
  if (root === undefined) return [];
  for (const draft of drafts) prune(draft, drafts);
  // If either die can be played but not both, the larger one must be played.
  const larger = Math.max(a, b);
  if (a !== b && root.depth === 1 && root.node.edges.some((edge) => edge.die === larger)) {
    root.node.edges = root.node.edges.filter((edge) => edge.die === larger);
  }
  return drafts.map((draft) => draft.node);
}

function prune(draft: Draft, drafts: readonly Draft[]): void {
  draft.node.edges = draft.node.edges.filter((edge) => 1 + (drafts[edge.next]?.depth ?? 0) === draft.depth);
  draft.node.complete = draft.depth === 0;
}

function target(board: Checkers, seat: Seat, from: number, die: number): number | null {
  if (countOf(board, seat, from) === 0) return null;
  if (from !== BAR && countOf(board, seat, BAR) > 0) return null;
  const to = from - die;
  if (to >= 1) return countOf(board, other(seat), 25 - to) > 1 ? null : to;
  let farthest = 0;
  for (let place = BAR; place >= 1; place--) if (countOf(board, seat, place) > 0) farthest = Math.max(farthest, place);
  if (farthest > 6) return null;
  return to === 0 || from === farthest ? OFF : null;
}
