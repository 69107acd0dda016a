import type { GameResult } from "../../../wire/messages";
import type { Texts } from "../index.svelte";

const points = (count: number): string => `${count} ${count === 1 ? "Punkt" : "Punkte"}`;
const results: Record<GameResult, string> = { single: "einfach", gammon: "Gammon", backgammon: "Backgammon" };

export const match: Texts["match"] = {
  gated: "Beide Räume spielen dieselben Würfe. Jeder Zug erscheint, wenn ihn beide Räume gespielt haben.",
  title: "Match",
  against: (white, black) => `${white} – ${black}`,
  rated: (list) => (list === null ? "Nicht gewertet" : list === "price" ? "Gewertet · Mit Einsatz" : "Gewertet · Frei"),
  game: (game) => `Spiel ${game}`,
  crawford: "Crawford",
  series: (won, points) => `Serie: ${won}${points === null ? "" : ` (Punkte ${points})`}`,
  points,
  result: (result) => (result === "single" ? "ein einfaches Spiel" : `ein ${results[result]}`),
  resultName: (result) => (result === "single" ? "Einfaches Spiel" : results[result]),
  spectators: (count) => `${count} Zuschauer`,
  pips: "Pips",
  scoreOf: (score) => `Stand ${score}`,
  bot: "Bot",
  yourTurn: "Du bist dran",
  freeSeat: "Freier Platz",
  onVacation: (until) => `im Urlaub bis ${until}`,
  clockStands: "angehalten",
  boardAwaited: "Warten auf das Brett",
  atSensorBoard: "Sensorbrett",
  presence: {
    good: "Am Tisch",
    slow: "Langsame Verbindung",
    reconnecting: "Verbindet neu …",
    elsewhere: "Auf anderer Seite",
    gone: "Getrennt",
  },
  clockRuns: "Die Uhr läuft weiter.",
  signal: {
    good: "Deine Verbindung ist gut",
    slow: "Deine Verbindung ist langsam",
    reconnecting: "Verbindung verloren. Neuer Versuch …",
  },
  onTurn: "Am Zug",
  reserve: (text) => `Restzeit ${text}`,
  takeBack: {
    ask: "Zug zurücknehmen",
    hint: "Deinen Wurf noch einmal ziehen, wenn dein Gegner zustimmt",
    asked: (name) => `${name} möchte den letzten Zug zurücknehmen`,
    sent: (name) => `Du hast ${name} gefragt, ob du deinen Zug zurücknehmen darfst`,
    allow: "Erlauben",
    decline: "Zug bleibt",
  },
  pause: {
    title: "Pause",
    until: (time) => `Die Uhren stehen, bis einer von euch weiterspielt, längstens bis ${time}.`,
    resume: "Weiterspielen",
    ask: "Pause",
    hint: "Die Uhren bis zu 15 Min anhalten, wenn dein Gegner zustimmt",
    asked: (name) => `${name} möchte bis zu 15 Min Pause machen`,
    sent: (name) => `Du hast ${name} um eine Pause gebeten`,
    decline: "Nicht jetzt",
  },
  hold: {
    title: "Von der Turnierleitung angehalten",
    clocks: "Die Uhren stehen, bis die Leitung die Partie fortsetzt.",
    until: (time: string): string => `Die Uhren stehen. Weiter geht es etwa um ${time}.`,
  },
  connectionLost: "Verbindung verloren. Neuer Versuch …",
  loading: "Das Brett wird aufgebaut …",
  notFound: "Dieses Match gibt es nicht.",
};

export const actions: Texts["play"]["actions"] = {
  label: "Was du tun kannst",
  roll: "Würfeln",
  double: "Doppeln",
  redouble: "Redoppeln",
  doubleSure: (value) => `Doppel auf ${value} anbieten?`,
  keepCube: "Noch nicht",
  take: "Annehmen",
  pass: "Ablehnen",
  beaver: "Beaver",
  raccoon: "Raccoon",
  undo: "Zurück",
  reset: "Von vorn",
  confirm: "Bestätigen",
  backToGame: "Zurück zum Spiel",
  showResult: "Ergebnis zeigen",
  stop: "Hier aufhören",
  abort: "Abbrechen",
  abortHint: "Kein Ergebnis, keine Wertung, Einsätze zurück",
  abortSent: (name) => `Du hast ${name} gefragt, ob ihr das Match abbrecht`,
  abortOffered: (name) => `${name} möchte abbrechen: kein Ergebnis, keine Wertung, Einsätze zurück`,
  abortAccept: "Match abbrechen",
  abortDecline: "Weiterspielen",
  decided: "Das Match ist entschieden. Beide können sich auf das Ende einigen.",
  offered: (value) => `Doppel auf ${value} angeboten`,
  beavered: (value) => `Beaver: Doppler auf ${value}`,
  raccooned: (value) => `Raccoon: Doppler auf ${value}`,
  stopOffered: (name) => `${name} möchte hier aufhören`,
  gone: (name) => `${name} ist nicht mehr da. Nimm den Sieg, beende das Match ohne Ergebnis oder warte.`,
  goneWait: (name, time) => `${name} ist nicht mehr da. In ${time} kannst du den Sieg nehmen.`,
  claimMatch: "Sieg nehmen",
  claimNoResult: "Ohne Ergebnis",
  thinking: (name) => `${name} ist am Zug`,
  otherRoom: "Warten auf den anderen Raum. Die Uhren stehen.",
  absent: (name, presence) =>
    ({
      reconnecting: `${name} verbindet sich neu; die Uhr läuft weiter`,
      elsewhere: `${name} ist auf einer anderen Seite; die Uhr läuft weiter`,
      gone: `${name} ist getrennt; die Uhr läuft weiter`,
    })[presence],
  answering: (name) => `${name} entscheidet über das Doppel`,
  illegalPlaySent: (name: string): string => `${name} entscheidet, ob der regelwidrige Zug gilt`,
  resignationSent: (name) => `${name} entscheidet über deine Aufgabe`,
  yourMove: "Zieh deine Steine",
};

