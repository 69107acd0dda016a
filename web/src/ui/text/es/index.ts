/** Spanish, complete. */

import type { Texts } from "../index.svelte";
import { about } from "./about";
import { account } from "./account";
import { agenda } from "./agenda";
import { archive } from "./archive";
import { board } from "./board";
import { boards } from "./boards";
import { bots } from "./bots";
import { comparatives } from "./comparatives";
import { credits } from "./credits";
import { common } from "./common";
import { desk } from "./desk";
import { downloads } from "./downloads";
import { duplicate } from "./duplicate";
import { embed } from "./embed";
import { offline } from "./offline";
import { openings } from "./openings";
import { push } from "./push";
import { errors } from "./errors";
import { event } from "./event";
import { game } from "./game";
import { leaderboards } from "./leaderboards";
import { lesson } from "./lesson";
import { library } from "./library";
import { live } from "./live";
import { lobby } from "./lobby";
import { mail } from "./mail";
import { actions, chat, keys, illegal, leave, match, menu, moves, notes, over, resign, waiting } from "./match";
import { moderation } from "./moderation";
import { people } from "./people";
import { player } from "./player";
import { position } from "./position";
import { practice } from "./practice";
import { print } from "./print";
import { messages } from "./messages";
import { clubs } from "./clubs";
import { profile } from "./profile";
import { programs } from "./programs";
import { puzzles } from "./puzzles";
import { review } from "./review";
import { rules } from "./rules";
import { scoreSheet } from "./score-sheet";
import { phrases, session } from "./session";
import { settings } from "./settings";
import { sheet } from "./sheet";
import { shell } from "./shell";
import { speech } from "./speech";
import { status } from "./status";
import { teamEvents } from "./team-events";
import { teamMatches } from "./team-matches";
import { comments, trainer } from "./trainer";
import { passkeys } from "./passkeys";
import { secondFactor } from "./second-factor";
import { vacation } from "./vacation";
import { tournaments } from "./tournaments";
import { dice } from "./dice";
import { verify } from "./verify";

export const es: Texts = {
  about,
  account,
  agenda,
  archive,
  board,
  boards,
  bots,
  comparatives,
  credits,
  comments,
  common,
  desk,
  downloads,
  duplicate,
  embed,
  offline,
  openings,
  push,
  errors,
  event,
  game,
  leaderboards,
  lesson,
  library,
  live,
  lobby,
  mail,
  match,
  play: { actions, menu, notes, moves, chat, resign, illegal, leave, over, waiting, keys },
  moderation,
  people,
  player,
  position,
  practice,
  print,
  messages,
  clubs,
  profile,
  programs,
  puzzles,
  review,
  rules,
  scoreSheet,
  phrases,
  session,
  settings,
  sheet,
  shell,
  speech,
  status,
  trainer,
  teamEvents,
  teamMatches,
  passkeys,
  secondFactor,
  vacation,
  tournaments,
  dice,
  verify,
};
