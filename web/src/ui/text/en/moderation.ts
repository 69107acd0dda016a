/** Reports and the moderators' desk. */
import type { ModeratorDeed, ReportReason } from "../../../wire/messages";

export const moderation = {
  report: "Report",
  reportTitle: (name: string): string => `Report ${name}`,
  about: "What it is about",
  reason: {
    chat: "Something that was said",
    name: "The name",
    cheating: "Cheating",
    stalling: "Stalling",
    other: "Something else",
  } satisfies Record<ReportReason, string>,
  what: "What happened",
  textMissing: "Say in a few words what happened.",
  send: "Send to the moderators",
  sent: "The moderators will look.",

  title: "Moderation",
  lead: "Everything that is done here is written down and stays.",
  waiting: "Waiting reports",
  nothing: "Nothing waits.",
  log: "What was done",
  noLog: "Nothing yet.",
  by: (name: string, date: string): string => `${name}, ${date}`,
  mutedUntil: (date: string, time: string): string => `muted until ${date}, ${time}`,
  why: "Why",
  whyMissing: "A reason is needed.",
  howLong: "Muted for",
  hours: (n: number): string => (n === 1 ? "1 hour" : n === 24 ? "1 day" : n === 168 ? "1 week" : "30 days"),
  mute: "Mute",
  unmute: "Let speak again",
  dismiss: "Dismiss",
  deed: { mute: "muted", unmute: "may speak again", dismiss: "report dismissed" } satisfies Record<ModeratorDeed, string>,
};
