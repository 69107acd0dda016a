import type { Texts } from "../index.svelte";
import { counted } from "./plural";

export const scoreSheet: Texts["scoreSheet"] = {
  title: "Протокол матчу",
  lead: "Для дуплікатного командного матчу на справжніх дошках: кожну роздачу грають в обох кімнатах з однаковими кидками. Заповніть результати; очки рахуються за опублікованими таблицями.",
  open: "Порахувати дуплікатний матч",
  boards: "Роздачі",
  board: "Роздача",
  team: (team) => `Команда ${team}`,
  nameOf: (team) => `Назва команди ${team}`,
  room: { open: "відкрита кімната", closed: "закрита кімната" },
  game: (board, room) => `роздача ${String(board)}, ${room}`,
  winner: "Переможець",
  result: "Результат",
  end: { single: "Проста партія", gammon: "Гемон", backgammon: "Бекгемон", pass: "Подвоєння відхилено" },
  cube: "Куб",
  left: "Шашок лишилося",
  difference: "Різниця",
  incomplete: (missing) => `бракує ${counted(missing, "партії", "партій", "партій")}`,
  print: "Друкувати",
  csv: "Завантажити як CSV",
  clear: "Очистити протокол",
};
