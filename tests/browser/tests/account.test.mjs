// Somebody is signed in on a computer and on two phones, and signs the phones out from the computer.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, launch, open, PHONE } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

const NAME = "Kasimir";
const PASSWORD = "eleven blue checkers";

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

async function phone() {
    const page = await open(browser, server.url, PHONE);
    page.setDefaultTimeout(15_000);
    await page.goto("/sign-in");
    await page.getByLabel("Name", { exact: true }).fill(NAME);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText(`Good to see you, ${NAME}.`).waitFor();
    return page;
}

test("devices are seen and signed out", async () => {
    const page = await open(browser, server.url);
    page.setDefaultTimeout(15_000);
    await page.goto("/sign-up");
    await page.getByLabel("Name", { exact: true }).fill(NAME);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Create the account" }).click();
    await page.getByText(`Good to see you, ${NAME}.`).waitFor();
    const phones = [await phone(), await phone()];

    await page.goto("/account");
    await page.getByRole("heading", { name: "Where you are signed in" }).waitFor();
    await page.getByText("This device").waitFor();
    const signOut = page.getByRole("button", { name: /^Sign out on / });
    await signOut.nth(1).waitFor();
    await assertAccessible(page, "the account page");
    assert.equal(await signOut.count(), 2);

    await signOut.first().click();
    await page.getByText("Signed out there.").first().waitFor();
    await signOut.nth(1).waitFor({ state: "detached" });
    await signOut.first().click();
    await signOut.first().waitFor({ state: "detached" });

    for (const lost of phones) {
        await lost.goto("/account");
        await lost.waitForURL(/\/sign-in/);
    }
    await page.reload();
    await page.getByText("This device").waitFor();
    assert.deepEqual(page.problems, []);
});
