import { describe, expect, it } from "vitest";
import type {
  BotCard,
  ChatLine,
  LobbyPlayer,
  LobbySnapshot,
  Look,
  MatchSummary,
  TableSettings,
  TableView,
} from "../../wire/messages";
import {
  botNear,
  byLevel,
  changeLobby,
  filtered,
  filtersOf,
  firstOpponent,
  goneIn,
  lobbyFrom,
  newTables,
  unlisted,
  viewLobby,
  withCurrent,
  withLines,
} from "./lobby";

const PLAIN: Look = { picture: null, flag: null, title: null };

const settings: TableSettings = {
  format: { kind: "points", length: 5 },
  rated: true,
  stake: null,
  time: { kind: "live", delay_s: 12, reserve_s: 600 },
  options: { jacoby: false, automatic_doubles: false, automatic_doubles_max: null, beavers: false, raccoons: false },
  start: "opening_throw",
  dice: "served",
  illegal_plays: "corrected",
};

function table(id: string, opener: string, change: Partial<TableView> = {}): TableView {
  return {
    id,
    settings,
    list: "stakes",
    limited: false,
    unstaked: false,
    opener,
    opener_look: PLAIN,
    opener_rating: 1500,
    opener_provisional: false,
    invited: null,
    by_link: false,
    ratings: null,
    seated: [["white", opener]],
    dice_commitment: "ab".repeat(32),
    rematch_of: null,
    tournament: null,
    team_match: false,
    opened_at: 1000,
    ...change,
  };
}

function match(id: string, white: string, black: string, change: Partial<MatchSummary> = {}): MatchSummary {
  const seat = (side: "white" | "black", name: string) => ({
    seat: side,
    name,
    look: PLAIN,
    bot: false,
    rating: 1500,
    provisional: false,
    rating_after: null,
  });
  return {
    id,
    settings,
    seats: [seat("white", white), seat("black", black)],
    score: { white: 0, black: 0 },
    started_at: 2000,
    ended_at: null,
    outcome: null,
    event: null,
    voided: false,
    ...change,
  };
}

function player(name: string, change: Partial<LobbyPlayer> = {}): LobbyPlayer {
  return {
    name,
    look: PLAIN,
    bot: false,
    guest: false,
    casual: 1500,
    stakes: 1500,
    casual_provisional: false,
    stakes_provisional: false,
    activity: "online",
    ...change,
  };
}

const snapshot: LobbySnapshot = {
  tables: [table("t2", "bea", { opened_at: 2000 }), table("t1", "cy", { opened_at: 1000 })],
  matches: [match("m1", "anna", "dan")],
  players: [
    player("bea", { activity: "playing" }),
    player("cy"),
    player("Anna"),
    player("Robo", { bot: true, stakes: 1700 }),
    player("Ada", { bot: true }),
  ],
  people: 3,
  guests: 0,
};

describe("the lobby's changes", () => {
  it("are applied one after another", () => {
    const state = changeLobby(lobbyFrom(snapshot), [
      { change: "table", table: table("t3", "eve") },
      { change: "table_gone", id: "t1" },
      { change: "match", summary: match("m1", "anna", "dan", { score: { white: 2, black: 0 } }) },
      { change: "player", player: player("eve") },
      { change: "player_gone", name: "cy" },
    ]);
    expect([...state.tables.keys()]).toEqual(["t2", "t3"]);
    expect(state.matches.get("m1")?.score.white).toBe(2);
    expect(state.players.has("eve")).toBe(true);
    expect(state.players.has("cy")).toBe(false);
  });

  it("do no harm when they come twice or late", () => {
    const changes = [
      { change: "table_gone", id: "t1" },
      { change: "match_gone", id: "m9" },
    ] as const;
    const once = changeLobby(lobbyFrom(snapshot), changes);
    expect(changeLobby(once, changes)).toEqual(once);
  });

  it("remove a table when its match begins, and a match when it ends", () => {
    const begun = changeLobby(lobbyFrom(snapshot), [{ change: "match", summary: match("t1", "cy", "anna") }]);
    expect([begun.tables.has("t1"), begun.matches.has("t1")]).toEqual([false, true]);
    const ended = changeLobby(begun, [{ change: "match", summary: match("t1", "cy", "anna", { ended_at: 9 }) }]);
    expect(ended.matches.has("t1")).toBe(false);
  });

  it("leave the state before them as it was", () => {
    const state = lobbyFrom(snapshot);
    changeLobby(state, [{ change: "table_gone", id: "t1" }]);
    expect(state.tables.has("t1")).toBe(true);
  });
});

describe("the visitor's own unfinished matches", () => {
  const current = {
    tables: [table("t1", "anna"), table("t9", "anna")],
    matches: [match("m1", "anna", "dan", { score: { white: 4, black: 4 } }), match("m8", "anna", "bea")],
  };

  it("are added where the snapshot lacks them, and nothing older replaces what is known", () => {
    const state = withCurrent(lobbyFrom(snapshot), current, new Set());
    expect([...state.tables.keys()]).toEqual(["t2", "t1", "t9"]);
    expect([...state.matches.keys()]).toEqual(["m1", "m8"]);
    expect(state.tables.get("t1")?.opener).toBe("cy");
    expect(state.matches.get("m1")?.score.white).toBe(0);
  });

  it("do not come back once they are gone", () => {
    const changes = [
      { change: "match_gone", id: "m8" },
      { change: "table_gone", id: "t9" },
      { change: "player_gone", name: "bea" },
    ] as const;
    const state = withCurrent(lobbyFrom(snapshot), current, new Set(goneIn(changes)));
    expect([state.matches.has("m8"), state.tables.has("t9")]).toEqual([false, false]);
  });
});

