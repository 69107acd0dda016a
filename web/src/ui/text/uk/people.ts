/** Пошук людей: швидкий підбір, друзі, блокування, приватні столи, фільтри. */
import type { FormatKind } from "../../../model/table-form";
import type { Texts } from "../index.svelte";

export const people: Texts["people"] = {
  quick: "Знайти суперника",
  modeText: {
    points: "З кубом, на рейтинг",
    three_games: "Без куба, очки додаються",
    single: "Одна гра з оплатою за очко",
    normal: "Гра за грою",
  } satisfies Record<FormatKind, string>,
  stakes: { none: "без ставки", low: "мала ставка", high: "велика ставка" },
  looking: (format) => `Шукаємо суперника: ${format}`,
  lookingHelp: "Спершу з близьким рейтингом, потім і з дальшим. Тим часом ваш стіл відкритий для всіх у лобі.",
  seconds: (n) => `${String(n)} с`,
  stop: "Припинити пошук",
  offer: (bot) => `Ще ніхто не прийшов. ${bot} готовий зіграти одразу на тих самих умовах.`,

  remember: "Лише для вас",
  guest: "Гості не можуть мати списку друзів.",
  befriend: "Додати до друзів",
  unfriend: "Друг: прибрати",
  befriended: (name) => `${name} тепер серед ваших друзів.`,
  unfriended: (name) => `${name} більше не серед ваших друзів.`,
  block: "Заблокувати",
  unblock: "Розблокувати",
  blocked: (name) => `${name}: заблоковано.`,
  unblocked: (name) => `${name}: розблоковано.`,
  blockedHelp: "Ви не зустрічаєтеся: ні викликів, ні місць за столами одне одного, ні підбору.",
  note: "Ваша нотатка",
  saveNote: "Зберегти нотатку",
  noteSaved: "Збережено.",
  noteHelp: "Цього не бачить ніхто інший.",
  friend: "Друг",
  friends: "Друзі",

  byLink: "Хто має посилання",
  byLinkHelp: "Цього столу не видно в лобі.",
  ratings: "Рейтинг суперника",
  anyRating: "будь-який",
  near: (n) => `у межах ${String(n)}`,
  ratingsBetween: (min, max) => `Рейтинг від ${min} до ${max}`,
  filter: "Показати",
  all: "Усі ігри",
  notForYou: "Ваш рейтинг поза межами, які задає цей стіл.",
};
