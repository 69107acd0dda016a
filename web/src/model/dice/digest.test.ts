import { describe, expect, it } from "vitest";
import { browserDigests, concat, plainDigests, webCryptoDigests } from "./digest";
import { fromHex, toHex } from "./hex";

const web = webCryptoDigests(crypto.subtle);

/**
 * Lengths on both sides of every padding boundary, so that the plain implementation is tested where it can go wrong.
 */
const LENGTHS = [0, 1, 3, 31, 32, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000];

function bytes(length: number, seed = 1): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (i * 31 + seed * 17 + (i >> 3)) & 0xff);
}

describe("the plain digests", () => {
  it.each(LENGTHS)("hash %i bytes as WebCrypto does", async (length) => {
    expect(toHex(await plainDigests.sha256(bytes(length)))).toBe(toHex(await web.sha256(bytes(length))));
  });

  it.each(LENGTHS.filter((length) => length > 0))(
    "authenticate with a key of %i bytes as WebCrypto does",
    async (length) => {
      const [key, data] = [bytes(length, 5), bytes(77)];
      expect(toHex(await plainDigests.hmac(key, data))).toBe(toHex(await web.hmac(key, data)));
    },
  );

  it("give the digest of 'abc' that FIPS 180-4 gives", async () => {
    const digest = await plainDigests.sha256(new TextEncoder().encode("abc"));
    expect(toHex(digest)).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

it("takes WebCrypto where the browser has it", async () => {
  expect(toHex(await browserDigests().sha256(bytes(9)))).toBe(toHex(await web.sha256(bytes(9))));
});

describe("hexadecimal digits", () => {
  it("come back as the bytes that were written", () => {
    expect(fromHex(toHex(bytes(64)))).toEqual(bytes(64));
    expect(fromHex("00FFa0")).toEqual(Uint8Array.of(0, 255, 160));
  });

  it.each(["0", "0g", "0x00", " 00", "00 "])("are refused when they are %j", (text) => {
    expect(fromHex(text)).toBeNull();
  });
});

it("joins byte strings in order", () => {
  expect(concat(Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3))).toEqual(Uint8Array.of(1, 2, 3));
});
