/** Words and names inside Hebrew sentences. */

/** Isolates a name, a move or an address: its signs and digits keep their order, and the sentence around them keeps its own. */
export const apart = (text: string): string => `\u2068${text}\u2069`;

/** Puts a preposition before a word: במשחק אחד, but ב־5 משחקים. */
export const prefixed = (prefix: string, text: string): string =>
  /^[א-ת]/.test(text) ? `${prefix}${text}` : `${prefix}־${text}`;
