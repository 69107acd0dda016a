/** Скарги та стіл модераторів. */
import type { ModeratorDeed, ReportReason } from "../../../wire/messages";
import type { Texts } from "../index.svelte";

export const moderation: Texts["moderation"] = {
  report: "Поскаржитися",
  reportTitle: (name) => `Скарга на гравця ${name}`,
  about: "Про що скарга",
  reason: {
    chat: "Сказане в чаті",
    name: "Ім’я",
    cheating: "Шахрайство",
    stalling: "Затягування гри",
    other: "Інше",
  } satisfies Record<ReportReason, string>,
  what: "Що сталося",
  textMissing: "Опишіть кількома словами, що сталося.",
  send: "Надіслати модераторам",
  sent: "Модератори розглянуть скаргу.",

  title: "Модерація",
  lead: "Усе, що тут робиться, записується й зберігається.",
  waiting: "Скарги в черзі",
  nothing: "Черга порожня.",
  log: "Що зроблено",
  noLog: "Поки нічого.",
  by: (name, date) => `${name}, ${date}`,
  mutedUntil: (date, time) => `мовчить до ${date}, ${time}`,
  why: "Причина",
  whyMissing: "Потрібна причина.",
  howLong: "Заборона на",
  hours: (n) => (n === 1 ? "1 годину" : n === 24 ? "1 день" : n === 168 ? "1 тиждень" : "30 днів"),
  mute: "Заборонити чат",
  unmute: "Дозволити чат",
  dismiss: "Відхилити",
  deed: { mute: "чат заборонено", unmute: "чат дозволено", dismiss: "скаргу відхилено" } satisfies Record<ModeratorDeed, string>,
};
