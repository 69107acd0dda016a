import type { Texts } from "../index.svelte";

const titles: Partial<Record<string, string>> = {
  Beginner: "Anfänger",
  Casual: "Gelegenheitsspieler",
  Intermediate: "Fortgeschritten",
  "Club player": "Vereinsspieler",
  Expert: "Experte",
  "World class": "Weltklasse",
};

const characters: Partial<Record<string, string>> = {
  Pip: "Hat gerade gelernt, wie die Steine laufen, und schlägt für sein Leben gern. Vergisst, dass es den Dopplerwürfel gibt.",
  Wilma:
    "Spielt sonntags und spielt sicher: lässt keinen Blot stehen, wenn es anders geht, und überlegt sich jedes Doppel zweimal.",
  Jago: "Kühn und in Eile. Schlägt erst, zählt später und nimmt fast jedes Doppel an.",
  Marlow: "Die Stütze des Donnerstagsvereins. Kennt die Eröffnungen, zählt Pips und lässt in langen Spielen nach.",
  Sable: "Schnell und genau. Ihr Urteil über eine Stellung wankt kaum je.",
  Octavia:
    "Sieht sich jede Antwort auf jeden Wurf an, bevor sie einen Stein zieht. Das Beste, was dieses Haus zu bieten hat.",
};

/** The strengths and weaknesses of each house bot. */
const traits: Partial<Record<string, { good: string; weak: string }>> = {
  Pip: { good: "Schlagen von Blots", weak: "Rennen, dem Doppler und allem, was einen Plan braucht" },
  Wilma: { good: "sicheren Zügen und einfachen Rennen", weak: "Blitzangriffen und rechtzeitigem Doppeln" },
  Jago: { good: "Angriffen und Blitzen", weak: "sicherem Spiel; nimmt Doppel an, die man ablehnen sollte" },
  Marlow: { good: "Eröffnungen und Rennen", weak: "langen Kontaktspielen wie Backgames" },
  Sable: {
    good: "allen Arten von Stellungen, auf einen Blick",
    weak: "seltenen Stellungen, die man weit vorausrechnen muss",
  },
  Octavia: {
    good: "allem: rechnet Züge und Doppler zwei Würfe voraus",
    weak: "nichts, was man in einem Match bemerkt",
  },
};

export const bots: Texts["bots"] = {
  title: (title) => titles[title] ?? title,
  level: (level, levels) => `Stufe ${String(level)} von ${String(levels)}`,
  strength: (rating) => `Wertung ${String(rating)} aus Matches aller Bots gegeneinander`,
  about: (name, about) => characters[name] ?? about,
  page: {
    title: "Bots",
    about: "Wer sie sind und wie stark",
    lead: "Sechs Gegner, die immer da sind: vom Anfänger bis zur Weltklasse.",
    good: "Stark bei",
    weak: "Schwächer bei",
    measured: "Spielstärke",
    measuredNote:
      "Die Spielstärke ist die Wertung aus Matches bis 5 Punkte, in denen jeder Bot gegen jeden anderen spielte; 300 Punkte Unterschied gewinnen 68 von 100. Die beiden Wertungen darunter stammen aus den Matches hier.",
    traits: (name) => traits[name] ?? null,
  },
};
