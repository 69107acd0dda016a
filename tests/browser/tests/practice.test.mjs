// A visitor practises from a position, asks for a hint, plays against the tutor's advice, and takes the play back.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, launch, open, PHONE, shoot } from "../support/browser.mjs";
import { button, play, press } from "../support/player.mjs";
import { Server } from "../support/server.mjs";

const START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

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

test("a position is practised with hints, the tutor and take-back", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(20_000);
  await page.goto(`/practice?${new URLSearchParams({ xgid: START })}`);
  await page.getByRole("heading", { name: "Practice" }).waitFor();
  await page.getByRole("radio", { name: /Pip/ }).check();
  await assertAccessible(page, "the practice room");
  await page.getByRole("button", { name: "Begin" }).click();

  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText("No double: roll.").waitFor();
  await assertAccessible(page, "a practice game");
  await page.getByRole("button", { name: /^Double/ }).click();
  await page.getByRole("heading", { name: "Are you sure?" }).waitFor();
  await page.getByRole("button", { name: "Think again" }).click();
  await page.getByRole("button", { name: /^Roll/ }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText("Best plays").waitFor();
  const arrows = page.locator("path.arrow.best");
  await arrows.first().waitFor();
  await press(page, []);
  assert.equal(await arrows.count(), 0, "arrows are for the position before the play");
  await page.keyboard.press("u");
  await arrows.first().waitFor();

  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("button", { name: /^Double/ }).click();
  await page.getByRole("button", { name: "Play it anyway" }).click();
  await page.getByRole("button", { name: /^Double/ }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Practice room" }).click();
  await page.getByText("Against Pip").waitFor();
  assert.deepEqual(page.problems, []);
});

test("the tutor draws the play that it warns of and the better one, and the better one stays to be played", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(20_000);
  await page.goto(`/practice?${new URLSearchParams({ xgid: START.replace(":00:", ":31:") })}`);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("application", { name: "Backgammon board" }).waitFor();
  await page.keyboard.press("m");
  await page.getByRole("dialog").getByRole("textbox").fill("13/10 6/5");
  await page.keyboard.press("Enter");
  await button(page, "Confirm").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Show the best choice").click();
  assert.equal(await dialog.locator("path.arrow.best").count(), 2);
  // Both plays move 6/5, which is drawn once.
  assert.equal(await dialog.locator("path.arrow.made").count(), 1);
  await assertAccessible(page, "the tutor's warning");
  await shoot(page, "practice-warning");
  await page.getByRole("button", { name: "Think again" }).click();
  await page.keyboard.press("x");
  await page.locator("path.arrow.best").first().waitFor();
  assert.equal(await page.locator("path.arrow.best").count(), 2);
  assert.deepEqual(page.problems, []);
});

test("both sides are played, and the board is not turned between them", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(20_000);
  await page.goto("/practice");
  await page.getByText("Yourself", { exact: true }).click();
  await page.getByRole("radio", { name: /Pip/ }).waitFor({ state: "detached" });
  await page.getByText("Single game by the point", { exact: true }).click();
  await page.getByText("Beavers", { exact: true }).click();
  await assertAccessible(page, "the practice room for both sides");
  await shoot(page, "practice-self");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("application", { name: "Backgammon board" }).waitFor();
  // The side that begins plays; then the other side doubles, and the first may answer with a beaver.
  await page.getByRole("switch", { name: "Tutor" }).uncheck();
  await play(page, (_, what) => what === "Confirm");
  await button(page, "Double").waitFor();
  await shoot(page, "practice-self-game");
  await button(page, "Double").click();
  await button(page, "Beaver").waitFor();
  await assertAccessible(page, "a game of both sides");
  await page.getByRole("link", { name: "Practice room" }).click();
  await page.getByText("Both sides", { exact: true }).waitFor();
  assert.deepEqual(page.problems, []);
});

test("a text that is no position is refused with an explanation, on a phone", async () => {
  const page = await open(browser, server.url, PHONE);
  page.setDefaultTimeout(20_000);
  await page.goto("/practice?xgid=nonsense");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("alert").waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  assert.equal(wide, false, "nothing reaches beyond a phone");
  assert.deepEqual(page.problems, []);
});

test("a position is set up by placing checkers and played on, on a phone", async () => {
  const page = await open(browser, server.url, PHONE);
  page.setDefaultTimeout(20_000);
  await page.goto("/practice");
  await page.getByText("Set up by hand", { exact: true }).click();
  const board = page.getByRole("group", {
    name: "The board: set up a position",
  });
  await board.waitFor();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("alert").waitFor();
  const point = (number) => board.getByRole("button", { name: new RegExp(`^[^,]*\\b${number}\\b`) }).first();
  await point(6).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByText("Black", { exact: true }).first().click();
  await point(19).focus();
  await page.keyboard.press("Enter");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  assert.equal(wide, false, "nothing reaches beyond a phone");
  await assertAccessible(page, "a position set up by hand");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("button", { name: "Hint" }).waitFor();
  assert.deepEqual(page.problems, []);
});
