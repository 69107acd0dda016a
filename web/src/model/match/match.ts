/** A match as this client knows it: the newest view, the whole log, the chat. Only messages change it. */

import type { ChatLine, LoggedEvent, MatchId, MatchView, ServerMessage } from "../../wire/messages";

export interface MatchState {
  readonly id: MatchId;
  readonly view: MatchView | null;
  /** Every event from the first on, in order, none missing. */
  readonly log: readonly LoggedEvent[];
  readonly chat: readonly ChatLine[];
}

export function newMatch(id: MatchId): MatchState {
  return { id, view: null, log: [], chat: [] };
}

export function withMessage(state: MatchState, message: ServerMessage): MatchState {
  switch (message.type) {
    case "match": {
      if (message.view.id !== state.id || message.view.seq < (state.view?.seq ?? 0)) return state;
      return { ...state, view: message.view, log: [...state.log, ...newEvents(state, message.events)] };
    }
    case "chat": {
      if (message.id !== state.id) return state;
      // After the match, a player is sent lines of spectators with lower numbers than known ones.
      const known = new Set(state.chat.map((line) => line.number));
      const lines = message.lines.filter((line) => !known.has(line.number));
      const chat = [...state.chat, ...lines].sort((a, b) => a.number - b.number);
      return lines.length === 0 ? state : { ...state, chat };
    }
    case "welcome":
    case "pong":
    case "lobby":
    case "lobby_changed":
    case "agenda":
    case "lobby_chat":
    case "club_chat":
    case "competition_changed":
    case "events_changed":
    case "analysis":
    case "done":
    case "refused":
    case "error":
    case "maintenance":
    case "closing":
      return state;
    default:
      return unknown(message, state);
  }
}

/** Events that the log does not have yet: after a reconnection the server may send some of them again. */
export function newEvents(state: MatchState, events: readonly LoggedEvent[]): LoggedEvent[] {
  const known = state.log.at(-1)?.seq ?? 0;
  return events.filter((event) => event.seq > known);
}

function unknown(_message: never, state: MatchState): MatchState {
  return state;
}
