// A player downloads all data and deletes the account; the opponents keep their matches.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, open, PHONE, shoot } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

const PASSWORD = "eleven blue checkers";

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

async function person(name, viewport) {
  const page = await open(browser, server.url, viewport);
  page.setDefaultTimeout(30_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText(`Good to see you, ${name}.`).waitFor();
  return page;
}

test("an account's data is downloaded and the account deleted, and its match stays", async () => {
  const rosa = await person("Rosalind", DESKTOP);
  const theo = await person("Theo", PHONE);
  await rosa.getByRole("button", { name: "Open a table" }).first().click();
  await rosa.getByRole("dialog").getByRole("button", { name: "Open the table" }).click();
  await theo.getByRole("button", { name: /^Join/ }).first().click();
  await theo.getByRole("dialog").getByRole("button", { name: "Sit down" }).click();
  await theo.waitForURL(/\/match\//);
  await theo.getByRole("button", { name: "Leave the match" }).click();
  await theo.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
  await theo.getByRole("heading", { name: "You lost the match" }).waitFor();

  await rosa.goto("/account");
  const remove = rosa.getByRole("button", { name: "Delete account" });
  await remove.waitFor();
  await assertAccessible(rosa, "the account page");
  await shoot(rosa, "account");
  const [download] = await Promise.all([
    rosa.waitForEvent("download"),
    rosa.getByText("Download everything (JSON)").click(),
  ]);
  assert.equal(download.suggestedFilename(), "fullprime-account.json");
  const copy = JSON.parse(await readFile(await download.path(), "utf8"));
  assert.equal(copy.profile.name, "Rosalind");
  assert.equal(copy.matches.length, 1);

  await remove.click();
  const dialog = rosa.getByRole("dialog");
  const password = dialog.getByLabel("Current password", { exact: true });
  await password.fill("twelve red checkers");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await dialog.getByText("Wrong current password.").waitFor();
  await assertAccessible(rosa, "the question before an account is deleted");
  await shoot(rosa, "deletion");
  await password.fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await rosa.getByText("Account deleted.").waitFor();

  await rosa.goto("/sign-in");
  await rosa.getByLabel("Name", { exact: true }).fill("Rosalind");
  await rosa.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await rosa.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await rosa.getByText("Wrong name or password.").waitFor();

  await theo.goto("/player/Theo");
  await theo
    .getByRole("main")
    .getByText(/^Deleted-/)
    .first()
    .waitFor();
  assert.equal(await theo.getByText("Rosalind").count(), 0);
  assert.deepEqual([...rosa.problems, ...theo.problems], []);
});
