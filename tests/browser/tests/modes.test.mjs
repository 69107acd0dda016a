// Two people play every mode for its stakes or rating, while a third watches. Afterwards the books and the ratings
// agree with the rules to the hundredth.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import { launch, open, PHONE } from "../support/browser.mjs";
import { button, play } from "../support/player.mjs";
import { binary, Server } from "../support/server.mjs";

let server;
let browser;
/** The pages of the two players by name, and the page of the spectator. */
const people = {};
let watcher;
/** The expected state of everybody: credits in hundredths, and for each list the rating and the experience. */
const books = { Anna: 100_000, Bela: 100_000, house: 0 };
const ratings = { Anna: newcomer(), Bela: newcomer() };

function newcomer() {
  return { casual: { rating: 1500, experience: 0 }, stakes: { rating: 1500, experience: 0 } };
}

/** The rating formula of the rules, written here a second time to check the server's. */
function rate(list, n, winner, loser) {
  const [won, lost] = [ratings[winner][list], ratings[loser][list]];
  const lower = 1 / (10 ** ((Math.abs(won.rating - lost.rating) * Math.sqrt(n)) / 2000) + 1);
  const p = won.rating < lost.rating ? 1 - lower : lower;
  const change = ({ experience }) =>
    4 * Math.max(1, 5 - experience / 100) * Math.sqrt(n) * (won.rating === lost.rating ? 0.5 : p);
  const [gain, loss] = [change(won), change(lost)];
  won.rating += gain;
  lost.rating -= loss;
  for (const standing of [won, lost]) standing.experience += n;
}

function pay(winner, loser, { won, lost }) {
  books[winner] += won;
  books[loser] -= lost;
  books.house += lost - won;
}

