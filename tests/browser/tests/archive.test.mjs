// The archive: many files at once, the user's names in them, the first lesson, the profile, a search, a link, and a
// repair.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertFits, DESKTOP, LANDSCAPE, launch, newcomer, open, shoot } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

/** Anna plays 3-1 badly and passes a double that she should take. */
const match = (opponent, day, play = "24/14") => `; [EventDate "${day}"]

 5 point match

 Game 1
 ${opponent} : 0                       Anna : 0
   1) 31: 8/5 6/5                  64: ${play}
   2) 62: 24/16                    31: 24/23 13/10
   3)  Doubles => 2                Drops
      Wins 1 point
`;

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

const file = (name, text) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

test("files become lessons, a profile and positions, and a bad row is repaired", async () => {
  const page = await newcomer(browser, server.url, "Rosa");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/library");
  const many = Array.from({ length: 12 }, (_, index) =>
    file(`${index}.mat`, match(`Player ${index % 4}`, `20${14 + index}.0${1 + (index % 9)}.15`)),
  );
  const choose = page.getByLabel("choose files");
  await choose.setInputFiles([...many, file("photo.jpg", "no match"), file("letter.txt", "Dear Anna")]);
  await page.getByText("12 of 13 files read").waitFor();
  await page.getByRole("button", { name: "Not read: 1" }).click();
  await page.getByText("letter.txt").waitFor();
  await page.getByText("1 file left out").waitFor();
  await page.getByText("12 of 12 matches analysed").waitFor({ timeout: 120_000 });
  await assertFits(page, "the library with a report");
  await shoot(page, "import");

  const who = page.getByRole("heading", {
    name: "Which of these players are you?",
  });
  await who.waitFor();
  // Anna is in every file, so she is proposed; only the account's own name would be ticked.
  const anna = page.getByRole("checkbox", { name: /Anna.*in most files/ });
  assert.ok(!(await anna.isChecked()));
  assert.ok(await page.getByRole("button", { name: "That is me" }).isDisabled());
  await anna.check();
  await page.getByRole("button", { name: "That is me" }).click();
  await who.waitFor({ state: "detached" });

  // The list shows the days of the matches. It can be sorted, and searched by file.
  const list = page.locator("main ul.list");
  await list.getByText(/Jan 15, 2014|15 Jan 2014/).waitFor();
  const names = () => list.locator("li b").allTextContents();
  assert.match((await names())[0], /Player 3/);
  await page.getByLabel("Order").selectOption("By opponent");
  assert.match((await names())[0], /Player 0/);
  await page.getByLabel("Order").selectOption("Largest total error first");
  await list
    .getByText(/^total error \d+\.\d\d : \d+\.\d\d$/)
    .first()
    .waitFor();
  await page.getByLabel("Find a file, folder or player").fill("11.mat");
  assert.equal((await names()).length, 1);
  await page.getByLabel("Find a file, folder or player").fill("no such file");
  await page.getByText("Nothing found. Change the search.").waitFor();
  await assertFits(page, "the list of the library");

  // A file that cannot be a match has a report of its own.
  await choose.setInputFiles([file("picture.png", "no match")]);
  await page.getByRole("heading", { name: "Import of picture.png" }).waitFor();
  await page.getByText("None of these files can hold a match").waitFor();
  assert.equal(await page.getByText("12 of 13 files read").count(), 0);
  assert.equal(await page.getByText("letter.txt").count(), 0);
  // The earlier report can be opened again from a list. A closed report stays closed after a reload.
  const earlier = page.getByRole("region", { name: "Earlier imports" }).getByRole("button", { name: /^0\.mat/ });
  await earlier.waitFor();
  await assertFits(page, "the library with earlier imports");
  await shoot(page, "library");
  await earlier.click();
  await page.getByText("12 of 13 files read").waitFor();
  await earlier.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Close the report" }).click();
  await earlier.waitFor();
  await page.reload();
  await earlier.waitFor();
  assert.equal(await page.getByText("12 of 13 files read").count(), 0);

  // The trainer has a question from these matches within half a minute.
  await page.goto("/trainer");
  const question = page.getByRole("heading", {
    name: /^(Your cube action\?|How do you play )/,
  });
  for (let look = 0; look < 60 && (await question.count()) === 0; look++) {
    await page.waitForTimeout(500);
    await page.reload();
    await page.getByRole("heading", { name: "Trainer" }).waitFor();
  }
  await page.locator("main ol button").first().click();
  await page.getByText(/^(Correct|Not the best)$/).waitFor();
  // Every choice has its equity, and its cost in a column of its own.
  await page.getByRole("columnheader", { name: "Equity" }).waitFor();
  assert.match(await page.locator("main table tbody tr").first().innerText(), /[+−]?[0-9]\.[0-9]{3}/);
  assert.equal(await page.getByText("In the match:").count(), 0);
  await page.getByRole("link", { name: "See it in the match" }).waitFor();

  await page.goto("/archive");
  await page.getByText("12 matches").first().waitFor();
  await page.getByRole("heading", { name: "Over time" }).waitFor();
  await page.getByText("Wrong passes").waitFor();
  await assertFits(page, "the profile");
  await shoot(page, "profile");
  await page.getByLabel("Opponent", { exact: true }).selectOption("Player 1");
  await page.getByText("3 matches").first().waitFor();

  await page.goto("/positions");
  await page.getByText(/^[0-9]+ of [0-9]+ decisions$/).waitFor();
  await page.getByLabel("Kind of decision or phase").selectOption("Takes and passes");
  await page.getByRole("button", { name: "Point 23: at least 0" }).click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByText(/^12 of [0-9]+ decisions$/).waitFor();
  await page.getByLabel("Name of the search").fill("Passes");
  await page.getByRole("button", { name: "Save search" }).click();
  await page.getByRole("button", { name: "Passes", exact: true }).waitFor();
  await assertFits(page, "the position library");
  await shoot(page, "positions");
  const first = page.locator("article").first();
  await first.getByRole("button", { name: "Note" }).click();
  await first.getByLabel("Note").fill("Count first.");
  await first.getByRole("button", { name: "Save note" }).click();
  await first.getByText("Count first.").waitFor();
  await first.getByRole("button", { name: "Share" }).click();
  await page.getByText("Link copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await open(browser, server.url, DESKTOP);
  await stranger.goto(link);
  await stranger.getByRole("heading", { name: "A position from a match of Rosa" }).waitFor();
  assert.equal(await stranger.getByText(/Player [0-9]/).count(), 0);
  await assertFits(stranger, "a shared position");
  await shoot(stranger, "shared");
  assert.deepEqual(stranger.problems, []);

  // A row that cannot be replayed is repaired with a legal play.
  await page.goto("/library");
  await choose.setInputFiles([file("bad.mat", match("Bert", "2026.01.02", "99/14"))]);
  await page.getByText("1 of 1 files read").waitFor();
  await page.getByText("1 of 1 matches analysed").waitFor();
  await page.getByRole("link", { name: /^Bert – Anna/ }).click();
  await page.getByText("2-ply analysis of every decision.").waitFor();
  await page.getByLabel("How was 6-4 played?").selectOption("24/14");
  await assertFits(page, "the repair");
  await shoot(page, "repair");
  // Another illegal play is refused beside the field, with a list of the legal plays.
  const row = page.getByLabel("The row as it should be");
  const typed = await row.inputValue();
  await row.fill(typed.replace("24/14", "24/15"));
  await page.getByRole("button", { name: "Replace the row" }).click();
  await page.getByRole("alert").filter({ hasText: "24/14" }).waitFor();
  assert.equal(await row.getAttribute("aria-invalid"), "true");
  await row.fill(typed);
  // On a phone a row of the file breaks between the turns, not within a roll.
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = await page
    .locator("pre")
    .first()
    .evaluate((pre) => [...pre.querySelectorAll("span")].map((part) => part.getClientRects().length));
  assert.ok(lines.length > 1 && lines.every((count) => count <= 1), `parts of the row on several lines: ${lines}`);
  await assertFits(page, "the repair on a phone");
  await page.setViewportSize({ width: DESKTOP.width, height: DESKTOP.height });
  await page.getByRole("button", { name: "Replace the row" }).click();
  await page.getByRole("heading", { name: "Corrected by you" }).waitFor();
  await page.getByText(/^Game 1 · [0-9]+ of 6$/).waitFor({ timeout: 60_000 });
  await page.setViewportSize(LANDSCAPE);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(sideways <= 0, `the repair is ${sideways} px too wide`);
  await page.goto("/library");
  await page.getByRole("heading", { name: "Import of bad.mat" }).waitFor();
  await page.getByRole("button", { name: "Delete the report on 0.mat" }).click();
  await earlier.waitFor({ state: "detached" });
  assert.deepEqual(
    (await (await page.request.get("/api/v1/imports")).json()).map((one) => one.name),
    ["bad.mat"],
  );
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("names in an old encoding are shown before the import, and one choice corrects them", async () => {
  const page = await newcomer(browser, server.url, "Olga");
  await page.goto("/library");
  const old = (name, opponent) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(match(opponent, "2004.03.02"), "latin1"),
  });
  await page.getByLabel("choose files").setInputFiles([old("a.mat", "Dvo\xe8"), old("b.mat", "Vl\xe8ek")]);
  await page.getByRole("heading", { name: "Check the letters of these files" }).waitFor();
  await page.getByLabel("Read the letters as").selectOption("Central European (Windows-1250)");
  await page.getByText("Dvoč", { exact: true }).waitFor();
  await assertFits(page, "the choice of a code page");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("2 of 2 files read").waitFor();
  await page.getByRole("link", { name: /^Vlček – Anna/ }).waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
