/** Pages on paper. */
import type { Texts } from "../index.svelte";

export const print: Texts["print"] = {
  print: "Drucken",
  sheet: (number, of) => `Blatt ${String(number)} von ${String(of)}`,
};
