// A player chooses what others see, and finds the same settings in another browser.

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

test("a picture, a flag and a few words are chosen and seen by others", async () => {
  const olga = await newcomer(browser, server.url, "Olga");
  await olga.goto("/account");
  await olga.getByRole("radio", { name: "Owl" }).check({ force: true });
  await olga.getByLabel("Country").selectOption({ label: "Ukraine" });
  await olga.getByLabel("A few words").fill("Doubles early, takes late.");
  await olga.getByRole("button", { name: "Save profile" }).click();
  await olga.getByText("Profile saved.").waitFor();
  await assertFits(olga, "the account page with a profile");
  await shoot(olga, "profile-form");
  await olga.reload();
  await olga.getByRole("radio", { name: "Owl" }).waitFor({ state: "attached" });
  await olga.waitForFunction(() => document.querySelector('input[value="owl"]').checked);
  await olga.setViewportSize(DESKTOP);
  await olga.goto("/");

  const guest = await open(browser, server.url, DESKTOP);
  await guest.goto("/player/Olga");
  await guest.getByText("Doubles early, takes late.").waitFor();
  await guest.locator('svg[data-picture="owl"]').waitFor();
  await guest.getByRole("img", { name: "Ukraine" }).waitFor();
  await guest.getByText("No title yet.").waitFor();
  await guest.getByText("How titles are earned").click();
  await guest.getByText("Grandmaster: below 4.", { exact: false }).waitFor();
  await assertFits(guest, "the page of a player with a profile");
  await shoot(guest, "profile-page");
  await guest.setViewportSize(PHONE);
  await guest.goto("/");
  await guest.locator('svg[data-picture="owl"]').first().waitFor();
  await assertFits(guest, "the lobby with a picture");
  await shoot(guest, "profile-lobby");
  assert.deepEqual([...olga.problems, ...guest.problems], []);
});

test("settings follow the account into another browser, and the later change stays", async () => {
  const peter = await newcomer(browser, server.url, "Peter");
  await peter.goto("/settings");
  // A page that opens asks for the settings too, so only the answer to the request with this value shows that it is stored.
  const stored = (page, value) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith("/account/settings") && answer.ok() && answer.request().postData()?.includes(value),
    );
  const first = stored(peter, "dark");
  await peter.getByText("Dark", { exact: true }).click();
  await first;

  const elsewhere = await open(browser, server.url, DESKTOP);
  await elsewhere.goto("/sign-in");
  await elsewhere.getByLabel("Name", { exact: true }).fill("Peter");
  await elsewhere.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await elsewhere.getByRole("button", { name: "Sign in", exact: true }).last().click();
  await elsewhere.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  await elsewhere.goto("/settings");
  const second = stored(elsewhere, "slate");
  await elsewhere.getByText("Slate", { exact: true }).click();
  await second;
  await peter.reload();
  await peter.getByRole("radio", { name: "Slate", exact: true, checked: true }).waitFor({ state: "attached" });
  assert.deepEqual([...peter.problems, ...elsewhere.problems], []);
});
