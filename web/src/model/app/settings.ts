/** The player's settings: their types, their defaults, and reading remembered values. */

export const themes = ["system", "light", "dark"] as const;
export const boardColours = ["walnut", "pine", "slate", "linen"] as const;
export const directions = ["right", "left"] as const;
/** When a double is asked about again before it is offered. */
export const doubleChecks = ["touch", "always", "never"] as const;
export const locales = ["en", "de", "uk"] as const;

export type Theme = (typeof themes)[number];
export type BoardColour = (typeof boardColours)[number];
/** At which side of the screen the player bears off. */
export type Direction = (typeof directions)[number];
export type DoubleCheck = (typeof doubleChecks)[number];
export type Locale = (typeof locales)[number];

export interface Settings {
  readonly theme: Theme;
  readonly boardColour: BoardColour;
  readonly direction: Direction;
  readonly locale: Locale;
  readonly sound: boolean;
  /** Whether the browser shows notices while another tab is visible. */
  readonly notices: boolean;
  readonly animation: boolean;
  /** Whether a play without a choice is made and confirmed automatically. */
  readonly playForced: boolean;
  /** Whether the dice are rolled automatically when doubling is not possible. */
  readonly rollAlone: boolean;
  readonly pipCounts: boolean;
  /** Whether a press on a checker plays the left die at once, even where there is a choice. */
  readonly quickPress: boolean;
  readonly doubleCheck: DoubleCheck;
  /** The names of players whose chat is not shown. */
  readonly muted: readonly string[];
}

export const defaultSettings: Settings = {
  theme: "system",
  boardColour: "walnut",
  direction: "right",
  locale: "en",
  sound: true,
  notices: false,
  animation: true,
  playForced: true,
  rollAlone: true,
  pipCounts: true,
  quickPress: false,
  doubleCheck: "touch",
  muted: [],
};

/** Whether a double is asked about again, given how its button was pressed. */
export function asksBeforeDoubling(check: DoubleCheck, byTouch: boolean): boolean {
  return check === "always" || (check === "touch" && byTouch);
}

/** The first of the browser's languages that there is, by their primary subtags: "de-AT" is German. */
export function preferredLocale(languages: readonly string[]): Locale {
  const spoken = languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return (
    spoken.map((tag) => locales.find((known) => known === tag)).find((known) => known !== undefined) ??
    defaultSettings.locale
  );
}

/**
 * Reads what was remembered, perhaps by an older version: what does not fit is replaced by its default. Who has not
 * chosen a language gets one of `languages`, the browser's own.
 */
export function readSettings(remembered: unknown, languages: readonly string[] = []): Settings {
  const read = typeof remembered === "object" && remembered !== null ? new Map(Object.entries(remembered)) : new Map();
  const flag = (key: keyof Settings, fallback: boolean): boolean => {
    const value: unknown = read.get(key);
    return typeof value === "boolean" ? value : fallback;
  };
  const muted: unknown = read.get("muted");
  return {
    theme: oneOf(themes, read.get("theme"), defaultSettings.theme),
    boardColour: oneOf(boardColours, read.get("boardColour"), defaultSettings.boardColour),
    direction: oneOf(directions, read.get("direction"), defaultSettings.direction),
    locale: oneOf(locales, read.get("locale"), preferredLocale(languages)),
    sound: flag("sound", defaultSettings.sound),
    notices: flag("notices", defaultSettings.notices),
    animation: flag("animation", defaultSettings.animation),
    playForced: flag("playForced", defaultSettings.playForced),
    rollAlone: flag("rollAlone", defaultSettings.rollAlone),
    pipCounts: flag("pipCounts", defaultSettings.pipCounts),
    quickPress: flag("quickPress", defaultSettings.quickPress),
    doubleCheck: oneOf(doubleChecks, read.get("doubleCheck"), defaultSettings.doubleCheck),
    muted: Array.isArray(muted) ? muted.filter((name) => typeof name === "string").slice(0, 500) : [],
  };
}

function oneOf<T extends string>(values: readonly T[], value: unknown, fallback: T): T {
  return values.find((known) => known === value) ?? fallback;
}
