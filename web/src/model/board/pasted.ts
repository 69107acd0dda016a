/** Finds a position in text as players copy it: from other programs, from links, from messages. Pure. */

/** A position in a text form that the server reads. */
export type Pasted =
  | { readonly form: "xgid"; readonly xgid: string }
  /** GNU Backgammon's ids; without the match id the rest of the situation is unknown. */
  | { readonly form: "gnu"; readonly position: string; readonly match: string | null };

/** The longest text that is searched. A copied position of eXtreme Gammon has about 1,500 characters. */
const TEXT_MAX = 100_000;

// Board, cube, owner, turn, dice, the score of both, rules, length and the highest cube. A mail may have broken the line.
const XGID =
  /[-a-oA-O]{26}\s*:\s*\d{1,2}\s*:\s*-?[01]\s*:\s*-?1\s*:\s*(?:[1-6]{2}|00|[DBR])(?:\s*:\s*\d{1,5}){4}\s*:\s*\d{1,2}/;
// A text that calls itself an XGID but is not one: the server says what is wrong with it.
const BROKEN_XGID = /xgid\s*[=:]\s*(\S{1,120})/i;
const GNU_IDS =
  /(?<![A-Za-z0-9+/])([A-Za-z0-9+/]{14})[^A-Za-z0-9+/]+(?:Match\s+ID[^A-Za-z0-9+/]+)?([A-Za-z0-9+/]{12})(?![A-Za-z0-9+/])/;
const GNU_POSITION = /(?:^|position\s+id\W+|gnu(?:bg)?id\W+|bgid\W+)([A-Za-z0-9+/]{14})(?:={0,2}$|(?![A-Za-z0-9+/]))/i;

/** Returns the position that a text contains, or null. */
export function pasted(text: string): Pasted | null {
  const plain = unescaped(text.slice(0, TEXT_MAX)).trim();
  const xgid = XGID.exec(plain)?.[0].replaceAll(/\s/g, "") ?? BROKEN_XGID.exec(plain)?.[1];
  if (xgid !== undefined) return { form: "xgid", xgid: `XGID=${xgid}` };
  const [, position, match] = GNU_IDS.exec(plain) ?? GNU_POSITION.exec(plain) ?? [];
  return position === undefined ? null : { form: "gnu", position, match: match ?? null };
}

/** Returns the id of a position as the server reads it, and as links contain it. */
export function idOf(position: Pasted): string {
  if (position.form === "xgid") return position.xgid;
  return position.match === null ? position.position : `${position.position}:${position.match}`;
}

/** Decodes the escapes of a link. A link inside a link has them twice. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text.replaceAll(/%(?:25)?(2[BDF]|3[AD])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}
