import { expect, it } from "vitest";
import { noteOf, readNotes, withNote, type KeptNote } from "./notes";

function note(id: string, contribution = "01"): KeptNote {
  return { id, commitment: "ab", contribution };
}

it("finds the last note of a match", () => {
  const notes = withNote(withNote(withNote([], note("m1")), note("m2")), note("m1", "02"));
  expect(noteOf(notes, "m1")?.contribution).toBe("02");
  expect(noteOf(notes, "m3")).toBeNull();
  expect(notes).toHaveLength(2);
});

it("forgets the oldest notes when there are too many", () => {
  const notes = Array.from({ length: 450 }, (_, i) => note(`m${String(i)}`)).reduce(withNote, [] as KeptNote[]);
  expect(notes).toHaveLength(400);
  expect(noteOf(notes, "m0")).toBeNull();
  expect(noteOf(notes, "m449")).not.toBeNull();
});

it.each([null, 5, "x", {}, [null], [{ id: 1, commitment: "a", contribution: "b" }], [{ id: "m1" }]])(
  "reads no note from %j",
  (remembered) => {
    expect(readNotes(remembered)).toEqual([]);
  },
);

it("reads back what it wrote", () => {
  const notes = [note("m1"), note("m2")];
  expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
});
