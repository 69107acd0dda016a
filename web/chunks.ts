/**
 * Puts the modules that every page loads into two files. Otherwise the bundler writes a file for each set of pages that
 * share a module, and a first visit fetches some 60 files of a few hundred bytes.
 */

/** The bundler's information about its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Returns `entry` and all modules that it imports, directly or not. Dynamic imports are left out. */
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
 * Returns a function that names the group of a module: `shared` for a module that both the site and the embedded board
 * load, `site` for one that only the site loads, null for any other. `entry` and `embed` are the paths of the two entries.
 */
export function groupOf(entry: string, embed: string): (id: string, modules: Modules) => string | null {
  let groups: { readonly site: ReadonlySet<string>; readonly embed: ReadonlySet<string> } | null = null;
  return (id, modules) => {
    groups ??= { site: closure(modules, entry), embed: closure(modules, embed) };
    if (id === entry || !groups.site.has(id)) return null;
    return groups.embed.has(id) ? "shared" : "site";
  };
}
