import type { Texts } from "../index.svelte";

export const embed: Texts["embed"] = {
  action: "Insertar",
  title: "Mostrar en otro sitio",
  leadMatch: "Pega este HTML en tu página. Muestra el tablero mientras avanza el match.",
  leadPosition: "Pega este HTML en tu página. Muestra la posición.",
  copy: "Copiar el HTML",
  copied: "HTML copiado.",
  look: "Vista previa",
  open: "Abrir en Fullprime",
  nothing: "Aquí no hay ningún tablero que mostrar.",
  toMove: (side) => `Le toca a ${side}`,
};
