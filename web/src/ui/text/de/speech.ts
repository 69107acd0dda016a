import type { Texts } from "../index.svelte";

const verb = (who: string, you: string, other: string): string => (who === "Du" ? you : other);

export const speech: Texts["speech"] = {
  you: "Du",
  gameStarted: (game, starter, opening, crawford) =>
    `Spiel ${game}${crawford ? ", Crawford" : ""}. ${starter} ${verb(starter, "beginnst", "beginnt")}${opening === null ? "" : ` mit ${opening[0]} und ${opening[1]}`}.`,
  rolled: (who, dice) => `${who} ${verb(who, "würfelst", "würfelt")} ${dice[0]} und ${dice[1]}.`,
  played: (who, notation) => `${who} ${verb(who, "spielst", "spielt")} ${notation}.`,
  noPlay: (who) => `${who} ${verb(who, "kannst", "kann")} nicht ziehen.`,
  illegalPlay: (who: string, notation: string): string =>
    `${verb(who, "Dein Brett", `Das Brett von ${who}`)} zeigt ${notation}, was nicht erlaubt ist. Darf es gelten?`,
  acceptsIllegal: (who) => `${who} ${verb(who, "nimmst", "nimmt")} den regelwidrigen Zug an.`,
  declinesIllegal: (who) => `${who} ${verb(who, "lehnst", "lehnt")} den regelwidrigen Zug ab.`,
  doubled: (who, value) => `${who} ${verb(who, "doppelst", "doppelt")} auf ${value}.`,
  taken: (who) => `${who} ${verb(who, "nimmst", "nimmt")} an.`,
  passed: (who) => `${who} ${verb(who, "lehnst", "lehnt")} das Doppel ab.`,
  beavered: (who, value) => `${who} setzt einen Beaver auf ${value}.`,
  raccooned: (who, value) => `${who} setzt einen Raccoon auf ${value}.`,
  resigns: (who, result) => `${who} ${verb(who, "bietest", "bietet")} die Aufgabe an: ${result}.`,
  declines: (who) => `${who} ${verb(who, "lehnst", "lehnt")} die Aufgabe ab.`,
  resigned: (who, result) => `${who} ${verb(who, "gibst", "gibt")} auf: ${result}.`,
  stopAgreed: (who) => `${who} ${verb(who, "bist", "ist")} mit dem Ende einverstanden.`,
  abortAgreed: (who) => `${who} ${verb(who, "möchtest", "möchte")} das Match abbrechen.`,
  abortDeclined: (who) => `${who} ${verb(who, "möchtest", "möchte")} weiterspielen.`,
  takeBackAsked: (who) => `${who} ${verb(who, "möchtest", "möchte")} den letzten Zug zurücknehmen.`,
  takeBackDeclined: (who) => `${who} ${verb(who, "lässt", "lässt")} den Zug stehen.`,
  tookBack: (who) => `${who} ${verb(who, "nimmst", "nimmt")} den Zug zurück.`,
  pauseAsked: (who) => `${who} ${verb(who, "möchtest", "möchte")} eine Pause.`,
  pauseDeclined: (who) => `${who} ${verb(who, "möchtest", "möchte")} weiterspielen.`,
  paused: "Pause. Die Uhren stehen.",
  resumed: (who) => `${who} ${verb(who, "beendest", "beendet")} die Pause. Die Uhren laufen wieder.`,
  pauseEnded: "Die Pause ist vorbei. Die Uhren laufen wieder.",
  abandoned: "Beide sind gegangen. Das Match ist abgebrochen.",
  calledOff: "Die Turnierleitung hat diese Partie beendet. Was zählt, steht auf der Seite der Veranstaltung.",
  held: (reason: string): string => `Die Turnierleitung hat diese Partie angehalten: ${reason}. Die Uhren stehen.`,
  released: "Die Turnierleitung hat diese Partie freigegeben. Die Uhren laufen wieder.",
  rollAsked: (who: string): string => `${who}: Wurf, sobald der andere Raum so weit ist.`,
  turnOpened: "Beide Räume sind bereit zum Wurf.",
  substituted: (came: string, left: string): string => `${came} spielt jetzt für ${left}.`,
  extraTime: (minutes) =>
    minutes === 0
      ? "Die Turnierleitung hat die Zusatzzeit zurückgenommen."
      : `Die Turnierleitung gibt Zusatzzeit: ${String(minutes)} Min für jeden.`,
  outage: (seconds) =>
    `Der Server war ${seconds < 120 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} Min`} nicht erreichbar. ` +
    "Die Uhren standen so lange still; wer am Zug ist, hat noch mindestens 15 s.",
  atBoard: {
    awaited: (who) => `Auf ${verb(who, "dein Brett", `das Brett von ${who}`)} wird gewartet.`,
    ready: (who) => `${verb(who, "Dein Brett", `Das Brett von ${who}`)} ist bereit.`,
    illegal_play: (who) =>
      `${verb(who, "Dein Brett", `Das Brett von ${who}`)} zeigt keinen erlaubten Zug. Der Zug bleibt offen.`,
    sensor_fault: (who) =>
      `Die Sensoren ${verb(who, "deines Bretts", `des Bretts von ${who}`)} melden eine unmögliche Stellung.`,
    rolled_early: (who) => `${who} ${verb(who, "hast", "hat")} zu früh gewürfelt. Der Wurf gilt.`,
  },
  vacation: (who) => `${verb(who, "Dein Urlaub", `Der Urlaub von ${who}`)} hat sich geändert.`,
  timedOut: (who) => `${who} ${verb(who, "hast", "hat")} die Zeit überschritten.`,
  left: (who) => `${who} ${verb(who, "hast", "hat")} das Match verlassen.`,
  claimed: (who, claim) =>
    claim === "match"
      ? `${who} ${verb(who, "nimmst", "nimmt")} den Sieg, weil der Gegner nicht mehr da ist.`
      : `${who} ${verb(who, "beendest", "beendet")} das Match ohne Ergebnis, weil der Gegner nicht mehr da ist.`,
  gameEnded: (who, points, white, black) =>
    `${who} ${verb(who, "gewinnst", "gewinnt")} das Spiel, ${points} ${points === 1 ? "Punkt" : "Punkte"}. Weiß ${white}, Schwarz ${black}.`,
  matchEnded: (who) => `${who} ${verb(who, "gewinnst", "gewinnt")} das Match.`,
  drawn: "Das Match endet unentschieden.",
  mayRoll: "Du kannst würfeln.",
  mayDouble: "Du kannst würfeln oder doppeln.",
  mayTake: "Du kannst annehmen oder ablehnen.",
  mayBeaver: "Du kannst annehmen, einen Beaver setzen oder ablehnen.",
  bar: "Bar",
  off: "aus",
  complete: "Enter bestätigt, U nimmt zurück.",
  undone: "Zurückgenommen.",
};
