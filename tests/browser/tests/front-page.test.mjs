// The front page shows the best game in play, people before bots, without making the visitor a spectator.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import {
  assertAccessible,
  DESKTOP,
  LANDSCAPE,
  launch,
  newcomer,
  open,
  PHONE,
  post,
  watchShifts,
} from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

let server;
let quiet;
let browser;
before(async () => {
  server = await Server.start("featured = 1\nthink_ms = 300\n");
  quiet = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
  await quiet?.stop();
});

const game = (page) => page.getByRole("region", { name: "A game in play now" });
const chances = (page) => game(page).getByRole("img", { name: /chance to win this game/ });

/** Records the messages that the page's socket sends and receives. */
function overhear(page) {
  const frames = { sent: [], received: [] };
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => frames.sent.push(JSON.parse(payload)));
    socket.on("framereceived", ({ payload }) => frames.received.push(JSON.parse(payload)));
  });
  return frames;
}

test("bots play for a visitor, with their chances and a sentence about the game, and a press opens the match", async () => {
  const page = await open(browser, server.url, DESKTOP);
  const frames = overhear(page);
  await page.goto("/");
  await game(page).waitFor();
  await chances(page).nth(1).waitFor();
  const percents = (await chances(page).allInnerTexts()).map((text) => Number.parseInt(text, 10));
  assert.equal(percents[0] + percents[1], 100);
  const names = await game(page).locator(".player .name").allInnerTexts();
  assert.equal(new Set(names).size, 2);
  assert.equal(await game(page).getByRole("timer").count(), 2);

  // The sentence follows the game. It is not a live region, because a screen reader would read out every change.
  const first = await game(page).locator(".remark").innerText();
  await page.waitForFunction((first) => {
    const now = document.querySelector(".remark").textContent;
    return now !== "" && now !== first;
  }, first);
  assert.equal(await game(page).locator("[aria-live]").count(), 0);
  assert.equal(await game(page).locator(".board [tabindex='0']").count(), 0, "nothing on the board can be pressed");
  await assertAccessible(page, "the front page with a game");

  const { id } = frames.sent.find(({ type }) => type === "preview_match");
  assert.ok(!frames.sent.some(({ type }) => type === "watch_match"));
  const shown = frames.received.filter(({ type }) => type === "match");
  assert.ok(shown.every(({ view }) => view.id === id && view.spectators === 0 && view.you === null));

  await game(page)
    .getByRole("link", { name: /^Watch / })
    .click();
  await page.waitForURL(`**/match/${id}`);
  await page.getByRole("application", { name: "Backgammon board" }).waitFor();
  await page.getByText("1 watching").waitFor();
  assert.ok(frames.sent.some(({ type }) => type === "unpreview_match"));
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("nothing moves when the game arrives, and the buttons stay in sight, on every screen and in every language", async () => {
  for (const [viewport, locale] of [DESKTOP, PHONE, LANDSCAPE].flatMap((size) =>
    ["en-GB", "de-DE", "uk-UA"].map((locale) => [size, locale]),
  )) {
    const what = `${viewport.width}x${viewport.height} ${locale}`;
    const page = await open(browser, server.url, viewport, locale);
    await watchShifts(page);
    await page.goto("/");
    await page.locator(".live .remark:not(:empty)").waitFor();
    const seen = await page.evaluate(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const bar = [...document.querySelectorAll("nav")].map((nav) => nav.getBoundingClientRect());
      const below = bar.filter(({ top, height }) => height > 0 && top > innerHeight / 2);
      const clipped = [...document.querySelectorAll(".live .remark, .live .score")];
      return {
        button: box(".hero .actions .button:last-child").bottom,
        screen: Math.min(innerHeight, ...below.map(({ top }) => top)),
        board: box(".live .board").top >= 0 && box(".live .remark").bottom <= innerHeight,
        size: box(".live .board").width,
        clipped: clipped.some(
          (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
        ),
        remark: box(".live .remark").bottom <= box(".live").bottom + 1,
        sideways: document.documentElement.scrollWidth - innerWidth,
        shifted: globalThis.shifted,
      };
    });
    assert.ok(seen.button <= seen.screen, `${what}: the last button ends at ${seen.button} of ${seen.screen}`);
    assert.ok(seen.board, `${what}: the game is not in sight`);
    assert.ok(seen.size >= 240, `${what}: the board is ${seen.size} px wide`);
    assert.ok(!seen.clipped && seen.remark, `${what}: a text is cut off`);
    assert.ok(seen.sideways <= 0, `${what}: ${seen.sideways} px too wide`);
    assert.ok(seen.shifted < 0.1, `${what}: the layout has shifted by ${seen.shifted}`);
    if (locale === "en-GB") await assertAccessible(page, what);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test("people come before bots and get no help, and the next game follows when theirs ends", async () => {
  const anna = await newcomer(browser, server.url, "anna");
  const berta = await newcomer(browser, server.url, "berta");
  const settings = {
    format: { kind: "points", length: 3 },
    rated: false,
    time: { kind: "live", delay_s: 12, reserve_s: 600 },
    options: {
      jacoby: false,
      automatic_doubles: false,
      beavers: false,
      raccoons: false,
    },
    start: "opening_throw",
  };
  const { id } = await post(anna, "/api/v1/matches", { settings });
  await post(anna, `/api/v1/matches/${id}/seat`, {});
  await post(berta, `/api/v1/matches/${id}/seat`, {});

  const page = await open(browser, server.url, DESKTOP);
  const frames = overhear(page);
  await page.goto("/");
  await game(page).getByRole("link", { name: "Watch anna against berta" }).waitFor();
  assert.equal(await chances(page).count(), 0);
  assert.ok(frames.received.every((message) => message.type !== "match" || message.white_wins === null));
  // The bots' match is one of the others.
  await game(page).getByRole("list", { name: "Also in play" }).getByRole("link").waitFor();

  await anna.goto(`/match/${id}`);
  await anna.getByRole("button", { name: "Leave the match" }).click();
  await anna.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await game(page).getByText("berta wins the match.").waitFor();
  await chances(page).first().waitFor();
  assert.equal(await game(page).getByRole("link", { name: "Watch anna against berta" }).count(), 0);
  for (const one of [anna, berta, page]) {
    assert.deepEqual(one.problems, []);
    await one.context().close();
  }
});

test("without a game the page shows the picture", async () => {
  const page = await open(browser, quiet.url, DESKTOP);
  const frames = overhear(page);
  await page.goto("/");
  await page.getByRole("heading", { name: "Open tables" }).waitFor();
  await page.waitForLoadState("networkidle");
  assert.equal(await page.locator(".hero .picture svg").count(), 1);
  assert.equal(await game(page).count(), 0);
  assert.ok(!frames.sent.some(({ type }) => type === "preview_match"));
  await page.context().close();
});
