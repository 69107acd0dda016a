// Every page that needs no match, at desktop and phone width, light and dark: it is drawn without errors, is
// accessible, and does not scroll sideways.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, open, PHONE, signUp, watchShifts } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

const PAGES = [
  "/",
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/reset-password?token=0",
  "/confirm-mail?token=0",
  "/unsubscribe?token=0",
  "/rules",
  "/settings",
  "/verify",
  "/about",
  "/analysis",
  "/player/Pip",
  "/credits",
  "/boards",
  "/practice",
  "/programs",
  "/events",
  "/events/score-sheet",
  "/events/new-team-match",
  "/events/new-team-event",
  "/events/new-comparative",
  "/leaderboards/teams",
  "/clubs",
  "/clubs/00000000000",
  "/no/such/page",
];

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

for (const [width, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`the pages at ${width} width, light and dark`, async () => {
    const page = await open(browser, server.url, viewport);
    for (const path of PAGES) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      await assertAccessible(page, `${path} (${width}, light)`);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(sideways <= 0, `${path} is ${sideways} px wider than the ${width}`);
      // The page is the same in other colours: only contrasts can differ, so only they are checked.
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await page.reload();
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      await assertAccessible(page, `${path} (${width}, dark)`, ["color-contrast"]);
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

for (const [locale, lead] of Object.entries({
  "de-AT": "Backgammon, dem du trauen kannst.",
  "uk-UA": "Бекгемон, якому можна довіряти.",
})) {
  test(`a browser set to ${locale} gets that language until the user chooses another`, async () => {
    const page = await open(browser, server.url, PHONE, locale);
    await page.goto("/");
    await page.getByRole("heading", { name: lead }).waitFor();
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      assert.equal(await page.locator("html").getAttribute("lang"), locale.slice(0, 2));
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(sideways <= 0, `${path} is ${sideways} px wider than the phone in ${locale}`);
    }
    await page.goto("/settings");
    await page.getByText("English", { exact: true }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.goto("/rules");
    await page.getByRole("heading", { name: "Bearing off" }).waitFor();
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test("all of the client weighs less than 250 KB compressed", async () => {
  const page = await open(browser, server.url);
  let weight = 0;
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  client.on("Network.loadingFinished", ({ encodedDataLength }) => (weight += encodedDataLength));
  for (const path of ["/", "/rules", "/verify", "/sign-up", "/settings"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  assert.ok(weight > 10_000, "nothing was measured");
  assert.ok(weight < 250 * 1024, `${weight} bytes were transferred`);
});

test("pages of lists do not jump when they load, and their cards do not touch", async () => {
  const page = await open(browser, server.url);
  await signUp(page, "Judith");
  await watchShifts(page);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    for (const path of ["/history", "/events", "/dice", "/clubs", "/credits", "/library", "/leaderboards/price"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      const what = `${path} at ${viewport.width}`;
      const shifted = await page.evaluate(() => globalThis.shifted);
      assert.ok(shifted < 0.1, `${what} has shifted by ${shifted}`);
      const touching = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll("main .card")].map((card) => card.getBoundingClientRect());
        return boxes.filter((one) =>
          boxes.some(
            (other) => Math.abs(one.bottom - other.top) < 2 && one.left < other.right && other.left < one.right,
          ),
        ).length;
      });
      assert.equal(touching, 0, `cards that touch on ${what}`);
    }
  }
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
