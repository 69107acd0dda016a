// A director holds a game of a team match; its player reads the reason and can do nothing until the director releases
// it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, newcomer, PHONE, post, shoot } from "../support/browser.mjs";
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

test("a held game stands still for its player until the director releases it", async () => {
  const anna = await newcomer(browser, server.url, "Anna");
  const dirk = await newcomer(browser, server.url, "Dirk");
  const made = await post(dirk, "/api/v1/team-matches", {
    name: "Club final",
    boards: 4,
    barometer: true,
    exchange: true,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 } },
    a: { name: "Rook", captain: "Anna", players: ["Anna", "Pip"] },
    b: { name: "Runner", captain: "Jago", players: ["Jago", "Marlow"] },
  });
  const { id } = made.card;
  await post(anna, `/api/v1/team-matches/${id}/acceptance`, {});
  await post(anna, `/api/v1/team-matches/${id}/lineup`, {
    team: "A",
    open: "Anna",
    closed: "Pip",
  });
  await anna.goto(`/team-match/${id}`);
  await anna.getByRole("link", { name: "To your table" }).click();
  await button(anna, "Take the seat").click();
  const place = anna.locator("g.place.usable.source").or(button(anna, "Roll")).first();
  await place.waitFor();

  await dirk.goto(`/team-match/${id}`);
  await dirk.getByRole("button", { name: "Act" }).first().click();
  const dialog = dirk.getByRole("dialog");
  await dialog.getByLabel("Expected length in minutes (optional, shown to the players)").fill("15");
  await dialog.getByLabel("Reason (shown with the results)").fill("The lights have gone out");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await dialog.waitFor({ state: "detached" });

  const panel = anna.getByRole("region", { name: "Paused by the director" });
  await panel.getByText("The lights have gone out").waitFor();
  await place.waitFor({ state: "detached" });
  for (const viewport of [DESKTOP, PHONE]) {
    await anna.setViewportSize(viewport);
    await assertAccessible(anna, `a held game, ${viewport.width} wide`);
  }
  await anna.setViewportSize(DESKTOP);
  await shoot(anna, "hold-player");
  const clocks = await anna.getByRole("timer").allInnerTexts();
  await anna.waitForTimeout(2_500);
  assert.deepEqual(await anna.getByRole("timer").allInnerTexts(), clocks, "the clocks run on");

  await shoot(dirk, "hold-desk");
  await dirk
    .getByRole("radio", { name: "Resume" })
    .or(dirk.getByText("Resume", { exact: true }))
    .first()
    .click();
  await dirk.getByLabel("Room", { exact: true }).selectOption("open");
  await dirk.getByLabel("Reason (shown with the results)").fill("The lights are back");
  await dirk.getByRole("button", { name: "Apply" }).click();
  await panel.waitFor({ state: "detached" });
  await place.waitFor();
  assert.deepEqual([...anna.problems, ...dirk.problems], []);
  await anna.context().close();
  await dirk.context().close();
});
