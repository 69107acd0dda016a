// A director sets up the classic event of three teams, all bots, in a few clicks; the event begins by itself, and its page shows the
// score. The second test plays a whole event of people and bots: registration, round robin, final, crosstable,
// protocol.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertFits, DESKTOP, launch, open, PHONE, shoot, signUp } from "../support/browser.mjs";
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

/** A user with this name. */
async function person(name, viewport = DESKTOP) {
  const page = await open(browser, server.url, viewport);
  page.setDefaultTimeout(60_000);
  await signUp(page, name);
  return page;
}

test("the classic event of three bot teams, from the form to the first result", async () => {
  const page = await person("Dirk");

  await page.goto("/events");
  await page.getByRole("link", { name: "New team event" }).click();
  await page.getByRole("button", { name: "Classic: three teams, six boards" }).click();
  await page.getByRole("button", { name: "Set up the event" }).click();
  await page.getByText("Give the event a name, and each team a name and its players.").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Club cup");
  await page.getByRole("button", { name: "Three bot teams" }).click();
  await page.getByRole("group", { name: "Team 3" }).waitFor();
  await assertFits(page, "the form of a team event");
  await shoot(page, "team-event-form");
  await page.getByRole("button", { name: "Set up the event" }).click();

  await page.getByRole("heading", { level: 1, name: "Club cup" }).waitFor();
  const table = page.getByRole("region", { name: "Standings and crosstable", exact: true });
  await table.getByRole("rowheader", { name: "Bots A" }).waitFor();
  await page.getByRole("heading", { name: "Event desk" }).waitFor();
  // The first match ends by itself. Then both teams have victory points, and each player has a row.
  const first = page.getByRole("region", { name: "Round 1" });
  await first.getByText(/^over · IMP/).waitFor({ timeout: 180_000 });
  await page.getByRole("region", { name: "Players", exact: true }).getByRole("row").nth(4).waitFor();
  await assertFits(page, "the page of a team event");
  await shoot(page, "team-event");

  const other = await open(browser, server.url, DESKTOP);
  await other.goto(new URL(page.url()).pathname);
  await other.getByRole("heading", { level: 1, name: "Club cup" }).waitFor();
  assert.equal(await other.getByRole("heading", { name: "Event desk" }).count(), 0, "the desk is the director's");
  await other.getByRole("region", { name: "Round 1" }).getByRole("link").click();
  await other.getByRole("link", { name: "Part of Club cup" }).waitFor();
  assert.deepEqual([...page.problems, ...other.problems], []);
  await page.context().close();
  await other.context().close();
});

/** Returns a link with these words whose target is not in `known`. */
function newLink(page, words, known) {
  return page.locator(`a${known.map((href) => `:not([href="${href}"])`).join("")}`, { hasText: words });
}

