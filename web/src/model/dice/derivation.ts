/**
 * Fair dice, derived a second time: from the seed and the seats' bytes to every roll.
 *
 * It was written only from the description of the derivation and shares no code with the server, so that the
 * verification page is independent. The byte layouts are the same as in the crate `dice`, whose test vectors the tests of
 * this file run against.
 */
import { concat, type Digests } from "./digest";

export type Stream = "white" | "black" | "opening";

/** The byte of each stream in the derivation. */
const STREAM_BYTE: Record<Stream, number> = { white: 0, black: 1, opening: 2 };

const LABEL = "fullprime-dice-v1";
/** 252 is the largest multiple of six in a byte: with the rest skipped, every face is equally likely. */
const BYTE_LIMIT = 252;
export const KEY_BYTES = 32;

/** C = SHA-256(label, match id, seed). */
export function commitmentTo(digests: Digests, matchId: string, seed: Uint8Array): Promise<Uint8Array> {
  return digests.sha256(concat(ascii(LABEL + matchId), seed));
}

/** K = HMAC-SHA-256(seed; match id, seat one's bytes, seat two's bytes); a seat that gave none counts as zeros. */
export function matchKey(
  digests: Digests,
  matchId: string,
  seed: Uint8Array,
  white: Uint8Array | null,
  black: Uint8Array | null,
): Promise<Uint8Array> {
  const zeros = new Uint8Array(KEY_BYTES);
  return digests.hmac(seed, concat(ascii(matchId), white ?? zeros, black ?? zeros));
}

/** g_0 to g_N from g_N = K: each key is the hash of the one after it. */
export async function gameKeys(digests: Digests, last: Uint8Array, gamesMax: number): Promise<Uint8Array[]> {
  const keys = [last];
  let key = last;
  for (let game = gamesMax; game > 0; game -= 1) {
    key = await digests.sha256(key);
    keys.unshift(key);
  }
  return keys;
}

/** Yields the unbiased values of one stream of a game, without end. */
export async function* streamValues(
  digests: Digests,
  key: Uint8Array,
  stream: Stream,
  turn: number,
): AsyncGenerator<number> {
  for (let block = 0; ; block += 1) {
    const message = new Uint8Array(9);
    const view = new DataView(message.buffer);
    view.setUint8(0, STREAM_BYTE[stream]);
    view.setUint32(1, turn);
    view.setUint32(5, block);
    for (const byte of await digests.hmac(key, message)) {
      if (byte < BYTE_LIMIT) yield (byte % 6) + 1;
    }
  }
}

/** Returns the roll of a side's turn, counted from 1 in each game. */
export async function rollOf(
  digests: Digests,
  key: Uint8Array,
  side: "white" | "black",
  turn: number,
): Promise<[number, number]> {
  return nextPair(streamValues(digests, key, side, turn));
}

export interface OpeningThrow {
  /** The faces of tied rolls, which are rolled again. */
  ties: number[];
  /** White's die, then Black's; never equal. */
  dice: [number, number];
}

export async function openingOf(digests: Digests, key: Uint8Array): Promise<OpeningThrow> {
  const values = streamValues(digests, key, "opening", 0);
  const ties: number[] = [];
  for (;;) {
    const [white, black] = await nextPair(values);
    if (white !== black) return { ties, dice: [white, black] };
    ties.push(white);
  }
}

async function nextPair(values: AsyncGenerator<number>): Promise<[number, number]> {
  const first = await values.next();
  const second = await values.next();
  return [Number(first.value), Number(second.value)];
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
