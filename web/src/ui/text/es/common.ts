import { spoken } from "../../../model/app/own-error";
import type { Texts } from "../index.svelte";

export const common: Texts["common"] = {
  product: "Fullprime",
  cancel: "Cancelar",
  close: "Cerrar",
  confirm: "Confirmar",
  save: "Guardar",
  retry: "Intentarlo otra vez",
  loading: "Cargando…",
  choose: "Elegir…",
  showAll: (count) => `Ver todo (${String(count)})`,
  error: (error) => (error.message === "" ? "" : `El servidor responde: ${spoken(error)}.`),
  unreachable: "No hay conexión con el servidor. Inténtalo de nuevo en un momento.",
};
