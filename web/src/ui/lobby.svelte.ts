/** The live lobby, shared by everything that shows a part of it. It is watched as long as somebody looks. */
import { changeLobby, lobbyFrom, type LobbyState } from "../model/lobby";
import { socket } from "./session.svelte";

let present: LobbyState | null = $state.raw(null);
let watchers = 0;

socket.onMessage((message) => {
  if (message.type === "lobby") present = lobbyFrom(message.lobby);
  if (message.type === "lobby_changed" && present !== null) present = changeLobby(present, message.changes);
});

/** The lobby, or null until it is known. Reactive. */
export function lobbyState(): LobbyState | null {
  return present;
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
  };
}
