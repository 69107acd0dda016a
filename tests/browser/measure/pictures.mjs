// Takes pictures of the main pages at three sizes, light and dark, to be looked at one by one. Not a test.
//
//     FULLPRIME=../../target/debug/fullprime node measure/pictures.mjs FOLDER [language]
//
// It starts a server of its own, with three people, a club, an event, bots that play, and a session of normal games.

import { mkdir } from "node:fs/promises";
import { DESKTOP, LANDSCAPE, launch, open, PHONE } from "../support/browser.mjs";
import { button, play } from "../support/player.mjs";
import { Server } from "../support/server.mjs";

const folder = process.argv[2] ?? "pictures";
const language = process.argv[3] ?? "English";
const SIZES = { desktop: DESKTOP, phone: PHONE, landscape: LANDSCAPE };
await mkdir(folder, { recursive: true });
const server = await Server.start("featured = 1\nthink_ms = 3000\n");
const browser = await launch();

async function shoot(page, name) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png`, animations: "disabled" });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(DESKTOP);
}

async function person(name) {
  const page = await open(browser, server.url);
  page.setDefaultTimeout(30_000);
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByText(`Good to see you, ${name}.`).waitFor();
  return page;
}

/** Opens a table by link, with these choices, and seats the other player. Returns the path of the match. */
async function sitDown(host, guest, ...choices) {
  await host.goto("/");
  await host.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = host.getByRole("dialog");
  for (const choice of ["Anyone with the link", ...choices])
    await dialog.getByText(choice, { exact: true }).first().click();
  const opened = host.waitForResponse(
    (response) => response.url().endsWith("/api/v1/matches") && response.request().method() === "POST",
  );
  await dialog.getByRole("button", { name: "Open the table" }).click();
  const { id } = await (await opened).json();
  await guest.goto(`/match/${id}`);
  await guest.getByRole("button", { name: "Take the seat" }).click();
  await host.waitForURL(`**/match/${id}`);
  return `/match/${id}`;
}

async function visit(page, path, name, ready = undefined) {
  await page.goto(path);
  await page.waitForLoadState("networkidle").catch(() => undefined);
  if (ready !== undefined) await ready(page);
  await shoot(page, name);
  console.log(name);
}

try {
  const anna = await person("Anna");
  const bela = await person("Bela-with-a-long-nam");
  for (const page of [anna, bela]) {
    if (language === "English") break;
    await page.goto("/settings");
    await page.getByText(language, { exact: true }).click();
  }
  if (language === "English") {
    // A match: the opening roll, a position in play, a double.
    const path = await sitDown(anna, bela);
    await shoot(anna, "match-opening");
    const post = async (page, where, body) =>
      page.evaluate(
        async ([to, json]) => {
          const { csrf_token: token } = await (await fetch("/api/v1/session")).json();
          const answer = await fetch(to, {
            method: "POST",
            headers: { "content-type": "application/json", "x-csrf-token": token },
            body: JSON.stringify(json),
          });
          return [answer.status, await answer.text()];
        },
        [`/api/v1${where}`, body],
      );
    const pages = { Anna: anna, "Bela-with-a-long-nam": bela };
    const onTurn = async () => {
      const { phase, ...match } = await (await fetch(`${server.url}/api/v1${path.replace("match", "matches")}`)).json();
      return match[phase.seat ?? phase.to].name;
    };
    /** Plays until it is the other player's turn. */
    const playTurn = async () => {
      const name = await onTurn();
      await play(pages[name], async () => (await onTurn()) !== name);
    };
    for (let turn = 0; turn < 9; turn += 1) await playTurn();
    // The player on turn moves a checker and has not confirmed.
    const mover = pages[await onTurn()];
    if (await button(mover, "Roll").isVisible()) await button(mover, "Roll").click();
    await mover.waitForTimeout(1_500);
    await shoot(mover, "match-playing");
    console.log("match-playing");
    await playTurn();
    const doubler = pages[await onTurn()];
    await button(doubler, "Double").click();
    const other = doubler === anna ? bela : anna;
    await button(other, "Take").waitFor();
    await shoot(other, "match-double");
    console.log("match-double");
    await button(other, "Take").click();
    await bela.getByRole("button", { name: "Leave the match" }).click();
    await bela.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
    await anna.getByRole("heading", { name: "You won the match" }).waitFor();
    await shoot(anna, "match-over");
    await visit(anna, `${path}/review`, "review", (page) => page.waitForTimeout(4_000));

    // A session between two games.
    await sitDown(anna, bela, "Game by game", "Jacoby");
    await bela.getByRole("button", { name: "Resign", exact: true }).click();
    await bela.getByRole("dialog").getByRole("radio").last().check();
    await bela.getByRole("dialog").getByRole("button", { name: "Resign", exact: true }).click();
    await anna.getByRole("heading", { name: /^You won the/ }).waitFor();
    await shoot(anna, "session-between");
    const change = bela.getByRole("button", { name: "Change the options" });
    if (await change.isVisible()) {
      await change.click();
      await shoot(bela, "session-options");
      await bela.getByText("Beavers", { exact: true }).last().click();
      await bela.getByRole("button", { name: "Propose and play" }).click();
      await anna.getByRole("button", { name: "Accept and play" }).waitFor();
      await shoot(anna, "session-accept");
      await anna.getByRole("button", { name: "Accept and play" }).click();
      await anna.getByText(/^Game 2/).waitFor();
      await anna.getByRole("tab", { name: "Session" }).click();
      await shoot(anna, "session-games");
      await anna.getByRole("tab", { name: /Chat/ }).click();
      await anna.getByText("Phrases", { exact: true }).click();
      await shoot(anna, "session-phrases");
    }
    console.log("session");

    console.log(await post(anna, "/clubs", { name: "Lviv Gammons", about: "We play on Mondays.", joining: "open" }));
    console.log(
      await post(anna, "/tournaments", {
        name: "Spring cup of the Lviv Gammons",
        length: 5,
        places: 16,
        check_in: false,
        by_rating: false,
        time: { kind: "correspondence", days_per_turn: 3 },
      }),
    );
  }
  await visit(anna, "/", "lobby");
  await visit(anna, "/bots", "bots");
  await visit(anna, "/boards", "boards");
  await visit(anna, "/puzzles", "puzzles");
  await visit(anna, "/puzzles/next", "puzzle", (page) => page.waitForTimeout(1_500));
  await visit(anna, "/lesson", "lesson", (page) => page.waitForTimeout(1_000));
  await visit(anna, "/player/Anna", "profile");
  await visit(anna, "/clubs", "clubs", async (page) => {
    const link = page.getByRole("link", { name: /Lviv Gammons/ }).first();
    if (await link.isVisible()) await link.click();
    await page.waitForTimeout(700);
  });
  await visit(anna, "/settings", "settings");
  await visit(anna, "/events", "events");
  await visit(anna, "/events/new", "event-form");
} finally {
  await browser.close();
  await server.stop();
}
