/** `make texts`: writes the types of the texts again, and lists what is missing, unknown, wrong or unused. */

import { runnerImport } from "vite";
import { readCatalogue, readLanguages, readSources, readTree, writeTree } from "./texts/files.mjs";

const { module: tools } = await runnerImport("./texts/check.ts", { root: import.meta.dirname });
const { types, notes, faults } = tools.check(
  readLanguages(),
  readCatalogue,
  readSources("src"),
  readSources("../server", [".rs"]),
);
for (const note of notes) console.log(note);
for (const fault of faults) console.error(`fault: ${fault}`);
if (types !== null && types !== readTree()) {
  writeTree(types);
  console.log("web/src/ui/text/messages.ts is new");
}
process.exitCode = faults.length === 0 ? 0 : 1;
