import { describe, expect, it } from "vitest";
import { emptyFields, insteadOf } from "./correction";

describe("the form of a correction", () => {
  const fields = emptyFields();

  it("decides nothing about anybody until the director has chosen", () => {
    const form = { form: "winner" as const, names: ["Anna", "Ben"] as [string, string] };
    expect(insteadOf(form, fields)).toBeNull();
    expect(insteadOf(form, { ...fields, winner: "Ben" })).toEqual({ form: "winner", name: "Ben" });
    const points = { ...fields, points: "5", cube: "1", left: "3" };
    expect(insteadOf({ form: "award" }, points)).toBeNull();
    expect(insteadOf({ form: "game" }, { ...points, team: "A" })).toBeNull();
  });
  it("waits for whole numbers in range", () => {
    for (const vp of ["", "x", "31", "-1", "1.5"])
      expect(insteadOf({ form: "victory_points" }, { ...fields, vp })).toBeNull();
    expect(insteadOf({ form: "victory_points" }, { ...fields, vp: " 30 " })).toEqual({
      form: "victory_points",
      vp_a: 30,
    });
    expect(insteadOf({ form: "award" }, { ...fields, team: "A", points: "25" })).toBeNull();
    expect(insteadOf({ form: "game" }, { ...fields, left: "0" })).toBeNull();
    expect(insteadOf({ form: "game" }, { ...fields, cube: "65", left: "3" })).toBeNull();
  });
  it("gives a game of a team match", () => {
    const filled = { ...fields, team: "A" as const, left: "15", cube: "2", end: "gammon" as const };
    expect(insteadOf({ form: "game" }, filled)).toMatchObject({ form: "game", game: { winner: "A", cube: 2 } });
  });
});
