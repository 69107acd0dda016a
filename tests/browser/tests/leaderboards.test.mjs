// A rated match that is left at once changes no rating and puts no player on a leaderboard. The player's page says what is
// missing.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, open, PHONE, shoot } from "../support/browser.mjs";
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

for (const [width, viewport] of Object.entries({
  desktop: DESKTOP,
  phone: PHONE,
})) {
  test(`a match that was not played, a provisional rating and the books, at ${width} width`, async () => {
    const page = await open(browser, server.url, viewport);
    page.setDefaultTimeout(30_000);
    const name = `Olga-${width}`;
    await page.goto("/sign-up");
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
    await page.getByRole("button", { name: "Create the account" }).click();
    await page.getByText(`Good to see you, ${name}.`).waitFor();
    await page.getByRole("button", { name: "Play a bot" }).first().click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Play / })
      .last()
      .click();
    await page.waitForURL(/\/match\//);
    await page.getByRole("button", { name: "Leave the match" }).click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await page.getByRole("heading", { name: "You lost the match" }).waitFor();

    // The player left before both sides had completed a turn, so the match is not rated.
    await page.getByText("Not rated: it ended before both players had completed a turn.").waitFor();

    await page.goto(`/player/${name}`);
    await page.getByText("1500.00?", { exact: true }).first().waitFor();
    await page.getByText("Provisional: on the leaderboard after 20 more points of experience").first().waitFor();
    await page.goto("/leaderboards/stakes");
    // The list of a new site shows its bots, and says when people appear.
    const fresh = page.getByText(/^This site is new: people appear on the leaderboards from /);
    await fresh.waitFor();
    await page.getByRole("switch", { name: "Show bots" }).uncheck();
    await page.getByText("No players match these filters.").waitFor();
    await page.getByRole("switch", { name: "Show bots" }).check();
    await page.getByRole("link", { name: "Octavia" }).waitFor();
    await assertAccessible(page, "a leaderboard");
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `the page is ${sideways} px wider than the window`);
    // A house bot has a rating from the start and is found by its name.
    await page.getByLabel("Find a player").fill("octa");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await page.getByRole("button", { name: /^Octavia, 2070/ }).waitFor();
    await page.goto("/credits/books");
    await page.getByText("The books", { exact: true }).first().waitFor();
    await page.getByText("1000.00 ℂ").first().waitFor();
    await assertAccessible(page, "the books");
    await page.goto("/leaderboards/stakes");
    await fresh.waitFor();
    await shoot(page, `leaders-${width}`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}
