/** The view model of the board, built from the scene, the turn being played and the player's settings. */

import type { Checkers, CubeView, Seat } from "../../wire/messages";
import { BAR, countOf, OFF, seats, type Flight } from "./checkers";
import type { Play, Scene } from "./scene";
import type { Beat } from "./show";
import { diceOf, isComplete, pathOf, sourcesOf, targetsOf, type Die, type Turn } from "./turn";

export interface DiceShown {
  readonly seat: Seat;
  readonly dice: readonly Die[];
}

/** A mark of the last play at a place of the mover's numbering. */
export interface Mark {
  readonly place: number;
  /** The number of checkers that left or arrived. */
  readonly count: number;
}

export interface BoardView {
  readonly checkers: Checkers;
  readonly flights: readonly Flight[];
  readonly flightMs: number;
  readonly dice: readonly DiceShown[];
  readonly rolling: boolean;
  /** The effect of a press on the dice. */
  readonly dicePress: "swap" | "confirm" | null;
  readonly cube: CubeView;
  readonly offer: Scene["offer"];
  /** The side that may move checkers on this board now. */
  readonly mover: Seat | null;
  readonly sources: readonly number[];
  readonly picked: number | null;
  readonly targets: readonly number[];
  readonly last: { readonly seat: Seat; readonly left: readonly Mark[]; readonly came: readonly Mark[] } | null;
}

export interface BoardInput {
  readonly scene: Scene;
  readonly beat: Beat | null;
  /** The viewer's turn, when its checkers may be moved now. */
  readonly turn: Turn | null;
  readonly picked: number | null;
}

/** Returns what the board shows. `scene` already contains the moves of the turn. */
export function boardView({ scene, beat, turn, picked }: BoardInput): BoardView {
  const targets = turn === null || picked === null ? [] : [...targetsOf(turn, picked).keys()];
  return {
    checkers: scene.checkers,
    flights: beat?.flights ?? [],
    flightMs: beat?.ms ?? 0,
    dice: diceShown(scene, beat, turn),
    rolling: beat?.rolling ?? false,
    dicePress: turn === null ? null : dicePress(turn),
    cube: scene.cube,
    offer: scene.offer,
    mover: turn?.seat ?? null,
    sources: turn === null ? [] : sourcesOf(turn),
    picked,
    targets,
    // Once the player's own play begins, the last one has been seen.
    last:
      scene.last === null || picked !== null || (turn !== null && pathOf(turn).length > 0) ? null : marks(scene.last),
  };
}

function diceShown(scene: Scene, beat: Beat | null, turn: Turn | null): DiceShown[] {
  if (beat?.note?.kind === "opening") {
    const { dice } = beat.note;
    return seats.map((seat, index) => ({ seat, dice: [{ value: dice[index] ?? 1, state: "open" }] }));
  }
  if (turn !== null) return [{ seat: turn.seat, dice: diceOf(turn) }];
  if (scene.dice === null) return [];
  const [a, b] = scene.dice.values;
  const state = beat?.note?.kind === "no_play" ? "idle" : "open";
  const values = a === b ? [a, a, a, a] : [Math.max(a, b), Math.min(a, b)];
  return [{ seat: scene.dice.seat, dice: values.map((value) => ({ value, state })) }];
}

function dicePress(turn: Turn): BoardView["dicePress"] {
  if (isComplete(turn)) return "confirm";
  return turn.dice[0] === turn.dice[1] || pathOf(turn).length > 0 ? null : "swap";
}

/** The places that checkers left and reached over the whole play; intermediate stops are left out. */
function marks({ seat, moves }: Play): BoardView["last"] {
  const change = new Map<number, number>();
  for (const { from, to } of moves) {
    change.set(from, (change.get(from) ?? 0) - 1);
    change.set(to, (change.get(to) ?? 0) + 1);
  }
  const some = (sign: 1 | -1): Mark[] =>
    [...change].filter(([, by]) => by * sign > 0).map(([place, by]) => ({ place, count: by * sign }));
  return { seat, left: some(-1), came: some(1) };
}

/** A side's checkers on a place of its numbering, for labels and for drawing. */
export interface Stack {
  readonly key: string;
  readonly seat: Seat;
  readonly place: number;
  readonly count: number;
}

export function stacksOf(checkers: Checkers): Stack[] {
  const found: Stack[] = [];
  for (const seat of seats) {
    for (let place = OFF + 1; place <= BAR; place++) {
      const count = countOf(checkers, seat, place);
      if (count > 0) found.push(stackOf(seat, place, count));
    }
  }
  return found;
}

const stacks = new Map<string, Stack>();

/** Returns the same object for the same stack, so that a stack that has not changed is not drawn again. */
function stackOf(seat: Seat, place: number, count: number): Stack {
  const key = `${seat}-${place}`;
  const name = `${key}-${count}`;
  let stack = stacks.get(name);
  if (stack === undefined) stacks.set(name, (stack = { key, seat, place, count }));
  return stack;
}
