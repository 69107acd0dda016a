import { expect, test } from "vitest";
import type { LobbyPlayer } from "../../wire/messages";
import { askedName, isAmong, presenceOf } from "./presence";

const anna = { name: "Anna" } as LobbyPlayer; // nothing else is looked at

test("only a player who has left the site is called disconnected", () => {
  expect(presenceOf(true, null)).toBe("here");
  expect(presenceOf(true, false)).toBe("here");
  expect(presenceOf(false, null)).toBe("away");
  expect(presenceOf(false, true)).toBe("elsewhere");
  expect(presenceOf(false, false)).toBe("disconnected");
});

test("a page of players tells who is there, and its end tells who is not", () => {
  expect(isAmong({ players: [anna], next: "Anna" }, "Anna")).toBe(true);
  expect(isAmong({ players: [anna], next: null }, "Ann")).toBe(false);
  expect(isAmong({ players: [anna], next: "Anna" }, "Zoe")).toBeNull();
});

test("a long name is asked for by its beginning, in whole letters", () => {
  expect(askedName("Marlene")).toBe("Marlene");
  expect(askedName("АннаАннаАннаАнна")).toBe("АннаАннаАн");
});
