// Two players of a lock-step team match sit in different rooms. The player who is ahead waits, and goes on when the
// other room has played the same turn.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, newcomer, PHONE, post, shoot } from "../support/browser.mjs";
import { button, press } from "../support/player.mjs";
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

const waits = (page) => page.getByText("Waiting for the other room. The clocks are stopped.").first();
/** The first thing that a player can act on. */
const turn = (page) => page.locator("g.place.usable.source").or(button(page, "(?:Continue|Take|Roll|Confirm)")).first();

async function toTable(page, match) {
  await page.goto(match);
  await page.getByRole("link", { name: "To your table" }).click();
  await button(page, "Take the seat").click();
}

/** Does what the page asks for until it shows that the room waits. */
async function playUntilWaiting(page) {
  const ends = Date.now() + 60_000;
  while (!(await waits(page).isVisible())) {
    assert.ok(Date.now() < ends, "the room has not waited within a minute");
    if ((await press(page)) === undefined) await page.waitForTimeout(20);
  }
}

test("the player who is ahead waits, and goes on when the other room has played the turn", async () => {
  const anna = await newcomer(browser, server.url, "Anna");
  const bela = await newcomer(browser, server.url, "Bela");
  const dirk = await newcomer(browser, server.url, "Dirk");
  const made = await post(dirk, "/api/v1/team-matches", {
    name: "Club final",
    boards: 4,
    barometer: true,
    exchange: false,
    lock_step: true,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 } },
    a: { name: "Rook", captain: "Anna", players: ["Anna", "Pip"] },
    b: { name: "Runner", captain: "Bela", players: ["Bela", "Jago"] },
  });
  const match = `/team-match/${made.card.id}`;
  const lineup = `/api/v1/team-matches/${made.card.id}/lineup`;
  // Both play White: Anna in the open room, Bela in the closed one.
  for (const player of [anna, bela]) await post(player, `/api/v1/team-matches/${made.card.id}/acceptance`, {});
  await post(anna, lineup, { team: "A", open: "Anna", closed: "Pip" });
  await post(bela, lineup, { team: "B", open: "Jago", closed: "Bela" });

  // The closed room has not begun, so the open one waits after its first turn, with its clocks stopped.
  await toTable(anna, match);
  await playUntilWaiting(anna);
  const clocks = await anna.getByRole("timer").allInnerTexts();
  await anna.waitForTimeout(2_500);
  assert.deepEqual(await anna.getByRole("timer").allInnerTexts(), clocks, "the clocks run on");
  assert.ok(await waits(anna).isVisible());
  assert.equal(await turn(anna).isVisible(), false, "a player who waits has nothing to do");
  for (const viewport of [DESKTOP, PHONE]) {
    await anna.setViewportSize(viewport);
    await assertAccessible(anna, `a room that waits, ${viewport.width} wide`);
  }
  await anna.setViewportSize(DESKTOP);
  await shoot(anna, "lock-step");

  // The other room is behind, so Bela never waits. Each of her turns lets Anna go on; a turn without a legal play ends
  // with the roll.
  await toTable(bela, match);
  for (let round = 1; round <= 3; round += 1) {
    await turn(bela).waitFor();
    assert.equal(await waits(bela).count(), 0);
    const ends = Date.now() + 60_000;
    let pressed;
    let asked = 0;
    while (!(await turn(anna).isVisible())) {
      assert.ok(Date.now() < ends, "Anna has not gone on within a minute");
      if (pressed !== "Confirm") pressed = (await press(bela)) ?? pressed;
      // If her opponent doubles, the turn of that room goes on with her answer.
      else if (await turn(bela).isVisible()) asked += 1;
      if (asked > 150) [pressed, asked] = [undefined, 0];
      await bela.waitForTimeout(20);
    }
    assert.equal(await waits(anna).count(), 0);
    await playUntilWaiting(anna);
  }
  assert.deepEqual([...anna.problems, ...bela.problems, ...dirk.problems], []);
  for (const page of [anna, bela, dirk]) await page.context().close();
});