export const menu: Texts["play"]["menu"] = {
  label: "Tisch",
  settings: "Brett und Ton",
  resign: "Aufgeben",
  leave: "Match verlassen",
  moves: "Züge",
  chat: "Chat",
  unread: (count) => `${count} neu`,
};

export const notes: Texts["play"]["notes"] = {
  openingRoll: "Eröffnungswurf",
  opening: (name, dice) => `${name} beginnt mit ${dice}`,
  youStart: (dice) => `Du beginnst mit ${dice}`,
  ties: (dice) => `Gleiche Würfe: ${dice.join(", ")}`,
  atBoard: {
    illegal_play: "Das Brett zeigt keinen erlaubten Zug",
    sensor_fault: "Die Sensoren des Bretts melden eine unmögliche Stellung",
    rolled_early: "Es wurde zu früh gewürfelt; der Wurf gilt",
  },
  noPlay: "Kein Zug möglich",
  wins: (name) => `${name} gewinnt`,
  youWin: "Du gewinnst",
  worth: (result, cube, won) => `${match.resultName(result)}${cube > 1 ? ` × ${cube}` : ""} · ${points(won)}`,
  go: "Weiter",
};

export const illegal = {
  question: (name: string, notation: string, dice: readonly [number, number]): string =>
    `${name} zieht ${dice[0]}-${dice[1]}: ${notation}. Das ist nicht erlaubt. Soll es gelten?`,
  accept: "Gelten lassen",
  decline: "Auf einem erlaubten Zug bestehen",
};

export const moves: Texts["play"]["moves"] = {
  label: "Züge",
  empty: "Noch keine Züge",
  openingRoll: (dice, starter) => `Eröffnungswurf ${dice}: ${starter} beginnt`,
  noPlay: "kein Zug",
  illegalPlay: (notation: string): string => `${notation} (regelwidrig)`,
  declinesIllegalPlay: "Besteht auf einem erlaubten Zug",
  doubles: (value) => `Doppelt auf ${value}`,
  takes: "Nimmt an",
  passes: "Lehnt ab",
  beavers: (value) => `Beaver auf ${value}`,
  raccoons: (value) => `Raccoon auf ${value}`,
  offersResignation: (result) => `Bietet Aufgabe an: ${results[result]}`,
  resigns: (result) => `Gibt auf: ${results[result]}`,
  declines: "Spielt weiter",
  timedOut: "Zeit abgelaufen",
  left: "Hat verlassen",
  end: (name, won, result) => `${name} gewinnt ${points(won)}${result === "single" ? "" : ` (${results[result]})`}`,
  first: "Anfang des Matches",
  previous: "Ein Schritt zurück",
  next: "Ein Schritt vor",
  present: "Aktuelle Stellung",
};

export const chat: Texts["play"]["chat"] = {
  empty: "Noch keine Nachrichten. Sei freundlich.",
  placeholder: "Sag etwas",
  send: "Senden",
  mute: (name) => `${name} stumm schalten`,
  unmute: (name) => `${name} wieder hören`,
  spectator: "(schaut zu)",
  muted: (name) => `${name} ist stumm: Neue Nachrichten bleiben verborgen.`,
};

export const resign: Texts["play"]["resign"] = {
  title: "Dieses Spiel aufgeben?",
  text: "Dein Gegner kann annehmen, ablehnen oder einfach weiterspielen.",
  costs: (count, endsMatch, asks) =>
    `${points(count)}${endsMatch ? " und das Match" : ""}${asks ? "" : ", gilt sofort"}`,
  offer: "Aufgabe anbieten",
  resignNow: "Aufgeben",
  offered: (name, result, count) => `${name} bietet die Aufgabe an: ${match.result(result)}, ${points(count)}`,
  accept: "Annehmen",
  decline: "Ablehnen",
};

