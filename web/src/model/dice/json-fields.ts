/** Reads fields of untrusted JSON. An error names the path of the first missing or wrong field. */
import type { Seat } from "../../wire/messages";

export type Fields = Record<string, unknown>;

/** A field that is missing or wrong, for example `games[0].key`. */
export class WrongField extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`the field ${field} is missing or wrong`);
    this.name = "WrongField";
    this.field = field;
  }
}

export function object(value: unknown, at: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new WrongField(at);
  return { ...value };
}

export function list(value: unknown, most: number, at: string): unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new WrongField(at);
  return value;
}

export function mapped<T>(value: unknown, most: number, at: string, read: (entry: unknown, at: string) => T): T[] {
  return list(value, most, at).map((entry, index) => read(entry, `${at}[${String(index)}]`));
}

export function count(value: unknown, least: number, most: number, at: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) throw new WrongField(at);
  return value;
}

export function text(value: unknown, pattern: RegExp, at: string): string {
  if (typeof value !== "string" || !pattern.test(value)) throw new WrongField(at);
  return value;
}

export function flag(value: unknown, at: string): boolean {
  if (typeof value !== "boolean") throw new WrongField(at);
  return value;
}

export function seat(value: unknown, at: string): Seat {
  if (value !== "white" && value !== "black") throw new WrongField(at);
  return value;
}

export function orNull<T>(value: unknown, at: string, read: (value: unknown, at: string) => T): T | null {
  return value === null || value === undefined ? null : read(value, at);
}
