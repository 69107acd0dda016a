import type { Texts } from "../index.svelte";

export const print: Texts["print"] = {
  print: "Imprimir",
  sheet: (number, of) => `hoja ${String(number)} de ${String(of)}`,
};
