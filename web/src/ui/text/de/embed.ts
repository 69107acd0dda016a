import type { Texts } from "../index.svelte";

export const embed: Texts["embed"] = {
  action: "Einbetten",
  title: "Auf einer anderen Seite zeigen",
  leadMatch: "Füge dieses HTML in deine Seite ein. Es zeigt das Brett, während das Match läuft.",
  leadPosition: "Füge dieses HTML in deine Seite ein. Es zeigt die Stellung.",
  copy: "HTML kopieren",
  copied: "HTML kopiert.",
  look: "Vorschau",
  open: "Auf Fullprime öffnen",
  nothing: "Hier gibt es kein Brett zu sehen.",
  toMove: (side) => `${side} ist am Zug`,
};
