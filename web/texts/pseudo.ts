/**
 * A language for development, made of the English texts: letters get accents, and texts get longer by a third. What looks
 * like plain English on the page is not translated. `?lang=pseudo` in an address shows it.
 */

import { Pattern, Placeable, SelectExpression, TextElement, Variant, type Message } from "@fluent/syntax";
import type { Catalogue, Text } from "./catalogue";

export const PSEUDO = "pseudo";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀçđéƒĝĥíĵķłɱñóþɋŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶŁṀÑÓÞɊŔŠŤÚṼŴẊÝŽ";

function accented(text: string): string {
  const letters = [...text].map((letter) => {
    const at = PLAIN.indexOf(letter);
    return at < 0 ? letter : [...ACCENTED][at];
  });
  return letters.join("");
}

/** Adds a third to each word of more than two letters. */
function widened(text: string): string {
  return text.replace(/\p{L}{3,}/gu, (word) => word + "~".repeat(Math.round(word.length * 0.3)));
}

function changed(pattern: Pattern): Pattern {
  return new Pattern(
    pattern.elements.map((element) => {
      if (element.type === "TextElement") return new TextElement(accented(widened(element.value)));
      const { expression } = element;
      if (expression.type !== "SelectExpression") return element;
      const variants = expression.variants.map(
        ({ key, value, default: isDefault }) => new Variant(key, changed(value), isDefault),
      );
      return new Placeable(new SelectExpression(expression.selector, variants));
    }),
  );
}

export function pseudoOf(english: Catalogue): Catalogue {
  const texts = new Map<string, Text>();
  for (const [id, text] of english.texts) {
    const message: Message = text.message.clone();
    if (message.value !== null) message.value = changed(message.value);
    texts.set(id, { ...text, message });
  }
  return { language: PSEUDO, texts, faults: [] };
}
