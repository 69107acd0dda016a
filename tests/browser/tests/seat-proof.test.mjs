// A team match asks for a passkey at the seat: a player without a passkey is asked to add one, and sits down with it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import {
  addAuthenticator,
  assertAccessible,
  DESKTOP,
  launch,
  newcomer,
  PHONE,
  post,
  shoot,
} from "../support/browser.mjs";
import { button } from "../support/player.mjs";
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

test("a player adds a passkey and takes the seat with it", async () => {
  // Browsers have passkeys only for a host name, never for an address such as 127.0.0.1.
  const url = server.url.replace("127.0.0.1", "localhost");
  const anna = await newcomer(browser, url, "Anna");
  await addAuthenticator(anna);
  const dirk = await newcomer(browser, url, "Dirk");
  const made = await post(dirk, "/api/v1/team-matches", {
    name: "Club final",
    boards: 4,
    barometer: true,
    exchange: false,
    seat_proof: true,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 } },
    a: { name: "Rook", captain: "Anna", players: ["Anna", "Pip"] },
    b: { name: "Runner", captain: "Jago", players: ["Jago", "Marlow"] },
  });
  const match = `/team-match/${made.card.id}`;
  await post(anna, `/api/v1/team-matches/${made.card.id}/acceptance`, {});
  await post(anna, `/api/v1/team-matches/${made.card.id}/lineup`, { team: "A", open: "Anna", closed: "Pip" });
  await anna.goto(match);
  await anna.getByText("Every player confirms with a passkey when taking a seat.").waitFor();
  await anna.getByRole("link", { name: "To your table" }).click();
  await anna.getByText("Your browser asks for your passkey when you take the seat.").waitFor();
  for (const viewport of [DESKTOP, PHONE]) {
    await anna.setViewportSize(viewport);
    await assertAccessible(anna, `a seat that needs a passkey, ${viewport.width} wide`);
  }
  await anna.setViewportSize(DESKTOP);
  await shoot(anna, "seat-proof");
  const table = new URL(anna.url()).pathname;
  await button(anna, "Take the seat").click();
  await anna
    .getByText(/^This match asks for a passkey, and your account has none\./)
    .first()
    .waitFor();

  await anna.getByRole("link", { name: "Your passkeys" }).click();
  await anna.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = anna.getByRole("dialog");
  await dialog.getByLabel("Passkey name").fill("My laptop");
  await dialog.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await anna.getByText("not used yet").waitFor();

  await anna.goto(table);
  await button(anna, "Take the seat").click();
  await anna.getByRole("heading", { name: "You are expected here" }).waitFor({ state: "detached" });
  await anna.locator("g.place.usable.source").or(button(anna, "Roll")).first().waitFor();
  await anna.goto("/account");
  await anna.getByText(/^Added .*, last used/).waitFor();
  assert.deepEqual([...anna.problems, ...dirk.problems], []);
  await anna.context().close();
  await dirk.context().close();
});
