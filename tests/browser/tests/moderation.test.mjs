// A player is reported, a moderator named by the operator mutes the player, and it stands in the log.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, open, PHONE, shoot, signUp } from "../support/browser.mjs";
import { binary, Server } from "../support/server.mjs";

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

test("a report finds a moderator", async () => {
    const [rude, anna, judge] = [
        await open(browser, server.url, PHONE),
        await open(browser, server.url, PHONE),
        await open(browser, server.url, DESKTOP),
    ];
    for (const page of [rude, anna, judge]) page.setDefaultTimeout(30_000);
    await signUp(rude, "Rude");
    await signUp(anna, "Anna");
    await signUp(judge, "Judge");
    await anna.goto("/player/Rude");
    await anna.getByRole("button", { name: "Report", exact: true }).click();
    await anna.getByRole("button", { name: "Send to the moderators" }).click();
    await anna.getByText("Say in a few words what happened.").waitFor();
    await anna.getByLabel("What happened").fill("Insulted me at the table.");
    await assertAccessible(anna, "a report");
    await anna.getByRole("button", { name: "Send to the moderators" }).click();
    await anna.getByText("The moderators will look.").waitFor();

    const database = `sqlite://${join(server.folder, "test.db")}`;
    execFileSync(binary, ["admin", "--database", database, "moderator", "add", "Judge"]);
    await judge.goto("/account");
    await judge.getByRole("link", { name: "Moderation" }).click();
    await judge.getByText("Insulted me at the table.").waitFor();
    await judge.getByRole("button", { name: "Mute", exact: true }).click();
    await judge.getByText("A reason is needed.").waitFor();
    await judge.getByLabel("Why", { exact: true }).fill("Insults");
    await assertAccessible(judge, "the moderators' desk");
    await shoot(judge, "desk");
    await judge.getByRole("button", { name: "Mute", exact: true }).click();
    await judge.getByText("Nothing waits.").waitFor();
    await judge.getByText(/muted until/).waitFor();
    for (const page of [rude, anna, judge]) {
        assert.deepEqual(page.problems, []);
        await page.context().close();
    }
});
