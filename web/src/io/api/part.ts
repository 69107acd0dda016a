/** Returns a text escaped for use as a part of a path. */
export function part(text: string): string {
  return encodeURIComponent(text);
}
