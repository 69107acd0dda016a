// A player who does not see the picture reads the board and asks about it by keys, by what a screen reader says alone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible, launch, newcomer, open } from "../support/browser.mjs";
import { Listener } from "../support/listener.mjs";
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

const PLACE = /^(Point \d+|(White|Black)'s bar|Borne off by (White|Black)), /;
const CUBE = /^(The cube is in the middle, at 1|.+ owns? the cube at \d+)\.$/;
/** What the last announcement asks of the player: the prompt that comes last in it counts. */
const PROMPTS = {
  confirm: /Enter confirms, U undoes\.$/,
  move: /(You roll \d and \d|You start with \d and \d|You have \d and \d to play|Still to play: [\d, and]+)\.$/,
  double: /You may roll or double\.$/,
  roll: /You may roll\.$/,
  take: /You may take or pass\.$/,
};

/** Returns the lines of the log, and what the last of them asks for. */
async function asked(ear) {
  const lines = await ear.heard("live");
  const last = lines.at(-1) ?? "";
  return { lines, what: Object.keys(PROMPTS).find((name) => PROMPTS[name].test(last)) };
}

/** Waits until a line follows those that have been heard. */
async function waitForLine(ear, count) {
  const ends = Date.now() + 10_000;
  while ((await ear.heard("live")).length <= count && Date.now() < ends) await ear.page.waitForTimeout(20);
}

/** Goes to the board, unless the focus is there. */
async function toBoard(ear) {
  const [name] = (await ear.heard("focus")).slice(-1);
  if (!PLACE.test(name ?? "") || (await ear.page.evaluate(() => document.activeElement === document.body))) {
    await ear.tabTo(PLACE);
  }
  return (await ear.heard("focus")).at(-1);
}

/** Asks every question of the board, and reads it place by place. */
async function useEveryKey(ear) {
  await toBoard(ear);
  await ear.press("i", /^Pips: you \d+, .+ \d+\. (You lead by \d+|.+ leads by \d+|The race is even)\.$/);
  await ear.press("h", /(blots?: |no blot in reach)/);
  await ear.press("c", CUBE);
  await ear.press("g", /^Score: you 0, .+ 0\.$/);
  await ear.press("a", /^You: \d on \d+, .+: .+\.$/);
  const situation = await ear.press("w", /(middle, at|owns? the cube at) \d+\. You have \d and \d to play\.$/);
  await ear.press("l", new RegExp(`^${situation.replaceAll(".", "\\.")}$`));
  const read = new Set();
  for (let step = 0; step < 28; step++) read.add((await ear.press("Shift+ArrowRight", PLACE)).split(",")[0]);
  assert.equal(read.size, 28, "24 points, two bars and two trays are read one after the other");
}

test("every question about the board is answered, from the lobby on, with ears and keyboard only", async () => {
  const page = await newcomer(browser, server.url, "Mira");
  const ear = await Listener.to(page);
  await page.goto("/");
  ear.forget();
  await ear.tabTo(/^Play a bot/);
  await ear.press("Enter");
  await ear.tabTo(/^Play /);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/match\//);

  const introduction = /^You play (White|Black)\. Game 1\. Score: you 0, .+ 0\. The cube is in the middle, at 1\. /;
  await ear.hears(introduction);
  for (let { what, lines } = await asked(ear); what !== "move"; { what, lines } = await asked(ear)) {
    if (what !== undefined) await page.keyboard.press(what === "take" ? "t" : "r");
    await waitForLine(ear, lines.length);
  }
  await useEveryKey(ear);

  const said = await ear.heard("live");
  await page.reload();
  ear.forget();
  await ear.hears(/^You play (White|Black)\. Game 1\. Score: you 0, /);
  const again = await ear.heard("live");
  assert.equal(new Set(again).size, again.length, "a reload says everything once");
  assert.ok(said.length > 0);
  assert.deepEqual(page.problems, []);
});

test("the board of a spectator can be read with the arrow keys, and is accessible with forced colours", async () => {
  const player = await newcomer(browser, server.url, "Nora");
  await player.getByRole("button", { name: "Play a bot" }).first().click();
  await player
    .getByRole("dialog")
    .getByRole("button", { name: /^Play / })
    .last()
    .click();
  await player.waitForURL(/\/match\//);
  const watcher = await open(browser, server.url);
  const ear = await Listener.to(watcher);
  await watcher.emulateMedia({ forcedColors: "active" });
  await watcher.goto(player.url());
  await ear.hears(/Game 1\. Score: .+ 0, .+ 0\. /);
  await ear.tabTo(PLACE);
  const first = (await ear.heard("focus")).at(-1);
  assert.notEqual(await ear.press("ArrowRight", PLACE), first);
  await assertAccessible(watcher, "a match in forced colours");
  assert.deepEqual([...player.problems, ...watcher.problems], []);
});
