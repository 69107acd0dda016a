import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { groupOf } from "./chunks";
import { limit } from "./limit-plugin";
import { preloads } from "./preloads-plugin";
import { shell } from "./shell-plugin";
import { texts } from "./texts-plugin";

const path = (name: string): string => new URL(name, import.meta.url).pathname;
const server = "http://127.0.0.1:8080"; // what `make run` starts

export default defineConfig({
  plugins: [svelte(), texts(), preloads(), shell(), limit()],
  build: {
    target: "es2022",
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 220,
    reportCompressedSize: true,
    rolldownOptions: {
      // The gallery is served only during development and is not part of the product.
      input: { index: "index.html", embed: "embed.html", sw: "src/sw.ts" },
      // The service worker's address never changes: browsers check there for a newer worker.
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          // A module's imports do not follow it into its group; each has a group of its own.
          includeDependenciesRecursively: false,
          groups: [{ name: groupOf(path("src/main.ts"), path("src/embed.ts")) }],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    fs: { allow: [path("."), path("../texts")] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  // Tests read the style sheets, because one checks the contrast of the boards.
  test: { environment: "node", include: ["src/**/*.test.ts"], css: true },
});
