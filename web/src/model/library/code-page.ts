/** Old texts: files that are not Unicode, whose code page has to be guessed from their letters. Pure. */

import type { CodePage } from "../../wire/messages";

/** The code pages, with their names for a `TextDecoder`, the most usual first. */
export const CODE_PAGES: Readonly<Record<CodePage, string>> = {
  western: "windows-1252",
  central_european: "windows-1250",
  turkish: "windows-1254",
  cyrillic: "windows-1251",
  greek: "windows-1253",
  hebrew: "windows-1255",
  japanese: "shift_jis",
};

/** The bounds of a request for guesses. */
export const SAMPLES_MAX = 100;
const SAMPLE_BYTES_MAX = 300;
const WORD_BYTES_MAX = 40;
const TEXT_ENDINGS = ["mat", "txt", "sgf", "match", "gam", "tmg", "fibs"];
const BLANK = 0x20;

/** Whether a file may be a text, by its name. */
export function mayBeText(path: string): boolean {
  const name = path.split("/").at(-1) ?? "";
  const dot = name.lastIndexOf(".");
  return dot < 0 || TEXT_ENDINGS.includes(name.slice(dot + 1).toLowerCase());
}

/** The words of an old text with letters beyond ASCII, with blanks between them; null for Unicode and for binary files. */
export function oldWords(bytes: Uint8Array): Uint8Array | null {
  if (bytes.includes(0) || isUtf8(bytes)) return null;
  const words = new Map<string, Uint8Array>();
  let length = 0;
  for (let from = 0; from < bytes.length; from++) {
    if (!isLetter(bytes[from])) continue;
    let to = from;
    while (isLetter(bytes[to])) to++;
    const word = bytes.subarray(from, to);
    from = to;
    if (word.length > WORD_BYTES_MAX || word.every((byte) => byte < 0x80)) continue;
    const key = asCharacters(word);
    if (words.has(key)) continue;
    if (length + word.length + 1 > SAMPLE_BYTES_MAX) break;
    words.set(key, word);
    length += word.length + 1;
  }
  if (words.size === 0) return null;
  return Uint8Array.from([...words.values()].flatMap((word, index) => (index === 0 ? [...word] : [BLANK, ...word])));
}

/** Bytes as the characters of their numbers, as a request for guesses holds them. */
export function asCharacters(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** The text of bytes in a code page. */
export function decoded(bytes: Uint8Array, page: CodePage): string {
  return new TextDecoder(CODE_PAGES[page]).decode(bytes);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Whether a byte is a letter in ASCII, or may be one in a code page. */
function isLetter(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  return byte >= 0x80 || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
