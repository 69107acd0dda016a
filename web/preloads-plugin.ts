/**
 * Lists the files that a page needs besides those in `index.html`. The server adds them to the head of the page. A browser
 * then fetches all files at once and does not have to run the first ones to find the others.
 */

import type { Plugin } from "vite";

/** Pages that people come to from elsewhere, with their paths as the server knows them. `*` is any part of a path. */
const PAGES: readonly { readonly path: string; readonly module: string }[] = [
  { path: "match/*", module: "/pages/MatchPage.svelte" },
  { path: "match/*/review", module: "/pages/ReviewPage.svelte" },
  { path: "lesson", module: "/pages/LessonPage.svelte" },
  { path: "puzzles/*", module: "/pages/PuzzlePage.svelte" },
];

interface Chunk {
  readonly type: "chunk";
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

type Files = Readonly<Record<string, Chunk | { readonly type: "asset" } | undefined>>;

/** Adds the scripts and styles to `needed` that a module of this name, or its end, needs. */
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

export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = bundle as unknown as Files;
        const known = collect(files, "/index.html", new Set());
        const pages = PAGES.map(({ path, module }) => {
          const needed = [...collect(files, module, new Set())].filter((name) => !known.has(name));
          return { path, tags: needed.sort().map(tag) };
        });
        this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(pages) });
      },
    },
  };
}
