import type { Texts } from "../index.svelte";

export const agenda: Texts["agenda"] = {
  title: "Wartet auf dich",
  open: (count) => (count === 0 ? "Nichts wartet auf dich" : `Wartet auf dich: ${String(count)}`),
  correspondence: (count) =>
    count === 1 ? "1 Fernpartie wartet auf dich." : `${String(count)} Fernpartien warten auf dich.`,
  nothing: "Nichts wartet auf dich.",
  yourTurn: (name) => `Du bist dran gegen ${name}`,
  theirTurn: (name) => `${name} ist dran`,
  until: (at) => `bis ${at}`,
  since: (at) => `seit ${at}`,
  duty: ({ kind, event, count }) => {
    const name = event?.name ?? "";
    switch (kind) {
      case "calls":
        return `${counted(count, "Ruf", "Rufe")} nach der Leitung: ${name}`;
      case "lineup":
        return `Nenne deine Aufstellung: ${name}`;
      case "check_in":
        return `Checke ein: ${name}`;
      case "begins":
        return `Beginnt innerhalb einer Stunde: ${name}`;
      case "protests":
        return `${counted(count, "Protest", "Proteste")} zu entscheiden: ${name}`;
      case "start":
        return `Bereit zum Start: ${name}`;
      case "invitation":
        return `Eine Mannschaft lädt dich ein: ${name}`;
      case "players":
        return `Einer Mannschaft ${count === 1 ? "fehlt 1" : `fehlen ${String(count)}`} Spieler: ${name}`;
      case "boards":
        return `Noch ${counted(count, "Brett", "Bretter")} zu spielen: ${name}`;
      case "announcement":
        return `Durchsage: ${name}`;
      case "directs":
        return `Du gehörst jetzt zur Turnierleitung: ${name}`;
      case "leads":
        return `Du leitest jetzt: ${name}`;
      case "reports":
        return `${counted(count, "Meldung", "Meldungen")} zu prüfen`;
      default:
        return kind satisfies never;
    }
  },
  moreDuties: (count) => `${String(count)} weitere in deinen Turnieren`,
  challenge: (name) => `${name} fordert dich heraus`,
  tournament: (name) => `Dein Turniermatch gegen ${name} ist bereit`,
  team_match: (name) => `Dein Brett im Mannschaftskampf gegen ${name} ist bereit`,
  rematch: (name) => `${name} bietet dir eine Revanche an`,
  begun: (name) => `Dein Match gegen ${name} hat begonnen`,
  notifications: "Mitteilungen",
  lead: "Die Glocke oben auf jeder Seite zeigt, was auf dich wartet.",
  browser: "Browser-Mitteilungen",
  browserText:
    "Wenn du dran bist, bei Herausforderungen, neuen Matches, Revanchen und in Turnieren, während du woanders bist und ein Tab offen bleibt",
  refused: "Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie in den Einstellungen des Browsers.",
  none: "Dieser Browser unterstützt keine Mitteilungen.",
};

function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
