// Prints the npm packages of which something ends in the web client, one folder a line. They are those that a production
// build of the client reads; nothing is written.
import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const web = realpathSync(new URL("../../web/", import.meta.url));
const { build } = await import(pathToFileURL(createRequire(`${web}/`).resolve("vite")).href);

const folders = new Set();
const collect = {
  name: "collect",
  generateBundle(_options, bundle) {
    // Fonts are no modules, but files that style sheets name.
    const assets = Object.values(bundle).flatMap((one) => one.originalFileNames ?? []);
    for (const path of [...this.getModuleIds(), ...assets]) {
      const folder = /node_modules\/(?:@[^/]+\/)?[^/?]+/.exec(path);
      if (folder) folders.add(folder[0]);
    }
  },
};
process.chdir(web);
await build({ root: web, logLevel: "error", build: { write: false, reportCompressedSize: false }, plugins: [collect] });
console.log([...folders].sort().join("\n"));
