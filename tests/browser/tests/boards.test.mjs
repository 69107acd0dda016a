// A sensor board (the real program) joins by its code; its owner names, seats, watches, finds and revokes it on the
// page. The director of a team match seats one and sees its state.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Board } from "../support/board.mjs";
import { assertAccessible, DESKTOP, launch, open, PHONE, shoot } from "../support/browser.mjs";
import { play } from "../support/player.mjs";
import { Server } from "../support/server.mjs";

let server;
let browser;
let board;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await board?.stop();
  await browser?.close();
  await server?.stop();
});

test("a board is enrolled, seated in a match, compared with the expected position, and revoked", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(60_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill("Anna");
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText("Good to see you, Anna.").waitFor();
  await page.getByRole("button", { name: "Play a bot" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Play / })
    .last()
    .click();
  await page.waitForURL(/\/match\//);
  const id = new URL(page.url()).pathname.split("/").pop();
  // Some turns are played on the screen only, so that the checkers of the board are in the wrong places.
  await play(page, async () => (await (await page.request.get(`/api/v1/matches/${id}`)).json()).seq >= 8);

  await page.goto("/boards");
  await page.getByText("No boards yet").waitFor();
  await page.getByLabel("Board name").fill("Club room");
  await page.getByRole("button", { name: "Get a code" }).click();
  const code = await page.getByTestId("board-code").textContent();
  board = Board.start(server, code.trim());
  await page.getByRole("heading", { name: "Club room" }).waitFor();
  await page.getByText("Connected", { exact: true }).waitFor();
  await page.getByText("Simulator", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Rename" }).click();
  const rename = page.getByRole("dialog");
  await rename.getByLabel("Board name").fill("Salon");
  await rename.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("heading", { name: "Salon" }).waitFor();

  await page.getByRole("button", { name: "Use this board" }).click();
  await page.getByText(/^Anna against |against Anna$/).waitFor();
  await page.getByRole("button", { name: "Show what the board sees" }).click();
  const mirror = page.getByRole("region", { name: "What the board sees" });
  await mirror.getByRole("img", { name: /places? differs?\.$/ }).waitFor();
  await mirror
    .getByText(/ seen, \d+ expected$/)
    .first()
    .waitFor();
  await assertAccessible(page, "the boards page");
  for (const [width, viewport] of [
    ["desktop", page.viewportSize()],
    ["phone", PHONE],
  ]) {
    await page.setViewportSize(viewport);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `the page is ${sideways} px wider than the window`);
    if (!process.env.SHOTS) continue;
    await page.screenshot({ path: `${process.env.SHOTS}/boards-${width}.png`, fullPage: true });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.screenshot({ path: `${process.env.SHOTS}/boards-${width}-dark.png`, fullPage: true });
    await page.emulateMedia({ colorScheme: "light" });
  }

  await page.getByRole("button", { name: "Find my board" }).click();
  await board.says("the owner is looking for this board");
  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await page.getByText("No boards yet").waitFor();
  const [status] = await board.exited;
  assert.equal(status, 1);
  assert.match(board.said, /refused \(revoked\)/);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

/** A user with an account and a separate browser, who uses the API. */
async function somebody(name) {
  const page = await open(browser, server.url);
  const api = page.context().request;
  const made = await api.post("/api/v1/accounts", { data: { name, password: "eleven blue checkers" } });
  assert.equal(made.status(), 201, await made.text());
  const headers = { "x-csrf-token": (await made.json()).csrf_token };
  const post = async (path, data) => {
    const reply = await api.post(path, { data, headers });
    assert.ok(reply.ok(), `${path}: ${await reply.text()}`);
    return reply.json();
  };
  return { page, api, post };
}

test("the director of a team match seats a board and sees its state", async () => {
  const [dirk, alma] = [await somebody("Dirk"), await somebody("Alma")];
  const made = await dirk.post("/api/v1/team-matches", {
    name: "Club final",
    boards: 4,
    barometer: true,
    exchange: false,
    // Otherwise the director would see the open room's board only as far as both rooms have played.
    ungated: true,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 }, dice: "thrown" },
    a: { name: "Rook", captain: "Alma", players: ["Alma", "Pip"] },
    b: { name: "Runner", captain: "Jago", players: ["Jago", "Marlow"] },
  });
  const id = made.card.id;
  await alma.post(`/api/v1/team-matches/${id}/acceptance`, {});
  let view = await alma.post(`/api/v1/team-matches/${id}/lineup`, { team: "A", open: "Alma", closed: "Pip" });
  while (view.you.table === null) view = await (await alma.api.get(`/api/v1/team-matches/${id}`)).json();
  // The other team's bot sits down at the same moment. The server may refuse one of the two requests, so it is sent again.
  const table = `/api/v1/matches/${view.you.table}/seat`;
  await alma.post(table, {}).catch(() => alma.post(table, {}));
  const { code } = await dirk.post("/api/v1/boards/codes", { name: "Table one" });
  board = Board.start(server, code, "table-one.memory");

  const { page } = dirk;
  page.setDefaultTimeout(60_000);
  await page.goto(`/team-match/${id}`);
  const open_room = page.getByRole("region", { name: "Board 1, open room" });
  await open_room.getByRole("button", { name: "Use this board" }).click();
  await open_room.getByText("Connected", { exact: true }).waitFor();
  await open_room.getByText(/Faulty sensors: None/).waitFor();
  await open_room.getByRole("button", { name: "Show what the board sees" }).click();
  await open_room.getByRole("img", { name: /places? differs?\.$|matches the position\.$/ }).waitFor();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await assertAccessible(page, `the director's boards, ${viewport.width} wide`);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `the page is ${sideways} px wider than ${viewport.width}`);
  }
  await shoot(page, "director-boards");
  await open_room.getByRole("button", { name: "Stop using this board" }).click();
  await open_room.getByRole("button", { name: "Use this board" }).waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
  await alma.page.context().close();
});
