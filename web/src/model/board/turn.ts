/**
 * A roll being played: the legal plays as the server gave them (a graph that begins at node 0), the moves made so far,
 * and the meaning of a press on the board. Moves can be taken back until the play is confirmed.
 */

import type { Checkers, PlayEdge, PlayNode, Seat, SingleMove } from "../../wire/messages";
import { BAR, countOf, moved, OFF, type Flight } from "./checkers";

export interface Turn {
  readonly seat: Seat;
  readonly plays: readonly PlayNode[];
  /** As shown, the left die first. */
  readonly dice: readonly [number, number];
  /** Each gesture of the player with the moves that it made. */
  readonly steps: readonly (readonly PlayEdge[])[];
}

/** A die as the board shows it. */
export interface Die {
  readonly value: number;
  readonly state: "open" | "used" | "idle";
}

export function newTurn(seat: Seat, plays: readonly PlayNode[], dice: readonly [number, number]): Turn {
  const [a, b] = dice;
  return { seat, plays, dice: a >= b ? [a, b] : [b, a], steps: [] };
}

export function pathOf(turn: Turn): readonly PlayEdge[] {
  return turn.steps.flat();
}

/** Returns the moves to send to the server. */
export function movesOf(turn: Turn): SingleMove[] {
  return pathOf(turn).map(({ from, to }) => ({ from, to }));
}

/** Whether the play may be confirmed. */
export function isComplete(turn: Turn): boolean {
  return nodeOf(turn)?.complete ?? false;
}

export function undo(turn: Turn): Turn {
  return { ...turn, steps: turn.steps.slice(0, -1) };
}

export function reset(turn: Turn): Turn {
  return { ...turn, steps: [] };
}

/** Swaps the dice. A quick press plays the left one. */
export function swapped(turn: Turn): Turn {
  return { ...turn, dice: [turn.dice[1], turn.dice[0]] };
}

/** The board after the moves made so far. */
export function checkersAfter(turn: Turn, before: Checkers): Checkers {
  return pathOf(turn).reduce((board, { from, to }) => moved(board, turn.seat, from, to).checkers, before);
}

export function diceOf(turn: Turn): Die[] {
  const path = pathOf(turn);
  const over = edgesOf(turn).length === 0;
  const rest = over ? "idle" : "open";
  const [left, right] = turn.dice;
  if (left === right) {
    return [0, 1, 2, 3].map((index) => ({ value: left, state: index < path.length ? "used" : rest }));
  }
  return turn.dice.map((value) => ({ value, state: path.some((edge) => edge.die === value) ? "used" : rest }));
}

/** The places from which a checker can move now, the farthest first. */
export function sourcesOf(turn: Turn): number[] {
  return [...new Set(edgesOf(turn).map((edge) => edge.from))].sort((a, b) => b - a);
}

/**
 * Returns the targets of the checker at a place, each with the moves that bring it there: by one die, or by several if
 * the same checker can go on. Of two ways of equal length the way that begins with the left die is taken.
 */
export function targetsOf(turn: Turn, from: number): Map<number, readonly PlayEdge[]> {
  const found = new Map<number, readonly PlayEdge[]>();
  let ways: (readonly PlayEdge[])[] = inOrder(
    turn,
    edgesOf(turn).filter((edge) => edge.from === from),
  ).map((edge) => [edge]);
  while (ways.length > 0) {
    const longer: (readonly PlayEdge[])[] = [];
    for (const way of ways) {
      const last = way.at(-1);
      if (last === undefined || found.has(last.to)) continue;
      found.set(last.to, way);
      const onward = (turn.plays[last.next]?.edges ?? []).filter((edge) => edge.from === last.to);
      for (const edge of inOrder(turn, onward)) longer.push([...way, edge]);
    }
    ways = longer;
  }
  return found;
}

/** Makes the moves of one gesture. */
export function made(turn: Turn, moves: readonly PlayEdge[]): Turn {
  return moves.length === 0 ? turn : { ...turn, steps: [...turn.steps, moves] };
}

/** Moves a checker from one place to another, as by dragging; `null` where that is not offered. */
export function carried(turn: Turn, from: number, to: number): Turn | null {
  const way = targetsOf(turn, from).get(to);
  return way === undefined ? null : made(turn, way);
}

/** The result of a press on a place. */
export interface Pressed {
  readonly turn: Turn;
  /** The place whose checker waits for its target. */
  readonly picked: number | null;
  /** The moves that were made. */
  readonly moves: readonly PlayEdge[];
}

/** The effect of a press: to ask for the target where there is a choice, or to play the left die at once. */
export type PressMode = "choose" | "left_die";

/**
 * A press on a place: picks a checker, or moves at once where there is nothing to choose; with a checker picked, moves
 * it. Pressing the picked checker again plays the left die. The off tray bears off from the farthest point; an empty
 * point takes the checkers that can make it.
 */
