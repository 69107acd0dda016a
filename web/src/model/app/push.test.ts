import { expect, test } from "vitest";
import { noticeOf } from "./push";

test("a notice leads to a page of this site and to no other", () => {
  const of = (path: string): string => noticeOf(JSON.stringify({ title: "Anna", body: "x", path, tag: "t" })).path;
  expect(of("/match/0f")).toBe("/match/0f");
  for (const other of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", ""]) {
    expect(of(other)).toBe("/");
  }
});

test("an unreadable message is still a notice", () => {
  for (const text of ["", "x", "null", "[]", '{"title":1}']) expect(noticeOf(text).title).toBe("Fullprime");
});
