/** The library: matches from other programs. */
import type { Texts } from "../index.svelte";

function matches(count: number): string {
  const last = count % 10;
  const teen = count % 100 >= 11 && count % 100 <= 14;
  if (last === 1 && !teen) return "партія";
  return last >= 2 && last <= 4 && !teen ? "партії" : "партій";
}

export const library: Texts["library"] = {
  lead: "Матчі, зіграні деінде, з таким самим аналізом, як зіграні тут. Крім вас їх ніхто не бачить.",
  signIn: "Увійдіть, щоб зберігати тут свої матчі. Досить гостьового запису.",
  add: "Додати матчі",
  drop: "Перетягніть сюди файли матчів або",
  choose: "виберіть файли",
  formats:
    "Матчі з GNU Backgammon, eXtreme Gammon (.xg), BGBlitz (.bgf), Backgammon Galaxy, Jellyfish, JavaFIBS і більшості клубів (.mat, .txt, .sgf) — окремі файли, теки або архіви zip.",
  empty: "Матчів ще немає.",
  list: (count, most) => `${String(count)} з ${String(most)}`,
  room: (used, most) => `зайнято ${used} з ${most} МБ`,
  players: (white, black) => `${white} – ${black}`,
  session: "Окремі партії",
  matchTo: (points) => `до ${String(points)}`,
  games: (count) => `${String(count)} ${matches(count)}`,
  addedOn: (day) => `додано ${day}`,
  find: "Знайти файл, теку або гравця",
  noneFound: "Нічого не знайдено. Змініть пошук.",
  orders: {
    newest: "Спочатку нові матчі",
    oldest: "Спочатку давні матчі",
    added: "Спочатку щойно додані",
    opponent: "За суперником",
    worst: "Спочатку найвищий PR",
    best: "Спочатку найнижчий PR",
    most_lost: "Спочатку найбільша сума помилок",
    least_lost: "Спочатку найменша сума помилок",
  },
  waiting: "аналізується",
  quick: "швидкий аналіз",
  pr: (white, black) => `PR ${white} : ${black}`,
  lost: (white, black) => `сума помилок ${white} : ${black}`,
  sheet: (name) => `Аркуш запису: ${name}`,
  file: (name) => `Файл ${name}`,
  forget: (name) => `Вилучити ${name}`,
  forgetTitle: "Вилучити цей матч?",
  forgetText: "Файл і його аналіз буде видалено.",
  forgetYes: "Вилучити",
  keep: "Залишити",
};
