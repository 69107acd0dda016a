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
  const { learnAbout: words, places } = t().shell;
  return [
    { to: href({ page: "lesson" }), text: places.lesson, about: words.lesson, icon: "play" },
    { to: href({ page: "rules" }), text: t().shell.rules, about: words.rules, icon: "rules" },
    { to: href({ page: "puzzles" }), text: places.puzzles, about: words.puzzles, icon: "cup" },
    { to: href({ page: "practice", xgid: null }), text: t().shell.practice, about: words.practice, icon: "dice" },
    { to: href({ page: "bots" }), text: t().bots.page.title, about: t().bots.page.about, icon: "bot" },
    { to: href({ page: "trainer" }), text: places.trainer, about: words.trainer, icon: "check" },
    { to: href({ page: "position", id: null }), text: places.position, about: words.position, icon: "chart" },
    { to: href({ page: "openings", opening: null }), text: places.openings, about: words.openings, icon: "rules" },
    { to: href({ page: "library" }), text: places.library, about: words.library, icon: "file" },
    { to: href({ page: "archive" }), text: places.archive, about: words.archive, icon: "chart" },
  ];
}
