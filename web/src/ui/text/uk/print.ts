/** Pages on paper. */
import type { Texts } from "../index.svelte";

export const print: Texts["print"] = {
  print: "Друкувати",
  sheet: (number, of) => `аркуш ${String(number)} з ${String(of)}`,
};
