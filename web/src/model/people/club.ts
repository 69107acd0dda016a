/** A club, as its page shows it. */

import type { ClubMember, ClubRole, ClubView, RatingList } from "../../wire/messages";

/** The members with an established rating in a list, best first. */
export function ranked(
  members: readonly ClubMember[],
  list: RatingList,
): { name: string; rating: number; member: ClubMember }[] {
  const established = members.filter((member) =>
    list === "casual" ? !member.casual_provisional : !member.stakes_provisional,
  );
  return established
    .map((member) => ({ name: member.name, rating: list === "casual" ? member.casual : member.stakes, member }))
    .sort((a, b) => b.rating - a.rating);
}

const RANK: Record<ClubRole, number> = { owner: 0, officer: 1, member: 2 };

/** Whether the viewer may remove or bar a member: officers and the owner may, if the member's role is below theirs. */
export function isAbove(yours: ClubRole | null, role: ClubRole): boolean {
  return yours !== null && yours !== "member" && RANK[yours] < RANK[role];
}

/** The viewer's way to join the club; null: there is none. */
export function wayIn({ your_role: role, your_standing: standing, card }: ClubView): "join" | "ask" | "answer" | null {
  if (role !== null || standing === "barred") return null;
  if (standing === "invited") return "answer";
  if (card.joining === "open") return "join";
  return card.joining === "request" && standing === null ? "ask" : null;
}

/** The club of a new event, and whether only its members may enter. */
export interface ClubChoice {
  readonly club: string | null;
  readonly membersOnly: boolean;
}

export const NO_CLUB: ClubChoice = { club: null, membersOnly: true };
