/** Pages of events have no socket: they poll while they are visible. */

import { onMount } from "svelte";

/** Calls `look` every `everyMs` from the mounting of the component to its end, while the page is seen and `wanted` says so. */
export function lookAgain(look: () => Promise<void>, wanted: () => boolean, everyMs: number): void {
  onMount(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && wanted()) void look();
    }, everyMs);
    return () => clearInterval(timer);
  });
}
