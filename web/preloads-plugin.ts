/**
 * Lists the files that a page needs besides those in `index.html`, and the texts that it needs in each language. The server
 * adds them to the head of the page, in the reader's language. A browser then fetches all files at once and does not
 * have to run the first files to find the others.
 */

import type { Plugin } from "vite";

import { defaultSettings, locales } from "./src/model/app/settings";

interface Page {
  /** The path as the server knows it; `*` stands for any one segment. */
  readonly path: string;
  /** The page's modules that are not in `index.html`. */
  readonly modules: readonly string[];
  /** The paths of requests that the page makes at once. */
  readonly requests?: readonly string[];
  /** Whether the page waits for the texts of all pages. */
  readonly pageTexts?: boolean;
}

/** The front page, and pages that people often open from a link elsewhere. */
const PAGES: readonly Page[] = [
  { path: "", modules: [], requests: ["/api/v1/events"] },
  { path: "match/*", modules: ["/pages/MatchPage.svelte"] },
  { path: "match/*/review", modules: ["/pages/ReviewPage.svelte"], pageTexts: true },
  { path: "lesson", modules: ["/pages/LessonPage.svelte"], requests: ["/api/v1/lesson"], pageTexts: true },
  { path: "puzzles/*", modules: ["/pages/PuzzlePage.svelte"], pageTexts: true },
  // All other pages.
  { path: "index.html", modules: [], pageTexts: true },
];

interface Chunk {
  readonly type: "chunk";
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

type Files = Readonly<Record<string, Chunk | { readonly type: "asset" } | undefined>>;

/** Adds to `needed` the scripts and styles of the module whose path ends in `module`. */
function collect(files: Files, module: string, needed: Set<string>): ReadonlySet<string> {
  const add = (name: string): void => {
    const file = files[name];
    if (needed.has(name) || file?.type !== "chunk") return;
    needed.add(name);
    for (const other of file.imports) add(other);
    for (const style of file.viteMetadata?.importedCss ?? []) needed.add(style);
  };
  const isIt = (file: Files[string]): boolean => file?.type === "chunk" && (file.facadeModuleId ?? "").endsWith(module);
  const found = Object.keys(files).find((name) => isIt(files[name]));
  if (found === undefined) throw new Error(`no file is made of ${module}`);
  add(found);
  return needed;
}

/** Returns the tag that lets a browser fetch a file early. */
function tag(name: string): string {
  const how = name.endsWith(".css") ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${how} crossorigin href="/${name}">`;
}

/** Returns the tag that makes a request early. */
function requestTag(path: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${path}">`;
}

export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = bundle as unknown as Files;
        const known = collect(files, "/index.html", new Set());
        const pages = PAGES.map(({ path, modules, requests = [], pageTexts = false }) => {
          const needed = new Set<string>();
          for (const module of modules) collect(files, module, needed);
          const own = [...needed].filter((name) => !known.has(name));
          const texts = locales.map((locale) => {
            const all = new Set<string>();
            // English is in the files of `index.html`.
            if (locale !== defaultSettings.locale) collect(files, `texts:${locale}/first`, all);
            if (pageTexts) collect(files, `texts:${locale}/pages`, all);
            const more = [...all].filter((name) => !known.has(name) && !needed.has(name));
            return [locale, more.sort().map(tag)];
          });
          return {
            path,
            tags: [...requests.map(requestTag), ...own.sort().map(tag)],
            texts: Object.fromEntries(texts),
          };
        });
        this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(pages) });
      },
    },
  };
}
