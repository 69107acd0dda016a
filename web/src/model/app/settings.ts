/** The player's settings: their types, their defaults, and reading remembered values. */

import languages from "../../../../texts/languages.json";

export const themes = ["system", "light", "dark"] as const;
export const boardColours = ["walnut", "pine", "slate", "linen", "midnight", "burgundy", "meadow", "cherry"] as const;
export const checkerSets = ["ivory", "stone", "ruby", "ocean", "forest", "plum", "amber", "bold"] as const;
export const diceSets = ["bone", "marble", "crimson", "lagoon", "moss", "violet", "honey", "pixel"] as const;
/** The volumes of the sounds, in percent. */
export const volumes = [25, 50, 75, 100] as const;
export const speeds = ["slow", "normal", "fast"] as const;
export const boardSizes = ["small", "medium", "large"] as const;
export const directions = ["right", "left"] as const;
/** When the player is asked to confirm a double. */
export const doubleChecks = ["touch", "always", "never"] as const;
/** The languages of the site, from the list in `texts`. */
export const locales = Object.keys(languages) as readonly Locale[];

export type Theme = (typeof themes)[number];
export type BoardColour = (typeof boardColours)[number];
export type CheckerSet = (typeof checkerSets)[number];
export type DiceSet = (typeof diceSets)[number];
export type Volume = (typeof volumes)[number];
/** The speed at which checkers and dice move. */
export type Speed = (typeof speeds)[number];
/** The share of a wide screen that the board takes. */
export type BoardSize = (typeof boardSizes)[number];
/** The side of the screen on which the player bears off. */
export type Direction = (typeof directions)[number];
export type DoubleCheck = (typeof doubleChecks)[number];
export type Locale = keyof typeof languages;

export interface Settings {
  readonly theme: Theme;
  readonly boardColour: BoardColour;
  readonly checkers: CheckerSet;
  readonly dice: DiceSet;
  readonly boardSize: BoardSize;
  readonly direction: Direction;
  readonly locale: Locale;
  readonly sound: boolean;
  readonly volume: Volume;
  /** Whether the browser shows notices while no page of the site is visible. */
  readonly notices: boolean;
  readonly animation: boolean;
  readonly speed: Speed;
  /** Whether a play without a choice is made and confirmed automatically. */
  readonly playForced: boolean;
  /** Whether the dice are rolled automatically when doubling is not possible. */
  readonly rollAlone: boolean;
  readonly pipCounts: boolean;
  /** Whether a press on a checker plays the left die at once, even where there is a choice. */
  readonly quickPress: boolean;
  readonly doubleCheck: DoubleCheck;
  /** The names of players whose chat is hidden. */
  readonly muted: readonly string[];
}

export const defaultSettings: Settings = {
  theme: "system",
  boardColour: "walnut",
  checkers: "ivory",
  dice: "bone",
  boardSize: "large",
  direction: "right",
  locale: "en",
  sound: true,
  volume: 100,
  notices: false,
  animation: true,
  speed: "normal",
  playForced: true,
  rollAlone: true,
  pipCounts: true,
  quickPress: false,
  doubleCheck: "touch",
  muted: [],
};

/** Whether the player is asked to confirm a double, by the way in which its button was pressed. */
export function asksBeforeDoubling(check: DoubleCheck, byTouch: boolean): boolean {
  return check === "always" || (check === "touch" && byTouch);
}

/** Returns the factor by which a movement takes longer than at normal speed. */
export function slowness(speed: Speed): number {
  return { slow: 1.7, normal: 1, fast: 0.5 }[speed];
}

/** The direction in which a language is written. */
export function writingOf(locale: Locale): "ltr" | "rtl" {
  return languages[locale].writing === "rtl" ? "rtl" : "ltr";
}

/** The name of a language in the language itself. */
export function languageName(locale: Locale): string {
  return languages[locale].name;
}

/** The first of the browser's languages that the site has, by primary subtag: "de-AT" is German. */
export function preferredLocale(languages: readonly string[]): Locale {
  const spoken = languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return (
    spoken.map((tag) => locales.find((known) => known === tag)).find((known) => known !== undefined) ??
    defaultSettings.locale
  );
}

/**
 * Reads the stored settings, perhaps of an older version. Invalid values are replaced by their defaults. Without a
 * chosen language, one of `languages`, the browser's own, is used.
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
    checkers: oneOf(checkerSets, read.get("checkers"), defaultSettings.checkers),
    dice: oneOf(diceSets, read.get("dice"), defaultSettings.dice),
    boardSize: oneOf(boardSizes, read.get("boardSize"), defaultSettings.boardSize),
    direction: oneOf(directions, read.get("direction"), defaultSettings.direction),
    locale: oneOf(locales, read.get("locale"), preferredLocale(languages)),
    sound: flag("sound", defaultSettings.sound),
    volume: oneOf(volumes, read.get("volume"), defaultSettings.volume),
    notices: flag("notices", defaultSettings.notices),
    animation: flag("animation", defaultSettings.animation),
    speed: oneOf(speeds, read.get("speed"), defaultSettings.speed),
    playForced: flag("playForced", defaultSettings.playForced),
    rollAlone: flag("rollAlone", defaultSettings.rollAlone),
    pipCounts: flag("pipCounts", defaultSettings.pipCounts),
    quickPress: flag("quickPress", defaultSettings.quickPress),
    doubleCheck: oneOf(doubleChecks, read.get("doubleCheck"), defaultSettings.doubleCheck),
    muted: Array.isArray(muted) ? muted.filter((name) => typeof name === "string").slice(0, 500) : [],
  };
}

function oneOf<T extends string | number>(values: readonly T[], value: unknown, fallback: T): T {
  return values.find((known) => known === value) ?? fallback;
}
