// The page of an event's game names the event: its score, the players it waits for, the worth of the game, and the next
// board.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import {
  assertAccessible,
  DESKTOP,
  LANDSCAPE,
  launch,
  newcomer,
  open,
  PHONE,
  post,
  shoot,
} from "../support/browser.mjs";
import { button } from "../support/player.mjs";
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

test("a board of a team match shows its event, who is awaited, its IMP and the next board", async () => {
  const anna = await newcomer(browser, server.url, "Anna");
  const dirk = await newcomer(browser, server.url, "Dirk");
  const made = await post(dirk, "/api/v1/team-matches", {
    name: "Club final",
    boards: 4,
    barometer: true,
    exchange: false,
    ungated: true,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 } },
    a: { name: "Rook", captain: "Anna", players: ["Anna", "Pip"] },
    b: { name: "Runner", captain: "Jago", players: ["Jago", "Marlow"] },
  });
  const { id } = made.card;
  await post(anna, `/api/v1/team-matches/${id}/acceptance`, {});
  await post(anna, `/api/v1/team-matches/${id}/lineup`, { team: "A", open: "Anna", closed: "Pip" });
  await anna.goto(`/team-match/${id}`);
  await anna.getByRole("link", { name: "To your table" }).click();
  await anna.getByRole("heading", { name: "You are expected here" }).waitFor();
  const stranger = await open(browser, server.url, DESKTOP);
  await stranger.goto(new URL(anna.url()).pathname);
  await stranger.getByRole("heading", { name: "Waiting for Anna" }).waitFor();
  assert.equal(await button(stranger, "Take the seat").count(), 0);

  await button(anna, "Take the seat").click();
  const strip = anna.getByRole("navigation", { name: "Event" });
  await strip.getByText("Board 1 of 4").waitFor();
  await strip.getByText("Rook 0 – 0 Runner").waitFor();
  for (const viewport of [DESKTOP, LANDSCAPE, PHONE]) {
    await anna.setViewportSize(viewport);
    await assertAccessible(anna, `a game of an event, ${viewport.width} wide`);
    const width = await anna.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= viewport.width, `the page is ${width} px wide in a window of ${viewport.width}`);
  }
  await anna.setViewportSize(DESKTOP);
  await shoot(anna, "event-strip");

  await button(anna, "Leave the match").click();
  await anna.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
  const over = anna.getByRole("dialog");
  await over.getByRole("link", { name: "Next board" }).waitFor();
  await over.getByRole("heading", { name: /^\d+ IMP for Runner$/ }).waitFor();
  await shoot(anna, "event-strip-over");
  await assertAccessible(anna, "the result of a board");
  await over.getByRole("link", { name: "Next board" }).click();
  await strip.getByText("Board 2 of 4").waitFor();
  await strip.getByRole("link", { name: "Club final" }).click();
  await anna.getByRole("heading", { name: "Club final" }).waitFor();
  assert.deepEqual([...anna.problems, ...dirk.problems, ...stranger.problems], []);
  for (const page of [anna, dirk, stranger]) await page.context().close();
});
