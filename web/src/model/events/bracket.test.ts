import { expect, test } from "vitest";
import type { PairingView, RoundView } from "../../wire/messages";
import { CELL, firstShown, layOut, within } from "./bracket";

function pairing(number: number, first: string, second: string | null, winner: string | null = first): PairingView {
  const score = { white: 0, black: 0 };
  return {
    number,
    first,
    second,
    winner: second === null ? null : winner,
    match_id: null,
    begun: false,
    score,
    how: null,
    reason: null,
    warned: null,
    protest: null,
    thought: null,
  };
}

function round(number: number, pairings: PairingView[]): RoundView {
  return { number, seed: "0", ends_at: null, pairings };
}

/** A whole knock-out of 2^n players, drawn in an order that is no bracket's. */
export function knockout(n: number): RoundView[] {
  const rounds: RoundView[] = [];
  let field = Array.from({ length: 2 ** n }, (_, at) => `p${String(at)}`);
  for (let number = 1; field.length > 1; number += 1) {
    const half = field.length / 2;
    const pairings = Array.from({ length: half }, (_, at) => pairing(at + 1, field[at] ?? "", field[at + half] ?? ""));
    rounds.push(round(number, pairings));
    field = pairings.map((one) => one.first).toReversed();
  }
  return rounds;
}

test("a match stands between those from which its players came", () => {
  const rounds = knockout(4);
  const { cells, lines } = layOut(rounds);
  const at = (number: number, name: string): number =>
    cells.find((cell) => cell.round === number && (cell.pairing.first === name || cell.pairing.second === name))?.y ??
    NaN;
  for (const later of rounds.slice(1)) {
    for (const { first, second } of later.pairings) {
      const [own, other] = [at(later.number - 1, first), at(later.number - 1, second ?? "")];
      expect(at(later.number, first)).toBe((own + other) / 2);
      if (later.number === 2) expect(Math.abs(own - other)).toBe(CELL.height + CELL.gap);
    }
  }
  expect(lines.length).toBe(8 + 4 + 2);
});

test("nothing covers anything, with byes and lucky losers too", () => {
  const rounds = [
    round(1, [pairing(1, "a", "b"), pairing(2, "c", "d"), pairing(3, "e", null)]),
    round(2, [pairing(1, "e", "d"), pairing(2, "c", "a")]),
    round(3, [pairing(1, "e", "c", null)]),
  ];
  const { cells, lines, columns, width } = layOut(rounds);
  for (const { x } of columns) {
    const ys = cells
      .filter((cell) => cell.x === x)
      .map((cell) => cell.y)
      .sort((a, b) => a - b);
    ys.slice(1).forEach((y, index) => expect(y - (ys[index] ?? 0)).toBeGreaterThanOrEqual(CELL.height + CELL.gap));
  }
  expect(lines.filter((line) => line.lucky).map((line) => line.key)).toEqual(["2:d"]);
  expect(width).toBe(2 * CELL.column + CELL.width);
});

test("a bracket of 1,024 has all its matches, and shows its last rounds first", () => {
  const rounds = knockout(10);
  expect(layOut(rounds).cells.length).toBe(1023);
  const part = { left: 0, top: 20_000, width: 1000, height: 700 };
  const { cells, lines } = within(layOut(rounds), part);
  expect(cells.length).toBeLessThan(100);
  expect(lines.length).toBeLessThan(150);
  expect(cells.some((cell) => cell.y > 20_000 && cell.y < 20_700 && cell.round === 1)).toBe(true);
  expect(firstShown(rounds)).toBe(5);
  expect(firstShown(knockout(4))).toBe(1);
  expect(layOut(rounds, 5).columns.map((column) => column.round)).toEqual([5, 6, 7, 8, 9, 10]);
});
