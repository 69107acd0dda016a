// A player is reported. A moderator, whom the operator has appointed, mutes the player, and the log shows it.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, open, PHONE, shoot, signUp } from "../support/browser.mjs";
import { binary, Server } from "../support/server.mjs";

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

test("a report reaches a moderator", async () => {
  const [rude, anna, judge] = [
    await open(browser, server.url, PHONE),
    await open(browser, server.url, PHONE),
    await open(browser, server.url, DESKTOP),
  ];
  for (const page of [rude, anna, judge]) page.setDefaultTimeout(30_000);
  await signUp(rude, "Rude");
  await signUp(anna, "Anna");
  await signUp(judge, "Judge");
  await anna.goto("/player/Rude");
  await anna.getByRole("button", { name: "Report", exact: true }).click();
  await anna.getByRole("button", { name: "Send report" }).click();
  await anna.getByText("Describe in a few words what happened.").waitFor();
  await anna.getByLabel("What happened").fill("Insulted me at the table.");
  await assertAccessible(anna, "a report");
  await anna.getByRole("button", { name: "Send report" }).click();
  await anna.getByText("Report sent.").waitFor();

  const database = `sqlite://${join(server.folder, "test.db")}`;
  execFileSync(binary, ["admin", "--database", database, "moderator", "add", "Judge"]);
  await judge.goto("/account");
  await judge.getByRole("link", { name: "Moderation", exact: true }).click();
  await judge.getByText("Insulted me at the table.").waitFor();
  await judge.getByRole("button", { name: "Mute", exact: true }).click();
  // The reason for the moderators and the reason for the player are separate, and both are required, so nothing is done
  // yet.
  const waiting = judge.getByRole("listitem").filter({ hasText: "Insulted me at the table." });
  await waiting.getByText("Enter a reason.").nth(1).waitFor();
  await waiting.getByLabel("Reason for the log", { exact: true }).fill("Insults");
  await waiting.getByRole("button", { name: "Mute", exact: true }).click();
  await waiting.getByText("Enter a reason.").nth(1).waitFor({ state: "detached" });
  await waiting.getByText("Enter a reason.").waitFor();
  await waiting.getByLabel("Reason (shown to the player)").fill("Please stay polite at the table.");
  await assertAccessible(judge, "the moderators' desk");
  await shoot(judge, "desk");
  await judge.getByRole("button", { name: "Mute", exact: true }).click();
  await judge.getByText("No open reports.").waitFor();
  const done = judge.getByRole("listitem").filter({ hasText: "Insults" });
  await done.getByText("muted", { exact: true }).waitFor();
  await done.getByText(/until \d/).waitFor();

  // At the desk the moderator blocks an address range, then lifts the block.
  await judge.getByRole("button", { name: "Block", exact: true }).click();
  await judge.getByText("Enter a range and a reason.").waitFor();
  await judge.getByLabel("Address or range").fill("203.0.113.0/24");
  await judge.locator("[name=block-reason]").fill("Guesses passwords");
  await judge.getByRole("button", { name: "Block", exact: true }).click();
  const blocked = judge.getByRole("listitem").filter({ hasText: "203.0.113.0/24" });
  await blocked.getByText("Guesses passwords").waitFor();
  await shoot(judge, "desk-blocks");
  await blocked.getByRole("button", { name: "Lift" }).click();
  await blocked.getByText("over", { exact: false }).waitFor();

  // The player reads the reason, but not who made the report or what the moderators wrote in the log.
  await rude.goto("/account");
  await rude.getByText("Please stay polite at the table.").waitFor();
  assert.equal(await rude.getByText("Insult").count(), 0);
  await assertAccessible(rude, "a sanction on the account page");
  for (const page of [rude, anna, judge]) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});
