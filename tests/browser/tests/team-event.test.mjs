// A director sets up three teams of bots as in 2008 in a few clicks; the event begins by itself, and its page tells how it
// stands.

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

async function assertFits(page, what) {
    for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await assertAccessible(page, `${what}, ${viewport.width} wide`);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(sideways <= 0, `${what} is ${sideways} px wider than ${viewport.width}`);
    }
}

test("three teams as in 2008, of bots, from the form to the first result", async () => {
    const page = await open(browser, server.url, DESKTOP);
    page.setDefaultTimeout(60_000);
    await page.goto("/sign-up");
    await page.getByLabel("Name", { exact: true }).fill("Dirk");
    await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
    await page.getByRole("button", { name: "Create the account" }).click();
    await page.getByText("Good to see you, Dirk.").waitFor();

    await page.goto("/events");
    await page.getByRole("link", { name: "New team event" }).click();
    await page.getByRole("button", { name: "Three teams, as in 2008" }).click();
    await page.getByRole("button", { name: "Set up the event" }).click();
    await page.getByText("Give the event a name, and each team a name and its players.").waitFor();
    await page.getByLabel("Name", { exact: true }).fill("Club cup");
    await page.getByRole("button", { name: "Three teams of bots" }).click();
    await page.getByRole("group", { name: "Team 3" }).waitFor();
    await assertFits(page, "the form of a team event");
    await shoot(page, "team-event-form");
    await page.getByRole("button", { name: "Set up the event" }).click();

    await page.getByRole("heading", { level: 1, name: "Club cup" }).waitFor();
    const table = page.getByRole("region", { name: "Standings and crosstable", exact: true });
    await table.getByRole("rowheader", { name: "Bots A" }).waitFor();
    await page.getByRole("heading", { name: "Event desk" }).waitFor();
    // The first match ends by itself: both its teams have victory points, and each player a line.
    const first = page.getByRole("region", { name: "Round 1" });
    await first.getByText(/^over · IMP/).waitFor({ timeout: 180_000 });
    await page.getByRole("region", { name: "Players", exact: true }).getByRole("row").nth(4).waitFor();
    await assertFits(page, "the page of a team event");
    await shoot(page, "team-event");

    const other = await open(browser, server.url, DESKTOP);
    await other.goto(new URL(page.url()).pathname);
    await other.getByRole("heading", { level: 1, name: "Club cup" }).waitFor();
    assert.equal(await other.getByRole("heading", { name: "Event desk" }).count(), 0, "the desk is the director's");
    await other.getByRole("region", { name: "Round 1" }).getByRole("link").click();
    await other.getByRole("link", { name: "Part of Club cup" }).waitFor();
    assert.deepEqual([...page.problems, ...other.problems], []);
    await page.context().close();
    await other.context().close();
});
