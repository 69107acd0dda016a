/**
 * Reads the disclosure of the dice from a file. The file is the server's disclosure or a whole match record; in a
 * record, only the throws and their proof are checked.
 */
import type { DiceDisclosure, DiceGame, DiceThrow, Seat, SeatBytes } from "../../wire/messages";
import { KEY_BYTES } from "./derivation";
import { count, flag, list, mapped, object, orNull, seat, text, WrongField, type Fields } from "./json-fields";

/** Larger files are refused: the record of a match to 25 points stays well under this. */
export const FILE_BYTES_MAX = 8_000_000;
/** A match on this server has at most 49 games, two times 25 less one; the rest is a margin. */
const GAMES_MAX = 100;
const ACTIONS_MAX = 20_000;

export type FileProblem = { kind: "not_json" | "thrown" | "unknown" } | { kind: "field"; field: string };
/** A match has one chain of keys. A session without an agreed end has one for each game. */
export type Parsed = { ok: true; disclosures: DiceDisclosure[] } | { ok: false; problem: FileProblem };

export function parseFile(contents: string): Parsed {
  let json: unknown;
  try {
    json = JSON.parse(contents);
  } catch {
    return { ok: false, problem: { kind: "not_json" } };
  }
  try {
    const fields = object(json, "");
    return fields["format"] === "fullprime-match" ? record(fields) : { ok: true, disclosures: [disclosure(fields)] };
  } catch (error) {
    if (error instanceof WrongField) return { ok: false, problem: { kind: "field", field: error.field } };
    throw error;
  }
}

function disclosure(fields: Fields): DiceDisclosure {
  const gamesMax = count(fields["games_max"], 1, GAMES_MAX, "games_max");
  return {
    id: matchId(fields["id"], "id"),
    commitment: bytes(fields["commitment"], "commitment"),
    white_contribution: orNull(fields["white_contribution"], "white_contribution", bytes),
    black_contribution: orNull(fields["black_contribution"], "black_contribution", bytes),
    seat_bytes: seatBytes(fields["seat_bytes"], "seat_bytes"),
    house_bots: fields["house_bots"] === undefined ? [] : mapped(fields["house_bots"], 2, "house_bots", seat),
    g0: orNull(fields["g0"], "g0", bytes),
    games_max: gamesMax,
    games: mapped(fields["games"], gamesMax, "games", (entry, at) => game(entry, gamesMax, at)),
    seed: orNull(fields["seed"], "seed", bytes),
    finished: flag(fields["finished"], "finished"),
    imported: fields["imported"] === undefined ? false : flag(fields["imported"], "imported"),
  };
}

function game(value: unknown, gamesMax: number, at: string): DiceGame {
  const fields = object(value, at);
  return {
    game: count(fields["game"], 1, gamesMax, `${at}.game`),
    key: bytes(fields["key"], `${at}.key`),
    ties: mapped(fields["ties"], ACTIONS_MAX, `${at}.ties`, die),
    opening: orNull(fields["opening"], `${at}.opening`, pair),
    throws: mapped(fields["throws"], ACTIONS_MAX, `${at}.throws`, diceThrow),
    thrown_by_hand:
      fields["thrown_by_hand"] === undefined
        ? 0
        : count(fields["thrown_by_hand"], 0, ACTIONS_MAX, `${at}.thrown_by_hand`),
  };
}

function diceThrow(value: unknown, at: string): DiceThrow {
  const fields = object(value, at);
  return {
    seat: seat(fields["seat"], `${at}.seat`),
    turn: count(fields["turn"], 1, 2 ** 32 - 1, `${at}.turn`),
    dice: pair(fields["dice"], `${at}.dice`),
  };
}

/** The parts of a record's game that concern the dice. */
type Thrown = Pick<DiceGame, "ties" | "opening" | "throws"> & { number: number };

