import type { Texts } from "../index.svelte";

export const messages: Texts["messages"] = {
  title: "Nachrichten",
  lead: "Nur ihr beide lest sie. Nach einem Jahr werden sie gelöscht.",
  with: (name) => `Nachrichten mit ${name}`,
  none: "Noch keine Nachrichten.",
  noneText: "Öffne die Seite eines Spielers und wähle „Nachricht“.",
  choose: "Wähle ein Gespräch.",
  write: "Nachricht",
  text: (name) => `Nachricht an ${name}`,
  send: "Senden",
  earlier: "Frühere Nachrichten",
  first: (name) => `Hier beginnen deine Nachrichten mit ${name}.`,
  held: (name) =>
    `Ihr gehört beide zu einem Mannschaftskampf. ${name} bekommt diese Nachrichten, sobald kein Brett läuft.`,
  closed: "Ihr könnt einander nicht schreiben.",
  guests: "Gäste können keine Nachrichten senden.",
  back: "Alle Nachrichten",
  you: "Du",
  unread: (n) => `${String(n)} ungelesen`,
  report: "Melden",
  include: "Unsere letzten 50 Nachrichten mitsenden",
  included: "Nachrichten in der Meldung",
  reporter: "Meldende Person",
  bell: (n, from) => (n === 1 ? `Neue Nachricht von ${from}` : `${String(n)} neue Nachrichten von ${from}`),
};
