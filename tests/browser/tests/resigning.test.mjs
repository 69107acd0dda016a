// Resigning between two people: an offer blocks nothing, playing on declines it, and the game counts as the accepted offer
// says.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, launch, open, PHONE, shoot } from "../support/browser.mjs";
import { play } from "../support/player.mjs";
import { Server } from "../support/server.mjs";

let server;
let browser;
before(async () => {
  server = await Server.start("[live]\nanalyse_matches = false\n");
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function person(name, viewport) {
  const page = await open(browser, server.url, viewport);
  page.setDefaultTimeout(30_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText(`Good to see you, ${name}.`).waitFor();
  return page;
}

test("an offer is declined by playing on, and a single game by consent is a single game", async () => {
  const people = { Anna: await person("Anna"), Bela: await person("Bela", PHONE) };
  const { Anna: anna, Bela: bela } = people;
  await anna.getByRole("button", { name: "Open a table" }).first().click();
  await anna.getByRole("dialog").getByRole("button", { name: "Open the table" }).click();
  await bela.getByRole("button", { name: /^Join/ }).first().click();
  await bela.getByRole("dialog").getByRole("button", { name: "Sit down" }).click();
  await bela.waitForURL(/\/match\//);
  await anna.goto(bela.url());
  const id = new URL(bela.url()).pathname.split("/").at(-1);
  const view = async () => (await fetch(`${server.url}/api/v1/matches/${id}`)).json();

  // The opening roll is thrown. One player must play it; the other one waits, and offers to resign.
  const first = await view();
  const player = first[first.phase.seat].name;
  const waiting = player === "Anna" ? "Bela" : "Anna";
  const offer = async (name) => {
    const page = people[name];
    await page.getByRole("button", { name: "Resign", exact: true }).click();
    const dialog = page.getByRole("dialog");
    // No checker is off yet, so all three results are possible. Only the last one needs no consent.
    const costs = (await dialog.getByRole("radiogroup").innerText()).replace(/\s+/g, " ");
    assert.match(costs, /Single game 1 point Gammon 2 points Backgammon 3 points, no consent needed/);
    await shoot(page, "resigning-dialog");
    await dialog.getByRole("button", { name: "Offer resignation" }).click();
    await dialog.waitFor({ state: "detached" });
  };
  await offer(waiting);
  await people[player].getByText(`${waiting} offers to resign a single game: 1 point`).waitFor();
  await people[waiting].getByText(`${player} is deciding on your resignation`).waitFor();
  await shoot(people[player], "resigning-offered");
  await assertAccessible(people[player], "an offer to resign in the player's own turn");

  // Playing on declines the offer, which did not block the turn. The server has the turn once it waits for the other
  // player.
  await play(people[player], (_, what) => what === "Confirm", { accepts: false });
  let after = await view();
  while (after[after.phase.seat].name === player) {
    await people[player].waitForTimeout(20);
    after = await view();
  }
  assert.equal(after.resignation, null);
  assert.equal(after.games.length, 0);

  // Now it is the other player's turn. That player gets the same offer and accepts it.
  await offer(player);
  await people[waiting].getByText(`${player} offers to resign a single game: 1 point`).waitFor();
  await people[waiting].getByRole("button", { name: "Accept", exact: true }).click();
  while ((await view()).games.length === 0) await people[waiting].waitForTimeout(20);
  const { games } = await view();
  assert.deepEqual([games[0].result, games[0].points, games[0].reason], ["single", 1, "resigned"]);
});
