/** Kato record sheets. */
import type { Texts } from "../index.svelte";

export const sheet: Texts["sheet"] = {
  title: "Notationsblatt",
  lead: "Ein Spiel, wie man es von Hand mitschreibt.",
  heading: (white, black) => `${white} – ${black}, wie man es von Hand mitschreibt.`,
  which: "Spiel",
  game: (number, white, black) => `Spiel ${String(number)}, ${String(white)}:${String(black)}`,
  paper: "Papier",
  letter: "Letter",
  pdf: "Dieses Spiel drucken",
  pdfAll: "Alle Spiele drucken",
  data: "Als Daten",
  pageOf: (page, pages) => `Seite ${String(page)} von ${String(pages)} des Notationsblatts`,
  notOver: "Ein Match hat sein Notationsblatt, wenn es zu Ende ist.",
  notFound: "Ein Match mit dieser Kennung gibt es nicht.",
  empty: "In diesem Match wurde kein Zug gespielt.",
  how: "So liest man es",
  rules: [
    "Ein Brett für jeden Zug, zeilenweise gelesen; das Zeichen darüber sagt, wer am Zug ist: ein Ring ist, wer oben genannt ist, ein Punkt, wer unten.",
    "Die Zahl eines Würfels steht in dem Feld, in dem sein Stein landete. Ein Stein, der beide Würfel nutzt, lässt die erste Zahl auf seinem Halt. Ein Pasch schreibt seine Zahl für jeden Schritt einmal.",
    "Zahlen außerhalb, neben dem Heimfeld, sind ausgespielte Steine. Eine durchgestrichene Zahl in der Mitte war nicht zu ziehen.",
    "Ein Pfeil ist ein Doppel, von dem, der es anbietet, zum anderen. Eine Annahme braucht kein Zeichen.",
    "Jeder Name steht auf der Seite, auf der seine hinteren Steine beginnen. Kleine Punkte außen bezeichnen jede dritte Linie.",
    "Geschlagene Steine werden nicht vermerkt: Man stellt ein Brett auf und spielt mit, wie Hideo Kato es 1981 erdachte.",
  ],
};
