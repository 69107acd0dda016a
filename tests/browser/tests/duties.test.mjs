// People learn of their duties in events on every page: the bell counts and lists them, and a notice announces
// each new duty.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, newcomer, PHONE, post, shoot } from "../support/browser.mjs";
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

const bell = (page, name) => page.getByRole("button", { name, exact: true });
const notice = (page, text) => page.getByRole("status").getByRole("link", { name: text });

/** A team match of Anna and the bot Pip against two bots; Anna is its captain. */
function clubFinal(dirk) {
  return post(dirk, "/api/v1/team-matches", {
    name: "Club final",
    boards: 4,
    barometer: true,
    exchange: false,
    ungated: true,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 } },
    a: { name: "Rook", captain: "Anna", players: ["Anna", "Pip"] },
    b: { name: "Runner", captain: "Jago", players: ["Jago", "Marlow"] },
  });
}

test("a captain on another page learns that a line-up is due, and names it", async () => {
  const anna = await newcomer(browser, server.url, "Anna");
  const dirk = await newcomer(browser, server.url, "Dirk");
  await anna.goto("/leaderboards");
  await bell(anna, "Nothing is waiting for you").waitFor();
  await clubFinal(dirk);
  await notice(anna, "A team invites you: Club final").click();
  await anna.getByRole("heading", { name: "You are invited to play in this match" }).waitFor();
  await anna.getByText("Invited: Anna").waitFor();
  await assertAccessible(anna, "an invitation to a team match");
  await shoot(anna, "team-match-invitation");
  await anna.getByRole("button", { name: "Accept invitation" }).click();
  await anna.getByRole("button", { name: "Leave team" }).waitFor();
  await anna.goto("/leaderboards");
  await bell(anna, "1 waiting for you").waitFor();

  // With keys only: open the bell, go to the duty, follow it.
  await bell(anna, "1 waiting for you").focus();
  await anna.keyboard.press("Enter");
  const duty = anna.getByRole("listitem").getByRole("link", { name: /^Name your line-up: Club final/ });
  await duty.waitFor();
  await assertAccessible(anna, "the bell with a duty");
  await shoot(anna, "bell-duty");
  await anna.setViewportSize(PHONE);
  await duty.waitFor();
  await assertAccessible(anna, "the bell with a duty on a phone");
  await anna.setViewportSize(DESKTOP);
  await anna.keyboard.press("Tab");
  assert.equal(await duty.evaluate((link) => link === document.activeElement), true);
  await anna.keyboard.press("Enter");
  await anna.getByRole("heading", { name: "Club final" }).waitFor();
  const { pathname } = new URL(anna.url());
  assert.match(pathname, /^\/team-match\//);

  await post(anna, `/api/v1${pathname.replace("team-match", "team-matches")}/lineup`, {
    team: "A",
    open: "Anna",
    closed: "Pip",
  });
  await anna.goto("/leaderboards");
  await bell(anna, /waiting for you$/).click();
  await anna
    .getByRole("listitem")
    .getByRole("link", { name: /^Your team match board against Jago is ready/ })
    .waitFor();
  await duty.waitFor({ state: "detached" });
  assert.deepEqual([...anna.problems, ...dirk.problems], []);
  await anna.context().close();
  await dirk.context().close();
});

test("a director on another page sees a call until it is answered", async () => {
  const berta = await newcomer(browser, server.url, "Berta");
  const olga = await newcomer(browser, server.url, "Olga");
  const made = await post(olga, "/api/v1/team-matches", {
    name: "Friendly",
    boards: 4,
    barometer: true,
    exchange: false,
    ungated: true,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 } },
    a: { name: "Rook", captain: "Berta", players: ["Berta", "Pip"] },
    b: { name: "Runner", captain: "Jago", players: ["Jago", "Marlow"] },
  });
  const { id } = made.card;
  await post(berta, `/api/v1/team-matches/${id}/acceptance`, {});
  const lined = await post(berta, `/api/v1/team-matches/${id}/lineup`, {
    team: "A",
    open: "Berta",
    closed: "Pip",
  });
  await olga.goto("/leaderboards");
  await bell(olga, "Nothing is waiting for you").waitFor();
  await post(berta, `/api/v1/matches/${lined.you.table}/calls`, {
    reason: "A spectator helps my opponent.",
  });
  await notice(olga, "1 call for the director: Friendly").waitFor();
  await post(berta, `/api/v1/matches/${lined.you.table}/calls`, {
    reason: "He does it again.",
  });
  await notice(olga, "2 calls for the director: Friendly").click();
  const calls = olga.getByRole("region", { name: /^Calls for the director/ });
  await calls.getByText("He does it again.").waitFor();
  for (const waiting of [2, 1]) {
    await bell(olga, "1 waiting for you").click();
    await olga
      .getByRole("link", {
        name: new RegExp(`^${waiting} calls? for the director: Friendly`),
      })
      .waitFor();
    await olga.keyboard.press("Escape");
    await calls.getByLabel("Reply to the player (optional)").first().fill("I come.");
    await calls.getByRole("button", { name: "Answer" }).click();
  }
  await bell(olga, "Nothing is waiting for you").waitFor();
  assert.deepEqual([...berta.problems, ...olga.problems], []);
  await berta.context().close();
  await olga.context().close();
});
