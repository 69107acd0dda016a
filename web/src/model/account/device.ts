/** A browser's description of itself, in few words: "Firefox, Windows". */

/** The first that fits: many browsers name others for old times' sake. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Null where nothing of it is known; a program's own name (curl, a bot) is its first word. */
export function deviceName(userAgent: string): string | null {
  const find = (known: readonly (readonly [RegExp, string])[]): string | undefined =>
    known.find(([sign]) => sign.test(userAgent))?.[1];
  const named = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined);
  if (named.length > 0) return named.join(", ");
  const first = userAgent.trim().split(/[\s/]/)[0] ?? "";
  return first === "" ? null : first.slice(0, 40);
}
