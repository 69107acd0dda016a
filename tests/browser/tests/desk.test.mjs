// A player in a team match calls the director, who sees the call at the desk, answers, and decides the game from there.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, assertFits, DESKTOP, launch, open, shoot, signUp } from "../support/browser.mjs";
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

async function person(name) {
  const page = await open(browser, server.url, DESKTOP);
  page.setDefaultTimeout(60_000);
  await signUp(page, name);
  return page;
}

test("a player calls, the director answers and assigns the game's result", async () => {
  const anna = await person("Anna");
  const dirk = await person("Dirk");
  await dirk.goto("/events");
  await dirk.getByRole("link", { name: "New team match" }).click();
  await dirk.getByLabel("Name", { exact: true }).fill("Club final");
  await dirk.getByText("4", { exact: true }).click();
  for (const [team, name, captain, players] of [
    ["A", "Rook", "Pip", "Anna, Wilma"],
    ["B", "Runner", "Jago", "Jago, Marlow"],
  ]) {
    const sheet = dirk.getByRole("group", { name: `Team ${team}` });
    await sheet.getByLabel("Team name").fill(name);
    await sheet.getByLabel("Captain").fill(captain);
    await sheet.getByLabel("Players, separated by commas").fill(players);
  }
  await dirk.getByRole("button", { name: "Set up the match" }).click();
  await dirk.waitForURL(/\/team-match\//);
  await anna.goto(new URL(dirk.url()).pathname);
  await anna.getByRole("button", { name: "Accept invitation" }).click();
  // The captain is a bot, which names Anna in the line-up as soon as she has accepted.
  const tables = dirk.getByRole("region", { name: /^Tables/ });
  await tables.getByText("Anna is absent").waitFor();

  await anna.getByRole("link", { name: "To your table" }).click();
  await anna.getByRole("button", { name: "Take the seat" }).click();
  await anna.getByRole("button", { name: "Call the director" }).click();
  const dialog = anna.getByRole("dialog");
  await dialog.getByRole("button", { name: "Call", exact: true }).click();
  await dialog.getByText("Describe the problem.").waitFor();
  await dialog.getByLabel("Problem").fill("A spectator helps my opponent.");
  await assertAccessible(anna, "calling the director");
  await dialog.getByRole("button", { name: "Call", exact: true }).click();
  await dialog.getByText("Not seen yet").waitFor();

  const calls = dirk.getByRole("region", { name: /^Calls for the director/ });
  await calls.getByText("A spectator helps my opponent.").waitFor();
  await assertFits(dirk, "the director's desk");
  await shoot(dirk, "directors-desk");
  await calls.getByLabel("Reply to the player (optional)").fill("I send them away.");
  await calls.getByRole("button", { name: "Answer" }).click();
  await calls.getByText(/^Seen at .*: I send them away\.$/).waitFor();
  await dialog.getByText("The director: I send them away.").waitFor();
  await shoot(anna, "call-the-director");

  await tables.getByRole("button", { name: "Act" }).first().click();
  const act = dirk.getByRole("dialog", { name: /^At the table: Board 1, open room/ });
  await act.getByText("Assign a result").click();
  // A decision about people begins with nobody chosen.
  assert.equal(await act.getByLabel("For", { exact: true }).inputValue(), "");
  await act.getByRole("button", { name: "Apply" }).click();
  await act.getByText("Choose a team.").waitFor();
  await act.getByLabel("For", { exact: true }).selectOption("A");
  await act.getByLabel("IMP, 0 to 24").fill("5");
  await act.getByRole("button", { name: "Apply" }).click();
  await act.getByText("Enter a reason.").waitFor();
  await act.getByLabel("Reason (shown with the results)").fill("help from outside");
  await assertAccessible(dirk, "acting at a table");
  await shoot(dirk, "acting-at-a-table");
  await act.getByRole("button", { name: "Apply" }).click();
  await dirk.getByText("help from outside").first().waitFor();
  assert.deepEqual([...anna.problems, ...dirk.problems], []);
  await anna.context().close();
  await dirk.context().close();
});
