// A user is signed in on a computer and on two phones, and signs the phones out from the computer; a second factor.

import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, test } from "node:test";

import { addAuthenticator, assertAccessible, launch, open, PHONE, shoot } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

const NAME = "Kasimir";
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

async function phone() {
  const page = await open(browser, server.url, PHONE);
  page.setDefaultTimeout(15_000);
  await page.goto("/sign-in");
  await page.getByLabel("Name", { exact: true }).fill(NAME);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText(`Good to see you, ${NAME}.`).waitFor();
  return page;
}

test("devices are seen and signed out", async () => {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(15_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(NAME);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText(`Good to see you, ${NAME}.`).waitFor();
  const phones = [await phone(), await phone()];

  await page.goto("/account");
  await page.getByRole("heading", { name: "Where you are signed in" }).waitFor();
  await page.getByText("This device").waitFor();
  const signOut = page.getByRole("button", { name: /^Sign out on / });
  await signOut.nth(1).waitFor();
  await assertAccessible(page, "the account page");
  assert.equal(await signOut.count(), 2);

  await signOut.first().click();
  await page.getByText("Device signed out.").first().waitFor();
  await signOut.nth(1).waitFor({ state: "detached" });
  await signOut.first().click();
  await signOut.first().waitFor({ state: "detached" });

  for (const lost of phones) {
    await lost.goto("/account");
    await lost.waitForURL(/\/sign-in/);
  }
  await page.reload();
  await page.getByText("This device").waitFor();
  assert.deepEqual(page.problems, []);
});

/** Returns the code that an authenticator app shows. */
function codeOf(secret, step) {
  const bits = [...secret]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  return String((hash.readUInt32BE(hash[19] & 15) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

test("a code is asked for in addition to the password", async () => {
  const page = await open(browser, server.url, PHONE);
  page.setDefaultTimeout(15_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill("Leonie");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText("Good to see you, Leonie.").waitFor();
  await page.goto("/account");
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("img", { name: "QR code for an authenticator app" }).waitFor();
  await assertAccessible(page, "showing the secret to an app");
  await shoot(page, "second-factor");
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  const step = Math.floor(Date.now() / 30_000);
  await dialog.getByLabel("Code", { exact: true }).fill("12345x");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await dialog.getByText("This code is wrong or was already used.").waitFor();
  await dialog.getByLabel("Code", { exact: true }).fill(codeOf(secret, step));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await dialog.getByText("Your recovery codes").waitFor();
  const recovery = await dialog.locator("li code").first().innerText();
  await assertAccessible(page, "the recovery codes");
  await shoot(page, "recovery-codes");
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await page.getByText("10 recovery codes left.").waitFor();

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  for (const code of [codeOf(secret, step + 1), recovery]) {
    await page.goto("/sign-in");
    await page.getByLabel("Name", { exact: true }).fill("Leonie");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.keyboard.press("Enter");
    await page.getByText("Good to see you, Leonie.").waitFor();
  }
  assert.deepEqual(page.problems, []);
});

test("a passkey signs in without name and password", async () => {
  // Browsers create passkeys only for a host name, never for an address such as 127.0.0.1.
  const page = await open(browser, server.url.replace("127.0.0.1", "localhost"));
  page.setDefaultTimeout(15_000);
  await addAuthenticator(page);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill("Pauline");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText("Good to see you, Pauline.").waitFor();
  await page.goto("/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Passkey name").fill("My laptop");
  await assertAccessible(page, "adding a passkey");
  await shoot(page, "passkey");
  await dialog.getByLabel("Password", { exact: true }).fill("twelve blue checkers");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("alert").waitFor();
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await page.getByText("not used yet").waitFor();
  await shoot(page, "passkeys");

  // The device has a passkey of this account already, so it refuses a second one.
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("This device already has a passkey for your account.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.goto("/sign-in");
  await assertAccessible(page, "signing in, with a passkey or without");
  await shoot(page, "sign-in-passkey");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("Good to see you, Pauline.").waitFor();

  await page.goto("/account");
  await page.getByText(/^Added .*, last used/).waitFor();
  await page.getByRole("button", { name: "Remove My laptop" }).click();
  await page.getByText("Passkey removed.").waitFor();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("No account here uses this passkey.").waitFor();
  // The tests provoked refused requests (401), and the browser logs them.
  assert.deepEqual(
    page.problems.filter((problem) => !problem.includes("401")),
    [],
  );
});
