/**
 * A knock-out as a drawing: the cells of the matches and the lines between them. Each round has a new draw, so
 * the order of a round's matches follows from the round after it, and lines cross as little as they can. Rounds
 * that are not drawn yet are empty slots without lines, because their players are not known yet.
 */
import type { PairingView, RoundView } from "../../wire/messages";
import { named } from "./named";

export const CELL = { width: 176, height: 52, gap: 12, column: 200, head: 34 } as const;

export interface Cell {
  round: number;
  pairing: PairingView;
  x: number;
  y: number;
}

/** A match of a round that is not drawn yet. */
export interface Slot {
  round: number;
  x: number;
  y: number;
}

export interface Line {
  key: string;
  /** The player who advances along this line. */
  name: string;
  path: string;
  /** Whether the player comes back as a lucky loser. */
  lucky: boolean;
  x: number;
  top: number;
  bottom: number;
}

/** A part of the drawing. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  cells: Cell[];
  slots: Slot[];
  lines: Line[];
  columns: { round: number; x: number; matches: number }[];
}

/** A round that is not drawn yet. */
export interface LaterRound {
  number: number;
  matches: number;
}

/**
 * Returns the rounds after the last drawn one, up to the final. Their numbers of matches assume that every match has a
 * winner. Lucky losers and byes fill round two up to a power of two.
 */
export function laterRounds(rounds: readonly RoundView[]): LaterRound[] {
  const last = rounds.at(-1);
  if (last === undefined) return [];
  const later: LaterRound[] = [];
  let [number, matches] = [last.number, last.pairings.length];
  while (matches > 1) {
    matches = number === 1 ? 2 ** (Math.ceil(Math.log2(matches)) - 1) : Math.ceil(matches / 2);
    number += 1;
    later.push({ number, matches });
  }
  return later;
}

/** Returns the layout of the rounds from number `from` on, followed by the rounds of `later`. */
export function layOut(rounds: readonly RoundView[], from = 1, later: readonly LaterRound[] = []): Layout {
  const shown = rounds.filter((round) => round.number >= from);
  const ordered = inOrder(shown);
  const step = CELL.height + CELL.gap;
  const cells: Cell[] = [];
  const lines: Line[] = [];
  let before = new Map<string, Cell>();
  ordered.forEach((pairings, column) => {
    const here = new Map<string, Cell>();
    let next = CELL.head;
    for (const pairing of pairings) {
      const feeders = players(pairing).flatMap((name) => {
        const cell = before.get(name);
        return cell === undefined ? [] : [{ name, cell, lucky: advances(cell.pairing) !== name }];
      });
      const straight = feeders.filter((feeder) => !feeder.lucky);
      const middle = straight.reduce((sum, { cell }) => sum + cell.y, 0) / Math.max(1, straight.length);
      const y = Math.max(next, straight.length === 0 ? next : middle);
      next = y + step;
      const cell: Cell = { round: shown[column]?.number ?? 0, pairing, x: column * CELL.column, y };
      cells.push(cell);
      for (const name of players(pairing)) here.set(name, cell);
      for (const { name, cell: source, lucky } of feeders)
        lines.push({
          key: `${String(cell.round)}:${name}`,
          name,
          path: elbow(source, cell),
          lucky,
          x: source.x,
          top: Math.min(source.y, y),
          bottom: Math.max(source.y, y) + CELL.height,
        });
    }
    before = here;
  });
  const last = shown.at(-1)?.number;
  const slots = empty(
    later,
    shown.length,
    cells.filter((cell) => cell.round === last).map((cell) => cell.y),
  );
  const height = cells.reduce<number>((most, cell) => Math.max(most, cell.y + CELL.height), CELL.head) + 2;
  const width = Math.max(0, (shown.length + later.length) * CELL.column - (CELL.column - CELL.width));
  const drawn = ordered.map((pairings, at) => ({ number: shown[at]?.number ?? 0, matches: pairings.length }));
  const columns = [...drawn, ...later].map(({ number, matches }, column) => ({
    round: number,
    x: column * CELL.column,
    matches,
  }));
  return { width, height, cells, slots, lines, columns };
}

/** Returns the slots of future rounds, from column `first` on. Each is level with the middle of its share of the previous column. */
function empty(later: readonly LaterRound[], first: number, heights: readonly number[]): Slot[] {
  let before = heights;
  return later.flatMap(({ number, matches }, at) => {
    const ys = Array.from({ length: matches }, (_, slot) => {
      const place = ((slot + 0.5) * before.length) / matches - 0.5;
      const [above, below] = [before[Math.floor(place)] ?? CELL.head, before[Math.ceil(place)] ?? CELL.head];
      return above + (below - above) * (place - Math.floor(place));
    });
    before = ys;
    return ys.map((y) => ({ round: number, x: (first + at) * CELL.column, y }));
  });
}

/** The maximum number of rounds side by side on a printed sheet, and its height in units of the drawing. */
export const SHEET = { rounds: 4, height: 1150 } as const;

/** A printed sheet: a part of a drawing from `top` to `bottom`. */
export interface Sheet {
  layout: Layout;
  top: number;
  bottom: number;
}

