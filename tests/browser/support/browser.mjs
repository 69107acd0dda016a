// The browser: Debian's Chromium without a window.

import axe from "axe-core";
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

/** Common sizes of a browser window. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** A phone on its side. */
export const LANDSCAPE = { width: 844, height: 390 };

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"],
  });
}

/**
 * Opens a page that shares no cookies with others. Its `problems` are the errors that its scripts throw or log; a test
 * checks them at its end.
 */
export async function open(browser, url, viewport = DESKTOP, locale = "en-GB") {
  const context = await browser.newContext({ viewport, baseURL: url, reducedMotion: "reduce", locale });
  const page = await context.newPage();
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(String(error)));
  page.on("console", (message) => {
    // The browser logs each refused request as an error too; tests that provoke one check the page's own message.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
      page.problems.push(message.text());
    }
  });
  return page;
}

/** Sums the layout shifts of every document that the page opens from now on, as `globalThis.shifted`. */
export async function watchShifts(page) {
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** With SHOTS set to a folder, keeps pictures of the whole page there, at both sizes, light and dark, to be looked at. */
export async function shoot(page, name) {
  if (!process.env.SHOTS) return;
  const before = page.viewportSize();
  for (const [width, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
        animations: "disabled",
      });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(before);
}

/** Checks that the page is accessible as it is now, by all rules or only by `rules`. */
export async function assertAccessible(page, what, rules = null) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  // In the middle of a change the colours are not those that are read.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(passing.map((one) => one.finished));
  });
  // Only violations are read. Describing every part that passes a rule takes three times as long as the check itself.
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate((options) => globalThis.axe.run(document, options), options);
  const told = violations.map(
    (found) => `${found.id}: ${found.help}\n  ${found.nodes.map((n) => n.html).join("\n  ")}`,
  );
  assert.deepEqual(told, [], `accessibility of ${what}`);
}

/** Checks at each size that the page is accessible and not wider than the screen. */
export async function assertFits(page, what, sizes = [PHONE, DESKTOP]) {
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await assertAccessible(page, `${what}, ${viewport.width} wide`);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `${what} is ${sideways} px wider than ${viewport.width}`);
  }
}

/** Gives a page a device that stores passkeys and verifies its user. The page needs a host name, such as localhost. */
export async function addAuthenticator(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Creates an account with the form. */
export async function signUp(page, name) {
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText(`Good to see you, ${name}.`).waitFor();
}

/** Opens a page of desktop size and creates an account there. */
export async function newcomer(browser, url, name) {
  const page = await open(browser, url, DESKTOP);
  page.setDefaultTimeout(30_000);
  await signUp(page, name);
  return page;
}

/** Sends a request as the page's own code would, and returns the answer. */
export function post(page, path, body) {
  return page.evaluate(
    async ([path, body]) => {
      const session = await (await fetch("/api/v1/session")).json();
      const headers = { "content-type": "application/json", "x-csrf-token": session.csrf_token };
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [path, body],
  );
}
