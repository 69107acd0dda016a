// Newcomers find each other within two clicks; a regular makes a friend, challenges the friend, and they play.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, open, PHONE, shoot, signUp } from "../support/browser.mjs";
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

test("two newcomers press the same game and sit at one board", async () => {
  const pages = [await open(browser, server.url, DESKTOP), await open(browser, server.url, PHONE)];
  for (const page of pages) {
    page.setDefaultTimeout(30_000);
    await page.goto("/");
  }
  const [first, second] = pages;
  await first.getByRole("button", { name: /^Match to 5 points/ }).click();
  await first.getByText("Looking for an opponent: Match to 5 points").waitFor();
  await second.getByText("Open tables").waitFor();
  await second.getByRole("button", { name: "Join", exact: false }).first().waitFor();
  await assertAccessible(first, "the search for an opponent");
  await shoot(first, "pairing-desktop");
  await shoot(second, "lobby-phone");
  await second.getByRole("button", { name: /^Match to 5 points/ }).click();
  for (const page of pages) await page.waitForURL(/\/match\//);
  assert.equal(new URL(first.url()).pathname, new URL(second.url()).pathname);
  for (const page of pages) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test("a friend is kept, found in the lobby, challenged and played", async () => {
  const [olga, peter] = [await open(browser, server.url, DESKTOP), await open(browser, server.url, DESKTOP)];
  for (const page of [olga, peter]) page.setDefaultTimeout(30_000);
  await signUp(olga, "Olga");
  await signUp(peter, "Peter");
  await olga.goto("/player/Peter");
  await olga.getByRole("button", { name: "Add friend" }).click();
  await olga.getByRole("button", { name: "Remove friend" }).waitFor();
  await olga.getByLabel("Your note").fill("Doubles late.");
  await olga.getByRole("button", { name: "Save note" }).click();
  await olga.getByText("Note saved.").waitFor();
  await assertAccessible(olga, "the page of a friend");
  await shoot(olga, "friend-desktop");
  await olga.goto("/");
  await olga.getByText("Friend", { exact: true }).waitFor();
  await olga.getByRole("button", { name: "Challenge Peter" }).click();
  await olga.getByRole("button", { name: "Open the table" }).click();
  await peter.getByRole("button", { name: "Accept" }).click();
  await peter.getByRole("button", { name: "Sit down" }).click();
  for (const page of [olga, peter]) await page.waitForURL(/\/match\//);
  for (const page of [olga, peter]) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test("people in the lobby talk, mute and see who plays; on vacation the account page says until when", async () => {
  const [rita, sven] = [await open(browser, server.url, DESKTOP), await open(browser, server.url, PHONE)];
  for (const page of [rita, sven]) page.setDefaultTimeout(30_000);
  await signUp(rita, "Rita");
  await signUp(sven, "Sven");
  const talk = (page) => page.getByRole("log", { name: "Lobby chat" });
  const say = async (page, text) => {
    await page.getByRole("textbox", { name: "Message everyone" }).fill(text);
    await page.getByRole("button", { name: "Send" }).click();
    await talk(page).getByText(text).waitFor();
  };
  await say(rita, "Anybody for five points?");
  await talk(sven).getByText("Anybody for five points?").waitFor();
  await say(sven, "In a minute.");
  await talk(rita).getByText("In a minute.").waitFor();

  await rita.getByRole("region", { name: "Open tables" }).getByRole("button", { name: "Open a table" }).click();
  await rita.getByRole("dialog").getByRole("button", { name: "Open the table" }).click();
  const people = (page) => page.getByRole("list", { name: /^People/ });
  await people(sven).getByRole("listitem").filter({ hasText: "Rita" }).getByText("wants to play").waitFor();
  await assertAccessible(sven, "the lobby with its talk on a phone");
  for (const [page, name] of [
    [rita, "desktop"],
    [sven, "phone"],
  ])
    await shoot(page, `talk-${name}`);
  const filters = sven.getByRole("group", { name: "Filter players" });
  await filters.getByRole("button", { name: /^wants to play/ }).click();
  await people(sven).getByText("Sven").waitFor({ state: "hidden" });

  await sven.getByRole("button", { name: "Actions for Rita’s message" }).click();
  await sven.getByRole("button", { name: "Mute Rita" }).click();
  await talk(sven).getByText("Anybody for five points?").waitFor({ state: "hidden" });

  await rita.goto("/account");
  await rita.getByRole("button", { name: "Go on vacation" }).click();
  await rita.getByText(/^You are away until/).waitFor();
  await shoot(rita, "vacation-desktop");
  await rita.getByRole("button", { name: "I am back" }).click();
  await rita.getByText("29 of 30 days left", { exact: false }).waitFor();
  for (const page of [rita, sven]) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});
