/** The first lesson. */
import type { Texts } from "../index.svelte";

export const lesson: Texts["lesson"] = {
  panel: "Lektion",
  part: (at, parts) => `Teil ${String(at)} von ${String(parts)}`,
  steps: {
    direction: {
      title: "Der Weg nach Hause",
      text: "Du spielst Weiß. Deine Steine ziehen von hohen Feldern zu niedrigen, in dein Heimfeld: die Felder 6 bis 1 unten. Schwarz zieht in die andere Richtung. Jeder Würfel bewegt einen Stein um seine Zahl.",
      task: "Du hast 4 und 2 geworfen. Wähle einen Stein, dann sein Ziel. Danach bestätige.",
      done: "Das ist ein ganzer Zug: zwei Zahlen, zwei Schritte. Ein Stein darf auch beide machen.",
    },
    doublet: {
      title: "Pasch",
      text: "Zeigen beide Würfel dieselbe Zahl, spielst du sie viermal: 2-2 sind vier Schritte um 2.",
      task: "Spiele alle vier Zweien.",
      done: "Vier Schritte. Ein Pasch gewinnt Rennen.",
    },
    block: {
      title: "Blockierte Felder",
      text: "Ein Feld mit zwei oder mehr gegnerischen Steinen ist blockiert. Dort darfst du nicht landen. Schwarz hält die Felder, die deine zwei hinteren Steine erreichen würden.",
      task: "Deine hinteren Steine können nicht ziehen. Spiele 4-3 mit den anderen.",
      done: "Du darfst über blockierte Felder hinwegziehen, aber nicht auf einem stehen bleiben.",
    },
    point: {
      title: "Einen Punkt machen",
      text: "Zwei deiner Steine auf einem Feld sind sicher und blockieren Schwarz. Ein einzelner Stein heißt Blot und kann geschlagen werden.",
      task: "Du hast zu Beginn 3-1 geworfen. Bring zwei Steine auf dein Feld 5.",
      done: "Der beste Zug für diesen Wurf. Punkte im Heimfeld sind am meisten wert.",
    },
    hit: {
      title: "Schlagen",
      text: "Landest du auf einem Blot, schlägst du ihn. Der Stein kommt auf die Bar in der Mitte und muss ganz hinten neu beginnen.",
      task: "Schwarz hat einen Blot auf deinem Feld 5. Schlag ihn mit der 3.",
      done: "Schwarz verliert 20 Pips und muss zuerst wieder einsetzen.",
    },
    bar: {
      title: "Von der Bar",
      text: "Jetzt wurde einer von deinen Steinen geschlagen. Ein Stein auf der Bar muss zuerst ins Heimfeld von Schwarz einsetzen, um die Zahl eines Würfels, bevor du etwas anderes ziehst.",
      task: "Du hast 6 und 3 geworfen. Die 6 ist blockiert. Setz mit der 3 ein, dann spiele die 6.",
      done: "Passt keine Zahl, ist der Zug vorbei.",
    },
    bear_off: {
      title: "Auswürfeln",
      text: "Sind alle deine Steine im Heimfeld, nimmst du sie heraus: Ein Würfel nimmt einen Stein von dem Feld mit seiner Zahl. Wer zuerst alle 15 herausgenommen hat, gewinnt. Hat die andere Seite noch keinen heraus, ist es ein Gammon und zählt doppelt.",
      task: "Du hast 6 und 5 geworfen. Nimm zwei Steine heraus.",
      done: "Eine Zahl über deinem höchsten Feld nimmt einen Stein von diesem Feld.",
    },
    double: {
      title: "Der Dopplerwürfel",
      text: "Vor deinem Wurf darfst du anbieten, den Einsatz zu verdoppeln. Die andere Seite nimmt an und besitzt dann den Würfel, oder sie lehnt ab und verliert das Spiel zum jetzigen Wert. Hier liegst du im Rennen weit vorn.",
      task: "Doppele.",
      done: "Schwarz sollte ablehnen: die Gewinnchance ist zu klein für den doppelten Einsatz.",
    },
    take: {
      title: "Annehmen oder ablehnen",
      text: "Jetzt doppelt Schwarz. Lehnst du vier solche Spiele ab, verlierst du 4 Punkte. Nimmst du alle vier an, verlierst drei und gewinnst eins, sind das 6 Punkte Verlust und 2 Gewinn: auch 4. Nimm also an, wenn du mindestens jedes vierte Mal gewinnst.",
      task: "Du liegst nur zwei Pips zurück. Nimm an.",
      done: "Richtig. Der Würfel gehört jetzt dir, und nur du darfst als Nächstes doppeln.",
    },
  },
  wrong: "Erlaubt, aber nicht die Aufgabe. Die Steine stehen wieder wie zuvor: Versuch es noch einmal.",
  spoken: (title, text, task) => `${title}. ${text} ${task}`,
  next: "Weiter",
  back: "Zurück",
  again: "Von vorn",
  matchTitle: "Dein erstes Match",
  matchText:
    "Spiel jetzt gegen Pip, den Bot für Anfänger. Das Match geht auf einen Punkt, ohne Uhr, und wird nicht gewertet. Komm danach hierher zurück und sieh dir die Auswertung an.",
  play: "Gegen Pip spielen",
  starting: "Der Tisch wird vorbereitet …",
  resume: "Zurück zum Match",
  toReview: "Das Match ist vorbei: zur Auswertung",
  reviewTitle: "Die Auswertung deines Matches",
  reviewWait: "Das Programm analysiert dein Match. Das dauert einen Moment.",
  reviewNotOver: "Dein Match gegen Pip ist noch nicht vorbei.",
  reviewNone: "Spiel zuerst das Match gegen Pip.",
  reviewGood: "Keine groben Fehler. Das ist ein gutes erstes Match.",
  reviewCount: (at, count) => `Fehler ${String(at)} von ${String(count)}`,
  reviewWhole: "Die ganze Analyse",
  endTitle: "Lektion geschafft",
  endText: "Mach mit Aufgaben weiter oder spiel. Der Trainer merkt sich deine Fehler und fragt sie wieder.",
};
