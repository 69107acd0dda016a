/** Checks the derivation against the test vectors of the crate `dice`. */
import { describe, expect, it } from "vitest";
import vectors from "../../../../engine/dice/vectors/vectors.json";
import { commitmentTo, gameKeys, matchKey, openingOf, rollOf, streamValues } from "./derivation";
import { browserDigests, plainDigests } from "./digest";
import { fromHex, toHex } from "./hex";

function bytes(hex: string): Uint8Array {
  const parsed = fromHex(hex);
  if (parsed === null) throw new Error(`not hexadecimal: ${hex}`);
  return parsed;
}

describe.each([
  ["WebCrypto", browserDigests()],
  ["the plain implementation", plainDigests],
])("with %s", (_, digests) => {
  it.each(vectors.cases)("derives the keys of: $name", async (vector) => {
    const seed = bytes(vector.seed);
    const one = vector.seat_one === null ? null : bytes(vector.seat_one);
    const two = vector.seat_two === null ? null : bytes(vector.seat_two);
    expect(toHex(await commitmentTo(digests, vector.match_id, seed))).toBe(vector.commitment);
    const last = await matchKey(digests, vector.match_id, seed, one, two);
    const keys = await gameKeys(digests, last, vector.games_max);
    expect(keys.map(toHex)).toEqual(vector.keys);
  });

  it.each(vectors.cases)("throws the dice of: $name", async (vector) => {
    for (const game of vector.games) {
      const key = bytes(vector.keys[game.game] ?? "");
      const opening = await openingOf(digests, key);
      expect(opening).toEqual({ ties: game.opening.ties, dice: [game.opening.white, game.opening.black] });
      for (const side of ["white", "black"] as const) {
        for (const { turn, dice } of game[side]) expect(await rollOf(digests, key, side, turn)).toEqual(dice);
      }
      const values: number[] = [];
      for await (const value of streamValues(digests, key, "white", 7)) {
        values.push(value);
        if (values.length === game.values_of_white_7.length) break;
      }
      expect(values).toEqual(game.values_of_white_7);
    }
  });
});

it("has vectors in which bytes are skipped and opening throws are tied", () => {
  const ties = vectors.cases.flatMap((vector) => vector.games.map((game) => game.opening.ties.length));
  expect(Math.max(...ties)).toBeGreaterThanOrEqual(3);
  expect(vectors.version).toBe(1);
});
