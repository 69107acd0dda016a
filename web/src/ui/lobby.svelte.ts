/** The live lobby, shared by everything that shows a part of it. It is watched while a component uses it. */
import { changeLobby, goneIn, lobbyFrom, withCurrent, withLines, type LobbyState } from "../model/lobby/lobby";
import type { ChatLine, LobbySnapshot, MatchId } from "../wire/messages";
import { api, socket, user } from "./session.svelte";

let present: LobbyState | null = $state.raw(null);
let talk: readonly ChatLine[] = $state.raw([]);
let watchers = 0;
/** The number of chat lines that are kept. */
const TALK_MAX = 200;
/** The tables and matches that were removed since the last snapshot. */
let gone = new Set<MatchId>();

socket.onMessage((message) => {
  if (message.type === "lobby") {
    // The chat lines that this visitor may see follow the snapshot.
    talk = [];
    void begin(message.lobby);
  }
  if (message.type === "lobby_chat") talk = withLines(talk, message.lines).slice(-TALK_MAX);
  if (message.type === "lobby_changed" && present !== null) {
    for (const id of goneIn(message.changes)) gone.add(id);
    present = changeLobby(present, message.changes);
  }
});

/** The lobby, or null until it is known. Reactive. */
export function lobbyState(): LobbyState | null {
  return present;
}

/** Returns the lines of the lobby chat, oldest first. Reactive. */
export function lobbyTalk(): readonly ChatLine[] {
  return talk;
}

/** Watches the lobby until the returned function is called. */
export function watchLobby(): () => void {
  watchers += 1;
  if (watchers === 1) socket.watchLobby(true);
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    socket.watchLobby(false);
    present = null;
    talk = [];
  };
}

async function begin(snapshot: LobbySnapshot): Promise<void> {
  present = lobbyFrom(snapshot);
  const since = new Set<MatchId>();
  gone = since;
  if (user() === null) return;
  try {
    const current = await api.current();
    // A newer snapshot has started its own request.
    const now = lobbyState();
    if (gone === since && now !== null) present = withCurrent(now, current, since);
  } catch {
    // On failure only the oldest matches are missing, so no error is shown.
  }
}
