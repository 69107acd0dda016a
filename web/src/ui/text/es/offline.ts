import type { Texts } from "../index.svelte";

export const offline: Texts["offline"] = {
  title: "Estás sin conexión",
  lead: "Esta página se abre en cuanto haya conexión. Hasta entonces puedes leer las reglas y repasar matches.",
  matches: "Matches en este dispositivo",
  none: "Los matches que abras después de terminar se guardan aquí para más adelante.",
  notKept: "Estás sin conexión, y este match no está en este dispositivo. Se abre en cuanto haya conexión.",
};
