/** Writes `src/ui/text/messages.ts`: the types of the texts, from the English files. */

import { isList, isText, partOf, treeOf, type Catalogue, type Node, type Text, type Tree } from "./catalogue";

/** Types that need no import. */
const BUILT_IN = new Set(["string", "number", "boolean", "null", "readonly"]);

/** The names of types in the declared arguments. */
function namesIn(texts: Iterable<Text>): Set<string> {
  const types = [...texts].flatMap((text) => text.declared.map(({ type }) => type.replace(/"[^"]*"/g, "")));
  return new Set(types.flatMap((type) => type.match(/\w+/g) ?? []).filter((name) => !BUILT_IN.has(name)));
}

function importsFor(names: ReadonlySet<string>, sources: ReadonlyMap<string, string>): string[] {
  const from = new Map<string, string[]>();
  for (const name of [...names].sort()) {
    const declares = new RegExp(`^export (?:type|interface) ${name}\\b`, "m");
    const paths = [...sources].filter(([, source]) => declares.test(source)).map(([path]) => path);
    const path = paths.find((one) => one === "wire/messages.ts") ?? paths[0];
    if (path === undefined) throw new Error(`no module of src/wire or src/model exports the type ${name}`);
    from.set(path, [...(from.get(path) ?? []), name]);
  }
  return [...from]
    .sort()
    .map(([path, found]) => `import type { ${found.join(", ")} } from "../../${path.replace(/\.ts$/, "")}";`);
}

function write(node: Node, indent: string): string {
  if (isText(node)) {
    if (node.declared.length === 0) return "string";
    return `(${node.declared.map(({ name, type }) => `${name}: ${type}`).join(", ")}) => string`;
  }
  const inner = `${indent}  `;
  if (isList(node)) {
    const parts = [...node.values()].map((part) => write(part, inner));
    if (new Set(parts).size === 1 && parts[0] === "string") return "readonly string[]";
    return `readonly [${parts.join(", ")}]`;
  }
  return `{\n${fields(node, inner)}${indent}}`;
}

function fields(tree: Tree, indent: string): string {
  return [...tree].map(([key, node]) => `${indent}readonly ${key}: ${write(node, indent)};\n`).join("");
}

/** Returns the module. `sources` are the modules of `src/wire` and `src/model`, by their path from `src`. */
export function typesOf(english: Catalogue, sources: ReadonlyMap<string, string>): string {
  const interfaces = (["first", "pages"] as const).map((part) => {
    const name = part === "first" ? "FirstMessages" : "PageMessages";
    return `export interface ${name} {\n${fields(treeOf(partOf(english, part)), "  ")}}\n`;
  });
  return [
    "// The types of the texts, generated from `texts/en`; do not edit. `make texts` writes it again.",
    "",
    ...importsFor(namesIn([...partOf(english, "first"), ...partOf(english, "pages")]), sources),
    "",
    interfaces.join("\n"),
  ].join("\n");
}
