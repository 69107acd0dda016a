// A beginner does the first lesson with the keyboard, plays the match against Pip, and reviews it afterwards.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, LANDSCAPE, launch, open, PHONE, shoot } from "../support/browser.mjs";
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

const arrows = (page) => page.locator("path.arrow");
const live = (page) => page.locator("[data-live=lesson]");
const part = (page, at) => page.getByText(`Part ${at} of 11`).first();

/** Presses a point with the keyboard, and the target if the board asks for it. */
async function move(page, from, to) {
  const press = async (point) => {
    await page
      .getByRole("button", { name: new RegExp(`^${point},`) })
      .first()
      .focus();
    await page.keyboard.press("Enter");
  };
  await press(from);
  if ((await page.locator("g.place.usable:not(.source)").count()) > 0) await press(to);
}

/** Plays the first moves that the board offers. */
async function playAnything(page, confirm = "Confirm") {
  while (!(await button(page, confirm).isVisible())) {
    await page.locator("g.place.usable.source").first().click();
    const target = page.locator("g.place.usable:not(.source)").first();
    if ((await target.count()) > 0) await target.click();
  }
  await button(page, confirm).click();
}

test("the lesson goes from the first move to a match with Pip and its review", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(20_000);
  await page.goto("/");
  await page.getByRole("button", { name: "Learn" }).first().click();
  await page
    .getByRole("link", { name: /^First lesson/ })
    .first()
    .click();
  await part(page, 1).waitFor();
  assert.match(await live(page).innerText(), /^The way home\. You play White\..+You rolled 4 and 2\./);
  await assertAccessible(page, "the first step");
  await shoot(page, "lesson");
  assert.equal(await arrows(page).count(), 2, "arrows show the way home");
  for (const at of [1, 2, 3]) {
    await part(page, at).waitFor();
    await playAnything(page);
    await page.keyboard.press("n");
  }
  // A legal play that makes no point is taken back; the point is made by the keyboard.
  await part(page, 4).waitFor();
  await move(page, "Point 24", "Point 21");
  await move(page, "Point 8", "Point 7");
  await button(page, "Confirm").click();
  await page.getByText("Legal, but not the task.").first().waitFor();
  assert.match(await live(page).innerText(), /^Legal, but not the task\./);
  assert.equal(await arrows(page).count(), 2, "arrows show the play of the task");
  await move(page, "Point 8", "Point 5");
  assert.equal(await arrows(page).count(), 0);
  await move(page, "Point 6", "Point 5");
  await button(page, "Confirm").click();
  await page.getByText("The best play of this roll.").first().waitFor();
  assert.match(await live(page).innerText(), /^The best play of this roll\./);
  await page.keyboard.press("n");

  await part(page, 5).waitFor();
  await move(page, "Point 13", "Point 9");
  await move(page, "Point 8", "Point 5");
  await button(page, "Confirm").click();
  await page.getByText("Black loses 20 pips").first().waitFor();
  await page.keyboard.press("n");
  for (const at of [6, 7]) {
    await part(page, at).waitFor();
    await playAnything(page);
    await page.keyboard.press("n");
  }
  await part(page, 8).waitFor();
  await page.keyboard.press("d");
  await page.getByText("Black should pass").first().waitFor();
  await page.keyboard.press("n");
  await part(page, 9).waitFor();
  await page.keyboard.press("t");
  await page.getByText("Right. You own the cube now").first().waitFor();
  await shoot(page, "lesson-take");
  await page.keyboard.press("n");

  await page.getByRole("heading", { name: "Your first match" }).waitFor();
  await assertAccessible(page, "the match of the lesson");
  await page.getByRole("button", { name: "Play Pip" }).click();
  await page.getByRole("application", { name: "Backgammon board" }).waitFor();
  await play(page);
  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await page.getByRole("heading", { name: "Your match, reviewed" }).waitFor();
  await page.getByText(/^(Mistake 1 of \d|No bad mistakes\.)/).waitFor({ timeout: 120_000 });
  await assertAccessible(page, "the review of the lesson");
  await shoot(page, "lesson-review");
  while (await page.getByRole("button", { name: "Next", exact: true }).isVisible()) {
    await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  await page.getByRole("heading", { name: "Lesson complete" }).waitFor();
  assert.deepEqual(page.problems, []);
});

test("the lesson fits a phone, upright and on its side", async () => {
  for (const viewport of [PHONE, LANDSCAPE]) {
    const page = await open(browser, server.url, viewport, "de-DE");
    page.setDefaultTimeout(20_000);
    await page.goto("/lesson");
    await page.getByRole("heading", { name: "Der Weg nach Hause", exact: true }).waitFor();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(beyond <= 0, `${beyond} px beyond ${viewport.width}`);
    // The board is as large after the task as before it, and fully in sight.
    const board = () =>
      page.evaluate(() => {
        const { top, bottom, height } = document.querySelector("svg[data-board]").getBoundingClientRect();
        return { height, seen: top >= 0 && bottom <= innerHeight };
      });
    const before = await board();
    assert.ok(before.seen, `the board is seen at ${viewport.width}`);
    await playAnything(page, "Bestätigen");
    await page.locator(".panel .done").waitFor();
    const after = await board();
    // Fractions of a line of text may change; a jump may not.
    assert.ok(after.seen && Math.abs(after.height - before.height) < 3, `${before.height} px, then ${after.height} px`);
    if (process.env.SHOTS)
      await page.screenshot({
        path: `${process.env.SHOTS}/lesson-${viewport.width}.png`,
      });
    assert.deepEqual(page.problems, []);
  }
});
