/**
 * The two games of a duplicate board, which have the same rolls: their turns side by side, and the first turn in which they
 * differ. Pure. One game may be longer than the other.
 */

import type { AnalysedGame, AnalysedStep, Seat } from "../../wire/messages";

/** One turn of a room: the double before the roll, if there was one, and the roll with its play. */
export interface RoomTurn {
  readonly seat: Seat;
  /** The cube actions of the turn, in order. */
  readonly cube: readonly AnalysedStep[];
  /** The roll with its play; null if the game ended with a cube action. */
  readonly roll: AnalysedStep | null;
  /** The cost of the turn's errors by either side, in units of the cube. */
  readonly cost: number;
}

export interface TurnPair {
  /** The number of the turn, counted from 1. */
  readonly number: number;
  readonly open: RoomTurn | null;
  readonly closed: RoomTurn | null;
  /** Whether both rooms had the same position and dice before the turn. */
  readonly comparable: boolean;
  /** Whether both rooms played the same. */
  readonly alike: boolean;
}

export interface GamePair {
  readonly turns: readonly TurnPair[];
  /** The index of the first turn in which the rooms differ; null: they never do. */
  readonly parting: number | null;
}

/** Pairs the turns of the same game in both rooms. */
export function pairGames(open: AnalysedGame, closed: AnalysedGame): GamePair {
  const [first, second] = [turnsOf(open), turnsOf(closed)];
  const length = Math.max(first.length, second.length);
  const turns = Array.from({ length }, (_, at) => pair(at + 1, first[at] ?? null, second[at] ?? null));
  const parting = turns.findIndex((turn) => !turn.alike);
  return { turns, parting: parting === -1 ? null : parting };
}

/** The steps of a game gathered into turns: a turn ends with a roll, or with the game. */
export function turnsOf(game: AnalysedGame): RoomTurn[] {
  const turns: RoomTurn[] = [];
  let cube: AnalysedStep[] = [];
  for (const step of game.steps) {
    if (step.dice === null) {
      cube.push(step);
    } else {
      turns.push(turn(step.seat, cube, step));
      cube = [];
    }
  }
  const first = cube[0];
  if (first !== undefined) turns.push(turn(first.seat, cube, null));
  return turns;
}

function turn(seat: Seat, cube: readonly AnalysedStep[], roll: AnalysedStep | null): RoomTurn {
  const steps = roll === null ? cube : [...cube, roll];
  const cost = steps.reduce(
    (sum, step) => sum + (step.play?.error.equity ?? 0) + (step.decision?.error.equity ?? 0),
    0,
  );
  return { seat, cube, roll, cost };
}

function pair(number: number, open: RoomTurn | null, closed: RoomTurn | null): TurnPair {
  if (open === null || closed === null) return { number, open, closed, comparable: false, alike: false };
  const [before, beside] = [open.cube[0] ?? open.roll, closed.cube[0] ?? closed.roll];
  const samePlace =
    before?.position === beside?.position && before?.cube === beside?.cube && before?.cube_owner === beside?.cube_owner;
  const comparable = open.seat === closed.seat && samePlace && diceOf(open) === diceOf(closed);
  const alike = comparable && cubeOf(open) === cubeOf(closed) && reached(open) === reached(closed);
  return { number, open, closed, comparable, alike };
}

/** Returns the dice of a turn, the higher first; empty if there was no roll. */
function diceOf({ roll }: RoomTurn): string {
  return roll?.dice == null ? "" : [...roll.dice].sort((a, b) => b - a).join("-");
}

function cubeOf({ cube }: RoomTurn): string {
  return cube.map((step) => step.decision?.choice ?? "").join(" ");
}

/** Returns the notation of the play. From the same position, equal notations mean equal plays. */
function reached({ roll }: RoomTurn): string {
  return roll?.play?.candidates[roll.play.played]?.notation ?? "";
}
