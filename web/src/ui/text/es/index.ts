/** Spanish: the texts of the frame, the front page and the match page. Those of the other pages are in `pages.ts`. */

import type { FirstTexts } from "../index.svelte";
import { agenda } from "./agenda";
import { board } from "./board";
import { bots } from "./bots";
import { common } from "./common";
import { comparatives } from "./comparatives";
import { embed } from "./embed";
import { errors } from "./errors";
import { event } from "./event";
import { game } from "./game";
import { live } from "./live";
import { lobby } from "./lobby";
import { actions, chat, illegal, keys, leave, match, menu, moves, notes, over, resign, waiting } from "./match";
import { messages } from "./messages";
import { offline } from "./offline";
import { passkeys } from "./passkeys";
import { people } from "./people";
import { player } from "./player";
import { profile } from "./profile";
import { phrases, session } from "./session";
import { sheet } from "./sheet";
import { shell } from "./shell";
import { speech } from "./speech";

export const es: FirstTexts = {
  agenda,
  board,
  bots,
  common,
  comparatives,
  embed,
  errors,
  event,
  game,
  live,
  lobby,
  match,
  messages,
  offline,
  passkeys,
  people,
  phrases,
  play: { actions, menu, notes, moves, chat, resign, illegal, leave, over, waiting, keys },
  player,
  profile,
  session,
  sheet,
  shell,
  speech,
};
