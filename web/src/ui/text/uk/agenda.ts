import type { Texts } from "../index.svelte";
import { counted } from "./plural";

export const agenda: Texts["agenda"] = {
  title: "Чекає на вас",
  open: (count) => (count === 0 ? "На вас ніщо не чекає" : `Чекає на вас: ${String(count)}`),
  correspondence: (count) =>
    `На вас ${count % 10 === 1 && count % 100 !== 11 ? "чекає" : "чекають"} ${counted(count, "матч за листуванням", "матчі за листуванням", "матчів за листуванням")}.`,
  nothing: "На вас ніщо не чекає.",
  yourTurn: (name) => `Ваша черга проти ${name}`,
  theirTurn: (name) => `Черга ${name}`,
  until: (at) => `до ${at}`,
  challenge: (name) => `${name} викликає вас на матч`,
  tournament: (name) => `Ваш турнірний матч проти ${name} готовий`,
  team_match: (name) => `Ваша дошка командного матчу проти ${name} готова`,
  begun: (name) => `Ваш матч проти ${name} почався`,
  notifications: "Сповіщення",
  lead: "На кожній сторінці дзвіночок угорі показує, що на вас чекає.",
  browser: "Сповіщення цього браузера",
  browserText: "Ваша черга, виклик, початок матчу, реванш: повідомимо, поки ви дивитеся інше, а вкладка відкрита",
  refused: "Браузер не дозволяє сповіщень для цього сайту.",
  none: "Цей браузер не має сповіщень.",
};
