/** The entries of the menu "Learn". */

import { href, type Route } from "../../model/app/route";
import { t } from "../text/index.svelte";

export interface LearnPlace {
  readonly to: string;
  readonly text: string;
  readonly about: string;
  readonly icon: "play" | "rules" | "cup" | "dice" | "check" | "chart" | "file" | "bot";
}

const PAGES: readonly Route["page"][] = [
  "lesson",
  "puzzles",
  "puzzle",
  "next_puzzle",
  "bots",
  "practice",
  "practice_game",
  "trainer",
  "position",
  "openings",
  "library",
  "library_review",
  "library_sheet",
  "archive",
  "positions",
  "rules",
];

/** Whether a page belongs to the menu. */
export function isLearning(here: Route): boolean {
  return PAGES.includes(here.page);
}

export function learnPlaces(): LearnPlace[] {
  const words = t().shell.learnAbout;
  return [
    { to: href({ page: "lesson" }), text: t().lesson.title, about: t().lesson.about, icon: "play" },
    { to: href({ page: "rules" }), text: t().shell.rules, about: words.rules, icon: "rules" },
    { to: href({ page: "puzzles" }), text: t().puzzles.title, about: t().puzzles.about, icon: "cup" },
    { to: href({ page: "practice", xgid: null }), text: t().shell.practice, about: words.practice, icon: "dice" },
    { to: href({ page: "bots" }), text: t().bots.page.title, about: t().bots.page.about, icon: "bot" },
    { to: href({ page: "trainer" }), text: t().trainer.title, about: words.trainer, icon: "check" },
    { to: href({ page: "position", id: null }), text: t().position.title, about: words.position, icon: "chart" },
    { to: href({ page: "openings", opening: null }), text: t().openings.title, about: words.openings, icon: "rules" },
    { to: href({ page: "library" }), text: t().library.title, about: words.library, icon: "file" },
    { to: href({ page: "archive" }), text: t().archive.title, about: words.archive, icon: "chart" },
  ];
}
