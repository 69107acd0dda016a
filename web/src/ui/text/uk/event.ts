/** The event of a match, as its page shows it. */
import type { Texts } from "../index.svelte";

export const event: Texts["event"] = {
  label: "Турнір",
  board: (board, boards) => `Дошка ${String(board)} з ${String(boards)}`,
  nextBoard: "Наступна дошка",
  nextMatch: "До вашого наступного матчу",
  awaits: (names) => `Чекаємо на: ${names}`,
  awaitsText: "Гра почнеться, щойно обидва гравці займуть місця.",
  expected: "Тут чекають на вас",
  passkey: "Коли ви займете місце, браузер попросить ваш ключ доступу.",
  toPasskeys: "Ваші ключі доступу",
  boardOver: (board) => `Дошку ${String(board)} у цій кімнаті зіграно`,
  gains: (team, imp) => `${String(imp)} IMP для команди ${team}`,
  running: "IMP команд на цей час",
  againstField: (imp) => `${imp < 0 ? "−" : "+"}${String(Math.abs(imp))} IMP проти решти гравців`,
  groups: {
    yours: "Ваші турніри",
    live: "Тривають",
    open: "Відкрито запис",
    upcoming: "Незабаром",
    finished: "Завершені",
  },
  loadingList: "Завантаження турнірів…",
  all: "Усі турніри",
  makeTitle: "Провести турнір",
  makeText: "Створіть турнір, командний матч або лігу для свого клубу чи друзів.",
  starts: (when) => `Початок ${when}`,
  left: ({ days, hours, minutes, seconds }) => {
    if (days > 0) return `за ${String(days)} дн ${String(hours)} год`;
    if (hours > 0) return `за ${String(hours)} год ${String(minutes)} хв`;
    return minutes > 0 ? `за ${String(minutes)} хв ${String(seconds)} с` : `за ${String(seconds)} с`;
  },
};