before(async () => {
  // No analysis: it would make the tests slower.
  server = await Server.start("[live]\nanalyse_matches = false\n");
  browser = await launch();
  for (const [name, viewport] of [
    ["Anna", undefined],
    ["Bela", PHONE],
  ]) {
    const page = await open(browser, server.url, viewport);
    page.setDefaultTimeout(30_000);
    await page.goto("/sign-up");
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
    await page.getByRole("button", { name: "Create the account" }).click();
    await page.getByText(`Good to see you, ${name}.`).waitFor();
    await server.grant(name);
    people[name] = page;
  }
  watcher = await open(browser, server.url);
  watcher.setDefaultTimeout(30_000);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const other = (name) => (name === "Anna" ? "Bela" : "Anna");
const view = async (id) => (await fetch(`${server.url}/api/v1/matches/${id}`)).json();

/** Anna opens a table by link with these choices, Bela sits down, and the third watches. */
async function sitDown(...choices) {
  const { Anna: anna, Bela: bela } = people;
  await anna.goto("/");
  await anna.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = anna.getByRole("dialog");
  for (const choice of ["Anyone with the link", ...choices])
    await dialog.getByText(choice, { exact: true }).first().click();
  const opened = anna.waitForResponse(
    (response) => response.url().endsWith("/api/v1/matches") && response.request().method() === "POST",
  );
  await dialog.getByRole("button", { name: "Open the table" }).click();
  const { id } = await (await opened).json();
  await dialog.waitFor({ state: "detached" });
  await bela.goto(`/match/${id}`);
  await bela.getByRole("button", { name: "Take the seat" }).click();
  await anna.waitForURL(`**/match/${id}`);
  await watch(id);
  return id;
}

async function watch(id) {
  await watcher.goto(`/match/${id}`);
  await watcher.getByRole("application", { name: "Backgammon board" }).waitFor();
}

/** Returns the name of the player who must act now. */
async function onTurn(id) {
  const { phase, ...match } = await view(id);
  return match[phase.seat ?? phase.to].name;
}

/** Plays the first roll for the player to move. Returns the other player, who may double then. */
async function firstRoll(id) {
  const first = await onTurn(id);
  await play(people[first], (_, what) => what === "Confirm");
  return other(first);
}

/**
 * Each player completes a turn. From then on a match counts, however it ends. Returns the player who may double then.
 */
async function firstTurns(id) {
  const second = await firstRoll(id);
  await play(people[second], (_, what) => what === "Confirm");
  const first = other(second);
  while ((await onTurn(id)) !== first) await people[first].waitForTimeout(20);
  return first;
}

const press = (name, what) => button(people[name], what).click();

/** Resigns the most that can be lost. At the start that is a backgammon, which needs no consent. */
async function resign(name) {
  const page = people[name];
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("dialog").getByRole("radio").last().check();
  await page.getByRole("dialog").getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("dialog", { name: "Resign this game?" }).waitFor({ state: "detached" });
}

async function leave(name) {
  const page = people[name];
  await page.getByRole("button", { name: "Leave the match" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Leave( the game)?$/ })
    .click();
}

/** Waits until all three pages show the end of the match, with these words in the result. */
async function ended(winner, ...words) {
  const loser = other(winner);
  await people[loser].getByRole("heading", { name: /^You lost the (match|game)$/ }).waitFor();
  await people[winner].getByRole("heading", { name: /^You won the (match|game)$/ }).waitFor();
  await watcher.getByRole("heading", { name: new RegExp(`^${winner} won the (match|game)$`) }).waitFor();
  for (const page of [people[winner], people[loser], watcher]) {
    for (const word of words) await page.getByRole("dialog").getByText(word).first().waitFor();
  }
}

test("5 points for 5.00 each: a game with the cube at 2, resigned as a backgammon, wins the match", async () => {
  const id = await sitDown("5.00 ℂ each");
  const doubler = await firstTurns(id);
  await press(doubler, "Double");
  await watcher
    .getByText(/is deciding on the double/)
    .first()
    .waitFor();
  await press(other(doubler), "Take");
  await resign(doubler);
  const winner = other(doubler);
  rate("stakes", 5, winner, doubler);
  pay(winner, doubler, { won: 400, lost: 500 });
  await ended(
    winner,
    "Played to the end",
    ratings[winner].stakes.rating.toFixed(2),
    "House: a tenth of 10.00 ℂ = 1.00 ℂ",
  );
  const { score } = await view(id);
  assert.deepEqual([score.white, score.black].sort(), [0, 5], "points beyond the length are not counted");
});

test("three games for 2.50 each: decided after two, and both agree to stop", async () => {
  const id = await sitDown("Three games, no cube", "2.50 ℂ each");
  assert.equal((await view(id)).cube.value, 1);
  // A match that ends before both have completed a turn is not rated. One turn each in the first game is enough.
  await firstTurns(id);
  for (const game of [1, 2]) {
    assert.equal((await view(id)).game, game);
    await resign("Anna");
    await watcher
      .getByText("Bela wins 3 points (backgammon)")
      .nth(game - 1)
      .waitFor();
  }
  for (const name of ["Anna", "Bela"]) assert.equal(await button(people[name], "Double").count(), 0);
  await people.Anna.getByRole("button", { name: "Stop here" }).click();
  await people.Bela.getByText("Anna offers to stop here").waitFor();
  await people.Bela.getByRole("button", { name: "Stop here" }).click();
  rate("stakes", 4, "Bela", "Anna");
  pay("Bela", "Anna", { won: 200, lost: 250 });
  await ended("Bela", "By agreement", ratings.Bela.stakes.rating.toFixed(2), "House: a tenth of 5.00 ℂ = 0.50 ℂ");
  const { score } = await view(id);
  assert.deepEqual(score, { white: 0, black: 6 });
});

test("a single game at 2.00 a point: after a beaver, leaving costs a backgammon, up to the limit", async () => {
  const id = await sitDown("Single game by the point", "2.00 ℂ per point", "Beavers", "Alternate");
  assert.equal(await onTurn(id), "Anna", "the opener of the table starts");
  assert.equal(await firstRoll(id), "Bela");
  await press("Bela", "Double");
  await press("Anna", "Beaver");
  await people.Bela.getByText("Beaver: cube at 4").waitFor();
  await press("Bela", "Take");
  // Bela has completed no turn: the stake is lost, and nothing is rated.
  await leave("Bela");
  pay("Anna", "Bela", { won: 1800, lost: 2000 });
  await ended("Anna", "Won: 12 × 2.00 ℂ, up to the limit of 20.00 ℂ", "House: a tenth of 20.00 ℂ = 2.00 ℂ");
});

test("normal games with every option: one is left after a raccoon, the next is played and resigned", async () => {
  const id = await sitDown("Game by game", "Jacoby", "Automatic doubles", "Beavers", "Raccoons");
  const doubler = await firstRoll(id);
  const { value } = (await view(id)).cube;
  await press(doubler, "Double");
  await press(other(doubler), "Beaver");
  await press(doubler, "Raccoon");
  await watcher.getByRole("button", { name: `Raccoons to ${8 * value}` }).waitFor();
  await leave(doubler);
  const winner = other(doubler);
  await ended(winner, "Not rated: it ended before both players had completed a turn.");
  // The cube was turned, so Jacoby lets the backgammon count.
  assert.equal(Math.max(...Object.values((await view(id)).score)), 24 * value);

  // Leaving has ended the session. The player who left may ask for another game all the same.
  await people[winner].getByRole("dialog").getByText(`${doubler} has ended the session.`).waitFor();
  await people[doubler].getByRole("dialog").getByRole("button", { name: "Ask for another game" }).click();
  await people[winner].getByRole("dialog").getByRole("button", { name: "Next game" }).click();
  for (const page of [people.Anna, people.Bela, watcher]) await page.waitForURL((url) => !url.pathname.endsWith(id));
  const next = new URL(people.Anna.url()).pathname.split("/").at(-1);
  const { points } = (await view(next)).series;
  for (const [name, near, far] of [
    ["Anna", "black", "white"],
    ["Bela", "white", "black"],
  ])
    await people[name].getByText(`Game 2 · Score ${points[near]} – ${points[far]}`, { exact: true }).waitFor();
  assert.equal((await view(next)).white.name, "Bela", "the seats are changed");
  await firstTurns(next);
  // While the cube is centred, Jacoby counts every game single.
  await resign("Anna");
  rate("casual", 1, "Bela", "Anna");
  await ended("Bela", "Anna resigned", ratings.Bela.casual.rating.toFixed(2));
  const again = await view(next);
  assert.equal(again.score.white, again.cube.value);
});

test("books and ratings are right to the hundredth", async () => {
  assert.equal(books.Anna + books.Bela + books.house, 200_000);
  // The starting grants, which came with the first match.
  for (const name of Object.keys(people)) books[name] += 100_000;
  for (const [name, page] of Object.entries(people)) {
    const statement = await (await page.request.get("/api/v1/account/credits")).json();
    assert.equal(statement.balance, books[name], `the credits of ${name}`);
    assert.equal(statement.staked, 0);
    const profile = await (await fetch(`${server.url}/api/v1/players/${name}`)).json();
    for (const { list, rating, experience } of profile.ratings) {
      const expected = ratings[name][list];
      assert.deepEqual(
        [rating.toFixed(2), experience],
        [expected.rating.toFixed(2), expected.experience],
        `${name}, ${list}`,
      );
    }
    await page.goto("/credits");
    await page
      .getByRole("main")
      .getByText(`${(books[name] / 100).toFixed(2)} ℂ`)
      .first()
      .waitFor();
  }
  // The operator's own count of every account, stake and rating says the same.
  for (const what of ["ledger", "ratings"]) {
    await promisify(execFile)(binary, [
      "admin",
      "--database",
      `sqlite://${join(server.folder, "test.db")}`,
      what,
      "verify",
    ]);
  }
  for (const page of [...Object.values(people), watcher]) assert.deepEqual(page.problems, []);
});
