// A user enters an address, confirms it by the link, forgets the password, and chooses a new one.

import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { createServer } from "node:net";
import { after, before, test } from "node:test";

import { assertAccessible, DESKTOP, launch, open, PHONE, shoot } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

const PASSWORD = "eleven blue checkers";

/** A mail server that keeps every mail it gets. */
class Post extends EventEmitter {
  mails = [];

  async listen() {
    this.server = createServer((socket) => {
      let pending = "";
      let text;
      socket.write("220 post.test\r\n");
      socket.on("data", (chunk) => {
        pending += chunk;
        for (let end = pending.indexOf("\r\n"); end >= 0; end = pending.indexOf("\r\n")) {
          const line = pending.slice(0, end);
          pending = pending.slice(end + 2);
          if (text !== undefined && line === ".") {
            this.mails.push(text);
            text = undefined;
            socket.write("250 taken\r\n");
            this.emit("mail");
          } else if (text !== undefined) text += `${line}\n`;
          else if (line === "DATA") {
            text = "";
            socket.write("354 go on\r\n");
          } else if (line === "QUIT") socket.end("221 bye\r\n");
          else socket.write("250 ok\r\n");
        }
      });
      socket.on("error", () => undefined);
    }).listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return this.server.address().port;
  }

  /** The path of the link in the mail with this number, from 0. */
  async link(number) {
    while (this.mails.length <= number) await once(this, "mail");
    const text = this.mails[number].replaceAll("=\n", "").replaceAll("=3D", "=");
    return /http:\/\/[^/]+(\/(?:confirm-mail|reset-password)\?token=[0-9a-f]+)/.exec(text)[1];
  }
}

const post = new Post();
let server;
let browser;
before(async () => {
  server = await Server.start("", await post.listen());
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
  post.server?.close();
});

test("an address is confirmed, and a link sent to it replaces a forgotten password", async () => {
  const page = await open(browser, server.url, DESKTOP);
  page.setDefaultTimeout(30_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill("Mara");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText("Good to see you, Mara.").waitFor();
  await page.goto("/account");
  const mail = page.getByRole("region", { name: "Email", exact: true });
  await mail.getByLabel("Email address").fill("mara@example.test");
  await mail.getByLabel("Your password").fill(PASSWORD);
  await mail.getByRole("button", { name: "Save address" }).click();
  await mail.getByText("We have sent a link to mara@example.test.", { exact: false }).waitFor();
  await page.goto(await post.link(0));
  await page.getByRole("button", { name: "Confirm address" }).click();
  await page.getByText("Thank you. Your address is confirmed.").waitFor();
  await page.getByRole("link", { name: "To your account" }).click();
  await mail.getByText("Notices go to mara@example.test.").waitFor();
  await mail.getByRole("switch", { name: "Challenges" }).click();
  await mail.getByRole("switch", { name: "Challenges", checked: false }).waitFor();
  await assertAccessible(page, "the account page with mail");
  await shoot(page, "mail");

  const phone = await open(browser, server.url, PHONE);
  phone.setDefaultTimeout(30_000);
  await phone.goto("/sign-in");
  await phone.getByRole("link", { name: "Forgot your password?" }).click();
  await phone.getByLabel("Name or email address").fill("mara@example.test");
  await shoot(phone, "forgotten");
  await phone.getByRole("button", { name: "Send link" }).click();
  await phone.getByText("an email is on its way", { exact: false }).waitFor();
  const link = await post.link(1);
  for (const result of ["Password set.", "This link has expired or was already used."]) {
    await phone.goto(link);
    await phone.getByLabel("New password", { exact: true }).fill("twelve red checkers");
    await shoot(phone, "new-password");
    await phone.getByRole("button", { name: "Set password" }).click();
    await phone.getByText(result, { exact: false }).waitFor();
  }
  for (const one of [page, phone]) {
    assert.deepEqual(one.problems, []);
    await one.context().close();
  }
});
