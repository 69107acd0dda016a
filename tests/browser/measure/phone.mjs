// Measures the pages on a slow phone: 390 pixels wide, 150 ms of latency, 1.6 Mbit/s, a quarter of the processor. Not a
// test: it prints figures.
//
//     FULLPRIME=../../target/release/fullprime node measure/phone.mjs [repetitions]
//
// It starts a server with two matches between bots. For the lobby and a match: the time until the page can be used, and
// the longest task of the main thread. For every page: the compressed bytes of a first visit. Then the time from a press
// on a checker to the frame that shows it in its new place, as the browser's own event timing reports it (steps of 8 ms).

import { launch, PHONE } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

const repetitions = Number(process.argv[2] ?? 5);
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const PAGES = {
  "/": "lobby",
  "/rules": "rules",
  "/puzzles": "puzzles",
  "/puzzles/next": "a puzzle",
  "/lesson": "lesson",
  "/practice": "practice",
  "/position": "analysis board",
  "/openings": "openings",
  "/bots": "bots",
  "/boards": "sensor boards",
  "/leaderboards/stakes": "leaders",
  "/events": "events",
  "/clubs": "clubs",
  "/player/Pip": "a player",
  "/settings": "settings",
  "/programs": "programs",
  "/about": "about",
};

const server = await Server.start("featured = 2\nthink_ms = 1200\n");
const browser = await launch();
try {
  const { matches } = await lobbyWithMatches();
  const match = `/match/${matches[0].id}`;
  await measure("lobby", "/", (page) => page.getByRole("button", { name: /Match to 5 points/ }).first());
  await measure("match", match, (page) => page.getByRole("application", { name: "Backgammon board" }).first());
  for (const [path, name] of Object.entries({ ...PAGES, [match]: "a match", [`${match}/review`]: "a review" })) {
    const bytes = await bytesOf(path);
    console.log(`  ${name.padEnd(16)} ${(bytes / 1e3).toFixed(0).padStart(4)} kB`);
  }
  await pressing();
} finally {
  await browser.close();
  await server.stop();
}

async function lobbyWithMatches() {
  for (;;) {
    const lobby = await (await fetch(`${server.url}/api/v1/lobby`)).json();
    if (lobby.matches.length > 0) return lobby;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A page with an empty cache on the slow phone. Long tasks are kept in `longTasks` there. */
async function phone(slow = true) {
  const context = await browser.newContext({ viewport: PHONE, baseURL: server.url, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  // The browser still builds parts of its own window for a while, on the same processor.
  await page.goto("about:blank");
  await page.waitForTimeout(1_500);
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (slow) {
    await client.send("Network.emulateNetworkConditions", NETWORK);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
  return { context, page, client };
}

async function measure(name, path, ready) {
  const times = [];
  const longest = [];
  for (let at = 0; at < repetitions; at += 1) {
    const { context, page } = await phone();
    const began = performance.now();
    await page.goto(path, { waitUntil: "commit" });
    await ready(page).waitFor();
    times.push(performance.now() - began);
    await page.waitForTimeout(3_000);
    longest.push(Math.max(0, ...(await page.evaluate(() => globalThis.longTasks))));
    await context.close();
  }
  row(`${name}: usable after`, times);
  row(`${name}: longest task`, longest);
}

/** The bytes of a first visit as they came over the network, headers included. */
async function bytesOf(path) {
  const { context, page, client } = await phone(false);
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(path);
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await context.close();
  return bytes;
}

/** Moves a checker of the first lesson back and forth by touch, and reads the event timing. */
async function pressing() {
  const { context, page } = await phone();
  await page.goto("/lesson");
  const source = page.locator("g.place.usable.source").first();
  await source.waitFor({ timeout: 60_000 });
  await page.evaluate(() => {
    globalThis.inputs = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^(pointerdown|pointerup|click|keydown)$/.test(name)) globalThis.inputs.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false });
  });
  let presses = 0;
  while (presses < 100) {
    await page.locator("g.place.usable.source").first().tap();
    const target = page.locator("g.place.usable:not(.source)").first();
    if ((await target.count()) > 0) await target.tap();
    await page.waitForTimeout(250);
    presses += 1;
    const undo = page.getByRole("button", { name: /^Undo/ }).first();
    if (await undo.isVisible()) await undo.tap();
    await page.waitForTimeout(150);
  }
  const slow = await page.evaluate(() => globalThis.inputs);
  // Events below 16 ms are not reported; each press counts once.
  const all = [...slow, ...Array.from({ length: Math.max(0, presses * 3 - slow.length) }, () => 8)];
  row("press to drawn checker", all);
  await context.close();
}

function row(what, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const of = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  const [p50, p99, max] = [of(0.5), of(0.99), sorted.at(-1)].map((ms) => ms.toFixed(0).padStart(5));
  console.log(`  ${what.padEnd(26)} p50 ${p50} ms   p99 ${p99} ms   max ${max} ms   (${sorted.length})`);
}
