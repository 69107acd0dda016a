/** Selects the files of a folder or zip to send, and divides them into parts. Pure. */

import type { ImportView } from "../../wire/messages";

/** The maximum number of files of one import. */
export const FILES_MAX = 10_000;
/** The maximum size of a match file in bytes. The server takes less in formats without analyses. */
const FILE_BYTES_MAX = 6 * 1024 * 1024;
/** The bounds of a part. The server takes up to 200 files and 8 MiB; smaller parts make other users wait less. */
const PART_FILES = 100;
const PART_BYTES = 2 * 1024 * 1024;
const PART_UNPACKED = 16 * 1024 * 1024;
const ENDINGS = ["mat", "txt", "sgf", "xg", "xgp", "bgf", "ogxm", "gvab", "match", "gam", "tmg", "fibs", "json"];
/** Formats that only GNU Backgammon reads: GamesGrid's and Hans Berliner's BKG. */
const ENDINGS_TO_CONVERT = ["sgg", "bkg"];

export interface Listed {
  readonly path: string;
  /** The size in bytes, unpacked. */
  readonly size: number;
  /** The size in bytes, as sent. */
  readonly packedSize: number;
}

export type LeftOut = "hidden" | "ending" | "convert" | "too_large" | "empty";

/** The reason why a file is not sent; null if it is sent. */
export function leftOut(file: Listed): LeftOut | null {
  const parts = file.path.split("/");
  const name = parts.at(-1) ?? "";
  if (parts.includes("__MACOSX") || name.startsWith(".")) return "hidden";
  const dot = name.lastIndexOf(".");
  const ending = name.slice(dot + 1).toLowerCase();
  if (dot >= 0 && ENDINGS_TO_CONVERT.includes(ending)) return "convert";
  if (dot >= 0 && !ENDINGS.includes(ending)) return "ending";
  if (file.size === 0) return "empty";
  return file.size > FILE_BYTES_MAX ? "too_large" : null;
}

type Counts = Pick<ImportView, "files" | "read" | "partly" | "duplicate" | "played_here">;

/**
 * The number of files whose match was read, and of all files that may have one. Those that are too large or have to be
 * converted count too.
 */
export function countRead(view: Counts, left: readonly { readonly why: LeftOut }[]): { read: number; files: number } {
  return {
    read: view.read + view.partly + view.duplicate + view.played_here,
    files: view.files + left.filter(({ why }) => why === "too_large" || why === "convert").length,
  };
}

/** Divides the files into parts, in their order. */
export function partsOf<T extends Listed>(files: readonly T[]): T[][] {
  const parts: T[][] = [];
  let part: T[] = [];
  let [packed, unpacked] = [0, 0];
  for (const file of files) {
    const isFull =
      part.length >= PART_FILES || packed + file.packedSize > PART_BYTES || unpacked + file.size > PART_UNPACKED;
    if (part.length > 0 && isFull) {
      parts.push(part);
      part = [];
      [packed, unpacked] = [0, 0];
    }
    part.push(file);
    packed += file.packedSize;
    unpacked += file.size;
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

/** Returns the name of files that are added together, made from the first file's name. It is the same in every language. */
export function nameOfAll(first: string, count: number): string {
  return count > 1 ? `${first} + ${String(count - 1)}` : first;
}

/** Whether a file is a zip, by its name. */
export function isZip(name: string): boolean {
  return name.toLowerCase().endsWith(".zip");
}
