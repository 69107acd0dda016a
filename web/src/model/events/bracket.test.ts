import { expect, test } from "vitest";
import type { PairingView, RoundView } from "../../wire/messages";
import {
  CELL,
  firstShown,
  isDecided,
  laterRounds,
  layOut,
  onSheet,
  pathOf,
  playersNamed,
  SHEET,
  sheets,
  within,
} from "./bracket";

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

/** A whole knock-out of 2^n players, whose pairings are not in the order of a bracket. */
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

test("a match is drawn between the two matches that its players won", () => {
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

test("no cell covers another one, with byes and lucky losers too", () => {
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

/** The first round of a knock-out of `count` players, in which no match is decided. */
function firstRound(count: number): RoundView {
  const pairings = Array.from({ length: Math.ceil(count / 2) }, (_, at) =>
    pairing(at + 1, `p${String(2 * at)}`, 2 * at + 1 < count ? `p${String(2 * at + 1)}` : null, null),
  );
  return round(1, pairings);
}

test("for the rounds to come only the numbers of matches are known", () => {
  const matches = (rounds: RoundView[]): number[] => laterRounds(rounds).map((later) => later.matches);
  // Of 33 players 17 go on, and round two is filled up to 32.
  expect(matches([firstRound(33)])).toEqual([16, 8, 4, 2, 1]);
  expect(matches([firstRound(32)])).toEqual([8, 4, 2, 1]);
  expect(matches([firstRound(2)])).toEqual([]);
  expect(matches(knockout(4).slice(0, 2))).toEqual([2, 1]);
  expect(matches(knockout(4))).toEqual([]);
  expect(matches([])).toEqual([]);
  // A round after the second is not filled up.
  const odd = round(
    3,
    [1, 2, 3].map((number) => pairing(number, `a${String(number)}`, `b${String(number)}`)),
  );
  expect(matches([odd])).toEqual([2, 1]);
});

test("the slots of later rounds cover nothing and are within the drawing", () => {
  const rounds = [firstRound(33)];
  const { slots, cells, height, width } = layOut(rounds, 1, laterRounds(rounds));
  expect(slots.length).toBe(16 + 8 + 4 + 2 + 1);
  for (const number of [2, 3, 4, 5, 6]) {
    const ys = slots.filter((slot) => slot.round === number).map((slot) => slot.y);
    ys.slice(1).forEach((y, at) => expect(y - (ys[at] ?? 0)).toBeGreaterThanOrEqual(CELL.height + CELL.gap));
  }
  const right = Math.max(...slots.map((slot) => slot.x + CELL.width));
  expect(right).toBe(width);
  expect(Math.max(...[...slots, ...cells].map((box) => box.y + CELL.height))).toBeLessThanOrEqual(height);
});

test("on paper every match is whole on one sheet", () => {
  for (const rounds of [knockout(10), knockout(3), [firstRound(33)], [firstRound(2)]]) {
    const all = sheets(rounds);
    const told = all.flatMap((sheet) => {
      const { cells } = onSheet(sheet);
      for (const cell of cells) expect(cell.y + CELL.height).toBeLessThanOrEqual(sheet.bottom + 1);
      return cells.map((cell) => `${String(cell.round)}.${String(cell.pairing.number)}`);
    });
    const matches = rounds.reduce((sum, one) => sum + one.pairings.length, 0);
    expect(new Set(told).size).toBe(told.length);
    expect(told.length).toBe(matches);
    for (const { top, bottom, layout } of all) {
      expect(bottom - top).toBeLessThanOrEqual(SHEET.height);
      expect(layout.columns.length).toBeLessThanOrEqual(SHEET.rounds);
    }
  }
});

test("a player is found by a part of the name, with all matches", () => {
  const rounds = knockout(5);
  expect(playersNamed(rounds, "P31")).toEqual(["p31"]);
  expect(playersNamed(rounds, "p3")[0]).toBe("p3");
  expect(pathOf(rounds, "p0").map(({ round: { number } }) => number)[0]).toBe(1);
  expect(pathOf(rounds, "p31").length).toBe(1);
});

test("a match that both have lost is decided without a winner", () => {
  const open = pairing(1, "a", "b", null);
  expect(isDecided(open)).toBe(false);
  expect(isDecided({ ...open, how: "both_absent" })).toBe(true);
  expect(isDecided(pairing(1, "a", "b"))).toBe(true);
});
