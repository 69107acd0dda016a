import { describe, expect, test } from "vitest";
import type { Agenda, AgendaMatch, Duty, TableView } from "../../wire/messages";
import { afterVisit, emptyAgenda, newsIn, placeOf, readSeen, viewAgenda } from "./agenda";

const settings = (kind: "live" | "correspondence"): AgendaMatch["summary"]["settings"] =>
  ({ time: { kind } }) as unknown as AgendaMatch["summary"]["settings"]; // no other field is read

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
    team_match: false,
    tournament: tournament ?? null,
  }) as TableView;
const agenda = (matches: AgendaMatch[], tables: TableView[] = []): Agenda => ({ ...emptyAgenda, matches, tables });
const duty = (kind: Duty["kind"], id: string, count = 1, since = 5): Duty => ({
  kind,
  event: { kind: "tournament", id, name: "Cup" },
  count,
  since,
  until: null,
});
const owing = (...duties: Duty[]): Agenda => ({ ...emptyAgenda, duties });

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

  test("counts the challenges that the server left out", () => {
    const many = { ...agenda([], [table("t", "berta")]), more_tables: 5 };
    expect(viewAgenda(many, null)).toMatchObject({ count: 6, moreTables: 5 });
    expect(viewAgenda(many, "t").count).toBe(5);
  });

  test("counts unread messages and names the last sender", () => {
    const unread = { ...emptyAgenda, messages: { unread: 3, from: ["berta", "carl"], latest: 7 } };
    expect(viewAgenda(unread, null)).toMatchObject({ count: 3, messages: { unread: 3, from: "berta" } });
    expect(viewAgenda({ ...unread, messages: { unread: 0, from: [], latest: 7 } }, null).messages).toBeNull();
  });

  test("shows a rematch until the offer ends, and reports it once", () => {
    const offer = { summary: match("r", false).summary, until: 100 };
    const offered = { ...emptyAgenda, rematches: [offer] };
    expect(viewAgenda(offered, null, {}, 99)).toMatchObject({ count: 1, rematches: [offer] });
    expect(viewAgenda(offered, null, {}, 100)).toMatchObject({ count: 0, rematches: [] });
    expect(newsIn(emptyAgenda, offered, "anna")).toEqual([{ what: "rematch", id: "r", opponent: "berta" }]);
    expect(newsIn(offered, offered, "anna")).toEqual([]);
  });

  test("leaves out the match that is in view", () => {
    const both = agenda([match("a", true), match("b", true)], [table("t", "berta")]);
    expect(viewAgenda(both, "a").turns.map(({ summary }) => summary.id)).toEqual(["b"]);
    expect([viewAgenda(both, "a").count, viewAgenda(both, "t").count]).toEqual([2, 2]);
  });

  test("the first list shows no notice: a reload is not news", () => {
    expect(newsIn(null, agenda([match("a", true)], [table("t", "berta")]), "anna")).toEqual([]);
  });

  test("reports turns, beginnings, challenges, tournaments and team matches, each once", () => {
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

describe("duties", () => {
  test("count before turns, including those that the server left out", () => {
    const all = { ...agenda([match("a", true)]), duties: [duty("calls", "x", 3)], more_duties: 2 };
    expect([viewAgenda(all, "a").count, viewAgenda(all, null).count]).toEqual([3, 4]);
    expect(viewAgenda(all, null)).toMatchObject({ duties: all.duties, moreDuties: 2 });
  });

  test("cause a notice when they are new, and when their count grows", () => {
    const before = owing(duty("calls", "x", 2), duty("boards", "y", 2), duty("announcement", "z"));
    const told = (after: Agenda): unknown[] => newsIn(before, after, "anna").map((news) => "duty" in news && news.duty);
    expect(told(before)).toEqual([]);
    expect(told(owing(duty("calls", "x", 1), duty("boards", "y", 1)))).toEqual([]);
    expect(told(owing(duty("boards", "y", 3)))).toEqual([]);
    const fresh = [duty("calls", "x", 3), duty("calls", "y"), duty("announcement", "z", 1, 6), duty("lineup", "y")];
    expect(told(owing(...fresh))).toEqual(fresh);
    expect(newsIn(null, owing(...fresh), "anna")).toEqual([]);
  });

  test("lead to the page on which they are done", () => {
    expect(placeOf(duty("check_in", "x"))).toEqual({ page: "tournament", id: "x" });
    expect(placeOf({ ...duty("reports", ""), event: null })).toEqual({ page: "moderation" });
  });

  test("announcements are gone after a visit to their event, until the next one", () => {
    const announced = owing(duty("announcement", "x"), duty("announcement", "y"), duty("lineup", "x"));
    const named = owing(duty("directs", "x", 1, 7));
    const read = afterVisit(named, {}, { page: "tournament", id: "x" });
    expect([viewAgenda(named, null, {}).count, viewAgenda(named, null, read).count]).toEqual([1, 0]);
    expect(viewAgenda(owing(duty("leads", "x", 1, 8)), null, read).count).toBe(1);
    const elsewhere = afterVisit(announced, {}, { page: "team_match", id: "x" });
    expect(elsewhere).toEqual({});
    const seen = afterVisit(announced, {}, { page: "tournament", id: "x" });
    expect(viewAgenda(announced, null, seen).duties).toEqual(announced.duties.slice(1));
    expect(viewAgenda(announced, null, seen).count).toBe(2);
    expect(afterVisit(announced, seen, { page: "tournament", id: "x" })).toBe(seen);
    expect(viewAgenda(owing(duty("announcement", "x", 1, 6)), null, seen).count).toBe(1);
  });

  test("the visits that a browser remembers are bounded, and checked when they are read", () => {
    let seen = readSeen(null);
    for (let at = 1; at <= 60; at += 1) {
      const announced = owing(duty("announcement", `e${String(at)}`, 1, at));
      seen = afterVisit(announced, seen, { page: "tournament", id: `e${String(at)}` });
    }
    expect(Object.keys(seen)).toHaveLength(50);
    expect(seen["announcement e60"]).toBe(60);
    expect(readSeen({ a: 1, b: "2" })).toEqual({ a: 1 });
    expect(readSeen("x")).toEqual({});
  });
});
