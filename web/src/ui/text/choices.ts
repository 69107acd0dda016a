/**
 * Texts that code has to choose or to prepare: which of several messages fits, or what a message is given. Such a choice
 * takes the place of its messages in `t()`. Choices have no words, and do not depend on the language. Those for the first
 * texts are in `first-texts.ts`, the others in `page-texts.ts`.
 */

type Choice = (...args: never[]) => unknown;

/** Messages with the choices in their places. */
export type Chosen<Messages, Choices> = {
  readonly [Key in keyof Messages]: Key extends keyof Choices
    ? Choices[Key] extends Choice
      ? Choices[Key]
      : Chosen<Messages[Key], Choices[Key]>
    : Messages[Key];
};

/** Returns the messages with the choices in their places. */
export function chosen<Messages extends object, Choices extends object>(
  messages: Messages,
  choices: Choices,
): Chosen<Messages, Choices> {
  const merged: Record<string, unknown> = { ...(messages as Record<string, unknown>) };
  for (const [key, choice] of Object.entries(choices) as [string, object][])
    merged[key] = typeof choice === "function" ? choice : chosen(merged[key] as object, choice);
  return merged as Chosen<Messages, Choices>;
}