describe("what a visitor sees", () => {
  it("is all tables and matches for a stranger", () => {
    const view = viewLobby(lobbyFrom(snapshot), null);
    expect(view.open.map(({ id }) => id)).toEqual(["t1", "t2"]);
    expect(view.watchable.map(({ id }) => id)).toEqual(["m1"]);
    expect([view.mine, view.waiting, view.invitations]).toEqual([[], [], []]);
  });

  it("puts the visitor's own matches, tables and invitations first", () => {
    const state = changeLobby(lobbyFrom(snapshot), [
      { change: "table", table: table("t4", "anna") },
      { change: "table", table: table("t5", "dan", { invited: "anna" }) },
      { change: "table", table: table("t6", "dan", { invited: "bea" }) },
    ]);
    const view = viewLobby(state, "anna");
    expect(view.mine.map(({ id }) => id)).toEqual(["m1"]);
    expect(view.watchable).toEqual([]);
    expect(view.waiting.map(({ id }) => id)).toEqual(["t4"]);
    expect(view.invitations.map(({ id }) => id)).toEqual(["t5"]);
    expect(view.open.map(({ id }) => id)).toEqual(["t1", "t2"]);
  });

  it("lists free people before busy ones, and bots from the weakest", () => {
    const view = viewLobby(lobbyFrom(snapshot), null);
    expect(view.people.map(({ name }) => name)).toEqual(["Anna", "cy", "bea"]);
    expect(view.bots.map(({ name }) => name)).toEqual(["Ada", "Robo"]);
  });

  it("counts the players that the lobby does not list", () => {
    const crowded = changeLobby(lobbyFrom({ ...snapshot, people: 9, guests: 4 }), [
      { change: "player", player: player("Guest-0000001", { guest: true }) },
      { change: "crowd", people: 11, guests: 5 },
    ]);
    expect(unlisted(viewLobby(crowded, null))).toEqual({ named: 3, guests: 4 });
    expect(unlisted(viewLobby(lobbyFrom(snapshot), null))).toEqual({ named: 0, guests: 0 });
  });

  it("announces only tables that are new to the visitor", () => {
    const before = lobbyFrom(snapshot);
    const after = changeLobby(before, [
      { change: "table", table: table("t7", "eve") },
      { change: "table", table: table("t1", "cy", { opener_rating: 1510 }) },
      { change: "table", table: table("t8", "anna") },
    ]);
    expect(newTables(viewLobby(before, "anna"), viewLobby(after, "anna")).map(({ id }) => id)).toEqual(["t7"]);
  });
});

it("offers a stranger the second weakest bot, whatever their order", () => {
  const bot = (name: string, level: number): BotCard => ({
    name,
    level,
    title: "",
    about: "",
    strength: 1500,
    casual: 1500,
    stakes: 1500,
    casual_provisional: false,
    stakes_provisional: false,
  });
  const bots = [bot("Three", 3), bot("One", 1), bot("Two", 2)];
  expect(byLevel(bots).map(({ name }) => name)).toEqual(["One", "Two", "Three"]);
  expect(firstOpponent(bots)?.name).toBe("Two");
  expect(firstOpponent(bots.slice(0, 1))?.name).toBe("Three");
  expect(firstOpponent([])).toBeNull();
});

it("practice begins with the bot nearest to the visitor's rating", () => {
  const bot = (name: string, strength: number): BotCard => ({
    name,
    level: strength / 500,
    title: "",
    about: "",
    strength,
    casual: 1500,
    stakes: 1500,
    casual_provisional: false,
    stakes_provisional: false,
  });
  const bots = [bot("Strong", 2000), bot("Weak", 500), bot("Middle", 1500)];
  expect(botNear(bots, 1477)?.name).toBe("Middle");
  expect(botNear(bots, 2400)?.name).toBe("Strong");
  expect(botNear(bots, 100)?.name).toBe("Weak");
  expect(botNear(bots, null)?.name).toBe("Middle"); // the second weakest, as for every new visitor
  expect(botNear([], 1500)).toBeNull();
});

it("people are filtered by what they do", () => {
  const people = [player("a", { activity: "ready" }), player("b"), player("c", { activity: "idle" }), player("d")];
  expect(filtersOf(people)).toEqual([
    { filter: "all", count: 4 },
    { filter: "ready", count: 1 },
    { filter: "online", count: 2 },
    { filter: "idle", count: 1 },
  ]);
  expect(filtered(people, "online").map(({ name }) => name)).toEqual(["b", "d"]);
  expect(filtered(people, "all")).toHaveLength(4);
  expect(filtersOf([player("a"), player("b")])).toEqual([]);
});

it("a chat line that comes twice is shown once", () => {
  const line = (number: number): ChatLine => ({
    number,
    name: "anna",
    at: 1,
    text: String(number),
    phrase: null,
    spectator: false,
  });
  expect(withLines([line(1), line(3)], [line(3), line(4)]).map(({ number }) => number)).toEqual([1, 3, 4]);
});
