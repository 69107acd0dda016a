import { describe, expect, it } from "vitest";
import {
  canBeRated,
  changed,
  FIRST_FORM,
  firstForm,
  LENGTHS,
  putIn,
  settingsOf,
  stakesOf,
  tableOf,
  timeOf,
  type TableForm,
} from "./table-form";

describe("choices that cannot go together", () => {
  const rows: [string, Partial<TableForm>, Partial<TableForm>, Partial<TableForm>][] = [
    ["another length is not rated", {}, { length: 7 }, { length: 7, rated: false }],
    ["rated play has 5 points", { length: 7, rated: false }, { rated: true }, { length: 5, rated: true }],
    ["rated play has a clock", { pace: "none", rated: false }, { rated: true }, { pace: "normal", rated: true }],
    ["play without a clock is not rated", {}, { pace: "none" }, { pace: "none", rated: false }],
    ["three games may be rated", {}, { format: "three_games" }, { format: "three_games", rated: true }],
    [
      "options belong to normal games",
      {
        format: "normal",
        options: { jacoby: true, automatic_doubles: true, automatic_doubles_max: null, beavers: true, raccoons: true },
      },
      { format: "points" },
      {
        options: {
          jacoby: false,
          automatic_doubles: false,
          automatic_doubles_max: null,
          beavers: false,
          raccoons: false,
        },
      },
    ],
    [
      "a raccoon answers a beaver",
      { format: "normal" },
      {
        options: {
          jacoby: false,
          automatic_doubles: false,
          automatic_doubles_max: null,
          beavers: false,
          raccoons: true,
        },
      },
      {
        options: {
          jacoby: false,
          automatic_doubles: false,
          automatic_doubles_max: null,
          beavers: false,
          raccoons: false,
        },
      },
    ],
    [
      "automatic doubles need an opening throw",
      { format: "normal", start: "alternate" },
      {
        options: {
          jacoby: false,
          automatic_doubles: true,
          automatic_doubles_max: null,
          beavers: false,
          raccoons: false,
        },
      },
      {
        start: "opening_throw",
        options: {
          jacoby: false,
          automatic_doubles: true,
          automatic_doubles_max: null,
          beavers: false,
          raccoons: false,
        },
      },
    ],
    [
      "without an opening throw there are no automatic doubles",
      {
        format: "single",
        options: { jacoby: true, automatic_doubles: true, automatic_doubles_max: 2, beavers: false, raccoons: false },
      },
      { start: "alternate" },
      {
        start: "alternate",
        options: {
          jacoby: true,
          automatic_doubles: false,
          automatic_doubles_max: null,
          beavers: false,
          raccoons: false,
        },
      },
    ],
  ];
  it("agree on a limit only with automatic doubles", () => {
    const options = {
      jacoby: false,
      automatic_doubles: true,
      automatic_doubles_max: 3,
      beavers: false,
      raccoons: false,
    };
    const limited = changed({ ...FIRST_FORM, format: "normal" }, { options });
    expect(settingsOf(limited).options.automatic_doubles_max).toBe(3);
    const without = changed(limited, { options: { ...options, automatic_doubles: false } });
    expect(settingsOf(without).options.automatic_doubles_max).toBeNull();
  });
  it.each(rows)("%s", (_, before, change, after) => {
    expect(changed({ ...FIRST_FORM, ...before }, change)).toMatchObject(after);
  });

  it("are not rated and have no clock for a visitor without an account", () => {
    expect(settingsOf(firstForm(false))).toMatchObject({ rated: false, time: { kind: "none" } });
    expect(settingsOf(firstForm(true))).toMatchObject({ rated: true, format: { length: 5 } });
  });
});

describe("the table made from a form", () => {
  it("is by default a rated match to 5 points with 10 minutes of reserve", () => {
    expect(tableOf(FIRST_FORM)).toEqual({
      settings: {
        format: { kind: "points", length: 5 },
        rated: true,
        stake: null,
        time: { kind: "live", delay_s: 12, reserve_s: 600 },
        options: {
          jacoby: false,
          automatic_doubles: false,
          automatic_doubles_max: null,
          beavers: false,
          raccoons: false,
        },
        start: "opening_throw",
        dice: "served",
        illegal_plays: "corrected",
      },
    });
  });

  it("reserves a seat for the named player", () => {
    expect(tableOf({ ...FIRST_FORM, invite: " Bea " }).invite).toBe("Bea");
  });

  it.each(["none", "fast", "normal", "slow", "correspondence"] as const)(
    "stays within the limits of a %s clock",
    (pace) => {
      for (const format of ["points", "three_games", "normal"] as const) {
        for (const length of LENGTHS) {
          const time = timeOf({ format, length, pace, daysPerTurn: 3 });
          if (time.kind !== "live") continue;
          expect(time.reserve_s).toBeGreaterThanOrEqual(30);
          expect(time.reserve_s).toBeLessThanOrEqual(7200);
          expect(time.delay_s).toBeGreaterThanOrEqual(5);
          expect(time.delay_s).toBeLessThanOrEqual(60);
        }
      }
    },
  );

  it("counts for ratings only where ratings exist", () => {
    expect(LENGTHS.filter((length) => canBeRated("points", length))).toEqual([5]);
    expect(settingsOf({ ...FIRST_FORM, pace: "correspondence" }).time).toEqual({
      kind: "correspondence",
      days_per_turn: 3,
    });
  });
});

describe("stakes", () => {
  it("are offered where the house offers them", () => {
    expect(stakesOf("points", 5)).toEqual([250, 500]);
    expect(stakesOf("points", 3)).toEqual([]);
    expect(stakesOf("three_games", 3)).toEqual([250, 500]);
    expect(stakesOf("single", 3)).toEqual([100, 200]);
    expect(stakesOf("normal", 5)).toEqual([]);
  });
  it("turn on the rating and a clock, and end with the rating or an unsuitable format", () => {
    const practice = changed(FIRST_FORM, { rated: false, pace: "none" });
    const staked = changed(practice, { stake: 500 });
    expect(staked).toMatchObject({ stake: 500, rated: true, pace: "normal" });
    expect(changed(staked, { rated: false }).stake).toBeNull();
    expect(changed(staked, { length: 7 }).stake).toBeNull();
    expect(changed(staked, { format: "single" }).stake).toBeNull();
    expect(changed(staked, { format: "three_games" }).stake).toBe(500);
  });
  it("are ten points for each player of a single game", () => {
    expect(putIn(settingsOf(changed({ ...FIRST_FORM, format: "single" }, { stake: 200 })))).toBe(2000);
    expect(putIn(settingsOf(changed(FIRST_FORM, { stake: 250 })))).toBe(250);
    expect(settingsOf(FIRST_FORM).stake).toBeNull();
  });

  it("illegal plays may stand where nothing is rated", () => {
    expect(settingsOf({ ...FIRST_FORM, rated: false, illegalPlays: true }).illegal_plays).toBe("accepted");
    expect(settingsOf({ ...FIRST_FORM, rated: true, illegalPlays: true }).illegal_plays).toBe("corrected");
  });

  it("dice are thrown by hand where nothing is staked", () => {
    expect(settingsOf({ ...FIRST_FORM, thrown: true }).dice).toBe("thrown");
    expect(settingsOf({ ...FIRST_FORM, thrown: true, stake: 250 }).dice).toBe("served");
    expect(settingsOf(FIRST_FORM).dice).toBe("served");
  });
});
