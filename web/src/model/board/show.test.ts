import { describe, expect, test } from "vitest";
import type { LoggedEvent, TableSettings } from "../../wire/messages";
import { pipsOf, startCheckers } from "./checkers";
import { after, emptyScene, lastPlay, type Scene } from "./scene";
import { beatsOf, freshOpening, livelyPace, moveBeats, pipsDuring, type News } from "./show";

const settings: TableSettings = {
  format: { kind: "points", length: 5 },
  rated: true,
  stake: null,
  time: { kind: "none" },
  options: { jacoby: false, automatic_doubles: false, automatic_doubles_max: null, beavers: false, raccoons: false },
  start: "opening_throw",
  dice: "served",
  illegal_plays: "corrected",
};
const opening: LoggedEvent = {
  seq: 1,
  at: 0,
  event: "game_started",
  game: 1,
  crawford: false,
  ties: [],
  opening: [1, 3],
  starter: "black",
  cube: 1,
};
const firstPlay: LoggedEvent = {
  seq: 2,
  at: 0,
  event: "played",
  seat: "black",
  moves: [
    { from: 8, to: 5 },
    { from: 6, to: 5 },
  ],
  notation: "8/5 6/5",
};
const roll: LoggedEvent = { seq: 3, at: 0, event: "rolled", seat: "white", dice: [6, 6], by_hand: false };
const fold = (...events: LoggedEvent[]): Scene =>
  events.reduce((scene, event) => after(scene, event, settings), emptyScene);
const news = (from: Scene, events: LoggedEvent[], more: Partial<News> = {}): News => ({
  from,
  events,
  settings,
  you: "white",
  ownPlayShown: false,
  pace: livelyPace,
  ...more,
});

describe("a scene", () => {
  test("begins each game from the start with the starter's dice", () => {
    expect(fold(opening)).toMatchObject({ checkers: startCheckers, dice: { seat: "black", values: [1, 3] }, game: 1 });
  });

  test("moves Black's checkers in Black's numbering", () => {
    const { checkers, dice, last } = fold(opening, firstPlay);
    expect(checkers.points[19]).toBe(-2); // Black's 5-point is White's 20-point
    expect(checkers.points[16]).toBe(-2);
    expect(dice).toBeNull();
    expect(last?.seat).toBe("black");
  });

  test("gives the cube to the taker, and leaves it there after a raccoon", () => {
    const doubled = fold(opening, { seq: 2, at: 0, event: "doubled", seat: "white", value: 2 });
    expect(doubled.offer).toEqual({ to: "black", value: 2 });
    const taken = after(doubled, { seq: 3, at: 0, event: "taken", seat: "black", value: 2 }, settings);
    expect(taken).toMatchObject({ offer: null, cube: { value: 2, owner: "black" } });
    const beavered = after(doubled, { seq: 3, at: 0, event: "beavered", seat: "black", value: 4 }, settings);
    const raccooned = after(beavered, { seq: 4, at: 0, event: "raccooned", seat: "white", value: 8 }, settings);
    expect(raccooned).toMatchObject({ offer: { to: "black", value: 8 }, cube: { value: 8, owner: "black" } });
  });

  test("has no cube in the Crawford game and in the three-games format", () => {
    expect(fold({ ...opening, crawford: true }).cube.in_use).toBe(false);
    expect(after(emptyScene, opening, { ...settings, format: { kind: "three_games" } }).cube.in_use).toBe(false);
    expect(fold(opening).cube.in_use).toBe(true);
  });

  test("knows the last play until a new game begins", () => {
    expect(lastPlay([opening, firstPlay, roll])?.moves).toHaveLength(2);
    expect(lastPlay([opening, firstPlay, opening])).toBeNull();
  });
});