function record(fields: Fields): Parsed {
  const dice = object(fields["dice"], "dice");
  if (dice["kind"] === "thrown" || dice["kind"] === "unknown") return { ok: false, problem: { kind: dice["kind"] } };
  const games = mapped(fields["games"], GAMES_MAX, "games", thrown);
  const players = object(fields["players"], "players");
  const sides = ["white", "black"] as const;
  const bots = sides.filter((side) => object(players[side], `players.${side}`)["kind"] === "house_bot");
  return {
    ok: true,
    disclosures: mapped(dice["chains"], GAMES_MAX, "dice.chains", (entry, at) => chain(entry, games, bots, at)),
  };
}

function chain(value: unknown, games: readonly Thrown[], bots: Seat[], at: string): DiceDisclosure {
  const fields = object(value, at);
  const first = count(fields["first_game"], 1, GAMES_MAX, `${at}.first_game`);
  const gamesMax = count(fields["games_max"], 1, GAMES_MAX, `${at}.games_max`);
  const seats = object(fields["contributions"], `${at}.contributions`);
  const seed = orNull(fields["seed"], `${at}.seed`, bytes);
  const keys = mapped(fields["keys"], gamesMax, `${at}.keys`, bytes);
  return {
    id: matchId(fields["id"], `${at}.id`),
    commitment: bytes(fields["commitment"], `${at}.commitment`),
    white_contribution: orNull(seats["white"], `${at}.contributions.white`, bytes),
    black_contribution: orNull(seats["black"], `${at}.contributions.black`, bytes),
    seat_bytes: seatBytes(fields["seat_bytes"], `${at}.seat_bytes`),
    house_bots: bots,
    g0: bytes(fields["g0"], `${at}.g0`),
    games_max: gamesMax,
    games: keys.map((key, index) => {
      const found = games.find((candidate) => candidate.number === first + index);
      if (found === undefined) throw new WrongField(`${at}.keys[${String(index)}]`);
      const { number: _, ...shown } = found;
      return { game: index + 1, key, thrown_by_hand: 0, ...shown };
    }),
    seed,
    finished: seed !== null,
    imported: false,
  };
}

function thrown(value: unknown, at: string): Thrown {
  const fields = object(value, at);
  const opening = object(fields["opening"], `${at}.opening`);
  const kind = text(opening["kind"], /^(thrown|alternating)$/, `${at}.opening.kind`);
  const turns: Record<Seat, number> = { white: 0, black: 0 };
  const throws = list(fields["actions"], ACTIONS_MAX, `${at}.actions`).flatMap((entry, index): DiceThrow[] => {
    const place = `${at}.actions[${String(index)}]`;
    const action = object(object(entry, place)["action"], `${place}.action`);
    if (action["do"] !== "roll") return [];
    // A record does not number the rolls: the k-th roll of a seat is its roll of turn k.
    const side = seat(action["seat"], `${place}.action.seat`);
    turns[side] += 1;
    return [{ seat: side, turn: turns[side], dice: pair(action["dice"], `${place}.action.dice`) }];
  });
  return {
    number: count(fields["number"], 1, GAMES_MAX, `${at}.number`),
    ties: kind === "thrown" ? mapped(opening["ties"], ACTIONS_MAX, `${at}.opening.ties`, die) : [],
    opening:
      kind === "thrown"
        ? [die(opening["white"], `${at}.opening.white`), die(opening["black"], `${at}.opening.black`)]
        : null,
    throws,
  };
}

function pair(value: unknown, at: string): [number, number] {
  const [first, second, ...rest] = list(value, 2, at);
  if (rest.length > 0) throw new WrongField(at);
  return [die(first, at), die(second, at)];
}

function die(value: unknown, at: string): number {
  return count(value, 1, 6, at);
}

function matchId(value: unknown, at: string): string {
  return text(value, /^[0-9A-Za-z-]{1,64}$/, at);
}

/** A file without the field is from before the rule that house bots give no bytes. */
function seatBytes(value: unknown, at: string): SeatBytes {
  if (value === undefined) return "house_bots_drawn";
  return text(value, /^house_bots_(drawn|zero)$/, at) === "house_bots_zero" ? "house_bots_zero" : "house_bots_drawn";
}

const BYTES = new RegExp(`^[0-9a-fA-F]{${String(KEY_BYTES * 2)}}$`);

function bytes(value: unknown, at: string): string {
  return text(value, BYTES, at).toLowerCase();
}
