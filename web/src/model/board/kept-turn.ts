/** An unconfirmed turn, as this tab stores it across a reload. */

import type { PlayEdge, Seq, SingleMove } from "../../wire/messages";
import type { Turn } from "./turn";

export interface KeptTurn {
  /** The event that began the turn. */
  readonly since: Seq;
  /** As shown, the left die first. */
  readonly dice: readonly [number, number];
  /** The moves of each gesture. */
  readonly steps: readonly (readonly SingleMove[])[];
}

/** Returns the data to store; null for a turn without moves. */
export function keptTurn(turn: Turn, since: Seq): KeptTurn | null {
  if (turn.steps.length === 0) return null;
  return { since, dice: turn.dice, steps: turn.steps.map((step) => step.map(({ from, to }) => ({ from, to }))) };
}

/**
 * Returns a fresh turn with the kept steps made again, or unchanged if they belong to another turn or are not legal.
 */
export function resumed(turn: Turn, since: Seq, kept: unknown): Turn {
  if (!isKept(kept) || kept.since !== since) return turn;
  const [left, right] = kept.dice;
  // The kept dice must equal the dice of this roll, in either order.
  if (!turn.dice.includes(left) || !turn.dice.includes(right) || left + right !== turn.dice[0] + turn.dice[1])
    return turn;
  let node = turn.plays[0];
  const steps: PlayEdge[][] = [];
  for (const step of kept.steps) {
    const made: PlayEdge[] = [];
    for (const { from, to } of step) {
      const edge: PlayEdge | undefined = node?.edges.find((one) => one.from === from && one.to === to);
      if (edge === undefined) return turn;
      made.push(edge);
      node = turn.plays[edge.next];
    }
    steps.push(made);
  }
  return { ...turn, dice: [left, right], steps };
}

function isKept(value: unknown): value is KeptTurn {
  if (typeof value !== "object" || value === null) return false;
  if (!("since" in value) || !("dice" in value) || !("steps" in value)) return false;
  const { since, dice, steps } = value;
  return (
    typeof since === "number" &&
    Array.isArray(dice) &&
    dice.length === 2 &&
    Array.isArray(steps) &&
    steps.every((step) => Array.isArray(step) && step.every(isMove))
  );
}

function isMove(value: unknown): value is SingleMove {
  return typeof value === "object" && value !== null && "from" in value && "to" in value;
}
