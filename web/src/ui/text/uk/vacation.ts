/** Vacations from correspondence matches. */
import type { Texts } from "../index.svelte";
import { counted } from "./plural";

export const vacation: Texts["vacation"] = {
  title: "Відпустка",
  lead: "Поки вас немає, годинники всіх ваших матчів за листуванням стоять, і суперники бачать, доки. Грати при цьому можна.",
  howLong: "Тривалість",
  days: (n) => counted(n, "день", "дні", "днів"),
  go: "Піти у відпустку",
  back: "Я повернувся",
  away: (until) => `Вас немає до: ${until}.`,
  left: (left, of) =>
    `Залишилося днів: ${String(left)} з ${String(of)} за 365 днів. Розпочатий день рахується повністю.`,
};
