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
  since: (at) => `з ${at}`,
  duty: ({ kind, event, count }) => {
    const name = event?.name ?? "";
    switch (kind) {
      case "calls":
        return `${counted(count, "виклик", "виклики", "викликів")} судді: ${name}`;
      case "lineup":
        return `Назвіть розстановку: ${name}`;
      case "check_in":
        return `Відзначтеся: ${name}`;
      case "begins":
        return `Початок протягом години: ${name}`;
      case "protests":
        return `${counted(count, "протест чекає", "протести чекають", "протестів чекають")} на рішення: ${name}`;
      case "start":
        return `Можна починати: ${name}`;
      case "invitation":
        return `Команда запрошує вас: ${name}`;
      case "players":
        return `Команді бракує ${String(count)} ${count === 1 ? "гравця" : "гравців"}: ${name}`;
      case "boards":
        return `Залишилося зіграти ${counted(count, "дошку", "дошки", "дощок")}: ${name}`;
      case "announcement":
        return `Оголошення: ${name}`;
      case "directs":
        return `Ви тепер суддя: ${name}`;
      case "leads":
        return `Ви тепер головний суддя: ${name}`;
      case "reports":
        return `${counted(count, "скарга чекає", "скарги чекають", "скарг чекають")} на розгляд`;
      default:
        return kind satisfies never;
    }
  },
  moreDuties: (count) => `Ще ${String(count)} у ваших турнірах`,
  challenge: (name) => `${name} викликає вас на матч`,
  tournament: (name) => `Ваш турнірний матч проти ${name} готовий`,
  team_match: (name) => `Ваша дошка командного матчу проти ${name} готова`,
  rematch: (name) => `${name} пропонує вам реванш`,
  begun: (name) => `Ваш матч проти ${name} почався`,
  notifications: "Сповіщення",
  lead: "Дзвіночок угорі кожної сторінки показує, що на вас чекає.",
  browser: "Сповіщення браузера",
  browserText: "Про вашу чергу, виклики, нові матчі, реванші й турніри, поки ви дивитеся інше, а вкладка відкрита",
  refused: "Ваш браузер блокує сповіщення цього сайту. Дозвольте їх у налаштуваннях браузера.",
  none: "Цей браузер не підтримує сповіщень.",
};
