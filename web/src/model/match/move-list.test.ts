import { describe, expect, test } from "vitest";
import type { Event, LoggedEvent } from "../../wire/messages";
import { isCrawford, isPlayed, moveList, type Cell } from "./move-list";

const log = (...events: Event[]): LoggedEvent[] => events.map((event, index) => ({ seq: index + 1, at: 0, ...event }));
const started = (starter: "white" | "black", game = 1): Event => ({
  event: "game_started",
  game,
  crawford: game === 2,
  ties: [],
  opening: [2, 1],
  starter,
  cube: 1,
});
const rolled = (seat: "white" | "black"): Event => ({ event: "rolled", seat, dice: [6, 5], by_hand: false });
const played = (seat: "white" | "black", notation: string): Event => ({ event: "played", seat, moves: [], notation });
const kinds = (cells: readonly Cell[]): string =>
  cells.map((cell) => (cell.kind === "play" ? cell.notation : cell.kind)).join(" ");
const rows = (...events: Event[]): string[] =>
  moveList(log(...events)).flatMap((section) =>
    section.rows.map((row) => `${row.number}: ${kinds(row.white)} | ${kinds(row.black)}`),
  );

describe("the move list", () => {
  test("writes White left and Black right", () => {
    expect(
      rows(started("white"), played("white", "13/11 6/5"), rolled("black"), played("black", "24/13"), rolled("white")),
    ).toEqual(["1: 13/11 6/5 | 24/13", "2: roll | "]);
  });

  test("leaves White's first cell empty when Black starts", () => {
    expect(rows(started("black"), played("black", "24/13"), rolled("white"), played("white", "13/2"))).toEqual([
      "1:  | 24/13",
      "2: 13/2 | ",
    ]);
  });

  test("writes an illegal play in its player's column, and the refusal in the opponent's", () => {
    const points = Array<number>(24).fill(0);
    const checkers = { points, bar: [0, 0] as [number, number], off: [15, 15] as [number, number] };
    expect(
      rows(
        started("white"),
        { event: "illegal_play_offered", seat: "white", notation: "13/8" },
        { event: "illegal_play_declined", seat: "black" },
        { event: "illegal_play_offered", seat: "white", notation: "13/8" },
        { event: "illegal_play_accepted", seat: "black", notation: "13/8", checkers },
        rolled("black"),
      ).join(),
    ).toContain("illegal_play");
  });

  test("leaves out a play that was taken back", () => {
    const points = Array<number>(24).fill(0);
    const checkers = { points, bar: [0, 0] as [number, number], off: [15, 15] as [number, number] };
    const back = (seat: "white" | "black"): Event => ({ event: "took_back", seat, dice: [6, 5], checkers });
    const before = [started("white"), played("white", "13/11 6/5"), rolled("black"), played("black", "24/13")];
    expect(rows(...before, back("black"))).toEqual(["1: 13/11 6/5 | roll"]);
    expect(rows(...before, back("black"), played("black", "13/2"), rolled("white"))).toEqual([
      "1: 13/11 6/5 | 13/2",
      "2: roll | ",
    ]);
    expect(rows(started("white"), played("white", "13/11"), back("white"), played("white", "6/4"))).toEqual([
      "1: 6/4 | ",
    ]);
  });

  test("names the opening roll of each game, White's die first", () => {
    const [first, second] = moveList(log(started("white"), { ...started("black", 2), opening: null } as Event));
    expect(first?.opening).toEqual({ dice: [2, 1], starter: "white" });
    expect(second?.opening).toBeNull();
  });

  test("writes a double and its answer in one row, and the play in the next", () => {
    expect(
      rows(
        started("black"),
        played("black", "24/13"),
        { event: "doubled", seat: "white", value: 2 },
        { event: "taken", seat: "black", value: 2 },
        rolled("white"),
        played("white", "13/2"),
      ),
    ).toEqual(["1:  | 24/13", "2: double | take", "3: 13/2 | "]);
  });

  test("opens a section for each game and ends it with its result", () => {
    const sections = moveList(
      log(
        started("white"),
        {
          event: "game_ended",
          summary: { game: 1, winner: "black", result: "gammon", cube: 2, points: 4, reason: "resigned" },
          score: { white: 0, black: 4 },
        },
        started("black", 2),
      ),
    );
    expect(sections.map((section) => [section.game, section.crawford, section.end?.points])).toEqual([
      [1, false, 4],
      [2, true, undefined],
    ]);
  });

  test("calls only a later game without the cube a Crawford game", () => {
    expect([isCrawford(true, 1), isCrawford(true, 2), isCrawford(false, 2)]).toEqual([false, true, false]);
  });

  test("gives each cell the event that it shows", () => {
    const [section] = moveList(log(started("white"), played("white", "13/11 6/5")));
    expect(section?.rows[0]?.white.map((cell) => cell.seq)).toEqual([2]);
  });
});

describe("a match is played", () => {
  const opening = [started("white"), played("white", "13/11 6/5")];
  test.each<[string, Event[], boolean]>([
    ["before any turn", [], false],
    ["after one side's turn", opening, false],
    ["after a roll in answer", [...opening, rolled("black")], false],
    [
      "after a game resigned at once, and the opening of the next game by the same side",
      [...opening, started("white", 2), played("white", "8/5 6/5")],
      false,
    ],
    ["after a turn of each", [...opening, rolled("black"), played("black", "24/13")], true],
    ["after turns in different games", [...opening, started("black", 2), played("black", "8/5 6/5")], true],
  ])("%s", (_, events, expected) => {
    expect(isPlayed(log(...events))).toBe(expected);
  });
});
