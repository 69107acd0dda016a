/**
 * Tells the service worker which files it needs offline: the files of the front page and of the rules, match and
 * offline pages, with everything that they import. The list becomes a constant of `src/sw.ts`.
 */

import type { Plugin } from "vite";

/** The modules of pages that can be read without a connection, and of their texts in all languages. */
const READ_OFFLINE = [
  /\/index\.html$/,
  /\/src\/main\.ts$/,
  /\/pages\/(Rules|Match|Offline)Page\.svelte$/,
  /\/rules\/[a-z]+\/index\.ts$/,
  /^\0texts:[a-z]+\/(first|pages)$/,
];
/** Matches the placeholder for the list in the worker, in any kind of quotes that the bundler may use. */
const PLACE = /(["'`])__SHELL__\1/;

interface Chunk {
  readonly type: "chunk";
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string>; readonly importedAssets: ReadonlySet<string> };
  code: string;
}

export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = bundle as unknown as Record<string, Chunk | { readonly type: "asset" } | undefined>;
        const wanted = new Set<string>();
        const add = (name: string): void => {
          const file = files[name];
          if (wanted.has(name) || file === undefined) return;
          wanted.add(name);
          if (file.type !== "chunk") return;
          for (const needed of file.imports) add(needed);
          for (const style of file.viteMetadata?.importedCss ?? []) add(style);
        };
        for (const [name, file] of Object.entries(files)) {
          const module = file?.type === "chunk" ? (file.facadeModuleId ?? "") : "";
          if (READ_OFFLINE.some((read) => read.test(module))) add(name);
          // The fonts that the styles refer to.
          if (name.endsWith(".woff2")) wanted.add(name);
        }
        const worker = files["sw.js"];
        if (worker?.type !== "chunk" || !PLACE.test(worker.code)) throw new Error("sw.js has no place for its list");
        const list = [
          "/",
          "/icon.svg",
          ...[...wanted].filter((name) => !name.endsWith(".html")).map((name) => `/${name}`),
        ];
        // Browsers load the worker as a plain script, which cannot import modules.
        if (worker.imports.length > 0) throw new Error("sw.js must be one file: no page may share a module with it");
        // The hash covers all file names, so that each version of the client has its own worker.
        const names = new TextEncoder().encode(Object.keys(files).sort().join());
        const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", names)).slice(0, 6);
        const version = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
        worker.code = worker.code.replace(PLACE, JSON.stringify(JSON.stringify({ version, list: list.sort() })));
      },
    },
  };
}
