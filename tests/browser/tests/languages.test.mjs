// Languages: in Spanish (the longest words) and Hebrew (right to left) each page has the right direction and fits a phone, and
// the board is not mirrored. Sets of boards, checkers and dice are chosen from pictures, and the choice is kept.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, assertFits, DESKTOP, LANDSCAPE, launch, open, PHONE, shoot } from "../support/browser.mjs";
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

const LANGUAGES = [
  {
    name: "Spanish",
    tag: "es-AR",
    dir: "ltr",
    pages: [
      ["/", "Jugar al backgammon"],
      ["/rules", "Las reglas"],
      ["/settings", "Ajustes"],
      ["/practice", "Práctica"],
      ["/leaderboards", "Clasificaciones"],
      ["/events", "Eventos"],
      ["/puzzles", "Problemas"],
      ["/sign-up", "Crear una cuenta"],
      ["/verify", "Comprobar los dados"],
    ],
    begin: "Empezar",
    board: "Tablero de backgammon",
  },
  {
    name: "Hebrew",
    tag: "he-IL",
    dir: "rtl",
    pages: [
      ["/", "משחק שש־בש"],
      ["/rules", "כללי המשחק"],
      ["/settings", "הגדרות"],
      ["/practice", "אימון"],
      ["/leaderboards", "טבלאות הדירוג"],
      ["/events", "אירועים"],
      ["/puzzles", "חידות"],
      ["/sign-up", "הרשמה"],
      ["/verify", "בדיקת הקוביות"],
    ],
    begin: "להתחיל",
    board: "לוח שש־בש",
  },
];

for (const { name, tag, dir, pages, begin, board } of LANGUAGES) {
  const slug = name.toLowerCase();

  test(`${name} pages are written in their direction, fit a phone and are accessible`, async () => {
    const page = await open(browser, server.url, PHONE, tag);
    page.setDefaultTimeout(30_000);
    for (const [path, title] of pages) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.dir), dir);
      assert.equal(await page.evaluate(() => document.documentElement.lang), tag.slice(0, 2));
      if (path !== "/") await page.getByRole("heading", { level: 1, name: title }).waitFor();
      if (path === "/rules") await page.locator(`.prose[lang="${tag.slice(0, 2)}"][dir="${dir}"]`).waitFor();
      await assertFits(page, `${path} in ${name}`);
      await shoot(page, `${slug}${path.replaceAll("/", "-")}`);
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test(`the board is not mirrored in ${name}, and the match fits a phone either way`, async () => {
    const page = await open(browser, server.url, DESKTOP, tag);
    page.setDefaultTimeout(30_000);
    await page.goto("/practice");
    await page.getByRole("button", { name: begin, exact: true }).click();
    await page.getByRole("application", { name: board }).waitFor();
    for (const viewport of [DESKTOP, PHONE, LANDSCAPE]) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(500);
      const place = await page.evaluate(() => {
        const board = document.querySelector("svg[data-board]").getBoundingClientRect();
        const one = [...document.querySelectorAll("svg[data-board] .ground text")].find(
          (text) => text.textContent === "1",
        );
        const box = one.getBoundingClientRect();
        return {
          share: (box.left - board.left) / board.width,
          sideways: document.documentElement.scrollWidth - innerWidth,
        };
      });
      assert.ok(place.share > 0.6, `the 1-point is at ${place.share} of the board at ${viewport.width}`);
      assert.ok(place.sideways <= 0, `the page is ${place.sideways} px too wide at ${viewport.width}`);
      await assertAccessible(page, `a match in ${name} at ${viewport.width}`);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${slug}-match-${viewport.width}.png` });
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test("signs, numbers and moves keep their order in Hebrew", async () => {
  const page = await open(browser, server.url, DESKTOP, "he-IL");
  await page.goto("/openings");
  const cell = page.getByRole("cell", { name: "+0.243" }).first();
  await cell.waitFor();
  const order = await cell.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const leftOf = (sign) => {
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(sign));
      range.setEnd(text, text.data.indexOf(sign) + 1);
      return range.getBoundingClientRect().left;
    };
    return ["+", "0", ".", "±"].map(leftOf);
  });
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
  await page.context().close();
});

/** The first texts of a language. Those of English are part of the program. */
const FIRST_TEXTS = /\/first-[^/]*\.js$/;

test("a language is chosen in the settings and fetched then, not before", async () => {
  const page = await open(browser, server.url);
  const fetched = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assert.ok(!fetched.some((path) => FIRST_TEXTS.test(path)), "no other language is loaded");
  await page.getByText("עברית", { exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "הגדרות" }).waitFor();
  assert.ok(fetched.some((path) => FIRST_TEXTS.test(path)));
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "הגדרות" }).waitFor();
  await page.getByText("English", { exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dir), "ltr");
  await page.context().close();
});

test("board, checkers, dice and size are chosen, shown at once and kept", async () => {
  const page = await open(browser, server.url);
  await page.goto("/settings");
  for (const name of ["Burgundy", "Ruby", "Pixel"]) await page.getByText(name, { exact: true }).click();
  await page.getByText("Small", { exact: true }).click();
  await page.getByText("Fast", { exact: true }).click();
  await page.getByText("25 %", { exact: true }).click();
  await assertFits(page, "the settings");
  await shoot(page, "settings-sets");
  await page.reload();
  const chosen = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  assert.deepEqual([chosen.checkers, chosen.dice], ["ruby", "pixel"]);
  for (const name of ["Burgundy", "Ruby", "Pixel", "Small", "Fast", "25 %"]) {
    assert.ok(await page.getByRole("radio", { name, exact: true }).isChecked(), name);
  }
  await page.setViewportSize(DESKTOP);
  await page.goto("/practice");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("application", { name: "Backgammon board" }).waitFor();
  assert.equal(await page.locator("svg[data-board]").first().getAttribute("data-board"), "burgundy");
  const width = () => page.evaluate(() => document.querySelector("svg[data-board]").getBoundingClientRect().width);
  const small = await width();
  await page.goto("/settings");
  await page.getByText("Large", { exact: true }).click();
  await page.goBack();
  await page.getByRole("application", { name: "Backgammon board" }).waitFor();
  // A large board is larger.
  await page.waitForFunction(
    (least) => document.querySelector("svg[data-board]").getBoundingClientRect().width > least,
    1.2 * small,
  );
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/burgundy-match.png` });
  await page.context().close();
});

test("a question mark shows all keys, and is a question mark where the user writes", async () => {
  const page = await open(browser, server.url);
  await page.goto("/leaderboards");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await help.getByText("previous and next mistake").waitFor();
  await assertFits(page, "the list of keys");
  await shoot(page, "keys");
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  const field = page.getByLabel("Find a player");
  await field.fill("");
  await field.press("?");
  assert.equal(await field.inputValue(), "?");
  assert.equal(await help.count(), 0);
  await page.context().close();
});
