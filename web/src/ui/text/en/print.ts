/** Pages on paper. */

export const print = {
  print: "Print",
  sheet: (number: number, of: number): string => `sheet ${String(number)} of ${String(of)}`,
};
