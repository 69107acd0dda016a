// A stranger signs up, plays a whole rated match against a bot by clicking, cube and all, through a crash of the server,
// and finds rating, history and dice right afterwards.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, open, PHONE } from "../support/browser.mjs";
import { play, verdict } from "../support/player.mjs";
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

/** Returns the controls of a dialog that reach beyond its edge. */
const cutOff = (dialog) => {
  const { left, right } = dialog.getBoundingClientRect();
  const controls = [...dialog.querySelectorAll("a, button")];
  const beyond = controls.filter((control) => {
    const box = control.getBoundingClientRect();
    return box.left < left || box.right > right;
  });
  return beyond.map((control) => control.textContent);
};

/** Rating and experience of this name in the list of stakes. */
async function stakesOf(name) {
  const profile = await (await fetch(`${server.url}/api/v1/players/${name}`)).json();
  return profile.ratings.find((standing) => standing.list === "stakes");
}

/** A newcomer's rating after a first match to 5 points against a player with this rating, by the formula of the rules. */
function ratedOnce(won, opponent) {
  const upset = 1 / (1 + 10 ** ((Math.abs(1500 - opponent) * Math.sqrt(5)) / 2000));
  const isFavourite = opponent < 1500;
  const change = 4 * 5 * Math.sqrt(5) * (won === isFavourite ? upset : 1 - upset);
  return (1500 + (won ? change : -change)).toFixed(2);
}

test("a rated 5-point match against a bot, from signing up to the verified dice", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(15_000);

  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill("Marlene");
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText("Good to see you, Marlene.").waitFor();

  await page.getByRole("button", { name: "Play a bot" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Play / })
    .last()
    .click();
  await page.waitForURL(/\/match\//);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const { white, black } = await (await fetch(`${server.url}/api/v1/matches/${id}`)).json();
  const bot = await stakesOf([white, black].find((seat) => seat.bot).name);
  await page.getByRole("application", { name: "Backgammon board" }).waitFor();
  await assertAccessible(page, "the match");

  await play(page, (pressed) => pressed >= 25, { doubles: true });
  await server.crashAndRestart();
  await play(page, undefined, { doubles: true });

  const won = (await verdict(page).innerText()) === "You won the match";
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    assert.deepEqual(
      await page.getByRole("dialog").evaluate(cutOff),
      [],
      `all of the end of the match fits ${size.width} pixels`,
    );
  }
  await assertAccessible(page, "the end of the match");
  const stakes = await stakesOf("Marlene");
  assert.equal(stakes.experience, 5);
  const expected = ratedOnce(won, bot.rating);
  assert.equal(stakes.rating.toFixed(2), expected);
  // Below experience 20 a rating is provisional, which the question mark shows.
  await page.getByText(`${expected}?`, { exact: true }).first().waitFor();

  // The review is made without a request. The player steps through it with the keys only.
  await page.getByRole("link", { name: "Review" }).click();
  await page.getByText("2-ply analysis of every decision.").waitFor({ timeout: 120_000 });
  await page.getByText(/^Game \d+ · \d+ of \d+$/).waitFor();
  await page.keyboard.press("Home");
  await page.getByText(/^Game 1 · 1 of/).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByText(/^Game 1 · 2 of/).waitFor();
  await page.getByRole("row", { name: /^PR / }).waitFor();
  // A comment belongs to the decision at which it was written.
  await page.getByLabel("Your comment").fill("Here I was lucky.");
  await page.getByRole("button", { name: "Post" }).click();
  await page.getByRole("listitem").filter({ hasText: "Here I was lucky." }).waitFor();
  await assertAccessible(page, "the review");
  await page
    .getByRole("group", { name: "Step through the match" })
    .getByRole("button", { name: "Forward", exact: true })
    .click();
  await page.getByRole("button", { name: "1 comment elsewhere in the match" }).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Here I was lucky." })
    .getByRole("button", { name: "Delete" })
    .click();
  await page.getByText("No comments yet.").waitFor();
  await page.setViewportSize(PHONE);
  await assertAccessible(page, "the review on a phone");
  assert.ok(
    (await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0,
    "it does not scroll sideways",
  );
  await page.setViewportSize(DESKTOP);

  await page.goto("/history");
  await page
    .getByRole("link", { name: /^Review the match/ })
    .first()
    .waitFor();
  await page.locator(`a[href*="${id}"]`).first().waitFor();
  await assertAccessible(page, "the history");

  await page.goto(`/verify/${id}`);
  await page
    .getByText(/every roll/i)
    .first()
    .waitFor();
  await assertAccessible(page, "the dice verification");

  await page.goto("/player/Marlene");
  await page.getByText(`${expected}?`, { exact: true }).first().waitFor();
  await assertAccessible(page, "the player page");

  // While the server was down the browser logged its refused connections; any other error is a fault.
  assert.deepEqual(
    page.problems.filter((problem) => !problem.includes("ERR_CONNECTION_REFUSED")),
    [],
  );
});
