import { spoken } from "../../../model/app/own-error";
import type { Texts } from "../index.svelte";

export const common: Texts["common"] = {
  product: "Fullprime",
  cancel: "Abbrechen",
  close: "Schließen",
  confirm: "Bestätigen",
  save: "Speichern",
  retry: "Noch einmal versuchen",
  loading: "Lädt …",
  choose: "Bitte wählen …",
  showAll: (count) => `Alle ${String(count)} zeigen`,
  error: (error) => `Der Server sagt: ${spoken(error)}.`,
  unreachable: "Der Server ist nicht erreichbar. Versuche es gleich noch einmal.",
};
