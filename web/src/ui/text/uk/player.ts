import type { Texts } from "../index.svelte";
import { counted } from "./plural";

export const player: Texts["player"] = {
  title: (name) => `${name}, гравець`,
  since: (date) => `На сайті з ${date}`,
  online: "у мережі",
  offline: "не в мережі",
  bot: "Бот",
  guest: "Гість",
  challenge: "Викликати",
  play: "Грати",
  you: "Це ви",
  ratings: "Рейтинги",
  experience: (n) => `Досвід ${n}`,
  missing: (gap) => {
    switch (gap.kind) {
      case "experience":
        return `Попередній: до таблиці лідерів бракує очок досвіду: ${String(gap.points)}`;
      case "days":
        return `Ще не в таблиці лідерів: зіграйте рейтингові матчі ще в ${gap.days === 1 ? "один день" : `${String(gap.days)} дні`}`;
      case "opponents":
        return `Ще не в таблиці лідерів: бракує рейтингових матчів з іншими досвідченими гравцями чи ботами: ${String(gap.people)}`;
      case "debt":
        return `Не в таблиці лідерів: очок від нових облікових записів або тих, що грають переважно з вами: ${String(gap.points)}. Грайте з іншими гравцями та ботами`;
      case "hidden":
        return "Не в таблиці лідерів: рішення модератора";
    }
  },
  listedBelow: (rating) =>
    `У таблиці лідерів із ${rating}: решта очок від нових облікових записів або тих, що грають переважно з цим гравцем`,
  results: "Результати",
  played: "Матчі",
  won: "Виграно",
  lost: "Програно",
  drawn: "Нічиї",
  completion: "Частка дограних матчів",
  streak: "Серія перемог",
  bestStreak: (n: string): string => `найдовша ${n}`,
  winRate: "Частка виграних",
  recent: "Останні матчі",
  all: "Усі матчі",
  none: "Закінчених матчів ще немає.",
  noneOwn: "Ви ще не закінчили жодного матчу.",
  notFound: (name) => `Гравця «${name}» немає.`,
  notFoundText: "Перевірте написання. Імена ніколи не віддають іншим.",

  chart: "Графік рейтингу",
  chartOf: (list) => `Рейтинг у списку ${list}`,
  chartEmpty: "Графік починається з першого рейтингового матчу.",
  chartHelp: "Стрілки ліворуч і праворуч переходять від матчу до матчу.",
  chartSummary: (count, from, to, low, high) =>
    `${counted(count, "рейтинговий матч", "рейтингові матчі", "рейтингових матчів")}, від ${from} до ${to}; найнижчий ${low}, найвищий ${high}.`,
  chartPoint: (date, rating, change, opponent) => `${date}: ${rating} (${change}) проти ${opponent}`,
  highest: "Найвищий",
  lowest: "Найнижчий",
  change: "Зміна",
  openMatch: "Відкрити матч",

  historyTitle: "Історія матчів",
  historyOf: (name) => `Матчі гравця ${name}`,
  filter: "Показати",
  filterResult: "Результат",
  filterKind: "Гра",
  filterRated: "Рейтинг",
  filterOpponents: "Суперники",
  any: "Усі",
  people: "Люди",
  bots: "Боти",
  more: "Показати давніші матчі",
  loadingMore: "Завантаження…",
  end: "Більше матчів немає.",
  nothingFits: "Жоден матч не підходить до цих фільтрів.",
  nothingFitsYet: "Серед завантажених матчів жоден не підходить до цих фільтрів.",
  clearFilter: "Показати всі",
  against: "проти",
  score: "Рахунок",
  voided: "анульовано",
  ratingChange: "Рейтинг",
  replay: "Відкрити",
  dice: "Кубики",
  checkDice: (opponent) => `Перевірити кубики матчу проти ${opponent}`,
  reviewMatchWith: (opponent) => `Розбір матчу проти ${opponent}`,
  openMatchWith: (opponent) => `Відкрити матч проти ${opponent}`,
  today: "Сьогодні",
  yesterday: "Учора",
};
