// Two people meet at a table, one of them on a phone, and a third watches. They talk, one resigns, they play again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, launch, open, PHONE, shoot } from "../support/browser.mjs";
import { play } from "../support/player.mjs";
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

async function person(name, viewport) {
  const page = await open(browser, server.url, viewport);
  page.setDefaultTimeout(15_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText(`Good to see you, ${name}.`).waitFor();
  return page;
}

test("a table is opened, joined, watched and left, and people talk at it", async () => {
  const anna = await person("Anna");
  const bela = await person("Bela", PHONE);

  await anna.getByRole("button", { name: "Open a table" }).first().click();
  await anna.getByRole("dialog").getByRole("button", { name: "Open the table" }).click();

  await bela.getByRole("button", { name: /^Join/ }).first().click();
  await bela.getByRole("dialog").getByRole("button", { name: "Sit down" }).click();
  await bela.waitForURL(/\/match\//);
  await anna.goto(bela.url());
  await assertAccessible(bela, "the match on a phone");

  const watcher = await open(browser, server.url);
  await watcher.goto(bela.url());
  await watcher.getByText("1 watching").or(watcher.getByText("You are watching")).first().waitFor();

  await anna.getByRole("tab", { name: /Chat/ }).click();
  await anna.getByPlaceholder("Say something").fill("Good luck & have fun <3");
  await anna.getByRole("button", { name: "Send" }).click();
  await bela.getByRole("tab", { name: /Chat/ }).click();
  await bela.getByText("Good luck & have fun <3").waitFor();
  await bela.getByRole("tab", { name: /Moves/ }).click();

  // Both play a few turns; the player who is not to move waits.
  let turns = 0;
  const some = () => (turns += 1) > 12;
  await Promise.race([play(anna, some), play(bela, some)]);

  await bela.getByRole("button", { name: "Leave the match" }).click();
  await bela.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
  await bela.getByRole("heading", { name: "You lost the match" }).waitFor();
  await anna.getByRole("heading", { name: "You won the match" }).waitFor();
  await watcher.getByRole("heading", { name: "Anna won the match" }).waitFor();

  await anna.getByRole("button", { name: "Rematch" }).click();
  await bela.getByRole("button", { name: "Accept rematch" }).click();
  const first = watcher.url();
  await bela.waitForURL((url) => url.href !== first);
  await anna.waitForURL((url) => url.href !== first);
  assert.equal(anna.url(), bela.url());
  await anna.getByText("Series: Anna 1 – 0 Bela", { exact: true }).waitFor();
  await bela.getByText("Series: Bela 0 – 1 Anna", { exact: true }).waitFor();
  await shoot(anna, "rematch");
  for (const page of [anna, bela, watcher]) assert.deepEqual(page.problems, []);
});
