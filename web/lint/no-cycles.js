/**
 * An ESLint rule that forbids import cycles, type imports included. It follows relative `import ... from` and
 * `export ... from`; a dynamic `import()` loads later and closes no cycle.
 */

import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";

const STATIC_IMPORT = /^\s*(?:import|export)\s(?:[^"';]*?\sfrom\s+)?["'](\.[^"']+)["']/gm;
const SOURCES = new Set([".ts", ".js", ".mjs", ".svelte"]);

/** Returns the file that a relative import in the file `from` names, or null if it is not a source file. */
function resolved(from, name) {
  const path = join(dirname(from), name);
  const found = ["", ".ts", ".js", "/index.ts"].map((end) => path + end).find((candidate) => isSource(candidate));
  return found ?? null;
}

function isSource(path) {
  return SOURCES.has(extname(path)) && existsSync(path);
}

/** The source files that each file imports, read once per run. */
const importsOf = new Map();

function importsIn(file) {
  const known = importsOf.get(file);
  if (known !== undefined) return known;
  const names = [...readFileSync(file, "utf8").matchAll(STATIC_IMPORT)].map((match) => match[1]);
  const files = names.map((name) => resolved(file, name)).filter((target) => target !== null);
  importsOf.set(file, files);
  return files;
}

/** Returns the shortest chain of imports from one file to another, both included, or null if there is none. */
function chain(from, to) {
  const cameFrom = new Map([[from, null]]);
  const queue = [from];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (file === to) {
      const files = [];
      for (let step = file; step !== null; step = cameFrom.get(step)) files.unshift(step);
      return files;
    }
    for (const next of importsIn(file)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return null;
}

export default {
  meta: {
    type: "problem",
    schema: [],
    messages: { cycle: "This import closes a cycle: {{ files }}." },
  },
  create(context) {
    const here = context.filename;
    const check = (node) => {
      if (node.source === null || !node.source.value.startsWith(".")) return;
      const target = resolved(here, node.source.value);
      const files = target === null ? null : chain(target, here);
      if (files === null) return;
      const names = [here, ...files].map((file) => relative(context.cwd, file));
      context.report({ node: node.source, messageId: "cycle", data: { files: names.join(" -> ") } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
