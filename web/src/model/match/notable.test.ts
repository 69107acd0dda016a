import { describe, expect, it } from "vitest";
import type { LoggedEvent } from "../../wire/messages";
import { notable } from "./notable";

const outage: LoggedEvent = { seq: 3, at: 90_000, event: "outage", from: 20_000, to: 90_000 };
const rolled: LoggedEvent = { seq: 4, at: 91_000, event: "rolled", seat: "white", dice: [6, 1], by_hand: false };
const extra = (seq: number): LoggedEvent => ({ seq, at: 95_000, event: "extra_time", total: 60_000 * seq });

describe("notable events", () => {
  it("are outages and the newest extra time", () => {
    expect(notable([outage, rolled, extra(5), extra(6)], false, null)).toEqual([extra(6), outage]);
    expect(notable([rolled], false, null)).toEqual([]);
  });

  it("are a pause that the opponent declines, and a match that is called off", () => {
    const declined: LoggedEvent = { seq: 5, at: 96_000, event: "pause_declined", seat: "black" };
    const off: LoggedEvent = { seq: 6, at: 97_000, event: "called_off" };
    expect(notable([declined, off], false, "white")).toEqual([declined, off]);
    expect(notable([declined], false, "black")).toEqual([]);
    expect(notable([declined], false, null)).toEqual([]);
  });

  it("are shown to a player who comes back after an outage, but not once play has gone on", () => {
    expect(notable([rolled, outage], true, null)).toEqual([outage]);
    expect(notable([outage, rolled], true, null)).toEqual([]);
    expect(notable([extra(5)], true, null)).toEqual([]);
    expect(notable([], true, null)).toEqual([]);
  });
});
