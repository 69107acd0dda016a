// A director sets up a team match of bots, which plays by itself, and looks at its protocol, its desk and the
// comparison of a board.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertFits, DESKTOP, LANDSCAPE, launch, newcomer, open, post, shoot } from "../support/browser.mjs";
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

test("a team match of bots over four boards, from the form to the comparison of both rooms", async () => {
  const page = await open(browser, server.url, DESKTOP);
  page.setDefaultTimeout(60_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill("Dirk");
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText("Good to see you, Dirk.").waitFor();

  await page.getByRole("link", { name: "Events" }).first().click();
  await page.getByRole("link", { name: "New team match" }).click();
  await page.getByRole("button", { name: "Set up the match" }).click();
  await page.getByText("Give the match and both teams a name, a captain and at least two players.").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Club final");
  await page.getByText("4", { exact: true }).click();
  for (const [team, name, players] of [
    ["A", "Rook and friends of Lviv", "Pip, Wilma"],
    ["B", "Runner", "Jago, Marlow"],
  ]) {
    const sheet = page.getByRole("group", { name: `Team ${team}` });
    await sheet.getByLabel("Team name").fill(name);
    await sheet.getByLabel("Captain").fill(players.split(",")[0]);
    await sheet.getByLabel("Players, separated by commas").fill(players);
  }
  await assertFits(page, "the form of a team match");
  await page.getByRole("button", { name: "Set up the match" }).click();

  await page.getByRole("heading", { name: "Club final" }).waitFor();
  await page.getByText("4 of 4 boards finished").waitFor({ timeout: 180_000 });
  await page.getByText("Over", { exact: true }).waitFor();
  const [, imp] = /(\d+ : \d+)/.exec(await page.getByLabel("IMP", { exact: true }).innerText()) ?? [];
  const protocol = page.getByRole("region", { name: "Results: Club final" });
  const sum = await protocol.locator("tfoot td").allInnerTexts();
  assert.equal(`${sum[0]} : ${sum[1]}`, imp);
  const [, a, b] = /Victory points (\d+)–(\d+)/.exec(await page.getByText(/^Victory points/).innerText());
  assert.equal(Number(a) + Number(b), 30);
  assert.equal(await protocol.getByRole("link", { name: /^View the game/ }).count(), 8);
  await assertFits(page, "the protocol");
  await page.setViewportSize(LANDSCAPE);
  const hidden = await protocol.evaluate((region) => region.scrollWidth - region.clientWidth);
  assert.ok(hidden <= 0, `${hidden} px of the results are cut off on a phone held sideways`);

  await protocol.getByRole("button", { name: "Compare both rooms" }).first().click();
  await page.getByText(/^Both rooms played the same|^The rooms differ from/).waitFor({ timeout: 180_000 });
  await assertFits(page, "the comparison");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a team match with a start waits for its hour, and its page says so", async () => {
  const page = await newcomer(browser, server.url, "Ulla");
  await page.goto("/events");
  await page.getByRole("link", { name: "New team match" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Friday match");
  await page.getByText("4", { exact: true }).click();
  await page.getByRole("button", { name: "Let bots fill both teams" }).click();
  await page.getByText("At a set time", { exact: true }).click();
  await page.getByRole("button", { name: "Set up the match" }).click();
  await page.getByText("Enter a date and time in the future.").waitFor();
  const start = new Date(Date.now() + 3 * 86_400_000 - new Date().getTimezoneOffset() * 60_000);
  await page.getByLabel(/^Date and time/).fill(start.toISOString().slice(0, 16));
  await page.getByRole("group", { name: "Teams may be late by" }).getByText("15 min", { exact: true }).click();
  await assertFits(page, "the form of a team match with a start");
  await page.getByRole("button", { name: "Set up the match" }).click();

  await page.getByRole("heading", { level: 1, name: "Friday match" }).waitFor();
  await page.getByText("A team that has not come 15 min after the start loses the match.").waitFor();
  await page.getByText(/^Starts /).waitFor();
  await page.getByText("0 of 4 boards finished").waitFor();
  await assertFits(page, "a team match before its start");
  await shoot(page, "team-match-start");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("spectators see both rooms side by side, and a commentator writes about the turns", async () => {
  const director = await newcomer(browser, server.url, "Vera");
  const kim = await newcomer(browser, server.url, "Kim");
  const team = (name, players) => ({ name, captain: players[0], players });
  const made = await post(director, "/api/v1/team-matches", {
    name: "Twelve boards",
    boards: 12,
    barometer: true,
    exchange: false,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 } },
    a: team("Rook", ["Pip", "Wilma"]),
    b: team("Runner", ["Jago", "Marlow"]),
  });
  const path = `/team-match/${made.card.id}`;
  await director.goto(path);
  await director.getByRole("textbox", { name: "Commentators, separated by commas" }).fill("Kim");
  await director.getByRole("button", { name: "Save commentators" }).click();
  await director.getByRole("heading", { name: "Commentary: Kim" }).waitFor({ timeout: 60_000 });

  // The commentator writes on a phone; the director's page shows the line by itself.
  await kim.goto(path);
  const rooms = kim.getByRole("region", { name: "Both rooms side by side" });
  await rooms.getByRole("heading", { name: /^Turn \d+$/ }).waitFor({ timeout: 60_000 });
  // The bots play fast, and a page shows the latest board until its reader chooses one. Both choose the same.
  for (const page of [kim, director]) {
    const board = page.getByRole("region", { name: "Both rooms side by side" }).getByLabel("Board", { exact: true });
    await board.selectOption("1", { timeout: 60_000 });
  }
  await rooms.getByRole("figure").nth(1).waitFor();
  assert.equal(await rooms.getByRole("figure").count(), 2);
  await rooms
    .getByText(/chance to win this game/)
    .first()
    .waitFor();
  await rooms.getByLabel("Turn", { exact: true }).selectOption("1");
  await rooms.getByLabel("Comment on turn 1").fill("A quiet opening");
  await rooms.getByRole("button", { name: "Send" }).click();
  await rooms.getByRole("log").getByText("A quiet opening").waitFor();
  await director.getByRole("log", { name: "Commentary" }).getByText("A quiet opening").waitFor({ timeout: 30_000 });
  await assertFits(kim, "both rooms side by side");
  await shoot(kim, "vugraph");

  // Everybody else reads, and cannot write.
  assert.equal(await director.getByLabel(/^Comment on turn/).count(), 0);
  await rooms.getByRole("group", { name: "Turns" }).getByRole("button").last().click();
  await rooms.getByRole("heading", { name: "Turn 1", exact: true }).waitFor();
  assert.deepEqual([...director.problems, ...kim.problems], []);
  await director.context().close();
  await kim.context().close();
});

test("the director seats a substitute in the middle of a board, and the player who leaves reads why", async () => {
  const director = await newcomer(browser, server.url, "Wanda");
  const anna = await newcomer(browser, server.url, "Xandra");
  const team = (name, players) => ({ name, captain: players[0], players });
  const made = await post(director, "/api/v1/team-matches", {
    name: "Thursday match",
    boards: 4,
    barometer: true,
    exchange: false,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 } },
    a: team("Rook", ["Xandra", "Pip", "Wilma"]),
    b: team("Runner", ["Jago", "Marlow"]),
  });
  const path = `/team-match/${made.card.id}`;
  await anna.goto(path);
  await anna.getByRole("button", { name: "Accept invitation" }).click();
  await anna.getByRole("button", { name: "Name the line-up" }).click();
  await anna.getByRole("link", { name: "To your table" }).click();
  await anna.getByRole("button", { name: "Take the seat" }).click();
  await anna.getByRole("button", { name: "Leave the match" }).waitFor();
  const table = new URL(anna.url()).pathname;

  await director.goto(path);
  const act = director.getByRole("form", { name: "Director’s desk" });
  await act.getByText("Substitute", { exact: true }).click();
  await act.getByText("The board and the clock stay as they are.").waitFor();
  await act.getByLabel("Room", { exact: true }).selectOption("open");
  await act.getByLabel("For", { exact: true }).selectOption("A");
  await act.getByLabel("New player", { exact: true }).selectOption("Wilma");
  await act.getByLabel(/^Reason/).fill("had to go");
  await assertFits(director, "the form of a substitution");
  await shoot(director, "substitution");
  await act.getByRole("button", { name: "Apply" }).click();
  await director.getByText(/Wilma plays for Xandra in the open room/).waitFor();

  // Her page tells her at once, and the match goes on without her.
  await anna.getByText("The director has given your seat to ").waitFor();
  await anna.goto(path);
  await anna.getByText(/Wilma plays for Xandra in the open room/).waitFor();
  await anna.getByText("had to go").waitFor();
  const protocol = director.getByRole("region", {
    name: "Results: Thursday match",
  });
  await protocol.getByText("Xandra + Wilma – Jago").first().waitFor({ timeout: 180_000 });
  await assertFits(director, "a protocol with a substitute");
  await shoot(director, "protocol-substitute");
  // The record of the board has both players.
  await director.goto(table);
  await director.getByText("Wilma").first().waitFor();
  assert.deepEqual([...director.problems, ...anna.problems], []);
  await director.context().close();
  await anna.context().close();
});
