/** The move list: the log as a player reads it, game by game, with White's column and Black's. */

import { other } from "../board/checkers";
import type { GameResult, GameSummary, LoggedEvent, Seat, Seq } from "../../wire/messages";

export type Entry =
  | { readonly kind: "play"; readonly dice: readonly [number, number]; readonly notation: string }
  | { readonly kind: "illegal_play"; readonly dice: readonly [number, number]; readonly notation: string }
  | { readonly kind: "roll"; readonly dice: readonly [number, number] }
  | { readonly kind: "double" | "take" | "beaver" | "raccoon"; readonly value: number }
  | { readonly kind: "pass" | "decline_resignation" | "decline_illegal_play" | "timed_out" | "left" }
  | { readonly kind: "offer_resignation" | "accept_resignation"; readonly result: GameResult };

export type Cell = Entry & {
  readonly seat: Seat;
  /** The event after which the board shows this. */
  readonly seq: Seq;
};

export interface Row {
  readonly number: number;
  readonly white: readonly Cell[];
  readonly black: readonly Cell[];
}

/** The opening roll of a game, White's die first. */
export interface Opening {
  readonly dice: readonly [number, number];
  readonly starter: Seat;
}

export interface GameSection {
  readonly game: number;
  readonly opening: Opening | null;
  readonly crawford: boolean;
  readonly rows: readonly Row[];
  readonly end: GameSummary | null;
}

interface Section {
  game: number;
  opening: Opening | null;
  crawford: boolean;
  rows: { number: number; white: Cell[]; black: Cell[] }[];
  end: GameSummary | null;
  dice: readonly [number, number] | null;
}

/**
 * Whether players call a game a Crawford game. The only game of a match to one point is played without the cube too, but
 * is not called so.
 */
export function isCrawford(withoutCube: boolean, game: number): boolean {
  return withoutCube && game > 1;
}

/** The sections of a log from its first event on. */
export function moveList(log: readonly LoggedEvent[]): GameSection[] {
  const sections: Section[] = [];
  for (const event of log) {
    if (event.event === "game_started") {
      const opening = event.opening === null ? null : { dice: event.opening, starter: event.starter };
      sections.push({ game: event.game, opening, crawford: event.crawford, rows: [], end: null, dice: event.opening });
      const section = sections.at(-1);
      if (section !== undefined && event.opening !== null) {
        write(section, { kind: "roll", dice: event.opening, seat: event.starter, seq: event.seq });
      }
      continue;
    }
    const section = sections.at(-1);
    if (section === undefined) continue;
    enter(section, event);
  }
  return sections.map(({ game, opening, crawford, rows, end }) => ({ game, opening, crawford, rows, end }));
}

/** Whether each side has completed a turn. A match that ends before that does not count for ratings. */
export function isPlayed(log: readonly LoggedEvent[]): boolean {
  const cells = moveList(log).flatMap(({ rows }) => rows.flatMap(({ white, black }) => [...white, ...black]));
  const hasPlayed = (seat: Seat): boolean =>
    cells.some((cell) => cell.seat === seat && (cell.kind === "play" || cell.kind === "illegal_play"));
  return hasPlayed("white") && hasPlayed("black");
}

function enter(section: Section, event: Exclude<LoggedEvent, { event: "game_started" }>): void {
  const { seq } = event;
  switch (event.event) {
    case "rolled":
      section.dice = event.dice;
      return write(section, { kind: "roll", dice: event.dice, seat: event.seat, seq });
    case "played":
      if (section.dice === null) return;
      unwriteRoll(section, event.seat);
      return write(section, { kind: "play", dice: section.dice, notation: event.notation, seat: event.seat, seq });
    case "took_back":
      section.dice = event.dice;
      unwritePlay(section, event.seat);
      return write(section, { kind: "roll", dice: event.dice, seat: event.seat, seq });
    case "illegal_play_accepted": {
      // The event names the side that accepted the play; the other side made it.
      const seat = other(event.seat);
      if (section.dice === null) return;
      unwriteRoll(section, seat);
      return write(section, { kind: "illegal_play", dice: section.dice, notation: event.notation, seat, seq });
    }
    case "illegal_play_declined":
      return write(section, { kind: "decline_illegal_play", seat: event.seat, seq });
    case "doubled":
      return write(section, { kind: "double", value: event.value, seat: event.seat, seq });
    case "taken":
      return write(section, { kind: "take", value: event.value, seat: event.seat, seq });
    case "beavered":
      return write(section, { kind: "beaver", value: event.value, seat: event.seat, seq });
    case "raccooned":
      return write(section, { kind: "raccoon", value: event.value, seat: event.seat, seq });
    case "passed":
      return write(section, { kind: "pass", seat: event.seat, seq });
    case "resignation_offered":
      return write(section, { kind: "offer_resignation", result: event.result, seat: event.seat, seq });
    case "resignation_accepted":
      return write(section, { kind: "accept_resignation", result: event.result, seat: event.seat, seq });
    case "resignation_declined":
      return write(section, { kind: "decline_resignation", seat: event.seat, seq });
    case "timed_out":
      return write(section, { kind: "timed_out", seat: event.seat, seq });
    case "left":
      return write(section, { kind: "left", seat: event.seat, seq });
    case "game_ended":
      section.end = event.summary;
      return;
    case "illegal_play_offered":
    case "stop_agreed":
    case "abort_agreed":
    case "abort_declined":
    case "take_back_asked":
    case "take_back_declined":
    case "pause_asked":
    case "pause_declined":
    case "resumed":
    case "pause_ended":
    case "abandoned":
    case "called_off":
    case "held":
    case "released":
    case "roll_asked":
    case "turn_opened":
    case "substituted":
    case "extra_time":
    case "outage":
    case "claimed":
    case "vacation":
    case "at_board":
    case "match_ended":
      return;
    default:
      return unknown(event);
  }
}

/** Adds a cell to its side's column. White begins a row and Black ends it, so a White cell after a Black one begins a row. */
function write(section: Section, cell: Cell): void {
  let row = section.rows.at(-1);
  const whiteAfterBlack = row !== undefined && cell.seat === "white" && row.black.length > 0;
  if (row === undefined || whiteAfterBlack) {
    row = { number: section.rows.length + 1, white: [], black: [] };
    section.rows.push(row);
  }
  row[cell.seat].push(cell);
}

/** Removes a side's last roll, which the list shows only until its play is known. */
/** Takes away the last play of a side, with its row if nothing else is in it. */
function unwritePlay(section: Section, seat: Seat): void {
  const row = section.rows.at(-1);
  if (row?.[seat].at(-1)?.kind !== "play") return;
  row[seat].pop();
  if (row.white.length === 0 && row.black.length === 0) section.rows.pop();
}

function unwriteRoll(section: Section, seat: Seat): void {
  const cells = section.rows.at(-1)?.[seat];
  if (cells?.at(-1)?.kind === "roll") cells.pop();
}

function unknown(_event: never): void {
  // A newer server's event: the list leaves it out.
}
