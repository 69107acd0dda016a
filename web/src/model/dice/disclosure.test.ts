import { describe, expect, it } from "vitest";
import type { DiceDisclosure } from "../../wire/messages";
import { parseFile } from "./disclosure";

const hex = (digit: string): string => digit.repeat(64);

function disclosed(change: Partial<DiceDisclosure> = {}): DiceDisclosure {
  return {
    id: "0k3m9x2abcd",
    commitment: hex("c"),
    white_contribution: hex("1"),
    black_contribution: null,
    seat_bytes: "house_bots_zero",
    house_bots: ["black"],
    g0: hex("0"),
    games_max: 3,
    games: [
      {
        game: 1,
        key: hex("a"),
        ties: [4],
        opening: [3, 1],
        throws: [
          { seat: "white", turn: 1, dice: [6, 5] },
          { seat: "black", turn: 1, dice: [2, 2] },
          { seat: "white", turn: 2, dice: [1, 3] },
        ],
        thrown_by_hand: 0,
      },
      { game: 2, key: hex("b"), ties: [], opening: null, throws: [], thrown_by_hand: 0 },
    ],
    seed: hex("5"),
    finished: true,
    imported: false,
    ...change,
  };
}

/** The same match as a match record, without the parts that do not concern the dice. */
function record(dice: object = { kind: "served", chains: [chain()] }): object {
  const roll = (seat: string, dice: number[]) => ({ at_ms: 1, action: { do: "roll", seat, dice } });
  return {
    format: "fullprime-match",
    version: 2,
    players: { white: { name: "Anna", kind: "human" }, black: { name: "Pip", kind: "house_bot" } },
    games: [
      {
        number: 1,
        opening: { kind: "thrown", ties: [4], white: 3, black: 1 },
        actions: [
          { at_ms: 1, action: { do: "play", seat: "white", moves: ["8/5", "6/5"] } },
          roll("white", [6, 5]),
          roll("black", [2, 2]),
          roll("white", [1, 3]),
        ],
      },
      { number: 2, opening: { kind: "alternating", starter: "black" }, actions: [] },
    ],
    dice,
  };
}

function chain(change: object = {}): object {
  const contributions = { white: hex("1"), black: null };
  const keys = [hex("a"), hex("b")];
  return {
    id: "0k3m9x2abcd",
    first_game: 1,
    games_max: 3,
    commitment: hex("c"),
    seat_bytes: "house_bots_zero",
    contributions,
    g0: hex("0"),
    keys,
    seed: hex("5"),
    ...change,
  };
}

it("reads the server's disclosure unchanged", () => {
  expect(parseFile(JSON.stringify(disclosed()))).toEqual({ ok: true, disclosures: [disclosed()] });
});

it("reads the same from a match record", () => {
  expect(parseFile(JSON.stringify(record()))).toEqual({ ok: true, disclosures: [disclosed()] });
});

it("reads a chain for each game of a session", () => {
  const chains = [
    chain({ games_max: 1, keys: [hex("a")] }),
    chain({ id: "0k3m9x2abce", first_game: 2, games_max: 1, keys: [hex("b")] }),
  ];
  const parsed = parseFile(JSON.stringify(record({ kind: "served", chains })));
  expect(
    parsed.ok && parsed.disclosures.map(({ id, games }) => [id, games.map(({ game, key }) => [game, key])]),
  ).toEqual([
    ["0k3m9x2abcd", [[1, hex("a")]]],
    ["0k3m9x2abce", [[1, hex("b")]]],
  ]);
});

it.each(["thrown", "unknown"])("says that dice of origin %s cannot be checked", (kind) => {
  expect(parseFile(JSON.stringify(record({ kind })))).toEqual({ ok: false, problem: { kind } });
});

describe("a file with a missing or wrong field", () => {
  const game = disclosed().games[0];
  const rows: [string, string][] = [
    ["[]", ""],
    ["{}", "games_max"],
    [JSON.stringify(disclosed({ commitment: "xyz" })), "commitment"],
    [JSON.stringify(disclosed({ games_max: 1e9 })), "games_max"],
    [JSON.stringify({ ...disclosed(), seed: 5 }), "seed"],
    [JSON.stringify({ ...disclosed(), finished: "yes" }), "finished"],
    [JSON.stringify({ ...disclosed(), id: "../x" }), "id"],
    [JSON.stringify({ ...disclosed(), games: [{ ...game, key: "" }] }), "games[0].key"],
    [JSON.stringify({ ...disclosed(), games: [{ ...game, opening: [7, 1] }] }), "games[0].opening"],
    [
      JSON.stringify({ ...disclosed(), games: [{ ...game, throws: [{ seat: "red", turn: 1, dice: [1, 2] }] }] }),
      "games[0].throws[0].seat",
    ],
    [
      JSON.stringify({ ...disclosed(), games: [{ ...game, throws: [{ seat: "white", turn: 0, dice: [1, 2] }] }] }),
      "games[0].throws[0].turn",
    ],
    [
      JSON.stringify({ ...disclosed(), games: [{ ...game, throws: [{ seat: "white", turn: 1, dice: [1, 2, 3] }] }] }),
      "games[0].throws[0].dice",
    ],
    [JSON.stringify(record({ kind: "served" })), "dice.chains"],
    [
      JSON.stringify(record({ kind: "served", chains: [chain({ keys: [hex("a"), hex("b"), hex("d")] })] })),
      "dice.chains[0].keys[2]",
    ],
  ];
  it.each(rows)("is refused with the field: %s", (text, field) => {
    expect(parseFile(text)).toEqual({ ok: false, problem: { kind: "field", field } });
  });

  it("is refused if it is not JSON", () => {
    expect(parseFile("{")).toEqual({ ok: false, problem: { kind: "not_json" } });
  });
});

it("reads a file without `seat_bytes` as a file of the first version", () => {
  const old = disclosed();
  const { seat_bytes: _rule, house_bots: _bots, ...rest } = old;
  expect(parseFile(JSON.stringify(rest))).toEqual({
    ok: true,
    disclosures: [{ ...old, seat_bytes: "house_bots_drawn", house_bots: [] }],
  });
});
