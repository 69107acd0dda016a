/** Spanish: the texts of all pages that are fetched when they are first visited. */

import type { PageTexts } from "../index.svelte";
import { about } from "./about";
import { account } from "./account";
import { archive } from "./archive";
import { boards } from "./boards";
import { clubs } from "./clubs";
import { credits } from "./credits";
import { desk } from "./desk";
import { dice } from "./dice";
import { downloads } from "./downloads";
import { duplicate } from "./duplicate";
import { leaderboards } from "./leaderboards";
import { lesson } from "./lesson";
import { library } from "./library";
import { mail } from "./mail";
import { moderation } from "./moderation";
import { openings } from "./openings";
import { position } from "./position";
import { practice } from "./practice";
import { print } from "./print";
import { programs } from "./programs";
import { push } from "./push";
import { puzzles } from "./puzzles";
import { review } from "./review";
import { rules } from "./rules";
import { scoreSheet } from "./score-sheet";
import { secondFactor } from "./second-factor";
import { settings } from "./settings";
import { status } from "./status";
import { teamEvents } from "./team-events";
import { teamMatches } from "./team-matches";
import { tournaments } from "./tournaments";
import { comments, trainer } from "./trainer";
import { vacation } from "./vacation";
import { verify } from "./verify";

export const pages: PageTexts = {
  about,
  account,
  archive,
  boards,
  clubs,
  comments,
  credits,
  desk,
  dice,
  downloads,
  duplicate,
  leaderboards,
  lesson,
  library,
  mail,
  moderation,
  openings,
  position,
  practice,
  print,
  programs,
  push,
  puzzles,
  review,
  rules,
  scoreSheet,
  secondFactor,
  settings,
  status,
  teamEvents,
  teamMatches,
  tournaments,
  trainer,
  vacation,
  verify,
};
