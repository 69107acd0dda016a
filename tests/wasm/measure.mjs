// usage: node measure.mjs MODULE
// Measures the engine in Node, in processor time: static evaluations per second, and a search of two plies. The module is
// that of ops/dev/wasm.sh, built for release.
import { readFileSync } from "node:fs";
import process from "node:process";

const { evaluate, look_ahead } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[2]))).exports;

/** Returns the milliseconds of processor time that `work` takes. */
function timed(work) {
  const begin = process.cpuUsage();
  const count = work();
  const { user, system } = process.cpuUsage(begin);
  return { count, ms: (user + system) / 1000 };
}

/** Returns the fastest of some runs of `more` less the time of `less`, which makes the same tables. */
function best(less, more) {
  const rates = [1, 2, 3].map(() => {
    const [before, after] = [timed(less), timed(more)];
    return (after.ms - before.ms) / (after.count - before.count);
  });
  return Math.min(...rates);
}

evaluate(2n);
const each = best(() => evaluate(1n), () => evaluate(6n));
console.log(`${Math.round(1000 / each)} static evaluations a second`);
const search = best(() => look_ahead(2, 0), () => look_ahead(2, 20));
console.log(`${search.toFixed(2)} ms for a search of two plies`);
