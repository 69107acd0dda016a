import { expect, it } from "vitest";
import first from "../../../../engine/records/tests/golden/match-v1.json";
import second from "../../../../engine/records/tests/golden/match-v2.json";
import { parseFile } from "./disclosure";
import { proveDice } from "./proof";
import { browserDigests } from "./digest";

const digests = browserDigests();

it.each([
  ["version 1", first],
  ["version 2", second],
])("a finished match of %s agrees, as it does for the other verifiers", async (_, record) => {
  const parsed = parseFile(JSON.stringify(record));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  for (const disclosure of parsed.disclosures) {
    const proof = await proveDice(digests, disclosure, null);
    expect(proof.verdict).toBe("agrees");
    expect(proof.throwsChecked).toBeGreaterThan(0);
  }
});

it("a record in which a house bot has bytes is refused", async () => {
  const forged = structuredClone(second);
  forged.players.white.kind = "house_bot";
  const parsed = parseFile(JSON.stringify(forged));
  const proof =
    parsed.ok && parsed.disclosures[0] !== undefined ? await proveDice(digests, parsed.disclosures[0], null) : null;
  expect(proof).toMatchObject({ white: "refused", verdict: "differs" });
});
