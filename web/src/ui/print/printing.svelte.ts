/** Whether the page is being printed: some drawings look different on paper. */
import { flushSync } from "svelte";

let now = $state(false);

/** True from the moment at which the browser begins to print until it is done. */
export function printing(): boolean {
  return now;
}

// The browser captures the page as soon as the listeners have run, so the update must be synchronous.
window.addEventListener("beforeprint", () => {
  flushSync(() => (now = true));
});
window.addEventListener("afterprint", () => {
  now = false;
});
