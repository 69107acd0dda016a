// A Swiss: a director creates it by clicking, players enter, and the standings follow the results of each round.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, assertFits, launch, newcomer, shoot } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

let server;
let browser;
before(async () => {
  server = await Server.start(
    `[accounts]
hash_cost = { memory_kib = 8, passes = 1 }
[limits]
sign_up_by_address = { burst = 1000000, refill_s = 0.001 }
`,
  );
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Creates an account over the API and enters a tournament with it. */
async function enter(name, id) {
  const reply = await fetch(`${server.url}/api/v1/accounts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, password: "eleven blue checkers" }),
  });
  if (!reply.ok) throw new Error(`${name}: ${reply.status} ${await reply.text()}`);
  const { csrf_token } = await reply.json();
  const entry = await fetch(`${server.url}/api/v1/tournaments/${id}/entry`, {
    method: "POST",
    headers: { cookie: reply.headers.get("set-cookie").split(";")[0], "x-csrf-token": csrf_token },
  });
  if (!entry.ok) throw new Error(`${name}: ${entry.status} ${await entry.text()}`);
}

/** Decides the two matches of a round for the players listed first. */
async function decideRound(page) {
  const open = page
    .getByRole("region", { name: "Matches of this round", exact: true })
    .getByRole("button", { name: "Decide", exact: true });
  for (const left of [2, 1]) {
    await open.nth(left - 1).waitFor();
    await open.first().click();
    await page.getByRole("group", { name: "Who wins?" }).locator("label").first().click();
    await page.getByLabel("Reason (shown to everyone)").fill("agreed");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
}

test("a Swiss from the form to its standings", async () => {
  const dirk = await newcomer(browser, server.url, "Dirk");
  await dirk.goto("/events/new");
  const choose = (what, answer) =>
    dirk.getByRole("group", { name: what, exact: true }).getByText(answer, { exact: true }).click();
  await dirk.getByLabel("Name", { exact: true }).fill("Evening Swiss 3");
  await dirk.getByRole("group", { name: "Entry fee", exact: true }).waitFor();
  await choose("Format", "Everybody meets everybody");
  await dirk.getByText("With 8 players: 7 rounds · 7 matches for each player").waitFor();
  await choose("Format", "Swiss: everybody plays every round");
  await choose("Pace", "Live");
  await choose("Rounds", "2");
  await choose("Matches to", "1 point");
  await choose("Places", "4");
  await choose("Pause before the next round", "None");
  await dirk
    .getByText("With 4 players: 2 rounds · 2 matches for each player · 2 boards · about 22 min of play")
    .waitFor();
  // Only a knock-out can have a fee.
  await dirk.getByRole("group", { name: "Entry fee", exact: true }).waitFor({ state: "hidden" });
  await assertAccessible(dirk, "the form of a Swiss");
  await shoot(dirk, "swiss-form");
  await dirk.getByRole("button", { name: "Create tournament" }).click();
  await dirk.getByRole("heading", { name: "Evening Swiss 3" }).waitFor();
  await dirk.getByText("Swiss, 2 rounds").waitFor();
  await dirk.getByText(/everybody plays in every round/).waitFor();

  const path = new URL(dirk.url()).pathname;
  const anna = await newcomer(browser, server.url, "Anna");
  await anna.goto(path);
  await anna.getByRole("button", { name: "Enter", exact: true }).click();
  await anna.getByText("You have entered.").waitFor();
  for (const name of ["Bob", "Clara", "Dimitri"]) await enter(name, path.split("/").at(-1));
  await dirk.getByText("4 of 4 places").waitFor();
  await dirk.getByRole("button", { name: "Draw round 1" }).click();

  const standings = dirk.getByRole("region", { name: "Standings: Evening Swiss 3" });
  const points = async () => (await standings.locator("td.main").allTextContents()).map((text) => text.trim());
  await standings.getByRole("link", { name: "Anna" }).waitFor();
  assert.deepEqual(await points(), ["0", "0", "0", "0"]);
  // On paper are the matches with the numbers of their tables, and the standings.
  await dirk.emulateMedia({ media: "print" });
  await dirk.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const sheet = dirk.getByRole("region", { name: "Round 1: Evening Swiss 3" });
  assert.deepEqual(await sheet.locator("td.n").allTextContents(), ["1", "2"]);
  assert.equal(await standings.isVisible(), true);
  assert.equal(await dirk.getByRole("tab", { name: "Round 1" }).isVisible(), false);
  await dirk.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await dirk.emulateMedia({ media: "screen" });
  await decideRound(dirk);
  // The next round is drawn by itself, and its matches are cards below the standings.
  await dirk.getByRole("tab", { name: "Round 2", selected: true }).waitFor();
  assert.deepEqual(await points(), ["1", "1", "0", "0"]);
  assert.equal(await dirk.locator("[data-pairing^='2.']").count(), 2);
  await decideRound(dirk);
  await dirk.getByText(/^Won by /).waitFor();
  assert.deepEqual(await points(), ["2", "1", "1", "0"]);
  await dirk.getByText("What the columns mean").click();
  await dirk.getByText("opponents with 3, 2 and 1 points make 6").waitFor();
  await assertFits(dirk, "the standings of a Swiss");
  await shoot(dirk, "swiss-standings");

  // A player sees the same page without a reload.
  await anna.getByText(/^Won by /).waitFor();
  assert.equal(await anna.getByRole("link", { name: "Same again" }).count(), 0);
  // The next evening has the same settings, and a name with the next number.
  await dirk.getByRole("link", { name: "Same again" }).click();
  await dirk.getByText("With 4 players: 2 rounds").waitFor();
  assert.equal(await dirk.getByLabel("Name", { exact: true }).inputValue(), "Evening Swiss 4");
  await dirk.getByRole("button", { name: "Create tournament" }).click();
  await dirk.getByRole("heading", { name: "Evening Swiss 4" }).waitFor();
  await dirk.goto("/events");
  await dirk
    .getByRole("link", { name: /Evening Swiss 3/ })
    .getByText(/Swiss, 2 rounds/)
    .waitFor();
  assert.deepEqual([...dirk.problems, ...anna.problems], []);
  await dirk.context().close();
  await anna.context().close();
});
