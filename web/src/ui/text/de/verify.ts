import type { Texts } from "../index.svelte";

const throwsOf = (n: number): string => (n === 1 ? "1 Wurf" : `${String(n)} Würfe`);

export const verify: Texts["verify"] = {
  title: "Würfel prüfen",
  lead: "Dein Browser rechnet jeden Wurf eines Matches nach. Dem Server musst du dabei nichts glauben.",
  byId: "Ein Match",
  idLabel: "Kennung des Matches",
  idHint: "11 Buchstaben und Ziffern: der letzte Teil der Adresse eines Matches",
  idProblem: "Die Kennung eines Matches hat nur Buchstaben und Ziffern.",
  check: "Prüfen",
  byFile: "Eine Datei",
  chooseFile: "Datei wählen",
  fileHint:
    "Die Aufzeichnung eines Matches oder was der Server über seine Würfel offengelegt hat (JSON). Die Datei bleibt auf deinem Gerät.",
  fileTooLarge: "Diese Datei ist zu groß für die Aufzeichnung eines Matches.",
  fileNotJson: "Diese Datei ist kein JSON.",
  fileField: (field) =>
    field === ""
      ? "Diese Datei ist keine Aufzeichnung eines Matches."
      : `Diese Datei ist keine Aufzeichnung eines Matches: Das Feld „${field}“ fehlt oder ist falsch.`,
  fileThrown: "Die Würfel dieses Matches wurden von Hand geworfen. Solche Würfel lassen sich nicht prüfen.",
  fileUnknown: "Diese Aufzeichnung sagt nicht, woher ihre Würfel kamen.",
  importedTitle: "Diese Würfe kommen aus einem eingelesenen Satz",
  imported:
    "Die Turnierleitung hat die Würfe dieses Mannschaftskampfs aus einer Datei importiert. Sie lassen sich gegen keine Festlegung prüfen; beide Räume hatten dieselben.",
  download: "Offenlegung speichern",
  downloadRecord: "Aufzeichnung speichern",
  checking: "Jeder Wurf wird geprüft …",
  notFound: "Es gibt kein Match mit dieser Kennung.",
  toMatch: "Match öffnen",

  agrees: "Die Würfel sind ehrlich",
  agreesText: (throws, games) =>
    `${throwsOf(throws)} in ${games === 1 ? "1 Spiel" : `${String(games)} Spielen`} neu berechnet. Jeder ist genau der, den die versiegelten Zahlen ergeben.`,
  pending: "Bisher stimmt alles",
  pendingText: (throws) =>
    throws === 0
      ? "Das Match läuft noch, und kein Spiel ist zu Ende. Seine Würfel sind versiegelt; komm später wieder."
      : `Das Match läuft noch. ${throwsOf(throws)} seiner beendeten Spiele ${throws === 1 ? "stimmt" : "stimmen"}; der Startwert wird am Ende offengelegt.`,
  differs: "Etwas stimmt nicht",
  differsText: (bad, throws) =>
    bad === 0
      ? "Die Würfe passen zu ihren Schlüsseln, aber eine der Aussagen unten gilt nicht."
      : `${String(bad)} von ${throwsOf(throws)}${throws === 1 ? "" : "n"} ${bad === 1 ? "ist" : "sind"} nicht, was die versiegelten Zahlen ergeben.`,

  claims: "Was geprüft wurde",
  ok: "stimmt",
  bad: "stimmt nicht",
  open: "noch nicht bekannt",
  claim: {
    commitment: "Das Siegel ist unversehrt",
    commitmentOk: "Die geheime Zahl hat genau den Fingerabdruck, der veröffentlicht wurde, bevor sich jemand setzte.",
    commitmentBad: "Die geheime Zahl hat nicht den veröffentlichten Fingerabdruck: Sie wurde ausgetauscht.",
    commitmentOpen: "Die geheime Zahl wird offengelegt, wenn das Match vorbei ist.",
    seats: "Beide Spieler haben beigetragen",
    seatGiven: (seat) => `${seat} hat 32 eigene Bytes gegeben.`,
    seatZeros: (seat) => `${seat} hat keine gegeben; an ihrer Stelle stehen Nullen.`,
    seatHouse: (seat) =>
      `${seat} ist ein Bot des Hauses und zählt als Nullen, denn der Server darf keine Bytes wählen.`,
    seatDrawn: (seat) =>
      `${seat} ist ein Bot des Hauses. Seine Bytes hat der Server gezogen, wie in Matches der ersten Fassung.`,
    seatRefused: (seat) =>
      `${seat} ist ein Bot des Hauses und muss als Nullen zählen, hat aber Bytes, die der Server gewählt hat.`,
    seatHidden: (seat) => `Die Bytes von ${seat} werden gezeigt, wenn das Match vorbei ist.`,
    chain: "Die Schlüssel der Spiele bilden eine Kette",
    chainOk:
      "Die Schlüssel folgen aus der geheimen Zahl und den Bytes beider Spieler und enden bei dem Wert, der am Anfang veröffentlicht wurde.",
    chainBad: "Die Schlüssel führen nicht zu dem Wert, der am Anfang veröffentlicht wurde.",
    chainOpen: "Die Schlüssel der beendeten Spiele führen zu dem Wert vom Anfang; der Rest folgt am Ende.",
    chainNone: "Die Schlüssel werden Spiel für Spiel offengelegt.",
    complete: "Kein Spiel fehlt",
    completeOk: "Die Spiele sind ohne Lücke nummeriert.",
    completeBad: "Ein Spiel fehlt.",
    noted: "Es ist das Siegel, das du gesehen hast",
    notedOk:
      "Als du dich gesetzt hast, hat dieser Browser den Fingerabdruck und seine eigenen Zufallsbytes gespeichert. Beides stimmt.",
    notedBad: "Als du dich gesetzt hast, hat dieser Browser einen anderen Fingerabdruck oder andere Bytes gespeichert.",
    notedOpen: "Der Fingerabdruck ist der, den dieser Browser notiert hat. Seine Bytes werden am Ende verglichen.",
  },
  game: (n) => `Spiel ${String(n)}`,
  gameThrows: throwsOf,
  gameKey: "Schlüssel",
  keyInChain: "führt zum veröffentlichten Wert",
  keyNotInChain: "führt nicht zum veröffentlichten Wert",
  throwMissing: "Ein Wurf einer Seite fehlt: Ihre Nummern haben eine Lücke.",
  opening: "Anwurf",
  ties: (faces) => `nach gleichen Würfen: ${faces}`,
  columnSide: "Seite",
  columnTurn: "Zug",
  columnShown: "Geworfen",
  columnComputed: "Berechnet",
  columnAgrees: "Stimmt",
  white: "Weiß",
  black: "Schwarz",
  details: "Die Zahlen",
  commitment: "Siegel",
  seed: "Startwert",
  whiteBytes: "Bytes von Weiß",
  blackBytes: "Bytes von Schwarz",
  g0: "Ende der Kette, g0",
  none: "keine",
  sealed: "bis zum Ende versiegelt",

  howTitle: "Wie es geht",
  how: [
    "Bevor sich jemand setzt, zieht der Server eine geheime Zahl und veröffentlicht ihren Fingerabdruck (SHA-256). Keine andere Zahl hat denselben, also kann sie nicht mehr geändert werden.",
    "Dann gibt der Browser jedes Spielers 32 Zufallsbytes dazu. Weder der Server noch ein Spieler konnte wählen, was aus allen dreien entsteht.",
    "Daraus wird für jedes Spiel ein Schlüssel gemacht, in einer Kette: Jeder Schlüssel ist der Fingerabdruck des nächsten. Ist ein Spiel vorbei, wird sein Schlüssel gezeigt, und er muss zu der Kette passen, die am Anfang veröffentlicht wurde.",
    "Jeder Wurf wird aus dem Schlüssel des Spiels, der Seite und der Nummer des Zuges berechnet. Sonst geht nichts ein: nicht die Stellung, nicht der Dopplerwürfel, nicht, wer ein Bot ist.",
    "Diese Seite macht das alles noch einmal. Sie fände einen einzigen geänderten, vertauschten oder ausgelassenen Wurf.",
  ],
  recipe: "Das Rezept, Byte für Byte",
  statistics: "Alle Würfe dieses Servers",
  commandLine: "Möchtest du auch dieser Seite nicht glauben? Das Programm kann dasselbe auf der Kommandozeile:",
};
