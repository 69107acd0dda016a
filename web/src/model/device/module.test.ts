import { expect, test } from "vitest";

import module from "../../../engine/engine.wasm?url&inline";
import packed from "../../../engine/nets.bin?url&inline";
import type { PositionStudy } from "../../wire/messages";
import { EngineModule, type Exports } from "./module";

/** Returns the bytes of a file that was imported as a `data:` address. */
const bytes = async (address: string): Promise<ArrayBuffer> => (await fetch(address)).arrayBuffer();

async function nets(): Promise<Uint8Array> {
  const whole = new Blob([await bytes(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(whole).arrayBuffer());
}

async function engine(): Promise<EngineModule> {
  const { instance } = await WebAssembly.instantiate(await bytes(module));
  return new EngineModule(instance.exports as unknown as Exports);
}

test("the kept module answers with the kept nets", async () => {
  const ours = await engine();
  expect(ours.load(await nets())).toBe(true);
  const id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
  for (const plies of [0, 1]) {
    const { answer } = ours.ask({ study: { id, setup: null, plies } }) as { answer: PositionStudy };
    expect(answer.plays[0]).toMatchObject({ notation: "8/5 6/5", plies });
  }
  expect(ours.ask({ setup: "nonsense" })).toMatchObject({ refused: { reason: "not_a_position_id", field: "id" } });
});

test("damaged nets are refused", async () => {
  const damaged = await nets();
  damaged[1000] = (damaged[1000] ?? 0) ^ 1;
  expect((await engine()).load(damaged)).toBe(false);
});

test("module and nets are small", async () => {
  expect((await bytes(module)).byteLength).toBeLessThan(1_000_000);
  expect((await bytes(packed)).byteLength).toBeLessThan(2_500_000);
});
