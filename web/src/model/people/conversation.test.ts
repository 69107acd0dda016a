import { expect, test } from "vitest";
import type { ConversationView, DirectMessage } from "../../wire/messages";
import { joined, lastOfOther, refreshed } from "./conversation";

const message = (number: number, own = false): DirectMessage => ({
  number,
  own,
  at: number,
  text: String(number),
  held: false,
});
const view = (numbers: readonly number[], more = false, name = "anna"): ConversationView => ({
  name,
  look: { picture: null, flag: null, title: null },
  online: false,
  closed: false,
  more,
  held: [],
  messages: numbers.map((number) => message(number)),
});
const numbers = (of: ConversationView): number[] => of.messages.map(({ number }) => number);

test("pages are put together, each message once", () => {
  expect(joined([message(3), message(4)], [message(1), message(3)]).map(({ number }) => number)).toEqual([1, 3, 4]);
  expect(lastOfOther([message(1), message(2, true)])).toBe(1);
  expect(lastOfOther([message(2, true)])).toBeNull();
});

test("the newest page keeps the earlier pages unless messages are missing between them", () => {
  expect(numbers(refreshed(view([1, 2, 3]), view([3, 4], true)))).toEqual([1, 2, 3, 4]);
  expect(refreshed(view([1, 2, 3]), view([3, 4], true)).more).toBe(false);
  expect(numbers(refreshed(view([1, 2]), view([7, 8], true)))).toEqual([7, 8]);
  expect(numbers(refreshed(view([1], false, "berta"), view([3], true)))).toEqual([3]);
  expect(refreshed(null, view([3], true)).more).toBe(true);
});
