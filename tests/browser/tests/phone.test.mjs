// The site on a phone: the board fits upright and sideways, a double asks first, a turn survives a reload, a lost
// network is shown, and the menu leads to all pages for learning. No page moves its content down after it is drawn.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import {
  assertAccessible,
  DESKTOP,
  LANDSCAPE,
  launch,
  open,
  PHONE,
  post,
  signUp,
  watchShifts,
} from "../support/browser.mjs";
import { button, play } from "../support/player.mjs";
import { Server } from "../support/server.mjs";

let server;
let browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** The board's box, the width of a point, and how far the page reaches beyond the screen. */
const measure = (page) =>
  page.evaluate(() => {
    const svg = document.querySelector("svg[data-board]");
    const box = svg.getBoundingClientRect();
    return {
      top: box.top,
      bottom: innerHeight - box.bottom,
      share: box.height / innerHeight,
      point: (box.width * 52) / svg.viewBox.baseVal.width,
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  });

/** Waits until the opening roll has been shown and nothing moves. */
const settled = async (page) => {
  await page.getByRole("application", { name: "Backgammon board" }).waitFor();
  await page.locator(".note").waitFor({ state: "detached" });
};

/** Opens a practice game in which this player plays both sides, so that it is always this player's turn. */
async function practice(page) {
  await page.goto("/practice");
  await page.getByText("Yourself", { exact: true }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("application", { name: "Backgammon board" }).waitFor();
  await page.getByRole("switch", { name: "Tutor" }).uncheck();
}

/** Returns the ratings and pip counts that are partly outside their player's strip. */
function cutOff() {
  return [...document.querySelectorAll(".strip .sub > span:not(.tag, .unseen)")]
    .filter((part) => {
      const [inner, outer] = [part.getBoundingClientRect(), part.closest(".sub").getBoundingClientRect()];
      return inner.left < outer.left - 0.5 || inner.right > outer.right + 0.5 || inner.bottom > outer.bottom + 0.5;
    })
    .map((part) => part.textContent);
}

test("the board fits a phone on its side, fills it upright, and a long name is cut short", async () => {
  const page = await open(browser, server.url, PHONE);
  await signUp(page, "WilhelminaWolkenstein".slice(0, 20));
  await page.getByRole("button", { name: "Play a bot" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Play / })
    .last()
    .click();
  await page.waitForURL(/\/match\//);
  await settled(page);
  const upright = await measure(page);
  assert.ok(upright.share > 0.58, `the board has ${upright.share} of the height`);
  assert.ok(upright.point > 29, `a point is ${upright.point} px wide`);
  assert.ok(upright.sideways <= 0);
  await page.getByRole("img", { name: "Your connection is good" }).waitFor();
  await assertAccessible(page, "a match on a phone held upright");

  await page.setViewportSize(LANDSCAPE);
  // The page is laid out again a moment after the phone is turned.
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector("svg[data-board]").getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  const wide = await measure(page);
  assert.ok(wide.sideways <= 0, `the page is ${wide.sideways} px too wide`);
  assert.ok(wide.share > 0.9, `the board has ${wide.share} of the height`);
  await assertAccessible(page, "a match on a phone on its side");

  // The rating and the pips are whole where a seat is narrow: beside the board on small phones, tablets and laptops.
  for (const [width, height] of [
    [667, 375],
    [844, 390],
    [900, 800],
    [1120, 800],
    [360, 740],
  ]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await page.evaluate(cutOff), [], `cut off at ${width} x ${height}`);
  }
  await page.setViewportSize(LANDSCAPE);
  await page.getByRole("link", { name: "Fullprime, back to the lobby" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();

  // The page shows at once when the network is lost, and when it is back.
  await page.goBack();
  await page.getByRole("img", { name: "Your connection is good" }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole("img", { name: "Connection lost. Reconnecting …" }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("img", { name: "Your connection is good" }).waitFor();
  assert.deepEqual(
    page.problems.filter((problem) => !problem.includes("ERR_INTERNET_DISCONNECTED")),
    [],
  );
});

test("the dialog to play a bot fits a phone on its side", async () => {
  const page = await open(browser, server.url, LANDSCAPE);
  await signUp(page, "Hannes");
  await page.getByRole("button", { name: "Play a bot" }).first().click();
  const dialog = page.getByRole("dialog");
  const end = async (what) => {
    const box = await what.boundingBox();
    return box.y + box.height;
  };
  const begin = await dialog
    .getByRole("button", { name: /^Play / })
    .last()
    .boundingBox();
  assert.ok(begin.y + begin.height <= LANDSCAPE.height, "the button is on the screen");
  // All bots and the usual length of a match can be chosen without scrolling.
  await dialog.getByRole("radio", { name: /Octavia/ }).waitFor();
  assert.ok((await end(dialog.locator("label", { hasText: "Octavia" }))) < begin.y, "the last bot is in sight");
  assert.ok((await end(dialog.locator("label", { hasText: "5 points" }))) < begin.y, "the lengths are in sight");
  await assertAccessible(page, "the dialog to play a bot, on its side");
  await page.context().close();
});

/** Returns the links and buttons of the page, apart from links within sentences, that are too low for a finger. */
function tooLow() {
  return [...document.querySelectorAll("main :is(a[href], button, summary, select, label:has(input[type=radio]))")]
    .filter((part) => {
      const { width, height } = part.getBoundingClientRect();
      if (width === 0 || height === 0 || height > 39.5 || part.closest("svg") !== null) return false;
      const around = part.closest("p");
      return part.tagName !== "A" || around === null || around.innerText.trim() === part.innerText.trim();
    })
    .map((part) => `${part.getBoundingClientRect().height} px: ${part.outerHTML}`);
}

test("links and buttons in lists are high enough for a finger", async () => {
  const context = await browser.newContext({ viewport: PHONE, baseURL: server.url, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await signUp(page, "Fanny");
  await post(page, "/api/v1/clubs", { name: "Fingers", about: "", joining: "open" });
  for (const path of [
    "/",
    "/leaderboards/stakes",
    "/openings",
    "/bots",
    "/credits",
    "/clubs",
    "/events",
    "/player/Pip",
    "/settings",
    "/practice",
  ]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    assert.deepEqual(await page.evaluate(tooLow), [], path);
  }
  await page.goto("/clubs");
  await page.getByRole("link", { name: "Fingers" }).first().click();
  await page.getByRole("link", { name: "Fanny" }).first().waitFor();
  assert.deepEqual(await page.evaluate(tooLow), [], "a club");
  await context.close();
});

test("the steps of a turn survive a reload, and a tap on Double asks first", async () => {
  const context = await browser.newContext({
    viewport: PHONE,
    baseURL: server.url,
    reducedMotion: "reduce",
    locale: "en-GB",
    hasTouch: true,
  });
  const page = await context.newPage();
  await practice(page);
  const undo = button(page, "Undo");
  await page.locator("g.place.usable.source").first().click();
  const target = page.locator("g.place.usable:not(.source)").first();
  if (!(await undo.isVisible())) await target.click();
  await undo.waitFor();
  const before = await page.locator("svg[data-board] .stack").count();
  await page.reload();
  await undo.waitFor();
  assert.equal(await page.locator("svg[data-board] .stack").count(), before);
  await undo.click();
  await undo.waitFor({ state: "detached" });

  await page.getByRole("switch", { name: "Tutor" }).uncheck();
  await play(page, (_, what) => what === "Confirm");
  await button(page, "Double").tap();
  await page.getByText("Offer the cube at 2?").waitFor();
  await assertAccessible(page, "the question before a double");
  await page.getByRole("button", { name: "Not now" }).tap();
  await button(page, "Double").tap();
  await page.getByText("Offer the cube at 2?").waitFor();
  await button(page, "Double").tap();
  await button(page, "Take").waitFor();
  await context.close();
});

/** The part of an element that can be seen in its panel, in pixels. */
const seen = (page, selector) =>
  page.evaluate((selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const panel = document.querySelector("section.panel").getBoundingClientRect();
    const actions = document.querySelector(".actions").getBoundingClientRect();
    const isUnder = actions.top < box.bottom && actions.left < box.right && actions.right > box.left;
    const end = Math.min(box.bottom, panel.bottom, innerHeight, isUnder ? actions.top : innerHeight);
    return end - Math.max(box.top, panel.top, 0);
  }, selector);

test("moves and chat are seen at every size, and a match in play is on the first screen of the lobby", async () => {
  const page = await open(browser, server.url, PHONE);
  await signUp(page, "AnnaAntoinetteLong20");
  await page.goto("/");
  await page.getByRole("button", { name: "Play a bot" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(Play |Start)/ })
    .last()
    .click();
  await page.waitForURL(/\/match\//);
  await settled(page);
  for (const [width, height] of [
    [390, 844],
    [375, 553],
    [667, 375],
    [740, 360],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    for (const [tab, selector] of [
      ["Moves", ".panel .list"],
      ["Chat", ".panel .lines"],
    ]) {
      await page.getByRole("tab", { name: tab }).click();
      const height_seen = await seen(page, selector);
      assert.ok(height_seen >= 50, `${tab} at ${width} x ${height}: ${height_seen} px`);
    }
  }
  // With the phrases open, the field below them is still whole.
  await page.getByText("Phrases", { exact: true }).click();
  assert.ok((await seen(page, ".panel form")) >= 40, "the field below the phrases");
  // A phone that shows everything at four times the size.
  await page.setViewportSize({ width: 320, height: 256 });
  const board = await page.locator(".board > svg").first().boundingBox();
  assert.ok(board.width > 280, `the board is ${board.width} px wide at 400 %`);

  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto("/");
  const goOn = await page.getByRole("link", { name: "Continue" }).boundingBox();
  assert.ok(goOn.y + goOn.height < 600, `the match in play is at ${goOn.y}`);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("one menu leads to everything to learn by, at both widths", async () => {
  const page = await open(browser, server.url, PHONE);
  for (const [viewport, place] of [
    [PHONE, "Practice"],
    [DESKTOP, "Analysis board"],
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await page.getByRole("button", { name: "Learn", exact: true }).click();
    await assertAccessible(page, `the menu at ${viewport.width}`);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: new RegExp(`^${place}`) })
      .click();
    await page.getByRole("heading", { level: 1, name: place }).waitFor();
  }
  assert.deepEqual(page.problems, []);
});

test("the lobby of a player who comes back does not jump", async () => {
  const page = await open(browser, server.url);
  await signUp(page, "Jutta");
  for (const viewport of [PHONE, DESKTOP, LANDSCAPE]) {
    const again = await page.context().newPage();
    await again.setViewportSize(viewport);
    await watchShifts(again);
    await again.goto("/");
    await again.getByRole("heading", { name: "Open tables" }).waitFor();
    await again.waitForLoadState("networkidle");
    const shifted = await again.evaluate(() => globalThis.shifted);
    assert.ok(shifted < 0.1, `the layout has shifted by ${shifted} at ${viewport.width}`);
    await again.close();
  }
});

test("a first visit to the heaviest pages weighs less than 250 kB, and asks for nothing twice", async () => {
  for (const path of ["/lesson", "/puzzles/next", "/"]) {
    const context = await browser.newContext({
      viewport: PHONE,
      baseURL: server.url,
    });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    let bytes = 0;
    client.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    assert.ok(bytes > 80_000 && bytes < 250_000, `${path} weighs ${bytes} bytes`);
    // The page preloads files that its scripts request later. Each preload must match its request, so that the browser
    // fetches the file only once.
    const files = asked.filter((name) => name.startsWith("/assets/") || name === "/api/v1/session");
    assert.deepEqual(files, [...new Set(files)]);
    const named = (await answer.text()).split('rel="modulepreload"').length - 1;
    assert.ok(path === "/" ? named === 3 : named > 5, `${path} names ${named} scripts`);
    await context.close();
  }
});

test("a page preloads the texts in the reader's language, and loads no others", async () => {
  // A text of the front page and one of the other pages, in each language.
  const TEXTS = {
    "de-AT": ["Backgammon spielen", "Der Weg nach Hause"],
    "en-GB": ["Play backgammon", "The way home"],
  };
  for (const [locale, [, ofPages]] of Object.entries(TEXTS)) {
    for (const path of ["/", "/lesson", "/events"]) {
      const context = await browser.newContext({
        viewport: PHONE,
        baseURL: server.url,
        locale,
      });
      const page = await context.newPage();
      const asked = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const answer = await page.goto(path, { waitUntil: "networkidle" });
      assert.match((await answer.allHeaders()).vary, /accept-language/);
      const html = await answer.text();
      const scripts = asked.filter((name) => /^\/assets\/.*\.js$/.test(name));
      assert.deepEqual(scripts, [...new Set(scripts)], "each script once");
      for (const [other, texts] of Object.entries(TEXTS)) {
        for (const text of texts) {
          const holding = [];
          for (const name of scripts) {
            if ((await (await page.request.get(name)).text()).includes(text)) holding.push(name);
          }
          const what = `"${text}" at ${path} for a reader of ${locale}`;
          // The English texts of the front page are built into the scripts of every page; all others are loaded.
          const isWanted = (other === locale || text === TEXTS["en-GB"][0]) && (text !== ofPages || path !== "/");
          assert.equal(holding.length, isWanted ? 1 : 0, what);
          for (const name of holding)
            assert.ok(html.includes(name), `${what} comes with ${name}, which the page preloads`);
        }
      }
      await context.close();
    }
  }
});
