// The event of the week: from the lobby to its first board in two clicks, back to it, and the comparison once it is over.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertFits, DESKTOP, launch, open, PHONE, shoot, signUp } from "../support/browser.mjs";
import { button, play } from "../support/player.mjs";
import { Server } from "../support/server.mjs";

let server;
let browser;
before(async () => {
  // All accounts of the test are new.
  server = await Server.start("think_ms = 0\n[live.comparatives]\nnewcomers = true\n");
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Makes the first play of the match on the page, and waits until the bot has moved and the player has to act again. */
async function playOneTurn(page, how = {}) {
  await play(page, (_, what) => what === "Confirm", how);
  await button(page, "Roll").or(button(page, "Take")).first().waitFor();
}

/** Leaves the match on the page. */
async function leave(page) {
  await page.getByRole("button", { name: "Leave the match" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("heading", { name: "You lost the match" }).waitFor();
}

test("the event of the week, from the lobby to the comparison of a board", async () => {
  const page = await open(browser, server.url, DESKTOP);
  page.setDefaultTimeout(60_000);
  await signUp(page, "Anna");
  const week = page.getByRole("region", {
    name: "Event of the week",
    exact: true,
  });
  await shoot(page, "comparative-lobby");
  await week.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/match\//);
  const board = page.url();

  // She leaves the page and comes back to the same board.
  await page.goto("/events");
  await page.getByRole("link", { name: /^Event of the week, / }).click();
  await page.getByRole("heading", { level: 1, name: /^Event of the week, / }).waitFor();
  await page.getByText("You have finished 0 of 6 boards.").waitFor();
  await assertFits(page, "the page of a comparative event");
  await page.getByRole("link", { name: "Continue board 1" }).click();
  await page.waitForURL(board);
  await playOneTurn(page);
  await leave(page);
  await page.getByRole("dialog").getByRole("link", { name: "To the event" }).click();
  await page.getByRole("button", { name: "Play board 2" }).waitFor();
  await shoot(page, "comparative-event");

  // She may see the comparison of the board she has played, but not of the next one.
  await page
    .getByRole("region", { name: "Boards", exact: true })
    .getByRole("link", { name: "Compare board 1" })
    .click();
  await page.getByRole("rowheader", { name: "Anna" }).waitFor();
  await page.getByText("So far, everyone has played the same.").waitFor();
  const stranger = await open(browser, server.url, PHONE);
  await stranger.goto(new URL(page.url()).pathname);
  await stranger.getByText("Finish this board to see how others played it").waitFor();

  // Another player plays the same board differently, and both are compared.
  const berta = await open(browser, server.url, DESKTOP);
  berta.setDefaultTimeout(60_000);
  await signUp(berta, "Berta");
  await berta
    .getByRole("region", { name: "Event of the week", exact: true })
    .getByRole("button", { name: "Play", exact: true })
    .click();
  await berta.waitForURL(/\/match\//);
  await playOneTurn(berta, { last: true });
  await leave(berta);
  await berta.getByRole("dialog").getByRole("link", { name: "To the event" }).click();
  await berta.getByRole("link", { name: "Compare board 1" }).click();
  await berta.getByRole("rowheader", { name: "Berta" }).waitFor();
  await berta.getByText("The first turns where players chose differently after identical games.").waitFor();
  const parting = berta.getByRole("region", { name: /^Turn \d+$/ }).first();
  await parting.getByRole("img").waitFor();
  assert.equal(await parting.getByRole("listitem").count(), 2, "each has done something else");
  for (const name of ["Anna", "Berta"]) await parting.getByText(name, { exact: true }).waitFor();
  await assertFits(berta, "the comparison of a board");
  await shoot(berta, "comparative-board");

  // Every user may create an event.
  await page.goto("/events");
  await page.getByRole("link", { name: "New comparative event" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Friday boards");
  await page.getByRole("radio", { name: "Pip" }).waitFor();
  await assertFits(page, "the form of a comparative event");
  await shoot(page, "comparative-form");
  await page.getByRole("button", { name: "Set up the event" }).click();
  await page.getByRole("heading", { level: 1, name: "Friday boards" }).waitFor();
  assert.deepEqual([...page.problems, ...berta.problems, ...stranger.problems], []);
  await page.context().close();
  await berta.context().close();
  await stranger.context().close();
});