export const leave: Texts["play"]["leave"] = {
  title: "Match verlassen?",
  matchLost: "Du verlierst sofort das ganze Match, und deine Wertung ändert sich wie bei jeder Niederlage.",
  matchLostUnrated: "Du verlierst sofort das ganze Match. Es wird nicht gewertet.",
  unplayed:
    "Gewertet wird erst, wenn beide einen Zug gemacht haben. Den Einsatz verlierst du trotzdem, und deine Quote beendeter Matches sinkt. Nach drei solchen Abgängen in einer Stunde ist die Schnellsuche für dich eine Stunde geschlossen. Du kannst auch vorschlagen, das Match abzubrechen.",
  gameLost: (count, credits) =>
    `Du verlierst sofort das Spiel: ${points(count)}${credits === null ? "" : `, ${credits} deines Einsatzes`}.`,
  stay: "Bleiben",
  leave: "Verlassen",
  hint: "Wenn nur die Verbindung abbricht oder du die Seite schließt, bleibt dein Platz frei, solange deine Uhr läuft.",
};

export const over: Texts["play"]["over"] = {
  backToLesson: "Zurück zur Lektion",
  youWon: "Du hast das Match gewonnen",
  youLost: "Du hast das Match verloren",
  won: (name) => `${name} hat das Match gewonnen`,
  drawn: "Unentschieden",
  aborted: "Match abgebrochen",
  unplayed: "Nicht gewertet: Es endete, bevor beide einen Zug gemacht hatten.",
  noChange: "Dieses Match hat keine Wertung verändert.",
  reason: (reason, loser) => {
    const who = loser ?? "";
    return {
      borne_off: "Alle Steine ausgewürfelt",
      passed: `${who} hat das Doppel abgelehnt`,
      resigned: `${who} hat aufgegeben`,
      left: `${who} hat das Match verlassen`,
      timed_out: `${who} hat die Zeit überschritten`,
      completed: "Zu Ende gespielt",
      agreed: "Im Einvernehmen",
      aborted: "Kein Ergebnis, keine Wertung, Einsätze zurück",
    }[reason];
  },
  rating: "Wertung",
  voided: "Ein Moderator hat dieses Match annulliert. Es zählt nicht.",
  arithmetic: "So wurde gerechnet",
  formula: "4 × K × √n × P",
  k: "K, aus der Erfahrung vor dem Match",
  p: "P, die Gewinnchance des Verlierers",
  n: "n, das Gewicht des Formats",
  unrated: "Dieses Match wurde nicht gewertet.",
  credits: "Credits",
  creditsTo: (name) => `${name} erhält`,
  house: "Das Haus behält",
  stakesTogether: (each, both) => `Beide Einsätze: ${each} + ${each} = ${both}`,
  wholeHouse: (both, house) => `Haus: ein Zehntel von ${both} = ${house}`,
  drawHouse: (each) => `Gleiche Punkte: Jeder Einsatz von ${each} geht ohne ein Zehntel zurück`,
  pointsGain: (points, point, gain, isLimit) =>
    `Gewonnen: ${String(points)} × ${point}${isLimit ? ", höchstens die Grenze von" : " ="} ${gain}`,
  gainHouse: (gain, house) => `Haus: ein Zehntel von ${gain} = ${house}`,
  rematch: "Revanche",
  acceptRematch: "Revanche annehmen",
  rematchSent: "Revanche angeboten …",
  rematchWanted: (name) => `${name} hätte gern eine Revanche`,
  decline: "Ablehnen",
  declined: (name) => `${name} möchte keine Revanche.`,
  toRematch: "Zur Revanche",
  review: "Ansehen",
  analysis: "Analyse",
  lobby: "Lobby",
  verify: "Würfel prüfen",
};

export const waiting: Texts["play"]["waiting"] = {
  title: "Wartet auf einen Gegner",
  free: "Ein Platz ist frei",
  text: "Das Match beginnt, sobald sich jemand setzt.",
  link: "Link zu diesem Tisch",
  copy: "Link kopieren",
  copied: "Link kopiert",
  close: "Tisch schließen",
  sit: "Platz nehmen",
  commitment: "Siegel der Würfel",
};

export const keys: Texts["play"]["keys"] = {
  title: "Tastatur",
  rows: [
    ["R", "würfeln"],
    ["D", "doppeln"],
    ["T", "annehmen"],
    ["P", "ablehnen"],
    ["Tab, Pfeile", "zwischen den Steinen wechseln, die ziehen können"],
    ["Enter", "wählen, ziehen, bestätigen"],
    ["1 bis 6", "diesen Würfel mit dem gewählten Feld spielen"],
    ["U", "zurücknehmen"],
    ["S", "Würfel tauschen"],
  ],
};
