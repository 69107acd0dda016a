// Studying: a match from another site, its review with keys only, its record sheet; a position that is set up by hand
// and rolled out until the user stops the rollout.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { assertFits, DESKTOP, LANDSCAPE, launch, open, shoot, signUp } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

const MATCH = ` 5 point match

 Game 1
 Anna : 0                       Bob : 0
   1) 31: 24/23 13/10              64: 24/14
   2)  Doubles => 2               Takes
   3) 62: 24/16                   11: 8/7(2) 6/5(2)
`;

let server;
let browser;
before(async () => {
  server = await Server.start("[live]\ndeep_analysis_games = 36\n");
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function signedUp(name) {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(30_000);
  await signUp(page, name);
  return page;
}

test("a match from another site is read, reviewed with the keys only, and drawn as a record sheet", async () => {
  const page = await signedUp("Rosa");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/library");
  const file = (name, text) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
  const choose = page.getByLabel("choose files");
  await choose.setInputFiles([file("cut.mat", MATCH.slice(0, -10))]);
  // The first file is read up to its damaged line, which the page names. The newest match is listed first.
  await page.getByRole("button", { name: "Read with gaps or changes: 1" }).click();
  await page.getByText(/line 7, game 1: /).waitFor();
  await choose.setInputFiles([file("club.mat", MATCH)]);
  await page.getByRole("heading", { name: "Import of club.mat" }).waitFor();
  await page.getByText("1 of 1 files read").waitFor();
  await assertFits(page, "the library");
  await page
    .getByRole("link", { name: /Anna – Bob/ })
    .first()
    .click();
  await page.getByText("2-ply analysis of every decision.").waitFor();
  for (const [width, height] of [
    [667, 375],
    [740, 360],
    [640, 400],
    [320, 256],
  ]) {
    await page.setViewportSize({ width, height });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `the review is ${sideways} px too wide at ${width} x ${height}`);
  }
  await page.setViewportSize(DESKTOP);

  const place = (number) => page.getByText(new RegExp(`^Game 1 · ${number} of 6$`)).waitFor();
  await page.keyboard.press("Home");
  await place(1);
  await page.getByRole("heading", { name: /^Anna rolls 3-1/ }).waitFor();
  await page.getByRole("row", { name: /^24\/23 13\/10 \(Played\)/ }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await place(3);
  await page.getByRole("heading", { name: /^Anna doubles/ }).waitFor();
  // The first play and the double are mistakes: the keys up and down lead from one mistake to another.
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await place("[23]");
  await page.keyboard.press("ArrowUp");
  await place(1);
  await page.keyboard.press("End");
  await place(6);
  await page.keyboard.press("ArrowLeft");
  await place(5);
  await assertFits(page, "the review");

  // The player asks for a rollout of the mistakes.
  await page.getByRole("button", { name: "Roll out the mistakes" }).press("Enter");
  await page
    .getByText(/then mistakes and close decisions rolled out, up to 36 games per choice/)
    .waitFor({ timeout: 120_000 });
  assert.equal(await page.getByRole("button", { name: "Roll out the mistakes" }).count(), 0);
  await place(5);
  await assertFits(page, "the review after rollouts");
  // On a phone on its side the board and the choices are seen together, and the board stays while the rest scrolls.
  await page.setViewportSize(LANDSCAPE);
  await page.evaluate(() => scrollTo(0, 0));
  const seen = () =>
    page.evaluate(() => {
      const inSight = (element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      };
      const [board, choices] = ["svg[data-board]", ".decision tbody tr"].map((part) => document.querySelector(part));
      return {
        board: inSight(board),
        choices: inSight(choices),
        wide: document.body.scrollWidth > innerWidth,
      };
    });
  assert.deepEqual(await seen(), { board: true, choices: true, wide: false });
  await page.mouse.move(800, 200);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY > 300);
  assert.equal((await seen()).board, true);
  await page.setViewportSize(DESKTOP);
  await shoot(page, "review");

  await page.getByRole("button", { name: "Copy link" }).press("Enter");
  await page.getByText("Link copied. It opens this position.").waitFor();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await place(5);

  // The match is exported: as a file for other programs, as a page for a friend, and in a zip archive.
  const files = page.getByRole("region", { name: "Download this match" });
  const saving = page.waitForEvent("download");
  await files.getByRole("link", { name: "For other programs (.mat)" }).press("Enter");
  const saved = await readFile(await (await saving).path(), "utf8");
  assert.match(saved, /5 point match[^]*Anna : 0 +Bob : 0\n +1\) 31: 24\/23 13\/10/);
  const opening = page.context().waitForEvent("page");
  await files.getByRole("link", { name: "Annotated page" }).press("Enter");
  const annotated = await opening;
  await annotated.getByRole("heading", { level: 1, name: "Anna and Bob" }).waitFor();
  await annotated.getByRole("img", { name: "1. Anna: 31: 24/23 13/10" }).waitFor();
  await annotated.setViewportSize({ width: 390, height: 844 });
  // The exported page runs no scripts, so this test may not wait for one.
  assert.equal(await annotated.evaluate(() => document.documentElement.scrollWidth), 390);
  await annotated.close();

  await page.getByRole("link", { name: "Record sheet" }).press("Enter");
  const sheet = page.locator("main img").first();
  await sheet.waitFor();
  await page.waitForFunction((image) => image.complete && image.naturalWidth > 0, await sheet.elementHandle());
  await assertFits(page, "the record sheet");
  await page.goto("/library");
  const all = page.getByRole("region", { name: "Download all your matches" });
  const packing = page.waitForEvent("download");
  await all.getByRole("link", { name: "With the analysis (.sgf)" }).click();
  const zip = await packing;
  assert.equal(zip.suggestedFilename(), "fullprime-matches.zip");
  assert.equal((await readFile(await zip.path())).subarray(0, 2).toString(), "PK");
  await assertFits(page, "the library with its matches");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a position is set up by pointer and keys, evaluated, and rolled out until the user stops the rollout", async () => {
  const page = await signedUp("Nils");
  await page.goto("/analysis");
  const worth = page.getByRole("button", { name: "Roll out" });
  await worth.waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  const board = page.getByRole("group", {
    name: "The board: set up a position",
  });
  const point = (number) => board.getByRole("button", { name: new RegExp(`^Point ${number},`) });
  await point(6).click();
  await point(6).click();
  await page.getByRole("group", { name: "Click to place" }).getByText("Black").click();
  await point(1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  // White has two checkers on its 6 point, and Black has one behind them.
  await page.getByText(/^XGID=-------------------b---A--:/).waitFor();
  await worth.click();
  const games = page
    .getByRole("row", { name: /^No double/ })
    .getByRole("cell")
    .last();
  await page.waitForFunction((cell) => Number(cell.textContent) >= 36, await games.elementHandle());
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Continue" }).waitFor();
  const stopped = await games.innerText();
  await assertFits(page, "the analysis board");
  assert.equal(await games.innerText(), stopped, "a stopped rollout plays no further games");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("the analysis board answers on this device without a connection, and as the server does", async () => {
  const board = (page) => page.getByRole("group", { name: "The board: set up a position" });
  const answer = async (page) => {
    const study = page.locator(".study");
    await study.getByText("1-ply", { exact: true }).last().waitFor();
    return study.innerText();
  };
  const page = await open(browser, server.url);
  page.setDefaultTimeout(60_000);
  const opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:64:0:0:0:7:10";
  await page.goto(`/analysis?id=${encodeURIComponent(opening)}`);
  await answer(page);
  await page.context().setOffline(true);
  await page.getByRole("group", { name: "Click to place" }).getByText("Remove").click();
  await board(page)
    .getByRole("button", { name: /^Point 13,/ })
    .click();
  await page.getByText(/^XGID=-b----E-C---eD---c-e----B-:/).waitFor();
  const onDevice = await answer(page);
  assert.match(onDevice, /24\/14/);
  const xgid = await page.getByText(/^XGID=/).innerText();
  // The socket tries to connect.
  assert.deepEqual(
    page.problems.filter((problem) => !problem.includes("ERR_INTERNET_DISCONNECTED")),
    [],
  );
  await page.context().close();

  const player = await signedUp("Quentin");
  await player.goto(`/analysis?id=${encodeURIComponent(xgid)}`);
  await answer(player);
  const asked = player.waitForResponse((response) => response.url().endsWith("/api/v1/positions"));
  await player.getByText("The server", { exact: true }).click();
  assert.equal((await asked).status(), 200);
  assert.equal(await answer(player), onDevice);

  // The engine of the page rests while its user plays.
  await player.goto("/");
  await player.getByRole("button", { name: "Play a bot" }).first().click();
  const dialog = player.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^Play / })
    .last()
    .click();
  await player.waitForURL(/\/match\//);
  await player.goto("/analysis");
  await player.getByText("While you have a match in play, the server answers.").waitFor();
  assert.ok(await player.getByLabel("This device", { exact: true }).isDisabled());
  await player.context().close();
});

test("a visitor who opens a link to a position sees it with its analysis by this device", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(30_000);
  const bearOff = "XGID=-DD------------------aada-:1:1:1:00:2:1:0:7:10";
  await page.goto(`/analysis?id=${encodeURIComponent(bearOff)}`);
  await page.getByText("These values are exact.").waitFor();
  const board = page.getByRole("group", {
    name: "The board: set up a position",
  });
  // Black is on roll and sits at the bottom, so that the points have the numbers of its plays.
  await board.getByRole("button", { name: /^Point 1, 4 Black checkers/ }).waitFor();
  await assertFits(page, "a position for a visitor");
  await page.goto("/analysis?id=nonsense");
  await page.getByRole("alert").waitFor();
  await page.context().close();

  const player = await signedUp("Petra");
  await player.goto(`/analysis?id=${encodeURIComponent(bearOff)}`);
  await player.getByText("These values are exact.").waitFor();
  await player.getByText("1.153").first().waitFor();
  await player.context().close();
});

test("a decision is shown at all scores and depths, and the openings are looked up", async () => {
  const page = await signedUp("Olga");
  const opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:64:0:0:0:7:10";
  await page.goto(`/analysis?id=${encodeURIComponent(opening)}`);
  await page.getByRole("button", { name: "Compare depths" }).click();
  await page.getByRole("row", { name: /^2-ply/ }).waitFor();
  await page.getByRole("button", { name: "Show all scores" }).click();
  const chart = page.getByRole("table", { name: /^At other scores/ });
  await chart.getByRole("row").nth(10).waitFor();
  assert.equal(await chart.getByRole("row").count(), 11);
  await chart.getByTitle(/^9-away, 9-away: /).waitFor();
  await assertFits(page, "a play at all scores");
  await shoot(page, "scores");
  // Before the roll the chart is about the cube, and the Crawford game has none.
  await page.goto(`/analysis?id=${encodeURIComponent(opening.replace(":64:", ":00:"))}`);
  await page.getByRole("button", { name: "Show all scores" }).click();
  await chart.getByTitle("1C-away, 9-away: no cube").waitFor();
  await chart.getByTitle("9-away, 9-away: No double").waitFor();
  await page.context().close();

  const visitor = await open(browser, server.url);
  await visitor.goto("/openings");
  await visitor.getByRole("heading", { level: 1, name: "Openings" }).waitFor();
  await visitor.getByRole("cell", { name: "8/5 6/5" }).first().waitFor();
  assert.equal(await visitor.locator("tbody").count(), 15);
  await assertFits(visitor, "the openings");
  await shoot(visitor, "openings");
  await visitor.goto("/openings?dice=31&play=8/5%206/5");
  await visitor.getByRole("heading", { level: 1, name: "Replies to 31: 8/5 6/5" }).waitFor();
  await visitor.locator("tbody").nth(20).waitFor();
  assert.equal(await visitor.locator("tbody").count(), 21);
  await assertFits(visitor, "the replies");
  await visitor.getByRole("link", { name: "All openings" }).click();
  await visitor.getByRole("heading", { level: 1, name: "Openings" }).waitFor();
  assert.deepEqual(visitor.problems, []);
  await visitor.context().close();
});

test("a position is read from the text of another program, and a text without one is refused", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(30_000);
  await page.goto("/analysis");
  const field = page.getByLabel("XGID, or GNU Backgammon position id");
  const board = page.getByRole("group", {
    name: "The board: set up a position",
  });
  await field.fill("a drawing of a board");
  await page.getByRole("button", { name: "Load" }).click();
  await page.getByText("No position found in this text.", { exact: false }).waitFor();
  await field.fill(
    "xgid=-DD------------------aada-:1:1:1:00:2:1:0:7:10 X:Anna   O:Ben Score is X:2 O:1 7 pt.(s) match.",
  );
  await page.getByRole("button", { name: "Load" }).click();
  await board.getByRole("button", { name: /^Point 1, 4 Black checkers/ }).waitFor();
  await field.fill("https://other.example/?bgid=4HPwATDgc/ABMA:cInlAAAAAAAE");
  await page.getByRole("button", { name: "Load" }).click();
  await page.getByRole("button", { name: /^Point 6, 5 (White|Black) checkers/ }).waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
