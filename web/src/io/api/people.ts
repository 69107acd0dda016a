/** The requests for players, clubs, messages and moderation. */

import type {
  AddressBlockList,
  BlockAddresses,
  ClubAct,
  ClubChat,
  ClubView,
  Clubs,
  Contact,
  ConversationView,
  Conversations,
  CreateClub,
  DecideAppeal,
  DirectMessage,
  HeadToHead,
  LeaderboardPage,
  MatchPage,
  ModerationCounts,
  ModerationDesk,
  ModeratorAction,
  OwnSanctions,
  PlayerPerformance,
  PlayerProfile,
  PlayerSanctions,
  PlayerSearch,
  PlayerTitles,
  PreviewVoid,
  RatingChart,
  RatingList,
  ReadMessages,
  Records,
  SayInClub,
  SendAppeal,
  SendMessage,
  SendReport,
  SendVoid,
  SetContact,
  Suspicions,
  UndoVoid,
  VoidChanges,
} from "../../wire/messages";
import { part } from "./part";
import type { Send } from "../requests";

/** The filters of a leaderboard. */
export interface LeaderboardChoice {
  list: RatingList;
  /** Only players who have played within this many days; null: any time. */
  days: 7 | 30 | 90 | 365 | null;
  experience: 0 | 50 | 200 | 400;
  bots: boolean;
}

export const peopleCalls = (send: Send) => ({
  conversations: (): Promise<Conversations> => send("GET", "/messages"),
  /** Fetches the messages with a player before the number `before`, or the latest messages if it is null. */
  conversation: (name: string, before: number | null): Promise<ConversationView> =>
    send("GET", `/messages/${part(name)}${before === null ? "" : `?before=${String(before)}`}`),
  sendMessage: (name: string, body: SendMessage): Promise<DirectMessage> =>
    send("POST", `/messages/${part(name)}`, body),
  deleteConversation: (name: string): Promise<void> => send("DELETE", `/messages/${part(name)}`),
  readMessages: (name: string, body: ReadMessages): Promise<void> => send("POST", `/messages/${part(name)}/read`, body),
  /** Fetches the visitor's clubs, and the clubs whose names begin with `start`. */
  clubs: (start: string): Promise<Clubs> =>
    send("GET", `/clubs${start === "" ? "" : `?${new URLSearchParams({ start }).toString()}`}`),
  createClub: (body: CreateClub): Promise<ClubView> => send("POST", "/clubs", body),
  club: (id: string): Promise<ClubView> => send("GET", `/clubs/${part(id)}`),
  actInClub: (id: string, act: ClubAct): Promise<ClubView> => send("POST", `/clubs/${part(id)}/acts`, act),
  clubChat: (id: string, after: number): Promise<ClubChat> =>
    send("GET", `/clubs/${part(id)}/chat?after=${String(after)}`),
  sayInClub: (id: string, body: SayInClub): Promise<void> => send("POST", `/clubs/${part(id)}/chat`, body),
  titles: (name: string): Promise<PlayerTitles> => send("GET", `/players/${part(name)}/titles`),
  contacts: (): Promise<Contact[]> => send("GET", "/account/contacts"),
  setContact: (name: string, body: SetContact): Promise<void> => send("PUT", `/account/contacts/${part(name)}`, body),
  report: (name: string, body: SendReport): Promise<void> => send("POST", `/players/${part(name)}/reports`, body),
  suspicions: (): Promise<Suspicions> => send("GET", "/moderation/suspicions"),
  moderation: (): Promise<ModerationDesk> => send("GET", "/moderation"),
  moderate: (body: ModeratorAction): Promise<void> => send("POST", "/moderation/actions", body),
  moderationCounts: (): Promise<ModerationCounts> => send("GET", "/moderation/public"),
  sanctionsOf: (name: string): Promise<PlayerSanctions> => send("GET", `/moderation/players/${part(name)}`),
  decideAppeal: (id: string, body: DecideAppeal): Promise<void> =>
    send("POST", `/moderation/appeals/${part(id)}`, body),
  previewVoid: (body: PreviewVoid): Promise<VoidChanges> => send("POST", "/moderation/voids/preview", body, "question"),
  voidMatches: (body: SendVoid): Promise<VoidChanges> => send("POST", "/moderation/voids", body),
  undoVoid: (id: string, body: UndoVoid): Promise<VoidChanges> =>
    send("POST", `/moderation/voids/${part(id)}/undo`, body),
  addressBlocks: (): Promise<AddressBlockList> => send("GET", "/moderation/blocks"),
  blockAddresses: (body: BlockAddresses): Promise<void> => send("POST", "/moderation/blocks", body),
  liftBlock: (id: string): Promise<void> => send("DELETE", `/moderation/blocks/${part(id)}`),
  ownSanctions: (): Promise<OwnSanctions> => send("GET", "/account/sanctions"),
  appeal: (id: string, body: SendAppeal): Promise<void> => send("POST", `/account/sanctions/${part(id)}/appeal`, body),
  leaderboard: (choice: LeaderboardChoice, after: string | null = null, limit = 50): Promise<LeaderboardPage> =>
    send(
      "GET",
      `/leaderboards/${choice.list}?${leaderboardQuery(choice, { limit: String(limit), ...(after === null ? {} : { after }) })}`,
    ),
  leaderboardAround: (choice: LeaderboardChoice, name: string, limit = 25): Promise<LeaderboardPage> =>
    send(
      "GET",
      `/leaderboards/${choice.list}/around/${part(name)}?${leaderboardQuery(choice, { limit: String(limit) })}`,
    ),
  records: (bots: boolean): Promise<Records> => send("GET", `/records?bots=${String(bots)}`),
  findPlayers: (start: string): Promise<PlayerSearch> =>
    send("GET", `/players?${new URLSearchParams({ start }).toString()}`),
  against: (name: string, other: string): Promise<HeadToHead> =>
    send("GET", `/players/${part(name)}/against/${part(other)}`),
  player: (name: string): Promise<PlayerProfile> => send("GET", `/players/${part(name)}`),
  ratings: (name: string, list: RatingList): Promise<RatingChart> =>
    send("GET", `/players/${part(name)}/ratings/${list}`),
  matches: (name: string, before: string | null = null, limit = 20): Promise<MatchPage> => {
    const query = new URLSearchParams({ limit: String(limit), ...(before === null ? {} : { before }) });
    return send("GET", `/players/${part(name)}/matches?${query.toString()}`);
  },
  performance: (name: string): Promise<PlayerPerformance> => send("GET", `/players/${part(name)}/performance`),
});

function leaderboardQuery({ days, experience, bots }: LeaderboardChoice, more: Record<string, string>): string {
  return new URLSearchParams({
    ...(days === null ? {} : { days: String(days) }),
    experience: String(experience),
    bots: String(bots),
    ...more,
  }).toString();
}
