/** English, complete. A page's texts have a file of their own beside this one. */

import { board } from "./board";
import { common } from "./common";
import { actions, boardSettings, chat, keys, leave, match, menu, moves, notes, over, resign, waiting } from "./match";
import { speech } from "./speech";

export const en = {
  common,
  board,
  speech,
  match,
  play: { actions, menu, notes, moves, chat, resign, leave, over, waiting, boardSettings, keys },
};
