/** Fails a build in which the file that every page of the site loads has grown above its limit. */

import type { Plugin } from "vite";

/** Bytes before compression. What a first page does not need belongs behind a dynamic import. */
const SITE_MAX = 120_000;

export function limit(): Plugin {
  return {
    name: "limit",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const site = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "site");
        if (site?.type !== "chunk") this.error("no file is named `site`");
        const bytes = new TextEncoder().encode(site.code).length;
        if (bytes > SITE_MAX) this.error(`${site.fileName} has ${String(bytes)} bytes, more than ${String(SITE_MAX)}`);
      },
    },
  };
}
