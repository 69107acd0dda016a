/** Reads a disclosure of dice from a file that somebody chose: every field is checked, because anybody may have written it. */
import type { DiceDisclosure, DiceGame, DiceThrow, Seat } from "../wire/messages";
import { KEY_BYTES } from "./dice-derivation";

/** Larger files are not read at all: a match of 25 points discloses well under this. */
export const FILE_BYTES_MAX = 2_000_000;
/** Twice 25 points less one is the most that a match of this server can have; the rest is room. */
const GAMES_MAX = 100;
const THROWS_MAX = 5_000;

export type Parsed = { ok: true; disclosure: DiceDisclosure } | { ok: false; problem: FileProblem };

export interface FileProblem {
  kind: "not_json" | "field";
  /** The path of the field that is missing or wrong, for example `games[0].key`. */
  field: string;
}

class Wrong extends Error {
  readonly field: string;
  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

/** A disclosure as the server gives it, or a match record that carries one under `dice`. */
export function parseDisclosure(text: string): Parsed {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, problem: { kind: "not_json", field: "" } };
  }
  try {
    const record = object(json, "");
    return { ok: true, disclosure: "commitment" in record ? disclosure(record) : disclosure(object(record["dice"], "dice")) };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, problem: { kind: "field", field: error.field } };
    throw error;
  }
}

type Fields = Record<string, unknown>;

function disclosure(fields: Fields): DiceDisclosure {
  const { id, finished } = fields;
  if (typeof id !== "string" || !/^[0-9A-Za-z-]{1,64}$/.test(id)) throw new Wrong("id");
  if (typeof finished !== "boolean") throw new Wrong("finished");
  const gamesMax = count(fields["games_max"], 1, GAMES_MAX, "games_max");
  return {
    id,
    commitment: bytes(fields["commitment"], "commitment"),
    white_contribution: bytesOrNull(fields["white_contribution"], "white_contribution"),
    black_contribution: bytesOrNull(fields["black_contribution"], "black_contribution"),
    g0: bytesOrNull(fields["g0"], "g0"),
    games_max: gamesMax,
    games: list(fields["games"], gamesMax, "games").map((entry, index) => game(entry, gamesMax, `games[${String(index)}]`)),
    seed: bytesOrNull(fields["seed"], "seed"),
    finished,
  };
}

function game(value: unknown, gamesMax: number, at: string): DiceGame {
  const fields = object(value, at);
  const opening = fields["opening"];
  return {
    game: count(fields["game"], 1, gamesMax, `${at}.game`),
    key: bytes(fields["key"], `${at}.key`),
    ties: list(fields["ties"], THROWS_MAX, `${at}.ties`).map((tie, index) => count(tie, 1, 6, `${at}.ties[${String(index)}]`)),
    opening: opening === null || opening === undefined ? null : pair(opening, `${at}.opening`),
    throws: list(fields["throws"], THROWS_MAX, `${at}.throws`).map((entry, index) => diceThrow(entry, `${at}.throws[${String(index)}]`)),
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

function object(value: unknown, at: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Wrong(at);
  return { ...value };
}

function list(value: unknown, most: number, at: string): unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new Wrong(at);
  return value;
}

function pair(value: unknown, at: string): [number, number] {
  const [first, second, ...rest] = list(value, 2, at);
  if (rest.length > 0) throw new Wrong(at);
  return [count(first, 1, 6, at), count(second, 1, 6, at)];
}

function count(value: unknown, least: number, most: number, at: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) throw new Wrong(at);
  return value;
}

function seat(value: unknown, at: string): Seat {
  if (value !== "white" && value !== "black") throw new Wrong(at);
  return value;
}

function bytes(value: unknown, at: string): string {
  if (typeof value !== "string" || !new RegExp(`^[0-9a-fA-F]{${String(KEY_BYTES * 2)}}$`).test(value)) throw new Wrong(at);
  return value.toLowerCase();
}

function bytesOrNull(value: unknown, at: string): string | null {
  return value === null || value === undefined ? null : bytes(value, at);
}
