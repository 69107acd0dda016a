// A rated match is left and shows at once in the lists, the records and the head-to-head of both players.

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

for (const [width, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    test(`one's own place in a leaderboard, at ${width} width`, async () => {
        const page = await open(browser, server.url, viewport);
        page.setDefaultTimeout(30_000);
        const name = `Olga-${width}`;
        await page.goto("/sign-up");
        await page.getByLabel("Name", { exact: true }).fill(name);
        await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
        await page.getByRole("button", { name: "Create the account" }).click();
        await page.getByText(`Good to see you, ${name}.`).waitFor();
        await page.getByRole("button", { name: "Play a bot" }).first().click();
        await page.getByRole("dialog").getByRole("button", { name: /^Play / }).last().click();
        await page.waitForURL(/\/match\//);
        await page.getByRole("button", { name: "Leave the match" }).click();
        await page.getByRole("button", { name: "Leave", exact: true }).click();
        await page.getByRole("heading", { name: "You lost the match" }).waitFor();

        await page.goto("/leaderboards/price");
        const own = page.getByRole("row", { name: new RegExp(name) });
        await own.getByText(/^14\d\d\.\d\d$/).waitFor();
        const bot = page.getByRole("table").getByText("Bot", { exact: true });
        await bot.first().waitFor();
        await assertAccessible(page, "a leaderboard");
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(sideways <= 0, `the page is ${sideways} px wider than the window`);
        await page.getByRole("button", { name: "Where am I?" }).click();
        await page.getByRole("button", { name: "To the top" }).waitFor();
        await page.getByLabel("Show bots").click();
        await bot.first().waitFor({ state: "detached" });
        await own.waitFor();

        await page.getByLabel("Find a player").fill(name.slice(0, 6).toLowerCase());
        await page.getByRole("button", { name: "Find", exact: true }).click();
        await page.getByRole("button", { name: new RegExp(`^${name}, 14`) }).waitFor();
        await page.getByText("Normal", { exact: true }).first().click();
        await page.waitForURL(/leaderboards\/normal/);
        await page.getByText("Nobody fits this choice yet.").waitFor();
        await page.goto("/leaderboards/price");
        await own.waitFor();
        await shoot(page, `leaders-${width}`);
        assert.deepEqual(page.problems, []);
        await page.context().close();
    });
}
