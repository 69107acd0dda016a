// A director on a phone directs a team match from the invitation to the protocol: the players accept, a room is paused
// and resumed, and the games of absent players are decided.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { assertFits, launch, open, PHONE, shoot, signUp } from "../support/browser.mjs";
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

async function onPhone(name) {
  const page = await open(browser, server.url, PHONE);
  page.setDefaultTimeout(60_000);
  await signUp(page, name);
  return page;
}

test("a director on a phone directs a team match from the invitation to the protocol", async () => {
  const dirk = await onPhone("Dirk");
  const anna = await onPhone("Anna");
  const alf = await onPhone("Alf");

  // The event, with the invitations to one team and a team of bots.
  await dirk.goto("/events");
  await dirk.getByRole("link", { name: "New team event" }).click();
  await dirk.getByLabel("Name", { exact: true }).fill("Friday tie");
  for (const [what, answer] of [
    ["Boards per match", "4"],
    ["Boards in the final", "None"],
  ]) {
    await dirk.getByRole("group", { name: what }).getByText(answer, { exact: true }).click();
  }
  await assertFits(dirk, "the form of a team event", [PHONE]);
  await dirk.getByRole("button", { name: "Set up the event" }).click();
  await dirk.getByRole("heading", { level: 1, name: "Friday tie" }).waitFor();
  const event = new URL(dirk.url()).pathname;
  const entry = dirk.getByRole("form", { name: "Enter a team" });
  await entry.getByLabel("Team name").fill("Rooks");
  await entry.getByLabel("Captain").fill("Anna");
  await entry.getByLabel("Players, separated by commas").fill("Anna, Alf");
  await entry.getByRole("button", { name: "Enter team" }).click();
  await dirk
    .getByRole("region", { name: "Rooks", exact: true })
    .getByText(/^Invited: /)
    .waitFor();
  await dirk.getByLabel("Bot team name").fill("Bots");
  await dirk.getByRole("button", { name: "Add a bot team" }).click();
  await dirk.getByRole("region", { name: "Bots", exact: true }).waitFor();
  for (const player of [anna, alf]) {
    await player.goto(event);
    await player.getByRole("button", { name: "Accept invitation" }).click();
    await player.getByRole("button", { name: "Accept invitation" }).waitFor({ state: "hidden" });
  }
  await dirk.getByText(/^Invited: /).waitFor({ state: "hidden" });
  await assertFits(dirk, "an event with invitations", [PHONE]);
  await dirk.getByRole("button", { name: "Start the event" }).click();

  // The match: the captain names the line-up, and Alf stays away.
  await dirk.getByRole("region", { name: "Round 1" }).getByRole("link").click();
  await dirk.getByRole("heading", { name: "Director’s desk" }).waitFor();
  const match = new URL(dirk.url()).pathname;
  await anna.goto(match);
  await anna.getByRole("button", { name: "Name the line-up" }).click();
  await anna.getByRole("link", { name: "To your table" }).waitFor();
  const tables = dirk.getByRole("region", { name: /^Tables/ });
  await tables.getByText("Alf is absent").waitFor();
  await shoot(dirk, "director-on-a-phone");
  await assertFits(dirk, "the desk of a match", [PHONE]);

  // The open room is paused and resumed.
  const desk = dirk.getByRole("form", { name: "Director’s desk" });
  const choose = (action) => desk.getByText(action, { exact: true }).click();
  const apply = async (reason) => {
    const field = desk.getByLabel("Reason (shown with the results)");
    await field.fill(reason);
    await desk.getByRole("button", { name: "Apply" }).click();
    await dirk.getByText(reason, { exact: true }).first().waitFor();
    // The log may show the step before the answer comes, which empties the form.
    while ((await field.count()) > 0 && (await field.inputValue()) !== "") await delay(20);
  };
  for (const option of await desk.getByRole("radio").all()) {
    const { height } = await option.locator("xpath=..").boundingBox();
    assert.ok(height >= 44, `a choice ${height} px high is hard to touch`);
  }
  await choose("Pause");
  await desk.getByLabel("Room", { exact: true }).selectOption("open");
  await apply("a fire alarm");
  await choose("Resume");
  await apply("a false alarm");

  // Neither Anna nor Alf plays, so the director decides all games.
  await choose("Assign a result");
  for (const board of ["1", "2", "3", "4"]) {
    for (const room of ["open", "closed"]) {
      await desk.getByLabel("Room", { exact: true }).selectOption(room);
      await desk.getByLabel("Board", { exact: true }).selectOption(board);
      await desk.getByLabel("For", { exact: true }).selectOption(board === "1" ? "A" : "B");
      await desk.getByLabel("IMP, 0 to 24").fill("4");
      await apply(`nobody came to board ${board}, ${room}`);
    }
  }
  await dirk.getByText("Over", { exact: true }).first().waitFor();

  // The protocol, on the phone and as a file.
  const protocol = dirk.getByRole("region", { name: /^Results: / });
  const sums = await protocol.locator("tfoot td").allInnerTexts();
  assert.deepEqual(sums.slice(0, 2), ["8", "24"]);
  await assertFits(dirk, "the protocol", [PHONE]);
  const files = dirk.getByRole("region", { name: "Download the results" });
  const file = await dirk.request.get(await files.getByRole("link", { name: "HTML" }).getAttribute("href"));
  assert.match(await file.text(), /nobody came to board 4, closed/);
  assert.deepEqual([...dirk.problems, ...anna.problems, ...alf.problems], []);
  for (const page of [dirk, anna, alf]) await page.context().close();
});
