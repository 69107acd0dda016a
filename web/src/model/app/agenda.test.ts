import { describe, expect, test } from "vitest";
import type { Agenda, AgendaMatch, TableView } from "../../wire/messages";
import { emptyAgenda, newsIn, viewAgenda } from "./agenda";

const settings = (kind: "live" | "correspondence"): AgendaMatch["summary"]["settings"] =>
  ({ time: { kind } }) as unknown as AgendaMatch["summary"]["settings"]; // nothing else is looked at

function match(
  id: string,
  your_turn: boolean,
  kind: "live" | "correspondence" = "correspondence",
  deadline: number | null = null,
): AgendaMatch {
  const seats = ["anna", "berta"].map((name) => ({ name }));
  return { summary: { id, seats, settings: settings(kind) } as AgendaMatch["summary"], your_turn, deadline };
}
const table = (id: string, opener: string, tournament?: string): TableView =>
  ({
    id,
    opener,
    invited: opener === "anna" ? "berta" : "anna",
    ...(tournament === undefined ? {} : { tournament }),
  }) as TableView;
const agenda = (matches: AgendaMatch[], tables: TableView[] = []): Agenda => ({ matches, tables });

describe("the agenda", () => {
  test("counts what waits, the most pressing first", () => {
    const view = viewAgenda(
      agenda(
        [match("a", true, "correspondence", 900), match("b", false), match("c", true, "live", 20), match("d", true)],
        [table("t", "berta")],
      ),
      null,
    );
    expect(view.turns.map(({ summary }) => summary.id)).toEqual(["c", "a", "d"]);
    expect(view.others.map(({ summary }) => summary.id)).toEqual(["b"]);
    expect([view.count, view.correspondence]).toEqual([4, 2]);
  });

  test("leaves out what the player looks at", () => {
    const both = agenda([match("a", true), match("b", true)], [table("t", "berta")]);
    expect(viewAgenda(both, "a").turns.map(({ summary }) => summary.id)).toEqual(["b"]);
    expect([viewAgenda(both, "a").count, viewAgenda(both, "t").count]).toEqual([2, 2]);
  });

  test("tells nothing when it is told for the first time: a reload is no news", () => {
    expect(newsIn(null, agenda([match("a", true)], [table("t", "berta")]), "anna")).toEqual([]);
  });

  test("tells of turns, beginnings, challenges, tournaments and team matches, each once", () => {
    const before = agenda([match("a", false), match("b", true)]);
    const after = agenda(
      [match("a", true), match("b", true), match("c", true, "live")],
      [table("t", "berta"), table("u", "anna", "cup"), { ...table("v", "anna"), team_match: true }],
    );
    expect(newsIn(before, after, "anna")).toEqual([
      { what: "turn", id: "a", opponent: "berta", correspondence: true },
      { what: "begun", id: "c", opponent: "berta", correspondence: false },
      { what: "challenge", id: "t", opponent: "berta" },
      { what: "tournament", id: "u", opponent: "berta" },
      { what: "team_match", id: "v", opponent: "berta" },
    ]);
    expect(newsIn(after, after, "anna")).toEqual([]);
    expect(newsIn(after, emptyAgenda, "anna")).toEqual([]);
  });
});