/** Returns a bracket on as many sheets as it needs. No match is cut in two. */
export function sheets(rounds: readonly RoundView[]): Sheet[] {
  const all: Sheet[] = [];
  for (let first = 0; first < rounds.length; first += SHEET.rounds) {
    const group = rounds.slice(first, first + SHEET.rounds);
    const later = first + SHEET.rounds >= rounds.length ? laterRounds(rounds) : [];
    const layout = layOut(group, 1, later.slice(0, SHEET.rounds - group.length));
    const boxes = [...layout.cells, ...layout.slots].toSorted((a, b) => a.y - b.y);
    let top: number = CELL.head;
    while (top < layout.height) {
      const rest = boxes.filter((box) => box.y >= top - 1);
      if (rest.length === 0) break;
      const bottom = cut(rest, top);
      all.push({ layout, top, bottom });
      top = bottom;
    }
  }
  return all;
}

/** Returns the part of a drawing that belongs on a sheet, including lines that lead to other sheets. */
export function onSheet({ layout, top, bottom }: Sheet): Pick<Layout, "cells" | "slots" | "lines"> {
  const isHere = (box: Slot): boolean => box.y >= top - 1 && box.y < bottom;
  return {
    cells: layout.cells.filter(isHere),
    slots: layout.slots.filter(isHere),
    lines: layout.lines.filter((line) => line.bottom >= top && line.top <= bottom),
  };
}

/** Returns the lowest line within a sheet's height below `top` that crosses none of the boxes. */
function cut(boxes: readonly { y: number }[], top: number): number {
  let bottom = top + SHEET.height;
  let crossed = boxes.filter((box) => box.y < bottom && box.y + CELL.height > bottom);
  while (crossed.length > 0) {
    bottom = Math.min(...crossed.map((box) => box.y)) - CELL.gap / 2;
    const line = bottom;
    crossed = boxes.filter((box) => box.y < line && box.y + CELL.height > line);
  }
  return Math.max(bottom, top + CELL.height + CELL.gap);
}

/** Returns the names of a bracket's players that contain `part`, in any case; those that begin with it come first. */
export function playersNamed(rounds: readonly RoundView[], part: string): string[] {
  return named(
    rounds.flatMap((round) => round.pairings.flatMap(players)),
    part,
  );
}

/** Returns a player's matches and byes, round by round. */
export function pathOf(rounds: readonly RoundView[], player: string): { round: RoundView; pairing: PairingView }[] {
  return rounds.flatMap((round) =>
    round.pairings.filter((pairing) => players(pairing).includes(player)).map((pairing) => ({ round, pairing })),
  );
}

/** The maximum number of matches of a bracket that is drawn whole; of a larger bracket only the visible part is drawn. */
const ALL_MAX = 150;

/** Returns the part of a layout to draw while `part` is visible: as much again above and below, and a column on each side. */
export function within(layout: Layout, part: Part): Pick<Layout, "cells" | "slots" | "lines"> {
  if (layout.cells.length + layout.slots.length <= ALL_MAX) return layout;
  const [top, bottom] = [part.top - part.height, part.top + 2 * part.height];
  const [left, right] = [part.left - CELL.column, part.left + part.width + CELL.column];
  const isSeen = (box: Slot): boolean =>
    box.y + CELL.height >= top && box.y <= bottom && box.x + CELL.column >= left && box.x <= right;
  return {
    cells: layout.cells.filter(isSeen),
    slots: layout.slots.filter(isSeen),
    lines: layout.lines.filter(
      (line) => line.bottom >= top && line.top <= bottom && line.x + 2 * CELL.column >= left && line.x <= right,
    ),
  };
}

/** Returns the number of the first round to show: the first with at most 32 matches, so that the drawing fits a page. */
export function firstShown(rounds: readonly RoundView[]): number {
  const large = rounds.find((round) => round.pairings.length <= 32);
  return large?.number ?? Math.max(1, rounds.length);
}

/** Returns true if a match has its result: a winner, or both have lost because neither came. */
export function isDecided(pairing: PairingView): boolean {
  return pairing.winner !== null || pairing.how === "both_absent";
}

/** Returns the player who advances from a match: its winner, or the player with a bye. */
export function advances(pairing: PairingView): string | null {
  return pairing.second === null ? pairing.first : pairing.winner;
}

export function players(pairing: PairingView): string[] {
  return pairing.second === null ? [pairing.first] : [pairing.first, pairing.second];
}

/** Each round's matches in the order in which the next round needs them. */
function inOrder(rounds: readonly RoundView[]): PairingView[][] {
  const ordered: PairingView[][] = rounds.map((round) => [...round.pairings]);
  for (let at = ordered.length - 2; at >= 0; at -= 1) {
    const present = ordered[at] ?? [];
    const of = new Map(present.flatMap((pairing) => players(pairing).map((name) => [name, pairing] as const)));
    const wanted = new Set<PairingView>();
    const later = ordered[at + 1] ?? [];
    for (const straight of [true, false]) {
      for (const name of later.flatMap(players)) {
        const pairing = of.get(name);
        if (pairing !== undefined && (advances(pairing) === name) === straight) wanted.add(pairing);
      }
    }
    for (const pairing of present) wanted.add(pairing);
    ordered[at] = [...wanted];
  }
  return ordered;
}

function elbow(from: Cell, to: Cell): string {
  const [x1, y1, x2, y2] = [from.x + CELL.width, from.y + CELL.height / 2, to.x, to.y + CELL.height / 2];
  const middle = (x1 + x2) / 2;
  return `M${String(x1)} ${String(y1)}H${String(middle)}V${String(y2)}H${String(x2)}`;
}
