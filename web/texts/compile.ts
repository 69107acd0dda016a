/**
 * Turns messages into JavaScript: a text without arguments becomes a string, another one a function. So a browser needs
 * neither the Fluent syntax nor a library for it. `compiled.test.ts` compares the results with those of `@fluent/bundle`.
 */

import type { Expression, FunctionReference, NamedArgument, Pattern, SelectExpression, Variant } from "@fluent/syntax";
import {
  isList,
  isText,
  partOf,
  REFUSALS,
  treeOf,
  type Argument,
  type Catalogue,
  type Part,
  type Text,
  type Tree,
} from "./catalogue";

/** How an argument is written and compared. Any type but these is a kind of string. */
type Kind = "number" | "boolean" | "list" | "time" | "string";

interface Parameter {
  /** Its name in the compiled function. */
  readonly local: string;
  readonly kind: Kind;
  readonly nullable: boolean;
}

function parameters(declared: readonly Argument[]): ReadonlyMap<string, Parameter> {
  return new Map(
    declared.map(({ name, type }, index) => {
      const bare = type.replace(/ \| null$/, "");
      const kind =
        bare === "number" || bare === "boolean"
          ? bare
          : /^readonly (string|number)\[\]$/.test(bare)
            ? "list"
            : bare === "Millis"
              ? "time"
              : "string";
      return [name, { local: String.fromCharCode(97 + index), kind, nullable: bare !== type }];
    }),
  );
}

/** Thrown for a text that this site cannot show. */
export class Unusable extends Error {}

/** What the functions of a language need from `Intl`, by its code. */
class Helpers {
  readonly #names = new Map<string, string>();

  use(code: string): string {
    const name = this.#names.get(code) ?? `h${String(this.#names.size)}`;
    this.#names.set(code, name);
    return name;
  }

  declarations(): string {
    return [...this.#names].map(([code, name]) => `const ${name} = ${code};\n`).join("");
  }
}

const CATEGORIES = new Set<string>(["zero", "one", "two", "few", "many", "other"] satisfies Intl.LDMLPluralRule[]);
const FSI = "\u2068";
const PDI = "\u2069";

const samples = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Whole numbers of each kind in a language. */
function samplesOf(locale: string): ReadonlyMap<string, readonly number[]> {
  const known = samples.get(locale);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(locale);
  const found = new Map<string, number[]>();
  for (let sample = 0; sample <= 1000; sample++) {
    const kind = rules.select(sample);
    found.set(kind, [...(found.get(kind) ?? []), sample]);
  }
  samples.set(locale, found);
  return found;
}

class Compiler {
  readonly #locale: string;
  readonly #known: ReadonlyMap<string, Parameter>;
  readonly #helpers: Helpers;
  /** The arguments that are not null where the compiler is, because a variant for null came before. */
  readonly #present = new Set<string>();

  constructor(locale: string, declared: readonly Argument[], helpers: Helpers) {
    this.#locale = locale;
    this.#known = parameters(declared);
    this.#helpers = helpers;
  }

  /** Returns an expression for a pattern. */
  expression({ elements }: Pattern): string {
    const [only] = elements;
    if (elements.length === 1 && only?.type === "Placeable" && only.expression.type === "SelectExpression")
      return this.#selected(only.expression);
    const parts = elements.map((element) =>
      element.type === "TextElement" ? escaped(element.value) : this.#placed(element.expression),
    );
    return `\`${parts.join("")}\``;
  }

  #parameter(name: string): Parameter {
    const found = this.#known.get(name);
    if (found === undefined) throw new Unusable(`$${name} is not declared in English`);
    return found;
  }

