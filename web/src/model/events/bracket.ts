/**
 * A knock-out as a drawing: the cells of the matches and the lines between them. Each round has a new draw, so
 * the order of a round's matches follows from the round after it, and lines cross as little as they can.
 */
import type { PairingView, RoundView } from "../../wire/messages";

export const CELL = { width: 176, height: 52, gap: 12, column: 216, head: 34 } as const;

export interface Cell {
  round: number;
  pairing: PairingView;
  x: number;
  y: number;
}

export interface Line {
  key: string;
  path: string;
  /** The player comes back as a lucky loser. */
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
  lines: Line[];
  columns: { round: number; x: number; matches: number }[];
}

/** The rounds from `from` on, laid out. */
export function layOut(rounds: readonly RoundView[], from = 1): Layout {
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
          path: elbow(source, cell),
          lucky,
          x: source.x,
          top: Math.min(source.y, y),
          bottom: Math.max(source.y, y) + CELL.height,
        });
    }
    before = here;
  });
  const height = cells.reduce<number>((most, cell) => Math.max(most, cell.y + CELL.height), CELL.head) + 2;
  const width = Math.max(0, shown.length * CELL.column - (CELL.column - CELL.width));
  const columns = ordered.map((pairings, column) => ({
    round: shown[column]?.number ?? 0,
    x: column * CELL.column,
    matches: pairings.length,
  }));
  return { width, height, cells, lines, columns };
}

/** The largest bracket that is drawn at once; of larger ones only the visible part is drawn. */
const ALL_MAX = 150;

/** Returns the part of a layout to draw while `part` of it is visible, with the same height again on each side. */
export function within(layout: Layout, part: Part): Pick<Layout, "cells" | "lines"> {
  if (layout.cells.length <= ALL_MAX) return layout;
  const [top, bottom] = [part.top - part.height, part.top + 2 * part.height];
  const [left, right] = [part.left - CELL.column, part.left + part.width + CELL.column];
  return {
    cells: layout.cells.filter(
      (cell) => cell.y + CELL.height >= top && cell.y <= bottom && cell.x + CELL.column >= left && cell.x <= right,
    ),
    lines: layout.lines.filter(
      (line) => line.bottom >= top && line.top <= bottom && line.x + 2 * CELL.column >= left && line.x <= right,
    ),
  };
}

/** From which round a bracket is shown at first: the last rounds that fit a page. */
export function firstShown(rounds: readonly RoundView[]): number {
  const large = rounds.find((round) => round.pairings.length <= 32);
  return large?.number ?? Math.max(1, rounds.length);
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
