// Plays with the pointer, and knows only what the page shows.

import assert from "node:assert/strict";

/**
 * The buttons in the order in which they are tried: first those that answer the opponent, then those that end a turn.
 */
const BUTTONS = ["Continue", "Take", "Accept", "Roll", "Confirm"];
/** The order for a player who turns the cube whenever possible, so that a match has fewer games. */
const DOUBLING = ["Continue", "Take", "Accept", "Double", "Redouble", "Roll", "Confirm"];

/** The time in milliseconds after which a press fails if its target is gone because the other side was quicker. */
const SOON = { timeout: 2_000 };

const ENDS = /^(You won the (?:match|game)|You lost the (?:match|game)|A draw)$/;

/** Finds a button by its words, which may be followed by its key. */
export const button = (page, name) =>
  page.getByRole("button", { name: new RegExp(`^${name}( \\(?([A-Za-z]|Enter)\\)?)?$`) }).first();

/** The heading that tells how the match ended. */
export const verdict = (page) => page.getByRole("heading", { name: ENDS });

/** Presses one button or plays one move. Returns what it did, or undefined if there was nothing to do. */
async function once(page, buttons, last) {
  for (const name of buttons) {
    const found = button(page, name);
    if (await found.isVisible()) {
      await found.click(SOON);
      return name;
    }
  }
  const sources = page.locator("g.place.usable.source");
  const source = last ? sources.last() : sources.first();
  if ((await source.count()) === 0) return undefined;
  await source.click(SOON);
  const target = page.locator("g.place.usable:not(.source)").first();
  if ((await target.count()) > 0) await target.click(SOON);
  return "move";
}

/**
 * Presses one button or plays one move. Returns what it did, or undefined if there was nothing to do, or if the target
 * was gone before it was pressed.
 */
export async function press(page, buttons = BUTTONS, last = false) {
  try {
    return await once(page, buttons, last);
  } catch (error) {
    if (error.name === "TimeoutError") return undefined;
    throw error;
  }
}

/**
 * Plays until the match is over or `until` returns true. `until` is called after every press, with the number of presses
 * and the name of the pressed button. Returns the number of presses. `last` moves checkers from the other end of the
 * board; with `accepts` false it plays on when the opponent offers to resign. A button may be gone before it is pressed,
 * so a failed press is not an error: the function tries again.
 */
export async function play(page, until = () => false, { doubles = false, last = false, accepts = true } = {}) {
  const buttons = (doubles ? DOUBLING : BUTTONS).filter((name) => accepts || name !== "Accept");
  let pressed = 0;
  let idleSince = Date.now();
  while (!(await verdict(page).isVisible())) {
    const what = await press(page, buttons, last);
    if (what !== undefined) {
      pressed += 1;
      idleSince = Date.now();
      if (await until(pressed, what)) break;
    } else {
      assert.ok(Date.now() - idleSince < 60_000, "the match has stood still for a minute");
      await page.waitForTimeout(20);
    }
  }
  return pressed;
}
