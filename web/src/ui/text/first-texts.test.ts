import { expect, test } from "vitest";
import { FIRST_ROOMS } from "../../../texts/catalogue";

/** Returns the path of the module that the file `from` imports as `name`. */
function resolve(from: string, name: string): string {
  return new URL(name, `file:///src/${from}`).pathname.replace("/src/", "");
}

/** Every source of the client by its path, such as `ui/App.svelte`. */
const sources = new Map(
  Object.entries(
    import.meta.glob<string>(["../../**/*.ts", "../../**/*.svelte", "!../../**/*.test.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).map(([path, source]) => [resolve("ui/text/first-texts.test.ts", path), source]),
);

/** Modules that are shown only for matches of events, and after the texts of all pages have been loaded. */
const OF_EVENTS = new Set([
  "ui/event/EventStrip.svelte",
  "ui/match/MatchOver.svelte",
  "ui/match/WaitingPanel.svelte",
  "ui/tournament/words.ts",
]);

/** Returns the module and everything that its static imports reach. Dynamic imports are left out. */
function closure(entry: string): Set<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const source = sources.get(path);
    if (source === undefined || found.has(path)) continue;
    found.add(path);
    for (const [, name = ""] of source.matchAll(/^\s*(?:import|export) (?!type )[^;"]*?"(\.[^"]+)";/gms)) {
      const base = resolve(path, name);
      open.push(...[base, `${base}.ts`, `${base}/index.ts`]);
    }
  }
  return found;
}

test.each([
  "main.ts",
  "embed.ts",
  "ui/pages/MatchPage.svelte",
  "ui/lobby/LiveGame.svelte",
  "ui/lobby/BotDialog.svelte",
])("%s uses only the first texts", (entry) => {
  const faults: string[] = [];
  const modules = closure(entry);
  for (const path of modules) {
    if (path.startsWith("ui/text/") || OF_EVENTS.has(path)) continue;
    for (const [, section = ""] of (sources.get(path) ?? "").matchAll(/\bt\(\)\s*\.(\w+)/g))
      if (!FIRST_ROOMS.has(section)) faults.push(`${path}: ${section}`);
  }
  expect(modules.size).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
