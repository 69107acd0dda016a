/**
 * Puts the modules that every page loads into two files. Without it the bundler writes a file for each set of pages that
 * share a module, and a first visit would fetch some 60 files of a few hundred bytes.
 */

/** What the bundler knows about its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Returns `entry` and all modules that it imports, directly or not. Imports that wait for a page are not among them. */
function closure(modules: Modules, entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Returns the names of the groups: `shared` for modules of the site and of the embedded board, `site` for the others of
 * the site. `entry` and `embed` are the paths of the two entries.
 */
export function groupOf(entry: string, embed: string): (id: string, modules: Modules) => string | null {
  let groups: { readonly site: ReadonlySet<string>; readonly embed: ReadonlySet<string> } | null = null;
  return (id, modules) => {
    groups ??= { site: closure(modules, entry), embed: closure(modules, embed) };
    if (id === entry || !groups.site.has(id)) return null;
    return groups.embed.has(id) ? "shared" : "site";
  };
}
