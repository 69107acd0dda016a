/**
 * Makes modules of the texts. `virtual:texts` has the English texts that every page needs, and for each language
 * functions that fetch its modules, `texts:<language>/first`, `texts:<language>/pages` and `texts:<language>/refusals`.
 */

import type { Plugin } from "vite";

import { catalogueOf, type Catalogue } from "./texts/catalogue";
import { moduleOf } from "./texts/compile";
import { pathsOf, readCatalogue, readLanguages } from "./texts/files.mjs";
import { PSEUDO, pseudoOf } from "./texts/pseudo";

const INDEX = "virtual:texts";
const folder = new URL("src/ui/text", import.meta.url).pathname;

/** The files of a language: those of English, for the texts that it lacks, and its own. */
const sourcesOf = (language: string): readonly string[] =>
  language === "en" || language === PSEUDO ? pathsOf("en") : [...pathsOf("en"), ...pathsOf(language)];

function read(language: string, english: Catalogue): Catalogue {
  if (language === "en") return english;
  return language === PSEUDO ? pseudoOf(english) : catalogueOf(language, readCatalogue(language));
}

function index(languages: readonly string[]): string {
  const entries = languages.map((language) => {
    const first =
      language === "en" ? "async () => english" : `async () => (await import("texts:${language}/first")).default`;
    const others = (["pages", "refusals"] as const).map(
      (part) => `${part}: async () => (await import("texts:${language}/${part}")).default`,
    );
    return `${language}: { first: ${first}, ${others.join(", ")} }`;
  });
  return `import english from "texts:en/first";\nexport { english };\nexport const languages = { ${entries.join(", ")} };\n`;
}

export function texts(): Plugin {
  let isServed = false;
  return {
    name: "texts",
    configResolved(config) {
      isServed = config.command === "serve";
    },
    resolveId(id) {
      return id === INDEX || id.startsWith("texts:") ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${INDEX}`) return index([...Object.keys(readLanguages()), ...(isServed ? [PSEUDO] : [])]);
      const [, language, part] = /^\0texts:(\w+)\/(first|pages|refusals)$/.exec(id) ?? [];
      if (language === undefined || (part !== "first" && part !== "pages" && part !== "refusals")) return null;
      for (const path of sourcesOf(language)) this.addWatchFile(path);
      const english = catalogueOf("en", readCatalogue("en"));
      return moduleOf(part, english, read(language, english), folder);
    },
  };
}
