// Hears a page as a screen reader does: what comes into live regions, and the name of what gets the focus. It never looks
// at the picture.

import assert from "node:assert/strict";

/** Runs in the page. Collects what is heard as `globalThis.heard`: `{ kind: "live" | "focus", text }`. */
function listen() {
  globalThis.heard = [];
  const LIVE = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const clean = (text) => text.replace(/\s+/g, " ").trim();
  const say = (kind, text) => clean(text) !== "" && globalThis.heard.push({ kind, text: clean(text) });
  const isShown = (element) => element.closest("[inert], [hidden], [aria-hidden=true]") === null;
  const element = (node) => (node instanceof Element ? node : node.parentElement);
  new MutationObserver((records) => {
    const regions = new Set();
    for (const { target, addedNodes } of records) {
      const region = element(target)?.closest(LIVE);
      if (region?.getAttribute("role") === "log") {
        for (const node of addedNodes) if (isShown(region)) say("live", node.textContent);
      } else if (region) regions.add(region);
      // An alert is read out even if it comes with its region.
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll("[role=alert]")]) {
          if (alert.matches("[role=alert]")) regions.add(alert);
        }
      }
    }
    for (const region of regions) if (region.isConnected && isShown(region)) say("live", region.textContent);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  const byIds = (ids) =>
    ids
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ");
  const nameOf = (target) =>
    target.getAttribute("aria-label") ??
    (target.hasAttribute("aria-labelledby") ? byIds(target.getAttribute("aria-labelledby")) : null) ??
    target.labels?.[0]?.textContent ??
    target.textContent;
  document.addEventListener("focusin", ({ target }) => say("focus", nameOf(target)));
}

export class Listener {
  /** Begins to listen to every document that the page opens from now on. */
  static async to(page) {
    const listener = new Listener();
    listener.page = page;
    listener.at = 0;
    await page.addInitScript(listen);
    return listener;
  }

  /** Returns all that has been heard since the page was loaded. */
  heard(kind = null) {
    return this.page.evaluate(
      (kind) => globalThis.heard.filter((one) => kind === null || one.kind === kind).map(({ text }) => text),
      kind,
    );
  }

  /** Waits until something that matches is heard, after what was heard last time. Returns its text. */
  async hears(pattern) {
    const ends = Date.now() + 60_000;
    for (;;) {
      const all = await this.heard();
      const index = all.findIndex((text, index) => index >= this.at && pattern.test(text));
      if (index !== -1) {
        this.at = index + 1;
        return all[index];
      }
      assert.ok(Date.now() < ends, `${pattern} is not heard, but:\n${all.slice(this.at).join("\n")}`);
      await this.page.waitForTimeout(20);
    }
  }

  /** Presses a key and returns what is heard next, in a live region or as the name of the focus, if it matches. */
  async press(key, pattern) {
    this.at = (await this.heard()).length;
    await this.page.keyboard.press(key);
    return pattern === undefined ? "" : this.hears(pattern);
  }

  /** A new document begins with silence. */
  forget() {
    this.at = 0;
  }

  /** Goes on with the Tab key until a name matches. Returns the number of presses. */
  async tabTo(pattern, most = 60) {
    for (let presses = 1; presses <= most; presses++) {
      this.at = (await this.heard()).length;
      await this.page.keyboard.press("Tab");
      await this.page.waitForTimeout(10);
      const [name] = (await this.heard("focus")).slice(-1);
      if (pattern.test(name ?? "")) return presses;
    }
    assert.fail(`${pattern} is not reached with ${most} presses of Tab`);
  }
}
