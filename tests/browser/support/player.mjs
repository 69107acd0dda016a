// Plays by what a page shows, with the pointer, as a user would who knows no more than that.

import assert from "node:assert/strict";

/** What is pressed first when several can be: whatever answers something, then what ends a turn. */
const BUTTONS = ["Continue", "Take", "Accept", "Roll", "Confirm"];
/** The same for a player who turns the cube whenever possible, so that a match has fewer games. */
const DOUBLING = ["Continue", "Take", "Accept", "Double", "Redouble", "Roll", "Confirm"];

/** The time in milliseconds after which a press fails if its target is gone because the other side was quicker. */
const SOON = { timeout: 2_000 };

const ENDS = /^(You won the (?:match|game)|You lost the (?:match|game)|A draw)$/;

/** The name a button is found by: its words, perhaps followed by the key that does the same. */
export const button = (page, name) =>
  page.getByRole("button", { name: new RegExp(`^${name}( \\(?([A-Za-z]|Enter)\\)?)?$`) }).first();

/** The heading that tells how the match ended. */
export const verdict = (page) => page.getByRole("heading", { name: ENDS });

/** Does one thing, if there is one to do. Returns what it pressed, or undefined. */
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
 * Plays until the match is over, or `until` says so after a press, of which it is told the number and what was pressed.
 * Returns how often was pressed. With `last` it moves checkers from the other end of the board than without;
 * without `accepts` it plays on when the opponent offers to resign.
 * What was there when it was looked for may be gone when it is pressed: then it looks again.
 */
export async function play(page, until = () => false, { doubles = false, last = false, accepts = true } = {}) {
  const buttons = (doubles ? DOUBLING : BUTTONS).filter((name) => accepts || name !== "Accept");
  let pressed = 0;
  let idleSince = Date.now();
  while (!(await verdict(page).isVisible())) {
    const what = await once(page, buttons, last).catch((error) => {
      if (error.name === "TimeoutError") return undefined;
      throw error;
    });
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
