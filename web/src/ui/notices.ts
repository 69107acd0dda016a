/** Notices for a player who is not on the page, if the player has switched them on. */

import { showNotice } from "../io/notice";
import { isLookedAt, isLookedAtElsewhere } from "../io/tabs";
import { href, type Route } from "../model/app/route";
import { navigate } from "./router.svelte";
import { settings } from "./settings.svelte";
import { notify } from "./toasts.svelte";

/** Shows a browser notice, unless a page of the site is visible. */
export async function tellElsewhere(text: string, about: string, to: Route): Promise<void> {
  if (!settings().notices || isLookedAt(null) || (await isLookedAtElsewhere(null))) return;
  showNotice(text, about, () => navigate(to));
}

/** Shows a browser notice, or a notice on the page if this tab is visible and no tab shows the subject. */
export async function tell(text: string, about: string, to: Route): Promise<void> {
  if (!isLookedAt(null)) return tellElsewhere(text, about, to);
  const path = href(to);
  if (isLookedAt(path) || (await isLookedAtElsewhere(path)) || isLookedAt(path)) return;
  notify(text, "good", to);
}
