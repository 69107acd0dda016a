/** Whether this browser has a font with flags. Windows has none, and shows the two letters instead. */

let known: boolean | null = null;

export function drawsFlags(): boolean {
  known ??= measured();
  return known;
}

/** A font with flags draws one sign as wide as an emoji; a font without them draws two letters, which are wider. */
function measured(): boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return false;
  context.font = "32px sans-serif";
  const flag = context.measureText("\u{1F1FA}\u{1F1E6}").width;
  const letters = context.measureText("\u{1F1FA}").width + context.measureText("\u{1F1E6}").width;
  return flag < letters * 0.9;
}
