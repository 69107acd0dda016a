import { expect, test } from "vitest";
import { readShell, wayOf } from "./shell";

const origin = "https://example.org";
const way = (path: string, isNavigation = false, method = "GET"): string =>
  wayOf(method, new URL(path, origin), origin, isNavigation);

test("pages come from the network first, so that no old version of the client stays", () => {
  for (const path of ["/", "/rules", "/match/0f", "/match/0f/review?at=3", "/player/A.B/matches"]) {
    expect(way(path, true)).toBe("page");
  }
});

test("files that never change under their name come from the cache first", () => {
  expect(way("/assets/index-1a2b.js")).toBe("file");
  expect(way("/icon.svg")).toBe("file");
});

test("the worker leaves everything else to the network", () => {
  for (const path of ["/api/v1/session", "/ws", "/preview.png", "/manifest.webmanifest", "/sw.js"]) {
    expect(way(path)).toBe("network");
  }
  for (const path of ["/api/v1/account/matches.zip", "/embed/match/0f", "/dice.md", "/boards-protocol.md"]) {
    expect(way(path, true)).toBe("network");
  }
  expect(way("/assets/index-1a2b.js", false, "POST")).toBe("network");
  expect(way("https://elsewhere.example/assets/x.js")).toBe("network");
});

test("without a build nothing is cached", () => {
  expect(readShell("__SHELL__")).toEqual({ version: "none", list: [] });
});