export function pressed(turn: Turn, picked: number | null, place: number, mode: PressMode): Pressed {
  if (picked !== null) {
    const way = picked === place ? firstSingle(turn, picked) : targetsOf(turn, picked).get(place);
    if (way !== undefined) return { turn: made(turn, way), picked: null, moves: way };
  }
  const singles = inOrder(
    turn,
    edgesOf(turn).filter((edge) => edge.from === place),
  );
  const [first] = singles;
  if (first !== undefined) {
    const bearsOff = first.to === OFF && first.die === leftDie(turn);
    const dice = new Set(singles.map((edge) => edge.die));
    if (dice.size === 1 || bearsOff || mode === "left_die") {
      return { turn: made(turn, [first]), picked: null, moves: [first] };
    }
    return { turn, picked: place, moves: [] };
  }
  const gathered = place === OFF ? farthestOff(turn) : makers(turn, place);
  return { turn: made(turn, gathered), picked: null, moves: gathered };
}

/** Plays one die with the checker of a place, as a number key does. */
export function played(turn: Turn, from: number, die: number): readonly PlayEdge[] {
  const edge = edgesOf(turn).find((candidate) => candidate.from === from && candidate.die === die);
  return edge === undefined ? [] : [edge];
}

/** The whole play when every way to play the roll leads to the same position; `null` when there is a choice. */
export function forced(turn: Turn): readonly PlayEdge[] | null {
  const ways: (readonly PlayEdge[])[] = [];
  const ends = new Set<string>();
  const seen = new Set<number>();
  const walk = (node: number, path: readonly PlayEdge[]): void => {
    if (seen.has(node)) return;
    seen.add(node);
    const edges = turn.plays[node]?.edges ?? [];
    if (turn.plays[node]?.complete === true) {
      ends.add(endKey(path));
      ways.push(path);
    }
    for (const edge of edges) walk(edge.next, [...path, edge]);
  };
  walk(0, []);
  const [way] = ways;
  return ends.size === 1 && way !== undefined && way.length > 0 ? way : null;
}

/** Returns the movement of each moved checker, for the board to show. Hit checkers are left out. */
export function flightsOf(seat: Seat, moves: readonly SingleMove[]): Flight[] {
  return moves.map(({ from, to }) => ({ seat, from, to }));
}

/** Returns a key of a path's effect: the checkers that left and came, and those that were hit on the way. */
function endKey(path: readonly PlayEdge[]): string {
  const change = new Map<string, number>();
  const count = (key: string, by: number): void => void change.set(key, (change.get(key) ?? 0) + by);
  for (const edge of path) {
    count(String(edge.from), -1);
    count(String(edge.to), 1);
    if (edge.hit) count(`hit ${edge.to}`, 1);
  }
  return [...change]
    .filter(([, by]) => by !== 0)
    .map(([key, by]) => `${key}:${by}`)
    .sort()
    .join(" ");
}

function nodeOf(turn: Turn): PlayNode | undefined {
  return turn.plays[pathOf(turn).at(-1)?.next ?? 0];
}

function edgesOf(turn: Turn): readonly PlayEdge[] {
  return nodeOf(turn)?.edges ?? [];
}

function inOrder(turn: Turn, edges: readonly PlayEdge[]): PlayEdge[] {
  return [...edges].sort((a, b) => turn.dice.indexOf(a.die) - turn.dice.indexOf(b.die));
}

/** The left die that is still to be played. */
function leftDie(turn: Turn): number | undefined {
  return diceOf(turn).find((die) => die.state === "open")?.value;
}

function firstSingle(turn: Turn, from: number): readonly PlayEdge[] | undefined {
  return inOrder(
    turn,
    edgesOf(turn).filter((edge) => edge.from === from),
  ).slice(0, 1);
}

function farthestOff(turn: Turn): readonly PlayEdge[] {
  const off = edgesOf(turn).filter((edge) => edge.to === OFF);
  const left = off.filter((edge) => edge.die === leftDie(turn));
  return [...(left.length > 0 ? left : off)].sort((a, b) => b.from - a.from).slice(0, 1);
}

/** The moves that bring checkers to a pressed point: two that make it together, or one if only one checker can get there. */
function makers(turn: Turn, place: number): readonly PlayEdge[] {
  if (place === BAR) return [];
  const singles = inOrder(
    turn,
    edgesOf(turn).filter((edge) => edge.to === place),
  );
  for (const first of singles) {
    const second = (turn.plays[first.next]?.edges ?? []).find((edge) => edge.to === place);
    if (second !== undefined) return [first, second];
  }
  return new Set(singles.map((edge) => edge.from)).size === 1 ? singles.slice(0, 1) : [];
}

/** Whether a side has a checker at a place of its numbering, for labels. */
export function holds(checkers: Checkers, seat: Seat, place: number): boolean {
  return countOf(checkers, seat, place) > 0;
}
