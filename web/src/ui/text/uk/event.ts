/** The event of a match, as its page shows it. */
import type { Texts } from "../index.svelte";

export const event: Texts["event"] = {
  label: "Змагання",
  board: (board, boards) => `Дошка ${String(board)} з ${String(boards)}`,
  nextBoard: "Наступна дошка",
  nextMatch: "До вашого наступного матчу",
  awaits: (names) => `Чекаємо на: ${names}`,
  awaitsText: "Гра почнеться, щойно обидва гравці займуть місця.",
  expected: "Тут чекають на вас",
  boardOver: (board) => `Дошку ${String(board)} тут зіграно`,
  gains: (team, imp) => `${String(imp)} IMP для команди ${team}`,
  running: "IMP команд на цей час",
  againstField: (imp) => `${imp < 0 ? "−" : "+"}${String(Math.abs(imp))} IMP проти поля`,
};