/** Names the line-up of the user's team and loses every board of its match, one after the other. */
async function loseMatch(page, boards) {
  const match = page.url();
  await page.getByRole("button", { name: "Name the line-up" }).click();
  const tables = [];
  for (let board = 1; board <= boards; board += 1) {
    const table = newLink(page, "To your table", tables);
    await table.waitFor();
    tables.push(await table.getAttribute("href"));
    await table.click();
    await page.getByRole("button", { name: "Take the seat" }).click();
    await page.getByRole("button", { name: "Leave the match" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
    await page.getByRole("heading", { name: /^\d+ IMP for |is over in this room$/ }).waitFor();
    await page.goto(match);
  }
}

test("a team of people meets two of bots, from the registration to the final and its protocol", async () => {
  const dora = await person("Dora");
  await dora.goto("/events");
  await dora.getByRole("link", { name: "New team event" }).click();
  await dora.getByLabel("Name", { exact: true }).fill("Spring cup");
  for (const [what, count] of [
    ["Boards per match", "4"],
    ["Boards in the final", "4"],
    ["Teams, at most", "3"],
  ]) {
    await dora.getByRole("group", { name: what }).getByText(count, { exact: true }).click();
  }
  await dora.getByRole("button", { name: "Set up the event" }).click();
  await dora.getByRole("heading", { level: 1, name: "Spring cup" }).waitFor();
  const event = new URL(dora.url()).pathname;

  // A captain registers a team on a phone, with herself as its only player; a bot will be her partner.
  const anna = await person("Anna", PHONE);
  await anna.goto(event);
  const entry = anna.getByRole("form", { name: "Enter a team" });
  await entry.getByLabel("Team name").fill("Rooks");
  await entry.getByRole("button", { name: "Enter team" }).click();
  await anna.getByRole("region", { name: "Rooks", exact: true }).getByText("needs a second player").waitFor();
  for (const name of ["Bots A", "Bots B"]) {
    await dora.getByLabel("Bot team name").fill(name);
    await dora.getByRole("button", { name: "Add a bot team" }).click();
    await dora.getByRole("region", { name, exact: true }).waitFor();
  }
  await dora.getByRole("button", { name: "Start the event" }).click();
  await dora.getByRole("region", { name: "Round 1" }).waitFor();

  // She plays whatever match her team has next, to the end of the event.
  const winner = anna.getByText(/^(Rooks|Bots A|Bots B) won$/).first();
  const played = [];
  for (;;) {
    await anna.goto(event);
    const next = newLink(anna, "To your team’s match", played);
    await winner.or(next).first().waitFor({ timeout: 180_000 });
    if (await winner.isVisible()) break;
    played.push(await next.getAttribute("href"));
    await next.click();
    await loseMatch(anna, 4);
  }
  assert.ok(played.length >= 2, "each pair of teams has met");

  // The event's crosstable and the final's protocol, on the page and as files.
  await anna.getByRole("heading", { name: "Standings and crosstable" }).waitFor();
  await assertFits(anna, "a team event that is over");
  await shoot(anna, "team-event-over");
  const won = /^(.*) won$/.exec(await winner.innerText())[1];
  await assertFiles(anna, "Download the crosstable", (csv) => /^final,/m.test(csv), won);
  await anna.getByRole("region", { name: "Final", exact: true }).getByRole("link").click();
  await anna.getByRole("link", { name: "Part of Spring cup" }).waitFor();
  const protocol = anna.getByRole("region", { name: /^Results: / });
  assert.equal(await protocol.getByRole("link", { name: /^View the game/ }).count(), 8, "four boards in two rooms");
  await assertFits(anna, "the protocol of the final");
  await shoot(anna, "team-event-final");
  await assertFiles(
    anna,
    "Download the results",
    (csv) => csv.trim().split("\n").length === 11 && /^VP,/m.test(csv),
    won,
  );
  assert.deepEqual([...dora.problems, ...anna.problems], []);
  await dora.context().close();
  await anna.context().close();
});

/**
 * Checks the files of a page: the HTML file names the winner, the PDF file begins like a PDF, and the CSV file is complete.
 */
async function assertFiles(page, title, isWhole, winner) {
  const files = page.getByRole("region", { name: title });
  const fetched = async (name) =>
    page.request.get(await files.getByRole("link", { name, exact: true }).getAttribute("href"));
  assert.match(await (await fetched("HTML")).text(), new RegExp(winner));
  assert.ok((await (await fetched("PDF")).body()).subarray(0, 5).toString() === "%PDF-");
  const csv = await (await fetched("CSV")).text();
  assert.ok(isWhole(csv), csv);
}

test("a team that comes late joins the first round, and everybody sees the new schedule", async () => {
  const dora = await person("Dorothea");
  await dora.goto("/events");
  await dora.getByRole("link", { name: "New team event" }).click();
  await dora.getByLabel("Name", { exact: true }).fill("Winter cup");
  for (const [what, count] of [
    ["Boards per match", "4"],
    ["Teams, at most", "4"],
  ]) {
    await dora.getByRole("group", { name: what }).getByText(count, { exact: true }).click();
  }
  await dora.getByRole("button", { name: "Set up the event" }).click();
  await dora.getByRole("heading", { level: 1, name: "Winter cup" }).waitFor();
  const event = new URL(dora.url()).pathname;

  // A team of a person and a bot keeps the first round open: nobody takes the person's seat.
  const anna = await person("Annika");
  await anna.goto(event);
  const entry = anna.getByRole("form", { name: "Enter a team" });
  await entry.getByLabel("Team name").fill("Rooks");
  await entry.getByLabel("Players").fill("Annika, Pip");
  await entry.getByRole("button", { name: "Enter team" }).click();
  await anna.getByRole("region", { name: "Rooks", exact: true }).waitFor();
  await dora.getByLabel("Bot team name").fill("Bots A");
  await dora.getByRole("button", { name: "Add a bot team" }).click();
  await dora.getByRole("region", { name: "Bots A", exact: true }).waitFor();
  await dora.getByRole("button", { name: "Start the event" }).click();
  await dora.getByRole("region", { name: "Round 1" }).waitFor();
  assert.equal(await dora.getByRole("region", { name: "Round 2" }).count(), 0, "two teams have one round");

  // The captain comes when the first round is in play. A typing error is named with its field.
  const cora = await person("Coralie", PHONE);
  await cora.goto(event);
  assert.equal(
    await cora.getByRole("form", { name: "Enter a team" }).count(),
    0,
    "only the director enters a team now",
  );
  const late = dora.getByRole("form", { name: "Enter a team" });
  await late.getByText("The first round is still in play").waitFor();
  await late.getByLabel("Team name").fill("Knights");
  await late.getByLabel("Captain").fill("Corali");
  await late.getByLabel("Players").fill("Coralie, Wilma");
  await late.getByRole("button", { name: "Enter team" }).click();
  await late.getByText('there is no player named "Corali"').waitFor();
  await late.getByLabel("Captain").fill("Coralie");
  await late.getByRole("button", { name: "Enter team" }).click();
  await dora
    .getByRole("region", { name: "Knights", exact: true })
    .getByText("Joins as soon as the captain and two players have accepted.")
    .waitFor();
  await assertFits(dora, "an event with a late team");

  // She accepts on her phone, and every open page has the new schedule without a reload.
  await cora.getByRole("button", { name: "Accept invitation" }).click();
  for (const page of [cora, anna, dora]) {
    await page.getByRole("region", { name: "Round 3" }).waitFor();
    await page
      .getByRole("region", { name: "Standings and crosstable", exact: true })
      .getByRole("rowheader", { name: "Knights" })
      .waitFor();
  }
  await dora.getByRole("region", { name: "Round 1" }).getByText("Rooks").first().waitFor();
  await assertFits(cora, "an event that a late team has joined");
  await shoot(cora, "team-event-late");
  assert.deepEqual([...dora.problems, ...anna.problems, ...cora.problems], []);
  for (const page of [dora, anna, cora]) await page.context().close();
});
