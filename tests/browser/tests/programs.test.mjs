// A user creates a bot and a token for it; a program uses the token until it is revoked.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, launch, open, PHONE } from "../support/browser.mjs";
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

test("a program gets a token and loses it", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(15_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill("Theodora");
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText("Good to see you, Theodora.").waitFor();

  await page.goto("/account");
  await page.getByRole("button", { name: "New bot" }).click();
  await page.getByLabel("Bot name").fill("theobot");
  await page.getByRole("button", { name: "Create bot" }).click();
  await page.getByRole("link", { name: "theobot" }).waitFor();

  await page.getByRole("button", { name: "New token" }).click();
  await page.getByLabel("Token name").fill("the test");
  await page.getByLabel("Acts as").selectOption("theobot");
  await assertAccessible(page, "the question for a token");
  await page.getByRole("button", { name: "Create token" }).click();
  const secret = await page.locator("dialog code").textContent();
  const asked = () => fetch(`${server.url}/api/v1/session`, { headers: { authorization: `Bearer ${secret}` } });
  assert.equal((await (await asked()).json()).user.name, "theobot");
  await page.getByRole("button", { name: "I have copied it" }).click();
  await assertAccessible(page, "the account page");

  await page.getByRole("button", { name: "Revoke the token “the test”" }).click();
  await page.getByText("Token revoked.").first().waitFor();
  assert.equal((await asked()).status, 401);

  await page.goto("/player/theobot");
  await page.getByText("Run by Theodora").waitFor();
  assert.deepEqual(page.problems, []);
});

test("the page for programs describes the API", async () => {
  const page = await open(browser, server.url, PHONE);
  page.setDefaultTimeout(15_000);
  await page.goto("/programs");
  await page.getByRole("heading", { name: "For programs" }).waitFor();
  // The description of the API is large, and loads when the reader comes to it.
  const addresses = page.getByText("/api/v1/matches/{id}/seat", { exact: true }).first();
  assert.equal(await addresses.count(), 0);
  await page.getByText("Loading …").scrollIntoViewIfNeeded();
  await addresses.click();
  await page.getByText("TakeSeat").first().waitFor();
  await page.getByText("watch_match", { exact: true }).first().waitFor();
  await assertAccessible(page, "the page for programs");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  assert.equal(wide, false, "nothing reaches beyond a phone");
  assert.deepEqual(page.problems, []);
});
