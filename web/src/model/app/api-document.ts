/** The server's description of its API (OpenAPI), as the page for programmers shows it. Missing parts are left out. */

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly more: string;
  /**
   * The access of tokens. A scoped route needs a token with one of the scopes. An open route treats a token without
   * these scopes like a visitor.
   */
  readonly token: { readonly access: "open" | "scoped" | "none"; readonly scopes: readonly string[] };
  /** The name of the type of the request body. */
  readonly body: string | null;
  readonly answers: readonly { readonly status: string; readonly text: string; readonly body: string | null }[];
}

export interface Message {
  /** The value of its tag, for example `watch_match`. */
  readonly name: string;
  readonly text: string;
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly text: string;
    readonly required: boolean;
  }[];
}

export interface ApiDocument {
  readonly groups: readonly { readonly tag: string; readonly operations: readonly Operation[] }[];
  readonly fromClient: readonly Message[];
  readonly fromServer: readonly Message[];
  readonly commands: readonly Message[];
}

type Fields = Record<string, unknown>;

export function readApiDocument(value: unknown): ApiDocument {
  const document = fields(value);
  const schemas = fields(fields(document["components"])["schemas"]);
  const groups = new Map<string, Operation[]>();
  for (const [path, item] of Object.entries(fields(document["paths"]))) {
    for (const [method, operation] of Object.entries(fields(item))) {
      const tag = text(entries(fields(operation)["tags"])[0]);
      const group = groups.get(tag) ?? [];
      groups.set(tag, group);
      group.push(readOperation(method, path, fields(operation)));
    }
  }
  return {
    groups: [...groups].map(([tag, operations]) => ({ tag, operations })),
    fromClient: messages(schemas["ClientMessage"], "type"),
    fromServer: messages(schemas["ServerMessage"], "type"),
    commands: messages(schemas["Command"], "do"),
  };
}

function readOperation(method: string, path: string, operation: Fields): Operation {
  const answers = Object.entries(fields(operation["responses"])).map(([status, answer]) => ({
    status,
    text: text(fields(answer)["description"]),
    body: bodyOf(answer),
  }));
  return {
    method: method.toUpperCase(),
    path,
    summary: text(operation["summary"]),
    more: text(operation["description"]),
    token: readToken(fields(operation["x-token"])),
    body: bodyOf(operation["requestBody"]),
    answers,
  };
}

function readToken(token: Fields): Operation["token"] {
  const access = token["access"];
  return {
    access: access === "open" || access === "scoped" ? access : "none",
    scopes: entries(token["scopes"]).map(text),
  };
}

/** The variants of a tagged union. */
function messages(schema: unknown, tag: string): Message[] {
  return entries(fields(schema)["oneOf"]).map((variant) => {
    const { [tag]: named, ...properties } = fields(fields(variant)["properties"]);
    const required = entries(fields(variant)["required"]);
    return {
      name: text(entries(fields(named)["enum"])[0]),
      text: text(fields(variant)["description"]),
      fields: Object.entries(properties).map(([name, property]) => ({
        name,
        type: typeName(property),
        text: text(fields(property)["description"]),
        required: required.includes(name),
      })),
    };
  });
}

function bodyOf(holder: unknown): string | null {
  const schema = fields(fields(fields(holder)["content"])["application/json"])["schema"];
  return schema === undefined ? null : typeName(schema);
}

/** A short name of a type. */
function typeName(schema: unknown): string {
  const known = fields(schema);
  const reference = known["$ref"];
  if (typeof reference === "string") return reference.slice(reference.lastIndexOf("/") + 1);
  for (const union of ["oneOf", "anyOf", "allOf"]) {
    const members = entries(known[union]).map(typeName);
    if (members.length > 0) return members.join(" | ");
  }
  if (known["type"] === "array") return `${typeName(known["items"])}[]`;
  const types = Array.isArray(known["type"]) ? known["type"] : [known["type"]];
  return types.map(text).join(" | ");
}

function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function entries(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
