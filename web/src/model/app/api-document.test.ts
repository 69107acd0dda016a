import { describe, expect, it } from "vitest";
import openapi from "../../../../server/tests/api/snapshots/openapi.json?raw";
import { readApiDocument } from "./api-document";

const snapshot: unknown = JSON.parse(openapi);

describe("the server's description of its API", () => {
  const api = readApiDocument(snapshot);

  it("is grouped, with the types of requests and answers", () => {
    const matches = api.groups.find((group) => group.tag === "matches");
    const open = matches?.operations.find(
      (operation) => operation.method === "POST" && operation.path === "/api/v1/matches",
    );
    expect(open?.body).toBe("CreateTable");
    expect(open?.answers.find((answer) => answer.status === "201")?.body).toBe("TableView");
    expect(open?.answers.find((answer) => answer.status === "401")?.body).toBe("ErrorBody");
    expect(open?.token).toEqual({ access: "scoped", scopes: ["play"] });
    for (const { operations } of api.groups) {
      for (const operation of operations) expect(operation.summary, operation.path).not.toBe("");
    }
  });

  it("names every message of the socket with its fields", () => {
    const act = api.fromClient.find((message) => message.name === "act");
    expect(act?.fields.map((field) => [field.name, field.type])).toContainEqual(["command", "Command"]);
    expect(act?.fields.every((field) => field.required)).toBe(true);
    expect(api.fromServer.map((message) => message.name)).toContain("match");
    expect(api.commands.map((message) => message.name)).toContain("roll");
    for (const message of [...api.fromClient, ...api.fromServer, ...api.commands])
      expect(message.text, message.name).not.toBe("");
  });

  it("reads a document of another form without an error", () => {
    expect(readApiDocument(null)).toEqual({ groups: [], fromClient: [], fromServer: [], commands: [] });
  });
});
