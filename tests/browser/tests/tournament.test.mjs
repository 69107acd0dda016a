// A director creates a knock-out, enters bots in it, draws, and sees the bracket fill by itself.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { assertAccessible, DESKTOP, launch, open, PHONE } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

let server;
let browser;
before(async () => {
  // The bots play at a human pace: their final must not be over before the test has looked at the list of events.
  server = await Server.start("think_ms = 1200\n");
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function notWider(page, what) {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(sideways <= 0, `${what} is ${sideways} px wider than the page`);
}

test("a knock-out of bots and its director, from the form to the first round", async () => {
  const page = await open(browser, server.url, DESKTOP);
  page.setDefaultTimeout(30_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill("Dirk");
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText("Good to see you, Dirk.").waitFor();

  await page.getByRole("link", { name: "Events" }).first().click();
  await page.getByText("No tournaments yet").waitFor();
  await page.getByRole("link", { name: "New tournament" }).click();
  await page.getByRole("button", { name: "Create tournament" }).click();
  await page.getByText("Enter a name of 3 to 60 characters.").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Autumn cup");
  await page.getByText("3 points", { exact: true }).click();
  await assertAccessible(page, "the form of a tournament");
  await page.getByRole("button", { name: "Create tournament" }).click();

  await page.getByRole("heading", { name: "Autumn cup" }).waitFor();
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByText("You have entered.").waitFor();
  // A visitor without an account watches: the page updates by itself, and sends no requests while nothing happens.
  const watcher = await open(browser, server.url, DESKTOP);
  const requests = [];
  watcher.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await watcher.goto(new URL(page.url()).pathname);
  await watcher.getByText("1 of 32 places").waitFor();
  for (const entries of [2, 3, 4]) {
    await page.getByRole("button", { name: "Add a bot" }).click();
    await page.getByText(`${entries} of 32 places`).waitFor();
    await watcher.getByText(`${entries} of 32 places`).waitFor();
  }
  await delay(1_000);
  requests.length = 0;
  await delay(5_000);
  assert.deepEqual(requests, [], "the page asks although nothing happens");
  await watcher.context().setOffline(true);
  await page.getByRole("button", { name: "Add a bot" }).click();
  await page.getByText("5 of 32 places").waitFor();
  await watcher.context().setOffline(false);
  await watcher.getByText("5 of 32 places").waitFor();
  await page.getByRole("button", { name: "Remove" }).last().click();
  await page.getByLabel("Reason (shown to everyone)").fill("four are enough");
  await page.getByRole("button", { name: "Apply" }).click();
  await watcher.getByText("4 of 32 places").waitFor();
  await watcher.context().close();
  await assertAccessible(page, "a tournament that takes entries");
  await page.getByRole("button", { name: "Draw round 1" }).click();
  await page.getByRole("link", { name: /^Your match against/ }).waitFor();
  await page.getByText("Semi-finals").waitFor();
  await assertAccessible(page, "a bracket");

  // A director who plays decides no match of the event. The page says that another director does.
  await page.getByRole("button", { name: "Decide", exact: true }).last().click();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("Enter a reason.").waitFor();
  await page.getByLabel("Reason (shown to everyone)").fill("the club closes");
  // A decision about people begins with nobody chosen.
  const who = page.getByRole("group", { name: "Who wins?" });
  assert.equal(await who.getByRole("radio", { checked: true }).count(), 0);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("Choose who wins.").waitFor();
  await who.locator("label").first().click();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText(/another director decides this/).waitFor();
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  await assertAccessible(page, "a bracket on a phone");
  await notWider(page, "the tournament");
  await page.goto("/events");
  await page.getByRole("region", { name: "Your events" }).getByText("Autumn cup").waitFor();
  await notWider(page, "the list of events");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
