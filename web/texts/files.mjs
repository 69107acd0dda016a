/** Reads and writes the files of the texts. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
/** The folder of the catalogues. */
export const root = path("../../texts");
const tree = path("../src/ui/text/messages.ts");

export function readLanguages() {
  return JSON.parse(readFileSync(`${root}/languages.json`, "utf8"));
}

export function readCatalogue(language) {
  const names = readdirSync(`${root}/${language}`).filter((name) => name.endsWith(".ftl"));
  return new Map(names.sort().map((name) => [name, readFileSync(`${root}/${language}/${name}`, "utf8")]));
}

export function pathsOf(language) {
  return [...readCatalogue(language).keys()].map((name) => `${root}/${language}/${name}`);
}

/** All sources below a folder, given from `web`, by their path from there. */
export function readSources(folder, endings = [".ts", ".svelte"]) {
  const from = path(`../${folder}`);
  return new Map(
    readdirSync(from, { recursive: true })
      .filter((name) => endings.some((end) => name.endsWith(end)))
      .sort()
      .map((name) => [name, readFileSync(`${from}/${name}`, "utf8")]),
  );
}

export function readTree() {
  return existsSync(tree) ? readFileSync(tree, "utf8") : "";
}

export function writeTree(text) {
  writeFileSync(tree, text);
}
