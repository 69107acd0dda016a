// A club is founded, joined, and handed over, and its members chat.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertFits, DESKTOP, launch, newcomer, shoot } from "../support/browser.mjs";
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

test("a club is founded, joined on request, chatted in, and handed over", async () => {
  const olga = await newcomer(browser, server.url, "Olga");
  const peter = await newcomer(browser, server.url, "Peter");
  await olga.goto("/clubs");
  await olga.getByRole("button", { name: "Found a club" }).click();
  await olga.getByLabel("Name of the club").fill("Lviv Gammons");
  await olga.getByLabel("About the club").fill("We play on Mondays.");
  await olga.getByText("Join by request").click();
  await assertFits(olga, "the form of a new club");
  await shoot(olga, "club-form");
  await olga.setViewportSize(DESKTOP);
  await olga.getByRole("button", { name: "Create the club" }).click();
  await olga.getByRole("heading", { name: "Lviv Gammons" }).waitFor();

  await peter.goto("/clubs");
  await peter.getByRole("link", { name: /Lviv Gammons/ }).click();
  await peter.getByRole("button", { name: "Ask to join" }).click();
  await peter.getByText("You have asked to join.").waitFor();
  await olga.reload();
  await olga.getByRole("button", { name: "Accept: Peter" }).click();
  await olga.getByRole("button", { name: "Actions for Peter" }).waitFor();
  await peter.reload();
  await peter.getByLabel("Message to the club").fill("Good evening!");
  await peter.getByRole("button", { name: "Send" }).click();
  await olga.getByRole("log").getByText("Good evening!").waitFor();
  await assertFits(olga, "the page of a club");
  await shoot(olga, "club");
  await olga.setViewportSize(DESKTOP);

  await olga.getByRole("button", { name: "Actions for Peter" }).click();
  await olga.getByRole("button", { name: "Make officer" }).click();
  await olga.getByText("Officer", { exact: true }).waitFor();
  await olga.getByRole("button", { name: "Leave the club" }).click();
  await olga.getByRole("dialog").getByRole("button", { name: "Leave the club" }).click();
  await olga.getByRole("button", { name: "Ask to join" }).waitFor();
  await peter.reload();
  await peter.getByRole("button", { name: "Become the owner" }).click();
  await peter.getByRole("button", { name: "Dissolve the club" }).waitFor();
  await olga.goto("/clubs");
  await assertFits(olga, "the list of clubs");
  await shoot(olga, "clubs");
  assert.deepEqual([...olga.problems, ...peter.problems], []);
});
