// Events: the list, start times, the search in a bracket, and printing.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import {
  assertAccessible,
  assertFits,
  DESKTOP,
  LANDSCAPE,
  launch,
  newcomer,
  open,
  PHONE,
  post,
  shoot,
} from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

/** A name to search for, and the longest and widest name that is possible. */
const NAMES = ["Zoryana", "W".repeat(20)];

let server;
let browser;
before(async () => {
  server = await Server.start(
    `[accounts]
hash_cost = { memory_kib = 8, passes = 1 }
[limits]
sign_up_by_address = { burst = 1000000, refill_s = 0.001 }
table_by_account = { burst = 1000000, refill_s = 0.001 }
competition_by_account = { burst = 1000000, refill_s = 0.001 }
competitions_created_by_account = { burst = 1000000, refill_s = 0.001 }
`,
  );
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const HOUR = 3_600_000;

function cup(name, more = {}) {
  return {
    name,
    length: 3,
    places: 64,
    check_in: false,
    by_rating: false,
    time: { kind: "live", delay_s: 12, reserve_s: 120 },
    ...more,
  };
}

/** Signs up over the API and returns a function that sends requests as the new account. */
async function account(name) {
  const reply = await fetch(`${server.url}/api/v1/accounts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, password: "eleven blue checkers" }),
  });
  if (!reply.ok) throw new Error(`${name}: ${reply.status} ${await reply.text()}`);
  const session = await reply.json();
  const headers = {
    cookie: reply.headers.get("set-cookie").split(";")[0],
    "x-csrf-token": session.csrf_token,
    "content-type": "application/json",
  };
  return async (path, body) => {
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      method: "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

async function sheets(page) {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

test("a player finds, enters and follows an event that begins by itself", async () => {
  const page = await newcomer(browser, server.url, "Paula");
  const direct = await account("Dirk");
  await page.goto("/events");
  await page.getByText("No tournaments yet").waitFor();
  // A new event appears without a reload, in the group of its start.
  await direct("/tournaments", cup("Far cup", { starts: [Date.now() + 48 * HOUR] }));
  await page.getByRole("region", { name: "Upcoming" }).getByText("Far cup").waitFor();
  const soon = await direct("/tournaments", cup("Evening cup", { starts: [Date.now() + 2 * HOUR] }));
  const group = page.getByRole("region", { name: "Open for entry" });
  await group.getByText("Evening cup").waitFor();
  await group.getByText(/in 1 h 59 min|in 2 h 0 min/).waitFor();
  await assertFits(page, "the list of events");
  await shoot(page, "events");

  await group.getByRole("link", { name: /Evening cup/ }).click();
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByText("The first round is drawn at the start.").waitFor();
  await page.getByText("Late players lose their match after 10 min").waitFor();
  await assertFits(page, "an event with a start");
  await shoot(page, "event-with-start");

  // Entering another event at the same hour is refused, and the refusal names the first one.
  const other = await direct("/tournaments", cup("Night cup", { starts: [Date.now() + 2.5 * HOUR] }));
  await page.goto(`/tournament/${other.card.id}`);
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByText("“Evening cup”, in which you play, begins at the same hour as “Night cup”.").first().waitFor();

  await page.goto("/events");
  await page.getByRole("region", { name: "Your events" }).getByText("Evening cup").waitFor();
  assert.equal(soon.card.starts_at, soon.starts[0]);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a director sets the start of a tournament in the form", async () => {
  const page = await newcomer(browser, server.url, "Dora");
  await page.goto("/events/new");
  await page.getByLabel("Name", { exact: true }).fill("Timed cup");
  await page.getByText("Live", { exact: true }).click();
  await page.getByText("At a set time").click();
  await page.getByLabel(/^Date and time/).fill("2020-01-01T10:00");
  await page.getByRole("button", { name: "Create tournament" }).click();
  await page.getByText("Enter a date and time in the future.").waitFor();
  const start = new Date(Date.now() + 24 * HOUR);
  const local = new Date(start.getTime() - start.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  await page.getByLabel(/^Date and time/).fill(local);
  await page.getByText("Every 60 min").click();
  await assertAccessible(page, "the form with a start");
  await page.getByRole("button", { name: "Create tournament" }).click();
  await page.getByRole("heading", { name: "Timed cup" }).waitFor();
  await page.getByRole("heading", { name: "Timetable" }).waitFor();
  await page.getByText(/^Starts /).waitFor();
  await page
    .getByText(/^in 23 h/)
    .first()
    .waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a bracket of 33 is searched, fits every screen and is printed whole", async () => {
  const page = await newcomer(browser, server.url, "Director");
  const made = await post(page, "/api/v1/tournaments", cup("Large cup", { time: correspondence() }));
  const path = `/tournaments/${made.card.id}`;
  const names = [...NAMES, ...Array.from({ length: 31 }, (_, at) => `player${String(at + 1).padStart(2, "0")}`)];
  for (const name of names) await (await account(name))(`${path}/entry`);
  await post(page, `/api/v1${path}/director`, { act: "draw" });
  const drawn = await page.evaluate(async (at) => (await fetch(at)).json(), `/api/v1${path}`);
  for (const { number, first, second } of drawn.brackets[0].rounds[0].pairings) {
    if (second === null) continue;
    const place = { branch: "main", round: 1, number };
    await post(page, `/api/v1${path}/director`, { act: "award", place, winner: first, reason: "agreed" });
  }
  await page.goto(`/tournament/${made.card.id}`);
  await page.getByText("Semi-finals").waitFor();
  const mine = page.locator("[data-pairing].mine");
  await page.getByLabel("Find a player").first().fill("ZORYA");
  await mine.first().waitFor();
  assert.ok((await mine.first().getAttribute("aria-label")).includes("Zoryana"));
  await shoot(page, "bracket-33");
  for (const viewport of [DESKTOP, LANDSCAPE]) {
    await page.setViewportSize(viewport);
    const box = await mine.first().boundingBox();
    assert.ok(box !== null && box.x >= 0 && box.x + box.width <= viewport.width, "the player is in view");
  }
  await page.setViewportSize(PHONE);
  // On a phone the player's matches are listed; without a search there is a tab for each round.
  await mine.first().waitFor();
  await page.getByLabel("Find a player").first().fill("");
  await page.getByRole("tab", { name: "Round 1", exact: true }).click();
  await page.getByRole("tab", { name: "Final", exact: true }).click();
  await page.getByText("Not drawn yet").waitFor();
  await page.getByRole("tab", { name: "Final", exact: true }).press("ArrowLeft");
  assert.equal(await page.getByRole("tab", { name: "Semi-finals" }).getAttribute("aria-selected"), "true");
  await assertFits(page, "a bracket of 33");

  // The printed page has no navigation and shows the whole bracket. The 17 matches of round one and the later rounds do not
  // fit on one sheet, so there are several.
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.getByRole("navigation").first().isVisible(), false);
  assert.equal(await page.getByRole("button", { name: "Print" }).isVisible(), false);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.getByText(/Main bracket · sheet 1 of \d/).waitFor();
  const cells = await page.locator("figure [data-pairing]").count();
  assert.equal(cells, 17 + 16, "every match is on a sheet once");
  assert.ok((await sheets(page)) >= 2);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

function correspondence() {
  return { kind: "correspondence", days_per_turn: 14 };
}

test("people are invited to a team and accept", async () => {
  const captain = await newcomer(browser, server.url, "Cleo");
  const direct = await account("Leader");
  await account("Inge");
  const league = await direct("/team-events", {
    name: "Autumn league",
    boards: 4,
    final_boards: null,
    twice: false,
    barometer: true,
    exchange: false,
    places: 4,
    play: { kind: "here", time: { kind: "live", delay_s: 12, reserve_s: 600 } },
  });
  const path = `/team-event/${league.card.id}`;
  await captain.goto(path);
  await captain.getByLabel("Team name").fill("Tower");
  await captain.getByLabel(/^Players/).fill("Cleo, Inge");
  await captain.getByRole("button", { name: "Enter team" }).click();
  await captain.getByText("Invited: Inge").waitFor();

  const invited = await open(browser, server.url, PHONE);
  invited.setDefaultTimeout(30_000);
  await invited.goto("/sign-in");
  await invited.getByLabel("Name", { exact: true }).fill("Inge");
  await invited.getByLabel("Password", { exact: true }).fill("eleven blue checkers");
  await invited.getByRole("button", { name: "Sign in", exact: true }).click();
  await invited.getByText("Good to see you, Inge.").waitFor();
  await invited.goto(path);
  await invited.getByRole("button", { name: "Accept invitation" }).waitFor();
  await shoot(invited, "invitation");
  await assertAccessible(invited, "an invitation");
  await invited.getByRole("button", { name: "Accept invitation" }).click();
  await invited.getByRole("button", { name: "Leave team" }).waitFor();
  // The captain's page shows the acceptance without a reload.
  await captain.getByText("Invited: Inge").waitFor({ state: "hidden" });
  assert.deepEqual([...captain.problems, ...invited.problems], []);
  await captain.context().close();
  await invited.context().close();
});

/** The page of an open event counts down by its own clock and sends no requests. */
test("an event whose start passes begins on the page that shows it", async () => {
  const page = await newcomer(browser, server.url, "Watcher");
  const direct = await account("Starter");
  const made = await direct("/tournaments", cup("Quick cup", { starts: [Date.now() + 9_000] }));
  for (const name of ["early1", "early2"]) await (await account(name))(`/tournaments/${made.card.id}/entry`);
  await page.goto(`/tournament/${made.card.id}`);
  await page.getByText(/in \d s/).waitFor();
  await page.getByText("Round 1").first().waitFor();
  await page.getByRole("button", { name: "Enter", exact: true }).waitFor({ state: "hidden" });
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
