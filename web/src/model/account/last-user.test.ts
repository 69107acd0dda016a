import { expect, test } from "vitest";
import { readLastUser } from "./last-user";

const anna = { name: "Anna", guest: false, created_at: 5 };

test("the user of the last visit comes back", () => {
  expect(readLastUser(JSON.parse(JSON.stringify(anna)))).toEqual(anna);
});

test.each([null, "Anna", {}, { ...anna, guest: "no" }, { ...anna, name: 3 }, [anna]])(
  "%j is not a user",
  (remembered) => {
    expect(readLastUser(remembered)).toBeNull();
  },
);
