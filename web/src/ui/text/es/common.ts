import type { Texts } from "../index.svelte";

export const common: Texts["common"] = {
  product: "Fullprime",
  cancel: "Cancelar",
  close: "Cerrar",
  confirm: "Confirmar",
  save: "Guardar",
  retry: "Intentarlo otra vez",
  loading: "Cargando…",
  showAll: (count) => `Ver todo (${String(count)})`,
  error: ({ message }) => (message === "" ? "" : `El servidor responde: ${message}.`),
  unreachable: "No hay conexión con el servidor. Inténtalo de nuevo en un momento.",
};
