/** Writing a play into the row of a match file. Pure. */

import type { Seat } from "../../wire/messages";

/**
 * Returns the parts of a row that must not be broken when it is too long for a line: its number, and each roll with its
 * play. The blanks after a part belong to it.
 */
export function partsOf(row: string): string[] {
  return row.split(/(?<=\s)(?=[1-6][1-6]:)|(?<=\s{2})(?=\S)/);
}

/**
 * Returns the row with another play for a roll. White's roll comes first; a single roll in the row is the one to
 * change.
 */
export function putPlay(row: string, seat: Seat, dice: readonly [number, number], play: string): string {
  const rolls = [...row.matchAll(/(^|\s)([1-6][1-6]):/g)].map((match) => ({
    from: match.index + (match[1]?.length ?? 0),
    text: match[2] ?? "",
  }));
  const at = rolls.length > 1 && seat === "black" ? 1 : 0;
  const roll = rolls[at];
  if (roll === undefined) return `${row.trimEnd()} ${String(dice[0])}${String(dice[1])}: ${play}`;
  const after = roll.from + 3;
  const next = at === 0 ? rolls[1]?.from : undefined;
  // The other side's part of the row keeps its column.
  const old = row.slice(after, next);
  const put = ` ${play}`;
  if (next === undefined) {
    const rest = /^.*?\s{2,}(?=\S)/.exec(old.trimStart() === "" ? "" : old);
    const tail = rest === null || at === 1 ? "" : old.slice(rest[0].length);
    return `${row.slice(0, after)}${put}${tail === "" ? "" : `  ${tail}`}`.trimEnd();
  }
  return `${row.slice(0, after)}${put.padEnd(Math.max(put.length + 2, old.length))}${row.slice(next)}`;
}
