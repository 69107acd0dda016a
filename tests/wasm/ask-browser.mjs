// usage: node ask-browser.mjs MODULE NETS <QUESTIONS
// Asks the module that browsers load the questions, one a line, and prints a line with each answer.
import { readFileSync } from "node:fs";
import process from "node:process";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { memory, room, load, ask, answer } = new WebAssembly.Instance(module).exports;

function write(bytes) {
  const address = room(bytes.length);
  new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
}

write(gunzipSync(readFileSync(process.argv[3])));
if (load() !== 1) throw new Error("the nets are damaged");
const questions = await text(process.stdin);
const begin = performance.now();
const answers = questions
  .trimEnd()
  .split("\n")
  .map((question) => {
    write(Buffer.from(question));
    const length = ask();
    return Buffer.from(memory.buffer, answer(), length).toString();
  });
console.error(`${answers.length} questions in ${Math.round(performance.now() - begin)} ms`);
process.stdout.write(answers.join("\n"));
