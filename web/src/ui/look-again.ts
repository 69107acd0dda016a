/** Pages of events have no socket: they ask again while somebody looks at them. */

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
