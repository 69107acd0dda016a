/** The list of the library: searched by name, and sorted. Pure. */

import type { LibraryEntry } from "../../wire/messages";

/** The orders of the list: by day, time of the import, opponent, the user's PR, or the sum of the user's errors. */
export const LIST_ORDERS = [
  "newest",
  "oldest",
  "added",
  "opponent",
  "worst",
  "best",
  "most_lost",
  "least_lost",
] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** The path of a match's file in the imported folder, or its name. */
export function pathOf(entry: LibraryEntry): string {
  return entry.path ?? entry.file_name;
}

/** The opponent's name; both names if it is not known which player the user is. */
export function opponentOf(entry: LibraryEntry): string {
  if (entry.own === null) return `${entry.white} ${entry.black}`;
  return entry.own === "white" ? entry.black : entry.white;
}

/** The user's PR; the higher one if it is not known which player the user is. */
export function ownPr(entry: LibraryEntry): number | null {
  return ownOrHigher(entry, entry.white_pr, entry.black_pr);
}

/** The sum of the user's errors; the higher one if it is not known which player the user is. */
export function ownError(entry: LibraryEntry): number | null {
  return ownOrHigher(entry, entry.white_error, entry.black_error);
}

function ownOrHigher({ own }: LibraryEntry, white: number | null, black: number | null): number | null {
  if (own !== null) return own === "white" ? white : black;
  return white === null || black === null ? (white ?? black) : Math.max(white, black);
}

/** Returns the matches whose file, folder or players contain every word of the search, sorted by `order`. */
export function listed(
  entries: readonly LibraryEntry[],
  search: string,
  order: ListOrder,
  locale: string,
): LibraryEntry[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = entries.filter((entry) => {
    const text = `${pathOf(entry)} ${entry.file_name} ${entry.white} ${entry.black}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const names = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return found.toSorted((a, b) => byOrder(a, b, order, names) || b.added_at - a.added_at || compare(a.id, b.id));
}

function byOrder(a: LibraryEntry, b: LibraryEntry, order: ListOrder, names: Intl.Collator): number {
  switch (order) {
    case "newest":
      return knownFirst(a.played_at, b.played_at, -1);
    case "oldest":
      return knownFirst(a.played_at, b.played_at, 1);
    case "added":
      return 0;
    case "opponent":
      return names.compare(opponentOf(a), opponentOf(b));
    case "worst":
      return knownFirst(ownPr(a), ownPr(b), -1);
    case "best":
      return knownFirst(ownPr(a), ownPr(b), 1);
    case "most_lost":
      return knownFirst(ownError(a), ownError(b), -1);
    case "least_lost":
      return knownFirst(ownError(a), ownError(b), 1);
    default:
      return order satisfies never;
  }
}

/** Compares numbers for ascending (1) or descending order (-1). Unknown numbers are last in both. */
function knownFirst(a: number | null, b: number | null, way: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return way * (a - b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
