/** The requests for the lobby, tables, matches and sensor boards. */

import type {
  BoardId,
  BoardList,
  BoardMirror,
  Books,
  BotCard,
  CreateTable,
  CurrentMatches,
  DiceDisclosure,
  DiceStatistics,
  EnrolmentCode,
  LobbyPlayers,
  LobbySnapshot,
  MatchId,
  MatchView,
  Pairing,
  PasskeyChallenge,
  QuickPairing,
  RatedLimits,
  SessionGames,
  SiteStatus,
  TableView,
  TakeSeat,
} from "../../wire/messages";
import { part } from "./part";
import type { Send } from "../requests";

export const playCalls = (send: Send) => ({
  /** Fetches the description of the API, unparsed. */
  document: (): Promise<unknown> => send("GET", "/openapi.json"),
  status: (): Promise<SiteStatus> => send("GET", "/status"),
  lobby: (): Promise<LobbySnapshot> => send("GET", "/lobby"),
  /** Fetches a page of the connected players whose names contain these letters. */
  lobbyPlayers: (name: string, after: string | null): Promise<LobbyPlayers> =>
    send(
      "GET",
      `/lobby/players?name=${encodeURIComponent(name)}${after === null ? "" : `&after=${encodeURIComponent(after)}`}`,
    ),
  current: (): Promise<CurrentMatches> => send("GET", "/account/matches/current"),
  /** Fetches the totals of all credits. */
  books: (): Promise<Books> => send("GET", "/books"),
  bots: (): Promise<BotCard[]> => send("GET", "/bots"),
  ratedLimits: (): Promise<RatedLimits> => send("GET", "/account/rated-limits"),
  openTable: (body: CreateTable): Promise<TableView> => send("POST", "/matches", body),
  pair: (body: QuickPairing): Promise<Pairing> => send("POST", "/pairing", body),
  askForSeat: (id: MatchId): Promise<PasskeyChallenge> => send("POST", `/matches/${part(id)}/seat/challenge`),
  takeSeat: (id: MatchId, body: TakeSeat): Promise<MatchView> => send("POST", `/matches/${part(id)}/seat`, body),
  match: (id: MatchId): Promise<MatchView> => send("GET", `/matches/${part(id)}`),
  /** Closes the user's own table, or declines an invitation. */
  closeTable: (id: MatchId): Promise<void> => send("DELETE", `/matches/${part(id)}/seat`),
  diceStatistics: (): Promise<DiceStatistics> => send("GET", "/dice/statistics"),
  boards: (): Promise<BoardList> => send("GET", "/boards"),
  boardCode: (name: string): Promise<EnrolmentCode> => send("POST", "/boards/codes", { name }),
  boardMirror: (id: BoardId): Promise<BoardMirror> => send("GET", `/boards/${part(id)}`),
  renameBoard: (id: BoardId, name: string): Promise<void> => send("PUT", `/boards/${part(id)}`, { name }),
  revokeBoard: (id: BoardId): Promise<void> => send("DELETE", `/boards/${part(id)}`),
  findBoard: (id: BoardId): Promise<void> => send("POST", `/boards/${part(id)}/find`),
  seatBoard: (id: BoardId, match: MatchId, share: boolean): Promise<void> =>
    send("POST", `/boards/${part(id)}/seat`, { match_id: match, share }),
  unseatBoard: (id: BoardId): Promise<void> => send("DELETE", `/boards/${part(id)}/seat`),
  dice: (id: MatchId): Promise<DiceDisclosure> => send("GET", `/matches/${part(id)}/dice`),
  sessionGames: (id: MatchId): Promise<SessionGames> => send("GET", `/matches/${part(id)}/session`),
});
