// A sensor board, which is the real program, joins by its code, is named, seated, watched, looked for and revoked on the page.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Board } from "../support/board.mjs";
import { assertAccessible, launch, open, PHONE } from "../support/browser.mjs";
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

test("a board is enrolled, seated in a match, watched beside what should be there, and revoked", async () => {
    const page = await open(browser, server.url);
    page.setDefaultTimeout(60_000);
    await page.goto("/sign-up");
    await page.getByLabel("Name", { exact: true }).fill("Anna");
    await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
    await page.getByRole("button", { name: "Create the account" }).click();
    await page.getByText("Good to see you, Anna.").waitFor();
    await page.getByRole("button", { name: "Play a bot" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: /^Play / }).last().click();
    await page.waitForURL(/\/match\//);
    const id = new URL(page.url()).pathname.split("/").pop();
    // Some turns on the screen, so that the checkers of the board stand where they should not.
    await play(page, async () => (await (await page.request.get(`/api/v1/matches/${id}`)).json()).seq >= 8);

    await page.goto("/boards");
    await page.getByText("No board yet").waitFor();
    await page.getByLabel("What it is called").fill("Club room");
    await page.getByRole("button", { name: "Get a code" }).click();
    const code = await page.getByTestId("board-code").textContent();
    board = Board.start(server, code.trim());
    await page.getByRole("heading", { name: "Club room" }).waitFor();
    await page.getByText("Connected", { exact: true }).waitFor();
    await page.getByText("Simulator", { exact: true }).waitFor();

    await page.getByRole("button", { name: "Rename" }).click();
    const rename = page.getByRole("dialog");
    await rename.getByLabel("What it is called").fill("Salon");
    await rename.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("heading", { name: "Salon" }).waitFor();

    await page.getByRole("button", { name: "Seat it" }).click();
    await page.getByText(/^Anna against |against Anna$/).waitFor();
    await page.getByRole("button", { name: "Show what it sees" }).click();
    const mirror = page.getByRole("region", { name: "What it sees" });
    await mirror.getByRole("img", { name: /places? differs?\.$/ }).waitFor();
    await mirror.getByText(/ seen, \d+ expected$/).first().waitFor();
    await assertAccessible(page, "the boards page");
    for (const [width, viewport] of [["desktop", page.viewportSize()], ["phone", PHONE]]) {
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
    await board.says("the owner looks for this board");
    await page.getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
    await page.getByText("No board yet").waitFor();
    const [status] = await board.exited;
    assert.equal(status, 1);
    assert.match(board.said, /refused \(revoked\)/);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});
