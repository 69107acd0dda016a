/** Der Fehlertrainer und die Spielstärke. */
import type { Texts } from "../index.svelte";

export const trainer: Texts["trainer"] = {
  title: "Fehlertrainer",
  lead: "Deine eigenen Fehler kommen als Fragen wieder, bis du sie richtig beantwortest.",
  counts: (due, waiting, learned) => `${String(due)} zu beantworten · ${String(waiting)} kommen später · ${String(learned)} gelernt`,
  nothingYet: "Noch keine Fehler, aus denen zu lernen wäre",
  nothingYetText: "Spiele ein Match. Was darin falsch war, wartet kurz nach seinem Ende hier.",
  doneForNow: "Fürs Erste fertig",
  nextAt: (day, time) => `Die nächste Frage kommt am ${day} um ${time} wieder.`,
  you: "dir",
  from: (opponent, day) => `Gegen ${opponent}, ${day}`,
  score: (own, other, length) => `${String(own)}:${String(other)} bis ${String(length)}`,
  money: "um Geld",
  askCube: "Was tust du?",
  askPlay: (first, second) => `Wie ziehst du ${String(Math.max(first, second))}-${String(Math.min(first, second))}?`,
  right: "Richtig",
  wrong: "Nicht das Beste",
  then: (why) => (why === "" ? "" : `Im Match: ${why}`),
  learned: "Gelernt: Das wird nicht mehr gefragt.",
  again: (day, time) => `Kommt am ${day} um ${time} wieder.`,
  next: "Nächste Frage",
  inMatch: "Im Match",
  performance: "Wie gut",
  performanceHint: "PR der letzten Matches: 500 mal der mittlere Fehler einer Entscheidung. Weniger ist besser.",
  performanceNone: "Noch wurde kein Match analysiert.",
  byPart: "Nach Spielphase",
  typical: "Typische Fehler",
  typicalNone: "Noch keine.",
  times: (count) => (count === 1 ? "einmal" : `${String(count)}-mal`),
  chart: "PR je Match",
  point: (day, pr, opponent) => `${day}, PR ${pr} gegen ${opponent}`,
  themes: {
    missed_double: "Doppel versäumt", wrong_double: "Zu früh gedoppelt", too_good: "Kassiert statt weitergespielt", wrong_take: "Angenommen statt abgelehnt",
    wrong_pass: "Abgelehnt statt angenommen", missed_hit: "Nicht geschlagen", wrong_hit: "Zu Unrecht geschlagen", point_not_made: "Punkte nicht gemacht", stayed_back: "Hinten geblieben",
    ran_too_soon: "Zu früh gelaufen", too_loose: "Zu viele Blots", too_safe: "Zu vorsichtig", race: "Wettläufe", bear_off: "Auswürfeln", other: "Anderes",
  },
};

export const comments: Texts["comments"] = {
  title: "Bemerkungen",
  none: "Zu dieser Stelle wurde nichts gesagt.",
  elsewhere: (count) => (count === 1 ? "Eine Bemerkung an anderer Stelle" : `${String(count)} Bemerkungen an anderen Stellen`),
  label: "Deine Bemerkung",
  send: "Sagen",
  remove: "Löschen",
  signIn: "Melde dich an, um etwas zu sagen.",
};
