/** Shortens a browser's description of itself: "Firefox, Windows". */

/** The first match counts, because many browsers also name others for compatibility. */
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

/** Returns browser and system; for a program (curl, a bot) the first word; null for an unknown description. */
export function deviceName(userAgent: string): string | null {
  const find = (known: readonly (readonly [RegExp, string])[]): string | undefined =>
    known.find(([sign]) => sign.test(userAgent))?.[1];
  const named = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined);
  if (named.length > 0) return named.join(", ");
  const first = userAgent.trim().split(/[\s/]/)[0] ?? "";
  return first === "" ? null : first.slice(0, 40);
}
