/** Meldungen und der Tisch der Moderatoren. */
import type { ModeratorDeed, ReportReason } from "../../../wire/messages";
import type { Texts } from "../index.svelte";

export const moderation: Texts["moderation"] = {
  report: "Melden",
  reportTitle: (name) => `${name} melden`,
  about: "Worum es geht",
  reason: {
    chat: "Etwas, das gesagt wurde",
    name: "Der Name",
    cheating: "Betrug",
    stalling: "Verzögern",
    other: "Etwas anderes",
  } satisfies Record<ReportReason, string>,
  what: "Was geschehen ist",
  textMissing: "Sag in wenigen Worten, was geschehen ist.",
  send: "An die Moderatoren senden",
  sent: "Die Moderatoren sehen es sich an.",

  title: "Moderation",
  lead: "Alles, was hier getan wird, wird aufgeschrieben und bleibt.",
  waiting: "Offene Meldungen",
  nothing: "Nichts wartet.",
  log: "Was getan wurde",
  noLog: "Noch nichts.",
  by: (name, date) => `${name}, ${date}`,
  mutedUntil: (date, time) => `stumm bis ${date}, ${time}`,
  why: "Grund",
  whyMissing: "Ein Grund ist nötig.",
  howLong: "Stumm für",
  hours: (n) => (n === 1 ? "1 Stunde" : n === 24 ? "1 Tag" : n === 168 ? "1 Woche" : "30 Tage"),
  mute: "Stumm schalten",
  unmute: "Wieder sprechen lassen",
  dismiss: "Verwerfen",
  deed: { mute: "stumm geschaltet", unmute: "darf wieder sprechen", dismiss: "Meldung verworfen" } satisfies Record<ModeratorDeed, string>,
};
