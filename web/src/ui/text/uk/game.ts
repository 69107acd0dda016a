import type { Texts } from "../index.svelte";
import { counted } from "./plural";

const days = (n: number): string => `${counted(n, "день", "дні", "днів")} на хід`;

export const game: Texts["game"] = {
  format: (format) => {
    switch (format.kind) {
      case "points":
        return `Матч до ${counted(format.length, "очка", "очок", "очок")}`;
      case "three_games":
        return "Три партії без куба";
      case "normal":
        return "Партія за партією";
      case "single":
        return "Одна партія на очки";
      default:
        return format satisfies never;
    }
  },
  clock: (time) => {
    switch (time.kind) {
      case "none":
        return "Без годинника";
      case "live":
        return `${String(time.delay_s)} с + ${minutes(time.reserve_s)}`;
      case "correspondence":
        return days(time.days_per_turn);
      default:
        return time satisfies never;
    }
  },
  clockLong: (time) => {
    switch (time.kind) {
      case "none":
        return "Без годинника";
      case "live":
        return `${counted(time.delay_s, "вільна секунда", "вільні секунди", "вільних секунд")} на кожен хід і ${minutes(time.reserve_s)} запасу на весь матч`;
      case "correspondence":
        return days(time.days_per_turn);
      default:
        return time satisfies never;
    }
  },
  stake: (amount, byThePoint) => (byThePoint ? `${amount} за очко` : `по ${amount}`),
  rated: "На рейтинг",
  unrated: "Без рейтингу",
  list: { normal: "Вільні партії", price: "На ставку" },
  options: {
    jacoby: "Джейкобі",
    automatic_doubles: "Автоматичні подвоєння",
    beavers: "Бобри",
    raccoons: "Єноти",
  },
  automaticUpTo: (times) => `Автоматичні подвоєння, щонайбільше ${String(times)}`,
  illegalPlays: "Ходи не за правилами можна зарахувати",
  thrown: "Кубики кидають руками",
  alternate: "Починають по черзі",
  provisional: "Попередній: досвід у цьому списку менший за 20",
  bot: "Бот",
  guest: "Гість",
  result: { single: "звичайна партія", gammon: "гемон", backgammon: "бекгемон" },
  reason: {
    borne_off: "зіграно",
    passed: "пас на подвоєння",
    resigned: "суперник здався",
    left: "суперник пішов",
    timed_out: "за часом",
    completed: "зіграно",
    agreed: "за згодою",
    aborted: "скасовано",
  },
  won: "Виграно",
  lost: "Програно",
  drawn: "Нічия",
  aborted: "Скасовано",
  running: "Триває",
  band: (rating) => `Клас ${rating}`,
  bandBelow: (rating) => `до ${rating}`,
  bandAbove: (rating) => `від ${rating}`,
  ratingOf: (name, rating) => `${name}, рейтинг ${rating}`,
  diceCommitted: "Кубики запечатано",
  commitmentWhole: (hex) => `Печатка кубиків: ${hex}`,
  copy: "Скопіювати",
  copied: "Скопійовано",
  copyFailed: "Цей браузер не дозволяє копіювати.",
};

function minutes(seconds: number): string {
  const whole = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (whole === 0) return `${String(rest)} с`;
  return rest === 0 ? `${String(whole)} хв` : `${String(whole)} хв ${String(rest)} с`;
}
