/**
 * SHA-256 and HMAC-SHA-256 as the dice proof needs them.
 *
 * A browser offers WebCrypto only to pages of a secure origin (HTTPS or this machine). A club that runs the server
 * over plain HTTP must be able to check its dice too, so there is a second, plain implementation; a test compares the
 * two.
 */

export interface Digests {
  sha256(data: Uint8Array): Promise<Uint8Array>;
  hmac(key: Uint8Array, data: Uint8Array): Promise<Uint8Array>;
}

/** WebCrypto where the browser has it, otherwise the plain implementation. */
export function browserDigests(): Digests {
  // A page that was not loaded over HTTPS has no `subtle`, in spite of its type.
  const crypto: Partial<Pick<Crypto, "subtle">> = globalThis.crypto;
  return crypto.subtle === undefined ? plainDigests : webCryptoDigests(crypto.subtle);
}

export function webCryptoDigests(subtle: SubtleCrypto): Digests {
  return {
    async sha256(data) {
      return new Uint8Array(await subtle.digest("SHA-256", owned(data)));
    },
    async hmac(key, data) {
      const imported = await subtle.importKey("raw", owned(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", imported, owned(data)));
    },
  };
}

/** FIPS 180-4 and RFC 2104 without WebCrypto. */
export const plainDigests: Digests = {
  async sha256(data) {
    return sha256(data);
  },
  async hmac(key, data) {
    return hmac(key, data);
  },
};

/** WebCrypto takes only views of an ordinary buffer, not of a shared one. */
function owned(data: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(data);
}

const BLOCK_BYTES = 64;

function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK_BYTES);
  padded.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = concat(
    padded.map((byte) => byte ^ 0x36),
    data,
  );
  return sha256(
    concat(
      padded.map((byte) => byte ^ 0x5c),
      sha256(inner),
    ),
  );
}

export function concat(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The first 32 bits of the fractional parts of the cube roots (K) and square roots (H) of the first primes. */
const PRIMES = firstPrimes(64);
const K = Uint32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const H = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

function fractionBits(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

function sha256(data: Uint8Array): Uint8Array {
  const state = Uint32Array.from(H);
  const padded = pad(data);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) compress(state, view, at);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, index) => out.setUint32(index * 4, word));
  return digest;
}

/** The message, a 1 bit, zeros, and its length in bits as 64 bits. */
function pad(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((data.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (data.length * 8) >>> 0);
  return padded;
}

function compress(state: Uint32Array, block: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = block.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = word(w, i - 15);
    const late = word(w, i - 2);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[i] = word(w, i - 16) + s0 + word(w, i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + word(K, i) + word(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    state[i] = word(state, i) + value;
  });
}

function word(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

function rotate(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits));
}
