/**
 * A play typed as notation: `8/5 6/5`, `13/7*`, `24/18/13`, `6/5(2)`, `bar/22`, `6/off`, or `off` for every checker that the
 * roll bears off. Reading needs no rules: the text is matched with the legal plays that came from the server.
 */

import type { Checkers, PlayEdge } from "../../wire/messages";
import { BAR, countOf, OFF } from "./checkers";
import { isComplete, made, pathOf, reset, type Turn } from "./turn";

/** Longer texts are not read. Four checkers with all their stops need fewer characters. */
export const TYPED_MAX = 80;

/** Why a text is not played. */
export type TypedFault =
  | { readonly kind: "empty" }
  /** A part that is no move. */
  | { readonly kind: "unreadable"; readonly part: string }
  | { readonly kind: "no_checker"; readonly place: number }
  /** A star at a place where no checker can be hit by this play. */
  | { readonly kind: "no_hit"; readonly place: number }
  | { readonly kind: "not_legal" };

export type TypedPlay = { readonly turn: Turn; readonly moves: readonly PlayEdge[] } | { readonly fault: TypedFault };

/** The words for the bar and for borne-off checkers in the reader's language. English and `25`, `0` are always read. */
export interface PlaceWords {
  readonly bar: string;
  readonly off: string;
}

/** A checker's way: its places in order, with the places at which it must hit. */
interface Way {
  readonly stops: readonly number[];
  readonly hits: readonly number[];
}

/**
 * Returns the turn with the typed moves. The text continues the moves made so far; if it cannot, it is read as the whole
 * play. `before`: the board at the start of the turn.
 */
export function typedPlay(turn: Turn, text: string, words: PlaceWords, before: Checkers): TypedPlay {
  const read = waysIn(text, words);
  if (read !== "off" && "kind" in read) return { fault: read };
  const starts = pathOf(turn).length === 0 ? [turn] : [turn, reset(turn)];
  for (const start of starts) {
    const moves = read === "off" ? allOff(start) : movesFor(start, read);
    if (moves !== null) return { turn: made(start, moves), moves };
  }
  return { fault: read === "off" ? { kind: "not_legal" } : faultOf(reset(turn), read, before) };
}

/** Reads a text as ways of checkers, or as the word for bearing off alone. */
function waysIn(text: string, words: PlaceWords): readonly Way[] | "off" | TypedFault {
  const parts = text
    .trim()
    .toLowerCase()
    .split(/[\s,;]+/u)
    .filter((part) => part !== "");
  const [first] = parts;
  if (first === undefined) return { kind: "empty" };
  if (text.length > TYPED_MAX) return { kind: "unreadable", part: `${text.trim().slice(0, 20)}…` };
  if (parts.length === 1 && placeOf(first, words) === OFF && first !== "0") return "off";
  const ways: Way[] = [];
  for (const part of parts) {
    const read = wayOf(part, words);
    if (read === null) return { kind: "unreadable", part };
    for (let count = 0; count < read.count; count++) ways.push(read.way);
  }
  return ways.length > 4 ? { kind: "not_legal" } : ways;
}

function wayOf(part: string, words: PlaceWords): { way: Way; count: number } | null {
  const shape = /^([^()]+?)(?:\(([1-4])\)(\*?))?$/u.exec(part);
  if (shape === null) return null;
  const [, body = "", count = "1", star = ""] = shape;
  const stops: number[] = [];
  const hits: number[] = [];
  for (const [index, name] of `${body}${star}`.split(/[/-]/u).entries()) {
    const hit = name.endsWith("*");
    const place = placeOf(hit ? name.slice(0, -1) : name, words);
    // A checker comes from the bar and ends off; in between it only moves down.
    const last = stops.at(-1);
    if (place === null || (index > 0 && place === BAR) || (last !== undefined && place >= last)) return null;
    stops.push(place);
    if (hit) hits.push(place);
  }
  if (stops.length < 2 || stops[0] === OFF || hits.includes(stops[0] ?? BAR) || hits.includes(OFF)) return null;
  return { way: { stops, hits }, count: Number(count) };
}

function placeOf(name: string, words: PlaceWords): number | null {
  if (name === "bar" || name === "b" || name === words.bar.toLowerCase()) return BAR;
  if (name === "off" || name === "o" || name === words.off.toLowerCase()) return OFF;
  if (!/^\d{1,2}$/u.test(name)) return null;
  const place = Number(name);
  return place <= BAR ? place : null;
}

