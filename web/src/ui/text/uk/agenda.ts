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
  lead: "Дзвіночок угорі кожної сторінки показує, що на вас чекає.",
  browser: "Сповіщення браузера",
  browserText: "Про вашу чергу, виклики, нові матчі й реванші, поки ви дивитеся інше, а вкладка відкрита",
  refused: "Ваш браузер блокує сповіщення цього сайту. Дозвольте їх у налаштуваннях браузера.",
  none: "Цей браузер не підтримує сповіщень.",
};
