// A session of normal games: two people stay at one table, agree on other options, talk in two languages, and stop.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, launch, open, PHONE, shoot } from "../support/browser.mjs";
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
  page.setDefaultTimeout(20_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText(`Good to see you, ${name}.`).waitFor();
  return page;
}

/** Resigns the game at a value that needs no consent. */
async function resign(page) {
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("dialog").getByRole("radio").last().check();
  await page.getByRole("dialog").getByRole("button", { name: "Resign", exact: true }).click();
}

const settingsOf = async (page) => {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  return (await fetch(`${server.url}/api/v1/matches/${id}`)).json();
};

test("two people play game after game and change the options by agreement", async () => {
  const anna = await person("Anna");
  const bela = await person("Bela", PHONE);
  await anna.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = anna.getByRole("dialog");
  await dialog.getByText("Game by game", { exact: true }).click();
  await dialog.getByRole("button", { name: "Open the table" }).click();
  await bela.getByRole("button", { name: /^Join/ }).first().click();
  await bela.getByRole("dialog").getByRole("button", { name: "Sit down" }).click();
  await bela.waitForURL(/\/match\//);
  const first = bela.url();
  await anna.goto(first);
  const watcher = await open(browser, server.url);
  await watcher.goto(first);
  await watcher.getByText("Game 1 · Score 0 – 0", { exact: true }).waitFor();

  // A phrase is read in the reader's own language.
  await bela.goto("/settings");
  await bela.getByText("Deutsch", { exact: true }).click();
  await bela.goto(first);
  await anna.getByRole("tab", { name: /Chat/ }).click();
  await anna.getByText("Phrases", { exact: true }).click();
  await anna.getByRole("button", { name: "Good luck!" }).click();
  await anna.getByRole("log").getByText("Good luck!").waitFor();
  await bela.getByRole("tab", { name: /Chat/ }).click();
  await bela.getByRole("log").getByText("Viel Glück!").waitFor();
  await bela.goto("/settings");
  await bela.getByText("English", { exact: true }).click();
  await bela.goto(first);
  await bela
    .getByRole("log")
    .or(bela.getByRole("tab", { name: /Moves/ }))
    .first()
    .waitFor();

  await resign(bela);
  await anna.getByRole("heading", { name: "You won the game" }).waitFor();
  await shoot(anna, "session-between");
  await assertAccessible(anna, "between two games");

  // Bela proposes the Jacoby rule; Anna, who has reloaded meanwhile, accepts it.
  const ofBela = bela.getByRole("dialog");
  await ofBela.getByRole("button", { name: "Change the options" }).click();
  await ofBela.getByText("Jacoby", { exact: true }).click();
  await shoot(bela, "session-propose");
  await ofBela.getByRole("button", { name: "Propose and play" }).click();
  await ofBela.getByText("Waiting for Anna …").waitFor();
  await anna.getByText("Bela wants another game with other options:").waitFor();
  await anna.reload();
  await anna.getByRole("dialog").getByText("Jacoby", { exact: true }).waitFor();
  await shoot(anna, "session-accept");
  await anna.getByRole("dialog").getByRole("button", { name: "Accept and play" }).click();

  // All three go on to the next game at the same table.
  for (const page of [anna, bela, watcher]) await page.waitForURL((url) => url.href !== first);
  assert.equal(anna.url(), watcher.url());
  const { settings, session, score, series } = await settingsOf(anna);
  assert.deepEqual([settings.options.jacoby, session.game, score], [true, 2, { white: 0, black: 0 }]);
  const points = series.points.black;
  await anna.getByText(`Game 2 · Score ${points} – 0`, { exact: true }).waitFor();
  await bela.getByText(`Game 2 · Score 0 – ${points}`, { exact: true }).waitFor();
  // The chat has come along, and the list of games has both.
  await anna.getByRole("tab", { name: /Chat/ }).click();
  await anna.getByRole("log").getByText("Good luck!").waitFor();
  await watcher.getByRole("tab", { name: "Session" }).click();
  await watcher.getByText("In play", { exact: true }).waitFor();
  await watcher.getByText(/^Anna won \d points?$/).waitFor();
  await shoot(watcher, "session-games");

  // Anna ends the session between two games, and changes her mind.
  await resign(anna);
  await anna.getByRole("dialog").getByRole("button", { name: "End the session" }).click();
  await bela.getByRole("dialog").getByText("Anna has ended the session.").waitFor();
  await anna.getByRole("dialog").getByRole("button", { name: "Ask for another game" }).click();
  await bela.getByRole("dialog").getByRole("button", { name: "Next game" }).click();
  await anna.getByText(/^Game 3 · Score/).waitFor();

  // Leaving a game ends the session for both.
  await anna.getByRole("button", { name: "Leave the match" }).click();
  await anna.getByRole("dialog").getByText("Leaving also ends the session.").waitFor();
  await anna.getByRole("dialog").getByRole("button", { name: "Leave the game" }).click();
  await bela.getByRole("dialog").getByText("Anna has ended the session.").waitFor();
  for (const page of [anna, bela, watcher]) assert.deepEqual(page.problems, []);
});
