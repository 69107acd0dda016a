/** The three forms of a Ukrainian noun after a number: 1 шашка, 2 шашки, 5 шашок. */

const rules = new Intl.PluralRules("uk");

export function counted(n: number, one: string, few: string, many: string): string {
  const kind = rules.select(n);
  return `${String(n)} ${kind === "one" ? one : kind === "few" ? few : many}`;
}
