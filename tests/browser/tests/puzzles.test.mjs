// A visitor solves puzzles: by clicks on a desktop, with the keyboard only, and on phones. A puzzle that a player
// missed comes back in the trainer.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import {
  assertAccessible,
  assertFits,
  DESKTOP,
  LANDSCAPE,
  launch,
  newcomer,
  open,
  PHONE,
  shoot,
} from "../support/browser.mjs";
import { button } from "../support/player.mjs";
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

/** The text about the puzzle for screen readers. */
const live = (page) => page.locator("[data-live=puzzle]");

/** Plays the first moves that the board offers, by the pointer, and confirms. */
async function playAnything(page) {
  while (!(await button(page, "Confirm").isVisible())) {
    const source = page.locator("g.place.usable.source").first();
    await source.click();
    const target = page.locator("g.place.usable:not(.source)").first();
    if ((await target.count()) > 0) await target.click();
  }
  await button(page, "Confirm").click();
}

test("a visitor finds puzzles in the menu and solves one about a play with the pointer", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(20_000);
  await page.goto("/");
  await page.getByRole("button", { name: "Learn" }).first().click();
  await page
    .getByRole("link", { name: /^Puzzles/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Puzzles", level: 1 }).waitFor();
  await page.getByText("Sign up to get a puzzle rating").waitFor();
  await assertFits(page, "the puzzles");
  await page.setViewportSize(DESKTOP);
  await shoot(page, "puzzles");

  await page.getByRole("link", { name: /^Middle game/ }).click();
  await page.getByText("For practice").waitFor();
  assert.match(await live(page).innerText(), /^(White|Black) to play \d-\d\. (Money game|\d–\d in a match to 7)/);
  await assertAccessible(page, "a puzzle");
  await shoot(page, "puzzle");
  await playAnything(page);
  await page
    .getByText(/^(Solved|Not the best)$/)
    .first()
    .waitFor();
  assert.match(await live(page).innerText(), /^(Solved\. Best: \S|Not the best\. You: .+It costs \d\.\d+\. Best: \S)/);
  // The best play comes first, with its rollout.
  const rows = page.getByRole("table", { name: "All answers, best first" }).getByRole("row");
  assert.ok((await rows.count()) >= 3);
  assert.match(await rows.nth(1).innerText(), /±0\.\d+[\s\S]*%/);
  // Every row has its own equity: the equity of the best answer without the cost.
  const told = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => [1, 2].map((at) => Number.parseFloat(row.cells[at].innerText.replace("−", "-") || "0"))),
  );
  for (const [equity, cost] of told) assert.ok(Math.abs(told[0][0] + cost - equity) < 0.0025, JSON.stringify(told));
  await assertAccessible(page, "an answered puzzle");
  await shoot(page, "puzzle-answered");
  await page.getByRole("button", { name: /^Next puzzle/ }).click();
  await page.getByText("For practice").waitFor();
  assert.deepEqual(page.problems, []);
});

test("a double is answered by the keyboard alone, and the result is spoken", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(20_000);
  await page.goto("/puzzles/next?theme=double");
  await button(page, "Roll").waitFor();
  assert.match(await live(page).innerText(), /to roll: double or not\?\. .*Cube at \d+\.$/);
  await page.keyboard.press("r");
  await page
    .getByText(/^(Solved|Not the best)$/)
    .first()
    .waitFor();
  assert.match(
    await live(page).innerText(),
    /^(Solved\. Best: no double\.|Not the best\. You: no double\. It costs \d\.\d+\. Best: double\.)$/,
  );
  await page.keyboard.press("n");
  await button(page, "Roll").waitFor();
  await page.goto("/puzzles/next?theme=take");
  await button(page, "Take").waitFor();
  assert.match(await live(page).innerText(), /is doubled: take or pass\?/);
  await page.keyboard.press("p");
  await page
    .getByText(/^(Solved|Not the best)$/)
    .first()
    .waitFor();
  assert.match(await live(page).innerText(), /(Best|You): pass\./);
  assert.deepEqual(page.problems, []);
});

test("puzzles fit a phone, upright and on its side", async () => {
  for (const viewport of [PHONE, LANDSCAPE]) {
    const page = await open(browser, server.url, viewport);
    page.setDefaultTimeout(20_000);
    await page.goto("/puzzles/next?theme=race");
    await page.getByText("For practice").waitFor();
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok((await beyond()) <= 0);
    await playAnything(page);
    await page
      .getByText(/^(Solved|Not the best)$/)
      .first()
      .waitFor();
    assert.ok((await beyond()) <= 0);
    if (process.env.SHOTS) {
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({
          path: `${process.env.SHOTS}/puzzle-${viewport.width}-${colorScheme}.png`,
        });
      }
    }
    assert.deepEqual(page.problems, []);
  }
});

test("a player is rated once for a puzzle and meets a missed one in the trainer", async () => {
  const page = await newcomer(browser, server.url, "solver");
  await page.goto("/puzzles");
  await page.getByText("Days in a row").waitFor();
  await page.getByRole("link", { name: "Solve", exact: true }).click();
  await page.getByText("Counts for your puzzle rating").waitFor();
  const source = page.locator("g.place.usable.source").first();
  await source.or(button(page, "Roll")).or(button(page, "Pass")).first().waitFor();
  const cube = !(await source.isVisible());
  if (cube) await page.keyboard.press((await button(page, "Roll").isVisible()) ? "r" : "p");
  else await playAnything(page);
  await page.getByText(/^Your rating: 1500 → \d+$/).waitFor();
  const missed = await page.getByText("Not the best", { exact: true }).first().isVisible();
  if (missed) await page.getByText(/^It comes back in the trainer on /).waitFor();
  await page.goto("/puzzles");
  await page.getByText(missed ? "Missed today" : "Solved today").waitFor();
  await page.goto("/trainer");
  await page.getByText(missed ? /Due now: 0 · later: 1/ : /Due now: 0 · later: 0/).waitFor();
  await assertAccessible(page, "the trainer");
  await shoot(page, "trainer");
  assert.deepEqual(page.problems, []);
});
