// Takes the two pictures of the README from the running program: a match and a review. Not a test.
//
//     FULLPRIME=../../target/debug/fullprime node measure/readme.mjs
//
// It starts a server of its own, on which two bots play a match to its end.

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { launch, open } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

const SIZE = { width: 1280, height: 760 };
/** The half-moves after which a match is worth a picture. */
const PLAYED = 9;
const folder = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));

await mkdir(folder, { recursive: true });
const server = await Server.start("featured = 1\nthink_ms = 400\n");
const browser = await launch();

async function ask(path) {
  return (await fetch(`${server.url}/api/v1${path}`)).json();
}

async function until(done) {
  for (;;) {
    const answer = await done();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function shoot(page, name) {
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: "jpeg", quality: 82, animations: "disabled" });
}

try {
  const page = await open(browser, server.url);
  await page.setViewportSize(SIZE);
  const { id } = await until(async () => (await ask("/lobby")).matches[0]);
  await page.goto(`/match/${id}`);
  await page
    .getByRole("button", { name: "Moves" })
    .or(page.getByRole("tab", { name: "Moves" }))
    .first()
    .waitFor();
  await until(async () => (await ask(`/matches/${id}`)).seq > 3 * PLAYED);
  await shoot(page, "match");
  await until(async () => (await ask(`/matches/${id}`)).phase.kind === "over");
  await page.goto(`/match/${id}/review`);
  await page.getByText("2-ply analysis of every decision.").waitFor({ timeout: 120_000 });
  await page.keyboard.press("ArrowDown");
  await shoot(page, "review");
} finally {
  await browser.close();
  await server.stop();
}
