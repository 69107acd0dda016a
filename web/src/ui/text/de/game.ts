import type { Texts } from "../index.svelte";

export const game: Texts["game"] = {
  format: (format) => {
    switch (format.kind) {
      case "points":
        return `Match bis ${String(format.length)} ${format.length === 1 ? "Punkt" : "Punkte"}`;
      case "three_games":
        return "Drei Spiele ohne Doppler";
      case "normal":
        return "Spiel für Spiel";
      case "single":
        return "Einzelspiel nach Punkten";
      default:
        return format satisfies never;
    }
  },
  clock: (time) => {
    switch (time.kind) {
      case "none":
        return "Ohne Uhr";
      case "live":
        return `${String(time.delay_s)} s + ${minutes(time.reserve_s)}`;
      case "correspondence":
        return time.days_per_turn === 1 ? "1 Tag je Zug" : `${String(time.days_per_turn)} Tage je Zug`;
      default:
        return time satisfies never;
    }
  },
  clockLong: (time) => {
    switch (time.kind) {
      case "none":
        return "Ohne Uhr";
      case "live":
        return `${String(time.delay_s)} s Bedenkzeit je Zug, dazu ${minutes(time.reserve_s)} Reserve für das ganze Match`;
      case "correspondence":
        return time.days_per_turn === 1 ? "Ein Tag für jeden Zug" : `${String(time.days_per_turn)} Tage für jeden Zug`;
      default:
        return time satisfies never;
    }
  },
  stake: (amount, byThePoint) => (byThePoint ? `${amount} je Punkt` : `je ${amount}`),
  rated: "Gewertet",
  unrated: "Ungewertet",
  list: { normal: "Frei", price: "Mit Einsatz" },
  options: {
    jacoby: "Jacoby",
    automatic_doubles: "Automatisches Doppeln",
    beavers: "Beaver",
    raccoons: "Raccoon",
  },
  automaticUpTo: (times) => `Automatisches Doppeln, höchstens ${String(times)}-mal`,
  illegalPlays: "Regelwidrige Züge dürfen gelten",
  thrown: "Von Hand gewürfelt",
  alternate: "Abwechselnder Beginn",
  provisional: "Vorläufig: Erfahrung unter 20 in dieser Liste",
  bot: "Bot",
  guest: "Gast",
  result: { single: "einfaches Spiel", gammon: "Gammon", backgammon: "Backgammon" },
  reason: {
    borne_off: "ausgespielt",
    passed: "Doppel abgelehnt",
    resigned: "aufgegeben",
    left: "Gegner ging",
    timed_out: "auf Zeit",
    completed: "ausgespielt",
    agreed: "im Einvernehmen",
    aborted: "abgebrochen",
  },
  won: "Gewonnen",
  lost: "Verloren",
  drawn: "Unentschieden",
  aborted: "Abgebrochen",
  running: "Im Spiel",
  band: (rating) => `Klasse ${rating}`,
  bandBelow: (rating) => `unter ${rating}`,
  bandAbove: (rating) => `ab ${rating}`,
  ratingOf: (name, rating) => `${name}, Wertung ${rating}`,
  diceCommitted: "Würfel versiegelt",
  commitmentWhole: (hex) => `Siegel der Würfel: ${hex}`,
  copy: "Kopieren",
  copied: "Kopiert",
  copyFailed: "Dieser Browser erlaubt das Kopieren nicht.",
};

function minutes(seconds: number): string {
  const whole = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (whole === 0) return `${String(rest)} s`;
  return rest === 0 ? `${String(whole)} min` : `${String(whole)} min ${String(rest)} s`;
}
