import type { BoardColour, Direction, DoubleCheck, Locale, Theme } from "../../../model/app/settings";

/** The settings page. */
export const settings = {
  title: "Settings",
  lead: "Saved in this browser. Changes apply at once.",
  look: "Appearance",
  theme: "Theme",
  themes: { system: "Same as device", light: "Light", dark: "Dark" } satisfies Record<Theme, string>,
  boardColour: "Board",
  boardColours: { walnut: "Walnut", pine: "Pine", slate: "Slate", linen: "Linen" } satisfies Record<
    BoardColour,
    string
  >,
  direction: "Bear off",
  directions: { right: "To the right", left: "To the left" } satisfies Record<Direction, string>,
  pipCounts: "Pip counts",
  pipCountsText: "Shown beside the board",
  play: "Play",
  playForced: "Play forced moves",
  playForcedText: "A play without a choice is made and confirmed for you",
  rollAlone: "Roll automatically",
  rollAloneText: "When you could not double anyway",
  quickPress: "One-tap moves",
  quickPressText: "A tap or click on a checker plays the left die at once, even where there is a choice",
  doubleCheck: "Ask before doubling",
  doubleCheckText: "So that a slip of the thumb does not double",
  doubleChecks: { touch: "After a touch", always: "Always", never: "Never" } satisfies Record<DoubleCheck, string>,
  animation: "Animation",
  animationText: "Checkers slide into place. Off if your device asks for reduced motion.",
  sound: "Sound",
  soundText: "Dice, checkers, and a bell when it is your turn",
  muted: "Muted players",
  mutedNone: "You have not muted anyone.",
  unmute: "Unmute",
  unmuteName: (name: string): string => `Unmute ${name}`,
  language: "Language",
  locales: { en: "English", de: "Deutsch", uk: "Українська" } satisfies Record<Locale, string>,
};
