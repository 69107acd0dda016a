/** Duplicate team matches: creating one, its results, its director's desk. */
import type { Texts } from "../index.svelte";

export const teamMatches: Texts["teamMatches"] = {
  kind: "Mannschaftskampf",
  title: "Mannschaftskämpfe",
  make: "Neuer Mannschaftskampf",
  lead: "Zwei Mannschaften, zwei Räume, in beiden dieselben Würfe: Das bessere Spiel entscheidet, nicht das Würfelglück.",
  loading: "Der Mannschaftskampf wird geladen …",
  notFound: "Mannschaftskampf nicht gefunden",
  phase: { line_ups: "Aufstellung", playing: "Läuft", over: "Beendet", cancelled: "Abgesagt" },
  boards: (count) => `${String(count)} Bretter`,
  revealed: (known, all) => `${String(known)} von ${String(all)} Brettern beendet`,
  directedBy: (name) => `Leitung: ${name}`,
  barometer: "Laufender Stand",
  noBarometer: "Stand erst am Ende",
  vp: "Siegpunkte",
  difference: (imp) => `Differenz ${String(imp)} IMP`,
  room: { open: "Offener Raum", closed: "Geschlossener Raum" },
  team: (team) => `Mannschaft ${team}`,
  toTable: "Zu deinem Tisch",
  watch: "Dem offenen Raum zusehen",
  gatedNote:
    "Dem offenen Raum kann man zusehen, sobald beide Räume das Brett begonnen haben. Jeder Zug erscheint, wenn ihn beide Räume gespielt haben.",
  ungatedNote: "Dem offenen Raum kann man live zusehen; der Kampf zählt deshalb in keiner Liste.",
  lockStepNote:
    "Beide Räume spielen im Gleichschritt: Ein Wurf fällt erst, wenn in beiden Räumen über das Doppeln entschieden ist.",
  lockStep: { final: "Finale im Gleichschritt", all: "beide Räume im Gleichschritt" },
  graceNote: (minutes) => `Wer ${String(minutes)} Min nach Beginn nicht da ist, verliert den Kampf.`,
  seatProofNote: "Alle nehmen mit einem Passkey Platz.",
  seatProof: { final: "Passkey am Platz im Finale", all: "Passkey an jedem Platz" },
  closedNote:
    "Dem geschlossenen Raum kann man nicht zusehen. Seine Spiele werden gezeigt, wenn das Brett in beiden Räumen beendet ist.",
  protocol: "Ergebnisse",
  columns: {
    board: "Brett",
    room: "Raum",
    players: "Weiß – Schwarz",
    opening: "Eröffnung",
    cube: "Doppler",
    left: "Übrig",
    result: "Ergebnis",
    smp: "SMP",
    imp: "IMP",
  },
  notYet: "nicht beendet",
  end: { single: "einfach", gammon: "Gammon", backgammon: "Backgammon", pass: "abgelehnt" },
  assigned: "zugeteilt",
  proposed: (cube, team) => `${String(cube)}, angeboten von ${team}`,
  sum: "Summe",
  game: "Das Spiel ansehen",
  compare: "Beide Räume vergleichen",
  comparing: "Der Vergleich erscheint, sobald beide Spiele analysiert sind …",
  files: "Ergebnisse herunterladen",
  teams: "Mannschaften und Aufstellung",
  captain: "Kapitän",
  noLineUp: "Der Kapitän hat noch nicht aufgestellt.",
  invitation: "Du bist zu diesem Kampf eingeladen",
  declined: (names) => `Spielen nicht mit: ${names}`,
  changeHint: "Neue Spieler erhalten eine Einladung. Bis zum ersten Brett kannst du die Spieler ändern.",
  nameLineUp: "Aufstellen",
  inRoom: (room) => room,
  rolls: "Herkunft der Würfe",
  origin: {
    committed: "vorab festgelegt",
    imported: "aus der Datei der Turnierleitung",
    thrown: "an echten Brettern gewürfelt",
  },
  rollsText:
    "Jedes Brett hat einen Wurfsatz für beide Räume. Die Festlegung ist schon jetzt veröffentlicht, der Schlüssel, wenn das Brett in beiden Räumen beendet ist.",
  rollsThrownText:
    "Echte Würfel entscheiden: Der Raum, der zuerst an einen Wurf kommt, würfelt ihn an seinem Sensorbrett, der andere bekommt denselben. Diese Würfe lassen sich nicht prüfen; der Eröffnungswurf folgt aus der Festlegung.",
  set: (set) => `Wurfsatz ${String(set)}`,
  notes: "Von der Turnierleitung",
  deed: (deed, teams) => {
    const room = "room" in deed ? (deed.room === "open" ? "offener Raum" : "geschlossener Raum") : "";
    switch (deed.kind) {
      case "assigned":
        return `Brett ${String(deed.board)}, ${room}: Ergebnis zugeteilt`;
      case "board_cancelled":
        return `Brett ${String(deed.board)} wurde ersetzt und wird mit Wurfsatz ${String(deed.set)} gespielt`;
      case "held":
        return `Angehalten: ${room}`;
      case "released":
        return `Geht weiter: ${room}`;
      case "substituted":
        return `${deed.player} spielt für ${deed.before}, ${room}${deed.board === null ? "" : `, mitten in Brett ${String(deed.board)}`}`;
      case "walked_over":
        return `${teams[deed.to === "A" ? 0 : 1]} hat kampflos gewonnen`;
      case "cancelled":
        return "Der Kampf wurde abgesagt";
      default:
        return deed satisfies never;
    }
  },
  vugraph: {
    title: "Beide Räume nebeneinander",
    board: "Brett",
    hint: "Jeder Zug erscheint, sobald ihn beide Räume gespielt haben.",
    chances: "Die Chancen gelten vor dem Wurf des Zuges.",
    empty: "Noch kein Zug ist in beiden Räumen gespielt.",
    turns: "Züge",
    latest: "Letzter Zug",
    commentary: "Kommentar",
    none: "Noch keine Kommentare.",
    by: (names) => `Kommentar: ${names}`,
    turn: (turn) => `Zug ${String(turn)}`,
    write: (turn) => `Kommentar zu Zug ${String(turn)}`,
    about: "Zug",
    inPlay: (turn) => `${String(turn)}, läuft noch`,
    held: "Das Publikum liest dies, sobald beide Räume den Zug gespielt haben.",
  },
  desk: {
    title: "Turnierleitung",
    board: (board) => (board === null ? "alle Bretter beendet" : `Brett ${String(board)}`),
    state: { waiting: "wartet", seating: "Spieler nehmen Platz", playing: "spielt", finished: "ist fertig" },
    missing: (names) => `Noch nicht da: ${names}`,
    held: "angehalten",
    what: "Aktion wählen",
    hold: "Anhalten",
    release: "Fortsetzen",
    assign: "Ergebnis zuteilen",
    cancelBoard: "Brett ersetzen",
    substitute: "Auswechseln",
    substituteHint:
      "Ein anderer Spieler der Mannschaft übernimmt den Platz, auch mitten im Spiel. Stellung und Uhr bleiben, wie sie sind. Wer geht, verliert den Platz sofort und liest deinen Grund. Wer dieses Brett im anderen Raum gesehen hat, darf nicht übernehmen. Rückgängig machen kannst du das, bis der neue Spieler gehandelt hat.",
    cancel: "Absagen",
    twoPeople: "Zwei Personen",
    twoPeopleHint:
      "Ihre Konten teilen sich einen Browser oder eine Adresse und gelten deshalb als eine Person. Wenn du weißt, dass es zwei sind, dürfen beide spielen. Das lässt sich zurücknehmen, bis beide einen Platz haben.",
    pair: "Spieler",
    pairMissing: "Wähle die beiden Spieler.",
    linked: {
      browser: (one, other) =>
        `${one} und ${other} haben denselben Browser benutzt. Sie gelten als eine Person, und kein Brett beginnt, solange beide einen Platz haben.`,
      address: (one, other) =>
        `${one} und ${other} spielen von derselben Adresse. Sie gelten als eine Person, und kein Brett beginnt, solange beide einen Platz haben.`,
    },
    areTwo: (one, other) =>
      `${one} und ${other} teilen sich einen Browser oder eine Adresse. Die Turnierleitung hat erklärt, dass sie zwei Personen sind.`,
    reason: "Grund (bei den Ergebnissen sichtbar)",
    minutes: "Minuten, falls bekannt (die Spieler lesen sie)",
    assignHint:
      "Die Partie erhält dieses Ergebnis. Wird dort noch gespielt, endet sie sofort, und der Raum geht zum nächsten Brett. Du kannst das Ergebnis später berichtigen.",
    replaceHint:
      "Beide Räume spielen dieses Brett noch einmal mit anderen Würfen. Seine laufenden Partien enden sofort, und seine Ergebnisse zählen nicht mehr.",
    cancelHint: "Die laufenden Partien enden sofort, und der Kampf endet ohne Sieger. Er lässt sich nicht fortsetzen.",
    releaseHint: "Die Uhren laufen sofort weiter, und Bretter können beginnen.",
    holdHint: "Die Uhren der Partie stehen, und kein Brett beginnt. Beide Spieler lesen den Grund.",
    badMinutes: "1 bis 1440 Minuten, oder nichts.",
    to: "Für",
    points: "IMP, 0 bis 24",
    player: "Neuer Spieler",
    nobody: "Niemand aus dieser Mannschaft kann den Platz einnehmen.",
    act: "Anwenden",
    roomMissing: "Wähle einen Raum.",
    boardMissing: "Wähle ein Brett.",
    teamMissing: "Wähle eine Mannschaft.",
    playerMissing: "Wähle den neuen Spieler.",
    badPoints: "Gib 0 bis 24 IMP ein.",
    reasonMissing: "Gib einen Grund an.",
    ownTeam: "Du gehörst zu einer Mannschaft dieses Kampfes, darum werden dir die Räume hier nicht gezeigt.",
    enter: "Das nächste Ergebnis eintragen",
    enterButton: "Eintragen",
    winner: "Gewinner",
    cube: "Gezählter Doppler",
    left: "Steine übrig",
    import: "Würfe importieren (CSV)",
    imported: "Die Bretter werden mit den Würfen der Datei gespielt. Der Kampf zählt dann in keiner Liste.",
    named: "Kommentatoren, durch Kommas getrennt",
    namedHint: "Bis zu 8 Personen aus keinem der Teams. Sie sehen so viel wie das Publikum.",
    save: "Kommentatoren speichern",
  },
  form: {
    title: "Neuer Mannschaftskampf",
    name: "Name",
    namePlaceholder: "Vereinsfinale",
    preset: "Klassisch: sechs Bretter, laufender Stand",
    bots: "Bots füllen beide Mannschaften",
    boards: "Bretter",
    where: "Wo gespielt wird",
    here: "Hier, an Tischen",
    byHand: "An echten Brettern; ich trage die Ergebnisse ein",
    pace: "Tempo",
    live: "Live",
    correspondence: "In eigenem Tempo",
    thrown: "Von Hand gewürfelt",
    thrownText:
      "An Sensorbrettern: Der Raum, der zuerst an einen Wurf kommt, würfelt ihn, der andere bekommt denselben. Wer am Bildschirm spielt, bekommt Würfe vom Server. Diese Würfe lassen sich nicht prüfen.",
    barometer: "Laufender Stand",
    barometerText: "Der Stand wird nach jedem Brett gezeigt, sonst erst am Ende.",
    exchange: "Änderung der Aufstellung",
    exchangeText: "Kapitäne dürfen zwischen den Brettern umstellen, bis am nächsten der erste Wurf fällt.",
    ungated: "Offener Raum live",
    ungatedText:
      "Zuschauer sehen den offenen Raum, während er spielt. Nur einschalten, wenn niemand dem geschlossenen Raum seine Würfe verraten kann; sonst erscheint jeder Zug, wenn ihn beide Räume gespielt haben. Ein Kampf mit solchen Zuschauern zählt in keiner Liste.",
    lockStep: "Räume im Gleichschritt",
    lockStepText:
      "Ein Wurf fällt erst, wenn die Seite in beiden Räumen über das Doppeln entschieden hat. Solange ein Raum wartet, stehen seine Uhren. Empfohlen.",
    atOnce: "Sobald beide Aufstellungen stehen",
    timedHint: "Bis dahin nennen die Kapitäne ihre Aufstellung.",
    grace: "Mannschaften dürfen sich verspäten um",
    graceHint: "Eine Mannschaft, die bis dahin nicht da ist, verliert den Kampf. Kommt keine, wird er abgesagt.",
    seatProof: "Passkey am Platz",
    seatProofText:
      "Wer Platz nimmt, bestätigt das mit einem Passkey. So sitzt dort, wem das Konto gehört. Bots der Seite brauchen keinen.",
    inMatches: { off: "Nein", final: "Im Finale", all: "In allen Kämpfen" },
    teamName: "Name der Mannschaft",
    captain: "Kapitän",
    players: "Spieler, durch Kommas getrennt",
    playersHint: "Zwei bis sechs: Namen von Konten oder von Bots.",
    playersHintByHand: "Zwei bis sechs beliebige Namen; der erste sitzt im offenen, der zweite im geschlossenen Raum.",
    missing: "Gib dem Kampf und beiden Mannschaften einen Namen, dazu je einen Kapitän und mindestens zwei Spieler.",
    create: "Kampf anlegen",
  },
  toTeamMatch: "Zum Mannschaftskampf",
  table: (board, room) => `Brett ${String(board)}, ${room}`,
};
