import { describe, expect, it } from "vitest";
import type { LoggedEvent } from "../../wire/messages";
import { notable } from "./notable";

const outage: LoggedEvent = { seq: 3, at: 90_000, event: "outage", from: 20_000, to: 90_000 };
const rolled: LoggedEvent = { seq: 4, at: 91_000, event: "rolled", seat: "white", dice: [6, 1], by_hand: false };
const extra = (seq: number): LoggedEvent => ({ seq, at: 95_000, event: "extra_time", total: 60_000 * seq });

describe("notable events", () => {
  it("are outages and the newest extra time", () => {
    expect(notable([outage, rolled, extra(5), extra(6)], false)).toEqual([extra(6), outage]);
    expect(notable([rolled], false)).toEqual([]);
  });

  it("are shown to a player who comes back after an outage, but not once play has gone on", () => {
    expect(notable([rolled, outage], true)).toEqual([outage]);
    expect(notable([outage, rolled], true)).toEqual([]);
    expect(notable([extra(5)], true)).toEqual([]);
    expect(notable([], true)).toEqual([]);
  });
});
