// Notices show on every page and survive a reload; the browser shows them only to a player who has switched them on.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, open, PHONE, shoot } from "../support/browser.mjs";
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

/** Replaces the page's notifications: they are kept in `window.told`, and the first request for permission is refused. */
async function withNotifications(page) {
  await page.addInitScript(() => {
    window.asked = 0;
    window.told = [];
    window.Notification = class {
      static permission = sessionStorage.getItem("permission") ?? "default";
      static async requestPermission() {
        window.asked += 1;
        this.permission = window.asked > 1 ? "granted" : "denied";
        sessionStorage.setItem("permission", this.permission);
        return this.permission;
      }
      constructor(title, { body, tag }) {
        window.told.push({ body, tag });
      }
      close() {}
    };
  });
}

async function signUp(name, viewport) {
  const page = await open(browser, server.url, viewport);
  page.setDefaultTimeout(30_000);
  await withNotifications(page);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText(`Good to see you, ${name}.`).waitFor();
  return page;
}

const bell = (page, name) => page.getByRole("button", { name, exact: true });

async function wantNotifications(page) {
  await page.goto("/account");
  const wanted = page.getByRole("switch", { name: "Browser notifications" });
  assert.equal(await wanted.isChecked(), false);
  assert.equal(await page.evaluate(() => window.asked), 0, "no permission is requested before the switch is pressed");
  await wanted.click();
  await page.getByText("Your browser blocks notifications for this site.").first().waitFor();
  assert.equal(await wanted.isChecked(), false, "the switch stays off if the browser refuses");
  await wanted.click();
  await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('notices\\":true'));
  assert.equal(await wanted.isChecked(), true);
  await page.reload();
  assert.equal(await wanted.isChecked(), true);
}

test("a challenge and turns are announced on every page, and by the browser while no page is visible", async () => {
  const anna = await signUp("Anna", DESKTOP);
  const bela = await signUp("Bela", PHONE);
  await wantNotifications(bela);
  await assertAccessible(bela, "the account page with notifications");
  await bela.goto("/rules");
  await bell(bela, "Nothing is waiting for you").waitFor();

  // Anna challenges Bela to a correspondence match.
  await anna.getByRole("button", { name: "Challenge Bela" }).click();
  const dialog = anna.getByRole("dialog");
  await dialog.getByText("Days", { exact: true }).click();
  await dialog.getByRole("button", { name: "Open the table" }).click();
  await bela.getByRole("status").getByRole("link", { name: "Anna challenges you" }).waitFor();
  await bell(bela, "1 waiting for you").waitFor();
  await bela.reload();
  await bell(bela, "1 waiting for you").click();
  await bela.getByRole("link", { name: /^Anna challenges you/ }).click();
  await bela.getByRole("button", { name: "Take the seat" }).click();
  await anna.waitForURL(/\/match\//);

  // The player to move rolls and plays; the other player has gone to another page meanwhile.
  const onTurn = anna.getByRole("button", { name: /^Roll/ }).or(anna.locator("g.place.usable.source"));
  const belaOnTurn = bela.getByRole("button", { name: /^Roll/ }).or(bela.locator("g.place.usable.source"));
  await Promise.race([onTurn.first().waitFor(), belaOnTurn.first().waitFor()]);
  const [first, second] = (await onTurn.first().isVisible()) ? [anna, bela] : [bela, anna];
  const name = first === anna ? "Anna" : "Bela";
  await second.goto("/rules");
  await bell(second, "Nothing is waiting for you").waitFor();
  await second.evaluate(() => {
    // The page believes that its tab is hidden.
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
  });
  assert.equal(await bell(first, "Nothing is waiting for you").count(), 1, "a match in view needs no reminder");
  await play(first, async () => (await bell(second, "1 waiting for you").count()) > 0);
  if (second === bela) {
    await second.waitForFunction(() => window.told.length > 0);
    assert.match((await second.evaluate(() => window.told))[0].body, new RegExp(`^Your turn against ${name}$`));
  } else {
    assert.deepEqual(
      await second.evaluate(() => window.told),
      [],
      "the browser tells nothing to a player who has not switched notifications on",
    );
  }
  await second.reload();
  await bell(second, "1 waiting for you").click();
  await second.getByText("1 correspondence match is waiting for you.").waitFor();
  await assertAccessible(second, "the list of what is waiting");
  await shoot(second, "bell");
  await second.getByRole("link", { name: new RegExp(`^Your turn against ${name}`) }).click();
  await second.waitForURL(/\/match\//);
  for (const page of [anna, bela]) assert.deepEqual(page.problems, []);
});

/** Rolls, plays and confirms, until the turn is over. */
async function play(page, isOver) {
  const ends = Date.now() + 60_000;
  while (!(await isOver())) {
    assert.ok(Date.now() < ends, "the turn ends");
    for (const name of ["Roll", "Confirm"]) {
      const button = page.getByRole("button", { name: new RegExp(`^${name}( \\(?[A-Za-z]+\\)?)?$`) }).first();
      if (await button.isVisible()) await button.click().catch(() => undefined);
    }
    const source = page.locator("g.place.usable.source").first();
    if ((await source.count()) === 0) {
      await page.waitForTimeout(20);
      continue;
    }
    await source.click({ timeout: 2_000 }).catch(() => undefined);
    const target = page.locator("g.place.usable:not(.source)").first();
    if ((await target.count()) > 0) await target.click({ timeout: 2_000 }).catch(() => undefined);
  }
}
