import type { Texts } from "../index.svelte";
import { days } from "./plural";

export const vacation: Texts["vacation"] = {
  title: "Vacaciones",
  lead: "Mientras no estás, se paran los relojes de todos tus matches por correspondencia, y tus rivales ven hasta cuándo. Puedes seguir jugando.",
  howLong: "Duración",
  days,
  go: "Irme de vacaciones",
  back: "Ya he vuelto",
  away: (until) => `Estás de vacaciones hasta el ${until}.`,
  left: (left, of) => `Te quedan ${String(left)} de ${String(of)} días en 365 días. Un día empezado cuenta entero.`,
};
