// The client beyond its own window: boards in frames of other sites, links with pictures, the site without a connection,
// and notices while no page is open.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";

import { assertAccessible, assertFits, launch, LANDSCAPE, open, PHONE, shoot } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

let server;
let browser;
let id;
before(async () => {
  // Links and pushes need the server's public address, and the configuration with mail has one.
  server = await Server.start("[live]\nanalyse_matches = false\n", 9);
  browser = await launch();
  id = await finishedMatch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function person(name) {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(30_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText(`Good to see you, ${name}.`).waitFor();
  return page;
}

/** Anna and Bela begin a match, and Bela leaves it. Returns its id. */
async function finishedMatch() {
  const anna = await person("Anna");
  const bela = await person("Bela");
  await anna.getByRole("button", { name: "Open a table" }).first().click();
  await anna.getByRole("dialog").getByRole("button", { name: "Open the table" }).click();
  await bela.getByRole("button", { name: /^Join/ }).first().click();
  await bela.getByRole("dialog").getByRole("button", { name: "Sit down" }).click();
  await bela.waitForURL(/\/match\//);
  await bela.getByRole("button", { name: "Leave the match" }).first().click();
  await bela.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
  await bela.getByRole("heading", { name: "You lost the match" }).waitFor();
  const path = new URL(bela.url()).pathname;
  for (const page of [anna, bela]) await page.context().close();
  return path.split("/").at(-1);
}

test("a board is shown in a frame of another site, and no other page is", async () => {
  const position = encodeURIComponent("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10");
  const frames = [`/embed/match/${id}`, `/embed/position?id=${position}&theme=dark`, "/embed/match/0000000000a", "/"];
  const site = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    const frame = (path) => `<iframe src="${server.url}${path}" width="480" height="470"></iframe>`;
    response.end(`<!doctype html><title>Elsewhere</title>${frames.map(frame).join("")}`);
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  try {
    const page = await open(browser, `http://localhost:${site.address().port}`);
    await page.goto("/");
    const [match, place, missing, front] = page.frames().slice(1);
    await match.getByText("Anna", { exact: true }).waitFor();
    await match.getByRole("img", { name: "Backgammon board" }).waitFor();
    await place.getByText("Black to move").waitFor();
    await missing.getByText("There is no board to show here.").waitFor();
    assert.equal(await front.getByText("Fullprime").count(), 0, "the site itself is in no frame");
    const link = match.getByRole("link", { name: "Open on Fullprime" });
    assert.equal(await link.getAttribute("target"), "_blank");
    await shoot(page, "embedded");
    await page.context().close();
    const alone = await open(browser, server.url);
    await alone.goto(`/embed/match/${id}`);
    await alone.getByText("Anna", { exact: true }).waitFor();
    await assertAccessible(alone, "a board in a frame");
    assert.deepEqual(alone.problems, []);
    await alone.context().close();
  } finally {
    site.close();
  }
});

test("a shared link has a title, a description and a picture", async () => {
  const html = await (await fetch(`${server.url}/match/${id}`)).text();
  assert.match(html, /<meta property="og:title" content="Anna beat Bela" \/>/);
  const picture = /<meta property="og:image" content="([^"]+)" \/>/.exec(html)[1].replaceAll("&amp;", "&");
  assert.ok(picture.startsWith(`${server.url}/preview.png?page=`), picture);
  const answer = await fetch(picture);
  assert.equal(answer.headers.get("content-type"), "image/png");
  const page = await open(browser, server.url);
  await page.goto(picture);
  const size = await page.locator("img").evaluate((img) => [img.naturalWidth, img.naturalHeight]);
  assert.deepEqual(size, [1200, 630]);
  await shoot(page, "link-picture");
  await page.context().close();
});

test("without a connection the rules can be read and matches replayed", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(30_000);
  await page.goto(`/match/${id}`);
  await page.getByRole("region", { name: "Anna", exact: true }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker is installed now, and answers from the next page on.
  await page.reload();
  await page.getByRole("region", { name: "Anna", exact: true }).waitFor();
  assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null));

  await page.context().setOffline(true);
  await page.goto("/");
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await page.getByRole("link", { name: /Anna – Bela/ }).waitFor();
  await shoot(page, "offline");
  await assertFits(page, "the page without a connection");
  await page.setViewportSize(LANDSCAPE);
  await page.setViewportSize(PHONE);
  await page.getByRole("link", { name: /Anna – Bela/ }).click();
  await page.getByRole("region", { name: "Anna", exact: true }).waitFor();
  await page.goto("/rules");
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.getByRole("heading", { name: "You are offline" }).count(), 0);
  await page.goto("/match/0000000000a");
  await page.getByText("this match is not on this device").waitFor();

  await page.goto("/leaderboards");
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "You are offline" }).waitFor({ state: "detached" });
  await page.context().close();
});

test("a signed-in player stays named in the header when the page is reloaded without a connection", async () => {
  const page = await person("Dora");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const menu = page.getByRole("button", { name: /^Your account, Dora/ });
  await menu.waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await menu.waitFor();
  assert.equal(await page.getByRole("link", { name: "Sign in" }).count(), 0);
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "You are offline" }).waitFor({ state: "detached" });
  await menu.waitFor();

  // After signing out the browser forgets the name.
  await menu.click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("link", { name: "Sign in" }).first().waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await page.getByRole("link", { name: "Sign in" }).first().waitFor();
  assert.equal(await menu.count(), 0);
  await page.context().close();
});

test("the client can be installed", async () => {
  const page = await open(browser, server.url);
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await fetch(server.url + address);
  assert.match(answer.headers.get("content-type"), /^application\/manifest\+json/);
  const manifest = await answer.json();
  for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === "image/png")) {
    const size = await page.evaluate(async (path) => {
      const picture = new Image();
      picture.src = path;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    assert.deepEqual([size, type], [sizes, "image/png"], src);
  }
  // The browser must never cache the worker, so that it notices each version of the client.
  const worker = await fetch(`${server.url}/sw.js`);
  assert.equal(worker.headers.get("cache-control"), "no-cache");
  assert.ok(!(await worker.text()).includes("__SHELL__"), "the build has written the list of files");
  await page.context().close();
});

test("notices of a closed site are switched on in the account, or the page says why not", async () => {
  const page = await person("Cleo");
  await page.goto("/account");
  const notices = page.getByRole("switch", {
    name: /^Notifications on this device/,
  });
  await notices.waitFor();
  await notices.scrollIntoViewIfNeeded();
  await shoot(page, "push-settings");
  // A browser without a window never permits notifications.
  await notices.click();
  await page.getByText(/blocks notifications|could not subscribe/).waitFor();
  assert.equal(await notices.isChecked(), false);
  await page.context().close();
});
