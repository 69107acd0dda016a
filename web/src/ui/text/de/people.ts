/** Leute finden: schnelle Suche, Freunde, Sperren, private Tische, Filter. */
import type { FormatKind } from "../../../model/table-form";
import type { Texts } from "../index.svelte";

export const people: Texts["people"] = {
  quick: "Gegner finden",
  modeText: {
    points: "Mit Dopplerwürfel, um die Wertung",
    three_games: "Ohne Doppler, Punkte zählen zusammen",
    single: "Ein Spiel, nach Punkten bezahlt",
    normal: "Spiel für Spiel",
  } satisfies Record<FormatKind, string>,
  stakes: { none: "ohne Einsatz", low: "kleiner Einsatz", high: "großer Einsatz" },
  looking: (format) => `Gegner wird gesucht: ${format}`,
  lookingHelp: "Zuerst ähnlich starke, dann auch andere. Dein Tisch steht inzwischen allen in der Lobby offen.",
  seconds: (n) => `${String(n)} s`,
  stop: "Nicht weiter suchen",
  offer: (bot) => `Noch ist niemand gekommen. ${bot} würde sofort spielen, zu denselben Bedingungen.`,

  remember: "Nur für dich",
  guest: "Gäste können keine Freunde behalten.",
  befriend: "Als Freund merken",
  unfriend: "Freund: entfernen",
  befriended: (name) => `${name} gehört zu deinen Freunden.`,
  unfriended: (name) => `${name} gehört nicht mehr zu deinen Freunden.`,
  block: "Sperren",
  unblock: "Nicht mehr sperren",
  blocked: (name) => `${name} ist gesperrt.`,
  unblocked: (name) => `${name} ist nicht mehr gesperrt.`,
  blockedHelp: "Ihr begegnet euch nicht: keine Herausforderungen, keine Plätze am Tisch des anderen, keine Paarung.",
  note: "Deine Notiz",
  saveNote: "Notiz speichern",
  noteSaved: "Gemerkt.",
  noteHelp: "Das sieht sonst niemand.",
  friend: "Freund",
  friends: "Freunde",

  byLink: "Wer den Link hat",
  byLinkHelp: "Der Tisch erscheint nicht in der Lobby.",
  ratings: "Wertung des Gegners",
  anyRating: "beliebig",
  near: (n) => `höchstens ${String(n)} entfernt`,
  ratingsBetween: (min, max) => `Wertung ${min} bis ${max}`,
  filter: "Zeigen",
  all: "Alle Spiele",
  notForYou: "Deine Wertung liegt außerhalb dessen, was dieser Tisch verlangt.",
};
