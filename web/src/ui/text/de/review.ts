import type { Texts } from "../index.svelte";

const did: Texts["review"]["did"] = {
  no_double: "würfelt",
  double: "doppelt",
  take: "nimmt an",
  pass: "lehnt ab",
  beaver: "setzt einen Beaver",
  raccoon: "setzt einen Raccoon",
};

export const review: Texts["review"] = {
  title: "Analyse",
  heading: (white, black) => `${white} – ${black}`,
  lead: (plies) =>
    plies === 0 ? "Eine schnelle Analyse. Die gründliche folgt." : `${String(plies)}-Ply-Analyse jeder Entscheidung.`,
  leadDeep: (plies, games) =>
    `${String(plies)}-Ply-Analyse jeder Entscheidung; dann Fehler und knappe Entscheidungen ausgespielt, bis zu ${String(games)} Spiele je Wahl.`,
  leadBefore: "Was gut war, was nicht, und was Glück war.",
  waiting: "Jeder Wurf und jede Entscheidung dieses Matches werden analysiert …",
  deeper: "Tiefere Analyse läuft …",
  deepen: "Fehler ausspielen",
  deepenHint:
    "Spielt Fehler und knappe Entscheidungen beider Seiten hunderte Male aus; mancher Fehler erweist sich als keiner. Das dauert eine Minute bis eine halbe Stunde, denn eben beendete Matches gehen vor. Du kannst die Seite inzwischen verlassen.",
  deepening: "Die Fehler werden ausgespielt …",
  deepenBusy: "Ein anderes deiner Matches wird gerade ausgespielt. Versuche es wieder, wenn es fertig ist.",
  deepenEnough: "Für heute hast du die Grenze ausgespielter Matches erreicht. Versuche es morgen wieder.",
  progress: (done, total) => (total === 0 ? "In der Warteschlange" : `${String(done)} von ${String(total)}`),
  notOver: "Ein Match wird analysiert, wenn es zu Ende ist.",
  notFound: "Es gibt kein Match mit dieser Kennung.",
  none: "Zu diesem Match gibt es keine Analyse.",
  empty: "In diesem Match wurde kein Zug gespielt.",
  toMatch: "Zum Match",
  share: "Link kopieren",
  shared: "Link kopiert. Er öffnet diese Stellung.",

  summary: "Beide Spieler",
  pr: "PR-Wert",
  prHint: "500 × der mittlere Fehler je Entscheidung. Unter 3: Weltklasse. Unter 8: stark. Über 15: viel zu lernen.",
  error: "Fehler",
  luck: "Glück",
  mistakes: "Zweifelhaft, schlecht, sehr schlecht",
  snowie: "Snowie-Fehlerrate",
  decisions: "Entscheidungen",
  plays: "Züge",
  doubles: "Doppeln",
  answers: "Annehmen und Ablehnen",
  phase: { opening: "Eröffnung", contact: "Kontakt", race: "Wettlauf", bear_off: "Auswürfeln" },
  withoutLuck: (name, share) => `Ohne Glück hätte ${name} das Match mit ${share} gewonnen.`,
  withoutLuckPoints: (name, points) => `Ohne Glück stünde ${name} bei ${points} Punkten.`,
  cost: "Kosten",
  noDecisions: "—",

  board: (name) => `Stellung vor der Entscheidung von ${name}`,
  steps: "Durch das Match gehen",
  first: "Zum Anfang",
  previous: "Zurück",
  next: "Weiter",
  last: "Zum Ende",
  previousMistake: "Voriger Fehler",
  nextMistake: "Nächster Fehler",
  keys: "Tasten: links und rechts Schritt für Schritt, auf und ab von Fehler zu Fehler.",
  place: (game, number, total) => `Spiel ${String(game)} · ${String(number)} von ${String(total)}`,
  score: (white, own, black, other) => `${white} ${String(own)} – ${String(other)} ${black}`,
  crawford: "Crawford",

  chart: (name) => `Aussicht von ${name}, das Match zu gewinnen`,
  chartPoints: (name) => `Punkte für ${name}`,
  chartPlace: (game, value) => `Spiel ${String(game)}, ${value}`,

  moves: "Züge",
  course: "Verlauf des Matches",
  worstOf: (name) => `Schwerste Fehler von ${name}`,
  class: { good: "Gut", doubtful: "Zweifelhaft", bad: "Schlecht", very_bad: "Sehr schlecht" },
  rolled: (name, dice) => `${name} würfelt ${dice}`,
  doesCube: (name, choice) => `${name} ${did[choice]}`,
  did,
  choices: {
    no_double: "nicht doppeln",
    double: "doppeln",
    take: "annehmen",
    pass: "ablehnen",
    beaver: "einen Beaver setzen",
    raccoon: "einen Raccoon setzen",
  },
  optional: "Optionales Doppel: Würfeln ist genauso viel wert.",
  tooGood: "zu gut zum Doppeln",
  forced: "Erzwungen",
  illegal: (notation: string): string =>
    `${notation} ist nicht erlaubt. Die Gegenseite ließ es gelten, darum wird es nicht analysiert.`,
  illegalShort: (notation: string): string => `${notation} (regelwidrig)`,
  notPlayed: "Das Spiel endete, bevor gezogen wurde.",
  best: "Am besten",
  made: "Gespielt",
  play: "Zug",
  equity: "Equity-Wert",
  wins: "Siege",
  gammons: "Gammons",
  losses: "Verlorene Gammons",
  others: "Andere Programme, aus der Datei",
  program: "Programm",
  prOf: (program: string): string => `PR laut ${program}`,
  prHere: (rating: string): string => `hier ${rating}`,
  prOfHint: "Über die Entscheidungen, die beide Programme beurteilt haben, gezählt wie hier.",
  choice: "Wahl",
  rolledOut: "ausgespielt",
  rollout: {
    why: {
      mistake: "Ausgespielt, weil die erste Analyse einen Fehler sah.",
      close: "Ausgespielt, weil die besten beiden weniger als 0,02 auseinanderlagen.",
      depths_disagree: "Ausgespielt, weil zwei Suchtiefen Verschiedenes vorzogen.",
    },
    confirmed: (best, games, margin, low, high) =>
      `Nach ${String(games)} Spielen bleibt ${best} am besten, um ${margin} (95\u00a0%: ${low} bis ${high}).`,
    changed: (best, before, games, margin, low, high) =>
      `Nach ${String(games)} Spielen ist ${best} am besten statt ${before}, um ${margin} (95\u00a0%: ${low} bis ${high}).`,
    undecided: (best, games, margin, low, high) =>
      `Auch nach ${String(games)} Spielen zu knapp: ${best} liegt um ${margin} vorn (95\u00a0%: ${low} bis ${high}).`,
    cost: (before, now) => `Kosten: vorher ${before}, jetzt ${now}.`,
  },
  plies: (plies) => `${String(plies)}-Ply`,
  lucky: {
    very_unlucky: "großes Pech",
    unlucky: "Pech",
    usual: "",
    lucky: "Glück",
    very_lucky: "großes Glück",
  },
  luckOf: (amount) => `Glück ${amount}`,
  why: {
    better: (play) => `${play} ist besser:`,
    wins: (games, more) =>
      more ? `damit gewinnt man ${games} von 100 Spielen mehr` : `obwohl man ${games} von 100 Spielen weniger gewinnt`,
    gammons: (games, more) =>
      more
        ? `man gewinnt in 100 Spielen ${games} Gammons mehr`
        : `obwohl man in 100 Spielen ${games} Gammons weniger gewinnt`,
    losses: (games, fewer) =>
      fewer
        ? `man verliert in 100 Spielen ${games} Gammons weniger`
        : `obwohl man in 100 Spielen ${games} Gammons mehr verliert`,
    cube: "die Aussichten sind gleich, aber der Dopplerwürfel nützt dort mehr",
    missedDouble: (gain, answer) => `Doppeln war um ${gain} mehr wert; der Gegner sollte ${answer}.`,
    wrongDouble: (win, gain) => `Bei ${win} Siegen war es um ${gain} besser, erst zu würfeln.`,
    tooGood: (gammons) => `Bei ${gammons} Gammons war es besser, auf eines zu spielen, als den Punkt zu nehmen.`,
    wrongTake: (win, gammons) =>
      `Bei ${win} Siegen und ${gammons} verlorenen Gammons verliert man mit Ablehnen weniger.`,
    wrongPass: (win) => `Bei ${win} Siegen verliert man mit Annehmen weniger als mit Ablehnen.`,
    beaver: "Ein Beaver wäre doppelt so viel wert gewesen.",
    fine: "Das war am besten.",
  },
  list: "Größte Fehler",
  listEmpty: "Keine zweifelhaften Entscheidungen: gut gespielt.",
};
