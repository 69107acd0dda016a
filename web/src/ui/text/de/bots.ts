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

export const bots: Texts["bots"] = {
  title: (title) => titles[title] ?? title,
  level: (level, levels) => `Stufe ${String(level)} von ${String(levels)}`,
  strength: (rating) => `Wertung ${String(rating)} aus Matches aller Bots gegeneinander`,
  about: (name, about) => characters[name] ?? about,
};
