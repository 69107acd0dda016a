// Measures the time from the server's answer to the drawn bracket of a large knock-out. Not a test: it prints figures.
//
//     FULLPRIME=../../target/release/fullprime node measure/bracket.mjs [entries] [repetitions]
//
// It starts a server of its own, on which people enter over the API and a director draws and decides every match. The page
// is measured twice, when round one has just been drawn and when the tournament is over; each time in a fresh browser
// window, from the moment at which the whole answer has arrived to the frame that shows the bracket. The log
// at the director's desk, in which each step says whether it can be undone, is measured at both times too, without a browser.

import { launch, DESKTOP, PHONE } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";

const entries = Number(process.argv[2] ?? 1024);
const repetitions = Number(process.argv[3] ?? 15);
const AT_ONCE = 8;
/** The control that shows round one: a radio button beside the drawing, or the first tab on a phone. */
const FIRST_ROUND = "input[type=radio][value='1'], [role=tab]";

const server = await Server.start(
  `[accounts]
hash_cost = { memory_kib = 8, passes = 1 }
[limits]
sign_up_by_address = { burst = 1000000, refill_s = 0.001 }
table_by_account = { burst = 1000000, refill_s = 0.001 }
competition_by_account = { burst = 1000000, refill_s = 0.001 }
competitions_created_by_account = { burst = 1000000, refill_s = 0.001 }
`,
);
const browser = await launch();
/** The director of the tournament. */
let director;
try {
  director = await signUp("Dirk");
  const { card } = await director.post("/tournaments", {
    name: "Large cup",
    length: 10,
    places: entries,
    check_in: false,
    by_rating: false,
    time: { kind: "correspondence", days_per_turn: 14 },
  });
  const path = `/tournaments/${card.id}`;
  const people = [];
  await each(entries, async (number) => people.push(await signUp(`player${String(number).padStart(4, "0")}`)));
  // One after the other, because the server refuses some entries if many arrive at the same moment.
  for (const somebody of people) await somebody.post(`${path}/entry`);
  await director.post(`${path}/director`, { act: "draw" });
  await measure("round one drawn", card.id);

  for (;;) {
    const view = await director.get(path);
    if (view.card.phase.kind === "over") break;
    const round = view.brackets[0].rounds.at(-1);
    const open = round.pairings.filter(({ winner, second }) => winner === null && second !== null);
    for (const { number, first } of open) {
      const place = { branch: "main", round: round.number, number };
      await director.post(`${path}/director`, { act: "award", place, winner: first, reason: "measured" });
    }
  }
  await measure("over", card.id);
} finally {
  await browser.close();
  await server.stop();
}

/** Measures the request and the drawing of the tournament as it is now. */
async function measure(what, id) {
  const answers = [];
  let bytes = 0;
  for (let at = 0; at < repetitions; at += 1) {
    const began = performance.now();
    const reply = await fetch(`${server.url}/api/v1/tournaments/${id}`);
    bytes = (await reply.arrayBuffer()).byteLength;
    answers.push(performance.now() - began);
  }
  console.log(`${what}: ${entries} entries, ${(bytes / 1e3).toFixed(0)} kB`);
  row("request to answer", answers);
  const logs = [];
  let log;
  for (let at = 0; at < repetitions; at += 1) {
    const began = performance.now();
    log = await director.get(`/desks/tournament/${id}/log`);
    logs.push(performance.now() - began);
  }
  const undoable = log.steps.filter((step) => step.may_undo).length;
  row(`the desk's log, ${log.steps.length} steps, ${undoable} undoable`, logs);
  for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    const drawn = [];
    const whole = [];
    for (let at = 0; at < repetitions; at += 1) {
      const context = await browser.newContext({ viewport, baseURL: server.url, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.addInitScript(watchForBracket);
      // Starts on another page of the site, so that the code that every page needs is already loaded.
      await page.goto("/events", { waitUntil: "networkidle" });
      await page.getByRole("link", { name: "Large cup" }).first().click();
      drawn.push(await page.evaluate(() => globalThis.bracketDrawn));
      // The first round is the largest. The page shows the last rounds, and the first one on demand.
      if ((await page.locator(FIRST_ROUND).count()) > 0) whole.push(await page.evaluate(chooseFirstRound, FIRST_ROUND));
      await context.close();
    }
    row(`answer to drawing, ${name}`, drawn);
    if (whole.length > 0) row(`all rounds, ${name}`, whole);
  }
}

/** Runs in the page: resolves to the milliseconds from the end of the tournament's answer to the frame with its bracket. */
function watchForBracket() {
  globalThis.bracketDrawn = new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector("[data-pairing]") === null) return;
      watcher.disconnect();
      // The next frame draws the bracket, and the frame after it begins when the bracket has been painted.
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => {
          const answers = performance
            .getEntriesByType("resource")
            .filter(({ name }) => /\/api\/v1\/tournaments\/\w+$/.test(name));
          resolve(now - answers[0].responseEnd);
        }),
      );
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
}

/** Runs in the page: shows the bracket from round one on, and resolves to the milliseconds that it took. */
function chooseFirstRound(choice) {
  return new Promise((resolve) => {
    const began = performance.now();
    document.querySelector(choice).click();
    requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - began)));
  });
}

async function each(count, work) {
  let next = 1;
  const worker = async () => {
    while (next <= count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function signUp(name) {
  const reply = await fetch(`${server.url}/api/v1/accounts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, password: "eleven blue checkers" }),
  });
  const session = await read(reply);
  const cookie = reply.headers.get("set-cookie").split(";")[0];
  const headers = { cookie, "x-csrf-token": session.csrf_token, "content-type": "application/json" };
  const url = (path) => `${server.url}/api/v1${path}`;
  return {
    get: async (path) => read(await fetch(url(path), { headers })),
    post: async (path, body) =>
      read(
        await fetch(url(path), {
          method: "POST",
          headers,
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
      ),
  };
}

async function read(reply) {
  if (!reply.ok) throw new Error(`${reply.url}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

function row(what, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, max] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) => ms.toFixed(1).padStart(7));
  console.log(`  ${what.padEnd(44)} p50 ${p50} ms   max ${max} ms   (${sorted.length})`);
}
