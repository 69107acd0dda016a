/** The differences between the formats of a tournament while it runs. */
import type { Branch, TournamentFormat, TournamentView } from "../../wire/messages";

/**
 * Returns whether late players can still join: in round one of a knock-out, and in every round but the last one of a Swiss
 * or of lives. In a round robin the table is fixed when it begins.
 */
export function takesLatePlayers({ card, brackets }: Pick<TournamentView, "card" | "brackets">): boolean {
  const main = brackets.find(({ branch }) => branch === "main");
  const rounds = main?.rounds.length ?? 0;
  const isOver = main?.winner != null || brackets.some(({ branch }) => branch === "final");
  const { format } = card;
  switch (format.kind) {
    case "knock_out":
      return rounds <= 1;
    case "swiss":
      return !isOver && (format.rounds === null || rounds < format.rounds);
    case "lives":
      return !isOver;
    case "round_robin":
      return false;
    default:
      return format satisfies never;
  }
}

/** Returns whether a director can exchange players of a bracket. In a round robin the table decides who meets. */
export function allowsExchange(format: TournamentFormat, branch: Branch): boolean {
  return branch !== "main" || format.kind !== "round_robin";
}
