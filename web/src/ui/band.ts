/** The band of a rating as text. */

import { t } from "./text/index.svelte";

/** Returns a band as the reader sees it; the server names the outer ones in English, such as `below 1500`. */
export function bandText(band: string): string {
  const [, side, bound] = /^(below|above) (\d+)$/.exec(band) ?? [];
  if (bound === undefined) return band;
  return side === "below" ? t().game.bandBelow(bound) : t().game.bandAbove(bound);
}
