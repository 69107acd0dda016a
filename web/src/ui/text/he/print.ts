import type { Texts } from "../index.svelte";

export const print: Texts["print"] = {
  print: "הדפסה",
  sheet: (number, of) => `גיליון ${String(number)} מתוך ${String(of)}`,
};
