import { describe, expect, test } from "vitest";
import type { BoardLook, BoardMirror, BoardPlace } from "../../wire/messages";
import { mirrorLayout } from "./mirror";

const empty: BoardPlace = { count: 0, seat: null };

function look(places: Record<number, BoardPlace>, bar: BoardPlace[] = [empty]): BoardLook {
  return { points: Array.from({ length: 24 }, (_, index) => places[index + 1] ?? empty), bar };
}

function mirror(sensed: BoardLook | null, expected: BoardLook | null, unlike: BoardMirror["unlike"]): BoardMirror {
  const board = {
    id: "0",
    name: "",
    status: "away",
    model: null,
    firmware: null,
    colour: null,
    point_depth: null,
    battery_percent: null,
    faults: [],
    enrolled_at: 0,
    last_heard_at: null,
    frames: 0,
    clock_ahead: null,
    seat: null,
  } as const;
  return { board: { ...board, faults: [] }, sensed, expected, unlike };
}

describe("the mirror of a board", () => {
  test("is nothing before the board has said what it sees", () => {
    expect(mirrorLayout(mirror(null, null, []))).toBeNull();
  });

  test("lays the points out as console one sees them", () => {
    const layout = mirrorLayout(mirror(look({}), null, []));
    expect(layout?.top.map(({ point }) => point)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(layout?.bottom.map(({ point }) => point)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test("takes the owner of colourless checkers from the expected position", () => {
    const layout = mirrorLayout(
      mirror(look({ 6: { count: 2, seat: null } }), look({ 6: { count: 2, seat: "black" } }), []),
    );
    expect(layout?.bottom[6]?.checkers).toEqual([
      { seat: "black", kind: "there" },
      { seat: "black", kind: "there" },
    ]);
  });

  test("marks what is missing and what is too much", () => {
    const sensed = look({ 6: { count: 1, seat: null }, 4: { count: 1, seat: null } });
    const expected = look({ 6: { count: 2, seat: "white" } });
    const layout = mirrorLayout(
      mirror(sensed, expected, [
        { point: 6, seen: 1, expected: 2 },
        { point: 4, seen: 1, expected: 0 },
      ]),
    );
    expect(layout?.bottom[6]?.checkers.map(({ kind }) => kind)).toEqual(["there", "missing"]);
    expect(layout?.bottom[8]?.checkers).toEqual([{ seat: null, kind: "surplus" }]);
    expect([layout?.bottom[6]?.unlike, layout?.bottom[8]?.unlike, layout?.bottom[7]?.unlike]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("writes the number of a tall stack", () => {
    const layout = mirrorLayout(mirror(look({ 1: { count: 7, seat: "white" } }), null, []));
    expect(layout?.bottom[11]).toMatchObject({ count: 7 });
    expect(layout?.bottom[11]?.checkers).toHaveLength(5);
  });
});
