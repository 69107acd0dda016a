/** Both rooms of a duplicate game. */
import type { Texts } from "../index.svelte";

export const duplicate: Texts["duplicate"] = {
  open: "Відкрита кімната",
  closed: "Закрита кімната",
  turns: "Ходи обох кімнат",
  over: "У цій кімнаті партія вже скінчилася.",
  neverPart: "Обидві кімнати грали однаково до кінця.",
  part: (turn) => `Кімнати грають по-різному від ходу ${String(turn)}.`,
};
