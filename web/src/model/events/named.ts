/** Finding names by a part of them. */

/** Returns the names that contain `part`, in any case, each once; those that begin with it come first. */
export function named(names: readonly string[], part: string): string[] {
  const wanted = part.trim().toLocaleLowerCase();
  if (wanted === "") return [];
  const place = (name: string): number => name.toLocaleLowerCase().indexOf(wanted);
  return [...new Set(names)]
    .filter((name) => place(name) >= 0)
    .toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}
