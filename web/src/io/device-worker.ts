/** The worker that answers with the engine on this device. It fetches the module and the nets for its first question. */

import module from "../../engine/engine.wasm?url";
import nets from "../../engine/nets.bin?url";
import { EngineModule, type Exports } from "../model/device/module";
import type { Asked, Told } from "../model/device/protocol";

// The types of the DOM library declare `self` for windows, so it is cast.
const worker = self as unknown as {
  onmessage: (event: MessageEvent<Asked>) => void;
  postMessage(told: Told): void;
};
let loading: Promise<EngineModule> | null = null;

async function load(): Promise<EngineModule> {
  const [{ instance }, packed] = await Promise.all([WebAssembly.instantiateStreaming(fetch(module)), fetch(nets)]);
  if (!packed.ok || packed.body === null) throw new Error("no nets");
  const whole = new Response(packed.body.pipeThrough(new DecompressionStream("gzip")));
  const engine = new EngineModule(instance.exports as unknown as Exports);
  if (!engine.load(new Uint8Array(await whole.arrayBuffer()))) throw new Error("the nets are damaged");
  return engine;
}

worker.onmessage = ({ data: { number, question } }) => {
  loading ??= load();
  loading.then(
    (engine) => worker.postMessage({ number, reply: engine.ask(question) }),
    () => worker.postMessage({ number, reply: null }),
  );
};
