/** Adds a new event to the club that its director has chosen. */

import type { ClubChoice } from "../../model/people/club";
import type { CompetitionKind } from "../../wire/messages";
import { failureText } from "../failure";
import { api } from "../session.svelte";
import { t } from "../text/index.svelte";
import { notify } from "../toasts.svelte";

/** Adds a new event to the chosen club. The event exists already, so a failure only shows a message. */
export async function addToClub({ club, membersOnly }: ClubChoice, kind: CompetitionKind, id: string): Promise<void> {
  if (club === null) return;
  try {
    await api.actInClub(club, { act: "add_event", kind, id, members_only: membersOnly });
  } catch (error) {
    notify(t().clubs.notAdded(failureText(error)), "bad");
  }
}
