import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { catalogueOf, type Argument, type Text } from "../../../texts/catalogue";
import { functionOf } from "../../../texts/compile";
import { readCatalogue } from "../../../texts/files.mjs";
import { locales } from "../../model/app/settings";
import wire from "../../wire/messages.ts?raw";

/** A list of names, as the reference implementation writes it. */
class List extends FluentType<readonly string[]> {
  toString(): string {
    return this.value.join(", ");
  }
}

const isolated = (text: string): string => `\u2068${text}\u2069`;
const functions = {
  ISOLATE: ([of]: FluentValue[]): string =>
    of instanceof List ? of.value.map(isolated).join(", ") : isolated(String(of instanceof FluentType ? of.value : of)),
};

/** Values to try for an argument. `selects`: whether the text has a variant for null. */
function valuesOf(type: string, selects: boolean): readonly unknown[] {
  if (type.endsWith(" | null")) return [...(selects ? [null] : []), ...valuesOf(type.replace(/ \| null$/, ""), false)];
  switch (type) {
    case "number":
      return [0, 1, 2, 3, 5, 6, 11, 21, 22, 100, 1000];
    case "Millis":
      return [1_800_000_000_000];
    case "string":
      return ["Anna", "12 Ж"];
    case "boolean":
      return [true, false];
    case "readonly string[]":
      return [["Anna"], ["Anna", "Bob"]];
    case "readonly number[]":
      return [[3], [3, 4]];
    default: {
      const words = type.includes('"') ? type : (new RegExp(`export type ${type} =([^;]+);`).exec(wire)?.[1] ?? "");
      return [...words.matchAll(/"(\w+)"/g)].map(([, word]) => word);
    }
  }
}

/** Every combination of values, or a part of them if there are very many. */
function rows(text: Text, declared: readonly Argument[]): unknown[][] {
  const all = declared.reduce<unknown[][]>(
    (found, { name, type }) => {
      const values = valuesOf(type, selectsNone(text, name));
      return found.flatMap((row) => values.map((value) => [...row, value]));
    },
    [[]],
  );
  const step = Math.ceil(all.length / 500);
  return all.filter((_, index) => index % step === 0);
}

/** Whether a text has a variant for an argument that is null. */
function selectsNone(text: Text, name: string): boolean {
  const visit = (value: unknown): boolean => {
    if (typeof value !== "object" || value === null) return false;
    const node = value as {
      readonly type?: string;
      readonly selector?: { readonly id?: { readonly name: string } };
      readonly variants?: readonly { readonly key: { readonly name?: string } }[];
    };
    const isIt = node.type === "SelectExpression" && node.selector?.id?.name === name;
    return (isIt && node.variants?.some(({ key }) => key.name === "none") === true) || Object.values(value).some(visit);
  };
  return visit(text.message.value);
}

/** A value as the reference implementation takes it. */
function given(value: unknown): FluentVariable {
  if (value === null) return "none";
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  return Array.isArray(value) ? new List(value.map(String)) : String(value);
}

const english = catalogueOf("en", readCatalogue("en")).texts;

describe.each(locales)("%s", (locale) => {
  const files = readCatalogue(locale);
  const bundle = new FluentBundle(locale, { functions, useIsolating: false });
  for (const file of files.values()) bundle.addResource(new FluentResource(file));

  test("compiled texts say what the reference implementation says", () => {
    const faults: unknown[] = [];
    for (const text of catalogueOf(locale, files).texts.values()) {
      const declared = english.get(text.id)?.declared ?? [];
      const say = functionOf(text, declared);
      const pattern = bundle.getMessage(text.id)?.value ?? "";
      for (const row of rows(text, declared)) {
        const named = Object.fromEntries(declared.map(({ name }, index) => [name, given(row[index])]));
        const errors: Error[] = [];
        const expected = bundle.formatPattern(pattern, named, errors);
        const said = say(...row);
        if (said !== expected || errors.length > 0) faults.push([text.id, row, said, expected, errors.map(String)]);
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
  });
});
