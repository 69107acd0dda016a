// Two players write to each other: the bell, the page, a block, a report with the messages.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertFits, DESKTOP, launch, newcomer, open, PHONE, shoot } from "../support/browser.mjs";
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

test("a message rings the bell, is read and answered live, and a block ends it", async () => {
  const olga = await newcomer(browser, server.url, "Olga");
  const peter = await newcomer(browser, server.url, "Peter");
  await olga.goto("/player/Peter");
  // The button stands beside the name, at the head of the page.
  const head = olga.locator("header", { has: olga.getByRole("heading", { level: 1, name: "Peter" }) });
  await head.getByRole("link", { name: "Message", exact: true }).click();
  await olga.getByLabel("Message to Peter").fill("Shall we play to 5 points?");
  await olga.getByRole("button", { name: "Send" }).click();
  await olga.getByRole("log").getByText("Shall we play to 5 points?").waitFor();

  await peter.getByRole("button", { name: /^1 / }).click();
  await peter.getByText("New message from Olga").click();
  await peter.getByRole("log").getByText("Shall we play to 5 points?").waitFor();
  await peter.getByLabel("Message to Olga").fill("Yes, in an hour.");
  await peter.getByRole("button", { name: "Send" }).click();
  await olga.getByRole("log").getByText("Yes, in an hour.").waitFor();
  await assertFits(olga, "a conversation");
  await shoot(olga, "conversation");
  await olga.setViewportSize(PHONE);
  await olga.getByRole("link", { name: "All messages" }).click();
  await olga.getByRole("link", { name: /Peter/ }).waitFor();
  await assertFits(olga, "the conversations");
  await shoot(olga, "conversations");

  await olga.setViewportSize(DESKTOP);
  await olga.goto("/messages/Peter");
  await olga.getByRole("button", { name: "Report" }).click();
  await olga.getByLabel("Send our last 50 messages with the report").check({ force: true });
  await olga.getByRole("dialog").getByRole("textbox").fill("Only a test.");
  await assertFits(olga, "the report of messages");
  await shoot(olga, "message-report");
  await olga.setViewportSize(DESKTOP);
  await olga
    .getByRole("dialog")
    .getByRole("button", { name: /report|send/i })
    .last()
    .click();
  await olga.getByRole("dialog").waitFor({ state: "detached" });
  await olga.goto("/player/Peter");
  await olga.getByRole("button", { name: "Block" }).click();
  await olga.getByRole("button", { name: "Unblock" }).waitFor();
  // The open page does not know of the block yet, and learns of it when the player sends a message.
  let asked = 0;
  peter.on("request", (request) => (asked += request.url().includes("/api/v1/messages/Olga") ? 1 : 0));
  await peter.getByLabel("Message to Olga").fill("Are you there?");
  await peter.getByRole("button", { name: "Send" }).click();
  await peter.getByRole("alert").waitFor();
  assert.equal(asked, 1, "the page asks for nothing by itself");
  await peter.reload();
  await peter.getByText("You and this player cannot write to each other.").waitFor();
  assert.deepEqual([...olga.problems, ...peter.problems], []);
});

test("a guest is told to keep the account first", async () => {
  const guest = await open(browser, server.url, PHONE);
  await guest.goto("/messages");
  await guest.waitForURL(/\/sign-in/);
  assert.deepEqual(guest.problems, []);
});