/** A way of which a part has been played. */
interface Open extends Way {
  /** The index of the last stop that has been reached. */
  readonly reached: number;
  readonly at: number;
}

/**
 * Returns moves that bring the checkers along their ways. A complete play is preferred, then one with fewer hits that are
 * not written: who means to hit on the way writes it.
 */
function movesFor(turn: Turn, ways: readonly Way[], ignoreStars = false): readonly PlayEdge[] | null {
  let best: { moves: readonly PlayEdge[]; cost: number } | null = null;
  const start = pathOf(turn).at(-1)?.next ?? 0;
  const seen = new Set<string>();
  const walk = (node: number, open: readonly Open[], moves: readonly PlayEdge[], unwritten: number): void => {
    if (open.length === 0) {
      const cost = unwritten + (turn.plays[node]?.complete === true ? 0 : 100);
      if (best === null || cost < best.cost) best = { moves, cost };
      return;
    }
    const key = JSON.stringify([node, open.map(({ at, reached, stops }) => [at, reached, stops]), unwritten]);
    if (seen.has(key)) return;
    seen.add(key);
    // The first way first, so that the moves are in the order in which they were typed.
    for (const [index, way] of open.entries()) {
      for (const edge of turn.plays[node]?.edges ?? []) {
        const next = way.at === edge.from ? onward(way, edge, ignoreStars) : null;
        if (next === null) continue;
        const rest = next.done ? open.toSpliced(index, 1) : open.with(index, next.way);
        const isWritten = way.hits.includes(edge.to) || (edge.hit && next.atStop);
        walk(edge.next, rest, [...moves, edge], unwritten + (edge.hit && !isWritten ? 1 : 0));
      }
    }
  };
  walk(
    start,
    ways.map((way) => ({ ...way, reached: 0, at: way.stops[0] ?? BAR })),
    [],
    0,
  );
  return (best as { moves: readonly PlayEdge[] } | null)?.moves ?? null;
}

/** Returns a way after a move of its checker; null if the move leaves the way or lacks a written hit. */
function onward(way: Open, edge: PlayEdge, ignoreStars: boolean): { way: Open; done: boolean; atStop: boolean } | null {
  const stop = way.stops[way.reached + 1] ?? OFF;
  if (edge.to < stop) return null;
  const atStop = edge.to === stop;
  if (atStop && way.hits.includes(stop) && !edge.hit && !ignoreStars) return null;
  const reached = atStop ? way.reached + 1 : way.reached;
  return { way: { ...way, reached, at: edge.to }, done: reached === way.stops.length - 1, atStop };
}

/** Returns the longest row of moves that bear off, the larger die first. */
function allOff(turn: Turn): readonly PlayEdge[] | null {
  const moves: PlayEdge[] = [];
  let node = turn.plays[pathOf(turn).at(-1)?.next ?? 0];
  for (;;) {
    const off = (node?.edges ?? []).filter((edge) => edge.to === OFF).sort((a, b) => b.die - a.die || b.from - a.from);
    const [edge] = off;
    if (edge === undefined) return moves.length === 0 ? null : moves;
    moves.push(edge);
    node = turn.plays[edge.next];
  }
}

function faultOf(turn: Turn, ways: readonly Way[], before: Checkers): TypedFault {
  const needs = new Map<number, number>();
  const arrives = new Set(ways.flatMap(({ stops }) => stops.slice(1)));
  for (const { stops } of ways) needs.set(stops[0] ?? BAR, (needs.get(stops[0] ?? BAR) ?? 0) + 1);
  for (const [place, count] of needs) {
    // A checker that has just arrived may go on as a way of its own.
    if (countOf(before, turn.seat, place) < count && !arrives.has(place)) return { kind: "no_checker", place };
  }
  const place = ways.flatMap(({ hits }) => hits)[0];
  if (place !== undefined && movesFor(turn, ways, true) !== null) return { kind: "no_hit", place };
  return { kind: "not_legal" };
}

/** Returns the dice that are still to be played, as typed plays are confirmed only when there are none. */
export function diceLeft(turn: Turn): readonly number[] {
  if (isComplete(turn)) return [];
  const [a, b] = turn.dice;
  const path = pathOf(turn);
  return a === b
    ? Array.from({ length: 4 - path.length }, () => a)
    : turn.dice.filter((die) => !path.some((edge) => edge.die === die));
}
