// A user plays a bot for credits and leaves. The page shows the settlement with its sums, and the account statement
// agrees with it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, open, PHONE } from "../support/browser.mjs";
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

for (const [width, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`a single game at 1.00 a point against a bot, at ${width} width`, async () => {
    const page = await open(browser, server.url, viewport);
    page.setDefaultTimeout(30_000);
    const name = `Nora-${width}`;
    await page.goto("/sign-up");
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
    await page.getByRole("button", { name: "Create the account" }).click();
    await page.getByText(`Good to see you, ${name}.`).waitFor();
    await server.grant(name);
    await page.reload();

    await page.getByRole("button", { name: "Play a bot" }).first().click();
    await page.getByRole("dialog").getByText("Single game by the point", { exact: true }).first().click();
    // Nothing is staked until the user chooses a stake.
    assert.ok(await page.getByRole("radio", { name: "None" }).first().isChecked());
    await page.getByText("1.00 ℂ per point").first().click();
    await page.getByText("You have 1000.00 ℂ").first().waitFor();
    await assertAccessible(page, "the choice of a stake");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Play / })
      .last()
      .click();
    await page.waitForURL(/\/match\//);

    await page.getByRole("button", { name: "Leave the match" }).click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await page.getByRole("heading", { name: "You lost the match" }).waitFor();
    // No checker is off, so the leaver loses a backgammon, or a gammon if both back checkers have left the opponent's home board.
    const sums = await page.getByText(/^House: a tenth of/).innerText();
    const gain = Number(/tenth of ([\d.]+)/.exec(sums)[1]);
    assert.ok([2, 3].includes(gain), sums);
    await page
      .getByText(`${(10 - gain).toFixed(2)} ℂ`, { exact: true })
      .first()
      .waitFor();
    await assertAccessible(page, "the settlement");

    await page.goto("/credits");
    const statement = page.getByRole("main");
    await statement
      .getByText(`${(1000 - gain).toFixed(2)} ℂ`)
      .first()
      .waitFor();
    await statement.getByText("−10.00 ℂ").waitFor();
    await assertAccessible(page, "the statement");
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `the statement is ${sideways} px wider than the page`);
    const file = await (await page.request.get("/api/v1/account/credits.csv")).text();
    assert.equal(file.trim().split("\r\n").length, 4);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}