describe("the show", () => {
  test("moves the opponent's checkers one by one and lands them in turn", () => {
    const beats = beatsOf(news(fold(opening), [firstPlay]));
    expect(beats.map((beat) => beat.flights)).toEqual([
      [{ seat: "black", from: 8, to: 5 }],
      [{ seat: "black", from: 6, to: 5 }],
    ]);
    expect(beats[0]?.scene.checkers.points[19]).toBe(0);
    expect(beats[1]?.scene.checkers.points[19]).toBe(-1);
  });

  test("does not repeat a play that its player has made on the board already", () => {
    const from = fold(opening);
    expect(beatsOf(news(from, [firstPlay], { you: "black", ownPlayShown: true }))).toEqual([]);
    expect(beatsOf(news(from, [firstPlay], { you: "black" }))).toHaveLength(2);
  });

  test("counts the pips of checkers in the air where they land, so that a count only falls during a turn", () => {
    const from = fold(opening);
    const moves = [24, 24, 6, 6].map((place) => ({ from: place, to: place - 2 }));
    const counts = moveBeats(from, "white", moves, 0).map((beat) => pipsDuring(beat, "white"));
    expect([pipsOf(from.checkers, "white"), ...counts]).toEqual([167, 165, 163, 161, 159]);
  });

  test("counts a hit checker on the bar while it flies there", () => {
    const from = { ...fold(opening), checkers: { ...startCheckers, points: startCheckers.points.with(19, 1) } };
    const [beat] = beatsOf(news(from, [firstPlay]));
    const before = pipsOf(from.checkers, "white");
    expect(beat === undefined ? null : pipsDuring(beat, "white")).toBe(before + 5);
  });

  test("takes a hit checker to the bar", () => {
    const from = { ...fold(opening), checkers: { ...startCheckers, points: startCheckers.points.with(19, 1) } };
    const [beat] = beatsOf(news(from, [firstPlay]));
    expect(beat?.flights).toContainEqual({ seat: "white", from: 20, to: 25 });
    expect(beat?.sound).toBe("hit");
  });

  test("stays on a roll that cannot be played", () => {
    const none: LoggedEvent = { seq: 4, at: 0, event: "played", seat: "white", moves: [], notation: "no play" };
    const beats = beatsOf(news(fold(opening, firstPlay), [roll, none]));
    expect(beats.map((beat) => beat.note?.kind)).toEqual([undefined, "no_play"]);
    // Each beat carries its event's number, because texts about a position wait until the beats of its event are over.
    expect(beats.map((beat) => beat.seq)).toEqual([roll.seq, none.seq]);
    expect(beats[1]?.scene.dice?.values).toEqual([6, 6]);
  });

  test("shows the end of a game before the next one begins", () => {
    const ended: LoggedEvent = {
      seq: 4,
      at: 0,
      event: "game_ended",
      score: { white: 1, black: 0 },
      summary: { game: 1, winner: "white", result: "single", cube: 1, points: 1, reason: "passed" },
    };
    const beats = beatsOf(news(fold(opening, firstPlay), [ended, { ...opening, seq: 5, game: 2 }]));
    expect(beats.map((beat) => [beat.note?.kind, beat.sound])).toEqual([
      ["game_over", "win"],
      ["opening", "roll"],
    ]);
    expect(beats[1]?.scene.score).toEqual({ white: 1, black: 0 });
  });

  test("is skipped after a long absence", () => {
    expect(
      beatsOf(
        news(
          fold(opening),
          Array.from({ length: 13 }, () => roll),
        ),
      ),
    ).toEqual([]);
  });
});

describe("the opening roll of a match that was just begun", () => {
  const thrown = { ...opening, at: 100_000 };

  test("is shown to a player who opens the match right then", () => {
    expect(freshOpening([thrown], 104_000)).toBe(thrown);
  });
  test.each([
    ["later", [thrown], 400_000],
    ["once a checker was moved", [thrown, { ...firstPlay, at: 100_500 }], 101_000],
    ["when the start alternates", [{ ...thrown, opening: null }], 101_000],
    ["before there is any", [], 101_000],
  ])("is not shown %s", (_when, events, now) => {
    expect(freshOpening(events, now)).toBeNull();
  });
});
