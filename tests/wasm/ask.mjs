// usage: node ask.mjs MODULE <QUESTION
// Asks the module a question and prints its answer. The time that it took goes to standard error.
import { readFileSync } from "node:fs";
import process from "node:process";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) {
  throw new Error(`the module needs ${JSON.stringify(imports)}, but the engine needs nothing`);
}
const { write, answer, read } = new WebAssembly.Instance(module).exports;
for (const byte of readFileSync(0)) write(byte);
const begin = performance.now();
const length = answer();
console.error(`answered in ${Math.round(performance.now() - begin)} ms`);
process.stdout.write(Buffer.from(Array.from({ length }, (_, at) => read(at))));
