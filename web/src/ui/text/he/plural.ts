/** The forms of a Hebrew noun after a number: נקודה אחת, שתי נקודות, 5 נקודות. */

import { prefixed } from "./bidi";

const rules = new Intl.PluralRules("he");

export function counted(n: number, one: string, two: string, many: string): string {
  const kind = rules.select(n);
  return kind === "one" ? one : kind === "two" ? two : `${String(n)} ${many}`;
}

export const points = (n: number): string => counted(n, "נקודה אחת", "שתי נקודות", "נקודות");
/** The length of a match: לנקודה אחת, לשתי נקודות, ל־5 נקודות. */
export const toPoints = (n: number): string => prefixed("ל", points(n));
export const games = (n: number): string => counted(n, "משחק אחד", "שני משחקים", "משחקים");
export const matches = (n: number): string => counted(n, "מאץ׳ אחד", "שני מאצ׳ים", "מאצ׳ים");
export const boards = (n: number): string => counted(n, "לוח אחד", "שני לוחות", "לוחות");
export const players = (n: number): string => counted(n, "שחקן אחד", "שני שחקנים", "שחקנים");
export const days = (n: number): string => counted(n, "יום אחד", "יומיים", "ימים");
export const checkers = (n: number): string => counted(n, "כלי אחד", "שני כלים", "כלים");
export const rolls = (n: number): string => counted(n, "הטלה אחת", "שתי הטלות", "הטלות");
