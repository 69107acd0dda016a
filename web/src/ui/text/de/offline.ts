import type { Texts } from "../index.svelte";

export const offline: Texts["offline"] = {
  title: "Du bist offline",
  lead: "Die Seite öffnet sich, sobald es eine Verbindung gibt. Bis dahin kannst du die Regeln lesen und Matches nachspielen.",
  matches: "Matches auf diesem Gerät",
  none: "Beendete Matches, die du öffnest, werden hier für später aufgehoben.",
  notKept:
    "Du bist offline, und dieses Match ist nicht auf diesem Gerät. Es öffnet sich, sobald es eine Verbindung gibt.",
};