  #placed(expression: Expression): string {
    switch (expression.type) {
      case "StringLiteral":
        return escaped(expression.parse().value);
      case "VariableReference":
        return `\${${this.#written(expression.id.name)}}`;
      case "SelectExpression":
        return `\${${this.#selected(expression)}}`;
      case "FunctionReference":
        return this.#called(expression);
      default:
        throw new Unusable(`${expression.type} is not used on this site`);
    }
  }

  #written(name: string): string {
    const { local, kind, nullable } = this.#parameter(name);
    const isNull = nullable && !this.#present.has(name) ? `${local} === null ? "" : ` : "";
    switch (kind) {
      case "number":
        return `${isNull}${this.#whole(local)}`;
      case "list":
        return `${local}.join(", ")`;
      case "boolean":
        throw new Unusable(`$${name} is true or false, which is no text`);
      case "time":
        throw new Unusable(`$${name} is a time, which is written with DATETIME`);
      default:
        return `${isNull}${local}`;
    }
  }

  /** Writes a whole number without grouping, for which JavaScript is enough in a language with its digits. */
  #whole(local: string): string {
    const sample = 1234567890;
    const written = new Intl.NumberFormat(this.#locale, { useGrouping: false }).format(sample);
    if (written === String(sample)) return local;
    return `${this.#number({ useGrouping: false })}.format(${local})`;
  }

  #called({ id, arguments: given }: FunctionReference): string {
    const [of] = given.positional;
    if (of?.type !== "VariableReference" || given.positional.length > 1)
      throw new Unusable(`${id.name} takes one argument of the text`);
    const { local, kind } = this.#parameter(of.id.name);
    if (id.name === "ISOLATE" && given.named.length === 0) {
      if (kind === "list") return `\${${local}.map((one) => \`${FSI}\${one}${PDI}\`).join(", ")}`;
      return `${FSI}\${${this.#written(of.id.name)}}${PDI}`;
    }
    const options = Object.fromEntries(given.named.map(optionOf));
    if (id.name === "DATETIME" && kind === "time") return `\${${this.#time(options)}.format(${local})}`;
    if (id.name !== "NUMBER" || kind !== "number") throw new Unusable(`${id.name}($${of.id.name}) is unknown`);
    return `\${${this.#number(options)}.format(${local})}`;
  }

  #number(options: Readonly<Record<string, unknown>>): string {
    return this.#helpers.use(`new Intl.NumberFormat(${JSON.stringify(this.#locale)}, ${JSON.stringify(options)})`);
  }

  #time(options: Readonly<Record<string, unknown>>): string {
    return this.#helpers.use(`new Intl.DateTimeFormat(${JSON.stringify(this.#locale)}, ${JSON.stringify(options)})`);
  }

  #selected({ selector, variants }: SelectExpression): string {
    if (selector.type !== "VariableReference") throw new Unusable("only an argument can be selected by");
    const parameter = this.#parameter(selector.id.name);
    const rest = variants.find((variant) => variant.default) ?? variants.at(-1);
    const { name } = selector.id;
    const wasPresent = this.#present.has(name);
    const own: string[] = [];
    for (const variant of variants.filter((variant) => variant !== rest)) {
      own.push(`${this.#condition(parameter, variant)} ? ${this.expression(variant.value)} : `);
      if (variant.key.type === "Identifier" && variant.key.name === "none" && parameter.nullable)
        this.#present.add(name);
    }
    const last = rest === undefined ? '""' : this.expression(rest.value);
    if (!wasPresent) this.#present.delete(name);
    return `(${own.join("")}${last})`;
  }

  /** Whether a whole number is of a kind: `n === 1` where 1 is the only number of the kind, as it is for `one` in English. */
  #isOfKind(local: string, kind: string): string {
    if (!CATEGORIES.has(kind)) throw new Unusable(`[${kind}] is no kind of number`);
    const [first, ...others] = samplesOf(this.#locale).get(kind) ?? [];
    if (first !== undefined && others.length === 0) return `${local} === ${String(first)}`;
    const rules = `new Intl.PluralRules(${JSON.stringify(this.#locale)})`;
    return `${this.#helpers.use(`((rules) => (n) => rules.select(n))(${rules})`)}(${local}) === "${kind}"`;
  }

  #condition({ local, kind, nullable }: Parameter, { key }: Variant): string {
    if (key.type === "NumberLiteral") {
      if (kind !== "number") throw new Unusable(`[${key.value}] is a number, but the argument is not`);
      return `${local} === ${String(key.parse().value)}`;
    }
    if (key.name === "none" && nullable) return `${local} === null`;
    switch (kind) {
      case "number":
        return this.#isOfKind(local, key.name);
      case "boolean":
        if (key.name !== "true" && key.name !== "false") throw new Unusable(`[${key.name}] is not true or false`);
        return `${local} === ${key.name}`;
      case "list":
      case "time":
        throw new Unusable(`a ${kind} cannot be selected by`);
      default:
        return `${local} === "${key.name}"`;
    }
  }
}

function optionOf({ name, value }: NamedArgument): [string, string | number] {
  return [name.name, value.parse().value as string | number];
}

function escaped(text: string): string {
  return text.replace(/[`\\$]/g, "\\$&");
}

/**
 * Returns the JavaScript of a text. `declared` are its arguments, in order or in an object by their names. Fails if the
 * text uses other ones.
 */
function compiled(text: Text, declared: readonly Argument[], helpers: Helpers, byName = false): string {
  const { value } = text.message;
  if (value === null) throw new Unusable("the text is empty");
  const expression = new Compiler(text.language, declared, helpers).expression(value);
  if (declared.length === 0) return expression;
  const known = [...parameters(declared)];
  if (byName) return `({ ${known.map(([name, { local }]) => `${name}: ${local}`).join(", ")} }) => ${expression}`;
  return `(${known.map(([, { local }]) => local).join(", ")}) => ${expression}`;
}

/** Returns a function that shows a text, for tests. */
export function functionOf(text: Text, declared: readonly Argument[]): (...values: readonly unknown[]) => string {
  const helpers = new Helpers();
  const code = compiled(text, declared, helpers);
  const made: unknown = new Function(`${helpers.declarations()}return ${code};`)();
  return typeof made === "function" ? (made as (...values: readonly unknown[]) => string) : () => String(made);
}

/** Returns what keeps a text from being shown, or null. */
export function faultOf(text: Text, declared: readonly Argument[]): string | null {
  try {
    compiled(text, declared, new Helpers());
    return null;
  } catch (error) {
    if (error instanceof Unusable) return error.message;
    throw error;
  }
}

/**
 * Returns a module whose default export has the texts of `catalogue` in the shape of the English ones in `wanted`. A text
 * that the catalogue lacks is English. `folder` is the path of `src/ui/text`. Refusals take their arguments by name.
 */
export function moduleOf(part: Part, english: Catalogue, catalogue: Catalogue, folder: string): string {
  const used = new Helpers();
  const write = (tree: Tree): string => {
    const parts = [...tree].map(([key, node]) => {
      const code = isText(node)
        ? compiled(catalogue.texts.get(node.id) ?? node, node.declared, used, part === "refusals")
        : write(node);
      return isList(tree) ? code : `${JSON.stringify(key)}: ${code}`;
    });
    return isList(tree) ? `[${parts.join(", ")}]` : `{ ${parts.join(",\n")} }`;
  };
  const messages = write(treeOf(partOf(english, part)));
  if (part === "refusals") return `${used.declarations()}export default (${messages}).${REFUSALS};\n`;
  const [finish, file] = part === "first" ? ["firstTexts", "first-texts.ts"] : ["pageTexts", "page-texts.ts"];
  return [
    `import { ${finish} } from ${JSON.stringify(`${folder}/${file}`)};`,
    `${used.declarations()}export default ${finish}(${messages});\n`,
  ].join("\n");
}
