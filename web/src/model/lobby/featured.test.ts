import { describe, expect, test } from "vitest";
import type { MatchSummary, TimeControl } from "../../wire/messages";
import { featuredMatch, otherMatches } from "./featured";

const live: TimeControl = { kind: "live", delay_s: 12, reserve_s: 600 };

/** Returns a match. `seats` are the ratings of the two players; a plus marks a person. */
function match(id: string, seats: readonly string[], time: TimeControl = live, started_at = 0): MatchSummary {
  return {
    id,
    settings: { time },
    seats: seats.map((text) => ({ bot: !text.startsWith("+"), rating: Number(text) })),
    started_at,
    ended_at: null,
  } as unknown as MatchSummary; // no other field is read
}

const bots = match("bots", ["1900", "1800"]);
const strongBots = match("strong-bots", ["2000", "1900"]);
const mixed = match("mixed", ["+1500", "2000"]);
const people = match("people", ["+1400", "+1450"]);
const strongPeople = match("strong-people", ["+1700", "+1650"]);
const slow = match("slow", ["+2100", "+2100"], { kind: "correspondence", days_per_turn: 3 });

describe("the channel", () => {
  test.each([
    ["nothing to show", [], null],
    ["two people before a person and a bot", [mixed, people], "people"],
    ["a person and a bot before two bots", [strongBots, mixed], "mixed"],
    ["higher ratings among people", [people, strongPeople, bots], "strong-people"],
    ["higher ratings among bots", [bots, strongBots], "strong-bots"],
    ["no correspondence", [slow, bots], "bots"],
    ["nothing but correspondence", [slow], null],
  ] as const)("%s", (_, matches, wanted) => {
    expect(featuredMatch(matches, null)?.id ?? null).toBe(wanted);
    expect(featuredMatch(matches.toReversed(), null)?.id ?? null).toBe(wanted);
  });

  test("stays with the match on show until it ends", () => {
    expect(featuredMatch([bots, people], "bots")).toBe(bots);
    expect(featuredMatch([people], "bots")).toBe(people);
    expect(featuredMatch([{ ...people, ended_at: 5 }], null)).toBeNull();
  });

  test("takes the newer of two equal matches", () => {
    const newer = match("newer", ["1900", "1800"], live, 7);
    expect(featuredMatch([bots, newer], null)).toBe(newer);
  });

  test("names the best of the others", () => {
    expect(otherMatches([bots, strongBots, mixed, people, slow], "people", 2)).toEqual([mixed, strongBots]);
  });
});
