import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8080"; // what `make run` starts

export default defineConfig({
  plugins: [svelte()],
  // Only index.html is an input: gallery.html is served while developing and is no part of the product.
  build: { target: "es2022", assetsInlineLimit: 2048, chunkSizeWarningLimit: 200, reportCompressedSize: true },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  // Style sheets are kept: the contrast of the boards is tested.
  test: { environment: "node", include: ["src/**/*.test.ts"], css: true },
});
